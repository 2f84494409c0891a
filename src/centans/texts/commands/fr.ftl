# Ce que dit la commande « centans » : au terminal, des fichiers, des données d’un serveur, au laboratoire. La page n’en a pas besoin.
# Ce que valent les variables est dit en tête de src/centans/words.py.

## Jouer dans le terminal

play-welcome = { $title }, partie à { $players } joueurs.
play-seat-person = Place { $number } : { $name }, pour { $side }.
play-seat-bot = Place { $number } : { $name }, pour { $side } (joueur automatique « { $bot } »).
play-hint = Tapez ce qui est entre crochets, plusieurs réponses à la suite si vous voulez ; « aide » dit le reste.
play-thinking = { $name } réfléchit…
play-curtain = Passez le clavier à { $name }, puis appuyez sur Entrée.
play-curtain-waiting = { $name }, la place est à vous : appuyez sur Entrée quand nul autre ne regarde l’écran.
play-taken-back = C’est repris.
play-nothing-to-undo = On ne peut rien reprendre : une carte a été tirée ou montrée, ou un autre a déjà joué.
play-allowed = Rien ne s’y oppose : c’est permis.
play-why-what = Dites quel choix vous surprend, par exemple « pourquoi { $example } ».
play-unreadable = « { $typed } » n’est pas une réponse ici ; tapez « aide » pour savoir ce qu’on peut dire.
play-too-much = « { $typed } » est de trop : la question suivante n’est pas pour vous.
play-chance-first = « { $typed } » est de trop : le hasard décide d’abord. Répondez ensuite, sur une ligne à part.
play-no-rule = Il n’y a pas de règle « { $rule } » ; les règles portent des numéros comme { $example }.
play-no-log = Il ne s’est encore rien passé.
play-saved = Partie enregistrée dans { $file }.
play-save-where = Dites dans quel fichier, par exemple « sauver ma-partie.match ».
play-stopped = La partie est gardée. Pour la reprendre : centans play --load { $file }
play-offer-save = Sous quel nom garder cette partie ? (Entrée : ne pas la garder)
play-not-kept = La partie n’est pas gardée.
play-over = La partie est finie.

play-help =
    Ce que vous pouvez taper :
    { "  " }ce qui est entre crochets      répondre ; « 5, 2, fini » répond d’un trait
    { "  " }conseil                        demander ce qui paraît le meilleur, et pourquoi ; la partie s’en souvient
    { "  " }raison [NUMÉRO]                apprendre pourquoi une machine a choisi cela, en dernier ou à cette réponse
    { "  " }annuler                        reprendre votre dernier choix, tant que la règle le permet
    { "  " }pourquoi RÉPONSE               savoir quelle règle interdit une réponse
    { "  " }règles [NUMÉRO]                lire la règle du moment, ou celle qui porte ce numéro
    { "  " }journal                        relire ce que vous avez vu de la partie
    { "  " }sauver FICHIER                 enregistrer la partie
    { "  " }quitter                        s’arrêter ; la partie est gardée
    { "  " }Entrée                         revoir la table

# Les mots du jeu en ligne de commande ; les mots anglais sont toujours compris.
command-undo = annuler
command-hint = conseil
command-reason = raison
command-why = pourquoi
command-rules = règles regles règle regle
command-log = journal
command-save = sauver enregistrer
command-help = aide
command-quit = quitter

## Raconter et vérifier

replay-heading = { $title }, { $players } joueurs : { $names }.
replay-past-end = --from va de 0 à { $entries }, la dernière réponse de cette partie : { $first } est au-delà.
replay-backwards = --to doit être au moins { $first }, où commence --from : { $last } vient avant.
replay-unfinished = La partie n’est pas finie.
replay-hidden-choice = { $you ->
    [seat] Vous choisissez
   *[none] { $name } choisit
} : { $option }.

verify-seed = La graine est bien celle qui fut promise, chaque tirage est le sien, les { $entries } réponses suivent les règles et l’empreinte est juste.
verify-seed-unpromised = Chaque tirage est celui de la graine, les { $entries } réponses suivent les règles et l’empreinte est juste ; mais le fichier ne porte pas de promesse : on ne peut prouver que la graine fut choisie avant la partie.
verify-no-seed = Les { $entries } réponses suivent les règles et l’empreinte est juste ; mais le fichier ne donne pas la graine : on ne peut prouver que personne n’a touché aux tirages.
verify-failed = La partie ne résiste pas à l’examen.

## Les jeux

games-setting = Option
games-values = Valeurs
games-about = Ce qu’elle change
games-value = { $value } : { $name }
games-usual = { $value } (d’ordinaire)
games-in-short = Joueurs : { $players }. Options : { $options }.
games-more = centans games JEU en montre un : ce que signifie chaque option, et les chiffres que l’on peut changer.
games-figures = Les chiffres que l’on peut changer, comme dans centans play { $game } --set CHIFFRE=VALEUR :
games-figure = Chiffre
games-now = Valeur
games-range = Limites
games-rule = Règle
games-from-to = de { $least } à { $most }

## Les règles et leurs tests

rules-of = Règles : { $game }
rules-chapter = Chapitre
rules-all = Tous
rules-number = Règles
rules-tested = Testées
rules-missing = Sans test
rules-not-enforced = Non contrôlées
rules-unknown = Des tests nomment des règles qui n’existent pas : { $rules }
rules-no-tests = les tests de { $game } sont attendus dans { $folder }, qui n’est pas un dossier : donnez par --tests le dossier qui contient games/{ $game }

## Un serveur commence

serve-port-busy = Le port { $port } est occupé ; on prend { $taken }.
serve-address = Cent Ans est à l’adresse { $address } (Ctrl-C y met fin)

## Garder les données d’un serveur

backup-going-on = Copie
backup-done = { $file } contient tout : { $tables ->
    [one] une table
   *[other] { $tables } tables
}, { $answers ->
    [one] une réponse
   *[other] { $answers } réponses
}, { $guests ->
    [one] un visiteur
   *[other] { $guests } visiteurs
}. Gardez-le comme vous gardez vos mots de passe.
backup-there-already = { $file } existe déjà, et rien n’est écrasé : nommez un autre fichier.
restore-going-on = Restauration
restore-done = Tout ce que contient { $file } est de retour : { $tables ->
    [one] une table
   *[other] { $tables } tables
}, { $answers ->
    [one] une réponse
   *[other] { $answers } réponses
}, { $guests ->
    [one] un visiteur
   *[other] { $guests } visiteurs
}.
restore-no-file = Il n’y a pas de fichier { $file }.
restore-no-backup = { $file } n’a pas été fait par centans backup.
restore-damaged = { $file } est abîmé ; rien n’a été restauré.
restore-there-already = Il y a déjà une base de données, { $file }, et rien n’est écrasé : déplacez-la, ou nommez un autre dossier avec --data.
restore-not-empty = La base de données de CENTANS_DATABASE_URL contient déjà des visiteurs ou des tables, et rien n’est écrasé : nommez-en une vide.
database-missing = Il n’y a pas de base de données dans { $folder } ; nommez le dossier du serveur avec --data.
database-unknown-make = La base de données vient d’une autre version que celle-ci ({ $version }), qui ne la connaît pas : prenez une version plus récente.
database-of-old = La base de données est d’un ancien modèle ; lancez d’abord centans migrate (un serveur le fait en démarrant).
database-fails = La base de données n’y consent pas : { $reason }.

tidy-going-on = Rangement
tidy-would = Ce qui serait supprimé :
tidy-done = Ce qui a été supprimé :
tidy-waiting = { $count ->
    [one] { $count } table jamais commencée
   *[other] { $count } tables jamais commencées
}
tidy-unfinished = { $count ->
    [one] { $count } partie inachevée
   *[other] { $count } parties inachevées
}
tidy-finished = { $count ->
    [one] { $count } partie finie
   *[other] { $count } parties finies
}
tidy-brought-in = { $count ->
    [one] { $count } partie finie venue d’un fichier
   *[other] { $count } parties finies venues de fichiers
}
tidy-guests = { $count ->
    [one] { $count } visiteur qui n’est à aucune table
   *[other] { $count } visiteurs qui ne sont à aucune table
}

secret-kept = { $count ->
    [one] Un seul secret est reconnu ; centans secret --new en met un nouveau devant.
   *[other] { $count } secrets sont reconnus, le plus récent signe ; centans secret --forget ne garde que celui-là.
}
secret-new = Un nouveau secret signe désormais ; { $count } sont reconnus. Quand chacun sera revenu, centans secret --forget ne gardera que le nouveau.
secret-forgotten = Seul le secret le plus récent est reconnu désormais.
secret-both = Faites un nouveau secret maintenant, et oubliez les anciens plus tard : --new et --forget ne vont pas ensemble.
secret-missing = Il n’y a pas encore de secret dans { $folder } ; un serveur en fait un à son premier démarrage. Nommez son dossier avec --data.

## Le laboratoire

number = { $value }
lab-going-on = { $title }, parties
lab-played = { $title }, parties jouées : { $played } sur { $games } (règles, révision { $revision }), entre { $bots } ; joueurs à table : { $players } ; graine « { $seed } ». Les joueurs automatiques ont changé de place après chaque partie.
lab-until = { $what ->
    [difference] L’écart des victoires de chaque joueur automatique { $reached ->
        [yes] est connu
       *[no] n’est pas encore connu
    }
   *[share] La part de victoires de chaque joueur automatique { $reached ->
        [yes] est connue
       *[no] n’est pas encore connue
    }
} à { $points ->
    [one] un point
   *[other] { $points } points
} près (95 %).
lab-timing = { $seconds } s ; par seconde, parties : { $matches }, décisions : { $decisions }.
lab-version = { $name ->
    [first] première version
   *[second] seconde version
} : { $changes }
lab-usual-rules = les règles ordinaires
lab-no-match = Aucune partie n’a été jouée.
lab-lengths = { $what ->
    [decisions] Décisions par partie
   *[turns] Tours par partie
} : { $mean } en moyenne, écart type { $deviation }, de { $least } à { $most }
lab-two-points = Parties qu’il faudrait pour distinguer la part de victoires d’un joueur automatique d’une autre à deux points de là : environ { $needed }.
lab-star = * net même compte tenu du nombre de lignes, { $rows } : où rien ne diffère, un rapport ne porte la moindre étoile que dans 5 cas sur 100 au plus (correction de Holm).
lab-difference-of-two-points = Parties qu’il faudrait pour trouver un écart de deux points dans une part de victoires : environ { $needed }.
lab-too-few = trop peu de parties
lab-bounds = { $estimate } (de { $low } à { $high })
lab-percent = { $share } %
lab-row = { $kind ->
    [bot] joueur { $name }
    [side] camp : { $name }
   *[seat] place { $name }
}
lab-compared = { $measure ->
    [wins] { $row }, part de victoires
    [score] { $row }, score
    [draws] parties nulles
    [decisions] décisions
   *[turns] tours
}
lab-same-dice = mêmes parties, mêmes dés
lab-column-played = jouées
lab-column-won = gagnées
lab-column-drawn = nulles
lab-column-lost = perdues
lab-column-rate = gagnées (95 %)
lab-column-score = score
lab-column-measure = par partie
lab-column-mean = moyenne
lab-column-deviation = écart type
lab-column-least = minimum
lab-column-most = maximum
lab-column-ending = dénouement
lab-column-matches = parties
lab-column-first = première
lab-column-second = seconde
lab-column-difference = seconde moins première (95 %)
lab-written = écrit : { $file }
lab-slow-rules = À partir des sources, il y faudrait environ { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} ou davantage ; compilées, les règles jouent deux à cinq fois plus vite : make fast, une fois, prend environ deux minutes.
lab-compile-now = Compiler maintenant, puis commencer ? [o/N]
lab-yes = o oui

lab-page-title = Cent Ans, le laboratoire : { $title }
lab-page-rates = { $kind ->
    [bot] Part des parties gagnées par chaque joueur automatique
    [side] Part des parties gagnées par chaque camp
   *[seat] Part des parties gagnées depuis chaque place
}, avec intervalles à 95 %
lab-page-scores = { $name }, scores : { $mean } en moyenne, écart type { $deviation }
lab-page-endings = Dénouement des parties
lab-page-compared = Les deux versions comparées, partie par partie avec les mêmes dés
lab-page-columns = de { $low } à { $high }, au plus { $top } dans une colonne

ladder-going-on = { $title }, donnes
ladder-played = { $title }, donnes jouées : { $played } sur { $planned }, parties : { $matches } (règles, révision { $revision }) ; joueurs à table : { $players } ; graine « { $seed } ».
ladder-method = Cotes : Elo au-dessus du premier joueur, selon le modèle de Bradley et Terry (à plus de deux par table, de Plackett et Luce), bornes à 95 % par retirage des donnes. Victoires : bornes à 95 % selon Wilson.
ladder-alone = seul parmi les autres
ladder-bot = joueur
ladder-rating = cote (95 %)
ladder-choice = un choix
ladder-longest = le plus long
ladder-choices = choix
ladder-against = contre

tune-kind = sorte
tune-positions = positions
tune-even = à chances égales
tune-by-hand = à la main
tune-before = avant
tune-after = après

temper-round = Les tempéraments essayés ont rapporté { $success } en moyenne (0 si l’on perd, 1 si l’on gagne de loin).

## Le contrat

check-going-on = Examen de { $game }
check-done = { $game } tient le contrat, parties examinées : { $kept } sur { $matches }{ $interrupted ->
    [yes] { " jusqu’ici" }
   *[no] { "" }
}.
check-broken = { $game } rompt le contrat : { $breach }
check-shown = la partie qui le montre : { $file }
check-counted = parties : { $matches }, décisions : { $decisions }
check-variants = { $count ->
    [one] { $count } variante
   *[other] { $count } variantes
}
check-check = ce qui est vérifié
check-times = fois
check-setting = option
check-value = valeur
check-matches = parties
check-decisions = décisions
check-asks-are-well-formed = les questions sont bien posées
check-why-not-agrees-with-the-options = les refus s’accordent avec les choix offerts
check-inventory-is-constant = l’inventaire ne varie pas
check-result-is-there-when-it-is-over = la fin a un résultat
check-clone-is-the-same = une copie est pareille
check-clone-shares-nothing = une copie ne partage rien
check-view-shares-nothing-with-the-position = une vue ne partage rien avec la position
check-original-stays-when-its-clone-plays-on = l’original reste quand sa copie joue
check-box-never-changes = la boîte ne change jamais
check-features-are-small-numbers = les traits sont de petits nombres
check-undo-goes-back-and-no-further = reprendre revient en arrière, et pas plus loin
check-past-can-be-looked-at = le passé se laisse revoir
check-kept-positions-play-on = une position gardée se joue encore
check-older-copies-never-change = les anciennes copies ne changent jamais
check-file-tells-the-whole-match = le fichier dit toute la partie
check-quick-ways-to-look-show-the-same = les regards rapides montrent la même chose
check-masking-keeps-the-view = masquer ne change pas la vue
check-redealing-keeps-the-view = redonner ne change pas la vue
check-redealing-keeps-the-questions = redonner ne change pas les questions
check-nothing-contradicts-what-was-told = rien ne contredit ce qui fut dit
check-redealing-leaves-the-state-alone = redonner ne touche pas à la position
check-masking-covers-what-redealing-changes = masquer couvre ce que redonner change
check-who-shares-knows-the-same = qui partage sait la même chose
check-redealt-state-can-be-played = une position redonnée se joue
check-every-match-ends = toute partie finit
check-open-questions-are-taken-up = on répond aux questions ouvertes

## La vitesse des règles

bench-in-english = Dans une copie de travail, on se mesure aussi à nos pairs, pour ceux qui y travaillent ; ces tableaux sont en anglais.
bench-going-on = On joue au hasard
bench-title = Jeu au hasard ({ $how ->
    [compiled] règles compilées
    [stale] à partir de sources retouchées depuis leur compilation
   *[source] à partir des sources
})
bench-game = Jeu
bench-players = Joueurs
bench-decisions = Décisions/s

## Mettre à jour la base de données d’un serveur

migrate-done = La base de données est à jour.
migrate-differs = table { $table } ({ $game }, règles { $revision }, à présent { $now }) : { $difference } ; { $remark }
migrate-rules-gone = disparues
migrate-remark = table { $table } ({ $game }, règles { $revision }) : { $remark }.
migrate-counted = Tables : { $tables }, dont commencées sous d’autres règles : { $older } ; rejouées autrement qu’elles ne furent jouées : { $different }.
migrate-never-portrayed = son état ne fut jamais gardé, on n’en a que le fichier
migrate-portrayed-earlier = elle se montre, en lecture seule, telle qu’après la réponse { $portrayed } sur { $length }
migrate-portrayed = elle se montre, en lecture seule, telle qu’en dernier
migrate-no-box = rien à quoi la comparer : elle fut gardée avant que les positions le soient, et sera complétée quand on l’ouvrira
migrate-own-box = elle garde ses propres composants : ceux d’aujourd’hui sont autres
