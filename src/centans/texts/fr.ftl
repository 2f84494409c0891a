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
    { "  " }annuler                        reprendre votre dernier choix, tant que la règle le permet
    { "  " }pourquoi RÉPONSE               savoir quelle règle interdit une réponse
    { "  " }règles [NUMÉRO]                lire la règle du moment, ou celle qui porte ce numéro
    { "  " }journal                        relire ce que vous avez vu de la partie
    { "  " }sauver FICHIER                 enregistrer la partie
    { "  " }quitter                        s’arrêter ; la partie est gardée
    { "  " }Entrée                         revoir la table

# Les mots du jeu en ligne de commande ; les mots anglais sont toujours compris.
command-undo = annuler
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
