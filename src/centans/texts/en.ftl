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
hint-forbidden = Hints are not allowed at this table.
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
    [novice] A page overlooks nearly every second option, and takes what looks best of the rest.
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
    { "  " }hint                           ask what seems best, and why; the match remembers it
    { "  " }reason [NUMBER]                learn why a bot chose as it did, last or at that answer
    { "  " }undo                           take back your last choice, as long as the rules allow
    { "  " }why ANSWER                     learn which rule forbids an answer
    { "  " }rules [NUMBER]                 read the rule of the moment, or the one with that number
    { "  " }log                            read again what you have seen of the match
    { "  " }save FILE                      save the match
    { "  " }quit                           stop; the match is kept
    { "  " }Enter                          see the table again

# The words of play on the command line; the English ones are always understood.
command-undo = undo
command-hint = hint advice
command-reason = reason
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

## The rules and their tests

rules-of = Rules of { $game }
rules-chapter = Chapter
rules-all = All
rules-number = Rules
rules-tested = Tested
rules-missing = Missing
rules-not-enforced = Not enforced
rules-unknown = Tests name rules that do not exist: { $rules }
rules-no-tests = the tests of { $game } are expected in { $folder }, which is no folder: give with --tests the folder that has games/{ $game } in it

## A server begins

serve-port-busy = Port { $port } is busy; taking { $taken }.
serve-address = Cent Ans is at { $address } (Ctrl-C ends it)

## Keeping a server’s data

backup-going-on = Copying
backup-done = { $file } holds everything: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $answers ->
    [one] one answer
   *[other] { $answers } answers
}, { $guests ->
    [one] one guest
   *[other] { $guests } guests
}. Keep it as you keep your passwords.
backup-there-already = { $file } exists already, and nothing is overwritten: name another file.
restore-going-on = Bringing back
restore-done = Everything in { $file } is back: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $answers ->
    [one] one answer
   *[other] { $answers } answers
}, { $guests ->
    [one] one guest
   *[other] { $guests } guests
}.
restore-no-file = There is no file { $file }.
restore-no-backup = { $file } was not made by centans backup.
restore-damaged = { $file } is damaged; nothing was restored.
restore-there-already = There is a database already, { $file }, and nothing is overwritten: move it away, or name another folder with --data.
restore-not-empty = The database of CENTANS_DATABASE_URL holds guests or tables already, and nothing is overwritten: name an empty one.
database-missing = There is no database in { $folder }; name the server’s folder with --data.
database-unknown-make = The database was made by another version than this one ({ $version }), which does not know it: take a newer version.
database-of-old = The database is of an older make; run centans migrate first (a server does so when it starts).
database-fails = The database does not do it: { $reason }.

tidy-going-on = Tidying
tidy-would = What would be removed:
tidy-done = What was removed:
tidy-waiting = { $count ->
    [one] one table that never began
   *[other] { $count } tables that never began
}
tidy-unfinished = { $count ->
    [one] one unfinished match
   *[other] { $count } unfinished matches
}
tidy-finished = { $count ->
    [one] one finished match
   *[other] { $count } finished matches
}
tidy-brought-in = { $count ->
    [one] one finished match from a file
   *[other] { $count } finished matches from files
}
tidy-guests = { $count ->
    [one] one guest who is at no table
   *[other] { $count } guests who are at no table
}

secret-kept = { $count ->
    [one] One secret is believed; centans secret --new puts a new one first.
   *[other] { $count } secrets are believed, the newest signs; centans secret --forget leaves only that one.
}
secret-new = A new secret signs from now on; { $count } are believed. Once everybody has come again, centans secret --forget leaves only the new one.
secret-forgotten = Only the newest secret is believed from now on.
secret-both = Make a new secret now, and forget the older ones later: --new and --forget do not go together.
secret-missing = There is no secret in { $folder } yet; a server makes one when it first starts. Name its folder with --data.
