# The page itself: everything that belongs to no game.

## Everywhere

site = Cent Ans
site-about = Games of the Hundred Years’ War, to be played here: against a bot, with a friend, or around one screen.
nav-home = Home
nav-rules = Rules
nav-about = About
nav-main = Navigation
skip = Skip to the content
loading = One moment…
close = Close
not-found = This page does not exist, or no longer does.
not-found-home = Back to the home page
failed = The page could not be read: the server does not answer.
failed-retry = Try again

## Preferences

preferences = Preferences
preference-language = Language
language-fr = Français
language-en = English
preference-theme = Light
theme-light = Daylight
theme-candle = Candle-light
preference-hatching = Heraldic hatching
preference-hatching-about = Doubles every colour with lines, for those who cannot tell colours apart.
preference-motion = Motion
preference-motion-about = Cards slide, shields turn.
preference-sound = Sound
preference-sound-about = Cards, dice, steel, and a bell when it is your move.
preference-volume = Volume
preference-guide = Guided first turn
preference-guide-about = The first question of each kind is explained. Ticking the box again brings all notes back.
preference-pace = Pace of the bots
pace-instant = at once
pace-brisk = brisk
pace-calm = calm
preference-name = Your name
preference-name-save = Keep this name
forget-me = Forget me
forget-me-about = Your name and everything you have said are removed, your seats become free, finished matches stay without your name, and your notes in this browser are thrown away. This cannot be undone.
forget-me-really = Forget me for good
forget-me-stay = Remember me

## First page

home-players = { $least ->
    [2] { $most ->
        [2] for two players
       *[other] { $least } to { $most } players
    }
   *[other] { $least } to { $most } players
}
home-play = { $great ->
    [yes] Play now against a bot
   *[no] Play now
}
home-play-about = The match begins at once. Nothing to install, no account to make.
home-create = Set up a table
home-read = Read the rules
home-cover = Cover of { $title }
home-mine = My tables
home-mine-none = You have no match under way.
home-open = Open tables
home-open-none = Nobody is waiting for an opponent just now. Why not set up a table?
home-running = Matches under way
home-running-none = There is no match to watch at the moment.
home-past = Past matches
home-past-none = Your finished matches will be kept here.
home-import = Open a saved match
home-more = { $count ->
    [one] See one more
   *[other] See { $count } more
}
home-further = Further back
table-your-turn = Your turn
table-waiting = waiting for a player
table-playing = under way
table-over = finished
table-ended = ended early
table-join = Sit down
table-watch = Watch
table-resume = Play on
table-review = Look again
table-empty-seat = empty seat

## New table

new-title = Set up a table
new-presets = A table ready to play?
new-players = How many of you?
new-players-count = { $count } players
new-seats = Who sits where?
new-seat-plain = Seat { $number }
new-options = The rules of this match
new-more-options = More options
new-patience = Patience
new-patience-about = Whoever lets the others wait longer than this for his move may be replaced, by a bot or by a newcomer.
patience = { $minutes ->
    [0] without end
    [15] a quarter of an hour
    [60] an hour
    [1440] a day
    [4320] three days
    [10080] a week
    [one] one minute
   *[other] { $minutes } minutes
}
new-watchers = Let others watch
new-watchers-about = Those who watch see what lies on the table, never a hand.
new-hints = Allow hints
new-hints-about = Whoever is asked may have a hint. The match remembers it, and all learn of it at the end.
new-create = Sit down
new-name = Name
new-bot = Strength
kind-me = Me
    .about = You play from this browser, under this name. It was given to you when you came: change it as you like.
kind-invited = A friend, by a link
    .about = You send a link; whoever opens it has the seat.
kind-anyone = Anyone
    .about = The table is listed among the open ones.
kind-bot = A bot
    .about = It never keeps you waiting.
kind-here = Someone at this screen
    .about = You pass the screen around; a curtain falls between the hands.
bot-page = the page, who is still learning
bot-squire = the squire, who takes what looks best
bot-knight = the knight, who thinks ahead
bot-marshal = the marshal, who takes his time and thinks far ahead
bot-other = { $bot }

## The table

table-title-turn = Your turn! { $title }
table-title-called = An offer for you! { $title }
table-title = { $title }
prompt-waiting = { $names } { $count ->
    [one] is thinking.
   *[other] are thinking.
}
prompt-waiting-do = Waiting for { $names }: { $phase }.
prompt-follows = Your choice is made: see what follows.
prompt-watch = All choices are made: see what follows.
prompt-hollow = You have nothing to choose here: it is answered for you in a moment.
prompt-seats-missing = Waiting until everyone has sat down.
prompt-ended = The host has ended this match before its time.
prompt-loading = Laying the table…
prompt-past = You are looking at the past.
prompt-choices = Your choices
sheet-up = Pull up: all of it
sheet-down = Push down
choices-list = All choices as a list (L)
choices-list-short = List
choices-search = Search for a choice
choices-search-many = Search among { $count } choices
choices-none = No choice is called that.
choices-hidden = { $count ->
    [one] One more choice: say more.
   *[other] { $count } more choices: say more.
}
undo = Take it back
undo-short = Take back
undo-title = Take back the last choice, as long as nothing has been revealed (U)
you = you
online = here
offline = away
to-move = to move
your-move = your move
seat-bot = { $bot ->
    [page] page
    [squire] squire
    [knight] knight
    [marshal] marshal
    [greedy] squire
    [novice] page
    [random] fool
   *[other] { $bot }
}
seat-machine = bot
seat-level = How well { $name } plays: the host may choose another level
seat-free = empty seat
seat-closed = not for you, who know another hand
sit-here = Sit here
sit-knowing = A known hand
sit-knowing-about = Somebody has sat here before you, knows what this seat hides, and may still be at the table. Will you play it all the same?
sit-knowing-really = Sit down all the same
sit-knowing-stay = Leave it
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
hand-to-bot = Hand my seat to a bot
fill-with-bot = Seat a bot here
take-back = Take my seat back
leave-seat = Leave my seat
leave-seat-about = Your seat will be free: anyone may sit down there and play on in your place. If you are only away for a while, hand it to a bot instead.
leave-seat-really = Leave it
leave-seat-stay = Stay
replace-late = Replace
replace = Somebody is missing
replace-about = { $name } has kept the table waiting for longer than was agreed: { patience }. A bot would keep the seat for { $name } to take back; or the seat is free for whoever comes.
replace-by-bot = Seat a bot
replace-by-anyone = Free the seat
replace-stay = Wait on
end-table = End this match
end-table-about = Nobody will be able to play on, and nobody wins. The match stays among past ones, and all its cards may be seen.
end-table-really = End it
end-table-stay = Play on
door-about = This table is not for watchers: sit down, and you shall see it.
welcome-title = A seat is kept for you
welcome-about = { $title }: you play { $side }, with { $names }.
welcome-name = Under which name do you play?
seat-menu = Seat
invite-title = Invite somebody
invite-about = { $side ->
    [none] Whoever opens this link gets seat { $number }.
   *[other] Whoever opens this link gets seat { $number }, { $side }.
}
invite-copy = Copy the link
invite-copied = Link copied
tab-log = Story
tab-chat = Talk
tab-rules = Rules
tab-notes = Notes
tab-time = Time
tab-players = Players
tabs = Story, talk, rules and notes
players = Players
log-empty = Nothing has happened yet.
log-go = See this moment again
chat-say = Say something
chat-send = Say
chat-empty = Silence around the table.
chat-watcher = { $name } (watching)
notes-label = Your notes, for you alone, kept in this browser
notes-hint = How many 5s are left?…
rules-contents = Chapters
board = The board
board-plain = Nobody has drawn a board for this game yet: here is what you know.
board-unfit = The board of this game cannot be used here: play with the buttons.
yes = yes
no = no
zoom = Closer or farther
zoom-in = Closer (+)
zoom-out = Farther (−)
zoom-fit = See everything (0)
guide = First steps
help-short = Help
guide-understood = Understood
guide-no-more = Stop helping me

## A match that today’s rules do not replay

stopped = This match can no longer be played
stopped-refused = The rules were corrected after it began, and no longer allow something that was played here.
stopped-differs = The rules were corrected after it began, and what was played here would now lead elsewhere.
stopped-gone = This server no longer has this game.
stopped-shown = You see it as it last stood.
stopped-unseen = How it stood was never written down, so there is nothing to show.
stopped-pass = Pass the screen to { $name }
stopped-yours = Its file tells every hidden card. End the match, and everybody may see all of it and keep it.
stopped-hosts = Its file tells every hidden card: it can be had once the host has ended the match.

## Going back in time

scrub = Moment of the match
scrub-first = Beginning (Home)
scrub-back = Moment before (←)
scrub-on = Moment after (→)
scrub-live = Back to the present (End)
scrub-where = { $here } of { $last }
scrub-opening = Set-up
scrub-live-short = Present

## Notes to the player

hint = Hint
hint-title = What would be a good choice here? The match remembers that you asked.
hint-close = Put the hint away
why-title = Why?
hints-where = (Answers: { $answers }.)
note-close = Close the note
note-rule = Rule { $rule }
note-unreachable = The server does not answer. Your choice was not sent; try again in a moment.
note-refused = The server did not accept that.
note-no-undo = Nothing to take back: a die, a card or somebody else’s choice has come since, and what is seen is seen.
note-invitation-spent = This invitation has been used already, or is for another table. You may watch the match.
connection-lost = The connection is broken; mending it…

## What the server refuses

problem-too-many-files = You have brought in as many finished matches as the server keeps for one person.
problem-too-many-tables = You keep too many tables already: finish one or end it before you set up another.
problem-bad-table = This table cannot be set up like that: look again at the seats and rules you chose.
problem-bad-file = This file does not read as a match.
problem-no-text = This file does not read as a match.
problem-no-seed = This match is not over and its seed is missing, so it cannot be played on.
problem-too-large = This file is too large to be a match.
problem-too-often = Gently, my lord: the server is catching its breath.
problem-too-much = You have used up your share of the server’s time. Try again in { $wait ->
    [one] one second
   *[other] { $wait } seconds
}.
problem-wrong-origin = This request does not come from a page of this server.
problem-no-session = Your browser did not keep the cookie that the server knows you by: reload the page.
problem-storage = The server can write nothing down just now; nothing was changed. Try again in a moment.
problem-failure = The server stumbled. Try again in a moment.
problem-bot-plays = A bot has this seat now: take it back first.
problem-deaf = This server does not hear its neighbours just now. Try again in a moment.
problem-empty = There is nothing there to be read.
problem-ended = The host has ended this match.
problem-forbidden = You may not do that here.
problem-illegal = The rules forbid that now.
problem-left = You had hung up before this was done.
problem-no-json = The page sent this in a form that the server does not read: reload it.
problem-not-found = There is no such thing here.
problem-not-late = The agreed time has not run out yet: wait a little longer.
problem-not-yet = The match has not come so far yet.
problem-nothing-to-undo = Nothing to take back: a die, a card or somebody else’s choice has come since, and what is seen is seen.
problem-old-rules = The rules have changed since this match was played, and no longer tell how it went.
problem-over = The match is over.
problem-playing = The match is still under way.
problem-refused = The server did not accept that.
problem-seen-another = You have seen one hand of this match, so you may take no other seat.
problem-seen-by-others = Somebody else has seen the hand of this seat: sit down only if you do not mind.
problem-stale = The table has changed meanwhile: this is how it stands.
problem-taken = Somebody sits there already.
problem-too-long = This match has become too long for the server.
problem-too-many-connections = Too many connections come from where you are: close a window and try again.
problem-too-many-newcomers = Too many newcomers arrive from where you are. Try again in a moment.
problem-too-many-streams = You are looking on in too many windows: close one of them.
problem-too-slow = The request came too slowly. Try again.
problem-no-hints = Nobody asks for hints at this table: so it was agreed.
problem-not-a-bot = A person chose this, and knows why.
problem-nothing-to-choose = There was nothing to choose here.
problem-said-enough = You have offered much already: wait until somebody else has done something.
problem-second-thoughts = You have changed your mind often enough in this match: abide by your choice.
problem-secret-reason = The reason would tell a secret: ask again when the match is over.
problem-unknown-bot = Nobody here knows this bot.
problem-unreadable = The server cannot read this choice.
problem-unreadable-request = The server cannot read this request.
problem-waiting = Not everybody has sat down yet.
problem-wrong-host = The server is not known by this address: ask who runs it for the right one.
problem-wrong-method = The server does not do that here.

## The curtain

curtain-title = Curtain!
curtain-pass = Pass the screen to { $name }.
curtain-raise = I am { $name }: raise the curtain
curtain-secret = Nobody else may look.

## The end

end-title = The match is over
end-look = See the result
end-won = The day is yours!
end-lost = The day is not yours.
end-draw = A draw.
end-place = Rank
end-player = Player
end-points = Points
end-rematch = Rematch
end-join-rematch = Join the rematch
end-watch-rematch = Watch the rematch
end-rematch-asked = { $name } wants a rematch.
end-save = Keep the match
end-review = Look at it again
end-proof = Honest draws
end-proof-about = Before the first card or die the table published the fingerprint of a seed; here is the seed. Keep the match, and the command below draws and rolls everything again.
end-fingerprint = Fingerprint
end-seed = Seed
end-verify = Verify

## The keyboard

keys-title = By keyboard
keys-tab = Tab, Shift+Tab
    .about = go from choice to choice
keys-enter = Enter, Space
    .about = choose
keys-digits = 1 to 9
    .about = the buttons of the prompt, in order
keys-undo = U
    .about = take it back
keys-hint = H
    .about = a hint; again, or Escape, puts it away
keys-list = L
    .about = all choices as a list
keys-arrows = ← →
    .about = back and forth in time
keys-ends = Home, End
    .about = the beginning; back to the present
keys-tabs = J, P, R, N
    .about = story (journal), talk, rules, notes
keys-board = B
    .about = go to the board
keys-zoom = + − 0
    .about = closer, farther, see everything
keys-again = A
    .about = show again what the others have done; → goes on, Escape skips to the present
keys-help = ?
    .about = show this
keys-escape = Escape
    .about = close, back to the present

## About

about-title = About Cent Ans
about-what = Cent Ans lets you play games of the Hundred Years’ War with their complete and verified rules. It is free software, written by people who love these games.
about-authors = The games are their authors’; the words and drawings on these pages are ours, and nothing here comes from the published games. If you like them, play them around a real table too.
about-fair = The draws are honest and prove it: before the first card the table announces the fingerprint of its seed; at the end it gives the seed, and anyone can reckon it all again.
about-private = No account, no trackers: a cookie in your browser knows you from one visit to the next, and nothing comes from anywhere but this server. Under Preferences you can have yourself forgotten.
about-fonts = Typefaces: EB Garamond and IM Fell English, under the SIL Open Font Licence.

## What happens, scene by scene

name-nobody = Somebody
tab-aim = Aim
aim-title = The aim, and the end
recap = Since your last answer
recap-away = Since you last looked
recap-film = As a film
recap-nothing = Nothing of weight has happened since.
stage-skip = To the present
stage-read = Read it in the story
stage-go-on = Go on
stage-again = Again
stage-again-about = Show me again what happened since my last answer
