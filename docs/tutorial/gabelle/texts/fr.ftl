# La Gabelle : tous les mots que lit un joueur. Le sens des variables est dit en tête de src/centans/words.py de Cent Ans.

title = La Gabelle
    .about = Du sel, un pont, un gué et le guet du roi : une querelle de faux-sauniers à deux.
    .credits = { title } a été faite pour le manuel de Cent Ans : démontez-la.

side-guerande = Guérande
side-bourgneuf = Bourgneuf

setting-length = Durée
    .about = Quatre jours ou six.
value-length = { $value ->
    [short] quatre jours
   *[long] six jours
}

some-livres = { $livres ->
    [0] rien
    [one] une livre
   *[other] { $livres } livres
}

## Ce qu’on demande, ce qu’on peut choisir

ask-road = Quelle route prenons-nous aujourd’hui ?
ask-send = Quel sac envoyez-vous ?
ask-bribe = Le guet tend la main.
option-bridge = le pont
    .typed = pont
option-ford = le gué
    .typed = gué gue
option-sack = le sac de { $weight }
    .typed = { $weight }
option-bribe = soudoyer le guet
    .typed = soudoyer
why-road-first = Il faut d’abord choisir la route : le pont ou le gué.
why-sack-first = Choisissez le sac à envoyer.
why-no-such-sack = Vous n’avez pas de sac de { $weight }.
why-only-a-bribe = Vous ne pouvez, pour l’heure, que soudoyer le guet.
why-too-poor = Le guet ne se laisse pas acheter à moins de { $price } livres.

## Ce qui s’est passé

event-drew = { $you ->
    [seat] Vous piochez
   *[none] { $seat } pioche
} un sac de { $weight }.
event-day = Jour { $day }.
event-road = { $you ->
    [seat] Vous choisissez
   *[none] { $seat } choisit
} { $road ->
    [ford] le gué
   *[bridge] le pont
}.
event-bribed = { $you ->
    [seat] Vous glissez
   *[none] { $seat } glisse
} { $price } livres au guet.
event-sent = { $you ->
    [seat] Vous envoyez
   *[none] { $seat } envoie
} un sac de { $weight }.
event-watch = Le guet fait { $roll }.
event-seized = { $you ->
    [seat] Votre sac de { $weight }
   *[none] Le sac de { $weight } de { $seat }
} va au grenier du roi.
event-sold = { $you ->
    [seat] Vous vendez et gagnez
   *[none] { $seat } vend et gagne
} { some-livres }.

## La fin

decided-by-livres = avec le plus de livres
decided-by-salt-in-store = avec le plus de sel en réserve
decided-by-draw = à égalité de livres et de sel

## Le plateau de la page

board-day = Jour { $day } sur { $days }
board-sacks = Sacs
board-has-bribed = guet soudoyé
board-salt-works = Aux salines : { $number ->
    [0] plus un sac
    [one] un sac
   *[other] { $number } sacs
}.
board-granary = Au grenier du roi : { $sacks }.
board-nothing = rien
