# Guesclin !: every word a player reads. The vocabulary is that of the glossary of RULES.md.
# What the variables hold is said at the top of src/centans/words.py. Fighters are named by their type and their banner.

title = Guesclin !
    .about = Du Guesclin’s first exploits: a skirmish of few men among woods, banks and walls, with orders shouted and dice rolled.
    .lead = Brittany, 1341. A petty captain, a handful of men, a wood to hide in: an ambush needs no more.
    .length = 30 to 45 minutes
    .authors = A game by Jean-Gabriel Chabrat
    .credits = { title } is a game by Jean-Gabriel Chabrat.
aim = Do what the scenario asks with your handful of men; what that is stands beside the map.
    .end = It is over as soon as a side has done it, or after the last round; victory is total, partial or marginal, and all else is a draw.

## Sides and banners

side-french_side = French side
    .letter = F
side-english_side = English side
    .letter = E

banner-french = French
banner-english = English
banner-blesiste = Blésistes
    .about = the party of Charles de Blois
banner-montfortist = Montfortists
    .about = the party of Jean de Montfort

of-banner = { $banner ->
    [french] French
    [english] English
    [blesiste] Blésiste
   *[montfortist] Montfortist
}
the-banner = { $banner ->
    [french] the French
    [english] the English
    [blesiste] the Blésistes
   *[montfortist] the Montfortists
}
of-the-banner = { $banner ->
    [french] of the French
    [english] of the English
    [blesiste] of the Blésistes
   *[montfortist] of the Montfortists
}
The-banner = { $banner ->
    [french] The French
    [english] The English
    [blesiste] The Blésistes
   *[montfortist] The Montfortists
}
The-side = { $side ->
    [french_side] The French side
    [english_side] The English side
   *[nobody] Nobody
}

## Fighters

fighter-type = { $fighter ->
    [chevalier] knight
    [cavalier] rider
    [sergent] sergeant
    [ecuyer] squire
    [valet] valet
    [piquier] pikeman
    [compagnon] companion
    [franc_archer] free archer
    [archer] archer
   *[arbaletrier] crossbowman
}
victim-type = { $victim ->
    [chevalier] knight
    [cavalier] rider
    [sergent] sergeant
    [ecuyer] squire
    [valet] valet
    [piquier] pikeman
    [compagnon] companion
    [franc_archer] free archer
    [archer] archer
   *[arbaletrier] crossbowman
}
of-victim-banner = { $victim_banner ->
    [french] French
    [english] English
    [blesiste] Blésiste
   *[montfortist] Montfortist
}
receiver-type = { $receiver ->
    [chevalier] knight
    [cavalier] rider
    [sergent] sergeant
    [ecuyer] squire
    [valet] valet
    [piquier] pikeman
    [compagnon] companion
    [franc_archer] free archer
    [archer] archer
   *[arbaletrier] crossbowman
}
fighter-the = the { fighter-type }
fighter-The = The { fighter-type }
to-fighter = to the { fighter-type }
to-receiver = to the { receiver-type }
victim-the = the { victim-type }
the-fighter = the { of-banner } { fighter-type }
The-fighter = The { of-banner } { fighter-type }
the-victim = the { of-victim-banner } { victim-type }

# A fighter of one’s own banner by his name: the second of a type is numbered.
fighter-name = { $fighter ->
    [chevalier] Knight
    [cavalier] Rider
    [sergent] Sergeant
    [ecuyer] Squire
    [valet] Valet
    [piquier] Pikeman
    [compagnon] Companion
    [franc_archer] Free archer
    [archer] Archer
    [arbaletrier] Crossbowman
    [sergent-2] Sergeant 2
    [sergent-3] Sergeant 3
    [sergent-4] Sergeant 4
    [sergent-5] Sergeant 5
    [ecuyer-2] Squire 2
    [ecuyer-3] Squire 3
    [ecuyer-4] Squire 4
    [ecuyer-5] Squire 5
    [valet-2] Valet 2
    [valet-3] Valet 3
    [valet-4] Valet 4
    [valet-5] Valet 5
    [piquier-2] Pikeman 2
    [piquier-3] Pikeman 3
    [piquier-4] Pikeman 4
    [piquier-5] Pikeman 5
    [compagnon-2] Companion 2
    [compagnon-3] Companion 3
    [compagnon-4] Companion 4
    [compagnon-5] Companion 5
    [franc_archer-2] Free archer 2
    [franc_archer-3] Free archer 3
    [franc_archer-4] Free archer 4
    [franc_archer-5] Free archer 5
    [archer-2] Archer 2
    [archer-3] Archer 3
    [archer-4] Archer 4
    [archer-5] Archer 5
    [arbaletrier-2] Crossbowman 2
    [arbaletrier-3] Crossbowman 3
    [arbaletrier-4] Crossbowman 4
   *[arbaletrier-5] Crossbowman 5
}
# The same, as it is typed.
fighter-typed = { $fighter ->
    [chevalier] knight
    [cavalier] rider
    [sergent] sergeant
    [ecuyer] squire
    [valet] valet
    [piquier] pikeman
    [compagnon] companion
    [franc_archer] free-archer
    [archer] archer
    [arbaletrier] crossbowman
    [sergent-2] sergeant-2
    [sergent-3] sergeant-3
    [sergent-4] sergeant-4
    [sergent-5] sergeant-5
    [ecuyer-2] squire-2
    [ecuyer-3] squire-3
    [ecuyer-4] squire-4
    [ecuyer-5] squire-5
    [valet-2] valet-2
    [valet-3] valet-3
    [valet-4] valet-4
    [valet-5] valet-5
    [piquier-2] pikeman-2
    [piquier-3] pikeman-3
    [piquier-4] pikeman-4
    [piquier-5] pikeman-5
    [compagnon-2] companion-2
    [compagnon-3] companion-3
    [compagnon-4] companion-4
    [compagnon-5] companion-5
    [franc_archer-2] free-archer-2
    [franc_archer-3] free-archer-3
    [franc_archer-4] free-archer-4
    [franc_archer-5] free-archer-5
    [archer-2] archer-2
    [archer-3] archer-3
    [archer-4] archer-4
    [archer-5] archer-5
    [arbaletrier-2] crossbowman-2
    [arbaletrier-3] crossbowman-3
    [arbaletrier-4] crossbowman-4
   *[arbaletrier-5] crossbowman-5
}

ability-commander = Commander
    .about = may give an order to a fighter of his banner
ability-initiative = Initiative
    .about = strikes back when attacked in melee
ability-shooter = Shooter
    .about = may shoot instead of moving and striking
ability-skirmisher = Skirmisher
    .about = enters difficult terrain as if it were easy

value-name-movement = Movement
value-name-melee = Melee
value-name-defence = Defence
value-name-shooting = Shooting

## Orders

order-name = { $order ->
    [prudence] Caution!
    [a_couvert] Take cover!
    [a_l_assaut] Assault!
    [frappez] Strike!
    [avancez] Advance!
   *[foncez] Charge!
}
order-typed = { $order ->
    [prudence] caution
    [a_couvert] cover
    [a_l_assaut] assault
    [frappez] strike
    [avancez] advance
   *[foncez] charge
}
order-prudence = Caution!
    .about = harder to hit, weaker blows
order-a_couvert = Take cover!
    .about = harder to hit, but he does not move
order-a_l_assaut = Assault!
    .about = stronger blows, easier to hit
order-frappez = Strike!
    .about = stronger blows, but he does not move
order-avancez = Advance!
    .about = goes further, weaker blows
order-foncez = Charge!
    .about = goes further, easier to hit

## Things and terrain

thing-name = { $thing ->
    [loot] the loot
    [bundle] the bundle
    [cart] the cart
   *[nothing] nothing
}
thing-loot = loot
thing-bundle = bundle
thing-cart = cart
terrain-plain = plain
terrain-road = road
terrain-courtyard = courtyard
terrain-keep = keep
terrain-wood = wood
terrain-hut = hut
terrain-water = water
obstacle-embankment = bank
obstacle-wall = wall
obstacle-gate = shut gate

## Settings of the match

setting-scenario = Scenario
    .about = Scenarios 1 and 4 are printed in the rulebook; 2 and 3 are our own additions. The first is for two players and the best for a first game.
value-scenario = { $value ->
    [1] 1. The Loot
    [2] 2. The Woodcutters
    [3] 3. The Carts of Rennes
    [4] 4. Battle in Open Country
   *[other] { $value }
}
scenario-1 = The Loot
    .about = Du Guesclin, out of money, meets an English knight on the road; the knight’s valet carries his riches. The English must leave by the west with the loot, the French must seize it.
scenario-2 = The Woodcutters
    .about = False woodcutters come to the gate of Fougeray, axes under their bundles. The French side must hold the keep at the end of a round, the garrison must hold out.
scenario-3 = The Carts of Rennes
    .about = At dawn du Guesclin falls on Lancaster’s camp. The side that first brings two carts out wins: the French to the east, into the starving town, the English back to the west.
scenario-4 = Battle in Open Country
    .about = Bemborough wants his castle back, and du Guesclin goes out to meet him. The side that puts both enemy commanders out of the fight wins.
setting-split_side = Side that is shared
    .about = With three players: the side whose two banners are led by two players.
value-split_side = { $value ->
    [french_side] the French side
   *[english_side] the English side
}
setting-rounds = Round limit
    .about = After how many rounds the game ends; usually 12, 12, 14 and 15 rounds in scenarios 1 to 4.
value-rounds = { $value ->
    [usual] as usual
   *[other] { $value } rounds
}
setting-limit_result = At the round limit
    .about = In scenarios 3 and 4: when the last round is over, what each side has achieved is compared, or the game is drawn.
value-limit_result = { $value ->
    [adjudicate] compare results
   *[draw] a draw
}
setting-butin_exit = Exit of the English
    .about = In scenario 1: the side of the map by which the English leave. The rulebook says west; the east may have been meant.
value-butin_exit = { $value ->
    [west] the west
   *[east] the east
}
setting-exit_timing = Leaving the map
    .about = In scenarios 1 and 3: whether a fighter may reach the edge and leave in one action, or must begin his action there.
value-exit_timing = { $value ->
    [same_action] in one action
   *[next_action] in the next action
}
setting-range_count = Counting the range
    .about = Whether an adjacent target is at 1 hex or, counting only the hexes between, at 0.
value-range_count = { $value ->
    [distance] distance
   *[between] hexes between
}
setting-position_hexes = Men beside a melee
    .about = Whether only the two hexes that touch both fighters count, or also those behind them on either hand.
value-position_hexes = { $value ->
    [shared] the two shared hexes
   *[sides] front and rear on each hand
}
setting-support_obstacles = Obstacles beside a melee
    .about = Whether a man beside a melee is cut off by an obstacle towards either fighter, or only towards the one he threatens.
value-support_obstacles = { $value ->
    [either] towards either fighter
   *[enemy] towards his enemy
}
setting-stunned = Stunned fighters
    .about = Whether a stunned fighter keeps his values, or moves, strikes and shoots less well.
value-stunned = { $value ->
    [same] keep their values
   *[weakened] are weakened
}
setting-riposte = Ripostes
    .about = Whether a fighter with initiative always strikes back, or his player is asked each time.
value-riposte = { $value ->
    [auto] always
   *[ask] asked each time
}

## Where the round stands

phase-placement = Placement
phase-order = Order of the commander
phase-fighter = Actions
phase-action = A fighter acts
phase-follow-up = After the move
phase-riposte = Riposte
phase-drop = The loot falls
phase-over = End of the game

## What you are asked

ask-place = Place: { fighter-name }.
ask-order = Give an order to one of your men, or none.
ask-fighter = Which of your men acts now?
ask-action = What does he do?
ask-follow-up = He has moved: does he strike, or do something else?
ask-riposte = Your man is attacked: does he strike back?
ask-drop = Your man drops the loot: where does it fall?

## What you may answer; .typed gives the words that can be typed

option-place = { $hex }
    .typed = { $hex }
option-no-order = no order
    .typed = none
option-order = { order-name } to { fighter-name }
    .typed = { order-typed }-{ fighter-typed }
option-act = { fighter-name }
    .typed = { fighter-typed }
option-end = end the activation
    .typed = end
option-pass = do nothing
    .typed = pass
option-move = go to { $hex }
    .typed = { $hex }
option-attack = strike at { $hex }
    .typed = x{ $hex } strike-{ $hex }
option-shoot = shoot at { $hex }
    .typed = s{ $hex } shoot-{ $hex }
option-leave = leave the map at { $hex }
    .typed = leave-{ $hex }
option-give = hand over the loot at { $hex }
    .typed = give-{ $hex }
option-take = take what lies there
    .typed = take
option-lay = lay the bundle
    .typed = lay
option-clear = clear the bundle away
    .typed = clear
option-winch = work the winch
    .typed = winch
option-let-go = let go of the cart
    .typed = let-go
option-done = nothing more
    .typed = done
option-riposte = strike back
    .typed = riposte
option-forbear = do not strike back
    .typed = forbear
option-drop = { $hex }
    .typed = { $hex }

## What happened

event-scenario = { $scenario ->
    [1] The Loot: an English knight and his treasure on the road to Fougeray.
    [2] The Woodcutters: the castle of Fougeray, and a band with axes under their bundles.
    [3] The Carts of Rennes: dawn over Lancaster’s camp.
    [4] Battle in Open Country: Bemborough wants Fougeray back.
   *[other] Scenario { $scenario } begins.
}
event-placed = { The-fighter } takes position at { $hex }.
event-round = Round { $round }.
event-activation = { $you ->
    [seat] { The-banner } act: your move.
   *[none] { The-banner } act, led by { $seat }.
}
event-ordered = “{ order-name }” is shouted to { the-fighter }.
event-moved = { The-fighter } moves from { $start } to { $hex } ({ $cost }).
event-entered = { The-fighter } comes onto the map at { $hex } ({ $cost }).
event-left = { $thing ->
    [nothing] { The-fighter } leaves the map at { $hex }.
   *[other] { The-fighter } leaves the map at { $hex } with { thing-name }.
}
event-struck = { $act ->
    [attack] { The-fighter } strikes at { the-victim }
    [riposte] { The-fighter } strikes back at { the-victim }
   *[shot] { The-fighter } shoots at { the-victim }
}: dice { $dice }, { $kept } kept, { $score } against { $defence }: { $hit ->
    [yes] a hit.
   *[no] a miss.
}
event-stunned = { The-fighter } is stunned.
event-neutralised = { The-fighter } is out of the fight.
event-load-falls = { $thing ->
    [bundle] { The-fighter } drops his bundle at { $hex }.
   *[other] { The-fighter } lets go of his cart at { $hex }.
}
event-loot-falls = { The-fighter } drops the loot: it falls at { $hex }.
event-took = { $thing ->
    [loot] { The-fighter } picks up the loot at { $hex }.
   *[other] { The-fighter } takes the lead of the cart at { $hex }.
}
event-gave = { The-fighter } hands the loot to the { receiver-type }.
event-laid = { The-fighter } lays down his bundle at { $hex }.
event-cleared = { The-fighter } clears a bundle away at { $hex }.
event-winch = { $gate ->
    [shut] { The-fighter } works the winch: the gate is shut.
   *[open] { The-fighter } works the winch: the gate is open.
}
event-let-go = { The-fighter } lets go of his cart.
event-alarm = { $cause ->
    [attack] Alarm! The garrison is taken by surprise.
    [bundle] Alarm! A bundle blocks the gate, and the garrison is taken by surprise.
    [seen] Alarm! Strangers have been seen in the castle.
   *[late] Alarm! The ruse is up.
}
event-victory = { $level ->
    [total] { The-side } wins a total victory.
    [partial] { The-side } wins a partial victory.
    [marginal] { The-side } wins a marginal victory.
   *[draw] Nobody wins.
}

## Why it is not allowed

# Columns are named like the hexes: a to o.
column-name = { $column ->
    [0] a
    [1] b
    [2] c
    [3] d
    [4] e
    [5] f
    [6] g
    [7] h
    [8] i
    [9] j
    [10] k
    [11] l
    [12] m
    [13] n
    [14] o
   *[other] { $column }
}
commander-column = { $commander ->
    [0] a
    [1] b
    [2] c
    [3] d
    [4] e
    [5] f
    [6] g
    [7] h
    [8] i
    [9] j
    [10] k
    [11] l
    [12] m
    [13] n
    [14] o
   *[other] { $commander }
}

why-place-first = Place your fighter first.
why-hex-taken = Somebody already stands on { $hex }.
why-water = Hex { $hex } is water: nobody can be there.
why-outside-zone = Hex { $hex } lies outside the zone of { the-banner }.
why-too-close-together = Hex { $hex } is next to a comrade: the garrison is scattered, no two of its men stand side by side.
why-order-first = Give an order first, or none: the actions come after.
why-no-order-at-dawn = In round { $round } this banner is still asleep and receives no order.
why-no-commander = The commander of { the-banner } is not on the map: nobody gives orders.
why-no-order-to-oneself = A commander gives himself no order.
why-not-on-the-map = This { fighter-type } is not on the map.
why-no-such-fighter = There is no such fighter among { the-banner }.
why-ahead-of-commander = He stands in column { column-name } and his commander in column { commander-column }: orders go to men level with the commander or behind him.
why-fighter-first = Choose first which of your men acts.
why-has-acted = This { fighter-type } has already acted.
why-finish-action = The { fighter-type } is acting: finish his action first.
why-no-movement = Under this order he does not move.
why-already-there = He already stands on { $hex }.
why-hex-occupied = Somebody stands on { $hex }.
why-no-cart-there = A cart cannot be led into { $hex }: it is difficult terrain.
why-another-cart = Another cart stands on { $hex }: he may pass but not stop there.
why-obstacle-between = An obstacle lies before { $hex }, and there is no way round.
why-obstacle-detour = An obstacle lies before { $hex }; the way round costs { $cost }, his movement is { $movement }.
why-no-way = No way leads to { $hex } now.
why-too-far = Hex { $hex } is too far: cost { $cost }, movement { $movement }.
why-no-exit = Nobody leaves the map here.
why-leaves-only-with = { $banner ->
    [french] The French leave
    [english] The English leave
    [blesiste] The Blésistes leave
   *[montfortist] The Montfortists leave
} the map only with { $thing ->
    [cart] a cart
   *[loot] the loot
}.
why-edge-closed = The edge of the map is barred at { $hex }.
why-not-your-edge = { The-banner } do not leave by that side of the map.
why-not-on-edge = Hex { $hex } does not lie on the edge of the map.
why-begin-on-edge = He must begin his action on { $hex } to leave from there.
why-too-far-to-leave = Leaving at { $hex } costs { $cost } in all; his movement is { $movement }.
why-hands-full = { $thing ->
    [loot] A man carrying the loot has no hand free for that.
    [bundle] A man carrying a bundle has no hand free for that.
   *[cart] A man leading a cart has no hand free for that.
}
why-no-enemy-there = There is no enemy on { $hex }.
why-not-adjacent = The enemy on { $hex } is { $distance ->
    [one] one hex
   *[other] { $distance } hexes
} away: a melee needs an adjacent enemy.
why-obstacle-in-melee = An obstacle lies between him and { $hex }: no melee across it.
why-no-shooter = This fighter ({ fighter-type }) does not shoot.
why-out-of-range = The enemy on { $hex } is { $distance ->
    [one] one hex
   *[other] { $distance } hexes
} away; he shoots { $reach ->
    [one] one hex
   *[other] { $reach } hexes
} far.
why-moved-no-shot = The { fighter-type } has moved: he cannot shoot in the same action.
why-has-moved = The { fighter-type } has already moved.
why-nothing-to-take = Nothing lies on his hex that he could take.
why-nothing-to-give = He carries no loot that he could hand over.
why-no-comrade-there = There is no other fighter of { the-banner } on { $hex }.
why-comrade-too-far = Hex { $hex } is not adjacent: loot goes from hand to hand.
why-obstacle-in-hand-over = He cannot hand anything over to { $hex }: an obstacle lies between.
why-no-bundle = He carries no bundle.
why-not-yours-to-clear = Only the garrison’s side clears bundles away.
why-no-bundle-here = No bundle lies on his hex.
why-no-winch = There is no winch on this map.
why-not-at-winch = The winch stands on { $hex }: he must stand there.
why-no-alarm-yet = Before the alarm nobody works the winch.
why-gateway-blocked = The gate cannot be shut: something is in the way on { $hex }.
why-no-cart-to-let-go = He leads no cart.
why-riposte-first = Say first whether your man strikes back.
why-drop-first = Choose first where the loot falls.
why-cannot-fall-there = The loot cannot fall on { $hex }: it falls on a free adjacent hex, not on water nor across an obstacle.

## What decided the match

decided-by-total-loot-out = by a total victory: the loot is away and the rider’s fate sealed
decided-by-partial-loot-out = by a partial victory: the loot is away
decided-by-draw-loot-on-map = with the loot still on the map
decided-by-total-enemy-gone = by a total victory: no enemy is left
decided-by-partial-enemy-gone = by a partial victory: no enemy is left
decided-by-draw-nobody-left = with nobody left to fight
decided-by-total-keep-taken = by a total victory: the keep is taken
decided-by-partial-keep-taken = by a partial victory: the keep is taken, but du Guesclin is out of action
decided-by-total-castle-held = by a total victory: the castle is held and du Guesclin beaten
decided-by-partial-castle-held = by a partial victory: the castle is held
decided-by-total-carts-out = by a total victory: the carts are theirs
decided-by-partial-carts-out = by a partial victory: most carts are theirs
decided-by-marginal-more-carts = by a marginal victory: more carts brought out
decided-by-marginal-more-carts-led = by a marginal victory: more carts in hand
decided-by-marginal-fewer-losses = by a marginal victory: fewer losses
decided-by-total-commanders-down = by a total victory: both enemy commanders are down
decided-by-draw-limit-draw = at the round limit
decided-by-draw-even = with everything equal

## The board

board-round = Round { $round } of { $rounds }
board-asleep = asleep
board-alarm = The alarm is raised
board-no-alarm = No alarm yet
board-gate-open = gate open
board-gate-shut = gate shut
board-keep = keep
board-winch = winch
board-exit-of = exit of { the-banner }
board-reserve = in reserve
board-neutralised = out of the fight
board-gone-out = gone out
board-stunned = stunned
board-unhurt = unhurt
board-acted = has acted
board-to-act = yet to act
board-cost = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
board-chance = { $percent }% to hit
board-roll = { $keep ->
    [highest] { $dice } dice, two highest
    [lowest] { $dice } dice, two lowest
   *[both] { $dice } dice
}, { $defence } or more
board-distance = { $distance ->
    [one] { $distance } hex away
   *[other] { $distance } hexes away
}
board-riposte = riposte { $percent }%
board-no-riposte = no riposte
board-effect = { $effect ->
    [stun] a hit stuns him
    [neutralise] a hit puts him out of the fight
    [drop-loot] a hit makes him drop the loot
   *[drop-bundle] a hit makes him drop the bundle
}
board-term = { $kind ->
    [defence] defence
    [order] order
    [surprise] surprise
    [helped] a friend of his beside the attacker
    [harmed] another enemy beside him
    [obstacle] obstacle crossed
    [wood] wood crossed
   *[target-wood] standing in a wood
}
board-no-move = no move
board-carts = carts out: { $number }
board-losses = { $number ->
    [0] no losses
    [one] one man lost
   *[other] { $number } men lost
}
board-confirm = Confirm
board-back = Back

## The board of the page and the guided match

board-map = Map: { $map }
board-the-round = The round
board-man = { of-banner } { fighter-type }
board-the-man = { the-fighter }
board-values = movement { $movement }, melee { $melee }, defence { $defence }{ $shooting ->
    [none] { "" }
   *[other] , shooting { $shooting }
}
board-acting = acting
board-carries = { $thing ->
    [loot] carries the loot
    [bundle] carries a bundle
   *[cart] leads a cart
}
board-banner-state = { $state ->
    [active] acting
    [done] has acted
    [asleep] asleep
   *[waiting] to come
}
board-men-left = { $number ->
    [0] nobody of { $total }
    [one] { $number } man of { $total }
   *[other] { $number } men of { $total }
}
board-carts-out = Carts brought out: French { $french }, English { $english }; { $wanted } are needed.
board-commanders = Commanders down: French { $french }, English { $english }, of two each.
board-loot-carried = The loot: { the-fighter } carries it.
board-loot-ground = The loot lies at { $hex }.
board-loot-out = { $side ->
    [french_side] The loot has gone with the French.
   *[english_side] The loot has gone with the English.
}
board-enter-from = { The-banner } arrive from round { $round } on.
board-count-men = men
board-count-lost = lost
board-count-carts = carts
board-short-movement = Mov.
board-short-melee = Mel.
board-short-defence = Def.
board-short-shooting = Sh.
board-put-away = Close
board-last-frays = Last blows

# What the prompt says
board-goal = { $objective ->
    [loot] The aim: to leave the map with the loot, by an edge with arrows of your colour. What becomes of its owner makes the victory total or partial.
    [keep] The aim: for the attackers, to hold the keep when a round ends; for the others, to keep it until the last.
    [carts] The aim: to bring { $carts ->
        [one] one cart
       *[other] { $carts } carts
    } off the map, each side by its own edge.
   *[commanders] The aim: to put all enemy commanders out of the fight.
}
board-place = Place { the-fighter }.
board-hint-place = Touch one of the lit hexes: this is the zone { of-the-banner }.
board-spread-out = Place them for me, all but the last
board-hint-order = Touch the man to whom you shout an order.
board-order-to = What do you shout { to-fighter }?
board-order-for = An order for { fighter-the }
board-hint-order-which = The order holds until his banner is activated again.
board-hint-fighter = Touch one of your men who has not acted yet.
board-hint-drop = Touch one of the lit hexes.
board-acts = { fighter-The } acts: { $movement ->
    [0] he does not move.
    [one] one movement point.
   *[other] { $movement } movement points.
}
board-comes = { fighter-The } comes onto the map: { $movement } movement points.
board-hint-action = { $hands ->
    [free] { $enemies ->
        [yes] Touch a hex to send him there, or an enemy to attack.
       *[no] Touch a hex to send him there. No enemy is within reach.
    }
    [loot] Touch a hex to send him there. He carries the loot and does not fight.
    [bundle] Touch a hex to send him there. He carries a bundle and does not fight. Laid in the gateway or on the bridge, it keeps the gate open and surprises the garrison.
   *[cart] Touch a hex to send him there. He leads a cart: he does not fight, and keeps to easy ground.
}
board-move = { fighter-The } goes to { $hex }: { $cost } of { $movement }.
board-hint-then-strike = From there he can strike: touch an enemy, or just go there.
board-confirm-move = Go there
board-move-and = { $task ->
    [take] { $thing ->
        [cart] Take the cart there
       *[loot] Pick up the loot there
    }
    [lay] Lay the bundle there
    [winch] Work the winch there
   *[clear] Clear the bundle there
}
board-then = { fighter-The } is there: does he strike, or do something else?
board-strike = { fighter-The } strikes { $victim }.
board-go-and-strike = { fighter-The } goes to { $hex } ({ $cost }) and strikes { $victim }.
board-shoot = { fighter-The } shoots at { $victim }, { $distance ->
    [one] one hex away.
   *[other] { $distance } hexes away.
}
board-confirm-strike = Strike
board-confirm-shoot = Shoot
board-rather-shoot = Shoot instead: { $percent }%
board-rather-strike = Strike instead: { $percent }%
board-leave = { fighter-The } leaves the map at { $hex } ({ $cost }){ $thing ->
    [nothing] .
    [loot] { " " }with the loot.
   *[cart] { " " }with the cart.
}
board-leave-here = Leave the map at { $hex }, { board-cost }
board-confirm-leave = Leave the map
board-attacked = { The-fighter } strikes { $victim }: { $percent }% to hit. Do you strike back?

# Chances and how they are reckoned
board-hit = hit
board-miss = miss
board-reckoned = { $roll } (defence { $defence }, { $terms })
board-riposte-asked = if he strikes back, { $percent }%
board-term-beside = { $kind ->
    [helped] { the-fighter } supports him
   *[harmed] { the-fighter } is at his side
}
board-reckoning = The reckoning
board-against = Against { the-fighter }
board-shot-at = At { the-fighter }, { $distance ->
    [one] one hex away
   *[other] { $distance } hexes away
}
board-to-reach = to reach
board-dice-of = capacity { $capacity }: { $keep ->
    [highest] { $dice } dice, the two highest
    [lowest] { $dice } dice, the two lowest
   *[both] two dice
}
board-his-riposte = His riposte: { $percent }%
board-throw = { $act ->
    [attack] { the-fighter } strikes { the-victim }
    [riposte] { the-fighter } strikes back
   *[shot] { the-fighter } shoots at { the-victim }
}
board-throw-result = against { $defence }: { $hit ->
    [yes] a hit
   *[no] a miss
}
board-dice-spoken = dice { $dice }; { $kept } kept, which makes { $score }

# The form
preset-butin = The Loot
    .about = For two, half an hour: five Frenchmen lie in wait for a knight, his squire and a valet laden with gold. To begin with.
preset-bucherons = The Woodcutters
    .about = Take a castle by ruse: bundles under the portcullis, a sleeping garrison, a keep to hold.
preset-charrettes = The Carts of Rennes
    .about = Three carts of food, and two sides that fight for them at dawn before the besieged town.
preset-campagne = Battle in Open Country
    .about = Twenty-four men under four banners: bring down both enemy commanders.
group-match = The match
group-finer-points = Finer points
group-readings = Readings of the rulebook

# The first match, step by step
guide-place = Each side sets its men within its zone. Banks and woods matter: a man in a wood is hard to shoot. Touch a hex, or let us place them.
    .title = Setting up.
guide-order = Before your men act, your commander shouts an order to one of them. Each order gives and takes: “Charge!” makes a man run, but lays him open. It holds until your next turn; you may also give none.
    .title = The order.
guide-fighter = Each of your men acts once, in any order you like. Touch one to see where he can go and whom he can reach; touch another to change your mind.
    .title = Actions.
guide-action = The figures say what each hex costs; a red ring, that he can strike or take something there. The red labels give your best chances: touch the enemy to see the whole reckoning before the dice are rolled.
    .title = Move and strike.
guide-follow-up = He has moved: he may still strike an adjacent enemy, or do a task. Then his action is over.
    .title = After the move.
guide-riposte = Your men with initiative give blow for blow: both throws are made at the same time, and both count.
    .title = The riposte.
guide-drop = A carrier who is hit is not hurt: he drops the loot. Let it fall where the enemy will find it hardest to take.
    .title = The loot falls.

# The pictures of the rulebook.
picture-orders = Six orders; a banner has one at a time
picture-values = MOVEMENT, MELEE, DEFENCE
picture-shooting = Archers: SHOOTING too
picture-stunned = Hit once: stunned
picture-under-order = Values changed by “Charge!”
picture-english-zone = The English on a1, a2 and b1
picture-loot = The valet carries the loot
picture-french-zone = The French in column o
picture-exit = Blue arrows: a Frenchman with the loot leaves here
picture-pond = Water: nobody enters
picture-wood = A wood costs 2 and gives cover
picture-mover = The sergeant has 4 points: each hex tells its price
picture-target = He can get beside this man and strike
picture-helper = Beside the attacker: helps the victim, +1
picture-attacker = The attacker, under “Assault!”
picture-victim = The victim
picture-flank = Another enemy beside him: −1

## The terminal

terminal-gate = gate
terminal-obstacle = { $obstacle } between two hexes
terminal-to-place = to be placed
terminal-order = { order-name } { $changes }
terminal-signs = Letter and number: a man, small when stunned; { $commander } commands, { $acted } has acted; movement / melee / defence / shooting.
terminal-enters = from round { $round }

## What a choice promises, and in what it differs from another

outlook-men = { $amount ->
    [one] { $amount } man in the fight
   *[other] { $amount } men in the fight
}
outlook-enemies = { $amount ->
    [one] { $amount } enemy in the fight
   *[other] { $amount } enemies in the fight
}
outlook-carts = { $amount ->
    [one] { $amount } cart in hand
   *[other] { $amount } carts in hand
}
outlook-inside = { $amount ->
    [one] { $amount } Frenchman inside the castle
   *[other] { $amount } Frenchmen inside the castle
}
ground-men = { $sign ->
    [more] { $by ->
        [one] { $by } more man in the fight
       *[other] { $by } more men in the fight
    }
   *[less] { $by ->
        [one] { $by } fewer man in the fight
       *[other] { $by } fewer men in the fight
    }
}
ground-enemies = { $sign ->
    [more] { $by ->
        [one] { $by } more enemy in the fight
       *[other] { $by } more enemies in the fight
    }
   *[less] { $by ->
        [one] { $by } fewer enemy in the fight
       *[other] { $by } fewer enemies in the fight
    }
}
ground-stunned = { $sign ->
    [more] { $by ->
        [one] { $by } more man stunned
       *[other] { $by } more men stunned
    }
   *[less] { $by ->
        [one] { $by } fewer man stunned
       *[other] { $by } fewer men stunned
    }
}
ground-stunned-enemies = { $sign ->
    [more] { $by ->
        [one] { $by } more enemy stunned
       *[other] { $by } more enemies stunned
    }
   *[less] { $by ->
        [one] { $by } fewer enemy stunned
       *[other] { $by } fewer enemies stunned
    }
}
ground-carts = { $sign ->
    [more] { $by ->
        [one] { $by } more cart in hand
       *[other] { $by } more carts in hand
    }
   *[less] { $by ->
        [one] { $by } fewer cart in hand
       *[other] { $by } fewer carts in hand
    }
}
ground-inside = { $sign ->
    [more] { $by ->
        [one] { $by } more Frenchman inside the castle
       *[other] { $by } more Frenchmen inside the castle
    }
   *[less] { $by ->
        [one] { $by } fewer Frenchman inside the castle
       *[other] { $by } fewer Frenchmen inside the castle
    }
}
ground-loot = { $sign ->
    [more] a better hold on the loot
   *[less] a weaker hold on the loot
}
