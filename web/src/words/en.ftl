# What the pages say.

## In several places

your-turn = Your turn
is-thinking-name = { $name } is thinking
against = against { $names }
you = You
my-account = My account
in-the-lobby = In the lobby
quiet-here-say-hello = Quiet here. Say hello?
learn = Learn
learn-by-playing = Learn by playing
the-rules = The rules
board-of = Board of { $game }
setting-up-the-table = Setting up the table…
leaderboards = Leaderboards
the-leaderboard-is-not-available = The leaderboard is not available right now.
the-board = The board
here = here
away = away
learn-lower = learn
sit-down = Sit down
at-the-table = At the table
a-word-to-the-others = A word to the others?
watch = Watch
name = Name
close = Close
log-in = Log in
password = Password
download = Download
create-an-account = Create an account
alone = alone
play-now = Play now
finished = finished
game = Game
clock = Clock
go-on-button = Go on
step-of = Step { $step } of { $steps }
about-this-match = About this match
watching = { $count } watching

## lib/api, lib/matchfiles, device/line

no-server = there is no server here: this needs one
server-odd = the server does not answer as it should
unreadable-file = expected a record of a match, or matches saved from another device; this is neither
not-kept-here = no such match is kept on this device
cannot-keep = this browser cannot keep the match: its storage is full, damaged or turned off
no-record-here = this is no record of a match that can be played here: perhaps it was cut short
kept-damaged = what this browser keeps of the match is damaged ({ $found }); nothing was changed
overtaken = another tab has gone on with this match: here is how it stands
device-lacking = this browser cannot run games by itself: it lacks workers or WebAssembly
device-broken = this game cannot be played on this device now ({ $error })

## lib/narration

has-chosen-in-secret = has chosen, in secret
plays = plays { $move }
your-turn-name = { $name }, your turn
are-thinking = { $names } are thinking
a-shared-victory = A shared victory
you-win = You win!
wins = { $name } wins
resigned = { $name } resigned.
ran-out-of-time = { $name } ran out of time.
share-first-place = { $names } share the first place.
the-match-is-over = The match is over
resigns-bot-goes-on = resigns; { $bot } goes on
resigns = resigns
leaves-the-seat-to = leaves the seat to { $bot }
out-of-time-bot-goes-on = runs out of time; { $bot } goes on
runs-out-of-time = runs out of time
asks-to-take-a-move = asks to take a move back
agrees = agrees
would-rather-go-on = would rather go on
goes-moves-back = goes { $count } moves back
goes-one-move-back = goes one move back

## lib/opponents

among-ourselves = among ourselves

## lib/shelf

someone-who-left = Someone who left
level = level { $level }

## lib/terms

seconds-a-move = { $seconds } s a move
days-a-move =
    { $days ->
        [one] { $days } day a move
       *[other] { $days } days a move
    }
minutes-and-seconds-a-move = { $minutes } min + { $seconds } s a move
no-clock = No clock
clock-none = None
clock-quick = 5 min + 10 s
clock-calm = 15 min + 20 s

## lib/toasts

the-server-does-not-answer = The server does not answer. Try again in a moment.
this-could-not-be-loaded = This could not be loaded. Is there a network? Try again in a moment.

## lib/words

on-its-way = On its way…
# $kind is the kind of ordinal number that the language knows
ordinal =
    { $kind ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }

## pages/Account

your-account-on-this-server = Your account on this server.
you-play-as-a-guest = You play as a guest: { $name }
choose-a-name-or-play = Choose a name, or play at once: we find you one.
you-are-logged-out-everywhere = You are logged out everywhere.
who-are-you = Who are you?
sessions = Sessions
lost-a-device-log-out = Lost a device? Log out wherever you are in.
this-browser = this browser
last-used-on = last used on { $date }
end-this-session = End
unknown-browser = unknown browser
log-out-everywhere = Log out everywhere

## pages/Home

tagline-title = four mosaic games, one table
tagline = Four mosaic games, one table.
play-at-once-against = Play at once against a bot, invite your friends with a link, or take out your box and let Tesselle count the points.
play-at-once-against-a-bot = Play at once against a bot, or with others at this screen, also without a network; or take out your box and let Tesselle count the points.
with-friends-elsewhere = With friends elsewhere
tables-for-people-on-several = Tables for people on several devices are on a server:

## pages/Learn

lesson-finished = ✓ lesson finished
step-go-on = step { $step }: go on
about-ten-steps = about ten steps
read-the-rules = Read the rules
ten-small-positions-for-each = About ten small positions for each game: try them, see them counted. Then play.

## pages/Match

the-others-are-playing = The others are playing.
your-choice = Your choice:
choose-your-move = Choose your move on the board.
your-turn-title = ● Your turn
this-game-has-no-board = This game has no board yet: write your moves.
you-asked-to-take-your = You asked to take your move back. The others have to agree.
would-like-to-take = would like to take a move back.
agree = Agree

## parts/pad

pad-players = Players
add-a-player = Add a player
name-of-player = Name of player { $number }
remove-this-player = Remove { $name }

## pages/Pad

score-pad = Score pad
the-link-is-copied = The link is copied.
the-link-is-above = The link is in the address bar: copy it from there.
playing-with-the-real-box = Playing with the real box? Enter what is on the table, and see every point counted.
new-count = New count
share-this-table = Share this table
a-new-count = A new count?
this-clears-what = This clears what is on the pad.
clear-the-pad = Clear the pad

## pages/Players

two-players = Two players
three-and-more = Three and more
games = Games
tables-of = Tables of
place = Place
player = Player
matches = Matches
rating = Rating
certain = Certain
nobody-is-rated-yet = Nobody is rated at { $game } yet. Rated matches are played with an account: choose “Rated match” when you open a table.
two-players-glicko-2-more = Two players: Glicko-2; more: Plackett–Luce. The order is by what is certain: the rating minus twice its uncertainty. Bots are rated like people.
against-bots-heading = Against bots
against-bots-glicko-2 = One person against bots, by Glicko-2. Bots stand where our arena measured them and do not move; these ratings do not mix with those among people.

## pages/Replay

replay = Replay
the-start-of-the-match = The start of the match.
to-the-beginning = To the beginning
one-step-back = One step back
moment-of-the-match = Moment of the match
one-step-on = One step on
play-by-itself = Play by itself
to-the-end = To the end
next = Next:
better-says-our-search = Better, says our search: { $move }.
share-or-save = Share or save
a-link-to-this-moment = A link to this moment
record-of-the-match = Record of the match
a-link-that-holds-this = A link that holds this whole match

## pages/Rules

rules = Rules
other-games = Other games
contents = Contents
notation = Notation
notation-about = How moves, positions and records are written
back-to-the-rules = Back to the rules

## pages/Studies

studies = Studies
seat-number = seat { $seat }
one-against-other = { $one } against { $other }
against-greedy-players = against greedy players
against-one-step-players = against one-step players
what-our-bots-found-out = What our bots found out by playing each other. A bar is a share of first places, the thin line its 95 % interval, the upright mark what equal players would get. Each study can be played again with the command below it.
does-the-seat-matter = Does the seat matter?
first-places-by-seat = First places by seat
matches-of-one-step-players = { $matches } matches of one-step players against themselves
points = Points
events-in-a-match = Events in a match
what-is-skill-worth = What is skill worth?
each-level-against-the-one = Each level against the one below
how-good-is-the-best = How good is the best?
level-6-among-greedy-players = Level 6 among greedy players
one-bot-of-level-6 = One bot of level 6 at a table of others. The greedy take the most points they can now, one-step players what looks best to all that our bots know of the game.
play-it-again = Play it again

## pages/Table

you-lower = you
at-your-screen = at your screen
at-the-hosts-screen = at the host’s screen
a-table-of = A table of { $game }
the-host-has-left = The host has left, and the table is closed.
opened-by = opened by { $name }
remove = Remove
free = free
who-sits-at-seat = Who sits at seat { $seat }
seat-somebody = Seat somebody
somebody-beside-me = Somebody beside me…
a-bot = A bot
move-here = Move here
invite-your-friends-with-this = Invite your friends with this link
begin = Begin
begins-the-match = { $name } begins the match.
waiting-for-players = Waiting for players…
close-the-table = Close the table
stand-up = Stand up
the-match-begins-when-every = The match begins when every seat is taken.
how-we-play = How we play
colon = :
rated = Rated
not-rated = Not rated
hints-allowed = Hints allowed
no-hints = No hints
sit-here = Sit here
send-away = Remove { $name }
send-away-ask = Remove { $name } from the table?
who-is-sent-away = The seat becomes free. Whoever is removed cannot sit down at this table again.

## pages/Trouble

this-tile-is-missing = This tile is missing.
something-went-wrong = Something went wrong.
there-is-nothing-at-this = There is nothing at this address, or it is only for those who were invited. If somebody sent you the link, ask them for the whole of it.
the-page-could-not-be = The page could not be shown. Reloading it usually helps.
reload = Reload
back-home = Back home
this-match-cannot-go = This match cannot go on here.
save-it-as-a-file = Save it as a file

## pages/Watch

matches-at-open-tables-as = Matches at open tables, as they are played. You see what everybody sees, never a hand.

## parts/Ask

no-go-on = No, go on

## parts/Chat

you-no-longer-see = You no longer see what { $name } writes.
mute = Mute { $name }
say-something = Say something
send = Send

## parts/Companion

somebody-beside-you = Somebody beside you
plays-at-this-screen = Plays at this screen, in turn with you
seat-them-here = Seat them here

## parts/InviteLink

the-link-is-copied-send = The link is copied: send it to your friends.
copy-the-selected-link = Copy the selected link.
copy = Copy
share = Share
qr-code = QR code
qr-code-of = QR code: { $label }
only-this-machine-reaches = Only this computer reaches this address. For others to come in, start the server with

## parts/account/LogIn

welcome-back = Welcome back, { $name }.

## parts/account/MyData

leave = leave
goodbye-what-was-stored-about = Goodbye. What was stored about you is in your downloads.
my-data = My data
everything-stored-about-you-as = Everything stored about you, as one file.
leave-for-good = Leave for good
your-name-password-ratings = Your name, password, ratings and messages are deleted; matches stay readable for the others, under “someone who left”. This cannot be undone.
type-to-confirm = Type “{ $word }” to confirm

## parts/account/Password

the-password-is-changed = The password is changed, and every other session has ended.
change-it = Change it
current-password = Current password
new-password-at-least-8 = New password (at least 8 characters)

## parts/account/Rename

you-are-now = You are { $name } now.
my-name = My name
what-the-others = What the others at the table see.
take-this-name = Take this name

## parts/account/SignUp

welcome = Welcome, { $name }.
a-name-and-a-password = A name and a password, nothing else. Your matches as a guest stay yours.
create = Create
password-at-least-8-characters = Password (at least 8 characters)

## parts/account/Standing

with-two-players = with two players
with-three-or-more = with three or more
my-results = My results
the-matches-you-finish-are = The matches you finish are counted here.
played-and-won = { $played } played { $pool }, { $won } won
results = Results
against-bots = against bots

## parts/account/Tokens

tokens-for-programs = Tokens for programs
a-program-that-has-one = A program that has one plays in your name. It is shown only once.
make-a-token = Make a token
revoke = Revoke
what-it-is-for = What it is for

## parts/frame/Footer

a-home-for-four-tile = A home for four tile-laying games, free and open.
our-pictures-words-and-readings = Our pictures, words and readings of the rules are our own. The names say which rules are played; we belong to none of the authors or publishers.
the-games-and-their-authors = The games and their authors
more = More
around-here = Around here
for-programs-the-api = For programs: the API
kept-on-this-device = ✓ Kept on this device: it opens without a network.
tables-with-others = Tables with others

## parts/frame/Header

tesselle-home = Tesselle, home
main = Main

## parts/frame/LanguageSwitch

language = Language

## parts/frame/LineBanner

the-connection-to-the-server = The connection to the server is lost. We keep trying; nothing you did is lost.
connected-again = Connected again.

## parts/frame/MeMenu

guest = Guest
see-you-soon = See you soon.
you-name = You: { $name }
log-out = Log out
you-play-as-a-guest-an = You play as a guest. An account keeps your matches and ratings, on any device.
choose-a-name = Choose a name

## parts/frame/SkipLink

skip-to-content = Skip to content

## parts/frame/Tabs

sections = Sections

## parts/frame/ThemeSwitch

switch-to-light = Switch to light
switch-to-dark = Switch to dark

## parts/home/GameCard

seats-against = { $seats } seats, against { $names }
players-and-minutes = { $seats } players · { $minutes } min
more-ways-to-play = More ways to play { $game }

## parts/home/HereMatches

with = with { $names }
on-this-device = On this device
go-on = go on
delete-the-match-of = Delete the match of { $game }
delete-this-match = Delete this match?
it-is-kept-nowhere-else = It is kept nowhere else. Download its record first if you want to keep it.
delete = Delete
all-and-files = All, and files
save-all-as-a-file = Save all as a file
this-browser-cannot-read-what = This browser cannot read what it keeps: its storage is damaged or turned off. Nothing is deleted.

## parts/home/Leaders

leaderboard = Leaderboard
nobody-is-rated-here-yet = Nobody is rated here yet. Rated matches need an account.
the-whole-list = The whole list

## parts/home/MyMatches

my-matches = My matches
nothing-yet-your-matches-will = Nothing yet. Your matches will be listed here.
your-turn-lower = your turn
waiting-for-players-lower = waiting for players
to-the-table = to the table

## parts/home/OpenTables

seated = { $taken } of { $seats } seated
open-tables = Open tables
no-table-is-waiting = No table is waiting for players. You can open one from any game on the home page.

## parts/home/PlaySheet

bots = Bots
friends = Friends
at-this-screen = At this screen
play-with = Play with
players-including-you = Players, including you
one-player-alone = 1, alone
who-else-sits-here = Who else sits here? A seat without a name is a bot’s.
name-at-seat = Name at seat { $seat }
seat-heading = Seat { $seat }
how-strong = How strong
on-this-device-nothing-leaves = On this device: nothing leaves it, and it works without a network
who-may-come = Who may come
with-the-link = With the link
anybody = Anybody
link-no-audience = Link, no audience
rated-match-without-hints = Rated match, without hints
rated-to-the-end =
    It counts to its end: resigning loses it, and so do { $days ->
        [one] a day
       *[other] { $days } days
    } without a move.
open-the-table = Open the table
play = Play

## parts/home/PlayingTables

to-watch = To watch
no-open-match-is-being = No open match is being played right now.

## parts/learn/Figure

try-it = Try it in the lesson

## parts/learn/Finish

you-know-how-to-play = You know how to play.
the-rest-comes = The rest comes at the table.
another-game = Another game

## parts/learn/Lesson

player-number = Player { $seat }
finish = Finish
skip-this-step = Skip this step

## parts/learn/Outcome

not-this-one-look-again = Not this one. Look again, and try another move.
over-to-you = Over to you.

## parts/learn/Steps

steps = Steps

## parts/match/AboutMatch

the-rules-lower = the rules
ratings = Ratings
this-match-counts = This match counts.
this-match-does-not-count = This match does not count.
the-seed-of-the-shuffle = The seed of the shuffle
the-seal-on-the-shuffle = The seal on the shuffle
the-match-is-over-so = The match is over, so the seed is published: anybody can check every draw.
the-shuffle-was-fixed-before = The shuffle was fixed before the first move; this is its fingerprint. After the end the seed is shown, and every draw can be checked.
check-it = Check it
a-link-to-watch-this = A link to watch this match
a-bot-goes-on-for = A bot goes on in their place.

## parts/match/MatchMenu

the-browser-does-not-allow = The browser does not allow notifications here.
thinking = Thinking…
hint = Hint
undo = Undo
more-actions = More
pace = What others do is shown
pace-instant = at once
pace-quick = quickly
pace-calm = calmly
sounds = Sounds
sounds-off = off
sounds-quiet = quiet
sounds-full = full
a-notification-at-my-turn = A notification at my turn
names-of-cells = Names of the cells
play-at-once-without-confirming = Play at once, without confirming
leave-my-seat = Leave my seat to a bot
resign = Resign
resign-ask = Resign?
a-bot-goes = A bot goes on in your place; you can watch.
the-match-ends = The match ends, and the others win.
leave-your-seat = Leave your seat?
a-bot-takes-your-seat = A bot takes your seat for good. You can go on watching.
leave-button = Leave

## parts/match/Advice

our-search-would-play = Our search would play, with these chances to come first:

## parts/match/Clock

d = d
time-left =
    { $seconds ->
        [300] 5 minutes left
        [60] 1 minute left
       *[other] { $seconds } seconds left
    }

## parts/match/ActionBar

your-move = Your move
take-back = Take back
confirm = Confirm

## parts/match/Curtain

pass-the-screen-to = Pass the screen to { $name }
everyone-else-looks-away = Everyone else looks away.
i-am = I am { $name }

## parts/match/FirstMatch

first-match = Your first match of this game
new-to = New to { $game }?
in-brief = The rules in brief

## parts/match/Log

what-happened = What happened
show-it-on-the-board = { $gain }: show it on the board
no-moves-yet = No moves yet.

## parts/match/MoveEntry

write-a-move = Write a move
moves-fit = { $fitting } of { $legal } moves fit
not-your-turn = Not your turn
choose = Choose

## parts/match/PlayerPanel

is-thinking = is thinking
to-play = to play
to-play-name = to play
details-of = Details of { $name }

## parts/match/Rematch

to-the-next-match = To the next match
waiting-for-the-others = Waiting for the others…
rematch = Rematch
a-level-up = One level up: { $name }
a-level-down = One level down: { $name }
the-lesson-of-this-game = The lesson
a-picture-to-share = A picture to share
look-back = Look back
# $count people, who are called $names
would-like-a-rematch = { $names } would like a rematch.

## parts/match/RulesSheet

how-to-play = How { $game } is played
the-goal = The goal
a-turn = A turn
the-scoring = The scoring

## parts/match/ScoreStrip

scores = Scores

## parts/match/Sidebar

players-and-what-happened = Players and what happened
the-match = The match

## parts/match/TurnLine

enter-to-confirm-escape = Enter to confirm · Escape to take back
you-are-watching = You are watching.
the-result = Result

## parts/replay/Graph

chances-to-win-move = Chances to win, move by move

## parts/replay/Review

where-it-turned = Where it turned
turning-point = Move { $number }, { $name }
played-move = Played
stronger-move = Stronger
play-on-from-here = Play on from here
look-at-it = Look at it
practise = Practise: { $title }
our-bots-can-look = Our bots can look at every move and say which ones decided.
review-the-match = Review the match
looking-at-the-moves = Looking at the moves: { $done } of { $total }
better-move = better: { $move }
no-move-lost-much = No move lost much.
judgements-of-our-search-not = Judgements of our search, not truths.

## parts/replay/Shuffle

verify-the-shuffle = Verify the shuffle
before-the-first-move = Before the first move the server published a fingerprint of its secret seed. Now that the match is over the seed is published too: if its fingerprint is the same, nobody chose the draws as the match went on.
check-it-here = Check it here
published-before = Published before
sha-256-of-the-seed = SHA-256 of the seed, computed by your browser
the-same = the same
not-the-same = not the same
chance-of-the-deal = Chance of the deal and the first moves
your-browser-computes-this-only = Your browser computes this only on secure pages (https, or this very computer).
played-again-by-the-server = Played again by the server
moves-and-draws = { $moves } moves, { $draws } draws, each as the seed says
trust-nobody-download-the-record = Trust nobody: download the record and run “tesselle verify” at home.

## parts/studies/Histogram

median-and-quartiles = median { $median }, half from { $low } to { $high }
always = always { $value }

## lib/me

stone =
    { $number ->
        [1] Agate
        [2] Amber
        [3] Amethyst
        [4] Basalt
        [5] Coral
        [6] Flint
        [7] Garnet
        [8] Jade
        [9] Jasper
        [10] Lapis
        [11] Malachite
        [12] Nacre
        [13] Onyx
        [14] Opal
        [15] Pearl
        [16] Porphyry
        [17] Quartz
        [18] Slate
        [19] Topaz
       *[20] Turquoise
    }

## parts/frame/places

replay-place = Replay
score = Score

## parts/frame/NewVersion

a-new-version-is-ready = A new version is ready

## parts/replay/OpenRecord

look-back-at-a-match = Look back at a match
open-the-record = Open the record of a match, saved here or by the library: it is played again and checked on this device.
choose-a-file-or-drop = Choose a file, or drop it here
a-record-or-all-matches = a record, or all matches of another device (JSON)

## lib/matchfiles

matches-taken-in-of = { $taken } of { $matches } matches taken in; the others were here already.

## pages/Profile

my-profile = My profile
here-since = Here since { $date }
counted-on-this-device = Counted from the matches that this device keeps.
bots-play-everywhere = Bots play at many tables at once: their matches are not listed.

## parts/Exhibitions

bots-show-how = Bots show how
bots-play-each-other =
    { $count ->
        [one] A bot plays alone
       *[other] { $count } bots play each other
    }

## parts/profile/ByBot

won-of-played = won { $won } of { $played }
not-met-yet = not met yet
you-beat = You beat level { $level }.
try-level = Try level { $level }
play-against-a-bot-and = Play against a bot, and how you do against each level is counted here.
nothing-to-see-yet = Nothing to see yet.

## parts/profile/Figures

in-numbers = In numbers
matches-played =
    { $count ->
        [one] match finished
       *[other] matches finished
    }
matches-won =
    { $count ->
        [one] match won
       *[other] matches won
    }
days-in-a-row =
    { $count ->
        [one] day in a row
       *[other] days in a row
    }
wins-in-a-row =
    { $count ->
        [one] win in a row
       *[other] wins in a row
    }
longest = longest: { $count }

## parts/profile/Lessons

lessons = Lessons
lesson-done = done
lesson-begun = step { $step } reached
lesson-new = not begun
once-more = Once more

## parts/profile/PastMatches

past-matches = Past matches
on-this-device-lower = on this device
older-matches = Older matches

## parts/profile/Ratings

after-rated-matches =
    { $count ->
        [one] after { $count } rated match
       *[other] after { $count } rated matches
    }
as-measured = as measured by our arena
rated-matches-make-a-rating = No rating yet. Rated matches, against people or bots, make one; they need an account.

## parts/profile/RatingCurve

rating-from-to = { $label }: rating from { $first } to { $last } over { $count } matches
as-a-table = As a table
date = Date
