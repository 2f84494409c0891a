# What a player reads whatever the game, on the page and in the terminal; what the command “centans” says stands in commands.
# What the variables hold is said at the top of src/centans/words.py.

## Lists and names

list-comma = { $before }, { $after }
list-end = { $before } and { $after }

name-person = Player { $number }
name-bot = { $number ->
    [1] Aymeric
    [2] Hugh
    [3] Theobald
    [4] Ingram
    [5] Gawain
   *[other] Percival
} { $bot ->
    [page] the Young
    [squire] the Bold
    [marshal] the Great
    [greedy] the Bold
    [random] the Fool
   *[other] the Wise
}

## Questions and refusals of every match

setting-players = Players
    .about = The number of players.

ask-reconsider = Your choice is made and others are still thinking: you may change your mind.
option-reconsider = change one’s mind
    .typed = reconsider
why-not-your-turn = It is not your turn.
why-game-over = The game is over.
why-not-asked-now = That is not what you are asked now.
why-nothing-to-reconsider = You have no secret choice to take back.
why-with-rule = { $why } ({ $rule })

## The end of a match

result-won = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win
} { $how }.
result-nobody = A draw, { $how }.
result-score = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}

## Hints and reasons

hint-best = Advice: { $choice }.
hint-other = Otherwise: { $choice }.
hint-nothing = There is nothing to choose here.
hint-thinking = Thinking it over…
reason-promise = As far as { $simulations ->
    [one] one try
   *[other] { $simulations } tries
} can tell, this leads to { $outlook } and wins { $tenths ->
    [0] hardly ever
    [1] about one match in ten
    [10] nearly every match
   *[other] about { $tenths } matches in ten
}.
reason-promise-short = That leads to { $outlook } and wins { $tenths ->
    [0] hardly ever
    [1] about one match in ten
    [10] nearly every match
   *[other] about { $tenths } in ten
}.
reason-for = What speaks for it: { $grounds }.
reason-against = What it costs: { $grounds }.
reason-alike = Both promise much the same.
reason-then = { $first }, then { $rest }
reason-and-more = { $some } and so on
why-chosen = { $name } chose: { $choice }.
why-other = Also weighed: { $choice }.
why-better = Thought over again, this promises more: { $choice }.
why-manner = { $bot ->
    [random] This player chooses blindly.
    [novice] A page overlooks more than half of the options, and takes what looks best of the rest.
    [greedy] A squire takes what looks best at once, without thinking ahead. Thought through, it comes to this.
    [search] A player who thinks ahead: these are the choices that it weighed longest.
   *[other] What moves this player is its own affair; thought through, it comes to this.
}
why-later = The reason would tell a secret: ask again when the match is over.
why-no-choice = There was nothing to choose.
why-not-bot = A person chose this, and knows why.
hints-used = { $name } asked for { $count ->
    [one] one hint
   *[other] { $count } hints
}.
