# What the command “centans” says: in the terminal, about files, of a server’s data, in the lab. The page needs none of it.
# What the variables hold is said at the top of src/centans/words.py.

## Playing in the terminal

play-welcome = { $title }, a match for { $players }.
play-seat-person = Seat { $number }: { $name }, { $side }.
play-seat-bot = Seat { $number }: { $name }, { $side } (the bot “{ $bot }”).
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
play-chance-first = “{ $typed }” is too much: chance decides first. Answer what comes then in a line of its own.
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

## The lab

number = { $value }
lab-going-on = Matches of { $title }
lab-played = { $played } of { $games } matches of { $title } (rules revision { $revision }) between { $bots }, { $players ->
    [one] one player
   *[other] { $players } players
}, seed “{ $seed }”. The bots changed seats after every match.
lab-until = { $what ->
    [difference] The difference in wins of every bot
   *[share] The share of wins of every bot
} { $reached ->
    [yes] is known
   *[no] is not yet known
} within { $points ->
    [one] one point
   *[other] { $points } points
} either way (95 %).
lab-timing = { $seconds } s, { $matches } matches and { $decisions } decisions per second.
lab-version = { $name ->
    [first] first version
   *[second] second version
}: { $changes }
lab-usual-rules = the usual rules
lab-no-match = No match was played.
lab-lengths = { $what ->
    [decisions] Decisions per match
   *[turns] Turns per match
}: { $mean } on average, deviation { $deviation }, from { $least } to { $most }
lab-two-points = To tell a bot’s share of wins from one two points away would take about { $needed } matches.
lab-star = * clear even among { $rows } rows: where nothing differs, a report has any star at all in at most 5 cases of 100 (Holm’s correction).
lab-difference-of-two-points = A difference of two points in a share of wins would take about { $needed } matches to find.
lab-too-few = too few matches
lab-bounds = { $estimate } ({ $low } to { $high })
lab-percent = { $share } %
lab-row = { $kind ->
    [bot] bot { $name }
    [side] side: { $name }
   *[seat] seat { $name }
}
lab-compared = { $measure ->
    [wins] { $row }, share of wins
    [score] { $row }, score
    [draws] draws
    [decisions] decisions
   *[turns] turns
}
lab-same-dice = same matches, same dice
lab-column-played = played
lab-column-won = won
lab-column-drawn = drawn
lab-column-lost = lost
lab-column-rate = won (95 %)
lab-column-score = score
lab-column-measure = per match
lab-column-mean = mean
lab-column-deviation = deviation
lab-column-least = least
lab-column-most = most
lab-column-ending = how it ended
lab-column-matches = matches
lab-column-first = first
lab-column-second = second
lab-column-difference = second minus first (95 %)
lab-written = written: { $file }
lab-slow-rules = From its sources this would take about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} or more; compiled rules play two to five times as fast: make fast, once, takes about two minutes.
lab-compile-now = Compile now, then begin? [y/N]
lab-yes = y yes

lab-page-title = Cent Ans, the lab: { $title }
lab-page-rates = { $kind ->
    [bot] Share of matches won by each bot
    [side] Share of matches won by each side
   *[seat] Share of matches won from each seat
}, with 95 % intervals
lab-page-scores = Scores of { $name }: { $mean } on average, deviation { $deviation }
lab-page-endings = How the matches ended
lab-page-compared = The two versions compared, match by match with the same dice
lab-page-columns = from { $low } to { $high }, at most { $top } in one column

ladder-going-on = Deals of { $title }
ladder-played = { $played } of { $planned } deals, { $matches } matches of { $title } (rules revision { $revision }) with { $players ->
    [one] one player
   *[other] { $players } players
}, seed “{ $seed }”.
ladder-method = Ratings: Elo above the first bot by the model of Bradley and Terry (with more than two at a table, of Plackett and Luce), 95 % bounds by drawing the deals anew. Wins: 95 % bounds by Wilson.
ladder-alone = alone among the others
ladder-bot = bot
ladder-rating = rating (95 %)
ladder-choice = a choice
ladder-longest = longest
ladder-choices = choices
ladder-against = against

tune-kind = kind
tune-positions = positions
tune-even = even chances
tune-by-hand = by hand
tune-before = before
tune-after = after

temper-round = The tempers tried brought { $success } on average (0 is to lose, 1 to win by far).

## The contract

check-going-on = Checking { $game }
check-done = { $game } keeps the contract in { $kept } of { $matches } matches{ $interrupted ->
    [yes] { " so far" }
   *[no] { "" }
}.
check-broken = { $game } breaks the contract: { $breach }
check-shown = the match that shows it: { $file }
check-counted = { $matches } matches, { $decisions } decisions
check-variants = { $count ->
    [one] one variant
   *[other] { $count } variants
}
check-check = check
check-times = times
check-setting = setting
check-value = value
check-matches = matches
check-decisions = decisions
check-asks-are-well-formed = asks are well formed
check-why-not-agrees-with-the-options = why not agrees with the options
check-inventory-is-constant = inventory is constant
check-result-is-there-when-it-is-over = result is there when it is over
check-clone-is-the-same = clone is the same
check-clone-shares-nothing = clone shares nothing
check-view-shares-nothing-with-the-position = view shares nothing with the position
check-original-stays-when-its-clone-plays-on = original stays when its clone plays on
check-box-never-changes = box never changes
check-features-are-small-numbers = features are small numbers
check-undo-goes-back-and-no-further = undo goes back and no further
check-past-can-be-looked-at = past can be looked at
check-kept-positions-play-on = kept positions play on
check-older-copies-never-change = older copies never change
check-file-tells-the-whole-match = file tells the whole match
check-quick-ways-to-look-show-the-same = quick ways to look show the same
check-masking-keeps-the-view = masking keeps the view
check-redealing-keeps-the-view = redealing keeps the view
check-redealing-keeps-the-questions = redealing keeps the questions
check-nothing-contradicts-what-was-told = nothing contradicts what was told
check-redealing-leaves-the-state-alone = redealing leaves the state alone
check-masking-covers-what-redealing-changes = masking covers what redealing changes
check-who-shares-knows-the-same = who shares knows the same
check-redealt-state-can-be-played = redealt state can be played
check-every-match-ends = every match ends
check-open-questions-are-taken-up = open questions are taken up

## The speed of the rules

bench-in-english = In a checkout we are measured beside our peers too, for those who work on it; these tables are in English.
bench-going-on = Playing at random
bench-title = Random play ({ $how ->
    [compiled] compiled
    [stale] from sources edited since they were compiled
   *[source] from the sources
})
bench-game = Game
bench-players = Players
bench-decisions = Decisions/s

## Bringing a server’s database up to date

migrate-done = The database is up to date.
migrate-differs = table { $table } ({ $game }, rules { $revision }, now { $now }): { $difference }; { $remark }
migrate-rules-gone = gone
migrate-remark = table { $table } ({ $game }, rules { $revision }) { $remark }.
migrate-counted = { $tables } tables, { $older } of them begun under other rules; { $different } replay otherwise than played.
migrate-never-portrayed = it was never stored how it stands, so only its file can be had
migrate-portrayed-earlier = it is shown, read-only, as it stood after answer { $portrayed } of { $length }
migrate-portrayed = it is shown, read-only, as it last stood
migrate-no-box = has nothing to compare with: it was stored before positions were, and is filled in when it is opened
migrate-own-box = keeps its own components: today’s are others
