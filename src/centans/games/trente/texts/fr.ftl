# Le Combat des Trente : tout ce que lit un joueur. Le vocabulaire est celui du glossaire de RULES.fr.md.
# Ce que valent les variables est dit en tête de src/centans/words.py. Les unités sont B-24 ou M-C, les cases K10 ou OAK,
# les cartes f4, ruse, lance, h24 ; `unit`, `mission` et `card` plus bas en font des mots.

title = Le Combat des Trente
    .about = Trente contre trente au Chêne de Mi-Voie, le 26 mars 1351 : ordres secrets, cartes cachées, et un seul champ pour tous.
    .lead = Trente contre trente, à pied, près du chêne de Mi-Voie. Écrivez vos ordres en secret ; l’honneur fera le reste.
    .length = une à deux heures
    .authors = Un jeu d’Eric Daniellou, Michel Deunff et Thomas Poulmarc’h
    .credits = { title } est un jeu d’Eric Daniellou, Michel Deunff et Thomas Poulmarc’h, illustré par ce dernier.
aim = Gagnez des points : abattez des adversaires, tenez le Chêne à la fin du tour, accomplissez votre Mission.
    .end = Après le dernier tour, ou quand une armée n’a plus personne, les survivants rapportent eux aussi des points et le plus grand total l’emporte ; si l’on se bat jusqu’au dernier homme, l’armée qui reste debout gagne.

## Les armées, les rangs, les cases

side-blois = Blois
    .letter = B
    .captain = Jean de Beaumanoir
    .about = Les Bretons de Jean de Beaumanoir, capitaine de Josselin : ils tiennent pour Charles de Blois, le duc que soutient le roi de France.
side-montfort = Montfort
    .letter = M
    .captain = Robert Bamborough
    .about = Les Anglais, les Allemands et les Bretons de Robert Bamborough, capitaine de Ploërmel : ils tiennent pour Jean de Montfort, le duc que soutient le roi d’Angleterre.

The-side = { $side ->
    [blois] Blois
   *[montfort] Montfort
}

rank-captain = capitaine
rank-knight = chevalier
rank-squire = écuyer

cell = { $cell ->
    [OAK] le Chêne
   *[other] { $cell }
}
# Avec une préposition, ou au début d’une phrase.
at-cell = { $cell ->
    [OAK] au Chêne
   *[other] en { $cell }
}
of-cell = { $cell ->
    [OAK] du Chêne
   *[other] de { $cell }
}
The-cell = { $cell ->
    [OAK] Le Chêne
   *[other] { $cell }
}

cell-kind-plain = la lande
cell-kind-oak = le Chêne de Mi-Voie
    .short = Chêne
    .effect = Qui y arrive tire une carte Armes ; qui le tient à la fin du tour marque { $points } points.
cell-kind-arms = case Armes
    .short = Armes
    .effect = Qui y arrive tire une carte Armes.
cell-kind-force = case Force
    .short = Force
    .effect = Qui y arrive tire une carte du talon Force.
cell-kind-horse = case Cheval
    .short = Cheval
    .effect = Qui y arrive marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et tire une carte du talon Force ; puis il charge l’ennemi de son choix, sauf le capitaine.

deck-force = talon Force
deck-arms = talon Armes
deck-hero = talon Héros

source-eliminations = éliminations
source-oak = le Chêne
source-horses = cases Cheval
source-missions = Missions
source-survivors = survivants

bonus-superiority = supériorité
bonus-support = soutien du capitaine
bonus-mission = Mission
bonus-cards = cartes
bonus-die = dé

some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
some-cards = { $number ->
    [0] aucune carte
    [one] une carte
   *[other] { $number } cartes
}

## Les combattants : leur nom, et ce qu’on sait de chacun en une ligne

unit-B-C = Jean de Beaumanoir
    .history = Sire de Beaumanoir, maréchal de Bretagne pour Charles de Blois et capitaine de Josselin ; blessé, à jeun, il se battit jusqu’au soir.
unit-B-1 = Olivier Arrel
    .history = Le premier des dix chevaliers de Beaumanoir, à les prendre par l’alphabet.
unit-B-2 = Caro de Bodégat
    .history = De Mohon, tout près de Ploërmel. Abattu d’un coup de marteau et pris dès le premier choc, il fut libre à la mort de Bamborough.
unit-B-3 = Geoffroy du Bois
    .history = Il acheva Bamborough de sa hache, et lança à son capitaine assoiffé : « Bois ton sang, Beaumanoir ! »
unit-B-4 = Yves Charruel
    .history = Breton du nord, que d’autres nomment Even ; pris au premier assaut, il ressaisit ses armes à la mort du capitaine ennemi.
unit-B-5 = Guillaume de la Marche
    .history = Un des dix chevaliers de Beaumanoir. Une marche est une frontière, et la Bretagne n’en manquait pas.
unit-B-6 = Robin Raguenel
    .history = Des Raguenel de Dinan ; la tradition en fait le père de Tiphaine, l’épouse de Bertrand du Guesclin.
unit-B-7 = Guy de Rochefort
    .history = Des seigneurs de Rochefort, la ville sur son roc entre Vannes et Redon.
unit-B-8 = Jean Rousselot
    .history = Les listes écrivent son nom de trois façons ; toutes le rangent parmi les chevaliers.
unit-B-9 = Huon de Saint-Yvon
    .history = On lit aussi Saint-Hugeon ; certains n’en font qu’un avec Raguenel, nous suivons ceux qui en comptent deux.
unit-B-10 = Jean de Tinténiac
    .history = Sire de Tinténiac et de Combourg. De l’avis commun le mieux faisant des Bretons ; il mourut l’année suivante à Mauron.
unit-B-11 = Geoffroy de Beaucorps
    .history = Un écuyer dont le nom, « beau corps », convenait au métier des armes.
unit-B-12 = Hugues Catus
    .history = Dit aussi Huet Trapus ; il ne reste de lui que son nom dans la liste.
unit-B-13 = Olivier de Fontenay
    .history = De Fontenay, au sud de Rennes.
unit-B-14 = Louis Goyon
    .history = Des Goyon, sires de Matignon et du fort de La Latte sur sa falaise.
unit-B-15 = Alain de Kéranrais
    .history = Sa lance jeta Bamborough à terre avant que la hache de du Bois ne le tue.
unit-B-16 = Olivier de Kéranrais
    .history = Parent d’Alain, de Plouaret en Trégor ; ils combattirent côte à côte.
unit-B-17 = Guillaume de la Lande
    .history = Un la Lande breton, quand l’autre camp avait un Richard du même nom.
unit-B-18 = Geoffroy de la Roche
    .history = Il demanda d’être fait chevalier sur le champ ; Beaumanoir l’adouba en lui rappelant un aïeul qui combattit à Constantinople.
unit-B-19 = Le sire de la Villéon
    .history = La liste ne lui laisse pas de prénom, et d’autres lisent Lanloup à sa place.
unit-B-20 = Geoffroy Mellon
    .history = Un des écuyers bretons qui tombèrent ce jour-là.
unit-B-21 = Guillaume de Montauban
    .history = On le crut en fuite : il monta à cheval et renversa le carré anglais, ce qui décida du combat.
unit-B-22 = Olivier de Monteville
    .history = Monteville ou Bouteville, selon la liste qu’on suit.
unit-B-23 = Maurice du Parc
    .history = Des seigneurs du Parc ; un Maurice du Parc servit plus tard sous du Guesclin.
unit-B-24 = Tristan de Pestivien
    .history = De Bulat-Pestivien ; abattu d’un coup de marteau et pris dès le premier choc, libre avant le soir.
unit-B-25 = Guyon de Pontblanc
    .history = Du Trégor, près de Plouaret, comme les Kéranrais.
unit-B-26 = Geoffroy Poulart
    .history = Il tomba sous le chêne avec Mellon ; leurs compagnons jurèrent de les venger.
unit-B-27 = Simonet Richard
    .history = Un écuyer sans château à son nom : seule la liste l’a sauvé de l’oubli.
unit-B-28 = Jeannot de Sérent
    .history = De Sérent, paroisse entre Ploërmel et Vannes, à une heure de cheval du chêne.
unit-B-29 = Alain de Tinténiac
    .history = De la même maison que Jean de Tinténiac, et encore écuyer.
unit-B-30 = Maurice de Trézéguidy
    .history = De Pleyben. Il vécut longtemps, servit du Guesclin et le roi de France, et put raconter la journée.
unit-M-C = Robert Bamborough
    .history = Capitaine anglais de Ploërmel. Il releva le défi, se fia aux prophéties de Merlin et mourut sous le chêne.
unit-M-1 = Robin Adès
    .history = Un nom de la liste anglaise, le premier de ses chevaliers par l’alphabet.
unit-M-2 = D’Ardaine
    .history = Chevalier de Montfort, dont la liste n’a pas gardé le prénom.
unit-M-3 = Thomas Belifort
    .history = Un géant qui maniait un maillet de plomb de vingt-cinq livres.
unit-M-4 = Hugues de Calveley
    .history = Chevalier du Cheshire à la force fameuse, capitaine de compagnies trente ans encore ; il finit gouverneur de Calais et des îles de la Manche.
unit-M-5 = Croquart
    .history = Un page allemand enrichi par la guerre. Il rallia les Anglais en hérisson après la mort du capitaine et passa pour le meilleur des leurs.
unit-M-6 = Robert Knolles
    .history = Le routier dont les pignons brûlés s’appelaient les mitres de Knolles ; il mourut riche, dans son lit, en 1407.
unit-M-7 = Richard de la Lande
    .history = Dit d’Irlande par certains ; Breton ou Irlandais, nul ne sait.
unit-M-8 = Hervé de Lexualen
    .history = Un des Bretons qui tenaient pour Montfort : la querelle divisait chaque paroisse.
unit-M-9 = Jean Plesington
    .history = Un Anglais, à en croire son nom, que d’autres écrivent Plesanton.
unit-M-10 = Thomas Walton
    .history = Il se battit encore après la chute de Bamborough, dans le carré autour de Croquart.
unit-M-11 = Gaultier l’Allemand
    .history = Un Allemand à la solde des Anglais, de la demi-douzaine que comptait la troupe.
unit-M-12 = Raoulet d’Aspremont
    .history = Son nom vient d’un Aspremont, et il y en a beaucoup.
unit-M-13 = Jannequin Betoncamp
    .history = Jannequin, petit Jean : la forme flamande trahit un soldat engagé outre-mer.
unit-M-14 = Bicquillay
    .history = Un mot dans la liste, et pas une ligne de plus.
unit-M-15 = Huceton Clemenbean
    .history = Le poème lui donne un fauchard, tranchant d’un côté et crochu de l’autre.
unit-M-16 = Perrot de Commelain
    .history = Commelain ou Commenan ; un écuyer breton du parti de Montfort.
unit-M-17 = Dagworth le neveu
    .history = Neveu de Thomas Dagworth, lieutenant anglais en Bretagne, tué dans une embuscade l’été précédent.
unit-M-18 = Dango le Couart
    .history = « Le couart » par surnom ; il fut au rendez-vous tout de même.
unit-M-19 = Guillemin le Gaillart
    .history = L’un des deux le Gaillart, gens vigoureux par leur nom.
unit-M-20 = Ridele le Gaillart
    .history = Il combattit auprès de son frère Helecoq.
unit-M-21 = Helecoq
    .history = Frère de Ridele le Gaillart.
unit-M-22 = Helichon le Musart
    .history = « Le musart », le flâneur, par surnom : les compagnons ne sont pas toujours tendres.
unit-M-23 = Renequin Hérouart
    .history = Homme d’armes de Flandre ou d’Allemagne, à en croire son nom.
unit-M-24 = Hulbure le Vilart
    .history = Un colosse que son capitaine, dit-on, arma chevalier pour la journée.
unit-M-25 = Isannay le Hardi
    .history = « Le hardi » : la liste en compte un, le voici.
unit-M-26 = Renequin Mareschal
    .history = Maréchal par le nom ; dans la vie, soldat de la garnison de Ploërmel.
unit-M-27 = Robinet Melipart
    .history = Le petit Robin Melipart, dont le poème ne dit rien de plus.
unit-M-28 = Repefort le Vaillant
    .history = « Le vaillant », de ceux qui devaient prendre Beaumanoir vivant.
unit-M-29 = Jannequin Taillart
    .history = Un autre petit Jean de la garnison ; Taillart, c’est celui qui taille.
unit-M-30 = Jean Troussel
    .history = Le dernier de la liste par l’alphabet ; un Trussell, peut-être des Midlands.

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

# Au milieu d’une phrase.
him = { $unit ->
    [B-19] le sire de la Villéon
    [M-2] d’Ardaine
   *[other] { unit }
}
foe = { $foe ->
    [B-19] le sire de la Villéon
    [M-2] d’Ardaine
   *[other] { $foe_name }
}
alike-units = { him }

## Les Missions : leur nom, et leur effet avec les chiffres de la boîte

mission-MIS-B1 = La mort de Bamborough
    .effect = Du Bois (3) et Alain de Kéranrais (15) ont +{ $bonus } en attaquant Bamborough. { $vp } points la première fois que l’un d’eux le blesse ce tour-ci, { $vp_other } si l’un des vôtres l’élimine.
    .rule = CT-MISB-1
mission-MIS-M1 = Beaumanoir pour ma dame
    .effect = Calveley (4) et Repefort (28) ont +{ $bonus } en attaquant Beaumanoir. { $vp } points la première fois que l’un d’eux le blesse ce tour-ci, { $vp_other } si l’un des vôtres l’élimine.
    .rule = CT-MISM-1
mission-MIS-B2 = La charge de Montauban
    .effect = Montauban (21) avance de { $move } cases de plus et a +{ $bonus } dans une charge. { $vp } points quand il atteint une case Cheval, { $vp_other } s’il élimine son homme dans cette charge.
    .rule = CT-MISB-2
mission-MIS-M2 = Venger Dagworth
    .effect = Dagworth (17) avance de { $move } cases de plus et a +{ $bonus } dans une charge. { $vp } points quand il atteint une case Cheval, { $vp_other } s’il élimine son homme dans cette charge.
    .rule = CT-MISM-2
mission-MIS-B3 = Bois ton sang, Beaumanoir !
    .effect = Beaumanoir a +{ $bonus } dans tous ses combats, +{ $bonus_wounded } s’il est blessé. { $vp } points chaque fois qu’il en gagne un, { $vp_max } fois au plus.
    .rule = CT-MISB-3
mission-MIS-M3 = Les prophéties de Merlin
    .effect = Bamborough a +{ $bonus } dans tous ses combats, +{ $bonus_wounded } s’il est blessé. { $vp } points chaque fois qu’il en gagne un, { $vp_max } fois au plus.
    .rule = CT-MISM-3
mission-MIS-B4 = Au chêne de Mi-Voie !
    .effect = Votre unité au Chêne a +{ $bonus } en défense. { $vp } points la première fois que l’un des vôtres y élimine un ennemi ce tour-ci, { $vp_other } si l’un des vôtres le tient à la fin du tour.
    .rule = CT-MISB-4
mission-MIS-M4 = Tenir le chêne
    .effect = Votre unité au Chêne a +{ $bonus } en défense. { $vp } points la première fois que l’un des vôtres y élimine un ennemi ce tour-ci, { $vp_other } si l’un des vôtres le tient à la fin du tour.
    .rule = CT-MISM-4
mission-MIS-B5 = Les deux Kéranrais
    .effect = Alain (15) et Olivier de Kéranrais (16) ont +{ $bonus } dans tout combat tant que l’autre vit à { $near } cases au plus. { $vp } points par ennemi que l’un d’eux élimine, { $vp_max } fois au plus.
    .rule = CT-MISB-5
mission-MIS-M5 = Les frères le Gaillart
    .effect = Ridele le Gaillart (20) et Helecoq (21) ont +{ $bonus } dans tout combat tant que l’autre vit à { $near } cases au plus. { $vp } points par ennemi que l’un d’eux élimine, { $vp_max } fois au plus.
    .rule = CT-MISM-5
mission-MIS-B6 = Tinténiac, le mieux faisant
    .effect = Jean de Tinténiac (10) avance de { $move } case de plus et a +{ $bonus } en attaque. { $vp } points par ennemi qu’il élimine, { $vp_max } fois au plus.
    .rule = CT-MISB-6
mission-MIS-M6 = Le maillet de Belifort
    .effect = Belifort (3) avance de { $move } case de plus et a +{ $bonus } en attaque. { $vp } points par ennemi qu’il élimine, { $vp_max } fois au plus.
    .rule = CT-MISM-6
mission-MIS-B7 = La Roche armé chevalier
    .effect = Geoffroy de la Roche (18) marche, combat et s’arme en chevalier ; il reste écuyer pour les Héros et les points. { $vp } points par ennemi qu’il élimine, { $vp_max } fois au plus.
    .rule = CT-MISB-7
mission-MIS-M7 = Hulbure armé chevalier
    .effect = Hulbure le Vilart (24) marche, combat et s’arme en chevalier ; il reste écuyer pour les Héros et les points. { $vp } points par ennemi qu’il élimine, { $vp_max } fois au plus.
    .rule = CT-MISM-7
mission-MIS-B8 = La halte et le vin d’Anjou
    .effect = À la fin du tour, vos blessés reprennent { $heal } points de vie. { $vp_other } points si vous n’avez pas perdu plus de { $max_losses } unité ce tour-ci.
    .rule = CT-MISB-8
mission-MIS-M8 = La halte et le vin d’Anjou
    .effect = À la fin du tour, vos blessés reprennent { $heal } points de vie. { $vp_other } points si vous n’avez pas perdu plus de { $max_losses } unité ce tour-ci.
    .rule = CT-MISM-8
mission-MIS-B9 = Venger Mellon et Poulart
    .effect = Dès votre première perte du tour, tous les vôtres ont +{ $bonus } en attaque, et chaque ennemi éliminé rapporte { $vp } point de plus, { $vp_max } fois au plus.
    .rule = CT-MISB-9
mission-MIS-M9 = Croquart rallie les siens
    .effect = Dès votre première perte du tour, tous les vôtres ont +{ $bonus } en attaque, et chaque ennemi éliminé rapporte { $vp } point de plus, { $vp_max } fois au plus.
    .rule = CT-MISM-9
mission-MIS-B10 = Rompre le hérisson
    .effect = +{ $bonus } quand vous attaquez un ennemi qu’un autre des vôtres touche aussi. À la fin du tour, { $vp } point par ennemi touché par au moins { $friends } des vôtres, { $vp_max } au plus.
    .rule = CT-MISB-10
mission-MIS-M10 = Le hérisson
    .effect = +{ $bonus } quand l’un des vôtres se défend avec au moins { $friends } compagnons à ses côtés. À la fin du tour, { $vp } point par unité à vous qui touche { $friends } compagnons et un ennemi, { $vp_max } au plus.
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

## Les cartes

card = { $card ->
    [f1] Force 1
    [f2] Force 2
    [f3] Force 3
    [f4] Force 4
    [f5] Force 5
    [f6] Force 6
    [ruse] la Ruse
    [harangue] la Harangue
    [aide_de_dieu] l’Aide de Dieu
    [repos] le Repos
    [masse] masse
    [epee] épée
    [hache] hache
    [lance] lance
    [marteau] marteau
    [fauchard] fauchard
    [camail] camail
    [gantelet] gantelet
    [bacinet] bacinet
    [ecu] écu
    [h11] Héros 11
    [h12] Héros 12
    [h13] Héros 13
    [h14] Héros 14
    [h15] Héros 15
    [h16] Héros 16
    [h17] Héros 17
    [h18] Héros 18
    [h19] Héros 19
    [h20] Héros 20
    [h21] Héros 21
    [h22] Héros 22
    [h23] Héros 23
    [h24] Héros 24
    [h25] Héros 25
    [h26] Héros 26
    [h27] Héros 27
    [h28] Héros 28
    [h29] Héros 29
   *[h30] Héros 30
}

# Des cartes pareilles dans une liste.
a-card = { $card ->
    [f1] une Force 1
    [f2] une Force 2
    [f3] une Force 3
    [f4] une Force 4
    [f5] une Force 5
    [f6] une Force 6
    [ruse] la Ruse
    [harangue] la Harangue
    [aide_de_dieu] l’Aide de Dieu
    [repos] le Repos
    [masse] une masse
    [epee] une épée
    [hache] une hache
    [lance] une lance
    [marteau] un marteau
    [fauchard] un fauchard
    [camail] un camail
    [gantelet] un gantelet
    [bacinet] un bacinet
    [ecu] un écu
    [h11] le Héros 11
    [h12] le Héros 12
    [h13] le Héros 13
    [h14] le Héros 14
    [h15] le Héros 15
    [h16] le Héros 16
    [h17] le Héros 17
    [h18] le Héros 18
    [h19] le Héros 19
    [h20] le Héros 20
    [h21] le Héros 21
    [h22] le Héros 22
    [h23] le Héros 23
    [h24] le Héros 24
    [h25] le Héros 25
    [h26] le Héros 26
    [h27] le Héros 27
    [h28] le Héros 28
    [h29] le Héros 29
   *[h30] le Héros 30
}
alike-cards = { $number ->
    [one] { a-card }
   *[other] { $card ->
        [f1] { $number } Force 1
        [f2] { $number } Force 2
        [f3] { $number } Force 3
        [f4] { $number } Force 4
        [f5] { $number } Force 5
        [masse] { $number } masses
        [epee] { $number } épées
        [hache] { $number } haches
        [lance] { $number } lances
        [marteau] { $number } marteaux
        [fauchard] { $number } fauchards
        [camail] { $number } camails
        [gantelet] { $number } gantelets
        [bacinet] { $number } bacinets
        [ecu] { $number } écus
       *[f6] { $number } Force 6
    }
}

lay-arms = { $arms ->
    [masse] masse
    [epee] épée
    [hache] hache
    [lance] lance
    [marteau] marteau
    [fauchard] fauchard
    [camail] camail
    [gantelet] gantelet
    [bacinet] bacinet
   *[ecu] écu
}
    .typed = { $arms }
lay-special = { $special ->
    [ruse] la Ruse
    [harangue] la Harangue
   *[aide_de_dieu] l’Aide de Dieu
}
    .typed = { $special }
## Les réglages de la partie

setting-turns = Tours
    .about = La durée de la partie : dix tours d’ordinaire, trois pour se faire la main.
value-turns = { $value ->
    [1] 1 tour
   *[other] { $value } tours
}
setting-end = Fin de la partie
    .about = Après le dernier tour, aux points ; ou jusqu’au dernier homme, et l’armée qui reste debout l’emporte quels que soient les points.
value-end = { $value ->
    [turns] après le dernier tour
   *[destruction] jusqu’au dernier homme
}
setting-first_player = Première armée
    .about = Les dés désignent la première armée au premier tour. Ensuite on alterne, ou l’on relance les dés à chaque tour.
value-first_player = { $value ->
    [alternate] à tour de rôle
   *[roll_each_turn] aux dés à chaque tour
}
setting-deployment = Placement
    .about = Chaque combattant part de sa propre case, ou chaque camp dispose en secret ses trente et un hommes.
value-deployment = { $value ->
    [fixed] fixe
   *[free] libre et secret
}
setting-missions = Missions
    .about = Dès le deuxième tour, chaque armée reçoit une Mission secrète par tour. Elles sont reconstituées, et l’on peut s’en passer.
value-missions = { $value ->
    [on] avec les Missions
   *[off] sans
}
setting-force_deck = Cartes Force
    .about = La répartition des 52 cartes Force : davantage de valeurs moyennes, ou toutes à égalité.
value-force_deck = { $value ->
    [bell] plus de 3 et de 4
   *[flat] toutes à égalité
}
setting-deck_return = Cartes jouées
    .about = Les cartes jouées passent sous leur talon et reviennent dans cet ordre, ou l’on mélange les talons à chaque tour.
value-deck_return = { $value ->
    [under] sous les talons
   *[shuffle] mélangées à chaque tour
}
setting-hold_in_contact = Une unité qui reste au contact
    .about = Une unité qui reçoit un ordre, ne bouge pas et touche un ennemi doit-elle combattre ?
value-hold_in_contact = { $value ->
    [must_fight] doit combattre
   *[may_pass] peut s’abstenir
}
setting-contact_without_cards = Contact sans cartes
    .about = Une unité dont le joueur n’a pas de quoi attaquer peut-elle aller au contact d’un ennemi ?
value-contact_without_cards = { $value ->
    [allowed] permis
   *[forbidden] interdit
}
setting-defence = Cartes du défenseur
    .about = Un défenseur qui a une carte de base doit en jouer une, ou peut s’en remettre au dé seul.
value-defence = { $value ->
    [base_required] carte de base obligatoire
   *[die_allowed] le dé peut suffire
}
setting-support_range = Soutien du capitaine
    .about = Les deux cases se comptent du capitaine à son propre combattant, ou au plus proche des deux.
value-support_range = { $value ->
    [own_unit] jusqu’à son homme
   *[any_combatant] jusqu’à l’un des deux
}
setting-armies = Qui mène quelle armée
    .about = Selon les places, ou au sort quand la partie commence.
value-armies = { $value ->
    [choose] au choix
   *[random] au sort
}
setting-seats = Places
    .about = L’armée des places impaires ; les places paires mènent l’autre.
value-seats = { $value ->
    [usual] les impaires mènent Blois
   *[exchanged] les impaires mènent Montfort
}
setting-pair_army = Armée de la paire
    .about = À trois joueurs : l’armée que les places 1 et 3 mènent ensemble.
value-pair_army = { $value ->
    [blois] Blois
   *[montfort] Montfort
}
setting-team_mode_blois = Partenaires de Blois
    .about = Quand deux joueurs mènent Blois : ils jouent les ordres l’un après l’autre, ou cinq chacun.
value-team_mode_blois = { $value ->
    [alternate] un ordre chacun
   *[halves] cinq ordres chacun
}
setting-team_mode_montfort = Partenaires de Montfort
    .about = Quand deux joueurs mènent Montfort : ils jouent les ordres l’un après l’autre, ou cinq chacun.
value-team_mode_montfort = { $value ->
    [alternate] un ordre chacun
   *[halves] cinq ordres chacun
}
setting-team_keep = Cartes gardées par deux partenaires
    .about = Deux partenaires gardent trois cartes par tour à eux deux, ou trois chacun.
value-team_keep = { $value ->
    [army] trois à eux deux
   *[player] trois chacun
}

## Où en est le tour

phase-deploy = Placement des armées
phase-orders = Rédaction des ordres
phase-move = Déplacement
phase-charge = Charge
phase-target = Attaque
phase-combination = Combat
phase-take-back = Après le combat
phase-advance = Après le combat
phase-heal = Soins aux blessés
phase-rest = Fin du tour
phase-keep = Cartes à garder
phase-over = Fin de la partie

## Ce qu’on vous demande

ask-deploy = Capitaine, placez vos hommes sur leurs cases de départ : vous d’abord, puis de 1 à 30.
ask-order = Capitaine, rédigez vos ordres : dix de vos hommes, dans l’ordre où ils agiront.
ask-move = Où va votre homme ? Pour qu’il reste, choisissez la case où il est.
ask-target = Des ennemis sont au contact : lequel attaque-t-il ?
ask-charge = À cheval ! Qui charge-t-il ?
ask-land = Sur quelle case finit la charge ?
ask-combination = Posez vos cartes, face cachée.
ask-take-back = Avec l’aide de Dieu : reprenez-vous votre carte Force ?
ask-advance = Votre homme a abattu son assaillant : prend-il sa place ?
ask-heal = Choisissez l’homme qui reprend un point de vie.
ask-rest = Le tour s’achève : jouez-vous le Repos ?
ask-keep = Choisissez jusqu’à trois cartes à garder ; les autres passent sous leur talon.

## Ce que vous pouvez répondre ; .typed donne les mots à taper

option-post = placer { at-cell }
    .typed = { $cell }
option-order = n° { $unit }
    .typed = { $unit }
option-move = aller { at-cell }
    .typed = { $cell }
option-attack = attaquer le n° { $unit }
    .typed = { $unit }
option-decline = ne pas attaquer
    .typed = non passe
option-charge = charger le n° { $unit }
    .typed = { $unit }
option-land = s’arrêter { at-cell }
    .typed = { $cell }
option-lay = { $base ->
    [die] le dé seul
    [hero] le Héros pour base
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
   *[other] , le Héros
}
    .typed = { $base ->
        [die] dé
       *[other] { $base }
    }{ $arms ->
        [none] { "" }
       *[other] +{ lay-arms.typed }
    }{ $special ->
        [none] { "" }
       *[other] +{ lay-special.typed }
    }{ $hero ->
        [none] { "" }
       *[other] +hero
    }
option-take-back = reprendre la carte Force
    .typed = oui reprendre
option-leave = la laisser
    .typed = non laisser
option-advance = prendre la place
    .typed = oui avancer
option-stay = rester
    .typed = non rester
option-heal = soigner le n° { $unit }
    .typed = { $unit }
option-rest = jouer le Repos
    .typed = repos oui
option-no-rest = non
    .typed = non
option-keep = garder { a-card }
    .typed = { $card }
option-done = terminé
    .typed = terminé fin

## Ce qui s’est passé

event-leads = { $you ->
    [seat] Vous menez
   *[none] { $seat } mène
} { $side ->
    [blois] les gens de Blois.
   *[montfort] les gens de Montfort.
}
event-pair-leads = { $seat } et { $to } mènent { $side ->
    [blois] les gens de Blois.
   *[montfort] les gens de Montfort.
}
event-deployed = { The-side } a rangé ses hommes.
event-first-dice = Premier joueur : Blois fait { $blois }, Montfort fait { $montfort }.
event-turn = Tour { $turn } : { The-side } joue en premier.
event-dealt = { The-side } distribue les cartes.
event-hand = { $you ->
    [audience] Votre main : { $cards }.
   *[none] { $audience } a en main : { $cards }.
}
event-exchanged = { $you ->
    [seat] Vous échangez
   *[none] { $seat } échange
} { $number ->
    [one] la carte Héros d’un écuyer mort
   *[other] { $number } cartes Héros d’écuyers morts
}{ $missing ->
    [0] .
    [one] ; l’une n’a pu être remplacée.
   *[other] ; { $missing } n’ont pu être remplacées.
}
event-mission-drawn = { The-side } tire sa Mission.
event-mission-known = Pour vous seul, la Mission de { The-side } : « { mission } ».
event-mission-shown = { The-side } retourne sa Mission : « { mission } ».
event-mission-scored = « { mission } » : { some-points } pour { The-side }.
event-orders-written = { The-side } a rédigé ses ordres.
event-orders-known = Pour vous seul, les ordres : { $units }.
event-order-played = Ordre { $slot }{ $you ->
    [seat] , le vôtre
   *[none] { "" }
} : { him } ({ $unit }).
event-order-lost = Ordre { $slot } : { him } ({ $unit }) est mort, l’ordre est perdu.
event-stayed = { $name } reste { at-cell }.
event-moved = { $name } se déplace : { $start ->
    [OAK] le Chêne
   *[other] { $start }
} → { cell }.
event-drew = { $number ->
    [0] Le talon { $deck ->
        [arms] Armes
       *[force] Force
    } est vide : aucune carte à tirer ({ cell }).
   *[other] { $you ->
        [seat] Vous tirez
       *[none] { $seat } tire
    } { $deck ->
        [arms] une carte Armes
       *[force] une carte du talon Force
    } ({ cell }).
}
event-drew-card = { $you ->
    [audience] Vous trouvez { $cards }.
   *[none] { $audience } trouve { $cards }.
}
event-horse = { $you ->
    [seat] Vous atteignez
   *[none] { $seat } atteint
} les chevaux { at-cell } : { some-points }{ $number ->
    [0] , mais le talon Force est vide.
   *[other] { " " }et une carte du talon Force.
}
event-charged = { $name } charge { foe } et s’arrête { at-cell }.
event-no-cards = { $name } est au contact, mais il n’y a pas de carte pour attaquer.
event-declined = { $name } ne reprend pas le combat.
event-attacks = { $name } ({ $unit }) attaque { foe } ({ $foe }).
event-laid = Pour { him } : { $cards }.
event-laid-nothing = Pour { him } : aucune carte, le dé seul.
event-ruse-wasted = La Ruse ne trouve aucune carte à ôter.
event-ruse = La Ruse fait disparaître : { card }.
event-total = { $name } : cartes { $cards_worth }{ $superiority ->
    [0] { "" }
   *[other] { " " }+ supériorité { $superiority }
}{ $support ->
    [0] { "" }
   *[other] { " " }+ soutien { $support }
}{ $mission ->
    [0] { "" }
   *[other] { " " }+ Mission { $mission }
} + dé { $die } = { $total }.
event-wounded = { $name } perd { $number ->
    [one] un point de vie
   *[other] { $number } points de vie
}{ $life ->
    [0] { " " }et tombe.
    [one] , il lui en reste un.
   *[other] , il lui en reste { $life }.
}
event-unhurt = { $lead ->
    [0] Totaux égaux : nul n’est blessé.
   *[other] Dieu aidant, nul n’est blessé.
}
event-took-back = { $you ->
    [seat] Vous reprenez { $cards }.
   *[none] { $seat } reprend { $cards }.
}
event-eliminated = { $name } abat { foe } ({ $foe }) : { some-points } pour { The-side }.
event-took-place = { $name } prend sa place { at-cell }.
event-stood-fast = { $name } tient sa position { at-cell }.
event-oak-held = { $name } tient le Chêne : { some-points } pour { The-side }.
event-healed = { $name } reprend des forces : { $life ->
    [one] un point de vie.
   *[other] { $life } points de vie.
}
event-rest-played = { $you ->
    [seat] Vous jouez le Repos pour { The-side }.
   *[none] { $seat } joue le Repos pour { The-side }.
}
event-turn-totals = Fin du tour { $turn } : Blois { $blois }, Montfort { $montfort }.
event-kept = { $you ->
    [seat] { $number ->
        [0] Vous ne gardez aucune carte et en rendez { $given }.
       *[other] Vous gardez { some-cards } et en rendez { $given }.
    }
   *[none] { $number ->
        [0] { $seat } ne garde aucune carte et en rend { $given }.
       *[other] { $seat } garde { some-cards } et en rend { $given }.
    }
}
event-kept-cards = { $count ->
    [0] Gardé : rien.
   *[other] Gardé : { $cards }.
}
event-annihilated = { The-side } n’a plus un homme debout.
event-survivors = { The-side } : { some-points } pour les survivants, { $total } en tout.

## Pourquoi ce n’est pas permis

why-deploy-first = Placez d’abord vos hommes : { $placed ->
    [one] { $placed } sur 31 est en place.
   *[other] { $placed } sur 31 sont en place.
}
why-cell-taken = { unit } occupe déjà { cell } : une case ne porte qu’une unité.
why-not-a-start-cell = { The-cell } n’est pas une de vos cases de départ.
why-orders-first = Rédigez d’abord vos ordres : { $written ->
    [one] { $written } sur { $slots } est écrit.
   *[other] { $written } sur { $slots } sont écrits.
}
why-order-for-the-dead = { unit } est mort : on ne commande qu’aux vivants.
why-ordered-twice = { unit } figure déjà sur la feuille, au rang { $place }.
why-move-first = Déplacez d’abord votre homme ({ him }), ou laissez-le sur place.
why-too-far = { The-cell } est hors d’atteinte : { $steps ->
    [one] une case
   *[other] { $steps } cases
} au plus, et c’est plus loin, ou derrière l’ennemi.
why-no-charge-possible = Personne à charger depuis { cell } : aucun ennemi, capitaine à part, n’a de case libre à côté de lui.
why-charge-needs-cards = Sans carte pour attaquer, nul ne monte à cheval { at-cell }.
why-contact-needs-cards = Sans carte pour attaquer, nul ne va au contact ; près { of-cell } { $number ->
    [one] se tient un ennemi.
   *[other] se tiennent { $number } ennemis.
}
why-target-first = Désignez d’abord qui votre homme ({ him }) attaque.
why-must-fight = { unit } touche un ennemi et doit combattre.
why-dead = { unit } est mort.
why-not-adjacent = { unit }, { at-cell }, n’est pas à côté de lui : on n’attaque qu’un voisin.
why-charge-first = Désignez d’abord qui votre homme ({ him }) charge.
why-no-charge-at-captain = { unit } est le capitaine : on ne le charge pas.
why-no-room-beside = Aucune case libre auprès de l’ennemi ({ him }, { cell }).
why-land-first = Choisissez d’abord où finit la charge contre { him }.
why-no-landing-on-horse = Une charge ne finit pas sur une case Cheval, et { cell } en est une.
why-not-beside-target = { The-cell } n’est pas à côté de l’ennemi ({ him }) : une charge finit à côté de sa cible.
why-combination-first = Choisissez d’abord les cartes de votre homme ({ him }).
why-attacker-needs-base = { unit } attaque : il faut poser une carte de base.
why-base-required = Vous avez une carte de base pour { him } : il faut en poser une.
why-force-before-hero = Vous avez { $number ->
    [one] une carte Force
   *[other] { $number } cartes Force
} : un Héros ne sert de base que sans aucune.
why-hero-for-squires = { unit } n’est pas écuyer : aucun Héros ne porte son numéro.
why-no-such-card = Vous n’avez pas cette carte : { card }.
why-wrong-role = Cette carte ({ card }) ne sert pas { $role ->
    [attack] à l’attaquant.
   *[defence] au défenseur.
}
why-not-for-squires = Cette carte ({ card }) est pour capitaines et chevaliers ; { him } est écuyer.
why-needs-full-life = Cette carte ({ card }) exige tous les points de vie ; { $life ->
    [one] il n’en reste qu’un.
   *[other] il n’en reste que { $life }.
}
why-take-back-first = Dites d’abord si vous reprenez votre carte Force.
why-advance-first = Dites d’abord si { him } prend la place { at-cell }.
why-heal-first = Choisissez qui reprend des forces : { $number ->
    [one] il reste un point de vie à donner.
   *[other] il reste { $number } points de vie à donner.
}
why-unhurt = { unit } a tous ses points de vie.
why-rest-first = Dites d’abord si vous jouez le Repos.
why-keep-first = Choisissez les cartes à garder, encore { $left } au plus, ou terminez.
why-keep-in-order = Nommez les cartes dans l’ordre de votre main : { card } aurait dû venir plus tôt.

## Ce qui a décidé de la partie

decided-by-points = aux points
decided-by-draw = à égalité de points
decided-by-destruction = en ne laissant aucun ennemi debout

## Le premier tour guidé : un mot à la première question de chaque sorte

guide-title = Premiers pas
guide-understood = Compris
guide-no-more = Ne plus m’aider
guide-deploy = Vos trente et une cases de départ sont à vous. Le premier rang partira devant ; gardez le capitaine près de ceux qui auront besoin de son soutien.
    .title = Rangez vos hommes.
guide-order = Dix de vos hommes agiront ce tour-ci, un par un, en alternance avec l’ennemi. Vous dites seulement qui : où il va et qui il frappe se décide à l’appel de son nom.
    .title = Rédigez vos ordres.
guide-move = Touchez une case éclairée. Un homme passe par-dessus les siens, jamais l’ennemi ; s’il s’arrête au contact il doit combattre, et ceux qu’il rencontrerait sont marqués.
    .title = Le déplacement.
guide-target = Plusieurs ennemis sont à portée de bras. Regardez les chances, et choisissez.
    .title = Choisissez votre homme.
guide-charge = À cheval, vous pouvez frapper n’importe quel ennemi du champ, sauf leur capitaine.
    .title = La charge !
guide-land = La charge finit sur une case libre à côté de la cible ; une case Armes ou le Chêne donne aussitôt sa carte.
    .title = Où s’arrêter.
guide-combination = Posez une carte Force, et ajoutez Armes, carte spéciale ou Héros de l’écuyer si vous les avez. Les chances affichées viennent de ce que vous savez.
    .title = Posez vos cartes.
guide-take-back = L’Aide de Dieu vous permet de garder la carte Force que vous avez jouée.
    .title = L’Aide de Dieu.
guide-advance = Votre homme peut prendre la place de l’assaillant qu’il a abattu, ou tenir la sienne.
    .title = Rester ou avancer.
guide-heal = Touchez un blessé : il reprend un point de vie.
    .title = Les blessés.
guide-rest = Le Repos rend trois points de vie à la fin d’un tour. On le demande à tous ceux qui pourraient l’avoir, afin que nul ne sache qui l’a.
    .title = Le Repos.
guide-keep = Gardez jusqu’à trois cartes pour le tour suivant ; le reste passe sous les talons.
    .title = Trois cartes.

## La table

board-turn = Tour { $turn }
board-round = Ordre { $round }
board-score = { some-points }
board-life = { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}
board-orders = Ordres
board-hand = Main
board-odds = { $win } % de vaincre, { $kill } % de tuer, { $die } % de mourir
board-engaging = Où il toucherait un ennemi : { $cells }
board-odds-why = Calculé d’après ce que vous savez, comme si l’ennemi posait au hasard ce qu’il peut avoir.

# Le plateau de la page.
preset-battle = La journée des Trente
    .about = Dix tours, avec les Missions : toute la bataille.
preset-skirmish = Premier choc
    .about = Trois tours, pour se faire la main.
preset-last-man = Jusqu’au dernier
    .about = Sans limite de tours : qui reste debout l’emporte.
group-match = La partie
group-pair = Partenaires
group-readings = Points de détail

board-heath = La lande de Mi-Voie
board-turn-of = Tour { $turn } sur { $last }
board-first = en premier
board-alive = { $number ->
    [one] { $number } homme
   *[other] { $number } hommes
}
board-leads = mène le tour
board-ready = prêt
board-count-men = hommes
board-count-force = cartes du talon Force
board-count-arms = cartes Armes
board-count-heroes = cartes Héros
board-close = fermer
board-cell = { $cell ->
    [OAK] Le Chêne
   *[other] Case { $cell }
}
board-unit = { unit }, n° { $number }, { $rank } de { The-side }, { board-life }, { $cell ->
    [OAK] au Chêne
   *[other] case { $cell }
}
board-rank = { $rank } · n° { $number } · { The-side }
board-move = avance de { $move }
board-worth = vaut { some-points }
board-fell = Tombé au tour { $turn } face à { $by }.
board-orders-of = Les ordres de { The-side }
board-order-entry = Ordre { $slot } : { him }, n° { $number }
board-order-hidden = Ordre { $slot } : encore secret
board-order-strike = Rayer { him }
board-order-keys = Touchez-le, puis la ligne où le mettre ; ou glissez-le (Alt et flèches). Touchez-le deux fois, ou Suppr, pour le rayer.
board-write = { $missing ->
    [one] Rédigez vos ordres : encore un homme.
   *[other] Rédigez vos ordres : encore { $missing } hommes.
}
board-written = Vos { $number } ordres sont écrits. Y mettez-vous votre sceau ?
board-order-hint = Touchez vos hommes sur la lande, dans l’ordre où ils agiront ; touchez-les encore pour les rayer.
board-sheet-full = La feuille n’a que { $number } lignes, toutes écrites : rayez d’abord un homme.
board-confirm-orders = Sceller les ordres
board-fill-orders = Ajouter les plus avancés
board-back = Retour
board-confirm = Qu’il en soit ainsi
board-stay = Rester ici
board-where = Où va { him } ? { $move ->
    [one] Une case
   *[other] { $move } cases
} au plus.
board-where-land = Où { him } met-il pied à terre ?
board-goes = { unit } va { $cell ->
    [OAK] au Chêne
   *[other] en { $cell }
}.
board-stays = { unit } reste où il est.
board-engages = { $number ->
    [one] Il devra combattre { $units }.
   *[other] Il devra combattre l’un de ceux-ci : { $units }.
}
board-whom = Qui { him } attaque-t-il ?
board-whom-charge = À cheval ! Qui { him } charge-t-il ?
board-attack = { unit } contre { $foe_name } : bonus +{ $bonus }, +{ $enemy } pour l’ennemi. Avec vos meilleures cartes :
board-confirm-attack = Attaquer
board-confirm-charge = Charger
board-chance-win = gagner
board-chance-draw = égalité
board-chance-lose = perdre
board-odds-detail = Blesser { $wound } %, tuer { $kill } %, être blessé { $wounded } %, mourir { $die } %.
board-laying = Cartes posées pour { him }
board-lay = { $role ->
    [attack] Posez vos cartes pour { him }, qui attaque.
   *[defence] Posez vos cartes pour { him }, qu’on attaque.
}
board-lays = { $cards } : { $value } avec les bonus, et le dé.
board-confirm-lay = Poser face cachée
board-bonus = bonus +{ $bonus }
board-attacks = attaque
board-charges = charge
board-defends = se défend
board-ponders = réfléchit
board-has-laid = a posé
board-head-cards = valeur et cartes
board-head-win = gagner
board-head-wound = blesser
board-head-kill = tuer
board-head-die = mourir
board-die-alone = le dé seul
board-card-hidden = une carte face cachée
board-scene = Le combat
board-scene-wound = { $number ->
    [one] { unit } est blessé : il perd un point de vie.
   *[other] { unit } est blessé : il perd { $number } points de vie.
}
board-scene-dead = { unit } tombe et ne se relèvera pas.
board-scene-draw = À égalité : chacun reprend souffle, nul n’est blessé.
board-scene-spared = L’Aide de Dieu : nul n’est blessé.
board-may-advance = { unit } a abattu son assaillant : prend-il sa place ?
board-heal-left = { $number ->
    [one] Encore un point de vie à rendre.
   *[other] Encore { $number } points de vie à rendre.
}
board-keep = { $number ->
    [0] Gardez jusqu’à { $most } cartes pour le prochain tour : levez-les dans votre main.
   *[other] Gardées pour le prochain tour : { $number } sur { $most } au plus.
}
board-confirm-keep = { $number ->
    [0] Ne rien garder
    [one] Garder cette carte
   *[other] Garder ces { $number } cartes
}
board-place = Où se tient { him } (n° { $number }) ?
board-all-placed = Vos hommes sont en place.
board-placed = { $number ->
    [0] Aucun n’est encore placé.
    [one] Un homme est placé sur { $all }.
   *[other] { $number } hommes sont placés sur { $all }.
}
board-placing = Placement
board-confirm-placing = Voilà notre ordonnance
board-usual-places = Les places d’usage
board-mission-of = Mission de { The-side }{ $up ->
    [yes] , révélée
   *[no] { "" }
} : { mission }
board-mission-hidden = Mission de { The-side } : face cachée
board-missions = Missions
board-missions-which = { $number ->
    [one] Une seule Mission est possible
   *[other] L’une de { $number } Missions
}
board-missions-later = Les Missions se tirent à partir du deuxième tour.
board-tally = Où en est la partie
board-total = Total :
board-points-from = D’où viennent les points
board-points-sum = en tout
board-reckoned = { $what } { $points }
board-parties = Qui combat qui
board-shelf-hand = Main
board-shelf-orders = Ordres
board-shelf-missions = Missions
board-shelf-points = Points
board-hand-empty = Votre main est vide.
board-no-orders-yet = Aucun ordre n’est encore scellé.
board-clear-orders = Tout rayer
board-order-lifted = { unit } : touchez la ligne où le mettre, ou touchez-le encore pour le rayer.
board-card-force = vaut { $value } : la base d’une combinaison.
board-card-hero = ajoute { $value } au combat de votre écuyer n° { $number } ; si vous n’avez aucune Force, sert de base.
board-card-arms = ajoute { $value } { $role ->
    [attack] en attaque
    [defence] en défense
   *[both] en attaque comme en défense
}{ $limit ->
    [none] .
    [knights] , aux seuls chevaliers et capitaines.
    [life] , à qui n’est pas blessé.
   *[both] , aux seuls chevaliers et capitaines qui ne sont pas blessés.
}
board-card-ruse = ôte à l’ennemi une de ses cartes, au hasard, avant les dés.
board-card-harangue = ajoute { $value } au combat.
board-card-aide-de-dieu = votre homme ne perd aucun point de vie dans ce combat, et vous pouvez reprendre votre Force.
board-card-repos = ne se pose pas au combat : à la fin d’un tour, rend { $heals } points de vie à vos blessés.

# Les images du livret de règles.
picture-captain = Capitaine : couronné
picture-knight = Chevalier : visière et écu
picture-wounded = Écuyer : deux points de vie sur quatre
picture-other-army = Montfort : des socles aux coins coupés
picture-montfort = Les trente de Montfort et Bamborough
picture-blois = Les trente de Blois et Beaumanoir
picture-oak = Le Chêne
picture-horse-cell = Cheval : d’ici, on charge
picture-arms-cell = Armes : une carte à tirer
picture-reach = Un chevalier avance de 5 cases au plus
picture-contact = Au contact d’un ennemi : combat
picture-arms-to-take = Qui s’arrête ici tire une carte Armes
picture-force-cell = Ici, une carte du talon Force
picture-defender = Plesington se défend
picture-support = Beaumanoir est proche : +2
picture-sums = Cartes, bonus et dé

## The terminal

terminal-legend = B24¹ n° 24 de Blois, blessé une fois ; M Montfort ; ○ à portée ; ♣ Chêne, † Arme, ● Force, ♞ cheval

## Ce que promet un choix, et en quoi il diffère d’un autre

outlook-lead = { $sign ->
    [even] l’égalité aux points
    [behind] { $amount ->
        [one] { $amount } point de retard
       *[other] { $amount } points de retard
    }
   *[ahead] { $amount ->
        [one] { $amount } point d’avance
       *[other] { $amount } points d’avance
    }
}
outlook-men = { $amount ->
    [one] { $amount } homme en vie
   *[other] { $amount } hommes en vie
}
outlook-enemies = { $amount ->
    [one] { $amount } ennemi en vie
   *[other] { $amount } ennemis en vie
}
ground-lead = { $sign ->
    [more] { $by ->
        [one] { $by } point de plus au score
       *[other] { $by } points de plus au score
    }
   *[less] { $by ->
        [one] { $by } point de moins au score
       *[other] { $by } points de moins au score
    }
}
ground-men = { $sign ->
    [more] { $by ->
        [one] { $by } homme en vie de plus
       *[other] { $by } hommes en vie de plus
    }
   *[less] { $by ->
        [one] { $by } homme en vie de moins
       *[other] { $by } hommes en vie de moins
    }
}
ground-enemies = { $sign ->
    [more] { $by ->
        [one] { $by } ennemi en vie de plus
       *[other] { $by } ennemis en vie de plus
    }
   *[less] { $by ->
        [one] { $by } ennemi en vie de moins
       *[other] { $by } ennemis en vie de moins
    }
}
ground-wounds = { $sign ->
    [more] { $by ->
        [one] { $by } blessure de plus parmi les siens
       *[other] { $by } blessures de plus parmi les siens
    }
   *[less] { $by ->
        [one] { $by } blessure de moins parmi les siens
       *[other] { $by } blessures de moins parmi les siens
    }
}
ground-enemy-wounds = { $sign ->
    [more] { $by ->
        [one] { $by } blessure de plus chez l’ennemi
       *[other] { $by } blessures de plus chez l’ennemi
    }
   *[less] { $by ->
        [one] { $by } blessure de moins chez l’ennemi
       *[other] { $by } blessures de moins chez l’ennemi
    }
}
ground-cards = { $sign ->
    [more] { $by ->
        [one] { $by } carte de plus en main
       *[other] { $by } cartes de plus en main
    }
   *[less] { $by ->
        [one] { $by } carte de moins en main
       *[other] { $by } cartes de moins en main
    }
}
