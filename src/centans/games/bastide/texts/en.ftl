# Bastide: every word a player reads. The vocabulary is that of the glossary of RULES.md.
# What the variables hold is said at the top of src/centans/words.py.

title = Bastide
    .about = A new town in the south-west, bids in closed fists, and the English camped before the walls.
    .lead = A new town to build, neighbours to watch, the English at the gates: will you be its bayle, and for which king?
    .length = 60 to 90 minutes
    .now = At one click: with three, without gifts of money.
    .age = from 12 years old
    .credits = The rulebook of Bastide (version 3.4, August 2007) does not name its authors.
aim = Put Influences on the works of the new town, hold the majority cards and go far on the Camp Road: most points make you its Bayle.
    .end = The town is French when all its works are started, or if its walls hold in the siege that the last English tile begins; if they fall it is English, and cards and Camp Road count against you.

## Players and colours

side-blue = Blue
    .letter = B
side-green = Green
    .letter = G
side-red = Red
    .letter = R
side-yellow = Yellow
    .letter = Y
side-violet = Violet
    .letter = V

colour = { $colour ->
    [blue] Blue
    [green] Green
    [red] Red
    [yellow] Yellow
   *[violet] Violet
}

## The town

equipment-WN = North wall
equipment-WS = South wall
equipment-WW = West wall
equipment-WE = East wall
equipment-EG = Church
equipment-CH = Chapel
equipment-MO = Monastery
equipment-MA = Leper house
equipment-S1 = Oven Lane
equipment-S2 = Fountain Street
equipment-S3 = Smiths’ Lane
equipment-L1 = Main Street
equipment-L2 = Long Lane
equipment-HA = Market hall

# With its article, within a sentence.
equipment = { $equipment ->
    [WN] the north wall
    [WS] the south wall
    [WW] the west wall
    [WE] the east wall
    [EG] the church
    [CH] the chapel
    [MO] the monastery
    [MA] the leper house
    [S1] Oven Lane
    [S2] Fountain Street
    [S3] Smiths’ Lane
    [L1] Main Street
    [L2] Long Lane
   *[HA] the market hall
}

# With its article, at the beginning of a sentence.
The-equipment = { $equipment ->
    [WN] The north wall
    [WS] The south wall
    [WW] The west wall
    [WE] The east wall
    [EG] The church
    [CH] The chapel
    [MO] The monastery
    [MA] The leper house
    [S1] Oven Lane
    [S2] Fountain Street
    [S3] Smiths’ Lane
    [L1] Main Street
    [L2] Long Lane
   *[HA] The market hall
}

category-fortification = Walls
category-religious = Religious buildings
category-roads = Roads and market
wall-side = { $side ->
    [N] north
    [S] south
    [W] west
   *[E] east
}

## Tiles and cards

tile-house = House
tile-fire = Fire
tile-english-1 = English 1
tile-english-2 = English 2
tile-english-3 = English 3
tile-english-4 = English 4

a-tile = { $tile ->
    [house] a House
    [fire] a Fire
    [english-1] an English tile of 1
    [english-2] an English tile of 2
    [english-3] an English tile of 3
   *[english-4] an English tile of 4
}

alike-tiles = { $number ->
    [1] { a-tile }
   *[other] { $number } { $tile ->
        [house] Houses
        [fire] Fires
        [english-1] English tiles of 1
        [english-2] English tiles of 2
        [english-3] English tiles of 3
       *[english-4] English tiles of 4
    }
}

card-prince = The Prince
    .short = Prince
    .about = Goes to whoever leads on the walls.
card-pope = The Pope
    .short = Pope
    .about = Goes to whoever leads on the religious buildings.
card-people = The People
    .short = People
    .about = Goes to whoever leads on roads and market.
card = { $card ->
    [prince] the Prince
    [pope] the Pope
   *[people] the People
}

sdd = { $amount ->
    [one] { $amount } bag of deniers
   *[other] { $amount } bags of deniers
}
some-houses = { $number ->
    [one] one House
   *[other] { $number } Houses
}
some-influences = { $number ->
    [one] one Influence
   *[other] { $number } Influences
}

## Settings of the match

setting-first_player = First player
    .about = Who begins: drawn by lot, or the player of a given seat.
value-first_player = { $value ->
    [random] drawn by lot
    [first] the first seat
    [second] the second seat
    [third] the third seat
    [fourth] the fourth seat
   *[fifth] the fifth seat
}
setting-house_tiles = House tiles
    .about = How many Houses the bag holds: 36 (58 tiles in all) or 26 (48 tiles), depending on which page of the rulebook you believe.
value-house_tiles = { $value } Houses
setting-majority_values = Value of the majority cards
    .about = The points of the Prince, the Pope and the People, in this order.
value-majority_values = Prince, Pope and People: { $value }
setting-siege_tie = A tie in the siege
    .about = Who has the town when its four walls bear exactly as many Influences as the English have points.
value-siege_tie = { $value ->
    [french] the town holds
   *[english] the town falls
}
setting-raise_mode = Raises
    .about = One hidden raise, or rounds of raises until nobody adds anything.
value-raise_mode = { $value ->
    [single] only one
   *[until_pass] in rounds
}
setting-bank = Bank
    .about = Money never runs out, or there are only the 96 bags of deniers of the box and tax stops when the bank is empty.
value-bank = { $value ->
    [unlimited] without limit
   *[limited] 96 bags of deniers
}
setting-negotiation = Negotiation
    .about = Players may give each other money before the bids and around a tax that falls short, or never.
value-negotiation = { $value ->
    [gifts] gifts allowed
   *[off] no gifts
}
setting-cede_influence = Ceding Influences
    .about = With an Influence he has earned, a player may have another player’s token placed, if that player agrees.
value-cede_influence = { $value ->
    [false] no
   *[true] yes
}
setting-money_visibility = Players’ money
    .about = Everybody’s money is shown to all, or each sees only his own and must keep count of the others’.
value-money_visibility = { $value ->
    [public] shown
   *[hidden] hidden
}
setting-harass_mode = Harassment with two hits
    .about = An English tile of 3 or 4 points strikes two Houses or two Influences, or each hit is chosen separately.
value-harass_mode = { $value ->
    [one_kind] one kind only
   *[mixed] hit by hit
}
setting-stall_rounds = Rounds without change (0: without end)
    .about = After how many rounds in which nothing is built or played the game stops, the town staying French.
value-stall_rounds = { $value }

## Where the turn stands

phase-action = Choosing an action
phase-site = Choosing a block
phase-gifts = Negotiation
phase-first-bids = Bids
phase-raises = Raises
phase-placement = Placing Influences
phase-emissary = Emissary
phase-house = Placing a House
phase-allocation = Sharing out the tax
phase-fire = Fire
phase-harassment = Harassment
phase-over = End of the game

window-before-bids = Negotiation before the bids
window-before-raises = Negotiation before the raises
window-before-allocation = Negotiation before the tax is shared out
window-after-allocation = Negotiation after the tax was shared out

## What you are asked

ask-action = Your move, councillor: propose a project or play a tile.
ask-site = In which block shall this building stand?
ask-gift = Will you give money to anybody?
ask-gift-amount = How many bags of deniers do you give?
ask-offer = You may say what you would give; it binds nobody.
ask-first-bid = How much do you close in your fist for this project?
ask-raise = How much do you secretly add to your bid?
ask-circle = On which circle do you place your Influence?
ask-whose-token = Whose token do you place: your own, or another player’s?
ask-consent = Somebody offers to place one of your tokens: do you agree?
ask-emissary = Your emissary reaches the camp: which English token is sent away?
ask-house = In which block do you build this House?
ask-allocate = The tax does not suffice: how much do you give to this creditor?
ask-fire = Where does the fire break out?
ask-fire-houses = How many Houses burn?
ask-fire-influence = Which Influence does the fire take?
ask-fire-second = Does a second Influence burn?
ask-harass-kind = The English strike: at Houses or at Influences?
ask-harass-house = In which block do the English pull down a House?
ask-harass-influence = Which Influence do the English destroy?
ask-hit = Where do the English strike?

## What you may answer; .typed gives the words that can be typed

option-project = propose { equipment }
    .typed = { $equipment }
option-play = play { a-tile }
    .typed = { $tile ->
        [house] house
        [fire] fire
        [english-1] english1
        [english-2] english2
        [english-3] english3
       *[english-4] english4
    }
option-block = block { $block }
    .typed = { $block }
option-equipment = { equipment }
    .typed = { $equipment }
option-circle = circle { $circle }
    .typed = { $circle }
option-token = { colour }, { $equipment ->
    [EG] church
    [CH] chapel
    [MO] monastery
   *[MA] leper house
}
    .typed = { $equipment }-{ colour }
option-sdd = { sdd }
    .typed = { $amount }
option-more = still more
    .typed = more
option-give = give to { colour }
    .typed = { colour }
option-offer = offer { sdd } to { colour }
    .typed = offer-{ colour }-{ $amount }
option-cede = place a { colour } token
    .typed = { colour }
option-own = place your own token
    .typed = me
option-lose = lose the Influence
    .typed = lose
option-agree = agree
    .typed = yes agree
option-refuse = refuse
    .typed = no refuse
option-houses = { some-houses }
    .typed = { $number }
option-send = the English token of { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .typed = { $points }
option-harass = { $what ->
        [houses] Houses
       *[influences] Influences
    }
    .typed = { $what ->
        [houses] houses
       *[influences] influences
    }
option-pass = pass
    .typed = pass
option-stop = leave it at that
    .typed = enough

## What happened

first-share = { $money ->
    [one] one bag of deniers
   *[other] { $money } bags of deniers
} and { $number ->
    [one] one tile
   *[other] { $number } tiles
}
event-begins = { $you ->
    [seat] Everybody receives { first-share }. You begin.
   *[none] Everybody receives { first-share }. { $seat } begins.
}
event-turn = { $you ->
    [seat] Turn { $turn }: the bag is yours.
   *[none] Turn { $turn }: { $seat } has the bag.
}
event-passed = { $you ->
    [seat] You can neither propose nor play, and pass.
   *[none] { $seat } can neither propose nor play, and passes.
}
event-project = { $you ->
    [seat] You propose { equipment }.
   *[none] { $seat } proposes { equipment }.
}
event-site = { $you ->
    [seat] You set { equipment } in { $block }.
   *[none] { $seat } sets { equipment } in { $block }.
}
event-shared = The common chest is shared out: { sdd } each, { $left ->
    [0] and nothing remains in it.
    [one] and one remains in it.
   *[other] and { $left } remain in it.
}
event-gift = { $you ->
    [seat] You give { sdd } to { $to }.
    [to] { $seat } gives you { sdd }.
   *[none] { $seat } gives { sdd } to { $to }.
}
event-offered = { $you ->
    [seat] You offer { sdd } to { $to }.
    [to] { $seat } offers you { sdd }.
   *[none] { $seat } offers { sdd } to { $to }.
}
event-bid = { $amount ->
    [0] { $you ->
        [seat] You open an empty fist.
       *[none] { $seat } opens an empty fist.
    }
   *[other] { $you ->
        [seat] You open your fist: { sdd }.
       *[none] { $seat } opens a fist: { sdd }.
    }
}
event-added = { $you ->
    [seat] You add something to your bid.
   *[none] { $seat } adds something to the bid.
}
event-added-nothing = { $you ->
    [seat] You add nothing.
   *[none] { $seat } adds nothing.
}
event-raised = { $amount ->
    [0] { $you ->
        [seat] You added nothing: { $total } in all.
       *[none] { $seat } added nothing: { $total } in all.
    }
   *[other] { $you ->
        [seat] You added { sdd }: { $total } in all.
       *[none] { $seat } added { sdd }: { $total } in all.
    }
}
event-placed = { $you ->
    [seat] You place an Influence on { equipment }, at { $circle }.
   *[none] { $seat } places an Influence on { equipment }, at { $circle }.
}
event-placed-on-building = { $you ->
    [seat] You place an Influence on { equipment }.
   *[none] { $seat } places an Influence on { equipment }.
}
event-influence-lost = { $you ->
    [seat] You lose { some-influences } for want of a circle or a token.
   *[none] { $seat } loses { some-influences } for want of a circle or a token.
}
event-cedes = { $you ->
    [seat] You propose to place a token of { $to } on { equipment }.
    [to] { $seat } proposes to place a token of yours on { equipment }.
   *[none] { $seat } proposes to place a token of { $to } on { equipment }.
}
event-agreed = { $you ->
    [seat] You agree.
   *[none] { $seat } agrees.
}
event-refused = { $you ->
    [seat] You refuse.
   *[none] { $seat } refuses.
}
event-nothing-built = Nothing was built: { equipment } is taken away again.
event-emissary = { $you ->
    [seat] Your emissary sends away an English token of { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; you stand at { $road } on the Camp Road.
   *[none] The emissary of { $seat } sends away an English token of { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and the marker moves to { $road } on the Camp Road.
}
event-played = { $you ->
    [seat] You play { a-tile }.
   *[none] { $seat } plays { a-tile }.
}
event-house = { $tax ->
    [0] { $you ->
        [seat] Your House in { $block } raises no tax.
       *[none] The House of { $seat } in { $block } raises no tax.
    }
   *[other] { $you ->
        [seat] Your House in { $block } raises a tax of { $tax }.
       *[none] The House of { $seat } in { $block } raises a tax of { $tax }.
    }
}
event-paid = { $you ->
    [seat] You are paid { sdd }.
   *[none] { $seat } is paid { sdd }.
}
event-to-chest = { sdd } into the common chest, which now holds { $chest }.
event-allocated = { $you ->
    [seat] You share out the tax of { $tax }.
   *[none] { $seat } shares out the tax of { $tax }.
}
event-houses-lost = { $number ->
    [one] A House in { $block } is gone, back into the bag.
   *[other] { $number } Houses in { $block } are gone, back into the bag.
}
event-influence-removed = { $you ->
    [seat] You lose an Influence on { equipment }, at { $circle }.
   *[none] { $seat } loses an Influence on { equipment }, at { $circle }.
}
event-token-removed = { $you ->
    [seat] You lose an Influence on { equipment }.
   *[none] { $seat } loses an Influence on { equipment }.
}
event-destroyed = { $equipment ->
    [S1] { The-equipment } is no longer paved.
    [S2] { The-equipment } is no longer paved.
    [S3] { The-equipment } is no longer paved.
    [L1] { The-equipment } is no longer paved.
    [L2] { The-equipment } is no longer paved.
   *[other] { The-equipment } is destroyed.
}
event-no-damage = The English find nothing to strike at.
event-camp = { $number ->
    [one] An English band of { $points } pitches the first tent in the camp.
   *[other] An English band of { $points } joins the camp: there are { $number } now.
}
event-drew = { $number ->
    [one] { $you ->
        [seat] You draw a tile.
       *[none] { $seat } draws a tile.
    }
   *[other] { $you ->
        [seat] You draw { $number } tiles.
       *[none] { $seat } draws { $number } tiles.
    }
}
event-drew-tiles = { $you ->
    [audience] For your eyes only: { $tiles }.
   *[none] { $audience } drew { $tiles }.
}
event-card = { $you ->
    [seat] You take { card }.
   *[none] { $seat } takes { card }.
}
event-card-taken = { $you ->
    [seat] You take { card } from { $to }.
    [to] { $seat } takes { card } from you.
   *[none] { $seat } takes { card } from { $to }.
}
event-fourteen = The fourteenth of the public works has been started: the bastide is made, and stays French.
event-stalemate = Nothing has stirred for { $number ->
    [one] a turn
   *[other] { $number } turns
}: the council breaks up, and the town stays French.
event-siege = An eighth English token arrives: the siege! { $english ->
    [one] One English point
   *[other] { $english } English points
} against { $walls ->
    [0] no Influence on the walls.
    [one] one Influence on the walls.
   *[other] { $walls } Influences on the walls.
}
event-town-holds = The walls hold: the town stays French.
event-town-falls = The town is taken and becomes English.

## Why it is not allowed

some-houses-in-town = { $houses ->
    [0] no House in town
    [one] one House in town
   *[other] { $houses } Houses in town
}
why-action-first = Now is the time to propose a project or to play a tile.
why-must-act = Nobody passes of his own will: you still have { $choices ->
    [one] one possible choice
   *[other] { $choices } possible choices
}.
why-finished = All its circles are taken ({ $number }): { equipment } cannot be a project any more.
why-no-room-for-building = No block has a free place ({ some-houses-in-town }): { equipment } cannot be set anywhere.
why-no-such-tile = You do not hold { a-tile }.
why-no-room-for-house = No block has a free place: { some-houses-in-town }.
why-nothing-to-burn = There is neither a House nor an Influence in town: nothing can burn.
why-site-first = First choose the block in which { equipment } shall stand.
why-block-is-full = Block { $block } is full: all its places are taken.
why-only-money = In a negotiation only money is given: give, or pass.
why-no-such-player = Nobody plays { colour }: there are { $players } of you.
why-gift-to-oneself = Nobody makes a gift to himself.
why-already-given = You have already given to { colour } in this negotiation.
why-gift-amount-first = Say how much you give: from 1 to { $money }, which is what you have.
why-offer-first = An offer names a player and a sum.
why-bid-first = Say how much you bid: from 0 to { $money }, which is what you have.
why-raise-first = Say how much you add: from 0 to { $money }, which is what you have left.
why-circle-first = An Influence that was earned must be placed: choose a free circle of { equipment }.
why-another-equipment = That circle is not part of the project: place your Influence on { equipment }.
why-circle-taken = Circle { $circle } already bears an Influence, and tokens are never moved.
why-must-place = You have { $supply ->
    [one] one token
   *[other] { $supply } tokens
} left: an Influence that was earned must be placed.
why-no-token-left = All your tokens are in use: you can only cede this Influence or lose it.
why-whose-token-first = First say whose token is placed.
why-cede-to-oneself = Nobody cedes an Influence to himself: place your own token.
why-taker-has-no-token = { colour } has no token left.
why-consent-first = Answer: do you agree to have your token placed?
why-emissary-first = Your emissary must send an English token away; { $number ->
    [one] there is one in the camp.
   *[other] there are { $number } in the camp.
}
why-not-in-camp = There is no English token of { $points ->
    [one] { $points } point
   *[other] { $points } points
} among the { $number } in the camp.
why-house-first = Say in which block this House is built.
why-allocation-first = First share out the tax: { $left ->
    [one] one bag is left.
   *[other] { $left } bags are left.
}
why-allocation-limits = This creditor can be given from { $least } to { $most }, not { $amount }: { $left ->
    [one] one bag is left
   *[other] { $left } bags are left
}, and all of it must be paid out.
why-fire-first = First say where the fire breaks out: a block with Houses, or a public work with Influences.
why-no-house = There is no House left to take in { $block }.
why-no-influence = There is no Influence on { equipment }.
why-fire-houses-first = Say how many Houses burn in { $block }: one or two, and { $houses ->
    [one] there is one.
   *[other] there are { $houses }.
}
why-fire-influence-first = Say which Influence burns on { equipment }.
why-fire-elsewhere = The fire broke out on { equipment }: it cannot take an Influence elsewhere.
why-no-influence-there = That Influence is no longer on { equipment }.
why-harass-kind-first = First say what the English strike at: Houses or Influences, not both.
why-harass-house-first = The English pull down Houses: { $left } more to point out.
why-harass-influence-first = The English destroy Influences: { $left } more to point out.
why-block-protected = Block { $block } is out of reach: walls protect it, or it lies in the centre.
why-influence-protected = That Influence on { equipment } is out of reach.
why-walls-not-yet = There were still targets in the open when the tile was played: walls are struck last.
why-hit-first = The English must strike: point out a target.

## How the match was decided

decided-by-equipments = in a French town with all its fourteen public works
decided-by-siege-held = in a town that beat off the siege
decided-by-siege-lost = in a town that became English
decided-by-stalemate = in a French town where nothing more is built

## On the board

board-turn = Turn { $turn }
board-money = Money
board-chest = Common chest
board-bank = Bank
board-bag = Bag
board-camp = English camp
board-road = Camp Road
    .short = Road
board-supply = Supply
board-hand = Tiles
board-carra = Carra
board-influences = Influences
board-french = French town
board-english = English town
board-if-french = If the town stayed French
    .short = if French
board-if-english = If the town became English
    .short = if English
board-share = Each one’s share if the chest were shared out: { $amount }
board-room = { $number ->
    [0] full
    [one] one free place
   *[other] { $number } free places
}
board-free-circles = { $number ->
    [0] no free circle
    [one] one free circle
   *[other] { $number } free circles
}
board-to-come = { $number ->
    [one] The next English tile begins the siege
   *[other] { $number } more English tiles to the siege, the last one included
}
board-strength = { $english ->
    [one] One English point
   *[other] { $english } English points
} against { $walls ->
    [0] no Influence on the walls
    [one] one Influence on the walls
   *[other] { $walls } Influences on the walls
}
english-points = { $english ->
    [one] { $english } point
   *[other] { $english } points
}
board-tax = Tax: { $amount }
board-tax-house = the House: { $amount }
board-tax-halle = the market hall: { $amount }
board-tax-church = the church: { $amount }
board-tax-leper-house = the leper house: { $amount }
board-tax-paid = { $name }: { $amount }
board-tax-chest = into the chest: { $amount }
board-tax-short = The tax does not cover what is owed: you would share it out.
board-buys = { $number ->
    [0] buys no Influence
    [one] buys one Influence
   *[other] buys { $number } Influences
}
board-decided = has chosen
board-choosing = is thinking
board-my-bid = In your fist: { $amount }

## On the board of the page: what follows is only read in the browser

board-town = Plan of the bastide
board-spot-block = Block { $block }: { $houses ->
    [0] no House
    [one] one House
   *[other] { $houses } Houses
}, { board-room }
board-spot-work = { The-equipment }: { board-free-circles }
board-spot-circle = { The-equipment }, circle { $circle }: { $owner ->
    [none] free
   *[other] Influence of { $owner }
}
board-spot-token = Influence of { $owner } on { equipment }

board-effect-EG = A House in its block or around it brings { $amount } more.
board-effect-CH = Changes no tax.
board-effect-MO = Changes no tax.
board-effect-MA = A House in its block or around it brings { $amount } less.

board-plan-project = { The-equipment }: { board-free-circles }. Make it a project?
board-plan-project-in = { The-equipment } in { $block }: { board-free-circles }. Make it a project?
board-plan-site = { The-equipment }: point to the block where it shall stand.
board-plan-chest = { $amount ->
    [0] The chest will not be shared out.
    [one] The chest will give one bag to each.
   *[other] The chest will give { $amount } bags to each.
}
board-plan-house = Point to a block: each shows the tax it would bring.
board-plan-house-in = A House in { $block }: { $amount ->
    [0] no tax.
   *[other] a tax of { $amount }.
}
board-plan-parts = That is { $parts }.
board-plan-paid = Paid: { $parts }.
board-plan-owed = Owed: { $parts }.
board-plan-nobody = Nobody is paid.
board-plan-english = An English tile of { $points }: it strikes { $number ->
    [one] once
   *[other] twice
}, then joins the camp.
board-plan-reach = { $reach ->
    [open] Whatever it can reach is ringed in red.
    [walls] Nothing lies open: it will turn on the Influences of the walls.
   *[nothing] It will find nothing to strike.
}
board-plan-siege = This is the siege: { $english ->
    [one] one English point
   *[other] { $english } English points
} against { $walls ->
    [0] no Influence
    [one] one Influence
   *[other] { $walls } Influences
} on the walls. { $holds ->
    [yes] The walls will hold.
   *[no] The town will fall.
}
board-plan-siege-end = The game will end at once.
board-plan-fire = Point to what burns: a block with Houses, or one or two Influences of one work.
board-plan-burn-houses = The fire breaks out in block { $block }.
board-plan-burn-which = { $order ->
    [second] Does a second Influence burn on { equipment }?
   *[first] On { equipment }, which Influence does the fire take?
}
board-plan-hits = { $number ->
    [one] One hit only: choose well.
   *[other] { $number } hits still to be dealt.
}
board-plan-consent = { $name } offers to place one of your tokens on { equipment }. It would count for you: do you agree?
board-plan-rounds = Raises go on, round after round, until nobody adds anything.
board-plan-gift-or-not = A gift is given for good and binds nobody. Pass to keep your money.
board-plan-burn-building = The fire breaks out: { equipment }.
board-plan-burn-influences = The fire breaks out: { equipment }, { some-influences }.
board-plan-bid = { $amount ->
    [0] { The-equipment }: you keep an empty fist.
   *[other] { The-equipment }: { sdd }, which buys { board-so-many }.
}
board-so-many = { $number ->
    [0] no Influence
    [one] one Influence
   *[other] { $number } Influences
}
board-plan-raise = { $amount ->
    [0] You add nothing: { $total } in all, which buys { board-so-many }.
   *[other] You add { $amount }: { $total } in all, which buys { board-so-many }.
}
board-plan-left = { $amount ->
    [0] You will have nothing left.
    [one] You will have one bag left.
   *[other] You will have { $amount } bags left.
}
board-plan-set = Set your bid below the plan: { $price } bags buy one Influence.
board-plan-no-room = { $number ->
    [0] None will find a place.
    [one] Only one can find a place.
   *[other] At most { $number } will find a place.
}
board-plan-odd = { $number ->
    [one] One bag too many buys nothing.
   *[other] { $number } bags too many buy nothing.
}
board-plan-may-raise = { $may ->
    [yes] You may raise afterwards.
   *[no] Only those who bid { $least } may raise afterwards.
}
board-plan-gift = Give { sdd } to { $name }? { $left ->
    [0] You will have nothing left.
   *[other] You will have { $left } left.
}
board-plan-allocation = The tax of { $tax } in { $block } does not suffice: share it out.
board-plan-allocation-left = { $sign ->
    [over] That is { $left } too many.
    [short] There are { $left } still to give.
   *[even] The sum is right.
}

board-confirm-project = Propose { equipment }
board-confirm-site = { $block ->
    [none] Build here
   *[other] Build in { $block }
}
board-confirm-house = { $block ->
    [none] Build the House
   *[other] Build in { $block }
}
board-confirm-english = { $siege ->
    [yes] Begin the siege
   *[no] Loose the English
}
board-confirm-burn-houses = { $number ->
    [one] Burn one House
   *[other] Burn { $number } Houses
}
board-confirm-burn-influences = Burn { some-influences }
board-confirm-burn-building = Choose the Influences
board-confirm-bid = { $amount ->
    [0] Close an empty fist
   *[other] Close your fist on { $amount }
}
board-confirm-raise = { $amount ->
    [0] Add nothing
   *[other] Secretly add { $amount }
}
board-confirm-gift = Give { $amount }
board-confirm-allocation = Pay it so
board-put-back = Think again

board-tent = An English token of { $points }
board-siege-place = The eighth English token lays siege
board-walls = Walls
board-anglois = English
board-holds-now = If the siege began like this, the walls would hold.
board-falls-now = { $count ->
    [0] If the siege began like this, the town would fall: the walls are too weak.
    [one] If the siege began like this, the town would fall: the { $walls } wall is missing.
   *[other] If the siege began like this, the town would fall: the { $walls } walls are missing.
}
board-last-tile = { $count ->
    [0] The next English tile would bring it down, whatever it is.
   *[other] They would hold against a last English tile of { $points } at most.
}
board-each = ({ $amount } each)
board-works = Started
board-register = The council’s register
board-ledger = The council’s register: money, Influences, and points if the town were French or English
board-beside = Camp, road, chest and bag
board-ends = Points by the two ways it may end: the town stays French, or turns English
board-french-short = French
board-english-short = English
board-has-bag = has the bag: it is this player’s turn
board-holds-card = holds { card } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
board-would-take = would take { card } at the end of the turn
board-your-tiles = Your tiles
board-no-tiles = none
board-placed = { $number } placed
board-put-down = bid { $amount }
board-of-which = { $amount } of it in the first bid
board-added-rounds = { $number ->
    [one] added once
   *[other] added { $number } times
}
board-less = less
board-more = more
board-amount = Sum in bags of deniers
board-auction = The auction
board-proposed = proposed by { $name }
board-last-project = proposed by { $name }
board-last-works = Last project
board-owed = owed { $amount }
board-give-to = Give to { $name }
board-reckoned-influences = { some-influences }
board-reckoned-card = { card } { $points }
board-reckoned-road = Camp Road { $points }
board-give = Give to
board-offer-make = Say what you would give…
board-offer-to = To
board-offer-sum = I would give
board-offer-say = Say it
board-offer-said = { $from } offers { $amount } to { $name }

## A table to prepare

preset-council = The council
    .about = The usual rules, gifts and bargains included.
preset-quick = A town in a hurry
    .about = No gifts, and only 26 Houses: build, bid, and the English come sooner.
preset-fairground = Fairground
    .about = Hidden money, raises in rounds, Influences one may cede: everything has its price.
group-auctions = Auctions and bargains
group-english = The English
group-finer-points = Finer points

## The guided first turn

guide-action = Touch a street, a wall, the Carra or a religious building to make it a project, which all will pay for in an auction; or lift one of your tiles. A House fills purses, an English tile brings the end nearer.
    .title = A project or a tile.
guide-site = A religious building takes one of a block’s { $places } places. The church enriches the Houses around it, the leper house ruins them.
    .title = Where to build?
guide-gift = Before the bids money may be given, to buy a favour or a friend. Promises bind nobody. Mostly one passes.
    .title = Bargaining.
guide-gift-amount = A gift is public, immediate and for good.
    .title = How much?
guide-first-bid = Everybody closes a fist on the sum to be paid. { $price } bags buy one Influence; whoever pays most places first, and once the circles are full, the money of the others is lost.
    .title = The closed fist.
guide-raise = You put down { $least } or more: you may add to it, in secret, and take nothing back. Then all is opened at once.
    .title = The raise.
guide-circle = Choose well: an Influence is paid { $pays } bags whenever a House is built in a block beside it.
    .title = Place your Influence.
guide-emissary = Whoever leads on the religious building sends one English token away and goes as far along the Camp Road. These points will be added if the town stays French, and taken off if it becomes English.
    .title = Your emissary.
guide-house = The tax first pays the Influences around the block; the rest goes into the common chest.
    .title = Build.
guide-allocate = Whoever built the House shares out a tax that does not suffice, as he pleases. A way to make friends.
    .title = The tax is too small.
guide-fire = The fire breaks out wherever you like, even in the heart of the town.
    .title = Fire.
guide-harass-kind = The English strike at what no wall protects. If nothing lies open, they turn on the walls.
    .title = The English strike.
guide-harass-house = Only blocks of the rim that no wall covers are within their reach.
    .title = A House is pulled down.
guide-harass-influence = Touch the Influence to destroy, your own if there is no other.
    .title = An Influence is destroyed.

## The board in a terminal

terminal-legend = ⌂ House, _ free place, +6 tax of a House, † exposed, ○ free circle, · not built
terminal-shown = On the table: { $tile }
terminal-fortification = Walls
terminal-religious = Religious
terminal-roads = Roads
terminal-road = Camp Road
terminal-short-money = Mny
terminal-short-hand = Tiles
terminal-short-supply = Sup.
terminal-short-fortification = Walls
terminal-short-religious = Rel.
terminal-short-roads = Rds
terminal-short-road = Camp
terminal-short-french = Fr.
terminal-short-english = Eng.

# The pictures of the rulebook.
picture-houses = What you draw from the bag
picture-english = English: they join the camp
picture-majorities = Three majority cards, with their points
picture-money = Bags of deniers (SdD)
picture-influences = 20 Influences for each player
picture-wall = A wall: a circle for each block that it covers
picture-carra = The Carra, for the market hall
picture-block = A block: three places
picture-portion = A street
picture-street = Its circle faces two blocks
picture-hall = Four circles: Blue, Green, Blue, Green
picture-level = 6 and 6: level, two Influences each
picture-lost = 3: the circles are full, and the money is lost
picture-poor = Leper house: 6 less around it
picture-near-hall = Beside the hall: 2 more
picture-church = Church: 4 more around it
picture-taxed = A House here would raise 12
picture-paid = Each Influence beside it is paid 2

## The reckoning of a turn

board-turn-over = What turn { $turn } has brought
board-points-french = Points, French town
board-points-english = English town
board-turn-won = Won: { $what }.
board-turn-lost = Lost: { $what }.

## What a choice promises, and in what it differs from another

outlook-influences = { $amount ->
    [one] { $amount } Influence on the works
   *[other] { $amount } Influences on the works
}
outlook-honours = { $amount ->
    [one] { $amount } point by cards and Camp Road
   *[other] { $amount } points by cards and Camp Road
}
outlook-money = { $amount ->
    [one] { $amount } bag of deniers
   *[other] { $amount } bags of deniers
}
ground-influences = { $sign ->
    [more] { $by ->
        [one] { $by } more Influence on the works
       *[other] { $by } more Influences on the works
    }
   *[less] { $by ->
        [one] { $by } fewer Influence on the works
       *[other] { $by } fewer Influences on the works
    }
}
ground-honours = { $sign ->
    [more] { $by ->
        [one] { $by } more point by cards and Camp Road
       *[other] { $by } more points by cards and Camp Road
    }
   *[less] { $by ->
        [one] { $by } fewer point by cards and Camp Road
       *[other] { $by } fewer points by cards and Camp Road
    }
}
ground-money = { $sign ->
    [more] { $by ->
        [one] { $by } more bag of deniers in the end
       *[other] { $by } more bags of deniers in the end
    }
   *[less] { $by ->
        [one] { $by } fewer bag of deniers in the end
       *[other] { $by } fewer bags of deniers in the end
    }
}
ground-ramparts = { $sign ->
    [more] { $by ->
        [one] { $by } point more for the walls against the camp
       *[other] { $by } points more for the walls against the camp
    }
   *[less] { $by ->
        [one] { $by } point less for the walls against the camp
       *[other] { $by } points less for the walls against the camp
    }
}
ground-purse = { $sign ->
    [more] { $by ->
        [one] { $by } more bag of deniers at once
       *[other] { $by } more bags of deniers at once
    }
   *[less] { $by ->
        [one] { $by } fewer bag of deniers at once
       *[other] { $by } fewer bags of deniers at once
    }
}
ground-completes = { $by ->
    [one] { $by } bag of deniers completes another’s Influence, which serves the giver too
   *[other] { $by } bags of deniers complete another’s Influence, which serves the giver too
}
ground-no-gift = no gift would bring as much as it costs
ground-offer-believed = { $by ->
    [one] { $by } bag of deniers to be expected back, by what was offered and how far that is believed
   *[other] { $by } bags of deniers to be expected back, by what was offered and how far that is believed
}
ground-kept-before = the other has given before what he had offered
ground-broken-word = the other has broken his word before
ground-word-kept = one’s own word is kept
ground-own-word = one’s own word is broken, and will count for little from now on
ground-share-for-offer = { $by ->
    [one] { $by } bag of deniers more of the tax, for what is offered
   *[other] { $by } bags of deniers more of the tax, for what is offered
}
