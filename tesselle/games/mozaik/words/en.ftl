# What MozaiK says. Groups say who reads their messages:
#   Rules   Python alone: moves in words, reasons, positions, counts, the terminal
#   Board   the pages alone
#   Both    Python and the pages
#   Guide   the rules in brief, and the figures of the rules
#   Lesson  the lesson
# "[lays|lay]" holds two forms of a verb: after a player's name, and as advice.
# $word is the title of a word of the deck ("Moon"), $cell a cell ("b2"), $end the end of a row or
# column ("a<", left of row a); names of moves and fields ("renew", "cell") are the same everywhere.

## Rules

about = Lay nine images in a square so that the words around it fit them.

# The options.
option-judge = who says that a word matches an image: the deck, or the people at the table
option-judge-deck = the deck
option-judge-table = the table, as in print
option-colours = play with the colour words; leave them out for colour-blind players
option-colours-true = with colours
option-colours-false = without
option-deck = the deck of images and words

# Moves in words; $place is one of the places below, or where an end is ("left of the top row").
chooses = [chooses|choose] picture { $image }
lays = [lays|lay] picture { $image } { $place }
places = { $lays } and [puts|put] { $word } { $place }
buys = [buys|buy] { $word } and [puts|put] it { $place }
pays-for-pictures = [pays|pay] a gem for three new pictures
discards-two = [discards|discard] two pictures and [draws|draw] three
keeps = [keeps|keep] both pictures
keeps-and-draws = [keeps|keep] both pictures and [draws|draw] one
ends-turn = [ends|end] the turn
claims = [claims|claim] { $pairs }
claims-none = [claims|claim] no match
disputes = [disputes|dispute] { $pairs }
disputes-none = [lets|let] everything pass
pair = { $word } for picture { $image }
pairs = { $word } for pictures { $images }

# Where a cell is.
place-a1 = at the top left
place-a2 = at the top, in the middle
place-a3 = at the top right
place-b1 = in the middle, on the left
place-b2 = in the middle
place-b3 = in the middle, on the right
place-c1 = at the bottom left
place-c2 = at the bottom, in the middle
place-c3 = at the bottom right

# What a move earns.
then-claim = then you say which pictures fit
if-agreed = if the table agrees
ends-here = no gem would be left for a word: the match ends here
perfect-line = perfect line
new-pictures = three new pictures
price-of-word = price of the word
two-discarded = two pictures discarded

# What decided a match: $points is "31 points".
decided-points = { $mine } against { $theirs }
decided-discards = level at { $points }; then fewer pictures discarded: { $mine } against { $theirs }
decided-perfect = level at { $points }; then perfect lines: { $mine } against { $theirs }
decided-level = { $points } each, and level in all else

# The lines of a count, and what its total is called.
word-at-end = { $word }, { $place }
images-of-three = { $number } of 3 images
gems-left =
    { $number ->
        [one] { $number } gem left
       *[other] { $number } gems left
    }
discarded-images =
    { $number ->
        [one] { $number } discarded image
       *[other] { $number } discarded images
    }
less-for-pairs = 1 point less for each pair
perfect-lines = perfect rows and columns, for ties: { $number } (R9)
band-51 = over 50: a masterpiece
band-46 = 46 to 50: splendid
band-40 = 40 to 45: very good
band-30 = 30 to 39: on the way
band-0 = under 30: the next grid will be better

# What each step waits for, as one types it: after "expected" and "now is the time for".
typed-pick = an image of your hand, like image 17
typed-place = a word, its end and a cell, like lune a< b2
typed-claim = the pairs you claim, like claim lune:17, or claim -
typed-dispute = the pairs you dispute, like dispute lune:17, or dispute -
typed-draw = keep or renew
typed-image = an image and a cell, like image 17 b2, or renew
typed-words = a word and an end, like lune a<, renew or done
typed-over = nothing: the match is over

# Why a move may not be played.
match-over = the match is over
not-your-turn = it is seat { $seat }'s turn (R3)
not-now = now is the time for { $expected }
already-chosen = your image is already chosen (R2)
already-answered = you already answered, or it is your own claim (R12)
too-few-images = renewing takes { $needed } images, { $left } are left (R6, R20)
no-gem-to-renew = renewing costs a gem, you have none (R20)
no-gem-for-word = a word costs a gem, and you have none (R17)
first-buy = first buy a word (R17, R21)
not-in-hand = image { $image } is not in your hand ({ $hand })
cell-taken = image { $image } already lies on { $cell } (R4, R17)
end-taken = { $word } already lies { $place }: one word for each end (R4)

# Moves that cannot be read.
no-such-image = expected the number of an image, 1 to { $last }; got { $number }
open-word = an open word ({ $words })
open-word-of-none = an open word (none is open)
pairs-among = pairs among { $pairs }, or - for none

# Positions that cannot be read: what is expected, and what came.
seats-behind-bars = 1 to { $most } seats behind bars
fields-among = fields among { $names }
among = { $field } among { $names }
from-to = { $field } from { $low } to { $high }
once = { $what } once
word-once = word { $word } once
image-once = image { $image } once
it-twice = it twice
one-image-on = one image on { $cell }
one-word-at = one word at { $end }
two = two
nothing-given = none
deck-form = deck=name:16 hex digits
deck-loaded = a deck that was loaded
deck-of-digest = deck { $deck } of digest { $digest }
image-of-deck = an image of deck { $deck }
only-alone = { $field } for 1 seat and no other
seats = { $number } seats
at-most-open = at most { $most } open words
word-in-play = a word in play
word-at = a word at { $end }
matches-after = matches such as 13 or - after { $end }:
open-word-and-image = an open word and an image of the grid
rulings-need-table = expected judge=table and a seat with cell, end or rulings
no-dispute-of = no dispute of seat { $seat }

# Positions that cannot come up in play: what is expected, and what came.
none = none
one = one
seat = seat { $seat }
turn = turn { $number }
step-of-seats = a step of this number of seats
table-for-claims = judge=table for claims
seat-to-move = a seat to move, but for step pick and over
round-when-over = round { $last } when it is over
no-last-draw = no draw in the last round (R6)
grid-images =
    { $number ->
        [one] { $number } image in the grid of seat { $seat }
       *[other] { $number } images in the grid of seat { $seat }
    }
grid-words =
    { $number ->
        [one] { $number } word in the grid of seat { $seat }
       *[other] { $number } words in the grid of seat { $seat }
    }
untaken-words =
    { $number ->
        [one] { $number } word that nobody took
       *[other] { $number } words that nobody took
    }
open-words =
    { $number ->
        [one] { $number } open word
       *[other] { $number } open words
    }
fewer-picks = fewer than { $seats } picks while picking (R2)
picks = { $number } picks
pick-in-grid = the pick of seat { $seat } in its grid (R3)
pick-out-of-grid = the pick of seat { $seat } out of its grid (R3)
hand-images =
    { $number ->
        [one] { $number } image in the hand of seat { $seat }, its pick included
       *[other] { $number } images in the hand of seat { $seat }, its pick included
    }
even-discards = an even number of discards of seat { $seat }, at most { $most }
match-on = a match on place { $place } of { $end }, seat { $seat }
no-match-on = no match on place { $place } of { $end }, seat { $seat }
cards-waiting = cell and end while pairs wait for a ruling, and only then
claimed-in-dispute = claimed pairs in step dispute, and only then
rulings-of-turn = rulings of a running turn only (R13)
both-cell-and-end = both cell and end
one-of-them = one of them
picked-on-cell = the picked image on cell
seat-unanswered = a seat that has not answered (R12)
one-ruling = one ruling for each pair (R13)
stands-and-refused = both stands and refused
cell-or-end = cell or end alone (R24)
both = both
claims-in-order = an image's claim before the first word, a word's after
image-on-cell = an image on cell
matches-of-pair = { $number } match of new pair { $pair }
pair-unruled = a new pair without a ruling (R14a)
no-pick-alone = no pick alone
images-placed =
    { $number ->
        [one] { $number } image placed
       *[other] { $number } images placed
    }
gems-in-all = { $number } gems in all (R16)
discards-of-renewals =
    { $number ->
        [one] 2 or 3 discards for { $number } renewal (R20)
       *[other] 2 or 3 discards for each of { $number } renewals (R20)
    }
hand-alone = 2 or 3 images in hand, 3 before the image
two-in-hand = 2 images in hand after placing one
words-opened = { $number } words opened so far
open-before-image = { $number } open words before the image
over-without-gem = step over without a gem for the compulsory word (R19)
turn-nine-done = turn 9 done, or no gem left (R19, R21)
words-before =
    { $number ->
        [one] at least { $number } word from the turns before (R17)
       *[other] at least { $number } words from the turns before (R17)
    }

# Counting a grid from a real table: what one may write, and what is expected on a line.
count-format =
    one thing a line: 'b2 17' (image 17 on b2), 'a< lune' (a word of the deck left of row a),
    or for any other box 'a< Moustache 2/4/8 3' (its ladder, and 3 matching images);
    '1^' is above column 1, '1v' below; 'discarded 4', 'gems 3' (alone), 'deck FILE' if not ours;
    several players: a line 'Anna:' before each grid
line = line { $number }
line-heads = an end (a< … 3v), a cell (a1 … c3), deck, discarded or gems
not-both-amounts = expected discarded (two to four players) or gems (alone); got both
matches-after-ladder = 0 to 3 matching images after the ladder
word-or-ladder = a word of the deck, or a word, its ladder and its matches
deck-word-or-ladder = a word of the deck, or its ladder and matches
image-number = the number of an image, 1 to { $last }
each-image-once = each image once
each-word-once = each word once
at-most-matching =
    { $number ->
        [one] at most { $number } matching image on { $end }
       *[other] at most { $number } matching images on { $end }
    }

# Decks that cannot be played; $path is a place in the deck's file ("images.17.yes").
deck-refused = deck { $deck }: expected { $expected }, got { $got }
deck-refused-at = deck { $deck }: { $path }: expected { $expected }, got { $got }
deck-known = a deck of this machine ({ $names }) or a file
deck-neither = neither
deck-image = an image of this deck
deck-word = a word of this deck
deck-ladders = a deck has at most { $most } ladders, { $deck } has { $number }
seats-one-to-four = 1 to 4 seats
without-colours = { $number } without its colours
at-least-for =
    { $seats ->
        [one] at least { $needed } for { $seats } seat
       *[other] at least { $needed } for { $seats } seats
    }

# The terminal.
terminal-round = round { $number } of { $all }
terminal-turn = turn { $number } of { $all }
terminal-over = over
terminal-left = images left: { $images }, words left: { $words }
terminal-gems = gems: { $gems } (reserve: { $reserve })
terminal-you = { $player } (you)
terminal-to-move = to move
terminal-perfect = perfect: { $number }
terminal-discarded = discarded: { $number }
terminal-order = Order:
terminal-open = Open words
terminal-pairs = Do they match?
terminal-hand = Your hand
terminal-picked = picked
terminal-thrown = Your discards: { $images }
opinion-yes = the deck says yes
opinion-arguable = open to debate
opinion-no = the deck says no

## Both

your-grid = Your grid
has-chosen = has chosen
is-choosing = is choosing

# Where an end is: beside one of these lines.
left-of = left of { $line }
right-of = right of { $line }
above = above { $line }
below = below { $line }
line-a = the top row
line-b = the middle row
line-c = the bottom row
line-1 = the left column
line-2 = the middle column
line-3 = the right column

## Board

# Rare things, staged for a moment.
moment-perfect = Perfect line: { $word }

grid-of = Grid of { $name }
grids-of-table = Grids of the table
count-of = Count of { $name }
your-pictures = Your pictures
to-lay = To lay
gem-each = 1 gem each
words-title = Words
words-on-offer = Words on offer
points-of-word = points { $ladder }
order-of-round = Order of this round
who-has-chosen = Who has chosen
heading-round = Round { $number } / { $all }
heading-turn = Turn { $number } / { $all }
gems-in-stock =
    { $gems ->
        [one] { $gems } gem in stock, { $reserve } in reserve
       *[other] { $gems } gems in stock, { $reserve } in reserve
    }

# The figures of a player.
points-short =
    { $number ->
        [one] { $points } pt
       *[other] { $points } pts
    }

figure-points = points
figure-pictures = pictures
figure-words = words
figure-gems = gems
figure-discards = discards
figure-perfect = perfect

# Pictures, large and as they are heard; $about tells what a picture shows.
picture-large = Picture, large
see-large = See picture { $image } large
previous = Previous
next = Next
choose-picture = Choose this picture
close = Close
what-it-shows = What the picture shows
picture-heard = Picture { $image }. { $about }

# The grid as it is heard; $place is where an end is.
heard-free-cell = { $cell }, free cell
heard-picture = { $cell }, picture { $image }. { $about }
heard-free-end = free end { $place }
heard-word =
    { $points ->
        [one] { $word }, { $place }: fits { $fits } of 3, { $points } point
       *[other] { $word }, { $place }: fits { $fits } of 3, { $points } points
    }

# The moment as it is read out.
stage-round = Round { $number } of { $all }.
stage-turn = Turn { $number } of { $all }.
stage-words = Words on offer: { $words }.
stage-pictures = Your pictures: { $images }.
stage-picture = Picture { $image }: { $about }

# What to do now.
hint-pick = Choose a picture in secret. The lowest number plays first.
hint-others-pick = Waiting for the other choices
hint-word = Take a word, and place it with your picture
hint-end = Where does the word go?
hint-cell = Where does the picture go?
hint-like-this = Like this?
hint-refused = The table refused a pair: place again
hint-other-places = { $name } is placing
hint-claim = What fits? You say.
hint-other-claims = { $name } is looking for what fits
hint-dispute = { $name } says these fit. Do you agree?
hint-others-dispute = The table is judging
hint-draw = Keep your two pictures, or take three new ones?
hint-other-draws = { $name } is drawing
hint-lay = Lay a picture of your hand
hint-buy = Buy a word for a gem
hint-buy-more = Buy another word, or end your turn

# Moves of one word, and what each means.
answer-keep = Keep
answer-keep-about = costs nothing: draw one more
answer-renew = Renew
answer-renew-about = costs 1 point: discard both, draw three
answer-renew-alone = New pictures
answer-renew-alone-about = costs a gem: draw three
answer-done = End the turn
answer-done-about = new words come

# The table judges.
what-fits = What fits?
about-claims = Claim what can be seen, or felt. The others may doubt it.
about-disputes = A pair is refused only if everybody else doubts it.
it-fits = It fits
it-does-not = No
agreed = Agreed
doubt = I doubt it

# The pad that counts a grid from a real table.
pad-word = Word
pad-word-at = Word { $place }
pad-nameless = word
pad-end = { $place }: { $word }, { $fits } / 3
pad-free-end = { $place }: no word
pad-picture = picture { $number }
pad-picture-fits = picture { $number } fits
pad-name = Its name
pad-points = Its points
pad-fits = Pictures it fits
pad-take-away = Take the word away
pad-rest = The rest
pad-alone = I played alone
pad-gems = Gems left
pad-discarded = Pictures discarded
pad-count = The count
pad-total = Total

## Guide

guide-goal = Lay nine pictures in a square so that the words around it fit as many of them as possible.
guide-turn-1 = Everybody picks one of three pictures in secret. The lowest number plays first.
guide-turn-2 = Take an open word and place both: the picture on a free cell, the word at a free end of a row or column.
guide-turn-3 = Keep your two pictures and draw one, or discard both and draw three: that costs a point.
guide-scoring = A word scores by its ladder for the pictures of its line that it fits: nothing for none, most for all three. Every two discarded pictures cost a point.

figure-turn = Moon stands left of the top row and sees one picture that fits: 1 point.
figure-scoring = Three pictures of the row fit: Moon is worth 6.
figure-crossing = One picture lies in a row and in a column: two words climb.
figure-goal = Two words look along the same perfect row, one from each end, and both score.
figure-solo = Alone, a perfect line gives a gem back.

## Lesson

lesson-1-title = Pick a picture
lesson-1-task = You hold three pictures, and three words lie open. Everybody picks a picture in secret. Look closely (the lens shows a picture large): pick the one with a moon.
lesson-1-done = Well seen. The picks are shown together, and the lowest number plays first.

lesson-2-title = A picture and its word
lesson-2-task = Now take a word and place both cards: the picture on any cell, the word at any end. A word looks along its row or column. Put Moon where it can see your picture.
lesson-2-done = One picture that fits: the gem climbs to the first rung, 1 point.

lesson-3-title = Climb the ladder
lesson-3-task = Your new picture has a moon too. Lay it in Moon’s row; the word you take goes wherever you like.
lesson-3-done = From 1 to 3: each rung is worth more than the one before.

lesson-4-title = A perfect line
lesson-4-task = A mermaid and her mirror: what does it show? Make the row perfect.
lesson-4-done = Three of three: Moon is worth 6. Perfect rows and columns also break ties.

lesson-5-title = A word for several pictures
lesson-5-task = The pictures may also come first. Two of yours already show something to eat: find the word, and the end, that see both.
lesson-5-done = A word counts the pictures that lie there already: 4 points at once.

lesson-6-title = One picture, two words
lesson-6-task = Every cell lies in a row and in a column. A yeti knits, alone in the night: lay him where both of your words see him.
lesson-6-done = One picture, two words: both gems climb.

lesson-7-title = A word at each end
lesson-7-task = A row has two ends, and each may hold a word. Moon already sees all three pictures from the left: which word sees them from the right?
lesson-7-done = Two words look along the same line, and both score. A column has two ends as well.

lesson-8-title = Keep your pictures
lesson-8-task = After placing you keep your two pictures and draw one, or discard both and draw three. Two discarded pictures cost a point: keep them.
lesson-8-done = Then the next player takes a word. After nine rounds your grid is full.

lesson-9-title = Renew your pictures
lesson-9-task = This time neither of your pictures fits any of your words. Three new ones may be worth a point: renew.
lesson-9-done = 1 point less, and three fresh pictures. At equal points, whoever discarded fewer is ahead.

lesson-10-title = Claim what fits
lesson-10-task = Among friends the table may judge. You say which new pairs fit: does Moon fit the boy who fishes, and Night the crooked house?
lesson-10-done = Claimed. Now the others may agree or doubt.

lesson-11-title = Doubt a pair
lesson-11-task = Your neighbour claims Night for a duel at noon. If everybody else doubts a pair, it is refused and the turn is taken again. Doubt it.
lesson-11-done = Refused: both cards come up again. With more players, one who agrees is enough.

lesson-12-title = Words that pay for themselves
lesson-12-task = Alone you pay a gem for each word, and a perfect line gives one back. Which word makes a line perfect at once?
lesson-12-done = 6 points, and the gem is yours again. Gems left at the end are points too. That is all: enjoy looking!
