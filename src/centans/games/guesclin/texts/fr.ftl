# Guesclin ! : tout ce que lit un joueur, avec les mots du glossaire de RULES.fr.md.
# Ce que contiennent les variables est dit en tête de src/centans/words.py. Un combattant est nommé par son type et sa bannière.

title = Guesclin !
    .about = Les premiers exploits de du Guesclin : une escarmouche de quelques hommes entre bois, talus et murailles, où l’on crie des ordres et jette les dés.
    .lead = Bretagne, 1341. Un petit capitaine, une poignée d’hommes, un bois où se cacher : il n’en faut pas plus pour une embuscade.
    .length = 30 à 45 minutes
    .authors = Un jeu de Jean-Gabriel Chabrat
    .credits = { title } est un jeu de Jean-Gabriel Chabrat.
aim = Faites, avec votre poignée d’hommes, ce que demande le scénario ; c’est écrit à côté de la carte.
    .end = La partie s’arrête dès qu’un camp y est parvenu, ou après la dernière manche ; la victoire est totale, partielle ou marginale, et tout le reste est un match nul.

## Camps et bannières

side-french_side = camp français
    .letter = F
side-english_side = camp anglais
    .letter = A

banner-french = Français
banner-english = Anglais
banner-blesiste = Blésistes
    .about = le parti de Charles de Blois
banner-montfortist = Montfortistes
    .about = le parti de Jean de Montfort

of-banner = { $banner ->
    [french] français
    [english] anglais
    [blesiste] blésiste
   *[montfortist] montfortiste
}
the-banner = { $banner ->
    [french] les Français
    [english] les Anglais
    [blesiste] les Blésistes
   *[montfortist] les Montfortistes
}
of-the-banner = { $banner ->
    [french] des Français
    [english] des Anglais
    [blesiste] des Blésistes
   *[montfortist] des Montfortistes
}
The-banner = { $banner ->
    [french] Les Français
    [english] Les Anglais
    [blesiste] Les Blésistes
   *[montfortist] Les Montfortistes
}
The-side = { $side ->
    [french_side] Le camp français
    [english_side] Le camp anglais
   *[nobody] Personne
}

## Combattants

fighter-type = { $fighter ->
    [chevalier] chevalier
    [cavalier] cavalier
    [sergent] sergent
    [ecuyer] écuyer
    [valet] valet
    [piquier] piquier
    [compagnon] compagnon
    [franc_archer] franc archer
    [archer] archer
   *[arbaletrier] arbalétrier
}
fighter-the = { $fighter ->
    [chevalier] le chevalier
    [cavalier] le cavalier
    [sergent] le sergent
    [ecuyer] l’écuyer
    [valet] le valet
    [piquier] le piquier
    [compagnon] le compagnon
    [franc_archer] le franc archer
    [archer] l’archer
   *[arbaletrier] l’arbalétrier
}
fighter-The = { $fighter ->
    [chevalier] Le chevalier
    [cavalier] Le cavalier
    [sergent] Le sergent
    [ecuyer] L’écuyer
    [valet] Le valet
    [piquier] Le piquier
    [compagnon] Le compagnon
    [franc_archer] Le franc archer
    [archer] L’archer
   *[arbaletrier] L’arbalétrier
}
victim-type = { $victim ->
    [chevalier] chevalier
    [cavalier] cavalier
    [sergent] sergent
    [ecuyer] écuyer
    [valet] valet
    [piquier] piquier
    [compagnon] compagnon
    [franc_archer] franc archer
    [archer] archer
   *[arbaletrier] arbalétrier
}
victim-the = { $victim ->
    [chevalier] le chevalier
    [cavalier] le cavalier
    [sergent] le sergent
    [ecuyer] l’écuyer
    [valet] le valet
    [piquier] le piquier
    [compagnon] le compagnon
    [franc_archer] le franc archer
    [archer] l’archer
   *[arbaletrier] l’arbalétrier
}
of-victim-banner = { $victim_banner ->
    [french] français
    [english] anglais
    [blesiste] blésiste
   *[montfortist] montfortiste
}
receiver-type = { $receiver ->
    [chevalier] chevalier
    [cavalier] cavalier
    [sergent] sergent
    [ecuyer] écuyer
    [valet] valet
    [piquier] piquier
    [compagnon] compagnon
    [franc_archer] franc archer
    [archer] archer
   *[arbaletrier] arbalétrier
}
to-receiver = { $receiver ->
    [chevalier] au chevalier
    [cavalier] au cavalier
    [sergent] au sergent
    [ecuyer] à l’écuyer
    [valet] au valet
    [piquier] au piquier
    [compagnon] au compagnon
    [franc_archer] au franc archer
    [archer] à l’archer
   *[arbaletrier] à l’arbalétrier
}
to-fighter = { $fighter ->
    [chevalier] au chevalier
    [cavalier] au cavalier
    [sergent] au sergent
    [ecuyer] à l’écuyer
    [valet] au valet
    [piquier] au piquier
    [compagnon] au compagnon
    [franc_archer] au franc archer
    [archer] à l’archer
   *[arbaletrier] à l’arbalétrier
}
the-fighter = { fighter-the } { of-banner }
The-fighter = { fighter-The } { of-banner }
the-victim = { victim-the } { of-victim-banner }

# Un combattant de sa propre bannière, par son nom : à partir du deuxième d’un type, il porte un numéro.
fighter-name = { $fighter ->
    [chevalier] Chevalier
    [cavalier] Cavalier
    [sergent] Sergent
    [ecuyer] Écuyer
    [valet] Valet
    [piquier] Piquier
    [compagnon] Compagnon
    [franc_archer] Franc archer
    [archer] Archer
    [arbaletrier] Arbalétrier
    [sergent-2] Sergent 2
    [sergent-3] Sergent 3
    [sergent-4] Sergent 4
    [sergent-5] Sergent 5
    [ecuyer-2] Écuyer 2
    [ecuyer-3] Écuyer 3
    [ecuyer-4] Écuyer 4
    [ecuyer-5] Écuyer 5
    [valet-2] Valet 2
    [valet-3] Valet 3
    [valet-4] Valet 4
    [valet-5] Valet 5
    [piquier-2] Piquier 2
    [piquier-3] Piquier 3
    [piquier-4] Piquier 4
    [piquier-5] Piquier 5
    [compagnon-2] Compagnon 2
    [compagnon-3] Compagnon 3
    [compagnon-4] Compagnon 4
    [compagnon-5] Compagnon 5
    [franc_archer-2] Franc archer 2
    [franc_archer-3] Franc archer 3
    [franc_archer-4] Franc archer 4
    [franc_archer-5] Franc archer 5
    [archer-2] Archer 2
    [archer-3] Archer 3
    [archer-4] Archer 4
    [archer-5] Archer 5
    [arbaletrier-2] Arbalétrier 2
    [arbaletrier-3] Arbalétrier 3
    [arbaletrier-4] Arbalétrier 4
   *[arbaletrier-5] Arbalétrier 5
}
# Le même, tel qu’on le tape.
fighter-typed = { $fighter }

ability-commander = Commandant
    .about = crie un ordre à l’un des hommes de sa bannière
ability-initiative = Initiative
    .about = riposte quand on l’attaque en mêlée
ability-shooter = Tir
    .about = peut tirer au lieu de se déplacer et de frapper
ability-skirmisher = Tirailleur
    .about = entre en terrain difficile comme en terrain facile

value-name-movement = Mouvement
value-name-melee = Mêlée
value-name-defence = Défense
value-name-shooting = Tir

## Ordres

order-name = { $order ->
    [prudence] Prudence !
    [a_couvert] À couvert !
    [a_l_assaut] À l’assaut !
    [frappez] Frappez !
    [avancez] Avancez !
   *[foncez] Foncez !
}
order-typed = { $order }
order-prudence = Prudence !
    .about = plus difficile à toucher, frappe moins fort
order-a_couvert = À couvert !
    .about = plus difficile à toucher, mais ne bouge pas
order-a_l_assaut = À l’assaut !
    .about = frappe plus fort, plus facile à toucher
order-frappez = Frappez !
    .about = frappe plus fort, mais ne bouge pas
order-avancez = Avancez !
    .about = va plus loin, frappe moins fort
order-foncez = Foncez !
    .about = va plus loin, plus facile à toucher

## Objets et terrains

thing-name = { $thing ->
    [loot] le butin
    [bundle] le fagot
    [cart] la charrette
   *[nothing] rien
}
thing-loot = butin
thing-bundle = fagot
thing-cart = charrette
terrain-plain = plaine
terrain-road = chemin
terrain-courtyard = cour
terrain-keep = donjon
terrain-wood = bois
terrain-hut = hutte
terrain-water = eau
obstacle-embankment = talus
obstacle-wall = mur
obstacle-gate = porte close

## Réglages de la partie

setting-scenario = Scénario
    .about = Les scénarios 1 et 4 sont imprimés dans le livret ; les 2 et 3 sont nos ajouts. Le premier se joue à deux et convient le mieux pour débuter.
value-scenario = { $value ->
    [1] 1. Le butin
    [2] 2. Les bûcherons
    [3] 3. Les charrettes de Rennes
    [4] 4. Combat en rase campagne
   *[other] { $value }
}
scenario-1 = Le butin
    .about = Du Guesclin, sans le sou, croise un chevalier anglais ; le valet porte les richesses de son maître. Aux Anglais de sortir par l’ouest avec le butin, aux Français de s’en emparer.
scenario-2 = Les bûcherons
    .about = De faux bûcherons se présentent à la porte de Fougeray, la hache sous le fagot. Le camp français doit tenir le donjon à la fin d’un tour, la garnison doit tenir bon.
scenario-3 = Les charrettes de Rennes
    .about = À l’aube, du Guesclin fond sur le camp de Lancastre. Le premier camp qui sort deux charrettes l’emporte : les Français à l’est, vers la ville affamée, les Anglais à l’ouest.
scenario-4 = Combat en rase campagne
    .about = Bemborough veut reprendre son château, du Guesclin sort à sa rencontre. Qui met hors de combat les deux commandants adverses l’emporte.
setting-split_side = Camp partagé
    .about = À trois joueurs : le camp dont les deux bannières sont menées par deux joueurs.
value-split_side = { $value ->
    [french_side] le camp français
   *[english_side] le camp anglais
}
setting-rounds = Limite de tours
    .about = Au bout de combien de tours la partie s’arrête ; d’ordinaire 12, 12, 14 et 15 tours pour les scénarios 1 à 4.
value-rounds = { $value ->
    [usual] comme d’ordinaire
   *[other] { $value } tours
}
setting-limit_result = À la limite de tours
    .about = Dans les scénarios 3 et 4 : après le dernier tour, on compare ce que chaque camp a obtenu, ou la partie est nulle.
value-limit_result = { $value ->
    [adjudicate] on compare
   *[draw] partie nulle
}
setting-butin_exit = Sortie des Anglais
    .about = Dans le scénario 1 : le côté par où sortent les Anglais. Le livret dit l’ouest ; peut-être fallait-il lire l’est.
value-butin_exit = { $value ->
    [west] l’ouest
   *[east] l’est
}
setting-exit_timing = Quitter la carte
    .about = Dans les scénarios 1 et 3 : gagner le bord et sortir se fait en une action, ou il faut commencer son action au bord.
value-exit_timing = { $value ->
    [same_action] en une action
   *[next_action] à l’action suivante
}
setting-range_count = Compte de la portée
    .about = Une cible adjacente est à 1 hexagone ou, si l’on ne compte que les hexagones intermédiaires, à 0.
value-range_count = { $value ->
    [distance] la distance
   *[between] les hexagones intermédiaires
}
setting-position_hexes = Hommes à côté d’une mêlée
    .about = Seuls comptent les deux hexagones qui touchent les deux combattants, ou aussi ceux de derrière, de chaque main.
value-position_hexes = { $value ->
    [shared] les deux hexagones communs
   *[sides] devant et derrière, de chaque main
}
setting-support_obstacles = Obstacles à côté d’une mêlée
    .about = Un homme à côté d’une mêlée est coupé d’elle par un obstacle vers l’un ou l’autre des combattants, ou seulement vers celui qu’il menace.
value-support_obstacles = { $value ->
    [either] vers l’un ou l’autre
   *[enemy] vers son adversaire
}
setting-stunned = Combattants sonnés
    .about = Un combattant sonné garde ses valeurs, ou bien il marche, frappe et tire moins bien.
value-stunned = { $value ->
    [same] gardent leurs valeurs
   *[weakened] sont affaiblis
}
setting-riposte = Ripostes
    .about = Un combattant qui a l’initiative riposte toujours, ou son joueur en décide à chaque fois.
value-riposte = { $value ->
    [auto] toujours
   *[ask] à décider chaque fois
}

## Où en est le tour

phase-placement = Mise en place
phase-order = Ordre du commandant
phase-fighter = Actions
phase-action = Action d’un combattant
phase-follow-up = Après le mouvement
phase-riposte = Riposte
phase-drop = Le butin tombe
phase-over = Fin de la partie

## Ce qu’on vous demande

ask-place = Placez : { fighter-name }.
ask-order = Donnez un ordre à l’un de vos hommes, ou aucun.
ask-fighter = Lequel de vos hommes agit maintenant ?
ask-action = Que fait-il ?
ask-follow-up = Il s’est déplacé : frappe-t-il, ou fait-il autre chose ?
ask-riposte = On attaque votre homme : riposte-t-il ?
ask-drop = Votre homme lâche le butin : où tombe-t-il ?

## Ce que vous pouvez répondre ; .typed donne les mots à taper

option-place = { $hex }
    .typed = { $hex }
option-no-order = aucun ordre
    .typed = aucun
option-order = { fighter-name } : « { order-name } »
    .typed = { order-typed }-{ fighter-typed }
option-act = { fighter-name }
    .typed = { fighter-typed }
option-end = terminer l’activation
    .typed = fin
option-pass = ne rien faire
    .typed = passer
option-move = aller en { $hex }
    .typed = { $hex }
option-attack = frapper en { $hex }
    .typed = x{ $hex } frapper-{ $hex }
option-shoot = tirer en { $hex }
    .typed = t{ $hex } tirer-{ $hex }
option-leave = quitter la carte en { $hex }
    .typed = sortir-{ $hex }
option-give = passer le butin en { $hex }
    .typed = donner-{ $hex }
option-take = prendre ce qui est là
    .typed = prendre
option-lay = poser le fagot
    .typed = poser
option-clear = dégager le fagot
    .typed = dégager
option-winch = manœuvrer le treuil
    .typed = treuil
option-let-go = lâcher la charrette
    .typed = lâcher
option-done = rien de plus
    .typed = rien
option-riposte = riposter
    .typed = riposter
option-forbear = ne pas riposter
    .typed = non
option-drop = { $hex }
    .typed = { $hex }

## Ce qui s’est passé

event-scenario = { $scenario ->
    [1] Le butin : un chevalier anglais et son trésor sur le chemin de Fougeray.
    [2] Les bûcherons : le château de Fougeray, et une troupe, la hache sous le fagot.
    [3] Les charrettes de Rennes : l’aube sur le camp de Lancastre.
    [4] Combat en rase campagne : Bemborough veut reprendre Fougeray.
   *[other] Le scénario { $scenario } commence.
}
event-placed = { The-fighter } prend position en { $hex }.
event-round = Tour { $round }.
event-activation = { $you ->
    [seat] { The-banner } agissent : à vous.
   *[none] { The-banner } agissent, menés par { $seat }.
}
event-ordered = « { order-name } » crie-t-on { to-fighter } { of-banner }.
event-moved = { The-fighter } va de { $start } en { $hex } ({ $cost }).
event-entered = { The-fighter } entre en { $hex } ({ $cost }).
event-left = { $thing ->
    [nothing] { The-fighter } quitte la carte en { $hex }.
   *[other] { The-fighter } quitte la carte en { $hex } avec { thing-name }.
}
event-struck = { $act ->
    [attack] { The-fighter } frappe { the-victim }
    [riposte] { The-fighter } riposte contre { the-victim }
   *[shot] { The-fighter } tire sur { the-victim }
} : dés { $dice }, on garde { $kept }, { $score } contre { $defence } : { $hit ->
    [yes] touché.
   *[no] manqué.
}
event-stunned = { The-fighter } est sonné.
event-neutralised = { The-fighter } est hors de combat.
event-load-falls = { $thing ->
    [bundle] { The-fighter } laisse tomber son fagot en { $hex }.
   *[other] { The-fighter } lâche sa charrette en { $hex }.
}
event-loot-falls = { The-fighter } lâche le butin, qui tombe en { $hex }.
event-took = { $thing ->
    [loot] { The-fighter } ramasse le butin en { $hex }.
   *[other] { The-fighter } prend la tête de la charrette en { $hex }.
}
event-gave = { The-fighter } passe le butin { to-receiver }.
event-laid = { The-fighter } pose son fagot en { $hex }.
event-cleared = { The-fighter } dégage un fagot en { $hex }.
event-winch = { $gate ->
    [shut] { The-fighter } manœuvre le treuil : la porte se ferme.
   *[open] { The-fighter } manœuvre le treuil : la porte s’ouvre.
}
event-let-go = { The-fighter } lâche sa charrette.
event-alarm = { $cause ->
    [attack] Alarme ! La garnison est surprise.
    [bundle] Alarme ! Un fagot bloque la porte, la garnison est surprise.
    [seen] Alarme ! On a vu des inconnus dans le château.
   *[late] Alarme ! La ruse est éventée.
}
event-victory = { $level ->
    [total] { The-side } remporte une victoire totale.
    [partial] { The-side } remporte une victoire partielle.
    [marginal] { The-side } l’emporte aux points.
   *[draw] Personne ne l’emporte.
}

## Pourquoi ce n’est pas permis

# Les colonnes se nomment comme les hexagones : de a à o.
column-name = { $column ->
    [0] a
    [1] b
    [2] c
    [3] d
    [4] e
    [5] f
    [6] g
    [7] h
    [8] i
    [9] j
    [10] k
    [11] l
    [12] m
    [13] n
    [14] o
   *[other] { $column }
}
commander-column = { $commander ->
    [0] a
    [1] b
    [2] c
    [3] d
    [4] e
    [5] f
    [6] g
    [7] h
    [8] i
    [9] j
    [10] k
    [11] l
    [12] m
    [13] n
    [14] o
   *[other] { $commander }
}

why-place-first = Placez d’abord votre combattant.
why-hex-taken = Il y a déjà quelqu’un en { $hex }.
why-water = L’hexagone { $hex } est sous l’eau : personne ne peut s’y tenir.
why-outside-zone = L’hexagone { $hex } est hors de la zone { of-the-banner }.
why-too-close-together = L’hexagone { $hex } touche un camarade : la garnison est dispersée, deux de ses hommes ne se tiennent jamais côte à côte.
why-order-first = Donnez d’abord un ordre, ou aucun : les actions viennent après.
why-no-order-at-dawn = Au tour { $round }, cette bannière dort encore et ne reçoit pas d’ordre.
why-no-commander = Le commandant { of-the-banner } n’est pas sur la carte : personne ne donne d’ordre.
why-no-order-to-oneself = Un commandant ne se donne pas d’ordre à lui-même.
why-not-on-the-map = Ce combattant ({ fighter-type }) n’est pas sur la carte.
why-no-such-fighter = Aucun combattant de ce nom ne sert parmi { the-banner }.
why-ahead-of-commander = Il est dans la colonne { column-name } et son commandant dans la colonne { commander-column } : un ordre va à qui se tient à sa hauteur ou derrière lui.
why-fighter-first = Dites d’abord lequel de vos hommes agit.
why-has-acted = Ce combattant ({ fighter-type }) a déjà agi.
why-finish-action = C’est { to-fighter } d’agir : finissez d’abord son action.
why-no-movement = Sous cet ordre, il ne bouge pas.
why-already-there = Il est déjà en { $hex }.
why-hex-occupied = Il y a quelqu’un en { $hex }.
why-no-cart-there = Une charrette ne passe pas en { $hex } : le terrain est difficile.
why-another-cart = Une autre charrette se trouve en { $hex } : il peut passer, non s’y arrêter.
why-obstacle-between = Un obstacle barre { $hex }, et rien ne permet de le contourner.
why-obstacle-detour = Un obstacle barre { $hex } ; le détour coûte { $cost }, son mouvement est de { $movement }.
why-no-way = Aucun chemin ne mène en { $hex } pour l’instant.
why-too-far = L’hexagone { $hex } est trop loin : coût { $cost }, mouvement { $movement }.
why-no-exit = On ne quitte pas la carte ici.
why-leaves-only-with = { The-banner } ne quittent la carte qu’avec { $thing ->
    [cart] une charrette
   *[loot] le butin
}.
why-edge-closed = Le bord de la carte est barré en { $hex }.
why-not-your-edge = { The-banner } ne sortent pas par ce côté de la carte.
why-not-on-edge = L’hexagone { $hex } n’est pas au bord de la carte.
why-begin-on-edge = Il doit commencer son action en { $hex } pour sortir par là.
why-too-far-to-leave = Sortir en { $hex } coûte { $cost } en tout ; son mouvement est de { $movement }.
why-hands-full = { $thing ->
    [loot] Un homme qui porte le butin n’a pas les mains libres pour cela.
    [bundle] Un homme qui porte un fagot n’a pas les mains libres pour cela.
   *[cart] Un homme qui mène une charrette n’a pas les mains libres pour cela.
}
why-no-enemy-there = Il n’y a pas d’adversaire en { $hex }.
why-not-adjacent = L’adversaire en { $hex } est à { $distance ->
    [one] un hexagone
   *[other] { $distance } hexagones
} : on ne frappe qu’un adversaire adjacent.
why-obstacle-in-melee = Un obstacle le sépare de { $hex } : pas de mêlée par-dessus.
why-no-shooter = Ce combattant ({ fighter-type }) ne tire pas.
why-out-of-range = L’adversaire en { $hex } est à { $distance ->
    [one] un hexagone
   *[other] { $distance } hexagones
} ; il tire à { $reach ->
    [one] un hexagone
   *[other] { $reach } hexagones
}.
why-moved-no-shot = Ce combattant ({ fighter-type }) s’est déplacé : il ne tire plus dans la même action.
why-has-moved = Ce combattant ({ fighter-type }) s’est déjà déplacé.
why-nothing-to-take = Il n’y a rien à prendre sur son hexagone.
why-nothing-to-give = Il ne porte pas de butin à passer.
why-no-comrade-there = Il n’y a pas d’autre combattant { of-the-banner } en { $hex }.
why-comrade-too-far = L’hexagone { $hex } n’est pas adjacent : le butin passe de main en main.
why-obstacle-in-hand-over = Il ne peut rien passer en { $hex } : un obstacle les sépare.
why-no-bundle = Il ne porte pas de fagot.
why-not-yours-to-clear = Seul le camp de la garnison dégage les fagots.
why-no-bundle-here = Il n’y a pas de fagot sur son hexagone.
why-no-winch = Il n’y a pas de treuil sur cette carte.
why-not-at-winch = Le treuil est en { $hex } : il faut s’y tenir.
why-no-alarm-yet = Avant l’alarme, personne ne touche au treuil.
why-gateway-blocked = La porte ne peut se fermer : quelque chose l’encombre en { $hex }.
why-no-cart-to-let-go = Il ne mène pas de charrette.
why-riposte-first = Dites d’abord si votre homme riposte.
why-drop-first = Choisissez d’abord où tombe le butin.
why-cannot-fall-there = Le butin ne peut tomber en { $hex } : il tombe sur un hexagone adjacent libre, ni dans l’eau ni derrière un obstacle.

## Ce qui a décidé de la partie

decided-by-total-loot-out = par une victoire totale : le butin est sorti et le sort du cavalier est scellé
decided-by-partial-loot-out = par une victoire partielle : le butin est sorti
decided-by-draw-loot-on-map = le butin étant resté sur la carte
decided-by-total-enemy-gone = par une victoire totale : il ne reste plus d’adversaire
decided-by-partial-enemy-gone = par une victoire partielle : il ne reste plus d’adversaire
decided-by-draw-nobody-left = faute de combattants
decided-by-total-keep-taken = par une victoire totale : le donjon est pris
decided-by-partial-keep-taken = par une victoire partielle : le donjon est pris, mais du Guesclin est hors de combat
decided-by-total-castle-held = par une victoire totale : le château tient et du Guesclin est battu
decided-by-partial-castle-held = par une victoire partielle : le château tient
decided-by-total-carts-out = par une victoire totale : les charrettes sont à eux
decided-by-partial-carts-out = par une victoire partielle : la plupart des charrettes sont à eux
decided-by-marginal-more-carts = aux points : plus de charrettes sorties
decided-by-marginal-more-carts-led = aux points : plus de charrettes en main
decided-by-marginal-fewer-losses = aux points : moins de pertes
decided-by-total-commanders-down = par une victoire totale : les deux commandants adverses sont à terre
decided-by-draw-limit-draw = à la limite de tours
decided-by-draw-even = à égalité en tout

## Le plateau

board-round = Tour { $round } sur { $rounds }
board-asleep = endormis
board-alarm = L’alarme est donnée
board-no-alarm = Pas encore d’alarme
board-gate-open = porte ouverte
board-gate-shut = porte close
board-keep = donjon
board-winch = treuil
board-exit-of = sortie { of-the-banner }
board-reserve = en réserve
board-neutralised = hors de combat
board-gone-out = sorti
board-stunned = sonné
board-unhurt = indemne
board-acted = a agi
board-to-act = doit encore agir
board-cost = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
board-chance = { $percent } % de toucher
board-roll = { $keep ->
    [highest] { $dice } dés, les deux meilleurs
    [lowest] { $dice } dés, les deux plus faibles
   *[both] { $dice } dés
}, { $defence } ou plus
board-distance = { $distance ->
    [one] à { $distance } hexagone
   *[other] à { $distance } hexagones
}
board-riposte = riposte { $percent } %
board-no-riposte = pas de riposte
board-effect = { $effect ->
    [stun] touché, il est sonné
    [neutralise] touché, il est hors de combat
    [drop-loot] touché, il lâche le butin
   *[drop-bundle] touché, il lâche le fagot
}
board-term = { $kind ->
    [defence] défense
    [order] ordre
    [surprise] surprise
    [helped] un de ses alliés à côté de l’attaquant
    [harmed] un autre adversaire à côté de lui
    [obstacle] obstacle franchi
    [wood] bois traversé
   *[target-wood] la cible est dans un bois
}
board-no-move = ne bouge pas
board-carts = charrettes sorties : { $number }
board-losses = { $number ->
    [0] aucune perte
    [one] un homme perdu
   *[other] { $number } hommes perdus
}
board-confirm = Confirmer
board-back = Retour

## Le plateau de la page et la partie guidée

board-map = Carte : { $map }
board-the-round = Le tour
board-man = { fighter-type } { of-banner }
board-the-man = { the-fighter }
board-values = mouvement { $movement }, mêlée { $melee }, défense { $defence }{ $shooting ->
    [none] { "" }
   *[other] , tir { $shooting }
}
board-acting = agit
board-carries = { $thing ->
    [loot] porte le butin
    [bundle] porte un fagot
   *[cart] mène une charrette
}
board-banner-state = { $state ->
    [active] à l’œuvre
    [done] a agi
    [asleep] endormis
   *[waiting] à venir
}
board-men-left = { $number ->
    [0] personne sur { $total }
    [one] { $number } homme sur { $total }
   *[other] { $number } hommes sur { $total }
}
board-carts-out = Charrettes sorties : Français { $french }, Anglais { $english } ; il en faut { $wanted }.
board-commanders = Commandants abattus : Français { $french }, Anglais { $english }, sur deux.
board-loot-carried = Le butin : { the-fighter } le porte.
board-loot-ground = Le butin est à terre en { $hex }.
board-loot-out = { $side ->
    [french_side] Le butin est sorti avec les Français.
   *[english_side] Le butin est sorti avec les Anglais.
}
board-enter-from = { The-banner } arrivent à partir du tour { $round }.
board-count-men = hommes
board-count-lost = perdus
board-count-carts = charrettes
board-short-movement = Mvt
board-short-melee = Mêl.
board-short-defence = Déf.
board-short-shooting = Tir
board-put-away = Refermer
board-last-frays = Derniers coups

# Ce que dit l’invite
board-goal = { $objective ->
    [loot] Le but : sortir de la carte avec le butin, par un bord fléché à votre couleur. Le sort de son maître dit si la victoire est totale.
    [keep] Le but : pour les assaillants, tenir le donjon à la fin d’un tour ; pour les autres, le garder jusqu’au dernier.
    [carts] Le but : sortir { $carts ->
        [one] une charrette
       *[other] { $carts } charrettes
    } de la carte, chaque camp par son côté.
   *[commanders] Le but : mettre hors de combat tous les commandants adverses.
}
board-place = Placez { the-fighter }.
board-hint-place = Touchez l’un des hexagones éclairés : c’est la zone { of-the-banner }.
board-spread-out = Placez-les pour moi, sauf le dernier
board-hint-order = Touchez l’homme à qui vous criez un ordre.
board-order-to = Que criez-vous { to-fighter } ?
board-order-for = Un ordre pour { fighter-the }
board-hint-order-which = L’ordre vaut tant que sa bannière n’est pas activée de nouveau.
board-hint-fighter = Touchez un de vos hommes qui n’a pas encore agi.
board-hint-drop = Touchez l’un des hexagones éclairés.
board-acts = { fighter-The } agit : { $movement ->
    [0] il ne bouge pas.
    [one] un point de mouvement.
   *[other] { $movement } points de mouvement.
}
board-comes = { fighter-The } entre en scène : { $movement ->
    [one] un point de mouvement.
   *[other] { $movement } points de mouvement.
}
board-hint-action = { $hands ->
    [free] { $enemies ->
        [yes] Touchez un hexagone pour l’y mener, ou un adversaire pour l’attaquer.
       *[no] Touchez un hexagone pour l’y mener. Aucun adversaire n’est à portée.
    }
    [loot] Touchez un hexagone pour l’y mener. Il porte le butin : il ne se bat pas.
    [bundle] Touchez un hexagone pour l’y mener. Il porte un fagot : il ne se bat pas. Posé sous la porte ou sur le pont, le fagot empêche de la fermer et surprend la garnison.
   *[cart] Touchez un hexagone pour l’y mener. Il mène une charrette : il ne se bat pas et ne quitte pas le terrain facile.
}
board-move = { fighter-The } va en { $hex } : { $cost } sur { $movement }.
board-hint-then-strike = De là, il peut frapper : touchez un adversaire, ou allez-y seulement.
board-confirm-move = Y aller
board-move-and = { $task ->
    [take] { $thing ->
        [cart] Y prendre la charrette
       *[loot] Y ramasser le butin
    }
    [lay] Y poser le fagot
    [winch] Y manœuvrer le treuil
   *[clear] Y dégager le fagot
}
board-then = { fighter-The } est arrivé : frappe-t-il, ou fait-il autre chose ?
board-strike = { fighter-The } frappe { $victim }.
board-go-and-strike = { fighter-The } va en { $hex } ({ $cost }) et frappe { $victim }.
board-shoot = { fighter-The } tire sur { $victim }, à { $distance ->
    [one] un hexagone.
   *[other] { $distance } hexagones.
}
board-confirm-strike = Frapper
board-confirm-shoot = Tirer
board-rather-shoot = Plutôt tirer : { $percent } %
board-rather-strike = Plutôt frapper : { $percent } %
board-leave = { fighter-The } quitte la carte en { $hex } ({ $cost }){ $thing ->
    [nothing] .
    [loot] { " " }avec le butin.
   *[cart] { " " }avec la charrette.
}
board-leave-here = Quitter la carte en { $hex }, { board-cost }
board-confirm-leave = Quitter la carte
board-attacked = { The-fighter } frappe { $victim } : { $percent } % de toucher. Ripostez-vous ?

# Les chances et le compte
board-hit = touché
board-miss = manqué
board-reckoned = { $roll } (défense { $defence }, { $terms })
board-riposte-asked = s’il riposte, { $percent } %
board-term-beside = { $kind ->
    [helped] { the-fighter } le soutient
   *[harmed] { the-fighter } est à son côté
}
board-reckoning = Le compte
board-against = Contre { the-fighter }
board-shot-at = Sur { the-fighter }, à { $distance ->
    [one] un hexagone
   *[other] { $distance } hexagones
}
board-to-reach = à atteindre
board-dice-of = capacité { $capacity } : { $keep ->
    [highest] { $dice } dés, les deux meilleurs
    [lowest] { $dice } dés, les deux plus faibles
   *[both] deux dés
}
board-his-riposte = Sa riposte : { $percent } %
board-throw = { $act ->
    [attack] { the-fighter } frappe { the-victim }
    [riposte] { the-fighter } riposte
   *[shot] { the-fighter } tire sur { the-victim }
}
board-throw-result = contre { $defence } : { $hit ->
    [yes] touché
   *[no] manqué
}
board-dice-spoken = dés { $dice } ; on garde { $kept }, soit { $score }

# Le formulaire
preset-butin = Le butin
    .about = À deux, en une demi-heure : cinq Français guettent un chevalier, son écuyer et un valet chargé d’or. Pour commencer.
preset-bucherons = Les bûcherons
    .about = Prendre un château par ruse : des fagots sous la herse, une garnison endormie, un donjon à tenir.
preset-charrettes = Les charrettes de Rennes
    .about = Trois charrettes de vivres, deux camps qui se les arrachent à l’aube devant la ville assiégée.
preset-campagne = Combat en rase campagne
    .about = Vingt-quatre hommes, quatre bannières : abattez les deux commandants adverses.
group-match = La partie
group-finer-points = Finesses
group-readings = Lectures du livret

# La première partie, pas à pas
guide-place = Chaque camp dispose ses hommes dans sa zone. Le talus et le bois comptent : un homme dans un bois est difficile à viser. Touchez un hexagone, ou laissez-nous les placer.
    .title = La mise en place.
guide-order = Avant d’agir, votre commandant crie un ordre à l’un de ses hommes. Chaque ordre donne et reprend : « Foncez ! » fait courir, mais découvre. Il vaut jusqu’à votre prochain tour, ou vous pouvez n’en donner aucun.
    .title = L’ordre.
guide-fighter = Chacun de vos hommes agit une fois, dans l’ordre qui vous plaît. Touchez-en un pour voir où il peut aller et qui il peut atteindre ; touchez-en un autre pour changer d’avis.
    .title = Les actions.
guide-action = Les chiffres disent ce que coûte chaque hexagone ; un cercle rouge, qu’on peut y frapper ou y prendre quelque chose. Les étiquettes rouges donnent vos meilleures chances : touchez l’adversaire pour voir le détail avant de jeter les dés.
    .title = Se déplacer et frapper.
guide-follow-up = Il a bougé : il peut encore frapper un adversaire adjacent, ou accomplir une tâche. Après, son action est finie.
    .title = Après le mouvement.
guide-riposte = Vos hommes d’initiative rendent coup pour coup : les deux jets se font en même temps, et les deux comptent.
    .title = La riposte.
guide-drop = Le porteur touché n’est pas blessé : il lâche le butin. Jetez-le là où l’adversaire aura le plus de peine à le prendre.
    .title = Le butin tombe.

# Les images du livret de règles.
picture-orders = Six ordres ; une bannière n’en a qu’un à la fois
picture-values = MOUVEMENT, MÊLÉE, DÉFENSE
picture-shooting = Archers : aussi le TIR
picture-stunned = Touché une fois : sonné
picture-under-order = Valeurs changées par « Foncez ! »
picture-english-zone = Les Anglais en a1, a2 et b1
picture-loot = Le valet porte le butin
picture-french-zone = Les Français dans la colonne o
picture-exit = Flèches bleues : un Français sort par là avec le butin
picture-pond = L’eau : nul n’y entre
picture-wood = Un bois coûte 2 et met à couvert
picture-mover = Le sergent a 4 points : chaque hexagone dit son prix
picture-target = Il peut se placer près de lui et frapper
picture-helper = Près de l’attaquant : il aide la victime, +1
picture-attacker = L’attaquant, sous « À l’assaut ! »
picture-victim = La victime
picture-flank = Un autre ennemi à côté : −1

## The terminal

terminal-gate = porte
terminal-obstacle = { $obstacle } entre deux hexagones
terminal-to-place = à placer
terminal-order = { order-name } { $changes }
terminal-signs = Lettre et numéro : un homme, en minuscule s’il est sonné ; { $commander } commande, { $acted } a agi ; mouvement/mêlée/défense/tir.
terminal-enters = dès le tour { $round }

## Ce que promet un choix, et en quoi il diffère d’un autre

outlook-men = { $amount ->
    [one] { $amount } homme en état de combattre
   *[other] { $amount } hommes en état de combattre
}
outlook-enemies = { $amount ->
    [one] { $amount } ennemi en état de combattre
   *[other] { $amount } ennemis en état de combattre
}
outlook-carts = { $amount ->
    [one] { $amount } charrette en main
   *[other] { $amount } charrettes en main
}
outlook-inside = { $amount ->
    [one] { $amount } assaillant dans le château
   *[other] { $amount } assaillants dans le château
}
ground-men = { $sign ->
    [more] { $by ->
        [one] { $by } homme en état de combattre de plus
       *[other] { $by } hommes en état de combattre de plus
    }
   *[less] { $by ->
        [one] { $by } homme en état de combattre de moins
       *[other] { $by } hommes en état de combattre de moins
    }
}
ground-enemies = { $sign ->
    [more] { $by ->
        [one] { $by } ennemi en état de combattre de plus
       *[other] { $by } ennemis en état de combattre de plus
    }
   *[less] { $by ->
        [one] { $by } ennemi en état de combattre de moins
       *[other] { $by } ennemis en état de combattre de moins
    }
}
ground-stunned = { $sign ->
    [more] { $by ->
        [one] { $by } homme sonné de plus
       *[other] { $by } hommes sonnés de plus
    }
   *[less] { $by ->
        [one] { $by } homme sonné de moins
       *[other] { $by } hommes sonnés de moins
    }
}
ground-stunned-enemies = { $sign ->
    [more] { $by ->
        [one] { $by } ennemi sonné de plus
       *[other] { $by } ennemis sonnés de plus
    }
   *[less] { $by ->
        [one] { $by } ennemi sonné de moins
       *[other] { $by } ennemis sonnés de moins
    }
}
ground-carts = { $sign ->
    [more] { $by ->
        [one] { $by } charrette de plus en main
       *[other] { $by } charrettes de plus en main
    }
   *[less] { $by ->
        [one] { $by } charrette de moins en main
       *[other] { $by } charrettes de moins en main
    }
}
ground-inside = { $sign ->
    [more] { $by ->
        [one] { $by } assaillant de plus dans le château
       *[other] { $by } assaillants de plus dans le château
    }
   *[less] { $by ->
        [one] { $by } assaillant de moins dans le château
       *[other] { $by } assaillants de moins dans le château
    }
}
ground-loot = { $sign ->
    [more] une meilleure prise sur le butin
   *[less] une moindre prise sur le butin
}
