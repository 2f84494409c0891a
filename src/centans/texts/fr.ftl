# Ce que lit un joueur quel que soit le jeu, et ce que dit la commande « centans ».
# Ce que valent les variables est dit en tête de src/centans/words.py.

## Listes et noms

list-comma = { $before }, { $after }
list-end = { $before } et { $after }

name-person = Joueur { $number }
name-bot = { $number ->
    [1] Aymeric
    [2] Hugues
    [3] Thibaut
    [4] Enguerrand
    [5] Gauvain
   *[other] Perceval
} { $bot ->
    [page] le Jeune
    [squire] le Hardi
    [marshal] le Grand
    [greedy] le Hardi
    [random] le Fol
   *[other] le Sage
}

## Questions et refus de toutes les parties

setting-players = Joueurs
    .about = Le nombre de joueurs.

ask-reconsider = Votre choix est fait, les autres réfléchissent encore : vous pouvez vous raviser.
option-reconsider = revenir sur son choix
    .typed = raviser
why-not-your-turn = Ce n’est pas à vous de jouer.
why-game-over = La partie est finie.
why-not-asked-now = Ce n’est pas ce qu’on vous demande à présent.
why-nothing-to-reconsider = Vous n’avez pas de choix secret à reprendre.
why-with-rule = { $why } ({ $rule })

## Fin de la partie

result-won = { $count ->
    [one] { $winners } l’emporte
   *[other] { $winners } l’emportent
} { $how }.
result-nobody = Partie nulle, { $how }.
result-score = { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}

## Conseils et raisons

hint-best = Conseil : { $choice }.
hint-other = Ou bien : { $choice }.
hint-nothing = Il n’y a rien à choisir ici.
hint-forbidden = Les conseils ne sont pas permis à cette table.
hint-thinking = On y réfléchit…
reason-promise = Autant que { $simulations ->
    [one] { $simulations } essai permet
   *[other] { $simulations } essais permettent
} d’en juger, cela mène à { $outlook } et { $tenths ->
    [0] ne gagne presque jamais
    [1] gagne environ une partie sur dix
    [10] gagne presque toujours
   *[other] gagne environ { $tenths } parties sur dix
}.
reason-promise-short = Cela mène à { $outlook } et { $tenths ->
    [0] ne gagne presque jamais
    [1] gagne environ une partie sur dix
    [10] gagne presque toujours
   *[other] gagne environ { $tenths } fois sur dix
}.
reason-for = Ce qui plaide pour : { $grounds }.
reason-against = Ce qu’il en coûte : { $grounds }.
reason-alike = Les deux promettent à peu près la même chose.
reason-then = { $first }, puis { $rest }
reason-and-more = { $some } et ainsi de suite
why-chosen = { $name } a choisi : { $choice }.
why-other = Pesé aussi : { $choice }.
why-better = À la réflexion, ceci promet davantage : { $choice }.
why-manner = { $bot ->
    [random] Ce joueur choisit à l’aveugle.
    [novice] Un page ne voit guère plus d’un choix sur deux, et prend ce qui lui paraît le meilleur du reste.
    [greedy] Un écuyer prend ce qui paraît le meilleur sur le moment, sans voir plus loin. Tout bien pesé, voici ce qu’il en est.
    [search] Un joueur qui voit plus loin : voici les choix qu’il a pesés le plus longtemps.
   *[other] Ce qui pousse ce joueur ne regarde que lui ; tout bien pesé, voici ce qu’il en est.
}
why-later = La raison trahirait un secret : demandez-la quand la partie sera finie.
why-no-choice = Il n’y avait rien à choisir.
why-not-bot = C’est une personne qui a choisi, et elle sait pourquoi.
hints-used = { $name } a demandé { $count ->
    [one] un conseil
   *[other] { $count } conseils
}.

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
