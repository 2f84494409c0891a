# Bastide : tout ce que lit un joueur. Le vocabulaire est celui du glossaire de RULES.fr.md.
# Ce que valent les variables est dit en tête de src/centans/words.py.

title = Bastide
    .about = Une ville neuve du Sud-Ouest, des enchères à poing fermé, et l’Anglois qui campe devant les murs.

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

equipment-WN = Fortification nord
equipment-WS = Fortification sud
equipment-WW = Fortification ouest
equipment-WE = Fortification est
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
    [WN] la fortification nord
    [WS] la fortification sud
    [WW] la fortification ouest
    [WE] la fortification est
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
    [WN] La fortification nord
    [WS] La fortification sud
    [WW] La fortification ouest
    [WE] La fortification est
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
zone-outer = moulon périphérique
zone-central = moulon central
zone-carra = Carra, place du marché
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
    .about = À qui domine sur les fortifications.
card-pope = Le Pape
    .about = À qui domine sur les bâtiments religieux.
card-people = Le Peuple
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
    .about = Celui qui commence : tiré au sort, ou le joueur d’un siège donné.
value-first_player = { $value ->
    [random] tiré au sort
   *[other] siège { $value }
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
    .about = Une seule surenchère cachée, ou des tours de surenchère jusqu’à ce que personne n’ajoute rien.
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
ask-consent = On vous propose de poser votre pion : y consentez-vous ?
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
option-token = pion { colour } sur { equipment }
    .typed = { $equipment }-{ colour }
option-sdd = { sdd }
    .typed = { $amount }
option-more = davantage encore
    .typed = plus
option-give = donner à { colour }
    .typed = { colour }
option-offer = offrir { sdd } à { colour }
    .typed = offre-{ colour }-{ $amount }
option-cede = poser un pion { colour }
    .typed = { colour }
option-own = poser son propre pion
    .typed = moi
option-lose = perdre l’Influence
    .typed = perdre
option-agree = consentir
    .typed = oui
option-refuse = refuser
    .typed = non
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
    .typed = passe
option-stop = s’en tenir là
    .typed = assez

## Ce qui s’est passé

event-begins = { $you ->
    [seat] Chacun reçoit { $money } sacs de deniers et { $number } tuiles. Vous commencez.
   *[none] Chacun reçoit { $money } sacs de deniers et { $number } tuiles. { $seat } commence.
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
   *[none] L’émissaire de { $seat } renvoie un Anglois de { $points ->
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
       *[none] La Maison de { $seat } en { $block } ne rapporte aucun impôt.
    }
   *[other] { $you ->
        [seat] Votre Maison en { $block } rapporte un impôt de { $tax }.
       *[none] La Maison de { $seat } en { $block } rapporte un impôt de { $tax }.
    }
}
event-paid = { $you ->
    [seat] Vous touchez { sdd }.
   *[none] { $seat } touche { sdd }.
}
event-to-chest = La caisse commune reçoit { sdd } ; elle en tient { $chest }.
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
event-fourteen = Les quatorze équipements sont en chantier : la bastide est faite, et reste française.
event-stalemate = Rien n’a bougé depuis { $number } tours : la Jurade se sépare, et la ville reste française.
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

why-action-first = C’est le moment de proposer un projet ou de jouer une tuile.
why-must-act = On ne passe pas de son plein gré : vous avez encore { $choices ->
    [one] un choix possible
   *[other] { $choices } choix possibles
}.
why-finished = Tous les cercles sont pris ({ $number }) : { equipment } ne peut plus être un projet.
why-no-room-for-building = Aucun moulon n’a de place libre ({ $houses } Maisons en ville) : on ne peut pas y planter { equipment }.
why-no-such-tile = Vous n’avez pas { $tile ->
    [house] de Maison
    [fire] d’Incendie
    [english-1] d’Anglois de 1 point
    [english-2] d’Anglois de 2 points
    [english-3] d’Anglois de 3 points
   *[english-4] d’Anglois de 4 points
} en main.
why-no-room-for-house = Aucun moulon n’a de place libre : la ville compte déjà { $houses } Maisons.
why-nothing-to-burn = Il n’y a en ville ni Maison ni Influence : rien ne peut brûler.
why-site-first = Choisissez d’abord le moulon où planter { equipment }.
why-block-is-full = Le moulon { $block } est plein : ses { $places } places sont prises.
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
why-no-token-left = Vos { $tokens } pions sont tous employés : vous ne pouvez que céder cette Influence ou la perdre.
why-whose-token-first = Dites d’abord quel pion se pose.
why-cede-to-oneself = On ne cède pas une Influence à soi-même : posez votre pion.
why-taker-has-no-token = { colour } n’a plus de pion.
why-consent-first = Répondez : consentez-vous à ce que l’on pose votre pion ?
why-emissary-first = Votre émissaire doit renvoyer un Anglois ; il y en a { $number } au camp.
why-not-in-camp = Il n’y a pas d’Anglois de { $points ->
    [one] { $points } point
   *[other] { $points } points
} parmi les { $number } du camp.
why-house-first = Dites dans quel moulon bâtir cette Maison.
why-allocation-first = Partagez d’abord l’impôt : il en reste { $left }.
why-allocation-limits = Ce créancier peut recevoir de { $least } à { $most }, pas { $amount } : il reste { $left } à partager, et tout doit l’être.
why-fire-first = Dites d’abord où le feu prend : un moulon qui a des Maisons, ou un équipement qui porte des Influences.
why-no-house = Il n’y a pas (ou plus) de Maison à prendre en { $block }.
why-no-influence = Il n’y a aucune Influence sur { equipment }.
why-fire-houses-first = Dites combien de Maisons brûlent en { $block } : une ou deux, et il y en a { $houses }.
why-fire-influence-first = Dites quelle Influence brûle sur { equipment }.
why-fire-elsewhere = Le feu a pris sur { equipment } : il ne peut pas emporter d’Influence ailleurs.
why-no-influence-there = Il n’y a pas (ou plus) cette Influence à prendre sur { equipment }.
why-harass-kind-first = Dites d’abord ce que frappe l’Anglois : des Maisons ou des Influences, pas les deux.
why-harass-house-first = L’Anglois abat des Maisons : il en reste { $left } à désigner.
why-harass-influence-first = L’Anglois détruit des Influences : il en reste { $left } à désigner.
why-block-protected = Le moulon { $block } est hors d’atteinte : les murs ou le centre le protègent.
why-influence-protected = Cette Influence sur { equipment } est hors d’atteinte.
why-walls-not-yet = Les murs ne sont frappés que s’il n’y a rien d’exposé ; or { $houses ->
    [0] { $tokens ->
        [one] une Influence l’est
       *[other] des Influences le sont
    }
   *[other] des Maisons le sont
}, ou l’étaient quand la tuile fut jouée.
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
board-camp = Camp Anglois
board-road = Route du Camp
board-supply = Réserve
board-hand = Tuiles
board-carra = Carra
board-influences = Influences
board-french = Ville française
board-english = Ville anglaise
board-if-french = Si la ville restait française
board-if-english = Si la ville devenait anglaise
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
board-strength = { $english } points anglais contre { $walls } Influences sur les murs
board-holds = Les murs tiendraient
board-falls = La ville tomberait
board-missing-walls = Il manque : { $walls }
board-forecast = { $holds ->
    [yes] avec un Anglois de { $points }, les murs tiendraient ({ $english } points)
   *[no] avec un Anglois de { $points }, la ville tomberait ({ $english } points)
}
board-tax = Impôt : { $amount }
board-tax-house = la Maison : { $amount }
board-tax-halle = la halle : { $amount }
board-tax-church = l’église : { $amount }
board-tax-leper-house = la maladrerie : { $amount }
board-tax-paid = { $name } : { $amount }
board-tax-chest = à la caisse : { $amount }
board-tax-short = L’impôt ne couvre pas ce qui est dû : vous le partageriez.
board-buys = { $number ->
    [0] n’achète aucune Influence
    [one] achète une Influence
   *[other] achète { $number } Influences
}
board-buys-placed = { $number ->
    [0] aucune ne trouverait de cercle
    [one] une au plus trouverait un cercle
   *[other] { $number } au plus trouveraient un cercle
}
board-decided = a choisi
board-choosing = réfléchit
board-my-bid = Dans votre poing : { $amount }
board-exposed = à la portée des Anglois
board-protected = à l’abri
board-offers = Offres
board-bayle = Bayle
