# Guyenne: every word a player reads. The vocabulary is that of the glossary of RULES.md.
# What the variables hold is said at the top of src/centans/words.py.

title = Guyenne
    .about = Six castles on the border, two sides that bluff, and two heroes: the Black Prince against du Guesclin.
    .lead = Six castles on the border of Guyenne. Two sides watching each other. Your cards are down, and nobody can see them: who is bluffing?
    .length = 10 to 15 minutes
    .age = from 8 years old
    .authors = A game by Laurent and Jean-Baptiste Journaux
    .cover = Cover of Guyenne: the six castles between the arms of the Black Prince and those of du Guesclin
    .credits = { title } is a game by Laurent and Jean-Baptiste Journaux, illustrated in its published form by Romain Boyaud.
aim = Send hidden cards to the castles of the border and take them: castles that stand side by side are worth more than a lonely one.
    .end = Hold all six when a turn is over and you win at once; otherwise the war ends when a side has used up its cards too often, and the most points win.

## Sides, castles, cards

side-english = the English
    .letter = E
    .hero = Edward of Woodstock, the Black Prince
side-french = the French
    .letter = F
    .hero = Bertrand du Guesclin

# At the beginning of a sentence.
The-side = { $side ->
    [english] The English
   *[french] The French
}

castle-1 = Chauvigny
    .province = Poitou
    .river = Vienne
    .history = A spur crowned by five castles above the Vienne. King John II led his army over the bridge here in September 1356, days before the Black Prince beat and captured him near Poitiers.
castle-2 = Crozant
    .province = La Marche (Limousin)
    .river = Creuse and Sédelle
    .history = Fortress of the counts of La Marche on a ridge between two rivers. In August 1356 it held out against the Black Prince’s men, who sacked the village and moved on.
castle-3 = Cluis-Dessous
    .province = Berry
    .river = Bouzanne
    .history = Stronghold of the Chauvigny lords above the Bouzanne. Guy II de Chauvigny, knighted by du Guesclin in the field, died here in 1422.
castle-4 = Sarzay
    .province = Berry
    .river = Vauvre and Couarde
    .history = Seat of the Barbançois family from the middle of the fourteenth century, facing the English border. Guillaume de Barbançois took the field against the English around La Châtre in the 1360s.
castle-5 = Sainte-Sévère
    .province = Berry
    .river = Indre
    .history = Taken by the English in 1370 and stormed back in 1372 by du Guesclin, the duke of Bourbon and the count of Sancerre.
castle-6 = Huriel
    .province = Bourbonnais
    .river = Magieure
    .history = A tall square keep, called the Toque, of the lords of Brosse. Robert Knolles’s soldiers of fortune seized it after Poitiers and left after the treaty of Brétigny in 1360.

castle = { $castle ->
    [1] { castle-1 }
    [2] { castle-2 }
    [3] { castle-3 }
    [4] { castle-4 }
    [5] { castle-5 }
   *[6] { castle-6 }
}

label-bannerets = Knights banneret
label-men_at_arms = Men-at-arms
label-sergeants = Sergeants
label-trebuchet = Trebuchet
label-foot_soldiers = Foot soldiers
label-archers = Archers
label-crossbowmen = Crossbowmen

a-card = { $card ->
    [hero] the hero
   *[other] a { $card }
}

A-card = { $card ->
    [hero] The hero
   *[other] A { $card }
}

# Cards of the same value in a list: “the hero, a 5 and three 2s”.
alike-cards = { $card ->
    [6] the hero
   *[other] { $number ->
        [1] a { $card }
        [2] two { $card }s
        [3] three { $card }s
        [4] four { $card }s
        [5] five { $card }s
        [6] six { $card }s
        [7] seven { $card }s
       *[other] { $number } cards of value { $card }
    }
}

some-cards = { $number ->
    [one] one card
   *[other] { $number } cards
}

## Settings of the match

setting-level = Level
    .about = Basic rules; advanced, attacks and defeats cost cards for good; expert, each side also holds five cards in reserve and the war lasts longer.
value-level = { $value ->
    [basic] basic
    [advanced] advanced
   *[expert] expert
}
group-team = Teams and seats
group-finer-points = Finer points
setting-team_side = Side of the team
    .about = With three players only: the side that the two partners play.
value-team_side = { $value ->
    [english] the English
   *[french] the French
}
setting-reshuffle = Exhaustion of a draw pile
    .about = A draw pile is exhausted as soon as its last card is drawn, or only when a card is wanted and there is none.
value-reshuffle = { $value ->
    [immediate] with its last card
   *[on_demand] when a card is lacking
}
setting-attack_tie_removal = A tie in an assault
    .about = At the advanced and expert levels: whether attacking an enemy castle costs a card even when the combat is a tie.
value-attack_tie_removal = { $value ->
    [always] costs a card
   *[not_on_tie] costs nothing
}
setting-seats = Seats
    .about = The side of each seat, in order: E for the English, F for the French. Usually the odd seats play one side and the even seats the other.
value-seats = { $value ->
    [usual] as usual
   *[other] { $value }
}
setting-english_captain = First English captain
    .about = In an English team, the partner who is captain in the first turn.
value-english_captain = { $value ->
    [first] the lower seat
   *[second] the higher seat
}
setting-french_captain = First French captain
    .about = In a French team, the partner who is captain in the first turn.
value-french_captain = { $value ->
    [first] the lower seat
   *[second] the higher seat
}

## Where the turn stands

phase-set-aside = Setting cards aside
phase-hand-over = Handing over cards and setting the order
phase-open-first = Opening the first castle
phase-answer-first = Answering at the first castle
phase-open-second = Opening the second castle
phase-answer-second = Answering at the second castle
phase-reinforcements = Reinforcements
phase-defence = Combat
phase-removal = Losses
phase-over = End of the game

role-attack = attack
role-defence = defence

## What you are asked

ask-set-aside = Your move, my lord: choose the valued cards that you keep in reserve in your discard pile.
ask-hand-over = Your move, captain: choose the cards you hand over to your partner.
ask-set-order = Your move, captain: who forms the vanguard?
ask-open-castle = Your move, my lord: name the castle to open.
ask-lay-cards = { $castle ->
    [0] Your move, my lord: choose the cards to lay face down.
   *[other] Your move, my lord: choose the cards to lay face down at { castle }.
}
ask-reinforce = Your move, my lord: send reinforcements, or pass.
ask-reinforce-cards = { $castle ->
    [0] Choose the cards you send as reinforcements.
   *[other] Choose the cards you send as reinforcements to { castle }.
}
ask-defend = { $castle ->
    [0] The attacker’s cards are turned up: will you show yours, or concede the castle?
   *[other] The attacker’s cards at { castle } are turned up: will you show yours, or concede the castle?
}
ask-remove-cards = { $castle ->
    [0] You have lost this combat: choose the cards to remove for good.
   *[other] You have lost at { castle }: choose the cards to remove for good.
}

## What you may answer; .typed gives the words that can be typed

option-castle = { castle }
    .typed = { $castle }
option-reinforce = reinforce { castle }
    .typed = { $castle }
option-card = { a-card }
    .typed = { $card ->
        [hero] hero h
       *[other] { $card }
    }
option-done = done
    .typed = done
option-pass = pass
    .typed = pass
option-show = show the cards
    .typed = show
option-concede = concede the castle
    .typed = concede
option-lead = form the vanguard oneself
    .typed = me vanguard
option-follow = send one’s partner to the vanguard
    .typed = partner rearguard

## What happened

event-set-aside = { The-side } set { some-cards } aside in their discard pile.
event-first-hand = { The-side } take their hero and draw: { some-cards } in hand.
event-turn = Turn { $turn }: { $side ->
    [english] the English
   *[french] the French
} lead.
event-handed-over = { $you ->
    [seat] You hand over { some-cards } to { $to }.
    [to] { $seat } hands over { some-cards } to you.
   *[none] { $seat } hands over { some-cards } to { $to }.
}
event-handed-cards = Between partners only, the cards handed over: { $cards }.
event-order = { $you ->
    [seat] You form the vanguard.
   *[none] { $seat } forms the vanguard.
}
event-laid = { $you ->
    [seat] { $act ->
        [opens-and-attacks] You open { castle } and attack with { some-cards }.
        [opens-and-defends] You open { castle } and defend with { some-cards }.
        [attacks] You answer at { castle } and attack with { some-cards }.
       *[defends] You answer at { castle } and defend with { some-cards }.
    }
   *[none] { $act ->
        [opens-and-attacks] { $seat } opens { castle } and attacks with { some-cards }.
        [opens-and-defends] { $seat } opens { castle } and defends with { some-cards }.
        [attacks] { $seat } answers at { castle } and attacks with { some-cards }.
       *[defends] { $seat } answers at { castle } and defends with { some-cards }.
    }
}
event-no-cards-left = { The-side } have no cards left in hand and pass automatically.
event-passed = { $you ->
    [seat] You pass.
   *[none] { $seat } passes.
}
event-reinforced = { $you ->
    [seat] You reinforce { castle } with { some-cards }.
   *[none] { $seat } reinforces { castle } with { some-cards }.
}
event-shown = { $you ->
    [seat] You show at { castle }: { $cards }.
   *[none] { $seat } shows at { castle }: { $cards }.
}
event-conceded = { $you ->
    [seat] You concede { castle } and discard { some-cards } unseen.
   *[none] { $seat } concedes { castle } and discards { some-cards } unseen.
}
event-tie = A tie at { castle }: nothing changes.
event-holds = { The-side } hold { castle }.
event-takes = { The-side } take { castle }.
event-removed = { $you ->
    [seat] You remove { $cards } for good.
   *[none] { $seat } removes { $cards } for good.
}
event-six-castles = { The-side } control all six castles: victory is theirs at once!
event-drew = { $number ->
    [0] { The-side } draw nothing; they hold { $hand ->
        [0] no cards.
        [one] one card.
       *[other] { $hand } cards.
    }
    [one] { The-side } draw one card and hold { $hand }.
   *[other] { The-side } draw { $number } cards and hold { $hand }.
}
event-drew-cards = { $you ->
    [audience] You draw { $cards }.
   *[none] { $audience } draws { $cards }.
}
event-exhausted-for-good = The draw pile of { $side ->
    [english] the English
   *[french] the French
} is exhausted for good: they draw no more.
event-rebuilt = The draw pile of { $side ->
    [english] the English
   *[french] the French
} is exhausted for the { $times ->
    [1] first
    [2] second
    [3] third
   *[other] { $times }th
} time; the discard pile is shuffled into a new one of { some-cards }.
event-out-of-cards = { The-side } are out of cards: the game is over.

## Why it is not allowed

why-too-few-cards = You must choose at least { $least ->
    [one] one card
   *[other] { $least } cards
}; { $picked ->
    [0] you have taken none so far.
    [one] you have taken only one.
   *[other] you have taken { $picked }.
}
why-too-little-value = The cards you remove must be worth at least { $least }; these are worth { $value }.
why-cards-first = It is cards that you must choose now.
why-no-such-card = { $card ->
    [hero] The hero is not among the cards to choose from.
   *[other] There is no { $card } left among the cards to choose from.
}
why-too-many-cards = Here you may take { $most ->
    [0] no card.
    [one] one card only.
   *[other] { $most } cards at most.
}
why-strongest-first = Name your cards from the strongest to the weakest: { a-card } should have come earlier.
why-not-enough-value = If you take { a-card }, the cards that remain will no longer suffice.
why-order-first = Say first who forms the vanguard: you or your partner.
why-castle-first = Name a castle first.
why-castle-already-open = { castle } is already contested this turn: name another one.
why-reinforce-or-pass = It is time for reinforcements: reinforce one of the two contested castles, or pass.
why-castle-not-contested = There is no combat at { castle } this turn.
why-castle-of-partner = { castle } is in your partner’s charge.
why-castle-full = You already have { $most ->
    [one] one card
   *[other] { $most } cards
} at { castle }: there is room for no more.
why-show-or-concede = A defender shows his cards or concedes the castle, nothing else.

## What decided the match

decided-by-six-castles = by controlling all six castles
decided-by-points = on points
decided-by-unspent-cards = on unspent cards, points being equal
decided-by-draw = with equal points and equal unspent cards

## The table

board-turn = Turn { $turn }
board-neutral = neutral
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-hand = hand
board-draw-pile = draw pile
board-discard-pile = discards
board-shown = shown
board-fight = { castle }, by chance alone: won { $won }%, tied { $tied }%, lost { $lost }%.
board-removed = removed
board-exhausted = exhausted { $times } of { $limit }
board-exhausted-about = An hourglass fills each time the draw pile runs out; once the last is full, no more cards are drawn.
board-captain = captain
board-vanguard = vanguard
board-rearguard = rearguard
board-chosen = chosen so far

## The board in the page

board-hero-english = The Black Prince
board-hero-french = Du Guesclin
board-the-hero = hero
board-held = { $side ->
    [english] held by the English
   *[french] held by the French
}
board-opens = { $side ->
    [english] The English lead
   *[french] The French lead
}
board-your-hand = Your hand
board-in-hand = { $number ->
    [0] no cards in hand
   *[other] { some-cards } in hand
}
board-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
board-face-down = { $number ->
    [one] one card face down
   *[other] { $number } cards face down
}
board-face-up = face up: { $cards }
board-yours-face-down = face down, for your eyes only: { $cards }
board-look-at-piles = { $side ->
    [english] Draw pile and discards of the English
   *[french] Draw pile and discards of the French
}
board-in-piles = { $draw ->
    [0] The draw pile is empty,
    [one] One card in the draw pile,
   *[other] { $draw } cards in the draw pile,
} { board-exhausted }; { $discards ->
    [0] no discards.
    [one] one card discarded.
   *[other] { $discards } cards discarded.
}
board-discards-known = You know of: { $cards }.
board-discards-shown = Combats have shown, since the draw pile was last made: { $cards }.
board-discards-unknown = You know none of them: this pile lies face down.
board-close = Close
board-look-closer = Point at a castle to learn more about it.

# What is known of a fight.
board-front = { $role ->
    [attack] { The-side } attack with { some-cards }:
   *[defence] { The-side } defend with { some-cards }:
}
board-strength = strength { $strength }.
board-with-hero = the hero is there.
board-range = strength { $least } to { $most }, about { $average } by chance.
board-hero-possible = Their hero may be among them ({ $chance }%).
board-hero-certain = Their hero must be among them.
board-hero-impossible = Their hero cannot be among them.
board-chance-won = won
board-chance-tied = tied
board-chance-lost = lost
board-odds-why = As if chance alone had laid the cards you cannot see.
board-if-shown = { $role ->
    [defence] { $result ->
        [won] Show, and the castle stays yours.
        [tie] Show: it is a tie, and the castle stays yours.
       *[lost] Your cards are beaten: shown or not, the castle is lost. Concede, and they stay secret.
    }
   *[attack] { $result ->
        [won] Your cards win.
        [tie] A tie: nothing changes.
       *[lost] Your cards are beaten.
    }
}
board-if-taken = { $side ->
    [english] In English hands: English { $english }, French { $french }.
   *[french] In French hands: French { $french }, English { $english }.
}

# Putting an answer together.
board-pick-lay-cards = { $castle ->
    [0] Choose a castle and lift cards:
   *[other] { castle }:
}
board-pick-reinforce-cards = { $castle ->
    [0] To reinforce, choose a castle and lift cards:
   *[other] Reinforcements for { castle }:
}
board-pick-hand-over = For your partner:
board-pick-set-aside = In reserve:
board-pick-remove-cards = { $castle ->
    [0] To remove for good:
   *[other] To remove for good at { castle }:
}
board-limit = { $least ->
    [1] { $most ->
        [one] one card.
       *[other] 1 to { $most } cards.
    }
   *[other] { $most ->
        [one] one card, no more, no less.
       *[other] { $most } cards, no more, no less.
    }
}
board-lifted = { some-cards } of { $most } at most, strength { $strength }.
board-lifted-hero = { some-cards } of { $most } at most, the hero among them.
board-wanting-castle = Now touch a castle.
board-wanting-cards = { $least ->
    [one] Lift at least one card.
   *[other] { $least } cards are needed.
}
board-wanting-worth = Together they must be worth at least { $worth }.
board-put-back = Put back
board-confirm-lay-cards = Lay these cards
board-confirm-reinforce-cards = Send these reinforcements
board-confirm-hand-over = Hand over these cards
board-confirm-set-aside = Keep these in reserve
board-confirm-remove-cards = Remove these cards

# The guided first turn: a note at the first question of each kind.
guide-set-aside = { $set_aside } cards wait in your discard pile until it is first shuffled in again: keep strong ones for the end, or thin out the weak ones.
    .title = The reserve.
guide-hand-over = Your partner fights at one castle and you at the other. Give what that fight needs, and keep at least one card.
    .title = You are captain.
guide-set-order = The vanguard fights at the first castle of the turn, the rearguard at the second.
    .title = The order of battle.
guide-open-castle = Touch the castle where you want to fight, lift the cards you send there, and lay them. Neighbouring castles are worth { $grouped } points each, a lonely one { $isolated }.
    .title = Open a castle.
guide-lay-cards = Lift the cards you lay here, face down. Two castles are fought over each turn: at the first, keep something for the second.
    .title = Answer the challenge.
guide-reinforce = Everyone has cards at both castles. Touch one of them to add to it, or pass; when both sides pass one after the other, the cards are turned up.
    .title = Reinforcements.
guide-defend = You see what attacks you. Show your cards if they can hold, a tie being enough; or concede, and nobody learns what you had.
    .title = Your castle is under attack.
guide-remove-cards = You have lost on neutral ground. Remove your strongest card for good, or several that are together worth as much.
    .title = The price of defeat.

# The pictures of the rulebook.
picture-castles = Six castles in a row
picture-first-card = First-player card
picture-hero = One hero on each side
picture-soldiers = 21 soldiers, worth 2 to 5
picture-back = The back tells the side
picture-draw-pile = Draw pile
picture-hourglass = An hourglass fills at each exhaustion
picture-opens = The English open turn 1
picture-neutral = No banner, no arrow: neutral
picture-hand = Your hand of six, hero included
picture-opening = You opened Sarzay with two cards
picture-their-answer = The French answered
picture-attack = Attack: the short edge touches the castle
picture-defence = Defence: the long edge
picture-shown = The attacker has shown 8
picture-second = Fought over next
picture-show-or-concede = The defender has 6: show and lose, or concede unseen
picture-neighbours = Two neighbours: 2 points each
picture-neighbours-too = 2 points each for the French
picture-nobody = Neutral: nothing
picture-alone = Alone: 1 point

## What a choice promises, and in what it differs from another

outlook-lead = { $sign ->
    [even] equal points
    [behind] { $amount ->
        [one] one point behind
       *[other] { $amount } points behind
    }
   *[ahead] { $amount ->
        [one] a lead of one point
       *[other] a lead of { $amount } points
    }
}
outlook-castles = { $amount ->
    [one] { $amount } castle
   *[other] { $amount } castles
}
ground-castles = { $sign ->
    [more] { $by ->
        [one] { $by } more castle
       *[other] { $by } more castles
    }
   *[less] { $by ->
        [one] { $by } fewer castle
       *[other] { $by } fewer castles
    }
}
ground-lead = { $sign ->
    [more] { $by ->
        [one] { $by } more point of the score
       *[other] { $by } more points of the score
    }
   *[less] { $by ->
        [one] { $by } fewer point of the score
       *[other] { $by } fewer points of the score
    }
}
ground-cards = { $sign ->
    [more] { $by ->
        [one] { $by } more card kept in hand
       *[other] { $by } more cards kept in hand
    }
   *[less] { $by ->
        [one] { $by } fewer card kept in hand
       *[other] { $by } fewer cards kept in hand
    }
}
ground-strength = { $sign ->
    [more] { $by ->
        [one] { $by } more point of strength kept in hand
       *[other] { $by } more points of strength kept in hand
    }
   *[less] { $by ->
        [one] { $by } fewer point of strength kept in hand
       *[other] { $by } fewer points of strength kept in hand
    }
}
ground-hero = { $sign ->
    [more] the hero stays in hand
   *[less] the hero is spent
}
