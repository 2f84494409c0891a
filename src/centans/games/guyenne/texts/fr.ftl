# Guyenne : tout ce que lit un joueur. Le vocabulaire est celui du glossaire de RULES.fr.md.
# Ce que valent les variables est dit en tête de src/centans/words.py.

title = Guyenne
    .about = Six châteaux sur la frontière, deux camps qui bluffent, et deux héros : le Prince Noir contre du Guesclin.
    .lead = Six châteaux sur la frontière de Guyenne. Deux camps qui se guettent. Vos cartes sont posées, face cachée : reste à savoir qui bluffe.
    .length = 10 à 15 minutes
    .age = dès 8 ans
    .authors = Un jeu de Laurent et Jean-Baptiste Journaux
    .cover = Couverture de Guyenne : les six châteaux entre les armes du Prince Noir et celles de du Guesclin
    .credits = { title } est un jeu de Laurent et Jean-Baptiste Journaux, illustré dans son édition par Romain Boyaud.
aim = Envoyez vos cartes, cachées, devant les châteaux de la frontière et prenez-les : des châteaux voisins valent plus qu’un château isolé.
    .end = Qui tient les six à la fin d’un tour l’emporte aussitôt ; sinon la guerre s’achève quand un camp a trop souvent épuisé ses cartes, et le plus grand nombre de points gagne.

## Les camps, les châteaux, les cartes

side-english = les Anglais
    .letter = A
    .hero = Édouard de Woodstock, le Prince Noir
side-french = les Français
    .letter = F
    .hero = Bertrand du Guesclin

# Au début d’une phrase.
The-side = { $side ->
    [english] Les Anglais
   *[french] Les Français
}

castle-1 = Chauvigny
    .province = Poitou
    .river = Vienne
    .history = Un éperon couronné de cinq châteaux au-dessus de la Vienne. Jean II y fit passer le pont à son armée en septembre 1356, quelques jours avant sa défaite et sa capture près de Poitiers.
castle-2 = Crozant
    .province = Marche (Limousin)
    .river = Creuse et Sédelle
    .history = Forteresse des comtes de la Marche sur une crête entre deux rivières. En août 1356, elle résista aux hommes du Prince Noir, qui saccagèrent le village et passèrent leur chemin.
castle-3 = Cluis-Dessous
    .province = Berry
    .river = Bouzanne
    .history = Place forte des seigneurs de Chauvigny au-dessus de la Bouzanne. Guy II de Chauvigny, armé chevalier par du Guesclin, y mourut en 1422.
castle-4 = Sarzay
    .province = Berry
    .river = Vauvre et Couarde
    .history = Demeure des Barbançois depuis le milieu du XIVᵉ siècle, face à la frontière anglaise. Guillaume de Barbançois fit campagne contre les Anglais autour de La Châtre dans les années 1360.
castle-5 = Sainte-Sévère
    .province = Berry
    .river = Indre
    .history = Prise par les Anglais en 1370, reprise d’assaut en 1372 par du Guesclin, le duc de Bourbon et le comte de Sancerre.
castle-6 = Huriel
    .province = Bourbonnais
    .river = Magieure
    .history = Un haut donjon carré, dit la Toque, aux seigneurs de Brosse. Les routiers de Robert Knolles s’en emparèrent après Poitiers et le quittèrent après le traité de Brétigny, en 1360.

castle = { $castle ->
    [1] { castle-1 }
    [2] { castle-2 }
    [3] { castle-3 }
    [4] { castle-4 }
    [5] { castle-5 }
   *[6] { castle-6 }
}

label-bannerets = Chevaliers bannerets
label-men_at_arms = Hommes d’armes
label-sergeants = Sergents
label-trebuchet = Trébuchet
label-foot_soldiers = Piétons
label-archers = Archers
label-crossbowmen = Arbalétriers

a-card = { $card ->
    [hero] le héros
   *[other] un { $card }
}

A-card = { $card ->
    [hero] Le héros
   *[other] Un { $card }
}

# Des cartes de même valeur, dans une liste : « le héros, un 5 et trois 2 ».
alike-cards = { $card ->
    [6] le héros
   *[other] { $number ->
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
       *[other] { $number } cartes de
    } { $card }
}

some-cards = { $number ->
    [one] une carte
   *[other] { $number } cartes
}

## Options de la partie

setting-level = Niveau
    .about = Les règles de base ; avancées, assauts et défaites coûtent des cartes pour de bon ; expertes, chaque camp garde en outre cinq cartes en réserve et la guerre dure plus longtemps.
value-level = { $value ->
    [basic] de base
    [advanced] avancé
   *[expert] expert
}
group-team = Les camps et les places
group-finer-points = Points de détail
setting-team_side = Camp de l’équipe
    .about = À trois joueurs seulement : le camp que jouent les deux partenaires.
value-team_side = { $value ->
    [english] les Anglais
   *[french] les Français
}
setting-reshuffle = Épuisement de la pioche
    .about = Une pioche est épuisée dès qu’on en tire la dernière carte, ou seulement quand une carte vient à manquer.
value-reshuffle = { $value ->
    [immediate] à la dernière carte
   *[on_demand] quand une carte manque
}
setting-attack_tie_removal = Égalité dans un assaut
    .about = Aux niveaux avancé et expert : attaquer un château ennemi coûte-t-il une carte même quand le combat finit en égalité ?
value-attack_tie_removal = { $value ->
    [always] coûte une carte
   *[not_on_tie] ne coûte rien
}
setting-seats = Places
    .about = Le camp de chaque place, dans l’ordre : A pour les Anglais, F pour les Français. D’ordinaire, les places impaires jouent un camp et les places paires l’autre.
value-seats = { $value ->
    [usual] comme d’ordinaire
    [EF] AF
    [FE] FA
    [EEF] AAF
    [EFE] AFA
    [EFF] AFF
    [FEE] FAA
    [FEF] FAF
    [FFE] FFA
    [EEFF] AAFF
    [EFEF] AFAF
    [EFFE] AFFA
    [FEEF] FAAF
    [FEFE] FAFA
   *[FFEE] FFAA
}
setting-english_captain = Premier capitaine anglais
    .about = Dans une équipe anglaise, le partenaire qui est capitaine au premier tour.
value-english_captain = { $value ->
    [first] la première place
   *[second] la seconde place
}
setting-french_captain = Premier capitaine français
    .about = Dans une équipe française, le partenaire qui est capitaine au premier tour.
value-french_captain = { $value ->
    [first] la première place
   *[second] la seconde place
}

## Où en est le tour

phase-set-aside = Mise en réserve
phase-hand-over = Remise des cartes et ordre de bataille
phase-open-first = Ouverture du premier château
phase-answer-first = Réponse devant le premier château
phase-open-second = Ouverture du deuxième château
phase-answer-second = Réponse devant le deuxième château
phase-reinforcements = Renforts
phase-defence = Résolution des combats
phase-removal = Pertes
phase-over = Fin de la partie

role-attack = attaque
role-defence = défense

## Ce qu’on vous demande

ask-set-aside = À vous de jouer, messire : choisissez les cartes de valeur que vous gardez en réserve dans votre défausse.
ask-hand-over = À vous de jouer, capitaine : choisissez les cartes que vous remettez à votre partenaire.
ask-set-order = À vous de jouer, capitaine : qui forme l’avant-garde ?
ask-open-castle = À vous de jouer, messire : désignez le château à ouvrir.
ask-lay-cards = { $castle ->
    [0] À vous de jouer, messire : choisissez les cartes à poser, face cachée.
   *[other] À vous de jouer, messire : choisissez les cartes à poser devant { castle }, face cachée.
}
ask-reinforce = À vous de jouer, messire : envoyez des renforts, ou passez.
ask-reinforce-cards = { $castle ->
    [0] Choisissez les cartes que vous envoyez en renfort.
   *[other] Choisissez les cartes que vous envoyez en renfort devant { castle }.
}
ask-defend = { $castle ->
    [0] L’attaquant a montré ses cartes : montrez-vous les vôtres, ou abandonnez-vous le château ?
   *[other] L’attaquant a montré ses cartes devant { castle } : montrez-vous les vôtres, ou abandonnez-vous le château ?
}
ask-remove-cards = { $castle ->
    [0] Vous avez perdu ce combat : choisissez les cartes à écarter définitivement.
   *[other] Vous avez perdu devant { castle } : choisissez les cartes à écarter définitivement.
}

## Ce que vous pouvez répondre ; .typed donne les mots que l’on peut taper

option-castle = { castle }
    .typed = { $castle }
option-reinforce = renforcer { castle }
    .typed = { $castle }
option-card = { a-card }
    .typed = { $card ->
        [hero] héros heros h
       *[other] { $card }
    }
option-done = fini
    .typed = fini
option-pass = passer
    .typed = passer passe
option-show = montrer ses cartes
    .typed = montrer montre
option-concede = abandonner le château
    .typed = abandonner abandonne
option-lead = former soi-même l’avant-garde
    .typed = moi avant-garde
option-follow = envoyer son partenaire à l’avant-garde
    .typed = partenaire arrière-garde

## Ce qui s’est passé

event-set-aside = { The-side } mettent { some-cards } en réserve dans leur défausse.
event-first-hand = { The-side } prennent leur héros et piochent : { some-cards } en main.
event-turn = Tour { $turn } : { $side ->
    [english] les Anglais
   *[french] les Français
} ouvrent.
event-handed-over = { $you ->
    [seat] Vous remettez { some-cards } à { $to }.
    [to] { $seat } vous remet { some-cards }.
   *[none] { $seat } remet { some-cards } à { $to }.
}
event-handed-cards = Entre partenaires seulement, les cartes remises : { $cards }.
event-order = { $you ->
    [seat] Vous formez l’avant-garde.
   *[none] { $seat } forme l’avant-garde.
}
event-laid = { $you ->
    [seat] { $act ->
        [opens-and-attacks] Vous ouvrez { castle } et attaquez avec { some-cards }.
        [opens-and-defends] Vous ouvrez { castle } et défendez avec { some-cards }.
        [attacks] Vous répondez devant { castle } et attaquez avec { some-cards }.
       *[defends] Vous répondez devant { castle } et défendez avec { some-cards }.
    }
   *[none] { $act ->
        [opens-and-attacks] { $seat } ouvre { castle } et attaque avec { some-cards }.
        [opens-and-defends] { $seat } ouvre { castle } et défend avec { some-cards }.
        [attacks] { $seat } répond devant { castle } et attaque avec { some-cards }.
       *[defends] { $seat } répond devant { castle } et défend avec { some-cards }.
    }
}
event-no-cards-left = { The-side } n’ont plus de cartes en main et passent d’office.
event-passed = { $you ->
    [seat] Vous passez.
   *[none] { $seat } passe.
}
event-reinforced = { $you ->
    [seat] Vous envoyez { some-cards } en renfort devant { castle }.
   *[none] { $seat } envoie { some-cards } en renfort devant { castle }.
}
event-shown = { $you ->
    [seat] Vous montrez devant { castle } : { $cards }.
   *[none] { $seat } montre devant { castle } : { $cards }.
}
event-conceded = { $you ->
    [seat] Vous abandonnez { castle } et défaussez { some-cards } face cachée.
   *[none] { $seat } abandonne { castle } et défausse { some-cards } face cachée.
}
event-tie = Égalité devant { castle } : rien ne change.
event-holds = { The-side } gardent { castle }.
event-takes = { The-side } prennent { castle }.
event-removed = { $you ->
    [seat] Vous écartez définitivement { $cards }.
   *[none] { $seat } écarte définitivement { $cards }.
}
event-six-castles = { The-side } tiennent les six châteaux : la victoire est à eux sur-le-champ !
event-drew = { $number ->
    [0] { The-side } ne piochent rien ; { $hand ->
        [0] il ne leur reste aucune carte en main.
        [one] il leur reste une carte en main.
       *[other] ils ont { $hand } cartes en main.
    }
    [one] { The-side } piochent une carte ; { $hand ->
        [one] c’est la seule qu’ils aient en main.
       *[other] ils en ont { $hand } en main.
    }
   *[other] { The-side } piochent { $number } cartes ; ils en ont { $hand } en main.
}
event-drew-cards = { $you ->
    [audience] Vous piochez { $cards }.
   *[none] { $audience } pioche { $cards }.
}
event-exhausted-for-good = La pioche { $side ->
    [english] des Anglais
   *[french] des Français
} est épuisée pour de bon : ils ne piocheront plus.
event-rebuilt = La pioche { $side ->
    [english] des Anglais
   *[french] des Français
} est épuisée pour la { $times ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] { $times }e
} fois ; la défausse, mélangée, en fait une nouvelle ({ some-cards }).
event-out-of-cards = { The-side } sont à bout de cartes : la partie est finie.

## Pourquoi ce n’est pas permis

why-too-few-cards = Il faut choisir au moins { $least ->
    [one] une carte
   *[other] { $least } cartes
} ; { $picked ->
    [0] vous n’en avez encore pris aucune.
    [one] vous n’en avez pris qu’une.
   *[other] vous en avez pris { $picked }.
}
why-too-little-value = Les cartes à écarter doivent valoir { $least } au moins ; celles-ci valent { $value }.
why-cards-first = Ce sont des cartes qu’il faut choisir maintenant.
why-no-such-card = { $card ->
    [hero] Le héros n’est pas parmi les cartes à choisir.
   *[other] Il n’y a plus de { $card } parmi les cartes à choisir.
}
why-too-many-cards = Vous ne pouvez prendre ici { $most ->
    [0] aucune carte.
    [one] qu’une seule carte.
   *[other] que { $most } cartes.
}
why-strongest-first = Nommez vos cartes de la plus forte à la plus faible : { a-card } aurait dû venir plus tôt.
why-not-enough-value = Si vous prenez { a-card }, les cartes restantes ne suffiront plus.
why-order-first = Dites d’abord qui forme l’avant-garde : vous, ou votre partenaire.
why-castle-first = Désignez d’abord un château.
why-castle-already-open = On se bat déjà devant { castle } à ce tour : désignez un autre château.
why-reinforce-or-pass = C’est l’heure des renforts : renforcez l’un des deux châteaux disputés, ou passez.
why-castle-not-contested = On ne se bat pas devant { castle } à ce tour.
why-castle-of-partner = { castle } est à la charge de votre partenaire.
why-castle-full = Vous avez déjà { $most ->
    [one] une carte
   *[other] { $most } cartes
} devant { castle } : il n’y a pas place pour davantage.
why-show-or-concede = Le défenseur montre ses cartes ou abandonne le château ; rien d’autre.

## Ce qui a décidé de la partie

decided-by-six-castles = en tenant les six châteaux
decided-by-points = aux points
decided-by-unspent-cards = à points égaux, au nombre de cartes non dépensées
decided-by-draw = à égalité de points et de cartes non dépensées

## La table

board-turn = Tour { $turn }
board-neutral = neutre
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-hand = main
board-draw-pile = pioche
board-discard-pile = défausse
board-shown = montrées
board-fight = { castle }, au seul hasard : gagné { $won } %, égalité { $tied } %, perdu { $lost } %.
board-removed = écartées
board-exhausted = épuisée { $times } fois sur { $limit }
board-exhausted-about = Un sablier s’emplit chaque fois que la pioche se vide ; le dernier empli, on ne pioche plus.
board-captain = capitaine
board-vanguard = avant-garde
board-rearguard = arrière-garde
board-chosen = déjà choisi

## Le plateau dans la page

board-hero-english = Le Prince Noir
board-hero-french = Du Guesclin
board-the-hero = héros
board-held = { $side ->
    [english] tenu par les Anglais
   *[french] tenu par les Français
}
board-opens = { $side ->
    [english] Les Anglais ouvrent
   *[french] Les Français ouvrent
}
board-your-hand = Votre main
board-in-hand = { $number ->
    [0] aucune carte en main
   *[other] { some-cards } en main
}
board-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
board-face-down = { $number ->
    [one] une carte face cachée
   *[other] { $number } cartes face cachée
}
board-face-up = face visible : { $cards }
board-yours-face-down = face cachée, pour vos seuls yeux : { $cards }
board-look-at-piles = { $side ->
    [english] Pioche et défausse des Anglais
   *[french] Pioche et défausse des Français
}
board-in-piles = { $draw ->
    [0] La pioche est vide,
    [one] Une carte dans la pioche,
   *[other] { $draw } cartes dans la pioche,
} { board-exhausted } ; { $discards ->
    [0] rien dans la défausse.
    [one] une carte dans la défausse.
   *[other] { $discards } cartes dans la défausse.
}
board-discards-known = Vous savez qu’il s’y trouve : { $cards }.
board-discards-shown = Montrées au combat depuis que la pioche a été refaite : { $cards }.
board-discards-unknown = Vous n’en connaissez rien : ces cartes sont face cachée.
board-close = Fermer
board-look-closer = Montrez un château pour en savoir davantage.

# Ce qu’on sait d’un combat.
board-front = { $role ->
    [attack] { The-side } attaquent avec { some-cards } :
   *[defence] { The-side } défendent avec { some-cards } :
}
board-strength = force { $strength }.
board-with-hero = le héros est là.
board-range = force { $least } à { $most }, environ { $average } au hasard.
board-hero-possible = Leur héros peut s’y trouver ({ $chance } %).
board-hero-certain = Leur héros s’y trouve à coup sûr.
board-hero-impossible = Leur héros ne peut pas s’y trouver.
board-chance-won = gagné
board-chance-tied = égalité
board-chance-lost = perdu
board-odds-why = Comme si le seul hasard avait posé les cartes que vous ne voyez pas.
board-if-shown = { $role ->
    [defence] { $result ->
        [won] Montrez vos cartes, et le château vous reste.
        [tie] Montrez vos cartes : il y a égalité, et le château vous reste.
       *[lost] Vos cartes sont battues : montrées ou non, le château est perdu. Abandonnez, et elles restent secrètes.
    }
   *[attack] { $result ->
        [won] Vos cartes l’emportent.
        [tie] Égalité : rien ne change.
       *[lost] Vos cartes sont battues.
    }
}
board-if-taken = { $side ->
    [english] Aux mains des Anglais : Anglais { $english }, Français { $french }.
   *[french] Aux mains des Français : Français { $french }, Anglais { $english }.
}

# Composer sa réponse.
board-pick-lay-cards = { $castle ->
    [0] Désignez un château et levez des cartes :
   *[other] { castle } :
}
board-pick-reinforce-cards = { $castle ->
    [0] Pour envoyer des renforts, désignez un château et levez des cartes :
   *[other] Renforts pour { castle } :
}
board-pick-hand-over = Pour votre partenaire :
board-pick-set-aside = En réserve :
board-pick-remove-cards = { $castle ->
    [0] À écarter définitivement :
   *[other] À écarter définitivement devant { castle } :
}
board-limit = { $least ->
    [1] { $most ->
        [one] une carte.
       *[other] de 1 à { $most } cartes.
    }
   *[other] { $most ->
        [one] une carte, ni plus ni moins.
       *[other] { $most } cartes, ni plus ni moins.
    }
}
board-lifted = { some-cards } sur { $most } au plus, force { $strength }.
board-lifted-hero = { some-cards } sur { $most } au plus, dont le héros.
board-wanting-castle = Touchez à présent un château.
board-wanting-cards = { $least ->
    [one] Levez au moins une carte.
   *[other] Il en faut { $least }.
}
board-wanting-worth = Ensemble, elles doivent valoir { $worth } au moins.
board-put-back = Reposer
board-confirm-lay-cards = Poser ces cartes
board-confirm-reinforce-cards = Envoyer ces renforts
board-confirm-hand-over = Remettre ces cartes
board-confirm-set-aside = Les mettre en réserve
board-confirm-remove-cards = Écarter ces cartes

# Le premier tour guidé : une note à la première question de chaque sorte.
guide-set-aside = { $set_aside } cartes attendent dans votre défausse qu’on la mélange pour la première fois : gardez-en de fortes pour la fin, ou débarrassez-vous des faibles.
    .title = La réserve.
guide-hand-over = Votre partenaire combat devant un château, vous devant l’autre. Donnez-lui de quoi se battre, et gardez au moins une carte.
    .title = Vous êtes capitaine.
guide-set-order = L’avant-garde combat devant le premier château du tour, l’arrière-garde devant le deuxième.
    .title = L’ordre de bataille.
guide-open-castle = Touchez le château où vous voulez combattre, levez les cartes que vous y envoyez, puis posez-les. Des châteaux voisins valent { $grouped } points chacun, un château isolé { $isolated }.
    .title = Ouvrez un château.
guide-lay-cards = Levez les cartes que vous posez ici, face cachée. On se bat devant deux châteaux à chaque tour : devant le premier, gardez de quoi tenir devant le second.
    .title = Relevez le défi.
guide-reinforce = Chacun a des cartes devant les deux châteaux. Touchez-en un pour y ajouter des cartes, ou passez ; quand les deux camps passent l’un après l’autre, on retourne les cartes.
    .title = Les renforts.
guide-defend = Vous voyez ce qui vous attaque. Montrez vos cartes si elles peuvent tenir, l’égalité suffit ; ou abandonnez, et nul ne saura ce que vous aviez.
    .title = On attaque votre château.
guide-remove-cards = Vous avez perdu devant un château neutre. Écartez pour toujours votre carte la plus forte, ou plusieurs qui valent ensemble autant.
    .title = Le prix de la défaite.

# Les images du livret de règles.
picture-castles = Six châteaux en ligne
picture-first-card = Carte premier joueur
picture-hero = Un héros par camp
picture-soldiers = 21 soldats, de valeur 2 à 5
picture-back = Le dos dit le camp
picture-draw-pile = Pioche
picture-hourglass = Un sablier se remplit à chaque épuisement
picture-opens = Les Anglais ouvrent le tour 1
picture-neutral = Ni bannière ni flèche : neutre
picture-hand = Votre main de six cartes, héros compris
picture-opening = Vous avez ouvert Sarzay avec deux cartes
picture-their-answer = La réponse des Français
picture-attack = Attaque : le petit côté touche le château
picture-defence = Défense : le grand côté
picture-shown = L’attaquant a montré 8
picture-second = Le combat suivant
picture-show-or-concede = Le défenseur a 6 : montrer et perdre, ou abandonner sans rien montrer
picture-neighbours = Deux voisins : 2 points chacun
picture-neighbours-too = 2 points chacun aux Français
picture-nobody = Neutre : rien
picture-alone = Isolé : 1 point

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
outlook-castles = { $amount ->
    [one] { $amount } château
   *[other] { $amount } châteaux
}
ground-castles = { $sign ->
    [more] { $by ->
        [one] { $by } château de plus
       *[other] { $by } châteaux de plus
    }
   *[less] { $by ->
        [one] { $by } château de moins
       *[other] { $by } châteaux de moins
    }
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
ground-strength = { $sign ->
    [more] { $by ->
        [one] { $by } point de force de plus gardé en main
       *[other] { $by } points de force de plus gardés en main
    }
   *[less] { $by ->
        [one] { $by } point de force de moins gardé en main
       *[other] { $by } points de force de moins gardés en main
    }
}
ground-hero = { $sign ->
    [more] le héros reste en main
   *[less] le héros est dépensé
}
