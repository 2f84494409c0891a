# La Gabelle: every word a player reads. What the variables hold is said at the top of src/centans/words.py of Cent Ans.

title = La Gabelle
    .about = Salt, a bridge, a ford and the king’s watch: a quarrel of smugglers for two.
    .credits = { title } was made for the handbook of Cent Ans: take it apart.

side-guerande = Guérande
side-bourgneuf = Bourgneuf

setting-length = Length
    .about = Four days or six.
value-length = { $value ->
    [short] four days
   *[long] six days
}

some-livres = { $livres ->
    [0] nothing
    [one] one livre
   *[other] { $livres } livres
}

## What one is asked, and may choose

ask-road = Which road shall we take today?
ask-send = Which sack do you send?
ask-bribe = The watch holds out its hand.
option-bridge = the bridge
    .typed = bridge
option-ford = the ford
    .typed = ford
option-sack = the sack of { $weight }
    .typed = { $weight }
option-bribe = bribe the watch
    .typed = bribe
why-road-first = The road must be chosen first: the bridge or the ford.
why-sack-first = Choose a sack to send.
why-no-such-sack = You have no sack of { $weight }.
why-only-a-bribe = All you may do now is bribe the watch.
why-too-poor = The watch takes no less than { $price } livres.

## What happened

event-drew = { $you ->
    [seat] You draw
   *[none] { $seat } draws
} a sack of { $weight }.
event-day = Day { $day }.
event-road = { $you ->
    [seat] You choose
   *[none] { $seat } chooses
} { $road ->
    [ford] the ford
   *[bridge] the bridge
}.
event-bribed = { $you ->
    [seat] You slip
   *[none] { $seat } slips
} the watch { $price } livres.
event-sent = { $you ->
    [seat] You send
   *[none] { $seat } sends
} a sack of { $weight }.
event-watch = The watch rolls { $roll }.
event-seized = { $you ->
    [seat] Your
   *[none] { $seat }’s
} sack of { $weight } goes to the king’s granary.
event-sold = { $you ->
    [seat] You sell and earn
   *[none] { $seat } sells and earns
} { some-livres }.

## The end

decided-by-livres = with more livres
decided-by-salt-in-store = with more salt in store
decided-by-draw = with equal livres and equal salt

## The board of the page

board-day = Day { $day } of { $days }
board-sacks = Sacks
board-has-bribed = watch bribed
board-salt-works = In the salt-works: { $number ->
    [0] no sack
    [one] one sack
   *[other] { $number } sacks
}.
board-granary = In the king’s granary: { $sacks }.
board-nothing = nothing
