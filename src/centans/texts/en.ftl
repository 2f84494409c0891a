# What a player reads whatever the game, and what the command “centans” says.
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

## Playing in the terminal

play-welcome = { $title }, a match for { $players }.
play-seat-person = Seat { $number }: { $name }, for { $side }.
play-seat-bot = Seat { $number }: { $name }, for { $side } (the bot “{ $bot }”).
play-hint = Type what stands in brackets, several answers in a row if you like; “help” tells the rest.
play-thinking = { $name } is thinking…
play-curtain = Pass the keyboard to { $name }, then press Enter.
play-curtain-waiting = { $name }, the seat is yours: press Enter when nobody else can see the screen.
play-taken-back = Taken back.
play-nothing-to-undo = Nothing can be taken back: a card was drawn or shown, or another has played.
play-allowed = Nothing forbids it: it is allowed.
play-why-what = Say which choice puzzles you, for example “why { $example }”.
play-unreadable = “{ $typed }” is no answer here; type “help” to see what can be said.
play-too-much = “{ $typed }” is too much: the next question is not for you.
play-no-rule = There is no rule “{ $rule }”; rules have numbers such as { $example }.
play-no-log = Nothing has happened yet.
play-saved = Match saved in { $file }.
play-save-where = Say in which file, for example “save my-match.match”.
play-stopped = The match is kept. To go on with it: centans play --load { $file }
play-offer-save = Under what name shall this match be kept? (Enter: do not keep it)
play-not-kept = The match is not kept.
play-over = The game is over.

play-help =
    What you can type:
    { "  " }what stands in brackets        answer; “5 2 done” or “card 5, card 2, done” answers in one go
    { "  " }undo                           take back your last choice, as long as the rules allow
    { "  " }why ANSWER                     learn which rule forbids an answer
    { "  " }rules [NUMBER]                 read the rule of the moment, or the one with that number
    { "  " }log                            read again what you have seen of the match
    { "  " }save FILE                      save the match
    { "  " }quit                           stop; the match is kept
    { "  " }Enter                          see the table again

# The words of play on the command line; the English ones are always understood.
command-undo = undo
command-why = why
command-rules = rules rule
command-log = log
command-save = save
command-help = help
command-quit = quit exit

## Telling and verifying

replay-heading = { $title }, { $players } players: { $names }.
replay-past-end = --from can be 0 to { $entries }, the last answer of this match, not { $first }.
replay-backwards = --to can be { $first } or more, where --from begins, not { $last }.
replay-unfinished = The match is not finished.
replay-hidden-choice = { $you ->
    [seat] You choose
   *[none] { $name } chooses
}: { $option }.

verify-seed = The seed is the one that was promised, every draw is its own, all { $entries } answers follow the rules, and the digest is right.
verify-seed-unpromised = Every draw is the seed’s, all { $entries } answers follow the rules, and the digest is right; but the file has no commitment, so nobody can prove that the seed was chosen before the match.
verify-no-seed = All { $entries } answers follow the rules and the digest is right; but the file does not give the seed, so it cannot be proved that nobody touched the draws.
verify-failed = The match does not stand up to scrutiny.

## The games

games-setting = Option
games-values = Values
games-about = What it changes
games-value = { $value }: { $name }
games-usual = { $value } (usual)
games-in-short = Players: { $players }. Options: { $options }.
games-more = centans games GAME shows one of them: what each option means, and the figures that may be changed.
games-figures = Figures that may be changed, as in centans play { $game } --set FIGURE=VALUE:
games-figure = Figure
games-now = Value
games-range = Range
games-rule = Rule
games-from-to = { $least } to { $most }
