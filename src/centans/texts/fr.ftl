# Ce que lit un joueur quel que soit le jeu, sur la page et au terminal ; ce que dit la commande « centans » est dans commands.
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
    [novice] Un page ne voit même pas un choix sur deux, et prend ce qui lui paraît le meilleur de ceux-là.
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
