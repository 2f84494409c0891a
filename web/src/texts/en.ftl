# The page itself: everything that belongs to no game.

## Everywhere

site = Cent Ans
game-guyenne = Guyenne
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
preference-pace = Pace of the bots
pace-instant = at once
pace-brisk = brisk
pace-calm = calm
preference-name = Your name
preference-name-save = Keep this name

## First page

home-lead = Six castles on the border of Guyenne. Two sides watching each other. Your cards are down, and nobody can see them: who is bluffing?
home-players = { $least } to { $most } players
home-length = 10 to 15 minutes
home-age = from 8 years old
home-authors = A game by Laurent and Jean-Baptiste Journaux
home-play = Play now against a bot
home-play-about = A match for two; you lead the English. Nothing to install, no account to make.
home-create = Set up a table
home-read = Read the rules
home-cover = Cover of Guyenne: the six castles between the arms of the Black Prince and those of du Guesclin
home-soon-title = In preparation
soon-montjoie = Montjoie !
    .about = Six princes, one crown, and no oath that holds.
soon-bastide = Bastide
    .about = A new town to build, the English at its gates.
soon-trente = Le Combat des Trente
    .about = Thirty against thirty, on foot, by the Halfway Oak.
soon-guesclin = Guesclin !
    .about = Brittany, 1341: a petty captain lies in ambush.
home-mine = My tables
home-mine-none = You have no match under way.
home-open = Open tables
home-open-none = Nobody is waiting for an opponent just now. Why not set up a table?
home-running = Matches under way
home-running-none = There is no match to watch at the moment.
home-past = Past matches
home-past-none = Your finished matches will be kept here.
home-import = Open a saved match
table-your-turn = Your turn
table-waiting = waiting for a player
table-playing = under way
table-over = finished
table-join = Sit down
table-watch = Watch
table-resume = Play on
table-review = Look again
table-empty-seat = empty seat

## New table

new-title = Set up a table
new-players = How many of you?
new-players-count = { $count } players
new-seats = Who sits where?
new-seat-plain = Seat { $number }
new-options = The rules of this match
new-more-options = More options
new-watchers = Let others watch
new-watchers-about = Those who watch see what lies on the table, never a hand.
new-create = Sit down
new-name = Name
new-bot = Strength
kind-me = Me
    .about = You take this seat and play from this browser.
kind-invited = A friend, by a link
    .about = You send a link; whoever opens it has the seat.
kind-anyone = Anyone
    .about = The table is listed among the open ones.
kind-bot = A bot
    .about = It never keeps you waiting.
kind-here = Someone at this screen
    .about = You pass the screen around; a curtain falls between the hands.
bot-random = the Fool, who plays at random
bot-greedy = the Bold, who can count
bot-search = the Wise, who looks ahead
bot-other = { $bot }

## The table

table-title-turn = Your turn! { $title }
table-title = { $title }
prompt-waiting = { $names } { $count ->
    [one] is thinking.
   *[other] are thinking.
}
prompt-waiting-do = Waiting for { $names }: { $phase }.
prompt-seats-missing = Waiting until everyone has sat down.
prompt-loading = Laying the table…
prompt-past = You are looking at the past.
prompt-choices = Your choices
undo = Take it back
undo-title = Take back the last choice, as long as nothing has been revealed (U)
you = you
online = here
offline = away
to-move = to move
seat-bot = bot
seat-free = empty seat
sit-here = Sit here
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
hand-to-bot = Hand my seat to a bot
fill-with-bot = Seat a bot here
take-back = Take my seat back
invite-title = Invite somebody
invite-about = Whoever opens this link gets seat { $number }, { $side }.
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
board-choices = All choices

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

note-close = Close the note
note-rule = Rule { $rule }
note-unreachable = The server does not answer. Your choice was not sent; try again in a moment.
note-stale = The table has changed meanwhile: this is how it stands.
note-forbidden = You may not do that here.
note-too-fast = Gently, my lord: the server is catching its breath.
note-refused = The server did not accept that.
note-invitation-spent = This invitation has been used already, or is for another table. You may watch the match.
connection-lost = The connection is broken; mending it…

## What the server refuses

problem-too-many-tables = You keep too many tables already: finish a match before you set up another.
problem-bad-table = This table cannot be set up like that: look again at the seats and rules you chose.
problem-bad-file = This file does not read as a match.
problem-no-text = This file does not read as a match.
problem-no-seed = This match is not over and its seed is missing, so it cannot be played on.
problem-too-large = This file is too large to be a match.
problem-too-often = Gently, my lord: the server is catching its breath.
problem-wrong-origin = This request does not come from a page of this server.
problem-no-session = Your browser did not keep the cookie that the server knows you by: reload the page.
problem-storage = The server can write nothing down just now; nothing was changed. Try again in a moment.
problem-failure = The server stumbled. Try again in a moment.

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
end-save = Keep the match
end-review = Look at it again
end-proof = Seed of the draws: { $seed }. Its fingerprint was announced at the start; “centans verify” proves that nothing was touched.

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
keys-help = ?
    .about = show this
keys-escape = Escape
    .about = close, back to the present

## About

about-title = About Cent Ans
about-what = Cent Ans lets you play five games of the Hundred Years’ War with their complete and verified rules. It is free software, written by people who love these games.
about-authors = Guyenne is a game by Laurent and Jean-Baptiste Journaux, illustrated in its published form by Romain Boyaud. The game is theirs; the words and drawings on these pages are ours, and nothing here comes from the published game. If you like Guyenne, play it around a real table too.
about-fair = The draws are honest and prove it: before the first card the table announces the fingerprint of its seed; at the end it gives the seed, and anyone can reckon it all again.
about-private = No account, no trackers: a cookie in your browser knows you from one visit to the next, and nothing comes from anywhere but this server.
about-fonts = Typefaces: EB Garamond and IM Fell English, under the SIL Open Font Licence.
