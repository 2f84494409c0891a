# Montjoie !: every word a player reads. The vocabulary is that of the glossary of RULES.md.
# What the variables hold is said at the top of src/centans/words.py.

title = Montjoie !
    .about = Six powers fight for the crown of France, with siege cards, walls, barons, and promises that bind nobody.
    .lead = Six princes, one crown, and no oath that holds. Raise the host, swear peace, and betray in good time.
    .length = two to four hours
    .now = At one click: the short game, with four.
    .authors = A game by Pascal Bernard
    .credits = { title } is a game by Pascal Bernard, published by Tilsit Éditions and illustrated by Greg Cervall, Thibaud Beghin and Frantz Rey.
aim = Own every town of a province when a turn ends: each such province brings a claim point, the Île-de-France two, and most claim points make you king.
    .end = From a turn that depends on the length chosen, a die at the end of each turn says whether it was the last.

## Powers

side-navarre = Navarre
    .letter = N
    .hero = Charles II the Bad
side-france = France
    .letter = F
    .hero = Joan of Arc
side-england = England
    .letter = E
    .hero = Edward, the Black Prince
side-brittany = Brittany
    .letter = B
    .hero = John IV and John of Beaumanoir
side-burgundy = Burgundy
    .letter = G
    .hero = John the Fearless
side-flanders = Flanders
    .letter = L
    .hero = Philip van Artevelde
side-undecided = nobody yet
    .letter = –
    .hero = no hero

the-power = { $power ->
    [navarre] Navarre
    [france] France
    [england] England
    [brittany] Brittany
    [burgundy] Burgundy
    [flanders] Flanders
    [empire] the Holy Roman Empire
    [castile] Castile
    [aragon] Aragon
    [savoy] Savoy
    [fleet] the Genoese and Scottish fleet
    [papacy] the papal army
    [militia] the militia
   *[nobody] nobody
}
The-power = { $power ->
    [navarre] Navarre
    [france] France
    [england] England
    [brittany] Brittany
    [burgundy] Burgundy
    [flanders] Flanders
    [empire] The Holy Roman Empire
    [castile] Castile
    [aragon] Aragon
    [savoy] Savoy
    [fleet] The Genoese and Scottish fleet
    [papacy] The papal army
    [militia] The militia
   *[nobody] Nobody
}
of-power = { $power ->
    [navarre] of Navarre
    [france] of France
    [england] of England
    [brittany] of Brittany
    [burgundy] of Burgundy
    [flanders] of Flanders
    [empire] of the Holy Roman Empire
    [castile] of Castile
    [aragon] of Aragon
    [savoy] of Savoy
    [fleet] of the Genoese and Scottish fleet
    [papacy] of the papal army
    [militia] of the militia
   *[nobody] of nobody
}
to-power = { $power ->
    [navarre] to Navarre
    [france] to France
    [england] to England
    [brittany] to Brittany
    [burgundy] to Burgundy
    [flanders] to Flanders
    [empire] to the Holy Roman Empire
    [castile] to Castile
    [aragon] to Aragon
    [savoy] to Savoy
    [fleet] to the Genoese and Scottish fleet
    [papacy] to the papal army
    [militia] to the militia
   *[nobody] to nobody
}
the-other = { $other ->
    [navarre] Navarre
    [france] France
    [england] England
    [brittany] Brittany
    [burgundy] Burgundy
    [flanders] Flanders
    [empire] the Holy Roman Empire
    [castile] Castile
    [aragon] Aragon
    [savoy] Savoy
    [fleet] the Genoese and Scottish fleet
    [papacy] the papal army
    [militia] the militia
   *[nobody] nobody
}
The-other = { $other ->
    [navarre] Navarre
    [france] France
    [england] England
    [brittany] Brittany
    [burgundy] Burgundy
    [flanders] Flanders
    [empire] The Holy Roman Empire
    [castile] Castile
    [aragon] Aragon
    [savoy] Savoy
    [fleet] The Genoese and Scottish fleet
    [papacy] The papal army
    [militia] The militia
   *[nobody] Nobody
}
of-other = { $other ->
    [navarre] of Navarre
    [france] of France
    [england] of England
    [brittany] of Brittany
    [burgundy] of Burgundy
    [flanders] of Flanders
    [empire] of the Holy Roman Empire
    [castile] of Castile
    [aragon] of Aragon
    [savoy] of Savoy
    [fleet] of the Genoese and Scottish fleet
    [papacy] of the papal army
    [militia] of the militia
   *[nobody] of nobody
}
to-other = { $other ->
    [navarre] to Navarre
    [france] to France
    [england] to England
    [brittany] to Brittany
    [burgundy] to Burgundy
    [flanders] to Flanders
    [empire] to the Holy Roman Empire
    [castile] to Castile
    [aragon] to Aragon
    [savoy] to Savoy
    [fleet] to the Genoese and Scottish fleet
    [papacy] to the papal army
    [militia] to the militia
   *[nobody] to nobody
}

alike-powers = { the-power }
alike-others = { the-other }

## Towns and provinces

town = { $town ->
    [bruges] Bruges
    [gand] Ghent
    [bruxelles] Brussels
    [anvers] Antwerp
    [calais] Calais
    [arras] Arras
    [mons] Mons
    [liege] Liège
    [luxembourg] Luxembourg
    [amiens] Amiens
    [abbeville] Abbeville
    [saint_quentin] Saint-Quentin
    [paris] Paris
    [reims] Reims
    [chalons] Châlons
    [troyes] Troyes
    [metz] Metz
    [nancy] Nancy
    [rouen] Rouen
    [evreux] Évreux
    [caen] Caen
    [cherbourg] Cherbourg
    [brest] Brest
    [rennes] Rennes
    [nantes] Nantes
    [le_mans] Le Mans
    [angers] Angers
    [tours] Tours
    [orleans] Orléans
    [chartres] Chartres
    [bourges] Bourges
    [nevers] Nevers
    [moulins] Moulins
    [clermont] Clermont
    [le_puy] Le Puy
    [dijon] Dijon
    [macon] Mâcon
    [auxerre] Auxerre
    [besancon] Besançon
    [vesoul] Vesoul
    [lyon] Lyon
    [grenoble] Grenoble
    [avignon] Avignon
    [marseille] Marseille
    [montpellier] Montpellier
    [toulouse] Toulouse
    [carcassonne] Carcassonne
    [rodez] Rodez
    [limoges] Limoges
    [perigueux] Périgueux
    [poitiers] Poitiers
    [niort] Niort
    [la_rochelle] La Rochelle
    [saintes] Saintes
    [bordeaux] Bordeaux
    [agen] Agen
    [bayonne] Bayonne
    [auch] Auch
    [pau] Pau
    [foix] Foix
    [pampelune] Pamplona
   *[barcelone] Barcelona
}
# After a preposition; in French this makes a difference.
at-town = { $town ->
    [bruges] at Bruges
    [gand] at Ghent
    [bruxelles] at Brussels
    [anvers] at Antwerp
    [calais] at Calais
    [arras] at Arras
    [mons] at Mons
    [liege] at Liège
    [luxembourg] at Luxembourg
    [amiens] at Amiens
    [abbeville] at Abbeville
    [saint_quentin] at Saint-Quentin
    [paris] at Paris
    [reims] at Reims
    [chalons] at Châlons
    [troyes] at Troyes
    [metz] at Metz
    [nancy] at Nancy
    [rouen] at Rouen
    [evreux] at Évreux
    [caen] at Caen
    [cherbourg] at Cherbourg
    [brest] at Brest
    [rennes] at Rennes
    [nantes] at Nantes
    [le_mans] at Le Mans
    [angers] at Angers
    [tours] at Tours
    [orleans] at Orléans
    [chartres] at Chartres
    [bourges] at Bourges
    [nevers] at Nevers
    [moulins] at Moulins
    [clermont] at Clermont
    [le_puy] at Le Puy
    [dijon] at Dijon
    [macon] at Mâcon
    [auxerre] at Auxerre
    [besancon] at Besançon
    [vesoul] at Vesoul
    [lyon] at Lyon
    [grenoble] at Grenoble
    [avignon] at Avignon
    [marseille] at Marseille
    [montpellier] at Montpellier
    [toulouse] at Toulouse
    [carcassonne] at Carcassonne
    [rodez] at Rodez
    [limoges] at Limoges
    [perigueux] at Périgueux
    [poitiers] at Poitiers
    [niort] at Niort
    [la_rochelle] at La Rochelle
    [saintes] at Saintes
    [bordeaux] at Bordeaux
    [agen] at Agen
    [bayonne] at Bayonne
    [auch] at Auch
    [pau] at Pau
    [foix] at Foix
    [pampelune] at Pamplona
   *[barcelone] at Barcelona
}
of-town = { $town ->
    [bruges] of Bruges
    [gand] of Ghent
    [bruxelles] of Brussels
    [anvers] of Antwerp
    [calais] of Calais
    [arras] of Arras
    [mons] of Mons
    [liege] of Liège
    [luxembourg] of Luxembourg
    [amiens] of Amiens
    [abbeville] of Abbeville
    [saint_quentin] of Saint-Quentin
    [paris] of Paris
    [reims] of Reims
    [chalons] of Châlons
    [troyes] of Troyes
    [metz] of Metz
    [nancy] of Nancy
    [rouen] of Rouen
    [evreux] of Évreux
    [caen] of Caen
    [cherbourg] of Cherbourg
    [brest] of Brest
    [rennes] of Rennes
    [nantes] of Nantes
    [le_mans] of Le Mans
    [angers] of Angers
    [tours] of Tours
    [orleans] of Orléans
    [chartres] of Chartres
    [bourges] of Bourges
    [nevers] of Nevers
    [moulins] of Moulins
    [clermont] of Clermont
    [le_puy] of Le Puy
    [dijon] of Dijon
    [macon] of Mâcon
    [auxerre] of Auxerre
    [besancon] of Besançon
    [vesoul] of Vesoul
    [lyon] of Lyon
    [grenoble] of Grenoble
    [avignon] of Avignon
    [marseille] of Marseille
    [montpellier] of Montpellier
    [toulouse] of Toulouse
    [carcassonne] of Carcassonne
    [rodez] of Rodez
    [limoges] of Limoges
    [perigueux] of Périgueux
    [poitiers] of Poitiers
    [niort] of Niort
    [la_rochelle] of La Rochelle
    [saintes] of Saintes
    [bordeaux] of Bordeaux
    [agen] of Agen
    [bayonne] of Bayonne
    [auch] of Auch
    [pau] of Pau
    [foix] of Foix
    [pampelune] of Pamplona
   *[barcelone] of Barcelona
}
source-town = { $source ->
    [bruges] Bruges
    [gand] Ghent
    [bruxelles] Brussels
    [anvers] Antwerp
    [calais] Calais
    [arras] Arras
    [mons] Mons
    [liege] Liège
    [luxembourg] Luxembourg
    [amiens] Amiens
    [abbeville] Abbeville
    [saint_quentin] Saint-Quentin
    [paris] Paris
    [reims] Reims
    [chalons] Châlons
    [troyes] Troyes
    [metz] Metz
    [nancy] Nancy
    [rouen] Rouen
    [evreux] Évreux
    [caen] Caen
    [cherbourg] Cherbourg
    [brest] Brest
    [rennes] Rennes
    [nantes] Nantes
    [le_mans] Le Mans
    [angers] Angers
    [tours] Tours
    [orleans] Orléans
    [chartres] Chartres
    [bourges] Bourges
    [nevers] Nevers
    [moulins] Moulins
    [clermont] Clermont
    [le_puy] Le Puy
    [dijon] Dijon
    [macon] Mâcon
    [auxerre] Auxerre
    [besancon] Besançon
    [vesoul] Vesoul
    [lyon] Lyon
    [grenoble] Grenoble
    [avignon] Avignon
    [marseille] Marseille
    [montpellier] Montpellier
    [toulouse] Toulouse
    [carcassonne] Carcassonne
    [rodez] Rodez
    [limoges] Limoges
    [perigueux] Périgueux
    [poitiers] Poitiers
    [niort] Niort
    [la_rochelle] La Rochelle
    [saintes] Saintes
    [bordeaux] Bordeaux
    [agen] Agen
    [bayonne] Bayonne
    [auch] Auch
    [pau] Pau
    [foix] Foix
    [pampelune] Pamplona
   *[barcelone] Barcelona
}
wanted-town = { $wanted ->
    [bruges] Bruges
    [gand] Ghent
    [bruxelles] Brussels
    [anvers] Antwerp
    [calais] Calais
    [arras] Arras
    [mons] Mons
    [liege] Liège
    [luxembourg] Luxembourg
    [amiens] Amiens
    [abbeville] Abbeville
    [saint_quentin] Saint-Quentin
    [paris] Paris
    [reims] Reims
    [chalons] Châlons
    [troyes] Troyes
    [metz] Metz
    [nancy] Nancy
    [rouen] Rouen
    [evreux] Évreux
    [caen] Caen
    [cherbourg] Cherbourg
    [brest] Brest
    [rennes] Rennes
    [nantes] Nantes
    [le_mans] Le Mans
    [angers] Angers
    [tours] Tours
    [orleans] Orléans
    [chartres] Chartres
    [bourges] Bourges
    [nevers] Nevers
    [moulins] Moulins
    [clermont] Clermont
    [le_puy] Le Puy
    [dijon] Dijon
    [macon] Mâcon
    [auxerre] Auxerre
    [besancon] Besançon
    [vesoul] Vesoul
    [lyon] Lyon
    [grenoble] Grenoble
    [avignon] Avignon
    [marseille] Marseille
    [montpellier] Montpellier
    [toulouse] Toulouse
    [carcassonne] Carcassonne
    [rodez] Rodez
    [limoges] Limoges
    [perigueux] Périgueux
    [poitiers] Poitiers
    [niort] Niort
    [la_rochelle] La Rochelle
    [saintes] Saintes
    [bordeaux] Bordeaux
    [agen] Agen
    [bayonne] Bayonne
    [auch] Auch
    [pau] Pau
    [foix] Foix
    [pampelune] Pamplona
   *[barcelone] Barcelona
}
target-town = { $target ->
    [bruges] Bruges
    [gand] Ghent
    [bruxelles] Brussels
    [anvers] Antwerp
    [calais] Calais
    [arras] Arras
    [mons] Mons
    [liege] Liège
    [luxembourg] Luxembourg
    [amiens] Amiens
    [abbeville] Abbeville
    [saint_quentin] Saint-Quentin
    [paris] Paris
    [reims] Reims
    [chalons] Châlons
    [troyes] Troyes
    [metz] Metz
    [nancy] Nancy
    [rouen] Rouen
    [evreux] Évreux
    [caen] Caen
    [cherbourg] Cherbourg
    [brest] Brest
    [rennes] Rennes
    [nantes] Nantes
    [le_mans] Le Mans
    [angers] Angers
    [tours] Tours
    [orleans] Orléans
    [chartres] Chartres
    [bourges] Bourges
    [nevers] Nevers
    [moulins] Moulins
    [clermont] Clermont
    [le_puy] Le Puy
    [dijon] Dijon
    [macon] Mâcon
    [auxerre] Auxerre
    [besancon] Besançon
    [vesoul] Vesoul
    [lyon] Lyon
    [grenoble] Grenoble
    [avignon] Avignon
    [marseille] Marseille
    [montpellier] Montpellier
    [toulouse] Toulouse
    [carcassonne] Carcassonne
    [rodez] Rodez
    [limoges] Limoges
    [perigueux] Périgueux
    [poitiers] Poitiers
    [niort] Niort
    [la_rochelle] La Rochelle
    [saintes] Saintes
    [bordeaux] Bordeaux
    [agen] Agen
    [bayonne] Bayonne
    [auch] Auch
    [pau] Pau
    [foix] Foix
    [pampelune] Pamplona
   *[barcelone] Barcelona
}
province = { $province ->
    [flandres] Flanders
    [brabant] Brabant
    [artois] Artois
    [hainaut] Hainaut
    [ardennais] Ardennes
    [picardie] Picardy
    [ile_de_france] Île-de-France
    [champagne] Champagne
    [lorraine] Lorraine
    [haute_normandie] Upper Normandy
    [basse_normandie] Lower Normandy
    [bretagne] Brittany
    [anjou_maine] Anjou and Maine
    [touraine] Touraine
    [orleanais] Orléanais
    [berry] Berry
    [bourbonnais_nivernais] Bourbonnais and Nivernais
    [auvergne] Auvergne
    [bourgogne] Burgundy
    [franche_comte] Franche-Comté
    [lyonnais] Lyonnais
    [dauphine] Dauphiné
    [provence] Provence
    [languedoc] Languedoc
    [rouergue] Rouergue
    [limousin_perigord] Limousin and Périgord
    [poitou] Poitou
    [saintonge] Saintonge
    [guyenne] Guyenne
    [gascogne] Gascony
    [armagnac] Armagnac
    [bearn] Béarn
    [navarre] Navarre
   *[catalogne] Catalonia
}

level = { $level ->
    [0] free town
    [1] garrison
    [2] castle
   *[3] fortress
}

## Cards

card-ladders = Ladders
    .about = Siege card worth 3.
card-ram = Ram
    .about = Siege card worth 4.
card-sapping = Sapping
    .about = Siege card worth 5.
card-cannon = Cannon
    .about = Siege card worth 6.
card-ambassador = Ambassador
    .about = In your own turn: roll two dice on the embassy table.
card-retreat = Retreat
    .about = After a lost or tied combat: saves one of your yellow cards.
card-engineer = Engineer
    .about = In attack: the wall counts one level lower. In defence: cancels the attacker’s Engineer.
card-brigand = Brigand
    .about = In your own turn: pillages a town.
card-sign_of_god = Sign of God
    .about = After the reveal: one of your yellow cards counts double.
card-felon = Felon
    .about = In attack: the wall counts nothing. In defence: robs the attacker of a yellow card.

card = { $card ->
    [ladders] Ladders
    [ram] a Ram
    [sapping] a Sapping
    [cannon] a Cannon
    [ambassador] an Ambassador
    [retreat] a Retreat
    [engineer] an Engineer
    [brigand] a Brigand
    [sign_of_god] a Sign of God
    [felon] a Felon
    [hero] the hero
   *[none] no card
}
first-card = { $first ->
    [ladders] Ladders
    [ram] a Ram
    [sapping] a Sapping
   *[cannon] a Cannon
}
second-card = { $second ->
    [ladders] Ladders
    [ram] a Ram
    [sapping] a Sapping
   *[cannon] a Cannon
}
typed-card = { $card ->
    [sign_of_god] sign-of-god
   *[other] { $card }
}
two-cards = { $first ->
    [ladders] { $second ->
        [ladders] Ladders twice
       *[other] { first-card } and { second-card }
    }
    [ram] { $second ->
        [ram] two Rams
       *[other] { first-card } and { second-card }
    }
    [sapping] { $second ->
        [sapping] two Sappings
       *[other] { first-card } and { second-card }
    }
   *[cannon] { $second ->
        [cannon] two Cannons
       *[other] { first-card } and { second-card }
    }
}
extras = { $extras ->
    [alone] nothing else
    [engineer] an Engineer
    [felon] a Felon
    [hero] the hero
    [engineer-felon] an Engineer and a Felon
    [engineer-hero] an Engineer and the hero
    [felon-hero] a Felon and the hero
   *[engineer-felon-hero] an Engineer, a Felon and the hero
}
alike-cards = { $number ->
    [1] { card }
   *[other] { $number } × { $card ->
        [ladders] Ladders
        [ram] Ram
        [sapping] Sapping
        [cannon] Cannon
        [ambassador] Ambassador
        [retreat] Retreat
        [engineer] Engineer
        [brigand] Brigand
        [sign_of_god] Sign of God
       *[felon] Felon
    }
}
some-cards = { $number ->
    [0] no card
    [one] one card
   *[other] { $number } cards
}
some-barons = { $number ->
    [0] no baron
    [one] one baron
   *[other] { $number } barons
}
some-ecus = { $number ->
    [one] one écu
   *[other] { $number } écus
}

## Events

event-name-uprising = Uprising
    .about = Up to three towns, named by the first player, may shake off a level of their walls.
    .history = In 1358 the peasants of the Beauvaisis rose against the nobles who had failed them at Poitiers, while Paris followed its provost Étienne Marcel.
event-name-ravages = Ravages of the Great Companies
    .about = Up to three towns, named by the first player, may be pillaged.
    .history = Soldiers without a war or wages lived off the land in bands; in 1360 one of them held the bridge of Pont-Saint-Esprit and put the Pope to ransom.
event-name-black_death = Black Death
    .about = The turn ends at once: no combats, no points. It comes only once.
    .history = The plague landed at Marseille in November 1347 and had crossed the kingdom a year later; a third of the people died, and even the war stood still.
event-name-chevauchee = Chevauchée
    .about = The first player may attack a town anywhere on the board.
    .history = In the autumn of 1355 the Black Prince rode from Bordeaux to the Mediterranean and back, burning as he went and leaving the strong castles alone.
event-name-treaty = Treaty
    .about = The first player regains a town conquered from him last turn.
    .history = At Brétigny, in 1360, pens gave back what swords had won and won what swords could not: a third of the kingdom for a captive king.
event-name-truce = Truce
    .about = Next turn there is peace, without a vote.
    .history = Half of the Hundred Years’ War was truce; that of Leulinghem, signed in 1389, was renewed until a king of England married a princess of France.
event-name-confiscation = Confiscation
    .about = A player with six cards or more loses one or two of them.
    .history = In May 1337 Philip VI declared Guyenne forfeit because its duke sheltered his enemies; the duke was king of England, and the war began.
event-name-papal_intervention = Papal Intervention
    .about = The first player protects a town or a province from all attacks this turn.
    .history = From Avignon, Clement VI sent cardinals after both armies; now and then they arrived between the lines, and once they obtained three years of truce.
event-name-bad_seasons = Bad Seasons
    .about = Next turn all incomes are halved.
    .history = Summers had turned cold and wet; after the great hunger of 1315 the granaries of the north never again held more than a year’s bread.
event-name-naval_battle = Naval Battle
    .about = The two players with the most ports fight for the mastery of the seas.
    .history = On 24 June 1340 the French fleet, chained together in the harbour of Sluys, was taken ship by ship by archers and men-at-arms.
event-name-great_battle = Great Battle
    .about = Two coalitions, drawn by lot, meet in duels for claim points.
    .history = Crécy, Poitiers, Azincourt, Verneuil: four days on which a kingdom’s chivalry staked everything between Prime and Vespers.

event-name = { $event ->
    [uprising] { event-name-uprising }
    [ravages] { event-name-ravages }
    [black_death] { event-name-black_death }
    [chevauchee] { event-name-chevauchee }
    [treaty] { event-name-treaty }
    [truce] { event-name-truce }
    [confiscation] { event-name-confiscation }
    [papal_intervention] { event-name-papal_intervention }
    [bad_seasons] { event-name-bad_seasons }
    [naval_battle] { event-name-naval_battle }
   *[great_battle] { event-name-great_battle }
}
alike-events = { $number ->
    [1] { event-name }
   *[other] { event-name } (twice)
}

## Settings of the match

setting-length = Length
    .about = Eight to ten turns, or six to seven with cheaper walls.
value-length = { $value ->
    [normal] normal
   *[short] short
}
setting-nations = Powers
    .about = Who leads which power: in the order of the seats, by choice before the game, or drawn by lot.
value-nations = { $value ->
    [by_seat] in the order of the seats
    [chosen] chosen by the players
   *[drawn] drawn by lot
}
setting-prices = Prices
    .about = A castle costs 6 écus and a rampart 8; or, at the prices of the short game, 4 and 6.
value-prices = { $value ->
    [by_length] those of the chosen length
    [normal] normal
   *[short] short game
}
setting-foreign_interventions = Foreign interventions
    .about = Every turn a foreign army attacks a town at the edge of the kingdom.
value-foreign_interventions = { $value ->
    [on] yes
   *[off] no
}
setting-diplomacy = Diplomacy
    .about = Players may make each other offers: exchanges of towns, gifts, pacts, barons promised.
value-diplomacy = { $value ->
    [on] yes
   *[off] no
}
setting-starting_influence = Barons at the start
    .about = How many barons each player has when the game begins.
value-starting_influence = { $value }
setting-garrison_limit = Garrisons
    .about = Whether a power can hold no more towns than it has garrison markers.
value-garrison_limit = { $value ->
    [none] without limit
   *[other] { $value } for each power
}
setting-nation_powers = National powers
    .about = Each power has an advantage of its own: an intrigue, a doubled income, a card, a second throw, a free Retreat, easier landings.
value-nation_powers = { $value ->
    [on] yes
   *[off] no
}
setting-free_start = Free start
    .about = Each power starts with one fixed town and chooses two more in turn, by road or by sea.
value-free_start = { $value ->
    [on] yes
   *[off] no
}
setting-joan_sign = Joan and the Sign of God
    .about = The first time Joan of Arc appears she brings France a Sign of God.
value-joan_sign = { $value ->
    [on] yes
   *[off] no
}
setting-pope_support = Support of the Pope
    .about = The player who is last may ask the Pope for an ambassador in his turn.
value-pope_support = { $value ->
    [on] yes
   *[off] no
}
setting-balanced_order = Balanced order
    .about = In the first turns everybody is first once, in the initial order or in one drawn by lot.
value-balanced_order = { $value ->
    [off] no
    [fixed] in the initial order
   *[random] by lot
}
setting-hidden_barons = Hidden barons
    .about = Barons are committed to a combat in secret and shown with the cards.
value-hidden_barons = { $value ->
    [on] yes
   *[off] no
}
setting-paris_parliament = Parliament of Paris
    .about = Each turn Paris may rise against whoever holds it, unless it is a fortress.
value-paris_parliament = { $value ->
    [on] yes
   *[off] no
}
setting-long_term = Long-term strategy
    .about = Everybody may keep one red card for the next turn.
value-long_term = { $value ->
    [on] yes
   *[off] no
}
setting-super_interventions = Super interventions
    .about = A foreign force that comes back to a town it holds builds walls there.
value-super_interventions = { $value ->
    [on] yes
   *[off] no
}
setting-grand_master = Grand Master of Artillery
    .about = A hero called while he is active makes his player Grand Master: 1 more in all combats of the turn.
value-grand_master = { $value ->
    [on] yes
   *[off] no
}
setting-island_nation = An island nation
    .about = England may expand twice by sea if it owns two ports.
value-island_nation = { $value ->
    [on] yes
   *[off] no
}
setting-fortunes_of_war = Fortunes of war
    .about = Uprisings and ravages strike as many towns as the whole die shows.
value-fortunes_of_war = { $value ->
    [on] yes
   *[off] no
}
setting-defensive_engineer = Engineer in defence
    .about = A defender’s Engineer gives 2 combat points instead of cancelling the attacker’s.
value-defensive_engineer = { $value ->
    [on] yes
   *[off] no
}
setting-knows_the_land = Knowledge of the country
    .about = Mountains give no bonus against France.
value-knows_the_land = { $value ->
    [on] yes
   *[off] no
}
setting-sea_zones = Two seas
    .about = No ship passes between the Atlantic and the Mediterranean.
value-sea_zones = { $value ->
    [on] yes
   *[off] no
}
setting-harder_landings = Harder landings
    .about = A defender against a landing has a bonus of 2 instead of 1.
value-harder_landings = { $value ->
    [on] yes
   *[off] no
}
setting-town_sales = Sale of towns
    .about = In a peace turn each player may sell one town to another.
value-town_sales = { $value ->
    [on] yes
   *[off] no
}

setting-ally_assignment = Assignment of allies
    .about = With three players: allies are given out anew each turn, or once for the whole game.
value-ally_assignment = { $value ->
    [each_turn] each turn
   *[once] once
}
setting-auto_ally = Ally without a test
    .about = With two players: each chooses a loyal ally in secret every turn, and loyalty is not tested.
value-auto_ally = { $value ->
    [on] yes
   *[off] no
}
setting-fidelity_threshold = Loyalty
    .about = With two players: the modified die that an ally needs to stay loyal.
value-fidelity_threshold = { $value } or more

## Where the turn stands

phase-set-up = Set-up
phase-return = Return of a player
phase-treasury = Treasury
phase-talks = Talks
phase-vote = Vote
phase-loyalty = Loyalty
phase-allies = Who leads whom
phase-ally = Turn of an ally or neutral
phase-purchases = Purchases
phase-events = Events
phase-duel = Duel
phase-foreign = Foreign intervention
phase-expansion = Expansion
phase-combats = Combats
phase-combat = Combat
phase-keep = End of the turn
phase-over = End of the game

sequence-0 = Set-up
sequence-1 = Treasury
sequence-2 = Political state
sequence-3 = Deal
sequence-4 = Purchases
sequence-5 = Turn order
sequence-6 = Events and foreign intervention
sequence-7 = Player turns
sequence-8 = Claim points and influence

state-peace = Peace
state-war = War

role-player = player
role-ally = ally
role-neutral = neutral
role-foreign = foreign force
role-absent = not in play

## What you are asked

ask-choose-nation = Which power will you lead, my lord?
ask-start-town = Your move, my lord: choose your second start town.
ask-leave-out = Your move, my lord: which of your three towns will you leave to others?
ask-third-town = Place a third garrison on a free town joined to yours by a road, or none.
ask-free-town = Place a garrison on a free town joined to yours by road or sea.
ask-return-town = You have lost everything. Which of your start towns do you take back?
ask-double-income = Which of your towns shall pay double?
ask-talk = Do you wish to make an offer to somebody?
ask-vote = Peace or war? Your vote is secret until all have voted.
ask-purchases = Choose towns to fortify, then say how many cards you buy: that ends your purchases.
ask-event-order = Two events are drawn: which one comes first?
ask-uprising-town = Which town tries to rise?
ask-ravaged-town = Which town do the Great Companies ravage?
ask-treaty-town = The treaty gives a town back to you: which one?
ask-confiscation = Whose cards are confiscated?
ask-papal-protection = Which town or province does the Pope protect this turn?
ask-naval-stake = Battle at sea: stake a card and barons, in secret.
ask-duel-stake = Your duel in the Great Battle: stake a card and barons, in secret.
ask-duel-sign = The stakes are shown: a Sign of God for your card?
ask-expansion = Your turn, my lord: settle a free town, attack, play a card, or end the expansion.
ask-expansion-source = From which town does { the-power } settle { town }?
ask-combats = Attack, play a card, or end your turn.
ask-attack-link = By which way does { the-power } attack { town }?
ask-attack-source = From which town does { the-power } attack { town }?
ask-veto = { The-power } wants to land { at-town }: do you allow it, Master of the Seas?
ask-lay-attack = { $town ->
    [none] Lay two yellow cards face down, and what goes with them.
   *[other] Combat { at-town }: lay two yellow cards face down, and what goes with them.
}
ask-lay-defence = { $town ->
    [none] You are attacked: lay your cards face down.
   *[other] You are attacked { at-town }: lay your cards face down.
}
ask-attack-barons = How many of your barons ride to the attack?
ask-defence-barons = How many of your barons come to the defence?
ask-support-attack = { $town ->
    [none] Will you lend barons to the attacker?
   *[other] Will you lend barons to the attacker { at-town }?
}
ask-support-defence = { $town ->
    [none] Will you lend barons to the defender?
   *[other] Will you lend barons to the defender { at-town }?
}
ask-sign = The cards are shown: a Sign of God for one of yours?
ask-retreat = Your cards are lost: will you save one with a Retreat?
ask-abandon = You have no garrison left for { town }: abandon another town, or decline this one.
ask-brigand-town = Which town does your Brigand pillage?
ask-corruption-town = Corruption: which town do you tempt to betray?
ask-intrigue-target = Against whom do you plot?
ask-second-throw = { $roll ->
    [embassy] Embassy, { $die } and { $second }: will you roll one of the dice again?
    [corruption] Corruption { of-town }: your die shows { $die }. Will you roll it again?
    [brigand] Pillage { of-town }: your die shows { $die }. Will you roll it again?
    [wall] Walls { of-town }: your die shows { $die }. Will you roll it again?
    [towns] Number of towns struck: your die shows { $die }. Will you roll it again?
    [parliament] Parliament of Paris: your die shows { $die }. Will you roll it again?
    [paris] Walls of Paris: your die shows { $die }. Will you roll it again?
    [pope] The Pope’s answer: your die shows { $die }. Will you roll it again?
   *[combat] Your die shows { $die }: will you roll it again?
}
ask-ask-pope = You are last: will you ask the Pope for an ambassador?
ask-keep-red = Will you keep one red card for the next turn?
ask-choose-ally = Choose your ally, in secret.
ask-ally-pick = Which ally do you lead this turn?
ask-neutral-pick = Which neutral do you lead this turn?
ask-ally-first = Play your ally, { the-power }, now or after your own turn?
ask-ally-last = Play your ally, { the-power }, now or not at all?
ask-ally-expansion-roll = Roll for the expansion { of-power }?
ask-power-expansion = Which free town does { the-power } settle?
ask-activity-roll = Roll for the attacks { of-power }? All that the die says must then be made.
ask-power-attack = Which town does { the-power } attack?
ask-neutral-build = { The-power } builds: which of its towns gains a level?
ask-loyalty = The loyalty { of-power }, your ally, is at stake: send an Ambassador, or let the die speak?
ask-bribe-own = How many écus, in secret, to keep { the-power } on your side?
ask-bribe-other = How many écus, in secret, to turn { the-power }, your rival’s ally?
ask-hire-try = Do you look for mercenaries?
ask-hire = How many mercenaries do you hire?
ask-hire-place = Where does the mercenary stand?
ask-mercenary-move = From where do mercenaries hurry to the defence { of-town }?
ask-parley-with = To whom do you speak?
ask-parley-kind = What do you offer?
ask-gift = How many écus do you give?
ask-exchange-own = Which of your towns do you offer?
ask-exchange-other = Which town do you want for it?
ask-money-given = How many écus do you add?
ask-money-asked = How many écus do you ask for?
ask-sale-town = Which town is to be sold?
ask-sale-price = For how many écus?
ask-promise-town = For which town do you promise barons?
ask-promise-barons = How many barons do you promise?
ask-offer = You have an offer to answer.
ask-withdraw = Your offer stands; you may withdraw it.

## What you may answer; .typed gives the words that can be typed

option-town = { town }
    .typed = { $town }
option-expand = settle { town }
    .typed = { $town }
option-attack = attack { town }
    .typed = attack-{ $town }
option-from = from { town }
    .typed = { $town }
option-province = { province }
    .typed = { $province }
option-barons = { some-barons }
    .typed = { $number }
option-cards = { $number ->
    [0] buy no cards
    [one] buy one card
   *[other] buy { $number } cards
}
    .typed = { $number }
option-ecus = { some-ecus }
    .typed = { $number }
option-hire = { $number ->
    [0] hire nobody
    [one] hire one mercenary
   *[other] hire { $number } mercenaries
}
    .typed = { $number }
option-player = player { $number }
    .typed = { $number }
option-nation = { the-power }
    .typed = { $power }
option-event = { event-name }
    .typed = { $event }
option-lay = { $extras ->
    [alone] { two-cards }
   *[other] { two-cards }, with { extras }
}
    .typed = { $first }+{ $second }+{ $extras }
option-defend = { $extras ->
    [alone] { card }
   *[other] { card }, with { extras }
}
    .typed = { $card }+{ $extras }
option-stake = { card }, { $barons ->
    [0] no baron
    [one] one baron
   *[other] { $barons } barons
}{ $extras ->
    [felon] , and a Felon
   *[alone] {""}
}
    .typed = { $card }+{ $barons }+{ $extras }
option-double = Sign of God on { card }
    .typed = sign-{ $card }
option-joan = Joan’s Sign on { card }
    .typed = joan-{ $card }
option-save = save { card } with a Retreat
    .typed = save-{ $card }
option-save-free = save { card } with France’s free Retreat
    .typed = free-{ $card }
option-keep = keep { card }
    .typed = { typed-card }
option-by = { $link ->
    [road] by road
    [sea] by sea
   *[chevauchee] by a Chevauchée
}
    .typed = { $link }
option-peace = Peace
    .typed = peace
option-war = War
    .typed = war
option-pass = pass
    .typed = pass
option-nothing = nothing
    .typed = nothing
option-done = done
    .typed = done
option-decline = decline the town
    .typed = decline
option-roll = roll the die
    .typed = roll
option-accept = accept the offer of player { $number }
    .typed = accept-{ $number }
option-refuse = refuse the offer of player { $number }
    .typed = refuse-{ $number }
option-withdraw = withdraw the offer to player { $number }
    .typed = withdraw-{ $number }
option-allow = allow the landing
    .typed = allow
option-forbid = forbid the landing
    .typed = forbid
option-felon = play a Felon first
    .typed = felon
option-brigand = play a Brigand
    .typed = brigand
option-ambassador = send an Ambassador
    .typed = ambassador
option-papal-ambassador = send the papal ambassador
    .typed = papal
option-intrigue = plot against somebody
    .typed = intrigue
option-parley = make an offer
    .typed = offer
option-gift = a gift of money
    .typed = gift
option-exchange = an exchange of towns
    .typed = exchange
option-sell = sell a town
    .typed = sell
option-buy = buy a town
    .typed = buy
option-pact = a pact not to attack each other
    .typed = pact
option-promise = barons promised to a battle
    .typed = promise
option-silence = pass, now and in all later talks
    .typed = silence
option-abstain = none, and ask no more
    .typed = never
option-heed = be asked again
    .typed = heed
option-end-expansion = end the expansion
    .typed = end
option-end-turn = end the turn
    .typed = end
option-ally-now = play the ally now
    .typed = now
option-ally-later = play the ally later
    .typed = later
option-reroll = roll the die again
    .typed = again
option-reroll-second = roll the second die again
    .typed = second
option-keep-die = keep the result
    .typed = keep
option-send-ambassador = discard an Ambassador
    .typed = ambassador

## What happened

alike-towns = { town }
event-power-placed = { The-power } holds { $towns }.
event-steers = { The-power } leads { the-other } this turn.
event-ally-turn = { The-power } plays its ally, { the-other }.
event-ally-expansion = { $result ->
    [expands] { The-power } may settle a town (die { $die }).
   *[stays] { The-power } does not expand (die { $die }).
}
event-power-expands = { The-power } settles { town }.
event-activity = { The-power } must make { $number ->
    [one] one attack
   *[other] { $number } attacks
} (die { $die }).
event-ally-chosen = { The-power } has chosen { the-other } as its ally.
event-political-die = The political die says { $die }.
event-places = Then come { $powers }.
event-construction = { $result ->
    [builds] { The-power } builds (die { $die }).
   *[rests] { The-power } builds nothing (die { $die }).
}
event-loyal = { The-other } follows { the-power } this turn.
event-bribed = { The-power } spends { some-ecus } on loyalty.
event-loyalty-die = { $result ->
    [loyal] { The-other } stays loyal (die { $die }, { $total } in all).
   *[neutral] { The-other } turns its back (die { $die }, { $total } in all) and is neutral this turn.
}
event-ally-income = { The-power } receives { some-ecus } from { the-other } and has { $money }.
event-hire-roll = { The-power } finds up to { $number ->
    [one] one mercenary
   *[other] { $number } mercenaries
} (die { $die }).
event-hired = { The-power } hires { $number ->
    [0] nobody
    [one] one mercenary
   *[other] { $number } mercenaries
}.
event-mercenary-placed = A mercenary of { the-power } stands { at-town }.
event-mercenary-moves = A mercenary comes from { source-town } to { town }.
event-leads = { $you ->
    [seat] You lead { the-power }.
   *[none] { $seat } leads { the-power }.
}
event-placed = { The-power } places a garrison { at-town }.
event-cannot-place = { The-power } finds no town to settle.
event-turn = Turn { $turn } begins.
event-returned = { The-power } returns { at-town }.
event-doubles = { town } pays double to Flanders.
event-income = { The-power } receives { some-ecus } and has { $money }.
event-state = { $state ->
    [war] It is war.
   *[peace] { $reason ->
        [truce] The truce holds: it is peace.
       *[vote] It is peace.
    }
}
event-voted = { $you ->
    [seat] You voted for { $state ->
        [war] war
       *[peace] peace
    }.
   *[none] { $seat } voted for { $state ->
        [war] war
       *[peace] peace
    }.
}
event-drew = { The-power } draws { some-cards } and holds { $hand }.
event-drew-cards = { $you ->
    [audience] You draw { $cards }.
   *[none] { $audience } draws { $cards }.
}
event-reshuffled = The draw pile is empty: { some-cards } from the discards are shuffled into a new one.
event-gathered = All cards are discarded and the deck is shuffled.
event-built = { The-power } builds { $level ->
    [2] a castle
   *[3] a fortress
} { at-town }.
event-bought-cards = { $number ->
    [0] { The-power } buys no cards.
   *[other] { The-power } buys { some-cards } for { $price ->
        [one] one écu
       *[other] { $price } écus
    }.
}
event-order = Turn order: { $powers }.
event-barons-gained = { The-power } receives { some-barons } and has { $barons }.
event-events = { $count ->
    [one] Event: { $events }.
   *[other] Events: { $events }.
}
event-no-effect = { event-name }: nothing happens.
event-number-of-towns = { event-name }: { $number ->
    [one] one town
   *[other] { $number } towns
} (die { $die }).
event-rising = { $result ->
    [stays] { town } does not rise (die { $die }).
    [falls] { town } rises (die { $die }): a garrison of { the-power } is left.
   *[free] { town } rises (die { $die }) and is free.
}
event-ravaged = { $result ->
    [spared] { town } shuts its gates to the companies (die { $die }).
   *[pillaged] { town } is ravaged.
}
event-plague = The Black Death is here: the turn ends at once.
event-chevauchee = { The-power } may ride a Chevauchée in its turn.
event-treaty = By treaty { the-power } regains { town }.
event-truce = A truce is signed: next turn there will be peace.
event-bad-seasons = The harvest is lost: next turn all incomes are halved.
event-confiscated = { $number ->
    [0] { The-other } has too few cards and loses none.
   *[other] { The-other } loses { $cards } by confiscation.
}
event-protected-town = The Pope protects { town } this turn.
event-protected-province = The Pope protects { province } this turn.
event-coalitions = Great Battle: { $powers } against { $others }.
event-coalition-wins = { $count ->
    [0] Neither coalition wins the Great Battle.
   *[other] The coalition of { $powers } wins the Great Battle.
}
event-duel = { $event ->
    [naval_battle] Naval battle: { the-power } against { the-other }.
   *[great_battle] Duel: { the-power } against { the-other }.
}
event-staked = { The-power } stakes { card }{ $barons ->
    [0] {""}
    [one] , one baron
   *[other] , { $barons } barons
}{ $felon ->
    [1] , a Felon
   *[0] {""}
}; die { $die }.
event-duel-result = { The-power } { $total }, { the-other } { $against }: { $result ->
    [tie] a tie.
    [first] { the-power } wins.
   *[second] { the-other } wins.
}
event-master = { The-power } is Master of the Seas.
event-foreign = { $power ->
    [fleet] { The-power } sails for { town }.
   *[other] { The-power } marches on { town }.
}
event-foreign-forbidden = The Pope protects { town }: no attack takes place.
event-foreign-already-there = { The-power } holds { town } already.
event-foreign-grows = { The-power } strengthens { town }: { level }.
event-parliament = { $result ->
    [stirs] The Parliament stirs Paris up (die { $die }).
   *[calm] The Parliament of Paris keeps calm (die { $die }).
}
event-player-turn = { The-power } takes its turn.
event-pope-answers = { $result ->
    [granted] The Pope grants { the-power } an ambassador (die { $die }).
   *[refused] The Pope does not hear { the-power } (die { $die }).
}
event-expands = { $link ->
    [sea] { The-power } settles { town } by sea from { source-town }.
   *[road] { The-power } settles { town } from { source-town }.
}
event-attacks = { $link ->
    [sea] { The-power } lands { at-town } ({ the-other }) from { source-town }.
    [chevauchee] { The-power } rides from { source-town } against { town } ({ the-other }).
   *[road] { The-power } attacks { town } ({ the-other }) from { source-town }.
}
event-veto = { $act ->
    [forbids] { The-power } forbids { the-other } to land { at-town }.
   *[allows] { The-power } lets { the-other } land { at-town }.
}
event-laid = { The-power } lays { some-cards } face down.
event-barons = { The-power } adds { some-barons } to the { $side ->
    [attack] attack on
   *[defence] defence of
} { town }.
event-felon-steals = A Felon of { the-power } robs { the-other } of { card }.
event-revealed = { $number ->
    [0] { The-power } fights without cards; die { $die }.
   *[other] { The-power } shows { $cards }; die { $die }.
}
event-second-throw = Brittany rolls again: { $after } instead of { $before }.
event-sign = { The-power } plays a Sign of God on { card }.
event-combat-result = { town }: attack { $attack }, defence { $defence }. { $result ->
    [attack] The attack succeeds.
    [defence] The attack is beaten off.
   *[tie] A tie: the defence holds, and all cards are lost.
}
event-saved = { The-power } saves { card } with a Retreat.
event-hero-falls = The hero of { the-power } falls.
event-hero-rises = The hero of { the-power } answers the call.
event-hero-already = The hero of { the-power } is there already: nothing happens.
event-grand-master = { The-power } has the Grand Master of Artillery this turn.
event-joan-sign = Joan of Arc brings France a Sign of God.
event-joan-lost = With Joan of Arc her Sign is lost.
event-takes = { The-power } takes { town } ({ level }).
event-holds = { The-power } holds { town }.
event-abandoned = { The-power } abandons { town }.
event-declined = { The-power } has no garrison for { town } and declines it.
event-cards-return = { The-power } takes back the cards set aside.
event-pillage = { $result ->
    [pillaged] A Brigand of { the-power } pillages { town }: { some-ecus }.
   *[spared] A Brigand of { the-power } fails { at-town } (die { $die }).
}
event-embassy = { The-power } sends an ambassador ({ $first } and { $second }): { $result ->
    [corruption] corruption.
    [outside_help] outside help.
    [hero] the hero.
   *[court_intrigue] court intrigue.
}
event-corruption = { $result ->
    [betrays] { town } betrays { the-other } (die { $die }).
   *[stays] { town } stays true to { the-other } (die { $die }).
}
event-intrigue = { The-power } plots: { the-other } loses { card }.
event-kept-card = { The-power } keeps a card for the next turn.
event-points = { The-power } scores { $number ->
    [one] { $number } point
   *[other] { $number } points
} for its provinces{ $won ->
    [0] {""}
    [one] {" "}and { $won } point through events
   *[other] {" "}and { $won } points through events
}, which makes { $total } since the beginning; it receives { $barons ->
    [0] no baron
    [one] one baron
   *[other] { $barons } barons
}.
event-end-die = { $result ->
    [ends] The die says { $die }: this was the last turn.
   *[goes-on] The die says { $die }: the war goes on.
}
event-game-ends = The war is over after { $turn ->
    [one] one turn
   *[other] { $turn } turns
}.
event-gift = { $you ->
    [seat] You give { $to } { some-ecus }.
    [to] { $seat } gives you { some-ecus }.
   *[none] { $seat } gives { $to } { some-ecus }.
}
event-offer-deal = { $you ->
    [seat] You offer { $to }
    [to] { $seat } offers you
   *[none] { $seat } offers { $to }
}: { $town ->
    [none] { $gives ->
        [one] one écu
       *[other] { $gives } écus
    } for { wanted-town }.
   *[other] { $wanted ->
        [none] { town } for { $asks ->
            [one] one écu.
           *[other] { $asks } écus.
        }
       *[other] { town } for { wanted-town }{ $gives ->
            [0] { $asks ->
                [0] .
                [one] {" "}and one écu.
               *[other] {" "}and { $asks } écus.
            }
            [one] , with one écu besides.
           *[other] , with { $gives } écus besides.
        }
    }
}
event-offer-pact = { $you ->
    [seat] You propose a pact to { $to }: no attack on each other until the end of the next turn.
    [to] { $seat } proposes a pact to you: no attack on each other until the end of the next turn.
   *[none] { $seat } proposes a pact to { $to }: no attack on each other until the end of the next turn.
}
event-offer-answer = { $act ->
    [accepts] { $you ->
        [seat] You accept the offer of { $to }.
        [to] { $seat } accepts your offer.
       *[none] { $seat } accepts the offer of { $to }.
    }
   *[refuses] { $you ->
        [seat] You refuse the offer of { $to }.
        [to] { $seat } refuses your offer.
       *[none] { $seat } refuses the offer of { $to }.
    }
}
event-offer-withdrawn = { $you ->
    [seat] You withdraw your offer to { $to }.
    [to] { $seat } withdraws the offer made to you.
   *[none] { $seat } withdraws the offer to { $to }.
}
event-offer-lapsed = { $you ->
    [seat] Your offer to { $to } lapses.
    [to] The offer of { $seat } to you lapses.
   *[none] The offer of { $seat } to { $to } lapses.
}
event-exchanged = { The-power } gives { town } to { the-other } for { wanted-town }.
event-bought-town = { The-power } buys { town } from { the-other } for { $price ->
    [one] one écu
   *[other] { $price } écus
}.
event-promised = { $promise ->
    [pact] { $you ->
        [seat] You promise { $to } not to attack until the end of the next turn.
        [to] { $seat } promises you not to attack until the end of the next turn.
       *[none] { $seat } promises { $to } not to attack until the end of the next turn.
    }
   *[barons] { $you ->
        [seat] You promise { $to } { some-barons } in a combat { at-town } this turn.
        [to] { $seat } promises you { some-barons } in a combat { at-town } this turn.
       *[none] { $seat } promises { $to } { some-barons } in a combat { at-town } this turn.
    }
}
event-promise-end = { $result ->
    [kept] { $you ->
        [seat] You have kept the promise made to { $to }.
        [to] { $seat } has kept the promise made to you.
       *[none] { $seat } has kept the promise made to { $to }.
    }
    [broken] { $you ->
        [seat] You have broken the promise made to { $to }!
        [to] { $seat } has broken the promise made to you!
       *[none] { $seat } has broken the promise made to { $to }!
    }
   *[void] { $you ->
        [seat] Your promise to { $to } is void: it was not put to the test.
        [to] The promise of { $seat } to you is void: it was not put to the test.
       *[none] The promise of { $seat } to { $to } is void: it was not put to the test.
    }
}

## Why it is not allowed

why-nation-not-to-steer = { The-power } cannot be led this turn.
why-nation-without-towns = { The-power } has no town left.
why-ally-last-chance = Play the ally now, or not at all.
why-ally-may-wait = The ally may also be played after your own turn.
why-no-cards-here = No cards are played and no offers made in the turn of a neutral.
why-neutral-must-expand = A neutral must settle a town if it can.
why-attacks-compulsory = The die was rolled: { $number ->
    [one] one more attack must be made.
   *[other] { $number } more attacks must be made.
}
why-no-ally-of-yours = { The-power } cannot be your ally.
why-ambassador-or-test = Send an Ambassador, or let the die test your ally.
why-hire-first = Say how many mercenaries you hire.
why-too-many-mercenaries = { $number ->
    [one] One mercenary is
   *[other] { $number } mercenaries are
} too many: the die allows { $most }.
why-not-friendly = { town } belongs neither to you nor to your loyal ally.
why-full-of-mercenaries = { town } has as many mercenaries as are allowed ({ $most }).
why-town-or-done = Name a town with mercenaries, or say that it is done.
why-no-mercenary-there = There is no mercenary { at-town } who could come.
why-mercenary-too-far = The mercenaries { at-town } cannot come: from two towns away at most, through friendly towns.
why-abandon-or-decline = All your garrisons are on the board: abandon a town, or decline the new one.
why-accept-or-refuse = An offer is accepted or refused.
why-act-or-end = That cannot be done at this moment of your turn.
why-allies-of-three = Only with three players are allies shared out, so only they may keep them for the whole game.
why-allies-of-two = Only with two players are allies chosen in secret each turn.
why-allow-or-forbid = The Master of the Seas allows the landing or forbids it.
why-already-heeding = You are asked about everything already.
why-attacked-already = This power has already attacked { town } this turn.
why-barons-first = Say how many barons.
why-barons-to-promise = { $most ->
    [one] Promise one baron.
   *[other] Promise from 1 to { $most } barons.
}
why-buy-something = Raise the walls of a town, or say how many cards you buy.
why-buying-already = Offers come before purchases, and yours have begun.
why-card-not-laid = This card is not among yours in this fight: { card }.
why-cards-left = { $number ->
    [0] No card is left to be bought.
    [one] Only one card is left to be bought.
   *[other] Only { $number } cards are left to be bought.
}
why-castle-too-new = The castle { at-town } was built this turn: its rampart must wait.
why-chosen-allies-are-loyal = Allies chosen each turn are loyal without a test, so the threshold of loyalty changes nothing.
why-dealt-already = { town } has already been exchanged or sold this turn.
why-defend-first = Lay your cards for the defence.
why-ecus-first = Name a sum of money.
why-event-first = Name one of the two events.
why-event-not-drawn = This event was not drawn: { event-name }.
why-fortress-already = { town } is a fortress already.
why-fortress-safe = { town } is a fortress: nobody can corrupt or pillage it.
why-friends = { town } belongs to a friend: a player and his loyal ally do not attack each other.
why-giver-too-poor = { $price ->
    [one] One écu is
   *[other] { $price } écus are
} offered, but the purse that would pay { $money ->
    [0] is empty.
   *[other] holds only { $money }.
}
why-hand-limit = With { $number } more your hand would pass the limit of { $limit }: it has { $hand ->
    [one] one card
   *[other] { $hand } cards
} already.
why-hero-inactive = Your hero is not active.
why-keep-or-reroll = Keep the die, or roll it again.
why-kind-first = Say what kind of offer it is.
why-last-town = { town } is the last town: it cannot be sold.
why-last-town-of-another = { town } is the last town { of-power }: take another one.
why-lay-first = Lay two yellow cards, and what goes with them.
why-length-of-two = Two players always play five or six turns: the short game is for three or more.
why-link-first = Say by which way you attack.
why-loyalty-of-two = Only with two players is the loyalty of an ally tested.
why-must-lay-yellow = You hold yellow cards: one of them must be laid.
why-must-stake = You hold yellow cards: one of them must be staked.
why-named-already = { town } has already been named.
why-nation-first = Choose a power.
why-nation-not-played = { The-power } is not led by anybody with { $players } players.
why-nation-taken = { The-power } is taken.
why-no-attack-left = You have made all the attacks you may make this turn.
why-no-cards-there = That player has no cards.
why-no-cards-to-steal = The attacker has laid no cards: there is nothing to steal.
why-no-diplomacy = At this table no offers are made.
why-no-equal-town = { The-power } has no town of the same level as { town } to exchange.
why-no-events-for-two = With two players there are no events, so no fortunes of war either.
why-no-free-retreat = You have no free Retreat.
why-no-garrison-left = All your garrisons are on the board.
why-no-intrigue = Only Navarre plots, with the national powers, in its own turn.
why-no-joan = You do not have Joan’s Sign.
why-no-money = You have no money to give.
why-no-offers-here = No offers are made in the turn of an ally.
why-no-papal-ambassador = You have no papal ambassador.
why-no-prey = There is no town to pillage.
why-no-rampart = All ramparts are in use.
why-no-road = No road leads from your start towns to { town }.
why-no-road-or-sea = Neither road nor sea leads from your garrisons to { town }.
why-no-sales = Towns are not sold at this table.
why-no-start-town = { town } is no start town { of-power } that could be chosen.
why-no-such-card = You do not have { card }.
why-no-such-link = { $link ->
    [road] No road leads from a town that may still attack to { town }.
    [sea] No ship of yours that may still attack reaches { town }.
   *[chevauchee] You have no Chevauchée for { town }.
}
why-no-such-player = There are only { $players } players.
why-no-tower = All towers are in use.
why-nobody-holds-cards = Nobody holds a card that could be lost.
why-not-an-opponent = { town } belongs to { the-power }, whom this card cannot target.
why-not-joined = Neither road nor sea joins { town } and { target-town }.
why-not-lost-last-turn = { town } was not conquered from you last turn.
why-not-so-many-barons = You want to commit { some-barons } and have { $barons }.
why-not-town-of = { town } does not belong to { the-power }.
why-not-your-start-town = { town } is not one of your start towns.
why-not-your-town = { town } is not yours.
why-not-yourself = Name somebody other than yourself.
why-nothing-to-exchange = There are no towns of equal level to exchange.
why-nothing-to-sell = No town on sale is within the buyer’s means.
why-one-castle = Only { $number ->
    [one] one new castle
   *[other] { $number } new castles
} may be built in a turn.
why-one-die-only = Only one die was rolled.
why-one-felon = You have played your Felon in this combat.
why-one-side-only = You have sent barons to the other side of this combat.
why-order-of-two = Two players go first by turns: there is nothing to balance.
why-out-of-reach = { town } is out of reach: no road and no ship leads there.
why-paris-not-sold = Paris is never sold.
why-peace-or-war = Choose peace or war.
why-pillaged-already = { town } is pillaged already.
why-player-first = Name a player.
why-power-used = You have used your power this turn.
why-red-card-or-nothing = Keep a red card, or nothing.
why-returned-already = Another player has just come back to { town }.
why-roll-or-pass = Roll the die, or pass.
why-sales-in-peace = Towns are sold only in a turn of peace, once the political state is known.
why-sales-need-diplomacy = Towns are sold by an offer: allow diplomacy, or do without sales.
why-save-or-pass = Save a yellow card, or pass.
why-sea-used = You have already used the sea this turn, or the port: { town } cannot be settled.
why-sign-or-pass = Play a Sign of God on a card of yours, or pass.
why-sold-already = { The-power } has already sold a town this turn.
why-source-attacked = { town } has already attacked this turn.
why-source-first = Name the town you start from.
why-source-used = The towns joined to { town } have already been the source of an expansion.
why-source-used-here = { town } has already been the source of an expansion.
why-sources-used = Every town from which { town } could be reached has already attacked.
why-stake-first = Stake a card, barons, and a Felon if you like.
why-super-needs-interventions = Nobody intervenes twice where nobody intervenes: allow foreign interventions, or do without super interventions.
why-talk-or-pass = Make an offer, or pass.
why-too-cheap = { $number ->
    [0] Nothing is
    [one] One écu is
   *[other] { $number } écus are
} too little: at least { $least }.
why-too-dear = That costs { $price ->
    [one] one écu
   *[other] { $price } écus
}; { $money ->
    [0] you have none.
   *[other] you have only { $money }.
}
why-too-few-yellow = An attack needs { $least } yellow cards in hand; you hold { $number }.
why-too-many-barons = { $number ->
    [one] One baron is
   *[other] { $number } barons are
} too many here: there is room for { $most ->
    [0] none
   *[other] { $most }
}.
why-too-many-offers = You have made all your offers of this turn.
why-town-first = Name a town.
why-town-is-free = { town } is free.
why-town-not-free = { town } is not free.
why-town-or-nothing = Name a town, or nothing.
why-town-or-province = Name a town or a province.
why-under-protection = { town } is under the protection of the Pope.
why-unequal-towns = { town } and { wanted-town } are not of the same level.
why-withdraw-only = An offer can only be withdrawn.
why-your-own-town = { town } is your own.

## What decided the match

decided-by-points = on claim points
decided-by-fortresses = on fortresses, claim points being equal
decided-by-provinces = on provinces, claim points and fortresses being equal
decided-by-castles = on castles, all before being equal
decided-by-money = on money, all before being equal
decided-by-shared = with equal claims in everything: the throne is shared

## The table

board-turn = Turn { $turn }
board-points = { $number ->
    [one] { $number } claim point
   *[other] { $number } claim points
}
board-barons = { some-barons }
board-money = { some-ecus }
board-hand = hand
board-aside = set aside
board-draw-pile = draw pile
board-discard-pile = discards
board-hero = hero
board-free-town = free
board-part-cards = cards
board-part-sign = Sign of God
board-part-force = basic force
board-part-barons = barons
board-part-hero = hero
board-part-grand-master = Grand Master
board-part-wall = wall
board-part-militia = militia
board-part-mountain = mountain
board-part-landing = landing
board-part-engineer = Engineer
board-part-mercenaries = mercenaries
board-part-die = die

## The board in the page

board-map = Map of the kingdom
board-around-channel = The Channel
board-around-atlantic = Ocean Sea
board-around-mediterranean = Mediterranean Sea
board-around-england = England
board-around-empire = Empire
board-around-alsace = Alsace
board-around-savoy = Savoy
board-around-castile = Castile
board-around-aragon = Aragon
# A letter on the arms where two powers could be taken for each other.
board-letter = { $power ->
    [navarre] N
    [france] F
    [england] E
    [brittany] Br
    [burgundy] Bu
    [flanders] Fl
    [empire] Em
    [castile] C
    [aragon] Ar
    [savoy] S
    [fleet] G
   *[papacy] P
}
board-short-navarre = Navarre
board-short-france = France
board-short-england = England
board-short-brittany = Brittany
board-short-burgundy = Burgundy
board-short-flanders = Flanders
board-state-peace = Peace
board-state-war = War
board-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-defence = Defence
board-town-income = Income
board-count-barons = barons
board-put-back = Put back
board-odds-win = taken
board-odds-tie = tie
board-odds-lose = repelled
board-percent = { $chance }%
board-mark-port = port
board-mark-port-north = port of the Ocean and the Channel
board-mark-port-south = port of the Mediterranean
board-mark-mountain = mountain
board-mark-pillaged = pillaged
board-mark-protected = protected by the Pope
board-mark-new-castle = new castle: no rampart this turn
board-mark-dealt = already traded this turn
board-province-yours = You hold the whole province.
board-province-held = Province held by: { $owner }.
board-province-missing = To hold the province you still need { $towns }.
board-town-spoken = { $town }, province of { $province }; { $owner }; { $walls }; defence { $defence }; income { $income }.
board-power-spoken = { $power } ({ $name }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and { $now } if one counted now; towns: { $towns }; écus: { $money }, income { $income }; cards: { $cards }; barons: { $barons }; { $hero ->
    [yes] hero present
   *[no] no hero
}.
preset-rulebook = The rulebook
    .about = The game as printed, without optional rules: eight to ten turns, five or six with 2 players.
preset-historical = Historical
    .about = Every power has its own advantage, France knows its mountains, England its ships, and no ship passes from one sea to the other.
preset-tournament = Tournament
    .about = The short game: six or seven turns, cheaper walls, nothing optional.
group-match = The match
group-powers = The powers
group-war = War
group-politics = Politics
group-allies = Allies
board-fight = Combat at { $town }
board-face-down = { $number ->
    [one] { $number } card face down
   *[other] { $number } cards face down
}
board-barons-hidden = barons hidden
board-odds = The attacker’s chances:
board-result-attack = The attack wins.
board-result-defence = The defence holds.
board-result-tie = A tie: the town holds.
board-chronicle = Claim points, turn by turn

## Diplomacy

board-dip = Diplomacy
board-dip-make = Make an offer
board-dip-standing = On the table
board-dip-said = What was said
board-dip-promises = Promises
board-dip-no-promises = No promise has been made to you or by you.
board-dip-to-answer = { $number ->
    [one] offer awaits your answer
   *[other] offers await your answer
}
board-dip-with = With whom?
board-dip-what = What do you propose?
board-dip-kind-exchange = Exchange towns
board-dip-kind-gift = Give money
board-dip-kind-pact = A pact
board-dip-kind-promise = Promise barons
board-dip-kind-sell = Sell a town
board-dip-kind-buy = Buy a town
board-dip-choose = – choose –
board-dip-town = { town } ({ level })
board-dip-give = You give
board-dip-get = You receive
board-dip-add = Écus you add
board-dip-ask = Écus you ask for
board-dip-sum = Écus given
board-dip-battle = In the battle for
board-dip-how-many = Barons
board-dip-sale = The town
board-dip-price = Écus
board-dip-less = less
board-dip-more = more
board-dip-about-exchange = Both towns must have the same walls; they keep them. A town changes hands by exchange once a turn.
board-dip-about-gift = The money goes over at once; no answer is needed.
board-dip-about-pact = If the other accepts, the table remembers who kept it and who broke it. It binds nobody.
board-dip-about-promise = No answer is needed. The promise binds nobody; the table remembers whether it was kept.
board-dip-about-sell = One town may be sold in a turn of peace, never Paris, never the last one.
board-dip-about-buy = The owner may sell one town in a turn of peace, never Paris, never the last one.
board-dip-wanting-exchange = Choose the two towns.
board-dip-wanting-gift = Choose the sum.
board-dip-wanting-pact = Choose with whom.
board-dip-wanting-promise = Choose the town of the battle.
board-dip-wanting-sell = Choose the town.
board-dip-wanting-buy = Choose the town.
board-dip-send-exchange = Make the offer
board-dip-send-gift = Give
board-dip-send-pact = Propose the pact
board-dip-send-promise = Promise
board-dip-send-sell = Make the offer
board-dip-send-buy = Make the offer
board-dip-accept = Accept
board-dip-refuse = Refuse
board-dip-withdraw = Withdraw
board-dip-spoilt = Things have changed: as it stands this offer can no longer be accepted.
board-dip-left = { $number ->
    [one] One more offer this turn.
   *[other] { $number } more offers this turn.
}
board-dip-none-left = You have made all the offers of this turn.
board-dip-when = You may speak during the talks (after the Treasury, after the order of play is known, before points are counted), before your purchases, and in your own turn.
board-dip-offer = { $you ->
    [seat] You offer { the-other }
    [to] { The-power } offers you
   *[none] { The-power } offers { the-other }
} { $pact ->
    [yes] a pact: no attack on each other until the end of turn { $turn }.
   *[no] { $town ->
        [none] { $gives ->
            [one] one écu
           *[other] { $gives } écus
        } for { wanted-town }.
       *[other] { town } for { $wanted ->
            [none] { $asks ->
                [one] one écu.
               *[other] { $asks } écus.
            }
           *[other] { wanted-town }{ $gives ->
                [0] { $asks ->
                    [0] .
                    [one] {" "}and one écu.
                   *[other] {" "}and { $asks } écus.
                }
                [one] , with one écu besides.
               *[other] , with { $gives } écus besides.
            }
        }
    }
}
board-dip-gift = You give { the-other } { some-ecus }.
board-dip-pact = { $you ->
    [seat] You will not attack { the-other }
    [to] { The-power } will not attack you
   *[none] { The-power } will not attack { the-other }
} until the end of turn { $turn }.
board-dip-barons = { $you ->
    [seat] You will send { the-other }
    [to] { The-power } will send you
   *[none] { The-power } will send { the-other }
} { some-barons } in a combat { at-town } in turn { $turn }.
board-dip-open = standing
board-dip-kept = kept
board-dip-broken = broken
board-dip-void = not put to the test
board-dip-lapse = { $window ->
    [talks] Offers lapse when these talks end.
    [purchases] { $you ->
        [seat] Offers lapse when you have made your purchases.
       *[none] Offers lapse when { the-power } has made its purchases.
    }
   *[turn] { $you ->
        [seat] Offers lapse at the end of your turn.
       *[none] Offers lapse at the end of the turn { of-power }.
    }
}

## The guided first turn

guide-choose-nation = Each power begins in its own corner of the kingdom. Whichever you lead, the aim is the same: whole provinces, for the claim points they bring.
    .title = Your power.
guide-start-town = Touch a glowing town, then confirm. At the end of each turn a province counts only if you hold every town of it: look at what is missing nearby.
    .title = Your second town.
guide-leave-out = Two of the three are yours. The one you leave stays free for anybody.
    .title = One town too many.
guide-third-town = It completes a province, or opens a road towards one. A port also opens the sea.
    .title = A third garrison.
guide-free-town = A free town joined to yours by road, or from port to port. Think of the province you want to hold whole.
    .title = Where your men settle.
guide-double-income = Every Treasury one of your towns pays double. Walls make a town richer, pillage empties it.
    .title = The wealth of Flanders.
guide-talk = Now offers may be made: towns of equal walls exchanged, money given, pacts, barons promised. Promises bind nobody, but the table remembers. If you have nothing to say, pass, for this time or for good.
    .title = Talks.
guide-vote = Half of the votes make war: more cards for everybody, two events, and as many attacks as cards allow. In peace there are fewer cards, one event and a single attack each.
    .title = Peace or war?
guide-purchases = Touch one of your towns to raise its walls (castle { $castle } écus, rampart { $rampart }): they defend and they pay. A card costs { $card }; saying how many you buy ends your purchases. Cards last this turn only, money is kept.
    .title = Your purchases.
guide-event-order = You are first player this turn: fate is in your hands. The events come in the order you choose, and you decide whom they strike.
    .title = Two events.
guide-uprising-town = Name a town: a die above its walls takes one level off; a mere garrison becomes a free town. Fortresses never yield.
    .title = An uprising.
guide-ravaged-town = Name a town: if the die is above its walls it is pillaged and pays nothing at the next Treasury.
    .title = The Great Companies.
guide-confiscation = Name the player who loses cards. The one who holds the most has the most to lose.
    .title = Confiscation.
guide-papal-protection = Nobody can attack what you name until the end of the turn. Your weakest province, or the one your rival covets.
    .title = Under the Pope’s hand.
guide-naval-stake = Stake a yellow card and barons; a die decides. The winner is Master of the Seas: he may forbid landings to others.
    .title = A battle at sea.
guide-duel-stake = Stake a card and barons in secret. Who wins the duel wins a claim point.
    .title = The Great Battle.
guide-duel-sign = It doubles the card you staked. Everybody is asked, so that the question betrays nothing.
    .title = A Sign of God?
guide-expansion = Occupy up to two free towns, each from another of your towns, one of them perhaps by sea. Free towns glow gold, those you can attack are ringed in red. An attack ends the expansion.
    .title = Your turn: expansion.
guide-expansion-source = Each of your towns can send out settlers only once a turn.
    .title = From where?
guide-combats = An attack takes two yellow cards. Touch a town ringed in red: the bar shows your chances from what you know. You need not attack; to end your turn, press the button.
    .title = Your attacks.
guide-attack-source = Each town can be the start of one attack a turn; keep the others in mind.
    .title = From where?
guide-attack-link = A landing gives the defender a bonus, and the Master of the Seas may forbid it. The road is safer.
    .title = Which way?
guide-veto = You may stop this landing before it begins.
    .title = Master of the Seas.
guide-lay-attack = Two yellow cards face down; an Engineer lowers the wall, a Felon opens the gate, your hero adds { $hero }. The victor keeps his yellow cards, the loser discards them.
    .title = Lay your cards.
guide-lay-defence = One yellow card face down beside your walls. The victor keeps his card: a strong one may serve again.
    .title = You are attacked.
guide-attack-barons = Each adds one point and is spent, whatever the result; { $barons } at most on a side, those of friends included.
    .title = Barons.
guide-defence-barons = Each adds one point and is spent, whatever the result; { $barons } at most on a side, those of friends included.
    .title = Barons.
guide-support-attack = You may lend barons to a combat that is not yours, on one side only. If you never mean to, say so once and you will not be asked again.
    .title = Another’s battle.
guide-support-defence = You may lend barons to the defender, unless you have lent some to the attacker.
    .title = Another’s battle.
guide-sign = It doubles one of your yellow cards, now that all is shown. Everybody is asked, so that the question betrays nothing.
    .title = A Sign of God?
guide-retreat = It saves one of the yellow cards you are about to lose. Everybody is asked, so that the question betrays nothing.
    .title = A Retreat?
guide-brigand-town = If the die is above its walls the town pays nothing at the next Treasury, and you take its money.
    .title = Pillage.
guide-corruption-town = A town may open its gates to you if the die is above its walls: garrisons often, castles seldom, fortresses never.
    .title = Corruption.
guide-intrigue-target = The player you name loses a card. Those who still have to play this turn feel it most.
    .title = Court intrigue.
guide-second-throw = Once a turn Brittany may throw one of its dice again; the second throw stands.
    .title = Another throw?
guide-ask-pope = You are last and alone there: a good die brings you an ambassador for this turn.
    .title = The Pope’s support.
guide-keep-red = All other cards go back into the deck. The card kept is one fewer dealt to you.
    .title = A card for next turn.
guide-ally-pick = The powers without a player are led by the players, another one each turn. Take the one that can hurt your rivals, or that would hurt you in other hands.
    .title = An ally for this turn.
guide-ally-first = It acts either before you or after you, never in between: before you it opens a road, after you it strikes the tired.
    .title = Your ally.
guide-ally-last = This is its last chance this turn. What it conquers is its own and brings points to nobody.
    .title = Your ally.
guide-ally-expansion-roll = A good die lets it take a free town: a way to spoil another’s province.
    .title = The ally settles.
guide-power-expansion = It settles for itself. Choose the free town that others want most.
    .title = A town for it.
guide-activity-roll = The die says how many attacks it makes, and all must be made as long as one is possible, even against yourself.
    .title = Roll for attacks?
guide-power-attack = It fights with a fixed force and a die, without cards. The towns ringed in red are within its reach.
    .title = Its attack.
guide-choose-ally = While it is loyal it fights with your cards and its provinces count for you. The choice is secret until both have made it.
    .title = Your ally.
guide-loyalty = A die decides, and écus weigh on it from both sides. An Ambassador makes it certain.
    .title = Is your ally loyal?
guide-bribe-own = Each écu adds one to the die; what the other pays is taken off. Both sums are secret and lost.
    .title = The price of loyalty.
guide-bribe-other = Each écu takes one off the die of the other’s ally. Both sums are secret and lost.
    .title = The price of treason.
guide-hire-try = A die says how many may be hired. Each gives a town one more point of defence until the end of the turn.
    .title = Mercenaries.
guide-hire = You pay each of them, and the money does not come back. Towns next to the enemy need them most.
    .title = How many?
guide-hire-place = On a town of yours or of your loyal ally. When a town is attacked they can come to its help from two towns away at most.
    .title = Where?
guide-mercenary-move = Mercenaries two towns away at most may hurry to the town attacked. If it falls they are lost.
    .title = To the rescue.
guide-neutral-pick = Whoever leads a neutral chooses its moves and its enemies. It brings nobody points, but it can cost some.
    .title = A neutral for this turn.
guide-neutral-build = Stronger walls where the other would attack, or where you never will.
    .title = The neutral builds.
guide-parley-with = Choose the player you speak to. The Diplomacy tab lets you make a whole offer at once.
    .title = With whom?

## Cards, scenes, purchases: what the table says

board-your-hand = Your hand
board-no-cards = You have no cards.
board-lift = Touch the cards to lay
board-stake-barons = Barons staked:
board-purchases = Purchases
board-treasury = Treasury: { $number }
board-buy-cards = Cards ({ $price } écus each)
board-fewer-cards = One card fewer
board-more-cards = One card more
board-build = { $level ->
    [2] A castle
   *[other] A rampart
}, { $town } ({ $price } écus)
board-build-hint = Touch your towns on the map to build there: castle { $castle } écus, rampart { $rampart } écus.
board-sum = { $cost ->
    [0] Nothing yet; you have { $left ->
        [one] { $left } écu
       *[other] { $left } écus
    } left.
   *[other] { $cost ->
        [one] { $cost } écu
       *[other] { $cost } écus
    } in all; { $left } left.
}
board-pay = { $cost ->
    [0] Buy nothing
    [one] Pay { $cost } écu
   *[other] Pay { $cost } écus
}
board-buy-money = Your treasury does not stretch to it.
board-buy-castles = { $number ->
    [one] Only one new castle a turn.
   *[other] At most { $number } new castles a turn.
}
board-buy-towers = There is no tower left to build.
board-buy-ramparts = There is no rampart left.
board-lay = Lay the cards
board-stake = Stake
board-lay-more = Choose one more yellow card.
board-lay-nothing = No card: the walls defend themselves.
board-laying = { $count ->
    [0] { $number ->
        [one] One baron
       *[other] { $number } barons
    } without a card.
   *[other] You commit { $cards }{ $number ->
        [0] {""}
        [one] {" "}and a baron
       *[other] {" "}and { $number } barons
    }.
}
board-with-odds = { $label }: taken { $win }%
board-with-odds-held = { $label }: held { $held }%
board-duel-cancelled = card cancelled by a Felon
board-count-money = écus
board-odds-guess = { $who ->
    [own] With your two best cards:
   *[power] With the basic force { of-power } alone:
}
board-player = { The-power }, { some-cards }
board-fight-way = { $link ->
    [road] from { $source }, by road
    [sea] from { $source }, by sea
    [chevauchee] a Chevauchée out of { $source }
   *[foreign] a foreign army
}
board-side-attack = attack
board-side-defence = defence
board-total = Combat total
board-cards-unknown = hidden cards
board-stolen = A Felon robbed the attacker of { $cards }.
board-fate = { $kept ->
    [0] loses { $loses }.
   *[other] { $lost ->
        [0] { $place ->
            [aside] sets aside { $keeps }.
           *[hand] takes back { $keeps }.
        }
       *[other] { $place ->
            [aside] sets aside { $keeps } and loses { $loses }.
           *[hand] takes back { $keeps } and loses { $loses }.
        }
    }
}
board-duel-secret = Each stakes in secret.
board-duel-tie = The forces are equal: nobody wins.
board-duel-master = { The-power } is Master of the Seas.
board-duel-won = { The-power } wins the duel.
board-attacked-by = Attacked this turn by { $powers }.
board-attacked-from = An attack has already set out from here this turn.
board-mark-mercenaries = { $number ->
    [one] one mercenary
   *[other] { $number } mercenaries
}
board-steered = You lead { the-power }{ $left ->
    [0] {""}
    [one] { $must ->
        [yes] {""}, with one attack still to make
       *[no] {""}, which may make one attack
    }
   *[other] { $must ->
        [yes] {""}, with { $left } attacks still to make
       *[no] {""}, which may make { $left } attacks
    }
}.
board-about-bribe = The die, plus the écus of one, minus those of the other: from { $needed } on it stays loyal. A 1 always loses it, a 6 always keeps it. Both sums are spent.
board-about-hire-try = A die says how many are to be found, at { $price } écus each. Each gives a town one point of defence until the end of the turn.
board-about-hire = At { $price } écus each. Each gives a town one point of defence until the end of the turn.
board-about-hire-place = A town of yours or of your loyal ally, with { $stack } mercenaries at most in each.
board-about-papal-protection = Touch a town, or a whole province, on the map: nobody can attack it until the end of the turn.
board-about-ally-pick = It acts for itself, but you choose what it settles and whom it attacks.
board-about-neutral-pick = It brings nobody anything, but you choose what it builds, settles and attacks.
board-about-choose-ally = While it is loyal it fights with your cards, and its provinces count for you.
board-turns = Turn
board-counted-now = If counted now
board-events = Events of this turn
board-piles = Draw pile: { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
}; discard pile: { $discard }. Supply: { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
}, { $ramparts ->
    [one] { $ramparts } rampart
   *[other] { $ramparts } ramparts
}.
board-other-power = { $role ->
    [foreign] { The-power }: foreign garrisons in { $towns ->
        [one] one town
       *[other] { $towns } towns
    }.
    [tested] { The-power }: ally of { $leader ->
        [france] France
       *[other] England
    }, loyalty to be tested; { $towns ->
        [one] one town
       *[other] { $towns } towns
    }.
    [loyal] { The-power }: ally of { $leader ->
        [france] France
       *[other] England
    }, { $towns ->
        [one] one town
       *[other] { $towns } towns
    }.
   *[other] { The-power }: { $towns ->
        [one] one town
       *[other] { $towns } towns
    }; { $leader ->
        [navarre] led by Navarre
        [france] led by France
        [england] led by England
        [brittany] led by Brittany
        [burgundy] led by Burgundy
        [flanders] led by Flanders
       *[nobody] nobody leads it yet
    }.
}
board-sign-first = first
    .about = First player of this turn: has received a baron and settles the events.
board-sign-master = Master of the Seas
    .about = May forbid any landing of this turn.
board-sign-chevauchee = Chevauchée
    .about = May attack a town anywhere on the map.
board-sign-grand-master = Grand Master
    .about = Served by the Grand Master of Artillery until the end of the turn: one point more in every combat.
board-sign-papal = Pope’s ambassador
    .about = The Pope’s ambassador serves during this player’s turn.
board-sign-joan = Joan’s Sign
    .about = Joan of Arc holds a Sign of God ready.
board-sign-kept = card kept
    .about = Has kept a red card from the turn before.
board-sign-red = a red one
    .about = Everybody can tell that there is at least one red card in this hand.
board-advantage = { $power ->
    [navarre] Once a turn, in its own turn, Navarre plots against a player, who loses a card.
    [france] Once a turn France saves a yellow card by a free Retreat.
    [england] Its landings are easier by one point, and every turn brings it one more baron.
    [brittany] Once a turn Brittany may roll one of its dice again.
    [burgundy] Burgundy is dealt one card more.
   *[flanders] In each Treasury one town of Flanders pays double.
}
board-standing = The powers
board-sign-free-retreat = free Retreat
    .about = France still has its free Retreat of this turn.
board-sign-used = { $power ->
    [navarre] intrigue
    [france] free Retreat
    [brittany] second throw
   *[other] power
}
    .about = The national power has been used this turn.
board-sign-unused = { $power ->
    [navarre] intrigue
    [brittany] second throw
   *[other] power
}
    .about = { board-advantage }
board-sign-known = { $number ->
    [one] one card seen
   *[other] { $number } cards seen
}
    .about = Seen to go into this hand: { $cards }.
board-sign-vote = Voted: { $vote }.

## The board in a terminal

terminal-letter = { $power ->
    [navarre] N
    [france] F
    [england] E
    [brittany] B
    [burgundy] G
    [flanders] L
    [empire] H
    [castile] C
    [aragon] A
    [savoy] S
    [fleet] X
   *[papacy] P
}
terminal-points = Points
terminal-now = Gain
terminal-money = Écus
terminal-income = Income
terminal-barons = Barons
terminal-cards = Cards
terminal-towns = Towns
terminal-brief = { $points }+{ $now } PP { $money }+{ $income } é { $barons } PI { $cards } c
terminal-held = { The-power }, { $towns ->
    [one] one town
   *[other] { $towns } towns
}
terminal-legend = – free, 1 garrison, 2 castle, 3 fortress, ~ port, ^ mountain, † pillaged, + Pope, × attacked
terminal-more = { $number ->
    [one] And one more; the log tells it.
   *[other] And { $number } more; the log tells them.
}

# The pictures of the rulebook.
picture-powers = Six powers
picture-walls = Garrison 2, castle 4, fortress 6 in defence
picture-engines = Yellow cards: siege engines, 3 to 6
picture-red = Red cards: they do what they say
picture-start = Two start towns each: Calais and Bordeaux
picture-whole-province = A whole province pays points
picture-third = A third garrison, joined by road
picture-free = A free town
picture-target = The castle of Troyes, taken from France
picture-source = The English attack from Dijon
picture-higher = 12 against 11: the town is taken

## The reckoning of a turn

board-turn-over = Turn { $turn } is over
board-turn-income = Income
board-turn-provinces = Provinces
board-turn-points = Points
board-turn-total = In all
board-turn-gained = Gained: { $towns }.
board-turn-lost = Lost: { $towns }.
board-turn-events = Through events: { $number ->
    [one] one point.
   *[other] { $number } points.
}

## What a choice promises, and in what it differs from another

outlook-points = { $amount ->
    [one] { $amount } claim point
   *[other] { $amount } claim points
}
outlook-towns = { $amount ->
    [one] { $amount } town
   *[other] { $amount } towns
}
outlook-provinces = { $amount ->
    [one] { $amount } province
   *[other] { $amount } provinces
}
outlook-money = { $amount ->
    [one] { $amount } écu
   *[other] { $amount } écus
}
ground-points = { $sign ->
    [more] { $by ->
        [one] { $by } more claim point
       *[other] { $by } more claim points
    }
   *[less] { $by ->
        [one] { $by } fewer claim point
       *[other] { $by } fewer claim points
    }
}
ground-towns = { $sign ->
    [more] { $by ->
        [one] { $by } more town
       *[other] { $by } more towns
    }
   *[less] { $by ->
        [one] { $by } fewer town
       *[other] { $by } fewer towns
    }
}
ground-provinces = { $sign ->
    [more] { $by ->
        [one] { $by } more province
       *[other] { $by } more provinces
    }
   *[less] { $by ->
        [one] { $by } fewer province
       *[other] { $by } fewer provinces
    }
}
ground-money = { $sign ->
    [more] { $by ->
        [one] { $by } more écu in the end
       *[other] { $by } more écus in the end
    }
   *[less] { $by ->
        [one] { $by } fewer écu in the end
       *[other] { $by } fewer écus in the end
    }
}
ground-cards = { $sign ->
    [more] { $by ->
        [one] { $by } more card in hand
       *[other] { $by } more cards in hand
    }
   *[less] { $by ->
        [one] { $by } fewer card in hand
       *[other] { $by } fewer cards in hand
    }
}
ground-purse = { $sign ->
    [more] { $by ->
        [one] { $by } more écu at once
       *[other] { $by } more écus at once
    }
   *[less] { $by ->
        [one] { $by } fewer écu at once
       *[other] { $by } fewer écus at once
    }
}
ground-deal = { $sign ->
    [more] { $by ->
        [one] all that one holds is then worth { $by } claim point more
       *[other] all that one holds is then worth { $by } claim points more
    }
   *[less] { $by ->
        [one] all that one holds is then worth { $by } claim point less
       *[other] all that one holds is then worth { $by } claim points less
    }
}
ground-partner = { $sign ->
    [more] { $by ->
        [one] the other gains { $by } claim point by it
       *[other] the other gains { $by } claim points by it
    }
   *[less] { $by ->
        [one] the other loses { $by } claim point by it
       *[other] the other loses { $by } claim points by it
    }
}
ground-one-sided = { $by ->
    [one] the other would gain { $by } claim point, too much beside one’s own gain
   *[other] the other would gain { $by } claim points, too much beside one’s own gain
}
ground-bad-deal = { $by ->
    [one] the deal would bring nothing: it would cost { $by } claim point
   *[other] the deal would bring nothing: it would cost { $by } claim points
}
ground-peace = peace with somebody who has not broken his word
ground-broken-word = the other has broken his word before
ground-pact-already = there is a pact already
ground-nothing-to-say = no offer would serve both
ground-against-leader = { $by ->
    [one] { $by } baron may bring about an attack on the leader
   *[other] { $by } barons may bring about an attack on the leader
}
ground-own-word = one’s own word is broken, and will not be believed again
ground-word-kept = one’s own word is kept
ground-trifle = the deal would change too little
ground-far-ahead = the other is too far ahead to be left in peace

# -- The map: who can come, who can go where ---------------------------------------------------------------------

board-threat = Can take it in a turn of their own: { $powers }.
board-no-threat = Nobody can take it in a turn of his own.
board-reach = How far can { the-power } go?
    .short = Its reach

# -- The tables of the rulebook, at the table --------------------------------------------------------------------

board-until = The match ends between turns { $first } and { $last }.
board-tables = Tables and cards
board-tables-aim = At the end of every turn your whole provinces bring points; who has most when the match is over wins. From a certain turn on, a die decides whether it ends there.
board-tables-end = The end of the match
board-tables-end-die = { $die ->
    [1] After turn { $turn }: on a 1
    [6] After turn { $turn }: it is over
   *[other] After turn { $turn }: on 1 to { $die }
}
board-tables-embassy = The embassy table (two dice)
board-embassy-corruption = Corruption
    .about = A town of another nation that is no fortress, wherever it lies, may come over to you: a die against its walls.
board-embassy-outside_help = Outside help
    .about = You draw two cards.
board-embassy-hero = Hero
    .about = Your hero appears: he strengthens your combats until he loses one.
board-embassy-court_intrigue = Court intrigue
    .about = An opponent of your choice loses a card at random.
board-tables-events = The events, and how many there are
board-tables-gone = It has passed and will not come back.
board-tables-cards = The cards
board-tables-walls = Walls and prices
board-tables-wall = { level }: defence { $wall }, income { $income }
board-tables-prices = A card costs { $card ->
    [one] one écu
   *[other] { $card } écus
}, a castle { $castle }, a rampart { $rampart }.
board-event-told = { $name }: { $about }
board-breaks-pact = You have a pact with { the-power }: this attack breaks it, and nobody forgets a broken word.

# -- What an offer changes ---------------------------------------------------------------------------------------

board-dip-pick = Press the towns on the map, or choose them from the lists.
board-dip-counter = Counter-offer
board-dip-effect = { $you ->
    [yes] For you: { $changes }.
   *[no] For { the-power }: { $changes }.
}
board-dip-gains = province gained ({ $provinces })
board-dip-loses = province lost ({ $provinces })
board-dip-changes-points = points a turn { $sum }
board-dip-changes-income = income { $sum }
board-dip-changes-money = écus { $sum }
board-dip-changes-nothing = no change of provinces, points or income
board-dip-costs = You would give up the province: { $province }.
board-dip-wins = You would hold the whole province: { $province }.
