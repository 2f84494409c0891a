# Bastide : tout ce que lit un joueur. Le vocabulaire est celui du glossaire de RULES.fr.md.
# Ce que valent les variables est dit en tête de src/centans/words.py.

title = Bastide
    .about = Une ville neuve du Sud-Ouest, des enchères à poing fermé, et l’Anglois qui campe devant les murs.
    .lead = Une ville neuve à bâtir, des voisins à surveiller, l’Anglais aux portes : serez-vous bayle, et de quel roi ?
    .length = 60 à 90 minutes
    .now = En un clic : à trois, sans dons d’argent.
    .age = dès 12 ans
    .credits = Le livret de Bastide (version 3.4, août 2007) ne nomme pas ses auteurs.
aim = Placez des Influences sur les équipements de la ville neuve, gardez les cartes de majorité, avancez sur la Route du Camp : le plus grand nombre de points fait de vous son Bayle.
    .end = La ville est française quand tous ses équipements sont en chantier, ou si ses murs tiennent lors du siège qu’ouvre le dernier Anglois ; s’ils tombent elle est anglaise, et les cartes comme la Route comptent contre vous.

## Les joueurs et leurs couleurs

side-blue = Bleu
    .letter = B
side-green = Vert
    .letter = V
side-red = Rouge
    .letter = R
side-yellow = Jaune
    .letter = J
side-violet = Violet
    .letter = P

colour = { $colour ->
    [blue] Bleu
    [green] Vert
    [red] Rouge
    [yellow] Jaune
   *[violet] Violet
}

## La ville

equipment-WN = Fortification du nord
equipment-WS = Fortification du sud
equipment-WW = Fortification de l’ouest
equipment-WE = Fortification de l’est
equipment-EG = Église
equipment-CH = Chapelle
equipment-MO = Monastère
equipment-MA = Maladrerie
equipment-S1 = Carreyrot del Forn
equipment-S2 = Carreyra de la Font
equipment-S3 = Carreyrot dels Faures
equipment-L1 = Carreyra Mayor
equipment-L2 = Carreyrot Long
equipment-HA = Halle

# Avec l’article, au milieu d’une phrase.
equipment = { $equipment ->
    [WN] la fortification du nord
    [WS] la fortification du sud
    [WW] la fortification de l’ouest
    [WE] la fortification de l’est
    [EG] l’église
    [CH] la chapelle
    [MO] le monastère
    [MA] la maladrerie
    [S1] le Carreyrot del Forn
    [S2] la Carreyra de la Font
    [S3] le Carreyrot dels Faures
    [L1] la Carreyra Mayor
    [L2] le Carreyrot Long
   *[HA] la halle
}

# Avec l’article, au début d’une phrase.
The-equipment = { $equipment ->
    [WN] La fortification du nord
    [WS] La fortification du sud
    [WW] La fortification de l’ouest
    [WE] La fortification de l’est
    [EG] L’église
    [CH] La chapelle
    [MO] Le monastère
    [MA] La maladrerie
    [S1] Le Carreyrot del Forn
    [S2] La Carreyra de la Font
    [S3] Le Carreyrot dels Faures
    [L1] La Carreyra Mayor
    [L2] Le Carreyrot Long
   *[HA] La halle
}

category-fortification = Fortifications
category-religious = Bâtiments religieux
category-roads = Voirie
wall-side = { $side ->
    [N] nord
    [S] sud
    [W] ouest
   *[E] est
}

## Les tuiles et les cartes

tile-house = Maison
tile-fire = Incendie
tile-english-1 = Anglois 1
tile-english-2 = Anglois 2
tile-english-3 = Anglois 3
tile-english-4 = Anglois 4

a-tile = { $tile ->
    [house] une Maison
    [fire] un Incendie
    [english-1] un Anglois de 1 point
    [english-2] un Anglois de 2 points
    [english-3] un Anglois de 3 points
   *[english-4] un Anglois de 4 points
}

alike-tiles = { $number ->
    [1] { a-tile }
   *[other] { $number } { $tile ->
        [house] Maisons
        [fire] Incendies
        [english-1] Anglois de 1 point
        [english-2] Anglois de 2 points
        [english-3] Anglois de 3 points
       *[english-4] Anglois de 4 points
    }
}

card-prince = Le Prince
    .short = Prince
    .about = À qui domine sur les fortifications.
card-pope = Le Pape
    .short = Pape
    .about = À qui domine sur les bâtiments religieux.
card-people = Le Peuple
    .short = Peuple
    .about = À qui domine sur la voirie et la halle.
card = { $card ->
    [prince] le Prince
    [pope] le Pape
   *[people] le Peuple
}

sdd = { $amount ->
    [one] { $amount } sac de deniers
   *[other] { $amount } sacs de deniers
}
some-houses = { $number ->
    [one] une Maison
   *[other] { $number } Maisons
}
some-influences = { $number ->
    [one] une Influence
   *[other] { $number } Influences
}

## Les options de la partie

setting-first_player = Premier joueur
    .about = Celui qui commence : tiré au sort, ou le joueur d’une place donnée.
value-first_player = { $value ->
    [random] tiré au sort
    [first] la première place
    [second] la deuxième place
    [third] la troisième place
    [fourth] la quatrième place
   *[fifth] la cinquième place
}
setting-house_tiles = Tuiles Maison
    .about = Combien de Maisons contient le sac : 36 (58 tuiles en tout) ou 26 (48 tuiles), selon la page du livret que l’on croit.
value-house_tiles = { $value } Maisons
setting-majority_values = Valeur des cartes de majorité
    .about = Les points du Prince, du Pape et du Peuple, dans cet ordre.
value-majority_values = Prince, Pape et Peuple : { $value }
setting-siege_tie = Égalité au siège
    .about = À qui revient la ville quand ses quatre murs portent exactement autant d’Influences que les Anglois ont de points.
value-siege_tie = { $value ->
    [french] la ville tient
   *[english] la ville tombe
}
setting-raise_mode = Surenchère
    .about = Une seule surenchère cachée, ou des tours de surenchère jusqu’à ce que personne n’ajoute plus rien.
value-raise_mode = { $value ->
    [single] une seule
   *[until_pass] par tours
}
setting-bank = Banque
    .about = L’argent ne manque jamais, ou bien il n’y a que les 96 sacs de deniers de la boîte et l’impôt s’arrête quand la banque est vide.
value-bank = { $value ->
    [unlimited] sans limite
   *[limited] 96 sacs de deniers
}
setting-negotiation = Négociation
    .about = Les joueurs peuvent se donner de l’argent avant les enchères et autour d’un impôt trop court, ou jamais.
value-negotiation = { $value ->
    [gifts] dons permis
   *[off] sans dons
}
setting-cede_influence = Influences cédées
    .about = Avec une Influence gagnée, un joueur peut faire poser le pion d’un autre, si celui-ci y consent.
value-cede_influence = { $value ->
    [false] non
   *[true] oui
}
setting-money_visibility = Argent des joueurs
    .about = L’argent de chacun est affiché pour tous, ou chacun ne voit que le sien et doit compter de tête celui des autres.
value-money_visibility = { $value ->
    [public] visible
   *[hidden] caché
}
setting-harass_mode = Harcèlement à deux coups
    .about = Un Anglois de 3 ou 4 points frappe deux Maisons ou deux Influences, ou bien chaque coup se choisit séparément.
value-harass_mode = { $value ->
    [one_kind] une seule sorte
   *[mixed] coup par coup
}
setting-stall_rounds = Tours de table sans changement (0 : sans fin)
    .about = Après combien de tours de table où rien ne se bâtit ni ne se joue la partie s’arrête, la ville restant française.
value-stall_rounds = { $value }

## Où en est le tour

phase-action = Choix de l’action
phase-site = Choix du moulon
phase-gifts = Négociation
phase-first-bids = Enchères
phase-raises = Surenchères
phase-placement = Pose des Influences
phase-emissary = Émissaire
phase-house = Pose d’une Maison
phase-allocation = Partage de l’impôt
phase-fire = Incendie
phase-harassment = Harcèlement
phase-over = Fin de la partie

window-before-bids = Négociation avant les enchères
window-before-raises = Négociation avant les surenchères
window-before-allocation = Négociation avant le partage de l’impôt
window-after-allocation = Négociation après le partage de l’impôt

## Ce qu’on vous demande

ask-action = À vous, jurat : proposez un projet ou jouez une tuile.
ask-site = Dans quel moulon s’élèvera ce bâtiment ?
ask-gift = Voulez-vous donner de l’argent à quelqu’un ?
ask-gift-amount = Combien de sacs de deniers donnez-vous ?
ask-offer = Vous pouvez annoncer ce que vous donneriez ; cela n’engage à rien.
ask-first-bid = Combien serrez-vous dans votre poing pour ce projet ?
ask-raise = Combien ajoutez-vous, en secret, à votre enchère ?
ask-circle = Sur quel cercle posez-vous votre Influence ?
ask-whose-token = Quel pion posez-vous : le vôtre, ou celui d’un autre ?
ask-consent = On vous propose de poser l’un de vos pions : y consentez-vous ?
ask-emissary = Votre émissaire arrive au camp : quel Anglois renvoyez-vous ?
ask-house = Dans quel moulon bâtissez-vous cette Maison ?
ask-allocate = L’impôt ne suffit pas : combien donnez-vous à ce créancier ?
ask-fire = Où le feu prend-il ?
ask-fire-houses = Combien de Maisons brûlent ?
ask-fire-influence = Quelle Influence le feu emporte-t-il ?
ask-fire-second = Une seconde Influence brûle-t-elle ?
ask-harass-kind = L’Anglois frappe : des Maisons ou des Influences ?
ask-harass-house = Dans quel moulon l’Anglois abat-il une Maison ?
ask-harass-influence = Quelle Influence l’Anglois détruit-il ?
ask-hit = Où l’Anglois frappe-t-il ?

## Ce que vous pouvez répondre ; .typed donne les mots à taper

option-project = proposer { equipment }
    .typed = { $equipment }
option-play = jouer { a-tile }
    .typed = { $tile ->
        [house] maison
        [fire] incendie
        [english-1] anglois1
        [english-2] anglois2
        [english-3] anglois3
       *[english-4] anglois4
    }
option-block = moulon { $block }
    .typed = { $block }
option-equipment = { equipment }
    .typed = { $equipment }
option-circle = cercle { $circle }
    .typed = { $circle }
option-token = { colour }, { $equipment ->
    [EG] église
    [CH] chapelle
    [MO] monastère
   *[MA] maladrerie
}
    .typed = { $equipment }-{ colour }
option-sdd = { sdd }
    .typed = { $amount }
option-more = davantage encore
    .typed = plus
option-give = donner à { colour }
    .typed = { colour }
option-offer = offrir { sdd } à { colour }
    .typed = offre-{ colour }-{ $amount }
option-cede = poser un pion { $colour ->
    [blue] bleu
    [green] vert
    [red] rouge
    [yellow] jaune
   *[violet] violet
}
    .typed = { colour }
option-own = poser votre pion
    .typed = moi
option-lose = perdre l’Influence
    .typed = perdre
option-agree = consentir
    .typed = oui consentir
option-refuse = refuser
    .typed = non refuser
option-houses = { some-houses }
    .typed = { $number }
option-send = l’Anglois de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .typed = { $points }
option-harass = { $what ->
        [houses] des Maisons
       *[influences] des Influences
    }
    .typed = { $what ->
        [houses] maisons
       *[influences] influences
    }
option-pass = passer
    .typed = passer passe
option-stop = s’en tenir là
    .typed = assez

## Ce qui s’est passé

first-share = { $money ->
    [one] un sac de deniers
   *[other] { $money } sacs de deniers
} et { $number ->
    [one] une tuile
   *[other] { $number } tuiles
}
event-begins = { $you ->
    [seat] Chacun reçoit { first-share }. Vous commencez.
   *[none] Chacun reçoit { first-share }. { $seat } commence.
}
event-turn = { $you ->
    [seat] Tour { $turn } : le sac est à vous.
   *[none] Tour { $turn } : le sac est à { $seat }.
}
event-passed = { $you ->
    [seat] Vous ne pouvez ni proposer ni jouer : vous passez.
   *[none] { $seat } ne peut ni proposer ni jouer, et passe.
}
event-project = { $you ->
    [seat] Vous proposez { equipment }.
   *[none] { $seat } propose { equipment }.
}
event-site = { $you ->
    [seat] Vous plantez { equipment } en { $block }.
   *[none] { $seat } plante { equipment } en { $block }.
}
event-shared = La caisse commune est partagée : { sdd } pour chacun, { $left ->
    [0] il n’y reste rien.
    [one] il en reste un.
   *[other] il en reste { $left }.
}
event-gift = { $you ->
    [seat] Vous donnez { sdd } à { $to }.
    [to] { $seat } vous donne { sdd }.
   *[none] { $seat } donne { sdd } à { $to }.
}
event-offered = { $you ->
    [seat] Vous offrez { sdd } à { $to }.
    [to] { $seat } vous offre { sdd }.
   *[none] { $seat } offre { sdd } à { $to }.
}
event-bid = { $amount ->
    [0] { $you ->
        [seat] Vous ouvrez un poing vide.
       *[none] { $seat } ouvre un poing vide.
    }
   *[other] { $you ->
        [seat] Vous ouvrez le poing : { sdd }.
       *[none] { $seat } ouvre le poing : { sdd }.
    }
}
event-added = { $you ->
    [seat] Vous ajoutez quelque chose à votre enchère.
   *[none] { $seat } ajoute quelque chose à son enchère.
}
event-added-nothing = { $you ->
    [seat] Vous n’ajoutez rien.
   *[none] { $seat } n’ajoute rien.
}
event-raised = { $amount ->
    [0] { $you ->
        [seat] Vous n’avez rien ajouté : { $total } en tout.
       *[none] { $seat } n’a rien ajouté : { $total } en tout.
    }
   *[other] { $you ->
        [seat] Vous avez ajouté { sdd } : { $total } en tout.
       *[none] { $seat } a ajouté { sdd } : { $total } en tout.
    }
}
event-placed = { $you ->
    [seat] Vous posez une Influence sur { equipment }, en { $circle }.
   *[none] { $seat } pose une Influence sur { equipment }, en { $circle }.
}
event-placed-on-building = { $you ->
    [seat] Vous posez une Influence sur { equipment }.
   *[none] { $seat } pose une Influence sur { equipment }.
}
event-influence-lost = { $you ->
    [seat] Vous perdez { some-influences }, faute de place ou de pion.
   *[none] { $seat } perd { some-influences }, faute de place ou de pion.
}
event-cedes = { $you ->
    [seat] Vous proposez à { $to } de poser son pion sur { equipment }.
    [to] { $seat } vous propose de poser votre pion sur { equipment }.
   *[none] { $seat } propose à { $to } de poser son pion sur { equipment }.
}
event-agreed = { $you ->
    [seat] Vous y consentez.
   *[none] { $seat } y consent.
}
event-refused = { $you ->
    [seat] Vous refusez.
   *[none] { $seat } refuse.
}
event-nothing-built = Rien ne s’est bâti : on retire { equipment }.
event-emissary = { $you ->
    [seat] Votre émissaire renvoie un Anglois de { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; vous êtes à { $road } sur la Route du Camp.
   *[none] { $seat } renvoie par son émissaire un Anglois de { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; le voici à { $road } sur la Route du Camp.
}
event-played = { $you ->
    [seat] Vous jouez { a-tile }.
   *[none] { $seat } joue { a-tile }.
}
event-house = { $tax ->
    [0] { $you ->
        [seat] Votre Maison en { $block } ne rapporte aucun impôt.
       *[none] { $seat } bâtit une Maison en { $block }, qui ne rapporte aucun impôt.
    }
   *[other] { $you ->
        [seat] Votre Maison en { $block } rapporte un impôt de { $tax }.
       *[none] { $seat } bâtit une Maison en { $block }, qui rapporte un impôt de { $tax }.
    }
}
event-paid = { $you ->
    [seat] Vous touchez { sdd }.
   *[none] { $seat } touche { sdd }.
}
event-to-chest = La caisse commune reçoit { sdd } ; elle en contient { $chest }.
event-allocated = { $you ->
    [seat] Vous partagez l’impôt de { $tax }.
   *[none] { $seat } partage l’impôt de { $tax }.
}
event-houses-lost = { $number ->
    [one] Une Maison disparaît en { $block } et retourne dans le sac.
   *[other] { $number } Maisons disparaissent en { $block } et retournent dans le sac.
}
event-influence-removed = { $you ->
    [seat] Vous perdez une Influence sur { equipment }, en { $circle }.
   *[none] { $seat } perd une Influence sur { equipment }, en { $circle }.
}
event-token-removed = { $you ->
    [seat] Vous perdez une Influence sur { equipment }.
   *[none] { $seat } perd une Influence sur { equipment }.
}
event-destroyed = { $equipment ->
    [S1] { The-equipment } n’est plus pavé.
    [S2] { The-equipment } n’est plus pavée.
    [S3] { The-equipment } n’est plus pavé.
    [L1] { The-equipment } n’est plus pavée.
    [L2] { The-equipment } n’est plus pavé.
    [MO] { The-equipment } est détruit.
   *[other] { The-equipment } est détruite.
}
event-no-damage = L’Anglois ne trouve rien à frapper.
event-camp = { $number ->
    [one] Un Anglois de { $points } dresse sa tente : il est seul au camp.
   *[other] Un Anglois de { $points } rejoint le camp : ils sont { $number }.
}
event-drew = { $number ->
    [one] { $you ->
        [seat] Vous tirez une tuile.
       *[none] { $seat } tire une tuile.
    }
   *[other] { $you ->
        [seat] Vous tirez { $number } tuiles.
       *[none] { $seat } tire { $number } tuiles.
    }
}
event-drew-tiles = { $you ->
    [audience] Pour vous seul : { $tiles }.
   *[none] { $audience } a tiré { $tiles }.
}
event-card = { $you ->
    [seat] Vous prenez { card }.
   *[none] { $seat } prend { card }.
}
event-card-taken = { $you ->
    [seat] Vous prenez { card } à { $to }.
    [to] { $seat } vous prend { card }.
   *[none] { $seat } prend { card } à { $to }.
}
event-fourteen = Le quatorzième équipement est entrepris : la bastide est faite, et reste française.
event-stalemate = Rien n’a bougé depuis { $number ->
    [one] un tour
   *[other] { $number } tours
} : la Jurade se sépare, et la ville reste française.
event-siege = Un huitième Anglois arrive : c’est le siège ! { $english ->
    [one] Un point anglais
   *[other] { $english } points anglais
} contre { $walls ->
    [0] aucune Influence sur les murs.
    [one] une Influence sur les murs.
   *[other] { $walls } Influences sur les murs.
}
event-town-holds = Les murs tiennent : la ville reste française.
event-town-falls = La ville est prise : elle devient anglaise.

## Pourquoi ce n’est pas permis

some-houses-in-town = { $houses ->
    [0] aucune Maison en ville
    [one] une Maison en ville
   *[other] { $houses } Maisons en ville
}
why-action-first = C’est le moment de proposer un projet ou de jouer une tuile.
why-must-act = On ne passe pas de son plein gré : vous avez encore { $choices ->
    [one] un choix possible
   *[other] { $choices } choix possibles
}.
why-finished = Tous les cercles sont pris ({ $number }) : { equipment } ne peut plus être un projet.
why-no-room-for-building = Aucun moulon n’a de place libre ({ some-houses-in-town }) : on ne peut pas y planter { equipment }.
why-no-such-tile = Vous n’avez pas { $tile ->
    [house] de Maison
    [fire] d’Incendie
    [english-1] d’Anglois de 1 point
    [english-2] d’Anglois de 2 points
    [english-3] d’Anglois de 3 points
   *[english-4] d’Anglois de 4 points
} en main.
why-no-room-for-house = Aucun moulon n’a de place libre : { some-houses-in-town }.
why-nothing-to-burn = Il n’y a en ville ni Maison ni Influence : rien ne peut brûler.
why-site-first = Choisissez d’abord le moulon où planter { equipment }.
why-block-is-full = Le moulon { $block } est plein : toutes ses places sont prises.
why-only-money = En négociation, seul l’argent se donne : donnez, ou passez.
why-no-such-player = Personne ne joue { colour } : vous êtes { $players } à table.
why-gift-to-oneself = On ne se fait pas de don à soi-même.
why-already-given = Vous avez déjà donné à { colour } pendant cette négociation.
why-gift-amount-first = Dites combien vous donnez : de 1 à { $money }, ce que vous avez.
why-offer-first = Une offre nomme un joueur et une somme.
why-bid-first = Dites combien vous misez : de 0 à { $money }, ce que vous avez.
why-raise-first = Dites combien vous ajoutez : de 0 à { $money }, ce qui vous reste.
why-circle-first = Une Influence gagnée doit être posée : choisissez un cercle libre sur { equipment }.
why-another-equipment = Ce cercle n’est pas du projet : posez votre Influence sur { equipment }.
why-circle-taken = Le cercle { $circle } porte déjà une Influence, et un pion posé ne bouge plus.
why-must-place = Il vous reste { $supply ->
    [one] un pion
   *[other] { $supply } pions
} : une Influence gagnée doit être posée.
why-no-token-left = Tous vos pions sont employés : vous ne pouvez que céder cette Influence ou la perdre.
why-whose-token-first = Dites d’abord quel pion se pose.
why-cede-to-oneself = On ne cède pas une Influence à soi-même : posez votre pion.
why-taker-has-no-token = { colour } n’a plus de pion.
why-consent-first = Répondez : consentez-vous à ce que l’on pose votre pion ?
why-emissary-first = Votre émissaire doit renvoyer un Anglois ; { $number ->
    [one] il n’y en a qu’un au camp
   *[other] il y en a { $number } au camp
}.
why-not-in-camp = Il n’y a pas d’Anglois de { $points ->
    [one] { $points } point
   *[other] { $points } points
} parmi les { $number } du camp.
why-house-first = Dites dans quel moulon bâtir cette Maison.
why-allocation-first = Partagez d’abord l’impôt : il en reste { $left }.
why-allocation-limits = Ce créancier peut recevoir de { $least } à { $most }, pas { $amount } : il reste { $left } à partager, et tout doit l’être.
why-fire-first = Dites d’abord où le feu prend : un moulon qui a des Maisons, ou un équipement qui porte des Influences.
why-no-house = Il n’y a plus de Maison à prendre en { $block }.
why-no-influence = Il n’y a aucune Influence sur { equipment }.
why-fire-houses-first = Dites combien de Maisons brûlent en { $block } : une ou deux, et { $houses ->
    [one] il n’y en a qu’une.
   *[other] il y en a { $houses }.
}
why-fire-influence-first = Dites quelle Influence brûle sur { equipment }.
why-fire-elsewhere = Le feu a pris sur { equipment } : il ne peut pas emporter d’Influence ailleurs.
why-no-influence-there = Cette Influence n’est plus sur { equipment }.
why-harass-kind-first = Dites d’abord ce que frappe l’Anglois : des Maisons ou des Influences, pas les deux.
why-harass-house-first = L’Anglois abat des Maisons : { $left ->
    [one] il en reste une à désigner.
   *[other] il en reste { $left } à désigner.
}
why-harass-influence-first = L’Anglois détruit des Influences : { $left ->
    [one] il en reste une à désigner.
   *[other] il en reste { $left } à désigner.
}
why-block-protected = Le moulon { $block } est hors d’atteinte : les murs ou le centre le protègent.
why-influence-protected = Cette Influence sur { equipment } est hors d’atteinte.
why-walls-not-yet = Il restait des cibles à découvert quand la tuile fut jouée : les murs ne sont frappés qu’en dernier.
why-hit-first = L’Anglois doit frapper : désignez une cible.

## Comment la partie s’est décidée

decided-by-equipments = dans une ville française aux quatorze équipements
decided-by-siege-held = dans une ville qui a repoussé le siège
decided-by-siege-lost = dans une ville devenue anglaise
decided-by-stalemate = dans une ville française où plus rien ne se bâtit

## Sur le plateau

board-turn = Tour { $turn }
board-money = Argent
board-chest = Caisse commune
board-bank = Banque
board-bag = Sac
board-camp = Camp anglois
board-road = Route du Camp
    .short = Route
board-supply = Réserve
board-hand = Tuiles
board-carra = Carra
board-influences = Influences
board-french = Ville française
board-english = Ville anglaise
board-if-french = Si la ville restait française
    .short = si française
board-if-english = Si la ville devenait anglaise
    .short = si anglaise
board-share = Part de chacun si l’on partageait la caisse : { $amount }
board-room = { $number ->
    [0] plein
    [one] une place libre
   *[other] { $number } places libres
}
board-free-circles = { $number ->
    [0] aucun cercle libre
    [one] un cercle libre
   *[other] { $number } cercles libres
}
board-to-come = { $number ->
    [one] Le prochain Anglois déclenche le siège
   *[other] Encore { $number } Anglois avant le siège, le dernier compris
}
board-strength = { $english ->
    [0] Aucun point anglais
    [one] Un point anglais
   *[other] { $english } points anglais
} contre { $walls ->
    [0] aucune Influence sur les murs
    [one] une Influence sur les murs
   *[other] { $walls } Influences sur les murs
}
english-points = { $english ->
    [one] { $english } point
   *[other] { $english } points
}
board-tax = Impôt : { $amount }
board-tax-house = la Maison : { $amount }
board-tax-halle = la halle : { $amount }
board-tax-church = l’église : { $amount }
board-tax-leper-house = la maladrerie : { $amount }
board-tax-paid = { $name } : { $amount }
board-tax-chest = la caisse : { $amount }
board-tax-short = L’impôt ne couvre pas ce qui est dû : vous le partageriez.
board-buys = { $number ->
    [0] n’achète aucune Influence
    [one] achète une Influence
   *[other] achète { $number } Influences
}
board-decided = a choisi
board-choosing = réfléchit
board-my-bid = Dans votre poing : { $amount }

## Sur le plateau de la page : ce qui suit n’est lu que dans le navigateur

board-town = Plan de la bastide
board-spot-block = Moulon { $block } : { $houses ->
    [0] aucune Maison
    [one] une Maison
   *[other] { $houses } Maisons
}, { board-room }
board-spot-work = { The-equipment } : { board-free-circles }
board-spot-circle = { The-equipment }, cercle { $circle } : { $owner ->
    [none] libre
   *[other] Influence posée par { $owner }
}
board-spot-token = Influence posée par { $owner } sur { equipment }

board-effect-EG = Une Maison dans ce moulon ou autour rapporte { $amount } de plus.
board-effect-CH = Ne change rien à l’impôt.
board-effect-MO = Ne change rien à l’impôt.
board-effect-MA = Une Maison dans ce moulon ou autour rapporte { $amount } de moins.

board-plan-project = { The-equipment } : { board-free-circles }. En faire un projet ?
board-plan-project-in = { The-equipment } en { $block } : { board-free-circles }. En faire un projet ?
board-plan-site = { The-equipment } : désignez le moulon où bâtir.
board-plan-chest = { $amount ->
    [0] La caisse ne sera pas partagée.
    [one] La caisse donnera un sac à chacun.
   *[other] La caisse donnera { $amount } sacs à chacun.
}
board-plan-house = Désignez un moulon : chacun montre l’impôt qu’il rapporterait.
board-plan-house-in = Une Maison en { $block } : { $amount ->
    [0] aucun impôt.
   *[other] un impôt de { $amount }.
}
board-plan-parts = Soit { $parts }.
board-plan-paid = Répartition : { $parts }.
board-plan-owed = Sont dus : { $parts }.
board-plan-nobody = Personne ne touche rien.
board-plan-english = Un Anglois de { $points } : il frappe { $number ->
    [one] une fois
   *[other] { $number } fois
}, puis gagne le camp.
board-plan-reach = { $reach ->
    [open] Ce qui est à sa portée est cerné de rouge.
    [walls] Rien n’est à découvert : il s’en prendra aux Influences des murs.
   *[nothing] Il ne trouvera rien à frapper.
}
board-plan-siege = C’est le siège : { $english ->
    [one] un point anglais
   *[other] { $english } points anglais
} contre { $walls ->
    [0] aucune Influence
    [one] une Influence
   *[other] { $walls } Influences
} sur les murs. { $holds ->
    [yes] Les murs tiendront.
   *[no] La ville tombera.
}
board-plan-siege-end = La partie finira sur-le-champ.
board-plan-fire = Désignez ce qui brûle : un moulon qui a des Maisons, ou une ou deux Influences d’un même équipement.
board-plan-burn-houses = Le feu prend dans le moulon { $block }.
board-plan-burn-which = { $order ->
    [second] Une seconde Influence brûle-t-elle sur { equipment } ?
   *[first] Sur { equipment }, quelle Influence le feu emporte-t-il ?
}
board-plan-hits = { $number ->
    [one] Un seul coup : choisissez bien.
   *[other] Encore { $number } coups à porter.
}
board-plan-consent = { $name } vous propose de poser un de vos pions sur { equipment }. Il compterait pour vous : y consentez-vous ?
board-plan-rounds = On surenchérit tour après tour, jusqu’à ce que personne n’ajoute plus rien.
board-plan-gift-or-not = Un don se fait sans retour et n’oblige personne. Passez si vous gardez votre argent.
board-plan-burn-building = Le feu prend : { equipment }.
board-plan-burn-influences = Le feu prend : { equipment }, { some-influences }.
board-plan-bid = { $amount ->
    [0] { The-equipment } : vous gardez le poing vide.
   *[other] { The-equipment } : { sdd }, soit { board-so-many }.
}
board-so-many = { $number ->
    [0] aucune Influence
    [one] une Influence
   *[other] { $number } Influences
}
board-plan-raise = { $amount ->
    [0] Vous n’ajoutez rien : { $total } en tout, soit { board-so-many }.
   *[other] Vous ajoutez { $amount } : { $total } en tout, soit { board-so-many }.
}
board-plan-left = { $amount ->
    [0] Il ne vous restera rien.
    [one] Il vous restera un sac.
   *[other] Il vous restera { $amount } sacs.
}
board-plan-set = Réglez votre mise sous le plan : { $price } sacs achètent une Influence.
board-plan-no-room = { $number ->
    [0] Aucune ne trouvera de place.
    [one] Une seule peut trouver place.
   *[other] { $number } au plus trouveront place.
}
board-plan-odd = { $number ->
    [one] Un sac de trop n’achète rien.
   *[other] { $number } sacs de trop n’achètent rien.
}
board-plan-may-raise = { $may ->
    [yes] Vous pourrez surenchérir.
   *[no] Il faut miser { $least } pour pouvoir surenchérir.
}
board-plan-gift = Donner { sdd } à { $name } ? { $left ->
    [0] Il ne vous restera rien.
   *[other] Il vous en restera { $left }.
}
board-plan-allocation = L’impôt de { $tax } en { $block } ne suffit pas : partagez-le.
board-plan-allocation-left = { $sign ->
    [over] C’est { $left } de trop.
    [short] Il reste { $left } à donner.
   *[even] Le compte y est.
}

board-confirm-project = Proposer { equipment }
board-confirm-site = { $block ->
    [none] Bâtir ici
   *[other] Bâtir en { $block }
}
board-confirm-house = { $block ->
    [none] Bâtir la Maison
   *[other] Bâtir en { $block }
}
board-confirm-english = { $siege ->
    [yes] Lancer le siège
   *[no] Lâcher l’Anglois
}
board-confirm-burn-houses = { $number ->
    [one] Brûler une Maison
   *[other] Brûler { $number } Maisons
}
board-confirm-burn-influences = Brûler { some-influences }
board-confirm-burn-building = Choisir les Influences
board-confirm-bid = { $amount ->
    [0] Fermer un poing vide
   *[other] Fermer le poing sur { $amount }
}
board-confirm-raise = { $amount ->
    [0] Ne rien ajouter
   *[other] Ajouter { $amount } en secret
}
board-confirm-gift = Donner { $amount }
board-confirm-allocation = Payer ainsi
board-put-back = Changer d’avis

board-tent = Un Anglois de { $points }
board-siege-place = Le huitième Anglois met le siège
board-walls = Murs
board-anglois = Anglois
board-holds-now = Si le siège commençait ainsi, les murs tiendraient.
board-falls-now = { $count ->
    [0] Si le siège commençait ainsi, la ville tomberait : les murs sont trop faibles.
    [one] Si le siège commençait ainsi, la ville tomberait : il manque le mur { $walls }.
   *[other] Si le siège commençait ainsi, la ville tomberait : il manque les murs { $walls }.
}
board-last-tile = { $count ->
    [0] Le prochain Anglois la ferait tomber, quel qu’il soit.
   *[other] Ils tiendraient contre un dernier Anglois de { $points } au plus.
}
board-each = ({ $amount } à chacun)
board-works = En chantier
board-register = Le registre de la Jurade
board-ledger = Le registre de la Jurade : argent, Influences, et points selon que la ville serait française ou anglaise
board-beside = Le camp, la route, la caisse et le sac
board-ends = Points selon l’issue : la ville reste française, ou devient anglaise
board-french-short = française
board-english-short = anglaise
board-has-bag = a le sac : c’est son tour
board-holds-card = tient { card } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
board-would-take = prendrait { card } à la fin du tour
board-your-tiles = Vos tuiles
board-no-tiles = aucune
board-placed = { $number ->
    [one] 1 posée
   *[other] { $number } posées
}
board-put-down = mise de { $amount }
board-of-which = dont { $amount } à la première enchère
board-added-rounds = { $number ->
    [one] a ajouté une fois
   *[other] a ajouté { $number } fois
}
board-less = moins
board-more = plus
board-amount = Somme en sacs de deniers
board-auction = L’enchère
board-proposed = projet proposé par { $name }
board-last-project = projet proposé par { $name }
board-last-works = Dernier projet
board-owed = dû { $amount }
board-give-to = Donner à { $name }
board-reckoned-influences = { $number ->
    [0] aucune Influence
   *[other] { some-influences }
}
board-reckoned-card = { card } { $points }
board-reckoned-road = Route du Camp { $points }
board-give = Donner à
board-offer-make = Faire une offre de vive voix…
board-offer-to = À
board-offer-sum = je donnerais
board-offer-say = Le dire
board-offer-said = { $from } offre { $amount } à { $name }

## La table à préparer

preset-council = La Jurade
    .about = La règle ordinaire, dons et marchandages compris.
preset-quick = Ville pressée
    .about = Sans dons, et avec 26 Maisons seulement : on bâtit, on enchérit, et l’Anglois vient plus vite.
preset-fairground = Champ de foire
    .about = Argent caché, surenchères par tours, Influences que l’on cède : tout se marchande.
group-auctions = Enchères et marchandages
group-english = L’Anglois
group-finer-points = Points de détail

## Le premier tour guidé

guide-action = Touchez une rue, un mur, la Carra ou un bâtiment religieux pour en faire un projet, que tous paieront aux enchères ; ou bien levez une de vos tuiles. Une Maison remplit les bourses, un Anglois approche la fin.
    .title = Un projet ou une tuile.
guide-site = Un bâtiment religieux prend une des { $places } places d’un moulon. L’église enrichit les Maisons voisines, la maladrerie les ruine.
    .title = Où bâtir ?
guide-gift = Avant les enchères on peut donner de l’argent, pour acheter une faveur ou s’attacher quelqu’un. Les promesses n’engagent personne. Le plus souvent, on passe.
    .title = On marchande.
guide-gift-amount = Le don est public, immédiat et sans retour.
    .title = Combien ?
guide-first-bid = Chacun ferme le poing sur ce qu’il veut payer. { $price } sacs achètent une Influence ; qui paie le plus se place d’abord, et quand les cercles sont pleins, l’argent des autres est perdu.
    .title = L’enchère à poing fermé.
guide-raise = Vous avez mis { $least } ou plus : vous pouvez encore ajouter, en secret, sans rien reprendre. Tout s’ouvre ensuite d’un coup.
    .title = La surenchère.
guide-circle = Choisissez bien : une Influence touche { $pays } sacs chaque fois qu’une Maison se bâtit dans un moulon qu’elle borde.
    .title = Posez votre Influence.
guide-emissary = Celui qui domine sur le bâtiment religieux renvoie un Anglois du camp et avance d’autant sur la Route du Camp. Ces points s’ajouteront si la ville reste française, et se retrancheront si elle devient anglaise.
    .title = Votre émissaire.
guide-house = L’impôt paie d’abord les Influences autour du moulon, le reste va à la caisse commune.
    .title = Bâtissez.
guide-allocate = Celui qui a bâti la Maison partage l’impôt à sa guise quand il ne suffit pas pour tous. À vous de vous faire des amis.
    .title = L’impôt est trop court.
guide-fire = Le feu prend où vous voulez, même au cœur de la ville.
    .title = L’incendie.
guide-harass-kind = L’Anglois frappe ce qu’aucun mur ne protège. S’il n’y a rien à découvert, il s’en prend aux murs.
    .title = L’Anglois frappe.
guide-harass-house = Seuls les moulons du bord qu’un mur ne couvre pas sont à sa portée.
    .title = Une Maison abattue.
guide-harass-influence = Touchez l’Influence à détruire, la vôtre si vous n’avez pas d’autre choix.
    .title = Une Influence détruite.

## Le plan dans un terminal

terminal-legend = ⌂ Maison, _ place libre, +6 impôt d’une Maison, † exposé, ○ cercle libre, · non bâti
terminal-shown = Sur la table : { $tile }
terminal-fortification = Murs
terminal-religious = Religieux
terminal-roads = Voirie
terminal-road = Route
terminal-short-money = Arg.
terminal-short-hand = Tuil.
terminal-short-supply = Rés.
terminal-short-fortification = Murs
terminal-short-religious = Rel.
terminal-short-roads = Voi.
terminal-short-road = Route
terminal-short-french = Fr.
terminal-short-english = Angl.

# Les images du livret de règles.
picture-houses = Ce qu’on tire du sac
picture-english = Anglois : ils rejoignent le camp
picture-majorities = Trois cartes de majorité et leurs points
picture-money = Sacs de deniers (SdD)
picture-influences = 20 Influences par joueur
picture-wall = Une fortification : un cercle par moulon couvert
picture-carra = La Carra, pour la halle
picture-block = Un moulon : trois places
picture-portion = Une rue
picture-street = Son cercle donne sur deux moulons
picture-hall = Quatre cercles : bleu, vert, bleu, vert
picture-level = 6 et 6 : à égalité, deux Influences chacun
picture-lost = 3 : plus de cercle libre, l’argent est perdu
picture-poor = Maladrerie : 6 de moins alentour
picture-near-hall = Près de la halle : 2 de plus
picture-church = Église : 4 de plus alentour
picture-taxed = Une Maison ici rapporterait 12
picture-paid = Chaque Influence au bord touche 2

## Le bilan d’un tour

board-turn-over = Ce que le tour { $turn } a rapporté
board-points-french = Points, ville française
board-points-english = ville anglaise
board-turn-won = Gagné : { $what }.
board-turn-lost = Perdu : { $what }.

## Ce que promet un choix, et en quoi il diffère d’un autre

outlook-influences = { $amount ->
    [one] { $amount } Influence sur les équipements
   *[other] { $amount } Influences sur les équipements
}
outlook-honours = { $amount ->
    [one] { $amount } point par les cartes et la Route du Camp
   *[other] { $amount } points par les cartes et la Route du Camp
}
outlook-money = { $amount ->
    [one] { $amount } sac de deniers
   *[other] { $amount } sacs de deniers
}
ground-influences = { $sign ->
    [more] { $by ->
        [one] { $by } Influence de plus sur les équipements
       *[other] { $by } Influences de plus sur les équipements
    }
   *[less] { $by ->
        [one] { $by } Influence de moins sur les équipements
       *[other] { $by } Influences de moins sur les équipements
    }
}
ground-honours = { $sign ->
    [more] { $by ->
        [one] { $by } point de plus par les cartes et la Route du Camp
       *[other] { $by } points de plus par les cartes et la Route du Camp
    }
   *[less] { $by ->
        [one] { $by } point de moins par les cartes et la Route du Camp
       *[other] { $by } points de moins par les cartes et la Route du Camp
    }
}
ground-money = { $sign ->
    [more] { $by ->
        [one] { $by } sac de deniers de plus à terme
       *[other] { $by } sacs de deniers de plus à terme
    }
   *[less] { $by ->
        [one] { $by } sac de deniers de moins à terme
       *[other] { $by } sacs de deniers de moins à terme
    }
}
ground-ramparts = { $sign ->
    [more] { $by ->
        [one] { $by } point de plus pour les murs face au camp
       *[other] { $by } points de plus pour les murs face au camp
    }
   *[less] { $by ->
        [one] { $by } point de moins pour les murs face au camp
       *[other] { $by } points de moins pour les murs face au camp
    }
}
ground-purse = { $sign ->
    [more] { $by ->
        [one] { $by } sac de deniers de plus tout de suite
       *[other] { $by } sacs de deniers de plus tout de suite
    }
   *[less] { $by ->
        [one] { $by } sac de deniers de moins tout de suite
       *[other] { $by } sacs de deniers de moins tout de suite
    }
}
ground-completes = { $by ->
    [one] { $by } sac de deniers complète une Influence d’autrui qui sert aussi celui qui donne
   *[other] { $by } sacs de deniers complètent une Influence d’autrui qui sert aussi celui qui donne
}
ground-no-gift = aucun don ne rapporterait autant qu’il coûte
ground-offer-believed = { $by ->
    [one] { $by } sac de deniers à espérer en retour, selon l’offre et le crédit de qui l’a faite
   *[other] { $by } sacs de deniers à espérer en retour, selon l’offre et le crédit de qui l’a faite
}
ground-kept-before = l’autre a déjà donné ce qu’il avait offert
ground-broken-word = l’autre a déjà manqué à sa parole
ground-word-kept = on tient parole
ground-own-word = on manque à sa parole, qui comptera peu désormais
ground-share-for-offer = { $by ->
    [one] { $by } sac de deniers de plus sur l’impôt, pour ce qui est offert
   *[other] { $by } sacs de deniers de plus sur l’impôt, pour ce qui est offert
}
