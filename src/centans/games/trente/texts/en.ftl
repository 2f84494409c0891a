# Le Combat des Trente: every word a player reads. The vocabulary is that of the glossary of RULES.md.
# What the variables hold is said at the top of src/centans/words.py. Units are B-24 or M-C, cells K10 or OAK, cards f4,
# ruse, lance, h24; `unit`, `mission` and `card` below turn them into words.

title = Le Combat des Trente
    .about = Thirty against thirty by the Oak of Mi-Voie, 26 March 1351: secret orders, hidden cards, and one field for all.
    .lead = Thirty against thirty, on foot, by the Halfway Oak. Write your orders in secret; honour will do the rest.
    .length = one to two hours
    .authors = A game by Eric Daniellou, Michel Deunff and Thomas Poulmarc’h
    .credits = { title } is a game by Eric Daniellou, Michel Deunff and Thomas Poulmarc’h, illustrated by the latter.
aim = Earn points: fell enemies, hold the Halfway Oak at the end of the turn, fulfil your Mission.
    .end = After the last turn, or when an army has nobody left, survivors bring points too and the greater total wins; if you fight to the last man, the army still standing wins.

## Armies, ranks, cells

side-blois = Blois
    .letter = B
    .captain = Jean de Beaumanoir
    .about = The Bretons of Jean de Beaumanoir, captain of Josselin: they fight for Charles of Blois, the duke whom the king of France supports.
side-montfort = Montfort
    .letter = M
    .captain = Robert Bamborough
    .about = The English, Germans and Bretons of Robert Bamborough, captain of Ploërmel: they fight for John of Montfort, the duke whom the king of England supports.

The-side = { $side ->
    [blois] Blois
   *[montfort] Montfort
}

rank-captain = captain
rank-knight = knight
rank-squire = squire

cell = { $cell ->
    [OAK] the Oak
   *[other] { $cell }
}
# With a preposition, or at the beginning of a sentence.
at-cell = { $cell ->
    [OAK] at the Oak
   *[other] on { $cell }
}
of-cell = { $cell ->
    [OAK] of the Oak
   *[other] of { $cell }
}
The-cell = { $cell ->
    [OAK] The Oak
   *[other] { $cell }
}

cell-kind-plain = open heath
cell-kind-oak = the Oak of Mi-Voie
    .short = Oak
    .effect = Arriving here gives an Arms card; holding it when the turn ends scores { $points } points.
cell-kind-arms = Arms cell
    .short = Arms
    .effect = Arriving here gives an Arms card.
cell-kind-force = Force cell
    .short = Force
    .effect = Arriving here gives a card of the Force deck.
cell-kind-horse = Horse cell
    .short = Horse
    .effect = Arriving here scores { $points } point and gives a card of the Force deck; then the unit charges any enemy but the captain.

deck-force = Force deck
deck-arms = Arms deck
deck-hero = Hero deck

source-eliminations = eliminations
source-oak = the Oak
source-horses = Horse cells
source-missions = Missions
source-survivors = survivors

bonus-superiority = superiority
bonus-support = captain’s support
bonus-mission = Mission
bonus-cards = cards
bonus-die = die

some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
some-cards = { $number ->
    [0] no card
    [one] one card
   *[other] { $number } cards
}

## The fighters: name, and what is known of each in a line

unit-B-C = Jean de Beaumanoir
    .history = Lord of Beaumanoir, marshal of Brittany for Charles of Blois and captain of Josselin; wounded and fasting, he fought on to the end of the day.
unit-B-1 = Olivier Arrel
    .history = The first of Beaumanoir’s ten knights, if one takes them by the alphabet.
unit-B-2 = Caro de Bodégat
    .history = From Mohon, close by Ploërmel. Felled by a hammer and taken in the first clash, he was freed when Bamborough fell.
unit-B-3 = Geoffroy du Bois
    .history = He finished Bamborough with his axe, and told his thirsty captain to drink his own blood.
unit-B-4 = Yves Charruel
    .history = A Breton of the north, often called Even; taken prisoner in the first assault, he took up arms again when the enemy captain died.
unit-B-5 = Guillaume de la Marche
    .history = One of Beaumanoir’s ten knights. A march is a frontier, and Brittany had no lack of them.
unit-B-6 = Robin Raguenel
    .history = Of the Raguenels of Dinan; tradition makes him the father of Tiphaine, who married Bertrand du Guesclin.
unit-B-7 = Guy de Rochefort
    .history = Of the lords of Rochefort, the town on its rock between Vannes and Redon.
unit-B-8 = Jean Rousselot
    .history = His name is spelt in three ways in the lists; all of them place him among the knights.
unit-B-9 = Huon de Saint-Yvon
    .history = Also read as Saint-Hugeon; some count him and Raguenel as one man, we follow those who count two.
unit-B-10 = Jean de Tinténiac
    .history = Lord of Tinténiac and Combourg. By common voice the best fighter of the Breton side; he died the next year at Mauron.
unit-B-11 = Geoffroy de Beaucorps
    .history = A squire whose name, “fine body”, suited the trade of arms.
unit-B-12 = Hugues Catus
    .history = Also called Huet Trapus; nothing but his name in the roll has come down to us.
unit-B-13 = Olivier de Fontenay
    .history = Of Fontenay, south of Rennes.
unit-B-14 = Louis Goyon
    .history = Of the Goyons, lords of Matignon and of the fort of La Latte on its cliff.
unit-B-15 = Alain de Kéranrais
    .history = His lance threw Bamborough down before du Bois’s axe killed him.
unit-B-16 = Olivier de Kéranrais
    .history = Kinsman of Alain, from Plouaret in the Trégor; the two fought side by side.
unit-B-17 = Guillaume de la Lande
    .history = A Breton la Lande, when the other side had a Richard of that name.
unit-B-18 = Geoffroy de la Roche
    .history = He asked to be knighted on the field; Beaumanoir did it, reminding him of a forefather who fought at Constantinople.
unit-B-19 = The lord of la Villéon
    .history = The list has left him no first name, and others read Lanloup in his place.
unit-B-20 = Geoffroy Mellon
    .history = One of the Breton squires who fell that day.
unit-B-21 = Guillaume de Montauban
    .history = He seemed to leave the field, mounted a horse, and rode down the English square: it broke the fight open.
unit-B-22 = Olivier de Monteville
    .history = Monteville or Bouteville, according to the list one reads.
unit-B-23 = Maurice du Parc
    .history = Of the lords of le Parc; a Maurice du Parc later served under du Guesclin.
unit-B-24 = Tristan de Pestivien
    .history = Of Bulat-Pestivien; struck down by a hammer and captured in the first clash, free again before evening.
unit-B-25 = Guyon de Pontblanc
    .history = From the Trégor, near Plouaret, like the Kéranrais.
unit-B-26 = Geoffroy Poulart
    .history = He fell under the oak with Mellon; their companions swore to avenge them.
unit-B-27 = Simonet Richard
    .history = A squire without a castle to his name: the roll alone has kept him from oblivion.
unit-B-28 = Jeannot de Sérent
    .history = Of Sérent, a parish between Ploërmel and Vannes, an hour’s ride from the oak.
unit-B-29 = Alain de Tinténiac
    .history = Of the same house as Jean de Tinténiac, and still a squire.
unit-B-30 = Maurice de Trézéguidy
    .history = From Pleyben. He lived long, served du Guesclin and the king of France, and could tell the tale.
unit-M-C = Robert Bamborough
    .history = English captain of Ploërmel. He accepted the challenge, trusted in Merlin’s prophecies, and died under the oak.
unit-M-1 = Robin Adès
    .history = A name of the English roll, first of its knights in the alphabet.
unit-M-2 = D’Ardaine
    .history = A knight of Montfort’s whose first name the list has not kept.
unit-M-3 = Thomas Belifort
    .history = A giant who swung a maul of twenty-five pounds of lead.
unit-M-4 = Hugues de Calveley
    .history = A Cheshire knight of great strength, captain of companies for thirty years after; he ended governor of Calais and of the Channel Isles.
unit-M-5 = Croquart
    .history = A German page grown rich by war. He rallied the English into a hedgehog after their captain’s death and was held the best of their side.
unit-M-6 = Robert Knolles
    .history = The soldier of fortune whose raids left burnt gables called Knolles’s mitres; he died rich, in his bed, in 1407.
unit-M-7 = Richard de la Lande
    .history = Called of Ireland by some; a Breton or an Irishman, nobody can tell.
unit-M-8 = Hervé de Lexualen
    .history = One of the Bretons who held for Montfort: the quarrel divided every parish.
unit-M-9 = Jean Plesington
    .history = An Englishman by his name, which others write Plesanton.
unit-M-10 = Thomas Walton
    .history = He fought on after Bamborough’s fall, in the square round Croquart.
unit-M-11 = Gaultier l’Allemand
    .history = A German in English pay, one of six or so in the company.
unit-M-12 = Raoulet d’Aspremont
    .history = His name comes from an Aspremont, and there are many.
unit-M-13 = Jannequin Betoncamp
    .history = Jannequin, little John: the Flemish form of the name betrays a soldier hired overseas.
unit-M-14 = Bicquillay
    .history = One word in the roll, and not a line more.
unit-M-15 = Huceton Clemenbean
    .history = The poem gives him a fauchard, sharp on one edge and hooked on the other.
unit-M-16 = Perrot de Commelain
    .history = Commelain or Commenan; a Breton squire of the party of Montfort.
unit-M-17 = Dagworth the nephew
    .history = Nephew of Sir Thomas Dagworth, the English lieutenant in Brittany ambushed and killed the summer before.
unit-M-18 = Dango le Couart
    .history = “The coward” by nickname; he stood in the ring all the same.
unit-M-19 = Guillemin le Gaillart
    .history = One of two le Gaillarts, sturdy fellows by name.
unit-M-20 = Ridele le Gaillart
    .history = He fought beside his brother Helecoq.
unit-M-21 = Helecoq
    .history = Brother of Ridele le Gaillart.
unit-M-22 = Helichon le Musart
    .history = “The idler” by nickname: companions are not always kind.
unit-M-23 = Renequin Hérouart
    .history = A man-at-arms of Flanders or Germany, to judge by his name.
unit-M-24 = Hulbure le Vilart
    .history = A big man whom his captain, they say, dubbed for the day.
unit-M-25 = Isannay le Hardi
    .history = “The bold”: the roll has one, and here he is.
unit-M-26 = Renequin Mareschal
    .history = A marshal by name; in life a soldier of the garrison of Ploërmel.
unit-M-27 = Robinet Melipart
    .history = Little Robin Melipart, of whom the poem says no more.
unit-M-28 = Repefort le Vaillant
    .history = “The valiant”, one of those told off to take Beaumanoir alive.
unit-M-29 = Jannequin Taillart
    .history = Another little John of the garrison; Taillart is one who cuts.
unit-M-30 = Jean Troussel
    .history = Last of the roll by the alphabet; a Trussell, perhaps of the English Midlands.

unit = { $unit ->
    [B-C] { unit-B-C }
    [B-1] { unit-B-1 }
    [B-2] { unit-B-2 }
    [B-3] { unit-B-3 }
    [B-4] { unit-B-4 }
    [B-5] { unit-B-5 }
    [B-6] { unit-B-6 }
    [B-7] { unit-B-7 }
    [B-8] { unit-B-8 }
    [B-9] { unit-B-9 }
    [B-10] { unit-B-10 }
    [B-11] { unit-B-11 }
    [B-12] { unit-B-12 }
    [B-13] { unit-B-13 }
    [B-14] { unit-B-14 }
    [B-15] { unit-B-15 }
    [B-16] { unit-B-16 }
    [B-17] { unit-B-17 }
    [B-18] { unit-B-18 }
    [B-19] { unit-B-19 }
    [B-20] { unit-B-20 }
    [B-21] { unit-B-21 }
    [B-22] { unit-B-22 }
    [B-23] { unit-B-23 }
    [B-24] { unit-B-24 }
    [B-25] { unit-B-25 }
    [B-26] { unit-B-26 }
    [B-27] { unit-B-27 }
    [B-28] { unit-B-28 }
    [B-29] { unit-B-29 }
    [B-30] { unit-B-30 }
    [M-C] { unit-M-C }
    [M-1] { unit-M-1 }
    [M-2] { unit-M-2 }
    [M-3] { unit-M-3 }
    [M-4] { unit-M-4 }
    [M-5] { unit-M-5 }
    [M-6] { unit-M-6 }
    [M-7] { unit-M-7 }
    [M-8] { unit-M-8 }
    [M-9] { unit-M-9 }
    [M-10] { unit-M-10 }
    [M-11] { unit-M-11 }
    [M-12] { unit-M-12 }
    [M-13] { unit-M-13 }
    [M-14] { unit-M-14 }
    [M-15] { unit-M-15 }
    [M-16] { unit-M-16 }
    [M-17] { unit-M-17 }
    [M-18] { unit-M-18 }
    [M-19] { unit-M-19 }
    [M-20] { unit-M-20 }
    [M-21] { unit-M-21 }
    [M-22] { unit-M-22 }
    [M-23] { unit-M-23 }
    [M-24] { unit-M-24 }
    [M-25] { unit-M-25 }
    [M-26] { unit-M-26 }
    [M-27] { unit-M-27 }
    [M-28] { unit-M-28 }
    [M-29] { unit-M-29 }
   *[M-30] { unit-M-30 }
}

# Within a sentence; what happens tells a foe by his French name.
him = { $unit ->
    [B-19] the lord of la Villéon
    [M-2] d’Ardaine
   *[other] { unit }
}
foe = { $foe ->
    [B-19] the lord of la Villéon
    [M-2] d’Ardaine
    [M-17] { unit-M-17 }
   *[other] { $foe_name }
}
alike-units = { him }

## Missions: name, and effect with the figures of the box

mission-MIS-B1 = The death of Bamborough
    .effect = Du Bois (3) and Alain de Kéranrais (15) have +{ $bonus } attacking Bamborough. { $vp } points the first time one of them wounds him this turn, { $vp_other } if any of yours eliminates him.
    .rule = CT-MISB-1
mission-MIS-M1 = Beaumanoir for my lady
    .effect = Calveley (4) and Repefort (28) have +{ $bonus } attacking Beaumanoir. { $vp } points the first time one of them wounds him this turn, { $vp_other } if any of yours eliminates him.
    .rule = CT-MISM-1
mission-MIS-B2 = Montauban’s charge
    .effect = Montauban (21) moves { $move } cells farther and has +{ $bonus } in a charge. { $vp } points when he reaches a Horse cell, { $vp_other } if he eliminates his man in that charge.
    .rule = CT-MISB-2
mission-MIS-M2 = Avenge Dagworth
    .effect = Dagworth (17) moves { $move } cells farther and has +{ $bonus } in a charge. { $vp } points when he reaches a Horse cell, { $vp_other } if he eliminates his man in that charge.
    .rule = CT-MISM-2
mission-MIS-B3 = Drink your blood, Beaumanoir!
    .effect = Beaumanoir has +{ $bonus } in every combat, +{ $bonus_wounded } when wounded. { $vp } points each time he wins one, { $vp_max } times at most.
    .rule = CT-MISB-3
mission-MIS-M3 = The prophecies of Merlin
    .effect = Bamborough has +{ $bonus } in every combat, +{ $bonus_wounded } when wounded. { $vp } points each time he wins one, { $vp_max } times at most.
    .rule = CT-MISM-3
mission-MIS-B4 = To the Halfway Oak!
    .effect = Your unit on the Oak has +{ $bonus } defending. { $vp } points the first time one of yours eliminates an enemy standing there this turn, { $vp_other } if one of yours holds it at the end of the turn.
    .rule = CT-MISB-4
mission-MIS-M4 = Hold the oak
    .effect = Your unit on the Oak has +{ $bonus } defending. { $vp } points the first time one of yours eliminates an enemy standing there this turn, { $vp_other } if one of yours holds it at the end of the turn.
    .rule = CT-MISM-4
mission-MIS-B5 = The two Kéranrais
    .effect = Alain (15) and Olivier de Kéranrais (16) have +{ $bonus } in every combat while the other lives within { $near } cells. { $vp } points for each enemy one of them eliminates, { $vp_max } times at most.
    .rule = CT-MISB-5
mission-MIS-M5 = The le Gaillart brothers
    .effect = Ridele le Gaillart (20) and Helecoq (21) have +{ $bonus } in every combat while the other lives within { $near } cells. { $vp } points for each enemy one of them eliminates, { $vp_max } times at most.
    .rule = CT-MISM-5
mission-MIS-B6 = Tinténiac, best of the Bretons
    .effect = Jean de Tinténiac (10) moves { $move } cell farther and has +{ $bonus } attacking. { $vp } points for each enemy he eliminates, { $vp_max } times at most.
    .rule = CT-MISB-6
mission-MIS-M6 = Belifort’s maul
    .effect = Belifort (3) moves { $move } cell farther and has +{ $bonus } attacking. { $vp } points for each enemy he eliminates, { $vp_max } times at most.
    .rule = CT-MISM-6
mission-MIS-B7 = La Roche is knighted
    .effect = Geoffroy de la Roche (18) moves, fights and arms himself as a knight; he stays a squire for Heroes and points. { $vp } points for each enemy he eliminates, { $vp_max } times at most.
    .rule = CT-MISB-7
mission-MIS-M7 = Hulbure is knighted
    .effect = Hulbure le Vilart (24) moves, fights and arms himself as a knight; he stays a squire for Heroes and points. { $vp } points for each enemy he eliminates, { $vp_max } times at most.
    .rule = CT-MISM-7
mission-MIS-B8 = The halt and the wine of Anjou
    .effect = At the end of the turn your wounded recover { $heal } life points. { $vp_other } points if you lost no more than { $max_losses } unit this turn.
    .rule = CT-MISB-8
mission-MIS-M8 = The halt and the wine of Anjou
    .effect = At the end of the turn your wounded recover { $heal } life points. { $vp_other } points if you lost no more than { $max_losses } unit this turn.
    .rule = CT-MISM-8
mission-MIS-B9 = Avenge Mellon and Poulart
    .effect = From your first loss this turn on, all yours have +{ $bonus } attacking, and each enemy eliminated is worth { $vp } point more, { $vp_max } times at most.
    .rule = CT-MISB-9
mission-MIS-M9 = Croquart rallies his men
    .effect = From your first loss this turn on, all yours have +{ $bonus } attacking, and each enemy eliminated is worth { $vp } point more, { $vp_max } times at most.
    .rule = CT-MISM-9
mission-MIS-B10 = Break the hedgehog
    .effect = +{ $bonus } when you attack an enemy beside whom another of yours stands. At the end of the turn { $vp } point for each enemy with at least { $friends } of yours beside him, { $vp_max } at most.
    .rule = CT-MISB-10
mission-MIS-M10 = The hedgehog
    .effect = +{ $bonus } when yours defends with at least { $friends } of his fellows beside him. At the end of the turn { $vp } point for each of yours with { $friends } fellows and an enemy beside him, { $vp_max } at most.
    .rule = CT-MISM-10

mission = { $mission ->
    [MIS-B1] { mission-MIS-B1 }
    [MIS-M1] { mission-MIS-M1 }
    [MIS-B2] { mission-MIS-B2 }
    [MIS-M2] { mission-MIS-M2 }
    [MIS-B3] { mission-MIS-B3 }
    [MIS-M3] { mission-MIS-M3 }
    [MIS-B4] { mission-MIS-B4 }
    [MIS-M4] { mission-MIS-M4 }
    [MIS-B5] { mission-MIS-B5 }
    [MIS-M5] { mission-MIS-M5 }
    [MIS-B6] { mission-MIS-B6 }
    [MIS-M6] { mission-MIS-M6 }
    [MIS-B7] { mission-MIS-B7 }
    [MIS-M7] { mission-MIS-M7 }
    [MIS-B8] { mission-MIS-B8 }
    [MIS-M8] { mission-MIS-M8 }
    [MIS-B9] { mission-MIS-B9 }
    [MIS-M9] { mission-MIS-M9 }
    [MIS-B10] { mission-MIS-B10 }
   *[MIS-M10] { mission-MIS-M10 }
}

## Cards

card = { $card ->
    [f1] Force 1
    [f2] Force 2
    [f3] Force 3
    [f4] Force 4
    [f5] Force 5
    [f6] Force 6
    [ruse] Ruse
    [harangue] Harangue
    [aide_de_dieu] God’s Help
    [repos] Rest
    [masse] mace
    [epee] sword
    [hache] axe
    [lance] lance
    [marteau] war hammer
    [fauchard] fauchard
    [camail] mail aventail
    [gantelet] gauntlet
    [bacinet] bascinet
    [ecu] shield
    [h11] Hero 11
    [h12] Hero 12
    [h13] Hero 13
    [h14] Hero 14
    [h15] Hero 15
    [h16] Hero 16
    [h17] Hero 17
    [h18] Hero 18
    [h19] Hero 19
    [h20] Hero 20
    [h21] Hero 21
    [h22] Hero 22
    [h23] Hero 23
    [h24] Hero 24
    [h25] Hero 25
    [h26] Hero 26
    [h27] Hero 27
    [h28] Hero 28
    [h29] Hero 29
   *[h30] Hero 30
}

# Cards alike in a list.
a-card = { $card ->
    [f1] a Force 1
    [f2] a Force 2
    [f3] a Force 3
    [f4] a Force 4
    [f5] a Force 5
    [f6] a Force 6
    [ruse] Ruse
    [harangue] Harangue
    [aide_de_dieu] God’s Help
    [repos] Rest
    [masse] a mace
    [epee] a sword
    [hache] an axe
    [lance] a lance
    [marteau] a war hammer
    [fauchard] a fauchard
    [camail] a mail aventail
    [gantelet] a gauntlet
    [bacinet] a bascinet
    [ecu] a shield
    [h11] Hero 11
    [h12] Hero 12
    [h13] Hero 13
    [h14] Hero 14
    [h15] Hero 15
    [h16] Hero 16
    [h17] Hero 17
    [h18] Hero 18
    [h19] Hero 19
    [h20] Hero 20
    [h21] Hero 21
    [h22] Hero 22
    [h23] Hero 23
    [h24] Hero 24
    [h25] Hero 25
    [h26] Hero 26
    [h27] Hero 27
    [h28] Hero 28
    [h29] Hero 29
   *[h30] Hero 30
}
alike-cards = { $number ->
    [one] { a-card }
   *[other] { $card ->
        [f1] { $number } Force 1s
        [f2] { $number } Force 2s
        [f3] { $number } Force 3s
        [f4] { $number } Force 4s
        [f5] { $number } Force 5s
        [masse] { $number } maces
        [epee] { $number } swords
        [hache] { $number } axes
        [lance] { $number } lances
        [marteau] { $number } war hammers
        [fauchard] { $number } fauchards
        [camail] { $number } mail aventails
        [gantelet] { $number } gauntlets
        [bacinet] { $number } bascinets
        [ecu] { $number } shields
       *[f6] { $number } Force 6s
    }
}

lay-arms = { $arms ->
    [masse] mace
    [epee] sword
    [hache] axe
    [lance] lance
    [marteau] war hammer
    [fauchard] fauchard
    [camail] mail aventail
    [gantelet] gauntlet
    [bacinet] bascinet
   *[ecu] shield
}
    .typed = { $arms ->
        [masse] mace
        [epee] sword
        [hache] axe
        [marteau] hammer
        [camail] aventail
        [gantelet] gauntlet
        [bacinet] bascinet
        [ecu] shield
       *[other] { $arms }
    }
lay-special = { $special ->
    [ruse] Ruse
    [harangue] Harangue
   *[aide_de_dieu] God’s Help
}
    .typed = { $special ->
        [aide_de_dieu] help
       *[other] { $special }
    }
## Settings of the match

setting-turns = Turns
    .about = How many turns the match lasts; ten in the usual game, three for a taste of it.
value-turns = { $value ->
    [1] 1 turn
   *[other] { $value } turns
}
setting-end = End of the match
    .about = After the last turn, on points; or to the last man, when the army that is left wins whatever the points.
value-end = { $value ->
    [turns] after the last turn
   *[destruction] to the last man
}
setting-first_player = First army
    .about = The dice say who is first in turn 1. Then the roles alternate, or the dice are rolled again every turn.
value-first_player = { $value ->
    [alternate] in turn
   *[roll_each_turn] by dice each turn
}
setting-deployment = Placing
    .about = Every fighter starts on his own cell, or each side arranges its thirty-one men in secret.
value-deployment = { $value ->
    [fixed] fixed
   *[free] free and secret
}
setting-missions = Missions
    .about = From turn 2 each army has a secret Mission a turn. They are reconstructed, and can be left out.
value-missions = { $value ->
    [on] with Missions
   *[off] without
}
setting-force_deck = Force cards
    .about = How the 52 Force cards are spread over the values: middling ones more often, or all alike.
value-force_deck = { $value ->
    [bell] more 3s and 4s
   *[flat] all values alike
}
setting-deck_return = Used cards
    .about = Used cards go under their decks and come back in that order, or the decks are shuffled every turn.
value-deck_return = { $value ->
    [under] under the decks
   *[shuffle] shuffled each turn
}
setting-hold_in_contact = A unit that stays beside an enemy
    .about = Whether a unit that is ordered, does not move and stands beside an enemy has to fight.
value-hold_in_contact = { $value ->
    [must_fight] must fight
   *[may_pass] may pass
}
setting-contact_without_cards = Contact without cards
    .about = Whether a unit whose player has no card to attack with may go beside an enemy.
value-contact_without_cards = { $value ->
    [allowed] allowed
   *[forbidden] forbidden
}
setting-defence = Defender’s cards
    .about = A defender who has a base card must play one, or may prefer to trust the die alone.
value-defence = { $value ->
    [base_required] base card required
   *[die_allowed] the die may do
}
setting-support_range = Captain’s support
    .about = The two cells are counted from the captain to his own fighter, or to the nearer of the two.
value-support_range = { $value ->
    [own_unit] to his own man
   *[any_combatant] to either man
}
setting-armies = Who leads which army
    .about = As the seats say, or drawn by chance when the match begins.
value-armies = { $value ->
    [choose] chosen
   *[random] drawn by chance
}
setting-seats = Seats
    .about = The army of the odd seats; the even seats lead the other.
value-seats = { $value ->
    [usual] odd seats lead Blois
   *[exchanged] odd seats lead Montfort
}
setting-pair_army = Army of the pair
    .about = With three players: the army that seats 1 and 3 lead together.
value-pair_army = { $value ->
    [blois] Blois
   *[montfort] Montfort
}
setting-team_mode_blois = Partners of Blois
    .about = When two players lead Blois: whether they play the orders in turn, or five each.
value-team_mode_blois = { $value ->
    [alternate] order by order
   *[halves] five orders each
}
setting-team_mode_montfort = Partners of Montfort
    .about = When two players lead Montfort: whether they play the orders in turn, or five each.
value-team_mode_montfort = { $value ->
    [alternate] order by order
   *[halves] five orders each
}
setting-team_keep = Cards kept by partners
    .about = Whether two partners keep three cards a turn together, or three each.
value-team_keep = { $value ->
    [army] three together
   *[player] three each
}

## Where the turn stands

phase-deploy = Placing the armies
phase-orders = Writing the orders
phase-move = Move
phase-charge = Charge
phase-target = Attack
phase-combination = Combat
phase-take-back = After the combat
phase-advance = After the combat
phase-heal = Tending the wounded
phase-rest = End of the turn
phase-keep = Keeping cards
phase-over = End of the game

## What you are asked

ask-deploy = Captain, place your men on their start cells: first yourself, then 1 to 30.
ask-order = Captain, write your orders: ten of your men, in the order in which they will act.
ask-move = Where does your man go? If he is to stay, choose the cell he stands on.
ask-target = Enemies are beside him: whom does he attack?
ask-charge = To horse! Whom does he charge?
ask-land = On which cell does the charge end?
ask-combination = Lay your cards, face down.
ask-take-back = With God’s help: will you take your Force card back?
ask-advance = Your man has beaten his attacker: does he take his place?
ask-heal = Choose the man who recovers a life point.
ask-rest = The turn is ending: will you play Rest?
ask-keep = Choose up to three cards to keep; the others go under their decks.

## What you may answer; .typed gives the words that can be typed

option-post = place { at-cell }
    .typed = { $cell }
option-order = no. { $unit }
    .typed = { $unit }
option-move = go to { cell }
    .typed = { $cell }
option-attack = attack no. { $unit }
    .typed = { $unit }
option-decline = do not attack
    .typed = no pass
option-charge = charge no. { $unit }
    .typed = { $unit }
option-land = land { at-cell }
    .typed = { $cell }
option-lay = { $base ->
    [die] the die alone
    [hero] the Hero as base
    [f1] Force 1
    [f2] Force 2
    [f3] Force 3
    [f4] Force 4
    [f5] Force 5
   *[f6] Force 6
}{ $arms ->
    [none] { "" }
   *[other] , { lay-arms }
}{ $special ->
    [none] { "" }
   *[other] , { lay-special }
}{ $hero ->
    [none] { "" }
   *[other] , the Hero
}
    .typed = { $base }{ $arms ->
        [none] { "" }
       *[other] +{ lay-arms.typed }
    }{ $special ->
        [none] { "" }
       *[other] +{ lay-special.typed }
    }{ $hero ->
        [none] { "" }
       *[other] +hero
    }
option-take-back = take the Force card back
    .typed = yes take
option-leave = leave it
    .typed = no leave
option-advance = take the place
    .typed = yes advance
option-stay = stay
    .typed = no stay
option-heal = heal no. { $unit }
    .typed = { $unit }
option-rest = play Rest
    .typed = rest yes
option-no-rest = no
    .typed = no
option-keep = keep { a-card }
    .typed = { $card ->
        [aide_de_dieu] help
        [repos] rest
        [masse] mace
        [epee] sword
        [hache] axe
        [marteau] hammer
        [camail] aventail
        [gantelet] gauntlet
        [bacinet] bascinet
        [ecu] shield
       *[other] { $card }
    }
option-done = done
    .typed = done

## What happened

event-leads = { $you ->
    [seat] You lead
   *[none] { $seat } leads
} { $side ->
    [blois] the men of Blois.
   *[montfort] the men of Montfort.
}
event-pair-leads = { $seat } and { $to } lead { $side ->
    [blois] the men of Blois.
   *[montfort] the men of Montfort.
}
event-deployed = { The-side } has placed its men.
event-first-dice = First player: Blois rolls { $blois }, Montfort rolls { $montfort }.
event-turn = Turn { $turn }: { The-side } is first.
event-dealt = { The-side } deals the cards.
event-hand = { $you ->
    [audience] Your hand: { $cards }.
   *[none] The hand of { $audience }: { $cards }.
}
event-exchanged = { $you ->
    [seat] You exchange
   *[none] { $seat } exchanges
} { $number ->
    [one] the Hero card of a dead squire
   *[other] { $number } Hero cards of dead squires
}{ $missing ->
    [0] .
    [one] , one of them without a replacement.
   *[other] , { $missing } of them without a replacement.
}
event-mission-drawn = { The-side } draws its Mission.
event-mission-known = For your eyes only, the Mission of { The-side }: “{ mission }”.
event-mission-shown = { The-side } turns its Mission up: “{ mission }”.
event-mission-scored = “{ mission }”: { some-points } for { The-side }.
event-orders-written = { The-side } has written its orders.
event-orders-known = For your eyes only, the orders: { $units }.
event-order-played = Order { $slot }{ $you ->
    [seat] , yours
   *[none] { "" }
}: { him } ({ $unit }).
event-order-lost = Order { $slot }: { him } ({ $unit }) is dead, and the order is lost.
event-stayed = { unit } stays { at-cell }.
event-moved = { unit } goes from { $start ->
    [OAK] the Oak
   *[other] { $start }
} to { cell }.
event-drew = { $number ->
    [0] The { $deck ->
        [arms] Arms
       *[force] Force
    } deck is empty: no card to draw { at-cell }.
   *[other] { $you ->
        [seat] You draw
       *[none] { $seat } draws
    } { $deck ->
        [arms] an Arms card
       *[force] a card of the Force deck
    } { at-cell }.
}
event-drew-card = { $you ->
    [audience] You find { $cards }.
   *[none] { $audience } finds { $cards }.
}
event-horse = { $you ->
    [seat] You reach
   *[none] { $seat } reaches
} the horses on { cell }: { some-points }{ $number ->
    [0] , but the Force deck is empty.
   *[other] { " " }and a card of the Force deck.
}
event-charged = { unit } charges { foe } and lands { at-cell }.
event-no-cards = { unit } stands beside the enemy, but there is no card to attack with.
event-declined = { unit } does not take up the fight.
event-attacks = { unit } ({ $unit }) attacks { foe } ({ $foe }).
event-laid = For { him }: { $cards }.
event-laid-nothing = For { him }: no card, the die alone.
event-ruse-wasted = The Ruse finds no card to remove.
event-ruse = The Ruse removes { card }.
event-total = { unit }: cards { $cards_worth }{ $superiority ->
    [0] { "" }
   *[other] { " " }+ superiority { $superiority }
}{ $support ->
    [0] { "" }
   *[other] { " " }+ support { $support }
}{ $mission ->
    [0] { "" }
   *[other] { " " }+ Mission { $mission }
} + die { $die } = { $total }.
event-wounded = { unit } loses { $number ->
    [one] one life point
   *[other] { $number } life points
}{ $life ->
    [0] { " " }and falls.
    [one] { " " }and has one left.
   *[other] { " " }and has { $life } left.
}
event-unhurt = { $lead ->
    [0] Equal totals: nobody is hurt.
   *[other] God’s Help: nobody is hurt.
}
event-took-back = { $you ->
    [seat] You take back { $cards }.
   *[none] { $seat } takes back { $cards }.
}
event-eliminated = { unit } fells { foe } ({ $foe }): { some-points } for { The-side }.
event-took-place = { unit } takes his place { at-cell }.
event-stood-fast = { unit } stands fast { at-cell }.
event-oak-held = { unit } holds the Oak: { some-points } for { The-side }.
event-healed = { unit } recovers: { $life ->
    [one] one life point.
   *[other] { $life } life points.
}
event-rest-played = { $you ->
    [seat] You play Rest for { The-side }.
   *[none] { $seat } plays Rest for { The-side }.
}
event-turn-totals = Turn { $turn } is over: Blois { $blois }, Montfort { $montfort }.
event-kept = { $you ->
    [seat] You keep { some-cards } and give up { $given }.
   *[none] { $seat } keeps { some-cards } and gives up { $given }.
}
event-kept-cards = { $count ->
    [0] Kept: nothing.
   *[other] Kept: { $cards }.
}
event-annihilated = { The-side } has no man left standing.
event-survivors = { The-side }: { some-points } for the survivors, { $total } in all.

## Why it is not allowed

why-deploy-first = Place your men first: { $placed ->
    [one] { $placed } of 31 stands ready.
   *[other] { $placed } of 31 stand ready.
}
why-cell-taken = { unit } stands on { cell } already: a cell holds one unit.
why-not-a-start-cell = { The-cell } is not one of your start cells.
why-orders-first = Write your orders first: { $written ->
    [one] { $written } of { $slots } is written.
   *[other] { $written } of { $slots } are written.
}
why-order-for-the-dead = { unit } is dead: orders are for the living.
why-ordered-twice = { unit } is already on the sheet, in slot { $place }.
why-move-first = Move { him } first, or let him stay.
why-too-far = { The-cell } is out of reach: { $steps ->
    [one] one step
   *[other] { $steps } steps
} at most, and it lies farther off or behind the enemy.
why-no-charge-possible = Nobody can be charged from { cell }: no enemy but the captain has a free cell beside him.
why-charge-needs-cards = Without a card to attack with nobody may take horse on { cell }.
why-contact-needs-cards = Without a card to attack with nobody may go beside the enemy; within reach { of-cell } { $number ->
    [one] one is standing.
   *[other] { $number } are standing.
}
why-target-first = Name first whom { him } attacks.
why-must-fight = { unit } stands beside an enemy and must fight.
why-dead = { unit } is dead.
why-not-adjacent = { unit }, { at-cell }, is not beside him: only a neighbour can be attacked.
why-charge-first = Name first whom { him } charges.
why-no-charge-at-captain = { unit } is the captain: nobody charges him.
why-no-room-beside = There is no free cell beside { him } on { cell }.
why-land-first = Choose first where the charge at { him } ends.
why-no-landing-on-horse = A charge does not end on a Horse cell, and { cell } is one.
why-not-beside-target = { The-cell } is not beside { him }: a charge ends beside its target.
why-combination-first = Choose the cards for { him } first.
why-attacker-needs-base = { unit } attacks: a base card must be laid.
why-base-required = You hold a base card for { him }: you must lay one.
why-force-before-hero = You hold { $number ->
    [one] a Force card
   *[other] { $number } Force cards
}: a Hero card is base only without any.
why-hero-for-squires = { unit } is no squire: no Hero card bears his number.
why-no-such-card = You do not hold { card }.
why-wrong-role = This card ({ card }) does not serve { $role ->
    [attack] the attacker.
   *[defence] the defender.
}
why-not-for-squires = This card ({ card }) is for captains and knights; { him } is a squire.
why-needs-full-life = This card ({ card }) needs all life points; { $life ->
    [one] one is left.
   *[other] { $life } are left.
}
why-take-back-first = Say first whether you take your Force card back.
why-advance-first = Say first whether { him } takes the place { at-cell }.
why-heal-first = Choose who recovers: { $number ->
    [one] one life point is left to give.
   *[other] { $number } life points are left to give.
}
why-unhurt = { unit } has all his life points.
why-rest-first = Say first whether you play Rest.
why-keep-first = Choose the cards you keep, { $left } more at most, or be done.
why-keep-in-order = Name the cards in the order of your hand: { card } should have come earlier.

## What decided the match

decided-by-points = on points
decided-by-draw = with equal points
decided-by-destruction = by leaving no enemy standing

## The guided first turn: a note at the first question of each kind

guide-title = First steps
guide-understood = Understood
guide-no-more = Stop helping me
guide-deploy = Your thirty-one start cells are yours to fill. The front rank moves first; keep your captain near those who will need his support.
    .title = Arrange your men.
guide-order = Ten of your men will act this turn, one at a time, in turn with the enemy. You name only who: where they go and whom they strike is decided when they are called.
    .title = Write your orders.
guide-move = Touch a lit cell. A man may pass over friends, never over enemies; if he ends beside an enemy he must fight, and the enemies he would meet are marked.
    .title = Move.
guide-target = Several enemies are in reach of his arm. Look at the odds, and choose one.
    .title = Choose your man.
guide-charge = From the horses you may strike any enemy on the field but their captain.
    .title = Charge!
guide-land = The charge ends on a free cell beside the target; an Arms cell or the Oak gives its card at once.
    .title = Where to land.
guide-combination = Lay a Force card, and add Arms, a Special or the squire’s Hero if you hold them. The chances shown are worked out from what you know.
    .title = Lay your cards.
guide-take-back = God’s Help lets you keep the Force card you played.
    .title = God’s Help.
guide-advance = Your man may step into the place of the attacker he has felled, or stand his ground.
    .title = Stay or advance.
guide-heal = Touch a wounded man: he recovers one life point.
    .title = The wounded.
guide-rest = Rest gives three life points back at the end of a turn. All who might hold it are asked, so that nobody learns who does.
    .title = Rest.
guide-keep = Keep up to three cards for the next turn; the rest goes under the decks.
    .title = Three cards.

## The table

board-turn = Turn { $turn }
board-round = Order { $round }
board-score = { some-points }
board-life = { $life ->
    [one] { $life } life point
   *[other] { $life } life points
}
board-orders = Orders
board-hand = Hand
board-odds = win { $win }%, kill { $kill }%, die { $die }%
board-engaging = Where he would stand beside an enemy: { $cells }
board-odds-why = Worked out from what you know, as if the enemy laid by chance what he may hold.

# The board in the page.
preset-battle = The day of the Thirty
    .about = Ten turns, with Missions: the whole battle.
preset-skirmish = A first clash
    .about = Three turns, to learn the game.
preset-last-man = To the last man
    .about = No limit of turns: whoever is left standing has won.
group-match = The match
group-pair = Partners
group-readings = Finer points

board-heath = The heath of Mi-Voie
board-turn-of = Turn { $turn } of { $last }
board-first = first
board-alive = { $number ->
    [one] 1 man
   *[other] { $number } men
}
board-leads = leads
board-ready = ready
board-count-men = men
board-count-force = cards of the Force deck
board-count-arms = Arms cards
board-count-heroes = Hero cards
board-close = close
board-cell = { $cell ->
    [OAK] The Oak
   *[other] Cell { $cell }
}
board-unit = { unit }, no. { $number }, { $rank } of { The-side }, { board-life }, on { cell }
board-rank = { $rank } · no. { $number } · { The-side }
board-move = moves { $move }
board-worth = worth { some-points }
board-fell = Fell in turn { $turn } to { $by }.
board-orders-of = The orders of { The-side }
board-order-entry = Order { $slot }: { him }, no. { $number }
board-order-hidden = Order { $slot }: still secret
board-order-strike = Strike out { him }
board-order-keys = Touch it, then the line where it shall go; or drag it (Alt and arrow keys). Touch it twice, or press Delete, to strike it out.
board-write = { $missing ->
    [one] Write your orders: one more man.
   *[other] Write your orders: { $missing } more men.
}
board-written = Your { $number } orders are written. Seal them?
board-order-hint = Touch your men on the heath in the order in which they shall act; touch again to strike one out.
board-sheet-full = The sheet has { $number } lines, all written: strike a man out first.
board-confirm-orders = Seal the orders
board-fill-orders = Add the foremost
board-back = Back
board-confirm = So be it
board-stay = Stay here
board-where = Where does { him } go? { $move ->
    [one] One cell
   *[other] { $move } cells
} at most.
board-where-land = Where does { him } end his charge?
board-goes = { unit } goes to { $cell ->
    [OAK] the Oak
   *[other] { $cell }
}.
board-stays = { unit } stays where he is.
board-engages = { $number ->
    [one] He will have to fight { $units }.
   *[other] He will have to fight one of { $units }.
}
board-whom = Whom does { him } attack?
board-whom-charge = To horse! Whom does { him } charge?
board-attack = { unit } against { $foe_name }: bonus +{ $bonus }, the enemy’s +{ $enemy }. With your best cards:
board-confirm-attack = Attack
board-confirm-charge = Charge
board-chance-win = win
board-chance-draw = draw
board-chance-lose = lose
board-odds-detail = To wound { $wound }%, to kill { $kill }%, to be wounded { $wounded }%, to die { $die }%.
board-laying = The cards of { him }
board-lay = { $role ->
    [attack] Lay your cards for { him }, who attacks.
   *[defence] Lay your cards for { him }, who is attacked.
}
board-lays = { $cards }: { $value } with the bonuses, and the die.
board-confirm-lay = Lay them face down
board-bonus = bonus +{ $bonus }
board-attacks = attacks
board-charges = charges
board-defends = defends
board-ponders = ponders
board-has-laid = has laid
board-head-cards = worth and cards
board-head-win = win
board-head-wound = wound
board-head-kill = kill
board-head-die = die
board-die-alone = the die alone
board-card-hidden = a card face down
board-scene = The combat
board-scene-wound = { $number ->
    [one] { unit } is wounded and loses one life point.
   *[other] { unit } is wounded and loses { $number } life points.
}
board-scene-dead = { unit } falls, never to rise.
board-scene-draw = Equal: both draw breath, nobody is hurt.
board-scene-spared = God’s Help: nobody is hurt.
board-may-advance = { unit } has felled his attacker: does he take his place?
board-heal-left = { $number ->
    [one] One life point is left to give.
   *[other] { $number } life points are left to give.
}
board-keep = { $number ->
    [0] Keep up to { $most } cards for the next turn: lift them in your hand.
   *[other] Kept for the next turn: { $number } of { $most } at most.
}
board-confirm-keep = { $number ->
    [0] Keep nothing
    [one] Keep this card
   *[other] Keep these { $number }
}
board-place = Where does { him } (no. { $number }) stand?
board-all-placed = Your men are in their places.
board-placed = { $number ->
    [0] Nobody is placed yet.
    [one] One man of { $all } is placed.
   *[other] { $number } men of { $all } are placed.
}
board-placing = Placing
board-confirm-placing = That is how we stand
board-usual-places = The usual places
board-mission-of = Mission of { The-side }{ $up ->
    [yes] , face up
   *[no] { "" }
}: { mission }
board-mission-hidden = Mission of { The-side }: face down
board-missions = Missions
board-missions-which = { $number ->
    [one] Only one Mission is possible
   *[other] One of { $number } Missions
}
board-missions-later = Missions are drawn from the second turn on.
board-tally = How the match stands
board-total = Total:
board-points-from = Where the points come from
board-points-sum = in all
board-reckoned = { $what } { $points }
board-parties = Who fights whom
board-shelf-hand = Hand
board-shelf-orders = Orders
board-shelf-missions = Missions
board-shelf-points = Points
board-hand-empty = Your hand is empty.
board-no-orders-yet = No orders are sealed yet.
board-clear-orders = Strike out all
board-order-lifted = { unit }: touch the line where he shall go, or touch him again to strike him out.
board-card-force = is worth { $value }: the base of a combination.
board-card-hero = adds { $value } when your squire no. { $number } fights; with no Force in hand it serves as base.
board-card-arms = adds { $value } { $role ->
    [attack] in attack
    [defence] in defence
   *[both] in attack and in defence
}{ $limit ->
    [none] .
    [knights] , for knights and captains only.
    [life] , for a man without a wound.
   *[both] , for knights and captains without a wound only.
}
board-card-ruse = takes one of the enemy’s cards by chance, before the dice.
board-card-harangue = adds { $value } to the combat.
board-card-aide-de-dieu = your man loses no life in this combat, and you may take your Force card back.
board-card-repos = is never laid in a combat: at the end of a turn it gives { $heals } life points back to your wounded.

# The pictures of the rulebook.
picture-captain = Captain: crowned
picture-knight = Knight: visor and shield
picture-wounded = Squire: two of four life points
picture-other-army = Montfort: plinths with cut corners
picture-montfort = Montfort’s thirty and Bamborough
picture-blois = The thirty of Blois and Beaumanoir
picture-oak = The Oak
picture-horse-cell = Horse: from here you charge
picture-arms-cell = Arms: draw a card here
picture-reach = A knight moves up to 5 cells
picture-contact = Beside an enemy: a fight
picture-arms-to-take = Stop here to draw an Arms card
picture-force-cell = Here, a card of the Force deck
picture-defender = Plesington defends
picture-support = Beaumanoir is near: +2
picture-sums = Cards, bonuses and die

## The terminal

terminal-legend = B24¹ no. 24 of Blois, one life point lost; M Montfort; ○ in reach; ♣ Oak, † Arms, ● Force, ♞ horse

## What a choice promises, and in what it differs from another

outlook-lead = { $sign ->
    [even] equal points
    [behind] { $amount ->
        [one] one point behind
       *[other] { $amount } points behind
    }
   *[ahead] { $amount ->
        [one] a lead of one point
       *[other] a lead of { $amount } points
    }
}
outlook-men = { $amount ->
    [one] { $amount } man alive
   *[other] { $amount } men alive
}
outlook-enemies = { $amount ->
    [one] { $amount } enemy alive
   *[other] { $amount } enemies alive
}
ground-lead = { $sign ->
    [more] { $by ->
        [one] { $by } more point of the score
       *[other] { $by } more points of the score
    }
   *[less] { $by ->
        [one] { $by } fewer point of the score
       *[other] { $by } fewer points of the score
    }
}
ground-men = { $sign ->
    [more] { $by ->
        [one] { $by } more man alive
       *[other] { $by } more men alive
    }
   *[less] { $by ->
        [one] { $by } fewer man alive
       *[other] { $by } fewer men alive
    }
}
ground-enemies = { $sign ->
    [more] { $by ->
        [one] { $by } more enemy alive
       *[other] { $by } more enemies alive
    }
   *[less] { $by ->
        [one] { $by } fewer enemy alive
       *[other] { $by } fewer enemies alive
    }
}
ground-wounds = { $sign ->
    [more] { $by ->
        [one] { $by } more wound among one’s men
       *[other] { $by } more wounds among one’s men
    }
   *[less] { $by ->
        [one] { $by } fewer wound among one’s men
       *[other] { $by } fewer wounds among one’s men
    }
}
ground-enemy-wounds = { $sign ->
    [more] { $by ->
        [one] { $by } more wound among the enemy
       *[other] { $by } more wounds among the enemy
    }
   *[less] { $by ->
        [one] { $by } fewer wound among the enemy
       *[other] { $by } fewer wounds among the enemy
    }
}
ground-cards = { $sign ->
    [more] { $by ->
        [one] { $by } more card kept in hand
       *[other] { $by } more cards kept in hand
    }
   *[less] { $by ->
        [one] { $by } fewer card kept in hand
       *[other] { $by } fewer cards kept in hand
    }
}
