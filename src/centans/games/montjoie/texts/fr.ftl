# Montjoie ! : tout ce que lit un joueur. Le vocabulaire est celui du glossaire de RULES.fr.md.
# Ce que valent les variables est dit en tête de src/centans/words.py.

title = Montjoie !
    .about = Six puissances se disputent la couronne de France : cartes de siège, remparts, barons, et des promesses qui n’engagent personne.
    .lead = Six princes, une couronne, et nul serment qui tienne. Levez l’ost, jurez la paix, trahissez à propos.
    .length = deux à quatre heures
    .now = En un clic : la partie courte, à quatre.
    .authors = Un jeu de Pascal Bernard
    .credits = { title } est un jeu de Pascal Bernard, paru chez Tilsit Éditions et illustré par Greg Cervall, Thibaud Beghin et Frantz Rey.
aim = Possédez toutes les villes d’une province quand le tour s’achève : chacune de ces provinces donne un point de prétendant, l’Île-de-France deux, et le plus grand nombre vous fait roi.
    .end = À partir d’un tour qui dépend de la durée choisie, un dé lancé à la fin de chaque tour dit si c’était le dernier.

## Les puissances

side-navarre = la Navarre
    .letter = N
    .hero = Charles II le Mauvais
side-france = la France
    .letter = F
    .hero = Jeanne d’Arc
side-england = l’Angleterre
    .letter = A
    .hero = Édouard, le Prince Noir
side-brittany = la Bretagne
    .letter = B
    .hero = Jean IV et Jean de Beaumanoir
side-burgundy = la Bourgogne
    .letter = G
    .hero = Jean sans Peur
side-flanders = la Flandre
    .letter = L
    .hero = Philip van Artevelde
side-undecided = personne encore
    .letter = –
    .hero = aucun héros

the-power = { $power ->
    [navarre] la Navarre
    [france] la France
    [england] l’Angleterre
    [brittany] la Bretagne
    [burgundy] la Bourgogne
    [flanders] la Flandre
    [empire] le Saint-Empire
    [castile] la Castille
    [aragon] l’Aragon
    [savoy] la Savoie
    [fleet] la flotte génoise et écossaise
    [papacy] l’armée pontificale
    [militia] la milice
   *[nobody] personne
}
The-power = { $power ->
    [navarre] La Navarre
    [france] La France
    [england] L’Angleterre
    [brittany] La Bretagne
    [burgundy] La Bourgogne
    [flanders] La Flandre
    [empire] Le Saint-Empire
    [castile] La Castille
    [aragon] L’Aragon
    [savoy] La Savoie
    [fleet] La flotte génoise et écossaise
    [papacy] L’armée pontificale
    [militia] La milice
   *[nobody] Personne
}
of-power = { $power ->
    [navarre] de la Navarre
    [france] de la France
    [england] de l’Angleterre
    [brittany] de la Bretagne
    [burgundy] de la Bourgogne
    [flanders] de la Flandre
    [empire] du Saint-Empire
    [castile] de la Castille
    [aragon] de l’Aragon
    [savoy] de la Savoie
    [fleet] de la flotte génoise et écossaise
    [papacy] de l’armée pontificale
    [militia] de la milice
   *[nobody] de personne
}
to-power = { $power ->
    [navarre] à la Navarre
    [france] à la France
    [england] à l’Angleterre
    [brittany] à la Bretagne
    [burgundy] à la Bourgogne
    [flanders] à la Flandre
    [empire] au Saint-Empire
    [castile] à la Castille
    [aragon] à l’Aragon
    [savoy] à la Savoie
    [fleet] à la flotte génoise et écossaise
    [papacy] à l’armée pontificale
    [militia] à la milice
   *[nobody] à personne
}
the-other = { $other ->
    [navarre] la Navarre
    [france] la France
    [england] l’Angleterre
    [brittany] la Bretagne
    [burgundy] la Bourgogne
    [flanders] la Flandre
    [empire] le Saint-Empire
    [castile] la Castille
    [aragon] l’Aragon
    [savoy] la Savoie
    [fleet] la flotte génoise et écossaise
    [papacy] l’armée pontificale
    [militia] la milice
   *[nobody] personne
}
The-other = { $other ->
    [navarre] La Navarre
    [france] La France
    [england] L’Angleterre
    [brittany] La Bretagne
    [burgundy] La Bourgogne
    [flanders] La Flandre
    [empire] Le Saint-Empire
    [castile] La Castille
    [aragon] L’Aragon
    [savoy] La Savoie
    [fleet] La flotte génoise et écossaise
    [papacy] L’armée pontificale
    [militia] La milice
   *[nobody] Personne
}
of-other = { $other ->
    [navarre] de la Navarre
    [france] de la France
    [england] de l’Angleterre
    [brittany] de la Bretagne
    [burgundy] de la Bourgogne
    [flanders] de la Flandre
    [empire] du Saint-Empire
    [castile] de la Castille
    [aragon] de l’Aragon
    [savoy] de la Savoie
    [fleet] de la flotte génoise et écossaise
    [papacy] de l’armée pontificale
    [militia] de la milice
   *[nobody] de personne
}
to-other = { $other ->
    [navarre] à la Navarre
    [france] à la France
    [england] à l’Angleterre
    [brittany] à la Bretagne
    [burgundy] à la Bourgogne
    [flanders] à la Flandre
    [empire] au Saint-Empire
    [castile] à la Castille
    [aragon] à l’Aragon
    [savoy] à la Savoie
    [fleet] à la flotte génoise et écossaise
    [papacy] à l’armée pontificale
    [militia] à la milice
   *[nobody] à personne
}

alike-powers = { the-power }
alike-others = { the-other }

## Les villes et les provinces

town = { $town ->
    [bruges] Bruges
    [gand] Gand
    [bruxelles] Bruxelles
    [anvers] Anvers
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
    [pampelune] Pampelune
   *[barcelone] Barcelone
}
# Avec une préposition.
at-town = { $town ->
    [bruges] à Bruges
    [gand] à Gand
    [bruxelles] à Bruxelles
    [anvers] à Anvers
    [calais] à Calais
    [arras] à Arras
    [mons] à Mons
    [liege] à Liège
    [luxembourg] à Luxembourg
    [amiens] à Amiens
    [abbeville] à Abbeville
    [saint_quentin] à Saint-Quentin
    [paris] à Paris
    [reims] à Reims
    [chalons] à Châlons
    [troyes] à Troyes
    [metz] à Metz
    [nancy] à Nancy
    [rouen] à Rouen
    [evreux] à Évreux
    [caen] à Caen
    [cherbourg] à Cherbourg
    [brest] à Brest
    [rennes] à Rennes
    [nantes] à Nantes
    [le_mans] au Mans
    [angers] à Angers
    [tours] à Tours
    [orleans] à Orléans
    [chartres] à Chartres
    [bourges] à Bourges
    [nevers] à Nevers
    [moulins] à Moulins
    [clermont] à Clermont
    [le_puy] au Puy
    [dijon] à Dijon
    [macon] à Mâcon
    [auxerre] à Auxerre
    [besancon] à Besançon
    [vesoul] à Vesoul
    [lyon] à Lyon
    [grenoble] à Grenoble
    [avignon] à Avignon
    [marseille] à Marseille
    [montpellier] à Montpellier
    [toulouse] à Toulouse
    [carcassonne] à Carcassonne
    [rodez] à Rodez
    [limoges] à Limoges
    [perigueux] à Périgueux
    [poitiers] à Poitiers
    [niort] à Niort
    [la_rochelle] à La Rochelle
    [saintes] à Saintes
    [bordeaux] à Bordeaux
    [agen] à Agen
    [bayonne] à Bayonne
    [auch] à Auch
    [pau] à Pau
    [foix] à Foix
    [pampelune] à Pampelune
   *[barcelone] à Barcelone
}
of-town = { $town ->
    [bruges] de Bruges
    [gand] de Gand
    [bruxelles] de Bruxelles
    [anvers] d’Anvers
    [calais] de Calais
    [arras] d’Arras
    [mons] de Mons
    [liege] de Liège
    [luxembourg] de Luxembourg
    [amiens] d’Amiens
    [abbeville] d’Abbeville
    [saint_quentin] de Saint-Quentin
    [paris] de Paris
    [reims] de Reims
    [chalons] de Châlons
    [troyes] de Troyes
    [metz] de Metz
    [nancy] de Nancy
    [rouen] de Rouen
    [evreux] d’Évreux
    [caen] de Caen
    [cherbourg] de Cherbourg
    [brest] de Brest
    [rennes] de Rennes
    [nantes] de Nantes
    [le_mans] du Mans
    [angers] d’Angers
    [tours] de Tours
    [orleans] d’Orléans
    [chartres] de Chartres
    [bourges] de Bourges
    [nevers] de Nevers
    [moulins] de Moulins
    [clermont] de Clermont
    [le_puy] du Puy
    [dijon] de Dijon
    [macon] de Mâcon
    [auxerre] d’Auxerre
    [besancon] de Besançon
    [vesoul] de Vesoul
    [lyon] de Lyon
    [grenoble] de Grenoble
    [avignon] d’Avignon
    [marseille] de Marseille
    [montpellier] de Montpellier
    [toulouse] de Toulouse
    [carcassonne] de Carcassonne
    [rodez] de Rodez
    [limoges] de Limoges
    [perigueux] de Périgueux
    [poitiers] de Poitiers
    [niort] de Niort
    [la_rochelle] de La Rochelle
    [saintes] de Saintes
    [bordeaux] de Bordeaux
    [agen] d’Agen
    [bayonne] de Bayonne
    [auch] d’Auch
    [pau] de Pau
    [foix] de Foix
    [pampelune] de Pampelune
   *[barcelone] de Barcelone
}
source-town = { $source ->
    [bruges] Bruges
    [gand] Gand
    [bruxelles] Bruxelles
    [anvers] Anvers
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
    [pampelune] Pampelune
   *[barcelone] Barcelone
}
wanted-town = { $wanted ->
    [bruges] Bruges
    [gand] Gand
    [bruxelles] Bruxelles
    [anvers] Anvers
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
    [pampelune] Pampelune
   *[barcelone] Barcelone
}
target-town = { $target ->
    [bruges] Bruges
    [gand] Gand
    [bruxelles] Bruxelles
    [anvers] Anvers
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
    [pampelune] Pampelune
   *[barcelone] Barcelone
}
province = { $province ->
    [flandres] Flandre
    [brabant] Brabant
    [artois] Artois
    [hainaut] Hainaut
    [ardennais] Ardennais
    [picardie] Picardie
    [ile_de_france] Île-de-France
    [champagne] Champagne
    [lorraine] Lorraine
    [haute_normandie] Haute-Normandie
    [basse_normandie] Basse-Normandie
    [bretagne] Bretagne
    [anjou_maine] Anjou-Maine
    [touraine] Touraine
    [orleanais] Orléanais
    [berry] Berry
    [bourbonnais_nivernais] Bourbonnais-Nivernais
    [auvergne] Auvergne
    [bourgogne] Bourgogne
    [franche_comte] Franche-Comté
    [lyonnais] Lyonnais
    [dauphine] Dauphiné
    [provence] Provence
    [languedoc] Languedoc
    [rouergue] Rouergue
    [limousin_perigord] Limousin-Périgord
    [poitou] Poitou
    [saintonge] Saintonge
    [guyenne] Guyenne
    [gascogne] Gascogne
    [armagnac] Armagnac
    [bearn] Béarn
    [navarre] Navarre
   *[catalogne] Catalogne
}

level = { $level ->
    [0] ville libre
    [1] garnison
    [2] château
   *[3] forteresse
}

## Les cartes

card-ladders = Échelles de siège
    .about = Carte de siège de valeur 3.
card-ram = Bélier d’assaut
    .about = Carte de siège de valeur 4.
card-sapping = Travail de sape
    .about = Carte de siège de valeur 5.
card-cannon = Canon
    .about = Carte de siège de valeur 6.
card-ambassador = Ambassadeur
    .about = À votre tour : lancez deux dés sur la table des ambassades.
card-retreat = Retraite
    .about = Après un combat perdu ou fini à égalité : sauve une de vos cartes jaunes.
card-engineer = Ingénieur
    .about = En attaque : l’enceinte compte un niveau de moins. En défense : annule l’Ingénieur de l’attaquant.
card-brigand = Écorcheur
    .about = À votre tour : pille une ville.
card-sign_of_god = Signe de Dieu
    .about = Après la révélation : une de vos cartes jaunes compte double.
card-felon = Félon
    .about = En attaque : l’enceinte ne compte plus. En défense : dérobe une carte jaune à l’attaquant.

card = { $card ->
    [ladders] des Échelles
    [ram] un Bélier
    [sapping] une Sape
    [cannon] un Canon
    [ambassador] un Ambassadeur
    [retreat] une Retraite
    [engineer] un Ingénieur
    [brigand] un Écorcheur
    [sign_of_god] un Signe de Dieu
    [felon] un Félon
    [hero] le héros
   *[none] aucune carte
}
first-card = { $first ->
    [ladders] des Échelles
    [ram] un Bélier
    [sapping] une Sape
   *[cannon] un Canon
}
second-card = { $second ->
    [ladders] des Échelles
    [ram] un Bélier
    [sapping] une Sape
   *[cannon] un Canon
}
typed-card = { $card ->
    [ladders] echelles
    [ram] belier
    [sapping] sape
    [cannon] canon
    [ambassador] ambassadeur
    [retreat] retraite
    [engineer] ingenieur
    [brigand] ecorcheur
    [sign_of_god] signe-de-dieu
   *[felon] felon
}
two-cards = { $first ->
    [ladders] { $second ->
        [ladders] deux fois des Échelles
       *[other] { first-card } et { second-card }
    }
    [ram] { $second ->
        [ram] deux Béliers
       *[other] { first-card } et { second-card }
    }
    [sapping] { $second ->
        [sapping] deux Sapes
       *[other] { first-card } et { second-card }
    }
   *[cannon] { $second ->
        [cannon] deux Canons
       *[other] { first-card } et { second-card }
    }
}
extras = { $extras ->
    [alone] rien d’autre
    [engineer] un Ingénieur
    [felon] un Félon
    [hero] le héros
    [engineer-felon] un Ingénieur et un Félon
    [engineer-hero] un Ingénieur et le héros
    [felon-hero] un Félon et le héros
   *[engineer-felon-hero] un Ingénieur, un Félon et le héros
}
alike-cards = { $number ->
    [1] { card }
   *[other] { $number } × { $card ->
        [ladders] Échelles
        [ram] Bélier
        [sapping] Sape
        [cannon] Canon
        [ambassador] Ambassadeur
        [retreat] Retraite
        [engineer] Ingénieur
        [brigand] Écorcheur
        [sign_of_god] Signe de Dieu
       *[felon] Félon
    }
}
some-cards = { $number ->
    [0] aucune carte
    [one] une carte
   *[other] { $number } cartes
}
some-barons = { $number ->
    [0] aucun baron
    [one] un baron
   *[other] { $number } barons
}
some-ecus = { $number ->
    [0] aucun écu
    [one] un écu
   *[other] { $number } écus
}

## Les événements

event-name-uprising = Soulèvement
    .about = Jusqu’à trois villes, désignées par le premier joueur, peuvent abattre un niveau de leurs murs.
    .history = En 1358, les paysans du Beauvaisis se levèrent contre les nobles qui n’avaient pas su les défendre à Poitiers, tandis que Paris suivait son prévôt Étienne Marcel.
event-name-ravages = Ravages des Grandes Compagnies
    .about = Jusqu’à trois villes, désignées par le premier joueur, peuvent être pillées.
    .history = Soldats sans guerre ni solde, ils vivaient sur le pays ; en 1360, l’une de ces bandes tint le pont de Pont-Saint-Esprit et mit le Pape à rançon.
event-name-black_death = Peste noire
    .about = Le tour s’arrête net : ni combats ni points. Elle ne vient qu’une fois.
    .history = La peste débarqua à Marseille en novembre 1347 ; un an plus tard elle avait traversé le royaume. Un tiers des gens moururent, et la guerre elle-même s’arrêta.
event-name-chevauchee = Chevauchée
    .about = Le premier joueur peut attaquer une ville n’importe où sur la carte.
    .history = À l’automne 1355, le Prince Noir alla de Bordeaux à la Méditerranée et en revint, brûlant tout sur sa route et laissant de côté les châteaux trop forts.
event-name-treaty = Traité
    .about = Le premier joueur retrouve une ville conquise sur lui au tour précédent.
    .history = À Brétigny, en 1360, les plumes rendirent ce que les épées avaient pris et prirent ce qu’elles n’avaient pu prendre : un tiers du royaume contre un roi captif.
event-name-truce = Trêve
    .about = Au prochain tour, c’est la paix, sans vote.
    .history = La moitié de la guerre de Cent Ans fut de trêves ; celle de Leulinghem, signée en 1389, dura jusqu’à ce qu’un roi d’Angleterre épousât une fille de France.
event-name-confiscation = Confiscation
    .about = Un joueur qui tient six cartes ou plus en perd une ou deux.
    .history = En mai 1337, Philippe VI déclara la Guyenne confisquée parce que son duc abritait ses ennemis ; le duc était roi d’Angleterre, et la guerre commença.
event-name-papal_intervention = Intervention du Pape
    .about = Le premier joueur met une ville ou une province à l’abri de toute attaque pour ce tour.
    .history = D’Avignon, Clément VI envoyait ses cardinaux derrière les deux armées ; il leur arrivait de passer entre les lignes, et ils obtinrent un jour trois ans de trêve.
event-name-bad_seasons = Mauvaises Saisons
    .about = Au prochain tour, tous les revenus sont réduits de moitié.
    .history = Les étés étaient devenus froids et mouillés ; depuis la grande faim de 1315, les greniers du Nord n’avaient jamais plus d’une année de pain.
event-name-naval_battle = Bataille navale
    .about = Les deux joueurs qui tiennent le plus de ports se disputent la maîtrise des mers.
    .history = Le 24 juin 1340, la flotte de France, enchaînée dans le havre de L’Écluse, fut prise nef après nef par les archers et les hommes d’armes.
event-name-great_battle = Grande Bataille
    .about = Deux coalitions tirées au sort s’affrontent en duels pour des points de prétendant.
    .history = Crécy, Poitiers, Azincourt, Verneuil : quatre journées où la chevalerie d’un royaume joua tout entre prime et vêpres.

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
   *[other] { event-name } (deux fois)
}

## Options de la partie

setting-length = Durée
    .about = De huit à dix tours, ou six à sept avec des murs moins chers.
value-length = { $value ->
    [normal] normale
   *[short] courte
}
setting-nations = Puissances
    .about = Qui mène quelle puissance : dans l’ordre des places, au choix avant la partie, ou par tirage au sort.
value-nations = { $value ->
    [by_seat] dans l’ordre des places
    [chosen] au choix des joueurs
   *[drawn] tirées au sort
}
setting-prices = Prix
    .about = Un château coûte 6 écus et un rempart 8 ; ou bien, aux prix de la partie courte, 4 et 6.
value-prices = { $value ->
    [by_length] ceux de la durée choisie
    [normal] normaux
   *[short] de la partie courte
}
setting-foreign_interventions = Interventions étrangères
    .about = À chaque tour, une armée étrangère attaque une ville aux marges du royaume.
value-foreign_interventions = { $value ->
    [on] oui
   *[off] non
}
setting-diplomacy = Diplomatie
    .about = Les joueurs peuvent se faire des offres : échanges de villes, dons, pactes, barons promis.
value-diplomacy = { $value ->
    [on] oui
   *[off] non
}
setting-starting_influence = Barons au départ
    .about = Combien de barons chacun possède au début de la partie.
value-starting_influence = { $value }
setting-garrison_limit = Garnisons
    .about = Une puissance peut-elle tenir plus de villes qu’elle n’a de marqueurs de garnison ?
value-garrison_limit = { $value ->
    [none] sans limite
   *[other] { $value } par puissance
}
setting-nation_powers = Avantages nationaux
    .about = Chaque puissance a son avantage : une intrigue, un revenu doublé, une carte, un second lancer, une Retraite gratuite, des débarquements plus faciles.
value-nation_powers = { $value ->
    [on] oui
   *[off] non
}
setting-free_start = Départ libre
    .about = Chaque puissance part d’une ville fixée et en choisit deux autres à tour de rôle, par route ou par mer.
value-free_start = { $value ->
    [on] oui
   *[off] non
}
setting-joan_sign = Jeanne et le Signe de Dieu
    .about = La première fois que paraît Jeanne d’Arc, elle apporte à la France un Signe de Dieu.
value-joan_sign = { $value ->
    [on] oui
   *[off] non
}
setting-pope_support = Soutien du Pape
    .about = Le joueur qui est dernier peut, à son tour, demander au Pape un ambassadeur.
value-pope_support = { $value ->
    [on] oui
   *[off] non
}
setting-balanced_order = Ordre équilibré
    .about = Dans les premiers tours, chacun est premier une fois, dans l’ordre initial ou au sort.
value-balanced_order = { $value ->
    [off] non
    [fixed] dans l’ordre initial
   *[random] au sort
}
setting-hidden_barons = Barons cachés
    .about = Les barons sont engagés en secret et révélés avec les cartes.
value-hidden_barons = { $value ->
    [on] oui
   *[off] non
}
setting-paris_parliament = Parlement de Paris
    .about = À chaque tour, Paris peut se soulever contre celui qui la tient, sauf si c’est une forteresse.
value-paris_parliament = { $value ->
    [on] oui
   *[off] non
}
setting-long_term = Stratégie à long terme
    .about = Chacun peut garder une carte rouge pour le tour suivant.
value-long_term = { $value ->
    [on] oui
   *[off] non
}
setting-super_interventions = Super-interventions
    .about = Une force étrangère qui revient dans une ville qu’elle tient déjà y élève des murs.
value-super_interventions = { $value ->
    [on] oui
   *[off] non
}
setting-grand_master = Grand Maître de l’Artillerie
    .about = Un héros appelé alors qu’il est déjà là donne le titre : 1 de plus dans tous les combats du tour.
value-grand_master = { $value ->
    [on] oui
   *[off] non
}
setting-island_nation = Une nation insulaire
    .about = L’Angleterre peut s’étendre deux fois par mer si elle tient deux ports.
value-island_nation = { $value ->
    [on] oui
   *[off] non
}
setting-fortunes_of_war = Fortunes de guerre
    .about = Soulèvements et ravages frappent autant de villes que le dé entier l’indique.
value-fortunes_of_war = { $value ->
    [on] oui
   *[off] non
}
setting-defensive_engineer = Ingénieur en défense
    .about = L’Ingénieur du défenseur donne 2 points de combat au lieu d’annuler celui de l’attaquant.
value-defensive_engineer = { $value ->
    [on] oui
   *[off] non
}
setting-knows_the_land = Connaissance du pays
    .about = La montagne ne donne aucun avantage contre la France.
value-knows_the_land = { $value ->
    [on] oui
   *[off] non
}
setting-sea_zones = Deux mers
    .about = Aucune nef ne passe de l’Atlantique à la Méditerranée.
value-sea_zones = { $value ->
    [on] oui
   *[off] non
}
setting-harder_landings = Débarquements difficiles
    .about = Contre un débarquement, le défenseur reçoit 2 au lieu de 1.
value-harder_landings = { $value ->
    [on] oui
   *[off] non
}
setting-town_sales = Vente de villes
    .about = Dans un tour de paix, chacun peut vendre une ville à un autre.
value-town_sales = { $value ->
    [on] oui
   *[off] non
}

setting-ally_assignment = Attribution des alliées
    .about = À trois joueurs : les alliées sont attribuées à nouveau chaque tour, ou une fois pour toutes.
value-ally_assignment = { $value ->
    [each_turn] chaque tour
   *[once] une fois
}
setting-auto_ally = Alliée sans épreuve
    .about = À deux joueurs : chacun choisit en secret une alliée fidèle à chaque tour, et la fidélité n’est pas éprouvée.
value-auto_ally = { $value ->
    [on] oui
   *[off] non
}
setting-fidelity_threshold = Fidélité
    .about = À deux joueurs : le dé modifié qu’il faut à une alliée pour rester fidèle.
value-fidelity_threshold = { $value } ou plus

## Où en est le tour

phase-set-up = Mise en place
phase-return = Retour d’un joueur
phase-treasury = Trésor
phase-talks = Pourparlers
phase-vote = Vote
phase-loyalty = Fidélité
phase-allies = Qui mène qui
phase-ally = Tour d’une alliée ou d’une neutre
phase-purchases = Achats
phase-events = Événements
phase-duel = Duel
phase-foreign = Intervention étrangère
phase-expansion = Expansion
phase-combats = Combats
phase-combat = Combat
phase-keep = Fin du tour
phase-over = Fin de la partie

sequence-0 = Mise en place
sequence-1 = Trésor
sequence-2 = État politique
sequence-3 = Distribution
sequence-4 = Achats
sequence-5 = Ordre du tour
sequence-6 = Événements et intervention étrangère
sequence-7 = Tours des joueurs
sequence-8 = Points de prétendant et influence

state-peace = Paix
state-war = Guerre

role-player = joueur
role-ally = alliée
role-neutral = neutre
role-foreign = force étrangère
role-absent = hors du jeu

## Ce qu'on vous demande

ask-choose-nation = Quelle puissance mènerez-vous, messire ?
ask-start-town = À vous de jouer, messire : choisissez votre seconde ville de départ.
ask-leave-out = À vous de jouer, messire : laquelle de vos trois villes laissez-vous aux autres ?
ask-third-town = Placez une troisième garnison dans une ville libre reliée aux vôtres par une route, ou aucune.
ask-free-town = Placez une garnison dans une ville libre que vos routes ou vos nefs atteignent.
ask-return-town = Vous avez tout perdu. Laquelle de vos villes de départ reprenez-vous ?
ask-double-income = Laquelle de vos villes paiera double ?
ask-talk = Souhaitez-vous faire une offre à quelqu’un ?
ask-vote = La paix ou la guerre ? Votre voix reste secrète jusqu’à ce que tous aient parlé.
ask-purchases = Choisissez les villes à fortifier, puis dites combien de cartes vous achetez : c’est la fin de vos achats.
ask-event-order = Deux événements sont tirés : lequel vient d’abord ?
ask-uprising-town = Quelle ville tente de se soulever ?
ask-ravaged-town = Quelle ville les Grandes Compagnies ravagent-elles ?
ask-treaty-town = Le traité vous rend une ville : laquelle ?
ask-confiscation = De qui confisque-t-on les cartes ?
ask-papal-protection = Quelle ville ou quelle province le Pape protège-t-il ce tour-ci ?
ask-naval-stake = Bataille sur mer : engagez une carte et des barons, en secret.
ask-duel-stake = Votre duel de la Grande Bataille : engagez une carte et des barons, en secret.
ask-duel-sign = Les mises sont dévoilées : un Signe de Dieu pour votre carte ?
ask-expansion = À vous, messire : occupez une ville libre, attaquez, jouez une carte, ou terminez l’expansion.
ask-expansion-source = D’où { the-power } occupe-t-elle { town } ?
ask-combats = Attaquez, jouez une carte, ou terminez votre tour.
ask-attack-link = Par quel chemin { the-power } attaque-t-elle { town } ?
ask-attack-source = D’où { the-power } attaque-t-elle { town } ?
ask-veto = { The-power } veut débarquer { at-town } : le permettez-vous, Maître des mers ?
ask-lay-attack = { $town ->
    [none] Posez deux cartes jaunes face cachée, et ce qui les accompagne.
   *[other] Combat { at-town } : posez deux cartes jaunes face cachée, et ce qui les accompagne.
}
ask-lay-defence = { $town ->
    [none] On vous attaque : posez vos cartes face cachée.
   *[other] On vous attaque { at-town } : posez vos cartes face cachée.
}
ask-attack-barons = Combien de vos barons chevauchent à l’attaque ?
ask-defence-barons = Combien de vos barons viennent à la défense ?
ask-support-attack = { $town ->
    [none] Prêtez-vous des barons à l’attaquant ?
   *[other] Prêtez-vous des barons à l’attaquant { at-town } ?
}
ask-support-defence = { $town ->
    [none] Prêtez-vous des barons au défenseur ?
   *[other] Prêtez-vous des barons au défenseur { at-town } ?
}
ask-sign = Les cartes sont dévoilées : un Signe de Dieu sur l’une des vôtres ?
ask-retreat = Vos cartes sont perdues : en sauvez-vous une par une Retraite ?
ask-abandon = Vous n’avez plus de garnison pour { town } : abandonnez une autre ville, ou renoncez à celle-ci.
ask-brigand-town = Quelle ville votre Écorcheur pille-t-il ?
ask-corruption-town = Corruption : quelle ville poussez-vous à trahir ?
ask-intrigue-target = Contre qui intriguez-vous ?
ask-second-throw = { $roll ->
    [embassy] Ambassade, { $die } et { $second } : relancez-vous l’un des dés ?
    [corruption] Corruption { of-town } : votre dé montre { $die }. Le relancez-vous ?
    [brigand] Pillage { of-town } : votre dé montre { $die }. Le relancez-vous ?
    [wall] Murs { of-town } : votre dé montre { $die }. Le relancez-vous ?
    [towns] Nombre des villes touchées : votre dé montre { $die }. Le relancez-vous ?
    [parliament] Parlement de Paris : votre dé montre { $die }. Le relancez-vous ?
    [paris] Murs de Paris : votre dé montre { $die }. Le relancez-vous ?
    [pope] Réponse du Pape : votre dé montre { $die }. Le relancez-vous ?
   *[combat] Votre dé montre { $die } : le relancez-vous ?
}
ask-ask-pope = Vous êtes dernier : demandez-vous au Pape un ambassadeur ?
ask-keep-red = Gardez-vous une carte rouge pour le tour suivant ?
ask-choose-ally = Choisissez votre alliée, en secret.
ask-ally-pick = Quelle alliée menez-vous ce tour-ci ?
ask-neutral-pick = Quelle neutre menez-vous ce tour-ci ?
ask-ally-first = Jouez-vous votre alliée, { the-power }, maintenant ou après votre propre tour ?
ask-ally-last = Jouez-vous votre alliée, { the-power }, maintenant ou pas du tout ?
ask-ally-expansion-roll = Lancez-vous le dé pour l’expansion { of-power } ?
ask-power-expansion = Quelle ville libre { the-power } occupe-t-elle ?
ask-activity-roll = Lancez-vous le dé pour les attaques { of-power } ? Toutes celles du dé devront être faites.
ask-power-attack = Quelle ville { the-power } attaque-t-elle ?
ask-neutral-build = { The-power } bâtit : laquelle de ses villes gagne un niveau ?
ask-loyalty = La fidélité { of-power }, votre alliée, est en jeu : envoyez-vous un Ambassadeur, ou laissez-vous parler le dé ?
ask-bribe-own = Combien d’écus, en secret, pour garder { the-power } dans votre camp ?
ask-bribe-other = Combien d’écus, en secret, pour détourner { the-power }, l’alliée de votre rival ?
ask-hire-try = Cherchez-vous des mercenaires ?
ask-hire = Combien de mercenaires engagez-vous ?
ask-hire-place = Où se poste le mercenaire ?
ask-mercenary-move = D’où accourent des mercenaires pour la défense { of-town } ?
ask-parley-with = À qui parlez-vous ?
ask-parley-kind = Que proposez-vous ?
ask-gift = Combien d’écus donnez-vous ?
ask-exchange-own = Laquelle de vos villes offrez-vous ?
ask-exchange-other = Quelle ville voulez-vous en échange ?
ask-money-given = Combien d’écus ajoutez-vous ?
ask-money-asked = Combien d’écus demandez-vous ?
ask-sale-town = Quelle ville est à vendre ?
ask-sale-price = Pour combien d’écus ?
ask-promise-town = Pour quelle ville promettez-vous des barons ?
ask-promise-barons = Combien de barons promettez-vous ?
ask-offer = Une offre attend votre réponse.
ask-withdraw = Votre offre tient toujours ; vous pouvez la retirer.

## Ce que vous pouvez répondre ; .typed donne les mots qu'on peut taper

option-town = { town }
    .typed = { $town }
option-expand = occuper { town }
    .typed = { $town }
option-attack = attaquer { town }
    .typed = attaquer-{ $town }
option-from = depuis { town }
    .typed = { $town }
option-province = { province }
    .typed = { $province }
option-barons = { some-barons }
    .typed = { $number }
option-cards = { $number ->
    [0] n’acheter aucune carte
    [one] acheter une carte
   *[other] acheter { $number } cartes
}
    .typed = { $number }
option-ecus = { some-ecus }
    .typed = { $number }
option-hire = { $number ->
    [0] n’engager personne
    [one] engager un mercenaire
   *[other] engager { $number } mercenaires
}
    .typed = { $number }
option-player = le joueur { $number }
    .typed = { $number }
option-nation = { the-power }
    .typed = { $power ->
        [england] angleterre
        [brittany] bretagne
        [burgundy] bourgogne
        [flanders] flandre
       *[other] { $power }
    }
option-event = { event-name }
    .typed = { $event ->
        [uprising] soulèvement soulevement
        [black_death] peste
        [chevauchee] chevauchée chevauchee
        [treaty] traité traite
        [truce] trêve treve
        [papal_intervention] pape
        [bad_seasons] saisons
        [naval_battle] bataille-navale
        [great_battle] grande-bataille
       *[other] { $event }
    }
option-lay = { $extras ->
    [alone] { two-cards }
   *[other] { two-cards }, avec { extras }
}
    .typed = { $first }+{ $second }+{ $extras }
option-defend = { $extras ->
    [alone] { card }
   *[other] { card }, avec { extras }
}
    .typed = { $card }+{ $extras }
option-stake = { card }, { $barons ->
    [0] aucun baron
    [one] un baron
   *[other] { $barons } barons
}{ $extras ->
    [felon] {" "}et un Félon
   *[alone] {""}
}
    .typed = { $card }+{ $barons }+{ $extras }
option-double = un Signe de Dieu sur { card }
    .typed = signe-{ typed-card }
option-joan = le Signe de Jeanne sur { card }
    .typed = jeanne-{ typed-card }
option-save = sauver { card } par une Retraite
    .typed = sauver-{ typed-card }
option-save-free = sauver { card } par la Retraite gratuite de la France
    .typed = gratuite-{ typed-card }
option-keep = garder { card }
    .typed = { typed-card }
option-by = { $link ->
    [road] par la route
    [sea] par la mer
   *[chevauchee] par une Chevauchée
}
    .typed = { $link ->
        [road] route
        [sea] mer
       *[chevauchee] chevauchée
    }
option-peace = la Paix
    .typed = paix
option-war = la Guerre
    .typed = guerre
option-pass = passer
    .typed = passer
option-nothing = rien
    .typed = rien
option-done = c’est tout
    .typed = fini
option-decline = renoncer à la ville
    .typed = renoncer
option-roll = lancer le dé
    .typed = lancer
option-accept = accepter l’offre du joueur { $number }
    .typed = accepter-{ $number }
option-refuse = refuser l’offre du joueur { $number }
    .typed = refuser-{ $number }
option-withdraw = retirer l’offre faite au joueur { $number }
    .typed = retirer-{ $number }
option-allow = permettre le débarquement
    .typed = permettre
option-forbid = interdire le débarquement
    .typed = interdire
option-felon = jouer d’abord un Félon
    .typed = félon
option-brigand = jouer un Écorcheur
    .typed = écorcheur
option-ambassador = envoyer un Ambassadeur
    .typed = ambassadeur
option-papal-ambassador = envoyer l’ambassadeur du Pape
    .typed = pape
option-intrigue = intriguer contre quelqu’un
    .typed = intrigue
option-parley = faire une offre
    .typed = offre
option-gift = un don d’argent
    .typed = don
option-exchange = un échange de villes
    .typed = échange
option-sell = vendre une ville
    .typed = vendre
option-buy = acheter une ville
    .typed = acheter
option-pact = un pacte de non-agression
    .typed = pacte
option-promise = des barons promis à une bataille
    .typed = promesse
option-silence = passer, et de même aux pourparlers à venir
    .typed = silence
option-abstain = aucun, et ne plus être consulté
    .typed = jamais
option-heed = être de nouveau consulté
    .typed = écouter
option-end-expansion = terminer l’expansion
    .typed = fin
option-end-turn = terminer le tour
    .typed = fin
option-ally-now = jouer l’alliée maintenant
    .typed = maintenant
option-ally-later = jouer l’alliée plus tard
    .typed = après
option-reroll = relancer le dé
    .typed = relancer
option-reroll-second = relancer le second dé
    .typed = second
option-keep-die = garder le résultat
    .typed = garder
option-send-ambassador = défausser un Ambassadeur
    .typed = ambassadeur

## Ce qui s'est passé

alike-towns = { town }
event-power-placed = { The-power } tient { $towns }.
event-steers = { The-other } est menée ce tour-ci par { the-power }.
event-ally-turn = { The-power } joue son alliée : { the-other }.
event-ally-expansion = { $result ->
    [expands] { The-power } peut occuper une ville (dé { $die }).
   *[stays] { The-power } ne s’étend pas (dé { $die }).
}
event-power-expands = { The-power } occupe { town }.
event-activity = { The-power } doit mener { $number ->
    [one] une attaque
   *[other] { $number } attaques
} (dé { $die }).
event-ally-chosen = { The-power } a pris pour alliée { the-other }.
event-political-die = Le dé politique dit { $die }.
event-places = Viennent ensuite { $powers }.
event-construction = { $result ->
    [builds] { The-power } bâtit (dé { $die }).
   *[rests] { The-power } ne bâtit rien (dé { $die }).
}
event-loyal = { The-other } suit { the-power } ce tour-ci.
event-bribed = { $number ->
    [0] { The-power } ne dépense rien pour la fidélité.
   *[other] { The-power } dépense { some-ecus } pour la fidélité.
}
event-loyalty-die = { $result ->
    [loyal] { The-other } reste fidèle (dé { $die }, { $total } en tout).
   *[neutral] { The-other } tourne le dos (dé { $die }, { $total } en tout) et reste neutre ce tour-ci.
}
event-ally-income = { $number ->
    [0] { The-power } ne reçoit rien { of-other }.
   *[other] { The-power } reçoit { some-ecus } { of-other } et en possède { $money }.
}
event-hire-roll = { The-power } trouve au plus { $number ->
    [one] un mercenaire
   *[other] { $number } mercenaires
} (dé { $die }).
event-hired = { $number ->
    [0] { The-power } n’engage personne.
    [one] { The-power } engage un mercenaire.
   *[other] { The-power } engage { $number } mercenaires.
}
event-mercenary-placed = Un mercenaire { of-power } se poste { at-town }.
event-mercenary-moves = Un mercenaire accourt depuis { source-town } : il défend { town }.
event-leads = { $you ->
    [seat] Vous menez { the-power }.
   *[none] { $seat } mène { the-power }.
}
event-placed = { The-power } place une garnison { at-town }.
event-cannot-place = { The-power } ne trouve aucune ville où s’établir.
event-turn = Le tour { $turn } commence.
event-returned = { The-power } reprend { town }.
event-doubles = { town } paie double à la Flandre.
event-income = { $number ->
    [0] { The-power } ne reçoit rien ; son trésor compte { $money ->
        [one] { $money } écu
       *[other] { $money } écus
    }.
   *[other] { The-power } reçoit { some-ecus } et en possède { $money }.
}
event-state = { $state ->
    [war] C’est la guerre.
   *[peace] { $reason ->
        [truce] La trêve tient : c’est la paix.
       *[vote] C’est la paix.
    }
}
event-voted = { $you ->
    [seat] Vous avez voté { $state ->
        [war] la guerre
       *[peace] la paix
    }.
   *[none] { $seat } a voté { $state ->
        [war] la guerre
       *[peace] la paix
    }.
}
event-drew = { $number ->
    [0] { The-power } ne pioche rien.
   *[other] { The-power } pioche { some-cards } et en tient { $hand }.
}
event-drew-cards = { $you ->
    [audience] Vous piochez { $cards }.
   *[none] { $audience } pioche { $cards }.
}
event-reshuffled = La pioche est vide : { $number ->
    [one] la carte de la défausse en forme une nouvelle.
   *[other] les { $number } cartes de la défausse sont mélangées et en forment une nouvelle.
}
event-gathered = On défausse tout, et le paquet est mélangé.
event-built = { The-power } bâtit { $level ->
    [2] un château
   *[3] une forteresse
} { at-town }.
event-bought-cards = { $number ->
    [0] { The-power } n’achète aucune carte.
   *[other] { The-power } achète { some-cards } pour { $price ->
        [one] un écu
       *[other] { $price } écus
    }.
}
event-order = Ordre du tour : { $powers }.
event-barons-gained = { $number ->
    [0] { The-power } ne reçoit aucun baron.
   *[other] { The-power } reçoit { some-barons } et en compte { $barons }.
}
event-events = { $count ->
    [one] Événement : { $events }.
   *[other] Événements : { $events }.
}
event-no-effect = { event-name } : rien ne se passe.
event-number-of-towns = { event-name } : { $number ->
    [one] une ville
   *[other] { $number } villes
} (dé { $die }).
event-rising = { $result ->
    [stays] { town } ne se soulève pas (dé { $die }).
    [falls] { town } se soulève (dé { $die }) : il n’y reste qu’une garnison { of-power }.
   *[free] { town } se soulève (dé { $die }) et redevient libre.
}
event-ravaged = { $result ->
    [spared] { town } ferme ses portes aux routiers (dé { $die }).
   *[pillaged] La ville { of-town } est ravagée.
}
event-plague = La Peste noire est là : le tour s’arrête aussitôt.
event-chevauchee = { The-power } pourra mener une Chevauchée à son tour.
event-treaty = Par traité, { the-power } retrouve { town }.
event-truce = Une trêve est signée : le prochain tour sera de paix.
event-bad-seasons = La récolte est perdue : au prochain tour, les revenus sont réduits de moitié.
event-confiscated = { $number ->
    [0] { The-other } a trop peu de cartes et n’en perd aucune.
   *[other] { The-other } se voit confisquer { $cards }.
}
event-protected-town = Le Pape prend { town } sous sa protection.
event-protected-province = Le Pape prend sous sa protection : { province }.
event-coalitions = Grande Bataille : { $powers } contre { $others }.
event-coalition-wins = { $count ->
    [0] Aucune coalition ne l’emporte dans la Grande Bataille.
   *[other] La Grande Bataille est gagnée par { $powers }.
}
event-duel = { $event ->
    [naval_battle] Bataille navale : { the-power } contre { the-other }.
   *[great_battle] Duel : { the-power } contre { the-other }.
}
event-staked = { The-power } { $card ->
    [none] n’engage aucune carte
   *[other] engage { card }
}{ $barons ->
    [0] {""}
    [one] , un baron
   *[other] , { $barons } barons
}{ $felon ->
    [1] , un Félon
   *[0] {""}
} ; dé { $die }.
event-duel-result = { The-power } { $total }, { the-other } { $against } : { $result ->
    [tie] égalité.
    [first] victoire { of-power }.
   *[second] victoire { of-other }.
}
event-master = { The-power } est Maître des mers.
event-foreign = { $power ->
    [fleet] { The-power } fait voile vers { town }.
   *[other] { The-power } marche sur { town }.
}
event-foreign-forbidden = Le Pape protège { town } : l’attaque n’a pas lieu.
event-foreign-already-there = { The-power } tient déjà { town }.
event-foreign-grows = { The-power } renforce { town } : { level }.
event-parliament = { $result ->
    [stirs] Le Parlement agite Paris (dé { $die }).
   *[calm] Le Parlement de Paris reste calme (dé { $die }).
}
event-player-turn = C’est le tour { of-power }.
event-pope-answers = { $result ->
    [granted] Le Pape accorde un ambassadeur { to-power } (dé { $die }).
   *[refused] Le Pape reste sourd { to-power } (dé { $die }).
}
event-expands = { $link ->
    [sea] { The-power } occupe { town } par mer, depuis { source-town }.
   *[road] { The-power } occupe { town } depuis { source-town }.
}
event-attacks = { $link ->
    [sea] { The-power } débarque { at-town } ({ the-other }) depuis { source-town }.
    [chevauchee] { The-power } chevauche depuis { source-town } contre { town } ({ the-other }).
   *[road] { The-power } attaque { town } ({ the-other }) depuis { source-town }.
}
event-veto = { $act ->
    [forbids] { The-power } interdit { to-other } de débarquer { at-town }.
   *[allows] { The-power } laisse { the-other } débarquer { at-town }.
}
event-laid = { $number ->
    [0] { The-power } ne pose aucune carte.
   *[other] { The-power } pose { some-cards } face cachée.
}
event-barons = { $number ->
    [0] { The-power } n’envoie aucun baron
   *[other] { The-power } envoie { some-barons }
} à { $side ->
    [attack] l’attaque
   *[defence] la défense
} { of-town }.
event-felon-steals = Un Félon { of-power } dérobe { card } { to-other }.
event-revealed = { $number ->
    [0] { The-power } combat sans cartes ; dé { $die }.
   *[other] { The-power } dévoile { $cards } ; dé { $die }.
}
event-second-throw = La Bretagne relance : { $after } au lieu de { $before }.
event-sign = { The-power } joue un Signe de Dieu sur { card }.
event-combat-result = { town } : attaque { $attack }, défense { $defence }. { $result ->
    [attack] L’assaut réussit.
    [defence] L’assaut est repoussé.
   *[tie] Égalité : la place tient, et toutes les cartes sont perdues.
}
event-saved = { The-power } sauve { card } par une Retraite.
event-hero-falls = Le héros { of-power } tombe.
event-hero-rises = Le héros { of-power } répond à l’appel.
event-hero-already = Le héros { of-power } est déjà là : rien ne se passe.
event-grand-master = Le Grand Maître de l’Artillerie sert { the-power } pour ce tour.
event-joan-sign = Jeanne d’Arc apporte à la France un Signe de Dieu.
event-joan-lost = Avec Jeanne d’Arc, son Signe est perdu.
event-takes = { The-power } prend { town } ({ level }).
event-holds = { The-power } tient { town }.
event-abandoned = { The-power } abandonne { town }.
event-declined = { The-power } n’a plus de garnison pour { town } et y renonce.
event-cards-return = { The-power } reprend les cartes mises de côté.
event-pillage = { $result ->
    [pillaged] Un Écorcheur { of-power } pille { town } : { some-ecus }.
   *[spared] Un Écorcheur { of-power } échoue { at-town } (dé { $die }).
}
event-embassy = { The-power } envoie un ambassadeur ({ $first } et { $second }) : { $result ->
    [corruption] corruption.
    [outside_help] aide extérieure.
    [hero] le héros.
   *[court_intrigue] intrigue de cour.
}
event-corruption = { $result ->
    [betrays] { town } trahit { the-other } (dé { $die }).
   *[stays] { town } reste fidèle { to-other } (dé { $die }).
}
event-intrigue = { The-power } intrigue : { the-other } perd { card }.
event-kept-card = { The-power } garde une carte pour le tour suivant.
event-points = { The-power } marque { $number ->
    [one] { $number } point
   *[other] { $number } points
} pour ses provinces{ $won ->
    [0] {""}
    [one] {" "}et { $won } point par les événements
   *[other] {" "}et { $won } points par les événements
}, soit { $total } en tout depuis le début ; elle { $barons ->
    [0] ne reçoit aucun baron
    [one] reçoit un baron
   *[other] reçoit { $barons } barons
}.
event-end-die = { $result ->
    [ends] Le dé dit { $die } : c’était le dernier tour.
   *[goes-on] Le dé dit { $die } : la guerre continue.
}
event-game-ends = La guerre s’achève après { $turn ->
    [one] un tour
   *[other] { $turn } tours
}.
event-gift = { $you ->
    [seat] Vous donnez { some-ecus } à { $to }.
    [to] { $seat } vous donne { some-ecus }.
   *[none] { $seat } donne { some-ecus } à { $to }.
}
event-offer-deal = { $you ->
    [seat] Vous offrez à { $to }
    [to] { $seat } vous offre
   *[none] { $seat } offre à { $to }
} : { $town ->
    [none] { $gives ->
        [one] un écu
       *[other] { $gives } écus
    } contre { wanted-town }.
   *[other] { $wanted ->
        [none] { town } contre { $asks ->
            [one] un écu.
           *[other] { $asks } écus.
        }
       *[other] { town } contre { wanted-town }{ $gives ->
            [0] { $asks ->
                [0] .
                [one] {" "}et un écu.
               *[other] {" "}et { $asks } écus.
            }
            [one] , avec un écu de plus.
           *[other] , avec { $gives } écus de plus.
        }
    }
}
event-offer-pact = { $you ->
    [seat] Vous proposez un pacte à { $to } : ne pas s’attaquer jusqu’à la fin du prochain tour.
    [to] { $seat } vous propose un pacte : ne pas s’attaquer jusqu’à la fin du prochain tour.
   *[none] { $seat } propose un pacte à { $to } : ne pas s’attaquer jusqu’à la fin du prochain tour.
}
event-offer-answer = { $act ->
    [accepts] { $you ->
        [seat] Vous acceptez l’offre faite par { $to }.
        [to] { $seat } accepte votre offre.
       *[none] { $seat } accepte l’offre faite par { $to }.
    }
   *[refuses] { $you ->
        [seat] Vous refusez l’offre faite par { $to }.
        [to] { $seat } refuse votre offre.
       *[none] { $seat } refuse l’offre faite par { $to }.
    }
}
event-offer-withdrawn = { $you ->
    [seat] Vous retirez votre offre à { $to }.
    [to] { $seat } retire l’offre qui vous était faite.
   *[none] { $seat } retire l’offre faite à { $to }.
}
event-offer-lapsed = { $you ->
    [seat] Votre offre à { $to } n’a plus cours.
    [to] L’offre que vous a faite { $seat } n’a plus cours.
   *[none] L’offre faite par { $seat } à { $to } n’a plus cours.
}
event-exchanged = { The-power } cède { town } { to-other } contre { wanted-town }.
event-bought-town = { The-power } achète { town } { to-other } pour { $price ->
    [one] un écu
   *[other] { $price } écus
}.
event-promised = { $promise ->
    [pact] { $you ->
        [seat] Vous promettez à { $to } de ne pas l’attaquer jusqu’à la fin du prochain tour.
        [to] { $seat } vous promet de ne pas vous attaquer jusqu’à la fin du prochain tour.
       *[none] { $seat } promet à { $to } de ne pas l’attaquer jusqu’à la fin du prochain tour.
    }
   *[barons] { $you ->
        [seat] Vous promettez à { $to } { some-barons } dans un combat { at-town } ce tour-ci.
        [to] { $seat } vous promet { some-barons } dans un combat { at-town } ce tour-ci.
       *[none] { $seat } promet à { $to } { some-barons } dans un combat { at-town } ce tour-ci.
    }
}
event-promise-end = { $result ->
    [kept] { $you ->
        [seat] Vous avez tenu la promesse faite à { $to }.
        [to] { $seat } a tenu la promesse qui vous était faite.
       *[none] { $seat } a tenu la promesse faite à { $to }.
    }
    [broken] { $you ->
        [seat] Vous avez trahi la promesse faite à { $to } !
        [to] { $seat } a trahi la promesse qui vous était faite !
       *[none] { $seat } a trahi la promesse faite à { $to } !
    }
   *[void] { $you ->
        [seat] La promesse que vous avez faite à { $to } est sans objet : elle n’a pas été mise à l’épreuve.
        [to] La promesse que vous a faite { $seat } est sans objet : elle n’a pas été mise à l’épreuve.
       *[none] La promesse faite par { $seat } à { $to } est sans objet : elle n’a pas été mise à l’épreuve.
    }
}

## Pourquoi ce n'est pas permis

why-nation-not-to-steer = { The-power } ne peut être menée ce tour-ci.
why-nation-without-towns = { The-power } n’a plus de ville.
why-ally-last-chance = Jouez l’alliée maintenant, ou pas du tout.
why-ally-may-wait = L’alliée peut aussi être jouée après votre propre tour.
why-no-cards-here = On ne joue pas de cartes et on ne fait pas d’offres au tour d’une neutre.
why-neutral-must-expand = Une neutre doit occuper une ville si elle le peut.
why-attacks-compulsory = Le dé est jeté : il faut encore { $number ->
    [one] une attaque.
   *[other] { $number } attaques.
}
why-no-ally-of-yours = { The-power } ne peut être votre alliée.
why-ambassador-or-test = Envoyez un Ambassadeur, ou laissez le dé éprouver votre alliée.
why-hire-first = Dites combien de mercenaires vous engagez.
why-too-many-mercenaries = { $number ->
    [one] Un mercenaire
   *[other] { $number } mercenaires
}, c’est trop : le dé en permet { $most }.
why-not-friendly = { town } n’est ni à vous ni à votre alliée fidèle.
why-full-of-mercenaries = { town } a déjà autant de mercenaires que permis ({ $most }).
why-town-or-done = Désignez une ville où sont des mercenaires, ou dites que c’est tout.
why-no-mercenary-there = Aucun mercenaire ne peut venir { of-town }.
why-mercenary-too-far = Les mercenaires { of-town } sont trop loin : à deux villes de distance au plus, par des villes amies.
why-abandon-or-decline = Toutes vos garnisons sont sur la carte : abandonnez une ville, ou renoncez à la nouvelle.
why-accept-or-refuse = Une offre s’accepte ou se refuse.
why-act-or-end = Cela ne se fait pas à ce moment de votre tour.
why-allies-of-three = À trois joueurs seulement on se partage les alliées, et l’on peut donc les garder toute la partie.
why-allies-of-two = À deux joueurs seulement on choisit son alliée en secret à chaque tour.
why-allow-or-forbid = Le Maître des mers permet le débarquement ou l’interdit.
why-already-heeding = On vous consulte déjà sur tout.
why-attacked-already = Cette puissance a déjà attaqué { town } ce tour-ci.
why-barons-first = Dites combien de barons.
why-barons-to-promise = { $most ->
    [one] Promettez un baron.
   *[other] Promettez de 1 à { $most } barons.
}
why-buy-something = Élevez les murs d’une ville, ou dites combien de cartes vous achetez.
why-buying-already = Les offres précèdent les achats, et les vôtres ont commencé.
why-card-not-laid = Cette carte n’est pas parmi les vôtres dans ce combat : { card }.
why-cards-left = { $number ->
    [0] Il ne reste aucune carte à acheter.
    [one] Il ne reste qu’une carte à acheter.
   *[other] Il ne reste que { $number } cartes à acheter.
}
why-castle-too-new = Le château { of-town } vient d’être bâti : son rempart attendra le prochain tour.
why-chosen-allies-are-loyal = L’alliée choisie à chaque tour est fidèle sans épreuve : le seuil de fidélité n’y changerait rien.
why-dealt-already = La ville { of-town } a déjà été échangée ou vendue ce tour-ci.
why-defend-first = Posez vos cartes pour la défense.
why-ecus-first = Indiquez une somme.
why-event-first = Désignez l’un des deux événements.
why-event-not-drawn = Cet événement n’a pas été tiré : { event-name }.
why-fortress-already = { town } est déjà une forteresse.
why-fortress-safe = { town } est une forteresse : nul ne peut la corrompre ni la piller.
why-friends = { town } est à un ami : un joueur et son alliée fidèle ne s’attaquent pas.
why-giver-too-poor = { $price ->
    [one] L’offre est d’un écu
   *[other] L’offre est de { $price } écus
}, mais la bourse qui paierait { $money ->
    [0] est vide.
   *[other] n’en contient que { $money }.
}
why-hand-limit = Avec { $number } de plus, votre main passerait la limite de { $limit } : elle compte déjà { $hand ->
    [one] une carte
   *[other] { $hand } cartes
}.
why-hero-inactive = Votre héros n’est pas là.
why-keep-or-reroll = Gardez le dé, ou relancez-le.
why-kind-first = Dites de quelle sorte d’offre il s’agit.
why-last-town = { town } est la dernière ville : elle ne se vend pas.
why-last-town-of-another = { town } est la dernière ville { of-power } : prenez-en une autre.
why-lay-first = Posez deux cartes jaunes, et ce qui les accompagne.
why-length-of-two = À deux, la partie compte toujours cinq ou six tours : la partie courte se joue à trois et plus.
why-link-first = Dites par quel chemin vous attaquez.
why-loyalty-of-two = À deux joueurs seulement on éprouve la fidélité d’une alliée.
why-must-lay-yellow = Vous tenez des cartes jaunes : il faut en poser une.
why-must-stake = Vous tenez des cartes jaunes : il faut en engager une.
why-named-already = La ville { of-town } a déjà été désignée.
why-nation-first = Choisissez une puissance.
why-nation-not-played = À { $players } joueurs, personne ne mène { the-power }.
why-nation-taken = { The-power } est déjà prise.
why-no-attack-left = Vous avez fait toutes vos attaques du tour.
why-no-cards-there = Ce joueur n’a pas de cartes.
why-no-cards-to-steal = L’attaquant n’a pas posé de cartes : il n’y a rien à dérober.
why-no-diplomacy = À cette table, on ne fait pas d’offres.
why-no-equal-town = { The-power } n’a aucune ville du niveau { of-town } à échanger.
why-no-events-for-two = À deux, point d’événements, donc point de fortunes de guerre.
why-no-free-retreat = Vous n’avez pas de Retraite gratuite.
why-no-garrison-left = Toutes vos garnisons sont sur la carte.
why-no-intrigue = Seule la Navarre intrigue, avec les avantages nationaux, à son propre tour.
why-no-joan = Vous n’avez pas le Signe de Jeanne.
why-no-money = Vous n’avez pas d’argent à donner.
why-no-offers-here = On ne fait pas d’offres au tour d’une alliée.
why-no-papal-ambassador = Vous n’avez pas d’ambassadeur du Pape.
why-no-prey = Il n’y a aucune ville à piller.
why-no-rampart = Tous les remparts sont en usage.
why-no-road = Aucune route ne mène { at-town } depuis vos villes de départ.
why-no-road-or-sea = Ni route ni mer ne mène { at-town } depuis vos garnisons.
why-no-sales = À cette table, on ne vend pas de villes.
why-no-start-town = { town } n’est pas une ville de départ { of-power } qu’on puisse choisir.
why-no-such-card = Il vous manque { card }.
why-no-such-link = { $link ->
    [road] Aucune route ne mène { at-town } depuis une ville qui puisse encore attaquer.
    [sea] Aucune de vos nefs qui puisse encore attaquer n’atteint { town }.
   *[chevauchee] Vous n’avez pas de Chevauchée contre { town }.
}
why-no-such-player = Il n’y a que { $players } joueurs.
why-no-tower = Toutes les tours sont en usage.
why-nobody-holds-cards = Personne ne tient de carte à perdre.
why-not-an-opponent = { town } est { to-power }, que cette carte ne peut viser.
why-not-joined = Ni route ni mer ne joint { town } et { target-town }.
why-not-lost-last-turn = La ville { of-town } ne vous a pas été prise au tour précédent.
why-not-so-many-barons = Vous voulez engager { some-barons } et en avez { $barons }.
why-not-town-of = { town } n’est pas { to-power }.
why-not-your-start-town = { town } n’est pas une de vos villes de départ.
why-not-your-town = { town } n’est pas à vous.
why-not-yourself = Désignez un autre que vous.
why-nothing-to-exchange = Il n’y a pas de villes de même niveau à échanger.
why-nothing-to-sell = Aucune ville à vendre n’est dans les moyens de l’acheteur.
why-one-castle = { $number ->
    [one] On ne bâtit qu’un château neuf par tour.
   *[other] On ne bâtit que { $number } châteaux neufs par tour.
}
why-one-die-only = Un seul dé a été lancé.
why-one-felon = Vous avez déjà joué votre Félon dans ce combat.
why-one-side-only = Vous avez envoyé des barons à l’autre camp de ce combat.
why-order-of-two = À deux, chacun est premier à son tour : il n’y a rien à équilibrer.
why-out-of-reach = { town } est hors d’atteinte : ni route ni nef n’y mène.
why-paris-not-sold = Paris ne se vend jamais.
why-peace-or-war = Choisissez la paix ou la guerre.
why-pillaged-already = La ville { of-town } est déjà pillée.
why-player-first = Désignez un joueur.
why-power-used = Vous avez déjà usé de votre avantage ce tour-ci.
why-red-card-or-nothing = Gardez une carte rouge, ou rien.
why-returned-already = Un autre joueur vient de reprendre { town }.
why-roll-or-pass = Lancez le dé, ou passez.
why-sales-in-peace = On ne vend de villes que dans un tour de paix, une fois l’état politique connu.
why-sales-need-diplomacy = Une ville se vend par une offre : permettez la diplomatie, ou renoncez aux ventes.
why-save-or-pass = Sauvez une carte jaune, ou passez.
why-sea-used = Vous avez déjà usé de la mer ce tour-ci, ou de ce port : { town } ne peut être occupée.
why-sign-or-pass = Jouez un Signe de Dieu sur une de vos cartes, ou passez.
why-sold-already = { The-power } a déjà vendu une ville ce tour-ci.
why-source-attacked = { town } a déjà attaqué ce tour-ci.
why-source-first = Désignez la ville d’où vous partez.
why-source-used = Les villes d’où l’on atteint { town } ont déjà servi de départ à une expansion.
why-source-used-here = { town } a déjà servi de départ à une expansion.
why-sources-used = Toutes les villes d’où l’on atteint { town } ont déjà attaqué.
why-stake-first = Engagez une carte, des barons, et un Félon si vous voulez.
why-super-needs-interventions = Nul n’intervient deux fois là où nul n’intervient : permettez les interventions étrangères, ou renoncez aux super-interventions.
why-talk-or-pass = Faites une offre, ou passez.
why-too-cheap = { $number ->
    [0] Rien
    [one] Un écu
   *[other] { $number } écus
}, c’est trop peu : il en faut au moins { $least }.
why-too-dear = Cela coûte { $price ->
    [one] un écu
   *[other] { $price } écus
} ; { $money ->
    [0] vous n’en avez aucun.
    [one] vous n’en avez qu’un.
   *[other] vous n’en avez que { $money }.
}
why-too-few-yellow = Pour attaquer, il faut { $least ->
    [one] une carte jaune
   *[other] { $least } cartes jaunes
} en main ; { $number ->
    [0] vous n’en tenez aucune.
    [one] vous n’en tenez qu’une.
   *[other] vous en tenez { $number }.
}
why-too-many-barons = { $number ->
    [one] Un baron
   *[other] { $number } barons
}, c’est trop ici : il y a place pour { $most ->
    [0] aucun
   *[other] { $most }
}.
why-too-many-offers = Vous avez fait toutes vos offres du tour.
why-town-first = Désignez une ville.
why-town-is-free = { town } est libre.
why-town-not-free = { town } n’est pas libre.
why-town-or-nothing = Désignez une ville, ou rien.
why-town-or-province = Désignez une ville ou une province.
why-under-protection = { town } est sous la protection du Pape.
why-unequal-towns = { town } et { wanted-town } ne sont pas du même niveau.
why-withdraw-only = Une offre ne peut qu’être retirée.
why-your-own-town = { town } est à vous.

## Ce qui a décidé de la partie

decided-by-points = aux points de prétendant
decided-by-fortresses = aux forteresses, à points égaux
decided-by-provinces = aux provinces, à points et forteresses égaux
decided-by-castles = aux châteaux, tout le reste étant égal
decided-by-money = à la bourse, tout le reste étant égal
decided-by-shared = à égalité en toutes choses : le trône est partagé

## La table

board-turn = Tour { $turn }
board-points = { $number ->
    [one] { $number } point de prétendant
   *[other] { $number } points de prétendant
}
board-barons = { some-barons }
board-money = { some-ecus }
board-hand = main
board-aside = de côté
board-draw-pile = pioche
board-discard-pile = défausse
board-hero = héros
board-free-town = libre
board-part-cards = cartes
board-part-sign = Signe de Dieu
board-part-force = force de base
board-part-barons = barons
board-part-hero = héros
board-part-grand-master = Grand Maître
board-part-wall = enceinte
board-part-militia = milice
board-part-mountain = montagne
board-part-landing = débarquement
board-part-engineer = Ingénieur
board-part-mercenaries = mercenaires
board-part-die = dé

## Le plateau dans la page

board-map = Carte du royaume
board-around-channel = La Manche
board-around-atlantic = Mer Océane
board-around-mediterranean = Mer Méditerranée
board-around-england = Angleterre
board-around-empire = Empire
board-around-alsace = Alsace
board-around-savoy = Savoie
board-around-castile = Castille
board-around-aragon = Aragon
# A letter on the arms where two powers could be taken for each other.
board-letter = { $power ->
    [navarre] N
    [france] F
    [england] A
    [brittany] Br
    [burgundy] Bo
    [flanders] Fl
    [empire] E
    [castile] C
    [aragon] Ar
    [savoy] S
    [fleet] G
   *[papacy] P
}
board-short-navarre = Navarre
board-short-france = France
board-short-england = Angleterre
board-short-brittany = Bretagne
board-short-burgundy = Bourgogne
board-short-flanders = Flandre
board-state-peace = Paix
board-state-war = Guerre
board-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-defence = Défense
board-town-income = Revenu
board-count-barons = barons
board-put-back = Reposer
board-odds-win = prise
board-odds-tie = égalité
board-odds-lose = échec
board-percent = { $chance } %
board-mark-port = port
board-mark-port-north = port de l’Océan et de la Manche
board-mark-port-south = port de la Méditerranée
board-mark-mountain = montagne
board-mark-pillaged = pillée
board-mark-protected = sous la protection du Pape
board-mark-new-castle = château neuf : pas de rempart ce tour-ci
board-mark-dealt = déjà cédée ce tour-ci
board-province-yours = Vous tenez toute la province.
board-province-held = Province tenue : { $owner }.
board-province-missing = Pour tenir la province, il vous manque { $towns }.
board-town-spoken = { $town }, province : { $province } ; { $owner } ; { $walls } ; défense { $defence } ; revenu { $income }.
board-power-spoken = { $power } ({ $name }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et { $now } si l’on comptait maintenant ; villes : { $towns } ; écus : { $money }, revenu { $income } ; cartes : { $cards } ; barons : { $barons } ; { $hero ->
    [yes] héros présent
   *[no] sans héros
}.
preset-rulebook = Le livret
    .about = Le jeu tel qu’imprimé, sans règle optionnelle : huit à dix tours, cinq ou six à deux joueurs.
preset-historical = Historique
    .about = Chaque puissance a son avantage, la France connaît ses montagnes, l’Angleterre ses nefs, et nul ne passe d’une mer à l’autre.
preset-tournament = Tournoi
    .about = La partie courte : six ou sept tours, des murs moins chers, rien d’optionnel.
group-match = La partie
group-powers = Les puissances
group-war = La guerre
group-politics = La politique
group-allies = Les alliées
board-fight = Combat devant { $town }
board-face-down = { $number ->
    [one] { $number } carte face cachée
   *[other] { $number } cartes face cachée
}
board-barons-hidden = barons cachés
board-odds = Chances de l’attaquant :
board-result-attack = L’attaque l’emporte.
board-result-defence = La défense tient.
board-result-tie = Égalité : la ville tient.
board-chronicle = Points de prétendant, tour par tour

## Diplomatie

board-dip = Diplomatie
board-dip-make = Faire une offre
board-dip-standing = Sur la table
board-dip-said = Ce qui s’est dit
board-dip-promises = Promesses
board-dip-no-promises = Nul ne vous a rien promis, et vous n’avez rien promis à personne.
board-dip-to-answer = { $number ->
    [one] offre attend votre réponse
   *[other] offres attendent votre réponse
}
board-dip-with = Avec qui ?
board-dip-what = Que proposez-vous ?
board-dip-kind-exchange = Échanger des villes
board-dip-kind-gift = Donner de l’argent
board-dip-kind-pact = Un pacte
board-dip-kind-promise = Promettre des barons
board-dip-kind-sell = Vendre une ville
board-dip-kind-buy = Acheter une ville
board-dip-choose = – choisir –
board-dip-town = { town } ({ level })
board-dip-give = Vous cédez
board-dip-get = Vous recevez
board-dip-add = Écus que vous ajoutez
board-dip-ask = Écus que vous demandez
board-dip-sum = Écus donnés
board-dip-battle = Dans la bataille pour
board-dip-how-many = Barons
board-dip-sale = La ville
board-dip-price = Écus
board-dip-less = moins
board-dip-more = plus
board-dip-about-exchange = Les deux villes doivent avoir les mêmes murs, et les gardent. Une ville ne s’échange qu’une fois par tour.
board-dip-about-gift = L’argent passe aussitôt ; il ne faut pas de réponse.
board-dip-about-pact = Si l’autre accepte, la table retient qui l’a tenu et qui l’a trahi. Il ne lie personne.
board-dip-about-promise = Il ne faut pas de réponse. La promesse ne lie personne ; la table retient si elle fut tenue.
board-dip-about-sell = On vend une seule ville par tour de paix, jamais Paris, jamais la dernière.
board-dip-about-buy = Chacun ne vend qu’une ville par tour de paix, jamais Paris, jamais la dernière.
board-dip-wanting-exchange = Choisissez les deux villes.
board-dip-wanting-gift = Choisissez la somme.
board-dip-wanting-pact = Choisissez avec qui.
board-dip-wanting-promise = Choisissez la ville de la bataille.
board-dip-wanting-sell = Choisissez la ville.
board-dip-wanting-buy = Choisissez la ville.
board-dip-send-exchange = Faire l’offre
board-dip-send-gift = Donner
board-dip-send-pact = Proposer le pacte
board-dip-send-promise = Promettre
board-dip-send-sell = Faire l’offre
board-dip-send-buy = Faire l’offre
board-dip-accept = Accepter
board-dip-refuse = Refuser
board-dip-withdraw = Retirer
board-dip-spoilt = Les choses ont changé : telle quelle, cette offre ne peut plus être acceptée.
board-dip-left = { $number ->
    [one] Encore une offre ce tour-ci.
   *[other] Encore { $number } offres ce tour-ci.
}
board-dip-none-left = Vous avez fait toutes vos offres de ce tour.
board-dip-when = On parle aux pourparlers (après le Trésor, une fois l’ordre connu, avant le compte des points), avant ses achats et pendant son propre tour.
board-dip-offer = { $you ->
    [seat] Vous offrez { to-other }
    [to] { The-power } vous offre
   *[none] { The-power } offre { to-other }
} { $pact ->
    [yes] un pacte : ne pas s’attaquer jusqu’à la fin du tour { $turn }.
   *[no] { $town ->
        [none] { $gives ->
            [one] un écu
           *[other] { $gives } écus
        } contre { wanted-town }.
       *[other] { town } contre { $wanted ->
            [none] { $asks ->
                [one] un écu.
               *[other] { $asks } écus.
            }
           *[other] { wanted-town }{ $gives ->
                [0] { $asks ->
                    [0] .
                    [one] {" "}et un écu.
                   *[other] {" "}et { $asks } écus.
                }
                [one] , avec un écu de plus.
               *[other] , avec { $gives } écus de plus.
            }
        }
    }
}
board-dip-gift = { $number ->
    [0] Vous ne donnez rien { to-other }.
   *[other] Vous donnez { some-ecus } { to-other }.
}
board-dip-pact = { $you ->
    [seat] Vous n’attaquerez pas { the-other }
    [to] { The-power } ne vous attaquera pas
   *[none] { The-power } n’attaquera pas { the-other }
} avant la fin du tour { $turn }.
board-dip-barons = { $you ->
    [seat] Vous enverrez { some-barons } { to-other }
    [to] { The-power } vous enverra { some-barons }
   *[none] { The-power } enverra { some-barons } { to-other }
} dans un combat { at-town } au tour { $turn }.
board-dip-open = en cours
board-dip-kept = tenue
board-dip-broken = trahie
board-dip-void = sans objet
board-dip-lapse = { $window ->
    [talks] Les offres tombent à la fin de ces pourparlers.
    [purchases] { $you ->
        [seat] Les offres tombent quand vous aurez fait vos achats.
       *[none] Les offres tombent quand { the-power } aura fait ses achats.
    }
   *[turn] { $you ->
        [seat] Les offres tombent à la fin de votre tour.
       *[none] Les offres tombent à la fin du tour { of-power }.
    }
}

## Le premier tour, pas à pas

guide-choose-nation = Chaque puissance part de son coin du royaume. Quelle que soit la vôtre, le but est le même : des provinces entières, pour les points de prétendant qu’elles donnent.
    .title = Votre puissance.
guide-start-town = Touchez une ville qui brille, puis confirmez. En fin de tour, une province ne compte que si vous en tenez toutes les villes : regardez ce qui manque alentour.
    .title = Votre seconde ville.
guide-leave-out = Deux des trois sont à vous. Celle que vous laissez reste libre pour tous.
    .title = Une ville de trop.
guide-third-town = Elle achève une province, ou ouvre la route d’une autre. Un port ouvre aussi la mer.
    .title = Une troisième garnison.
guide-free-town = Une ville libre reliée aux vôtres par la route, ou de port à port. Songez à la province que vous voulez tenir entière.
    .title = Où s’établir.
guide-double-income = À chaque Trésor, une de vos villes paie double. Les murs l’enrichissent, le pillage la vide.
    .title = La richesse de la Flandre.
guide-talk = C’est le moment des offres : villes de mêmes murs échangées, argent donné, pactes, barons promis. Les promesses ne lient personne, mais la table s’en souvient. Si vous n’avez rien à dire, passez, cette fois ou pour de bon.
    .title = Les pourparlers.
guide-vote = La moitié des voix fait la guerre : plus de cartes pour tous, deux événements, autant d’attaques que les cartes le permettent. En paix, moins de cartes, un seul événement et une seule attaque chacun.
    .title = La paix ou la guerre ?
guide-purchases = Touchez une de vos villes pour en élever les murs (château { $castle } écus, rempart { $rampart }) : ils défendent et ils rapportent. Une carte en coûte { $card } ; dire combien vous en achetez clôt vos achats. Les cartes ne durent qu’un tour, l’argent se garde.
    .title = Vos achats.
guide-event-order = Vous êtes premier joueur ce tour-ci : le sort est entre vos mains. Les événements viennent dans l’ordre que vous choisissez, et vous dites qui ils frappent.
    .title = Deux événements.
guide-uprising-town = Désignez une ville : un dé plus fort que ses murs lui ôte un niveau ; une simple garnison redevient ville libre. Une forteresse ne cède jamais.
    .title = Un soulèvement.
guide-ravaged-town = Désignez une ville : si le dé dépasse ses murs, elle est pillée et ne paiera rien au prochain Trésor.
    .title = Les Grandes Compagnies.
guide-confiscation = Désignez celui qui perd des cartes. Qui en tient le plus a le plus à perdre.
    .title = La confiscation.
guide-papal-protection = Nul ne pourra attaquer ce que vous désignez avant la fin du tour. Votre province la plus faible, ou celle que convoite un rival.
    .title = Sous la main du Pape.
guide-naval-stake = Engagez une carte jaune et des barons ; le dé fait le reste. Le vainqueur est Maître des mers : il peut interdire les débarquements aux autres.
    .title = Une bataille sur mer.
guide-duel-stake = Engagez en secret une carte et des barons. Qui gagne son duel gagne un point de prétendant.
    .title = La Grande Bataille.
guide-duel-sign = Il double la carte engagée. On le demande à chacun, pour que la question ne trahisse rien.
    .title = Un Signe de Dieu ?
guide-expansion = Occupez jusqu’à deux villes libres, chacune depuis une autre de vos villes, l’une peut-être par mer. Les villes libres brillent d’or, celles que vous pouvez attaquer sont cerclées de rouge. Attaquer met fin à l’expansion.
    .title = À vous : l’expansion.
guide-expansion-source = Chacune de vos villes ne peut essaimer qu’une fois par tour.
    .title = D’où partent-ils ?
guide-combats = Une attaque demande deux cartes jaunes. Touchez une ville cerclée de rouge : la barre dit vos chances, d’après ce que vous savez. Rien ne vous y oblige ; le bouton termine votre tour.
    .title = Vos attaques.
guide-attack-source = De chaque ville ne part qu’une attaque par tour : pensez aux suivantes.
    .title = D’où attaquer ?
guide-attack-link = Un débarquement avantage le défenseur, et le Maître des mers peut l’interdire. La route est plus sûre.
    .title = Par quel chemin ?
guide-veto = Vous pouvez arrêter ce débarquement avant qu’il ne commence.
    .title = Maître des mers.
guide-lay-attack = Deux cartes jaunes face cachée ; un Ingénieur abaisse le mur, un Félon ouvre la porte, votre héros ajoute { $hero }. Le vainqueur garde ses cartes jaunes, le vaincu les défausse.
    .title = Posez vos cartes.
guide-lay-defence = Une carte jaune face cachée, derrière vos murs. Le vainqueur garde la sienne : une carte forte peut resservir.
    .title = On vous attaque.
guide-attack-barons = Chacun ajoute un point et se dépense, quelle que soit l’issue ; { $barons } au plus par camp, ceux des amis compris.
    .title = Les barons.
guide-defence-barons = Chacun ajoute un point et se dépense, quelle que soit l’issue ; { $barons } au plus par camp, ceux des amis compris.
    .title = Les barons.
guide-support-attack = Vous pouvez prêter des barons à un combat qui n’est pas le vôtre, d’un seul côté. Si vous ne comptez jamais le faire, dites-le une fois : on ne vous le demandera plus.
    .title = La bataille d’autrui.
guide-support-defence = Vous pouvez prêter des barons au défenseur, sauf si vous en avez prêté à l’attaquant.
    .title = La bataille d’autrui.
guide-sign = Il double une de vos cartes jaunes, maintenant que tout est dévoilé. On le demande à chacun, pour que la question ne trahisse rien.
    .title = Un Signe de Dieu ?
guide-retreat = Elle sauve une des cartes jaunes que vous allez perdre. On le demande à chacun, pour que la question ne trahisse rien.
    .title = Une Retraite ?
guide-brigand-town = Si le dé dépasse ses murs, la ville ne paiera rien au prochain Trésor, et son argent est à vous.
    .title = Le pillage.
guide-corruption-town = Une ville peut vous ouvrir ses portes si le dé dépasse ses murs : souvent une garnison, rarement un château, jamais une forteresse.
    .title = La corruption.
guide-intrigue-target = Celui que vous désignez perd une carte. Qui doit encore jouer ce tour-ci le sent le plus.
    .title = L’intrigue.
guide-second-throw = Une fois par tour, la Bretagne peut relancer un de ses dés ; le second lancer fait foi.
    .title = Un second lancer ?
guide-ask-pope = Vous êtes seul dernier : un bon dé vous vaut un ambassadeur pour ce tour.
    .title = Le soutien du Pape.
guide-keep-red = Toutes les autres retournent au paquet. La carte gardée vous en fait recevoir une de moins.
    .title = Une carte pour demain.
guide-ally-pick = Les puissances sans joueur sont menées par les joueurs, une autre à chaque tour. Prenez celle qui peut nuire à vos rivaux, ou vous nuirait en d’autres mains.
    .title = Une alliée pour ce tour.
guide-ally-first = Elle agit avant vous ou après vous, jamais entre-temps : avant, elle ouvre la route ; après, elle frappe qui est las.
    .title = Votre alliée.
guide-ally-last = C’est sa dernière chance ce tour-ci. Ce qu’elle prend est à elle et ne donne de points à personne.
    .title = Votre alliée.
guide-ally-expansion-roll = Un bon dé lui fait occuper une ville libre : de quoi gâter la province d’un autre.
    .title = L’alliée s’étend.
guide-power-expansion = Elle s’y établit pour elle-même. Choisissez la ville libre que d’autres désirent le plus.
    .title = Une ville pour elle.
guide-activity-roll = Le dé dit combien d’attaques elle fait, et toutes doivent se faire tant qu’il s’en trouve une, fût-ce contre vous.
    .title = Lancer pour attaquer ?
guide-power-attack = Elle combat avec une force fixe et un dé, sans cartes. Les villes cerclées de rouge sont à sa portée.
    .title = Son attaque.
guide-choose-ally = Tant qu’elle est fidèle, elle combat avec vos cartes et ses provinces comptent pour vous. Le choix reste secret jusqu’à ce que les deux soient faits.
    .title = Votre alliée.
guide-loyalty = Un dé en décide, et les écus y pèsent des deux côtés. Un Ambassadeur rend la chose certaine.
    .title = Votre alliée est-elle fidèle ?
guide-bribe-own = Chaque écu ajoute un au dé ; ceux de l’autre s’en retranchent. Les deux sommes sont secrètes, et perdues.
    .title = Le prix de la fidélité.
guide-bribe-other = Chaque écu ôte un au dé de l’alliée adverse. Les deux sommes sont secrètes, et perdues.
    .title = Le prix de la trahison.
guide-hire-try = Un dé dit combien on en trouve. Chacun donne à une ville un point de défense jusqu’à la fin du tour.
    .title = Des mercenaires.
guide-hire = Chacun se paie, et l’argent ne revient pas. Les villes proches de l’ennemi en ont le plus besoin.
    .title = Combien ?
guide-hire-place = Dans une ville à vous ou à votre alliée fidèle. Quand une ville est attaquée, ils peuvent y accourir s’ils sont à deux villes de distance au plus.
    .title = Où ?
guide-mercenary-move = Les mercenaires qui sont à deux villes de distance au plus peuvent accourir dans la ville attaquée. Si elle tombe, ils sont perdus.
    .title = À la rescousse.
guide-neutral-pick = Celui qui mène une neutre choisit ses pas et ses ennemis. Elle ne donne de points à personne, mais elle peut en coûter.
    .title = Une neutre pour ce tour.
guide-neutral-build = Des murs plus forts là où l’autre attaquerait, ou là où vous n’irez jamais.
    .title = La neutre bâtit.
guide-parley-with = Choisissez à qui vous parlez. L’onglet Diplomatie permet de faire toute une offre d’un coup.
    .title = Avec qui ?

## Cartes, scènes, achats : ce que dit la table

board-your-hand = Votre main
board-no-cards = Vous n’avez aucune carte.
board-lift = Touchez les cartes à poser
board-stake-barons = Barons engagés :
board-purchases = Achats
board-treasury = Trésor : { $number }
board-buy-cards = Cartes ({ $price } écus chacune)
board-fewer-cards = Une carte de moins
board-more-cards = Une carte de plus
board-build = { $level ->
    [2] Un château
   *[other] Un rempart
}, { $town } ({ $price } écus)
board-build-hint = Touchez vos villes sur la carte pour y bâtir : château { $castle } écus, rempart { $rampart } écus.
board-sum = { $cost ->
    [0] Rien encore ; il vous reste { $left ->
        [one] { $left } écu
       *[other] { $left } écus
    }.
   *[other] { $cost ->
        [one] { $cost } écu
       *[other] { $cost } écus
    } en tout ; il vous en reste { $left }.
}
board-pay = { $cost ->
    [0] Ne rien acheter
    [one] Payer { $cost } écu
   *[other] Payer { $cost } écus
}
board-buy-money = Votre trésor n’y suffit pas.
board-buy-castles = { $number ->
    [one] Un seul château neuf par tour.
   *[other] { $number } châteaux neufs au plus par tour.
}
board-buy-towers = Il ne reste plus de tour à bâtir.
board-buy-ramparts = Il ne reste plus de rempart.
board-lay = Poser les cartes
board-stake = Engager
board-lay-more = Choisissez encore une carte jaune.
board-lay-nothing = Aucune carte : les murs se défendent seuls.
board-laying = { $count ->
    [0] { $number ->
        [one] Un baron
       *[other] { $number } barons
    } sans carte.
   *[other] Vous engagez { $cards }{ $number ->
        [0] {""}
        [one] {" "}et un baron
       *[other] {" "}et { $number } barons
    }.
}
board-with-odds = { $label } : prise { $win } %
board-with-odds-held = { $label } : tenue { $held } %
board-duel-cancelled = carte annulée par un Félon
board-count-money = écus
board-odds-guess = { $who ->
    [own] Avec vos deux meilleures cartes :
   *[power] Avec la seule force de base { of-power } :
}
board-player = { The-power }, { some-cards }
board-fight-way = { $link ->
    [road] depuis { $source }, par la route
    [sea] depuis { $source }, par la mer
    [chevauchee] une Chevauchée partie de { $source }
   *[foreign] une armée étrangère
}
board-side-attack = attaque
board-side-defence = défense
board-total = Capacité de combat
board-cards-unknown = cartes cachées
board-stolen = Un Félon a dérobé à l’attaquant : { $cards }.
board-fate = { $kept ->
    [0] perd { $loses }.
   *[other] { $lost ->
        [0] { $place ->
            [aside] met de côté { $keeps }.
           *[hand] reprend en main { $keeps }.
        }
       *[other] { $place ->
            [aside] met de côté { $keeps } et perd { $loses }.
           *[hand] reprend en main { $keeps } et perd { $loses }.
        }
    }
}
board-duel-secret = Chacun engage sa mise en secret.
board-duel-tie = Les forces sont égales : personne ne l’emporte.
board-duel-master = { The-power } est Maître des mers.
board-duel-won = { The-power } remporte le duel.
board-attacked-by = Attaquée ce tour-ci par { $powers }.
board-attacked-from = Une attaque en est déjà partie ce tour-ci.
board-mark-mercenaries = { $number ->
    [one] un mercenaire
   *[other] { $number } mercenaires
}
board-steered = Vous menez { the-power }{ $left ->
    [0] {""}
    [one] { $must ->
        [yes] {""}, qui doit encore une attaque
       *[no] {""}, qui peut mener une attaque
    }
   *[other] { $must ->
        [yes] {""}, qui doit encore { $left } attaques
       *[no] {""}, qui peut mener { $left } attaques
    }
}.
board-about-bribe = Le dé, plus les écus de l’un, moins ceux de l’autre : à partir de { $needed }, elle reste fidèle. Un 1 la perd et un 6 la garde toujours. Les deux sommes sont perdues.
board-about-hire-try = Un dé dit combien on en trouve, à { $price } écus l’un. Chacun donne un point de défense à une ville jusqu’à la fin du tour.
board-about-hire = À { $price } écus l’un. Chacun donne un point de défense à une ville jusqu’à la fin du tour.
board-about-hire-place = Une ville à vous ou à votre alliée fidèle, { $stack } mercenaires au plus dans chacune.
board-about-papal-protection = Touchez une ville, ou une province entière, sur la carte : personne ne pourra l’attaquer jusqu’à la fin du tour.
board-about-ally-pick = Elle agit pour elle-même, mais c’est vous qui choisissez ce qu’elle occupe et qui elle attaque.
board-about-neutral-pick = Elle ne rapporte rien à personne, mais c’est vous qui choisissez ce qu’elle bâtit, occupe et attaque.
board-about-choose-ally = Tant qu’elle est fidèle, elle combat avec vos cartes et ses provinces comptent pour vous.
board-turns = Tour
board-counted-now = Si l’on comptait maintenant
board-events = Événements de ce tour
board-piles = Pioche : { $draw ->
    [one] { $draw } carte
   *[other] { $draw } cartes
} ; défausse : { $discard }. Réserve : { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
}, { $ramparts ->
    [one] { $ramparts } rempart
   *[other] { $ramparts } remparts
}.
board-other-power = { $role ->
    [foreign] { The-power } : garnisons étrangères, { $towns ->
        [one] une ville
       *[other] { $towns } villes
    }.
    [tested] { The-power } : alliée de { $leader ->
        [france] la France
       *[other] l’Angleterre
    }, fidélité à éprouver ; { $towns ->
        [one] une ville
       *[other] { $towns } villes
    }.
    [loyal] { The-power } : alliée de { $leader ->
        [france] la France
       *[other] l’Angleterre
    }, { $towns ->
        [one] une ville
       *[other] { $towns } villes
    }.
   *[other] { The-power } : { $towns ->
        [one] une ville
       *[other] { $towns } villes
    } ; { $leader ->
        [navarre] menée par la Navarre
        [france] menée par la France
        [england] menée par l’Angleterre
        [brittany] menée par la Bretagne
        [burgundy] menée par la Bourgogne
        [flanders] menée par la Flandre
       *[nobody] personne ne la mène encore
    }.
}
board-sign-first = premier
    .about = Premier joueur de ce tour : il a reçu un baron et règle les événements.
board-sign-master = Maître des mers
    .about = Il peut interdire tout débarquement de ce tour.
board-sign-chevauchee = Chevauchée
    .about = Il peut attaquer une ville n’importe où sur la carte.
board-sign-grand-master = Grand Maître
    .about = Le Grand Maître de l’Artillerie le sert jusqu’à la fin du tour : un point de plus dans tous ses combats.
board-sign-papal = ambassadeur du Pape
    .about = L’ambassadeur du Pape est à son service pendant son tour.
board-sign-joan = Signe de Jeanne
    .about = Jeanne d’Arc lui garde un Signe de Dieu.
board-sign-kept = carte gardée
    .about = Il a gardé une carte rouge du tour précédent.
board-sign-red = une rouge
    .about = Chacun peut savoir qu’il tient au moins une carte rouge.
board-advantage = { $power ->
    [navarre] Une fois par tour, à son tour, la Navarre intrigue contre un joueur, qui perd une carte.
    [france] Une fois par tour, la France sauve une carte jaune par une Retraite gratuite.
    [england] Ses débarquements sont plus faciles d’un point, et chaque tour lui vaut un baron de plus.
    [brittany] Une fois par tour, la Bretagne peut relancer un de ses dés.
    [burgundy] La Bourgogne reçoit une carte de plus à chaque distribution.
   *[flanders] À chaque Trésor, une ville de la Flandre paie double.
}
board-standing = Les puissances
board-sign-free-retreat = Retraite gratuite
    .about = La France a encore sa Retraite gratuite de ce tour.
board-sign-used = { $power ->
    [navarre] intrigue
    [france] Retraite gratuite
    [brittany] second lancer
   *[other] avantage
}
    .about = L’avantage de sa nation a servi ce tour-ci.
board-sign-unused = { $power ->
    [navarre] intrigue
    [brittany] second lancer
   *[other] avantage
}
    .about = { board-advantage }
board-sign-known = { $number ->
    [one] une carte vue
   *[other] { $number } cartes vues
}
    .about = On a vu entrer dans sa main : { $cards }.
board-sign-vote = A voté : { $vote }.

## La carte dans un terminal

terminal-letter = { $power ->
    [navarre] N
    [france] F
    [england] A
    [brittany] B
    [burgundy] G
    [flanders] L
    [empire] E
    [castile] C
    [aragon] R
    [savoy] S
    [fleet] X
   *[papacy] P
}
terminal-points = Points
terminal-now = Gain
terminal-money = Écus
terminal-income = Revenu
terminal-barons = Barons
terminal-cards = Cartes
terminal-towns = Villes
terminal-brief = { $points }+{ $now } PP { $money }+{ $income } é { $barons } PI { $cards } c
terminal-held = { The-power }, { $towns ->
    [one] une ville
   *[other] { $towns } villes
}
terminal-legend = – libre, 1 garnison, 2 château, 3 forteresse, ~ port, ^ montagne, † pillée, + Pape, × attaquée
terminal-more = { $number ->
    [one] Et une de plus, que dit le journal.
   *[other] Et { $number } de plus, que dit le journal.
}

# Les images du livret de règles.
picture-powers = Six puissances
picture-walls = Garnison 2, château 4, forteresse 6 en défense
picture-engines = Cartes jaunes : engins de siège, de 3 à 6
picture-red = Cartes rouges : chacune dit son effet
picture-start = Deux villes de départ chacun : Calais et Bordeaux
picture-whole-province = Une province entière vaut des points
picture-third = Une troisième garnison, reliée par la route
picture-free = Une ville libre
picture-target = Le château de Troyes, pris à la France
picture-source = Les Anglais attaquent de Dijon
picture-higher = 12 contre 11 : la ville est prise

## Le bilan d’un tour

board-turn-over = Fin du tour { $turn }
board-turn-income = Revenus
board-turn-provinces = Provinces
board-turn-points = Points
board-turn-total = En tout
board-turn-gained = Gagné : { $towns }.
board-turn-lost = Perdu : { $towns }.
board-turn-events = Par les événements : { $number ->
    [one] un point.
   *[other] { $number } points.
}

## Ce que promet un choix, et en quoi il diffère d’un autre

outlook-points = { $amount ->
    [one] { $amount } point de prétendant
   *[other] { $amount } points de prétendant
}
outlook-towns = { $amount ->
    [one] { $amount } ville
   *[other] { $amount } villes
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
        [one] { $by } point de prétendant de plus
       *[other] { $by } points de prétendant de plus
    }
   *[less] { $by ->
        [one] { $by } point de prétendant de moins
       *[other] { $by } points de prétendant de moins
    }
}
ground-towns = { $sign ->
    [more] { $by ->
        [one] { $by } ville de plus
       *[other] { $by } villes de plus
    }
   *[less] { $by ->
        [one] { $by } ville de moins
       *[other] { $by } villes de moins
    }
}
ground-provinces = { $sign ->
    [more] { $by ->
        [one] { $by } province de plus
       *[other] { $by } provinces de plus
    }
   *[less] { $by ->
        [one] { $by } province de moins
       *[other] { $by } provinces de moins
    }
}
ground-money = { $sign ->
    [more] { $by ->
        [one] { $by } écu de plus à terme
       *[other] { $by } écus de plus à terme
    }
   *[less] { $by ->
        [one] { $by } écu de moins à terme
       *[other] { $by } écus de moins à terme
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
ground-purse = { $sign ->
    [more] { $by ->
        [one] { $by } écu de plus tout de suite
       *[other] { $by } écus de plus tout de suite
    }
   *[less] { $by ->
        [one] { $by } écu de moins tout de suite
       *[other] { $by } écus de moins tout de suite
    }
}
ground-deal = { $sign ->
    [more] { $by ->
        [one] tout ce qu’on possède vaut ensuite { $by } point de prétendant de plus
       *[other] tout ce qu’on possède vaut ensuite { $by } points de prétendant de plus
    }
   *[less] { $by ->
        [one] tout ce qu’on possède vaut ensuite { $by } point de prétendant de moins
       *[other] tout ce qu’on possède vaut ensuite { $by } points de prétendant de moins
    }
}
ground-partner = { $sign ->
    [more] { $by ->
        [one] l’autre y gagne { $by } point de prétendant
       *[other] l’autre y gagne { $by } points de prétendant
    }
   *[less] { $by ->
        [one] l’autre y perd { $by } point de prétendant
       *[other] l’autre y perd { $by } points de prétendant
    }
}
ground-one-sided = { $by ->
    [one] l’autre y gagnerait { $by } point de prétendant, trop au regard de ce qu’on y gagne
   *[other] l’autre y gagnerait { $by } points de prétendant, trop au regard de ce qu’on y gagne
}
ground-bad-deal = { $by ->
    [one] le marché ne rapporterait rien et coûterait { $by } point de prétendant
   *[other] le marché ne rapporterait rien et coûterait { $by } points de prétendant
}
ground-peace = la paix avec quelqu’un qui n’a pas manqué à sa parole
ground-broken-word = l’autre a déjà manqué à sa parole
ground-pact-already = il y a déjà un pacte
ground-nothing-to-say = aucune offre ne servirait les deux
ground-against-leader = { $by ->
    [one] { $by } baron peut décider quelqu’un à attaquer celui qui mène
   *[other] { $by } barons peuvent décider quelqu’un à attaquer celui qui mène
}
ground-own-word = on manque à sa parole, et on ne sera plus cru
ground-word-kept = on tient parole
ground-trifle = le marché changerait trop peu de choses
ground-far-ahead = l’autre a trop d’avance pour qu’on le laisse en paix

# -- The map: who can come, who can go where ---------------------------------------------------------------------

board-threat = Peuvent la prendre à leur tour : { $powers }.
board-no-threat = Personne ne peut la prendre à son tour.
board-reach = Jusqu’où va { the-power } ?
    .short = Sa portée

# -- The tables of the rulebook, at the table --------------------------------------------------------------------

board-until = Fin de partie entre les tours { $first } et { $last }.
board-tables = Tables et cartes
board-tables-aim = À la fin de chaque tour, vos provinces entières rapportent des points ; qui en a le plus à la fin de la partie l’emporte. À partir d’un certain tour, un dé décide si elle s’arrête là.
board-tables-end = La fin de la partie
board-tables-end-die = { $die ->
    [1] Après le tour { $turn } : sur un 1
    [6] Après le tour { $turn } : c’est fini
   *[other] Après le tour { $turn } : de 1 à { $die }
}
board-tables-embassy = La table des ambassades (deux dés)
board-embassy-corruption = Corruption
    .about = Une ville d’une autre nation qui n’est pas une forteresse, où qu’elle soit, peut passer à vous : un dé contre ses murs.
board-embassy-outside_help = Aide extérieure
    .about = Vous tirez deux cartes.
board-embassy-hero = Héros
    .about = Votre héros paraît : il renforce vos combats tant qu’il n’en perd pas.
board-embassy-court_intrigue = Intrigue de cour
    .about = Un adversaire de votre choix perd une carte au hasard.
board-tables-events = Les événements, et combien il y en a
board-tables-gone = Elle est passée et ne reviendra pas.
board-tables-cards = Les cartes
board-tables-walls = Murs et prix
board-tables-wall = { level } : défense { $wall }, revenu { $income }
board-tables-prices = Une carte coûte { $card ->
    [one] un écu
   *[other] { $card } écus
}, un château { $castle }, un rempart { $rampart }.
board-event-told = { $name } : { $about }
board-breaks-pact = Vous avez un pacte avec { the-power } : cette attaque le rompt, et nul n’oublie un parjure.

# -- What an offer changes ---------------------------------------------------------------------------------------

board-dip-pick = Désignez les villes sur la carte, ou dans les listes.
board-dip-counter = Contre-offre
board-dip-effect = { $you ->
    [yes] Pour vous : { $changes }.
   *[no] Pour { the-power } : { $changes }.
}
board-dip-gains = gain de province ({ $provinces })
board-dip-loses = perte de province ({ $provinces })
board-dip-changes-points = points par tour { $sum }
board-dip-changes-income = revenu { $sum }
board-dip-changes-money = écus { $sum }
board-dip-changes-nothing = ni province, ni points, ni revenu ne changent
board-dip-costs = Vous perdriez la province : { $province }.
board-dip-wins = Vous auriez toute la province : { $province }.
