# What Génial! says. Groups say who reads their messages:
#   Rules   Python alone: moves in words, reasons, positions, counts, the terminal
#   Board   the pages alone
#   Both    Python and the pages
#   Guide   the rules in brief, and the figures of the rules
#   Lesson  the lesson
# "[lays|lay]" holds two forms of a verb: after a player's name, and as advice.

## Rules

about = Line up equal symbols in six colours; your lowest track is your score.

# Moves: $one and $other are cells, $first and $second colours.
lays = [lays|lay] { $first } on { $one } and { $second } on { $other }
lays-double = [lays|lay] double { $colour } on { $one } and { $other }
swaps = [shows|show] all tiles and [swaps|swap] them
keeps = [keeps|keep] the tiles

# What a move earns: $first and $last are cells.
line-scores = { $colour }, { $first } to { $last }
track-ends = { $colour } ends at 18
all-tracks-win = All six tracks at 18: that wins at once!
last-tile = No tile fits after that: the match ends.
tracks-full =
    { $number ->
        [one] Génial! { $colours } reaches 18: lay another tile.
       *[other] Génial! { $colours } reach 18: lay two more tiles.
    }

# Results: $others are five numbers.
all-tracks = all six tracks at 18
lowest-track = lowest track { $lowest }, then { $others }

# What decided a match: $shared are the numbers that both have, the lowest first; $rank counts them.
decided-master = all six tracks at 18
decided-lowest = lowest track: { $mine } against { $theirs }
decided-then =
    level at { $shared }; then the { $rank ->
        [1] second lowest
        [2] third lowest
        [3] fourth lowest
        [4] fifth lowest
       *[5] highest
    } track: { $mine } against { $theirs }
decided-same = the same six tracks

# Why a move cannot be: $cell, $one, $other, $first and $last are cells, $tile is a tile such as RB.
move-unreadable = expected a tile on two cells, like Rh8-Bh9, or swap or keep; got { $got }
cell-unknown = expected a cell of that row from { $first } to { $last }, got { $cell }
cell-printed = { $cell } bears a printed symbol: expected two free cells (R5)
cells-apart = expected two adjacent cells, got { $one } and { $other } (R5)
swap-too-soon = a swap is offered only after your placements, when no tile you hold shows a symbol of your lowest track (R11)
swap-asked = your placements are done: answer swap or keep (R11)
tile-not-held = you hold no tile { $tile } (R5)
first-tile-apart = your first tile must lie next to a printed symbol that has no tile beside it yet (R6)
cell-outside = { $cell } is beyond the area for { $seats } seats (R1)
cell-taken = { $cell } is not free (R5)

# What a position should have: each follows "expected" or "got".
six-parts = the six parts '{ $parts }'
split-rows = { $number } rows with { $mark } between
split-seats = { $number } seats' tracks with { $mark } between
split-tracks = { $number } tracks with { $mark } between
split-hands = { $number } hands with { $mark } between
row-length = { $number } cells in a row
row-length-got = { $number } in { $row }
cell-letter = { $letter } with { $seats } seats
cell-letter-or-symbol = { $letter } or a symbol with { $seats } seats
cells-outside = one of { $numbers } cells '_' outside the area
track-range = a track from 0 to 18
hand-size = at most 6 tiles in a hand
bag-kinds = each kind in the bag once, like 5RR
tile-name = a tile like RB, of the symbols { $symbols }
turn = 'seat:turn', 'seat:bonus1' to 5, 'seat:swap' or 'over'
turn-of-seat = a seat to move
turn-over = 'over', by R13 or R14

# The same, of what can be counted.
tiles-of-kind = at most { $most } tiles { $tile }
shown-in-bag = the shown { $tile } in the bag
shown-in-bag-got = fewer there
symbols-on-board =
    { $number ->
        [one] { $number } tile symbol { $symbol } on the board, since bag and hands lack so many
       *[other] { $number } tile symbols { $symbol } on the board, since bag and hands lack so many
    }
short-hand-of-winner = the winner alone with fewer than 6 tiles
short-hand-of-one = one seat alone with fewer than 6 tiles
short-hands-got = seats { $seats }
hand-in-turn = fewer than 6 tiles with seat { $seat }
hand-full = 6 tiles with seat { $seat }
lowest-not-held = no tile with a lowest symbol at seat { $seat } (R11)
lowest-not-held-got = one
tiles-on-board =
    { $number ->
        [one] { $number } tile on the board
       *[other] { $number } tiles on the board
    }
first-turn = seat { $seat } on its first turn (R6)
first-turn-got = seat { $seat }
bonuses-at = seat { $seat }
bonuses =
    { $number ->
        [one] a track at 18 for { $number } bonus
       *[other] a track at 18 for each of { $number } bonuses
    }
shown-at-start = no shown tiles but at the start of a turn
shown-swapped = shown tiles that seat { $seat } could swap (R11)

# Counting a real table. Names and letters in the format are examples; the letters stay.
count-format =
    One line for each player: a name, a colon, and the six tracks.
        Lina: R 5 G 7 B 4 O 6 Y 3 P 4
        Sam: 5 7 4 6 3 4
    Six numbers alone are in the order R G B O Y P: red, green, blue, orange, yellow, purple.
    Blank lines and lines that begin with # are skipped.
count-nothing = expected 1 to 4 lines 'name: six tracks', got none
count-line = line { $number }
count-name-new = a new name
count-name-known = { $player } as on line { $number }
count-players = at most 4 players
count-players-got = one more
count-one-master = one player with all tracks at 18, since that ends the game (R14)
count-one-master-got = { $player } besides { $other }
count-name-and-tracks = 'name: six tracks'
count-six-numbers = six numbers, or R G B O Y P once each with its number
count-track-range = tracks from 0 to 18

# A player's place in the count; $tracks are six numbers.
count-place = { $place }. { $player }: { $tracks }
count-master = all six tracks at 18: wins at once
count-same = the same six tracks as { $other }: the place is shared
count-lowest = lowest track { $mine }, { $other } has { $theirs }
# $shared are the numbers that both have, the lowest first; $rank counts them.
count-level =
    level with { $other } at { $shared }; then the { $rank ->
        [1] second lowest
        [2] third lowest
        [3] fourth lowest
        [4] fifth lowest
       *[5] highest
    } is { $mine } to { $theirs }
count-alone = { $player }'s lowest track is { $lowest }.
count-wins-at-once = { $player } wins at once: all six tracks are at 18.
count-share = { $names } share the win.
count-wins = { $player } wins with a lowest track of { $lowest }.

# The terminal.
you = you
tiles-in-bag =
    { $number ->
        [one] { $number } tile in the bag
       *[other] { $number } tiles in the bag
    }
bonus-placements = Génial! Bonus placements to make: { $number }
swap-or-keep = No tile in hand shows a lowest symbol: swap or keep?
just-swapped = Just swapped away
first-turn-hint = first turn: beside a printed symbol [R✱] that no tile touches
ended-board = The board is full: the highest lowest track wins.
ended-tracks = All six tracks at 18: won at once.

## Both

colour-R = red
colour-G = green
colour-B = blue
colour-O = orange
colour-Y = yellow
colour-P = purple
your-tiles = Your tiles
tiles =
    { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }

## Board

# Rare things, staged for a moment.
moment-genial = Génial!
moment-track = { $player }: { $colours } at 18, another tile to lay

and = { $first } and { $last }
double = double { $colour }
board = The board
keys = Keys 1 to 6 take a tile, arrows move it, R turns it, Enter puts it down.
# Heard of a cell, after its name: "d4, free, the tile fits here".
free = free
fits-here = the tile fits here
printed = { $colour }, printed

# What to do now, and what came of it.
no-tile-fits = No tile fits any more
six-tracks = Six tracks at 18!
play-again =
    { $number ->
        [one] Génial! Play again
       *[other] Génial! Play again × { $number }
    }
plays-again = Génial! { $player } plays again
hint-first-tile = Your first tile goes beside a printed symbol that is still alone.
hint-take = Take a tile.
hint-put = Put it on a lit place.
hint-here = Put it down here?
hint-turn = Tap the tile to turn it.
hint-keys = R or the wheel turns it.
swapped = { $player } swapped:
no-points = No points here
# Read out: $where is "red h8, blue h9".
would-earn = { $where }: +{ $points }

# The offer to swap.
keep = Keep
keep-about = show nothing, fill up to six
swap = Swap
swap-about = show them all, draw six new ones
new-tiles = New tiles?
lowest-missing =
    { $number ->
        [one] Your lowest symbol is on none of your tiles.
       *[other] Your lowest symbols are on none of your tiles.
    }

# A player's tracks.
lowest = lowest
lowest-at = lowest: { $points }
lowest-colours-at = lowest: { $colours } { $points }

# The score pad: $track is "Lina, red".
player = Player { $number }
player-name = Name of player { $number }
remove-player = Remove { $player }
add-player = Add a player
one-less = { $track }: one less
one-more = { $track }: one more
in-figures = { $track }, in figures
lowest-decides = The lowest track decides; if it is equal, the next lowest, and so on.

## Guide

guide-goal = Raise all six of your tracks: at the end only your lowest one counts, and the higher lowest track wins.
guide-turn-1 = Lay one of your six tiles on two free cells. Your first one goes beside a printed symbol that no tile touches yet.
guide-turn-2 = If a track reaches 18, lay another tile at once.
guide-turn-3 = If none of your tiles shows your lowest symbol you may swap them all; otherwise fill your hand up to six.
guide-scoring = Each half of the tile scores on its own: one point for every equal symbol that follows in a straight line, in five directions. All six tracks at 18 win at once.

figure-turn = The first tile goes beside one of the six printed symbols.
figure-line = A red was laid in line with three reds: 3 points for red.
figure-scoring = The new blue counts every line of blues that begins beside it: 5 points.
figure-bonus = These two points bring red to 18: another tile may be laid.
figure-goal = Two players: the lowest track of one stands at 2, of the other at 4. Only these count: the other is ahead.

## Lesson

lesson-1-title = The first tile
lesson-1-task = A tile shows two symbols. Your first one goes beside a printed symbol that no tile touches yet. Take a tile and lay one of its symbols right next to its like: 1 point or more.
lesson-1-done = Well laid. From your second turn on you may lay anywhere.

lesson-2-title = Lengthen a line
lesson-2-task = Every equal symbol that follows in a straight line is worth a point. Three reds go down from the red corner. Lengthen their line with a red: 3 points.
lesson-2-done = Three reds behind yours, three points on your red track. The tile you lay does not count itself.

lesson-3-title = Several lines at once
lesson-3-task = A symbol looks in every direction at once, except towards its other half. Lay a blue among the blues so that several lines count: 4 points or more.
lesson-3-done = Each dotted line gives its own points, and all of them go to blue.

lesson-4-title = Both halves score
lesson-4-task = The two symbols of a tile score separately. Find a place where both of them earn something.
lesson-4-done = Two tracks at once: such tiles keep you even.

lesson-5-title = Lay a double
lesson-5-task = A double moves one track twice, but its halves do not count for each other. Lay the double purple for 4 points or more.
lesson-5-done = Each half added its own lines.

lesson-6-title = Join two lines
lesson-6-task = A free cell or another symbol ends a line. One orange can join the two lines in the middle: 5 points.
lesson-6-done = Three on one side, two on the other. At the top, the green cuts the oranges off.

lesson-7-title = The lowest track
lesson-7-task = Here is the heart of the game: only your lowest track counts at the end. Yours is blue, at 2. Other places earn more, but raise blue by 3 at least.
lesson-7-done = Better. More points elsewhere would have changed nothing: your result was blue.

lesson-8-title = Génial! Another tile
lesson-8-task = A track ends at 18. When you get there, you call “Génial!” and lay another tile at once. Red is at 16: find the 2 points.
lesson-8-done = Génial! Another tile, before you draw. Points past 18 are lost.

lesson-9-title = Swap your tiles
lesson-9-task = After laying, if no tile in your hand shows your lowest symbol, you may show your tiles and swap them all for six new ones. Purple is your lowest, and you hold none: swap.
lesson-9-done = New tiles, new hopes. The old ones went back into the bag; your turn is over.

lesson-10-title = All six at 18
lesson-10-task = Whoever brings all six tracks to 18 wins at once, whatever the others have. Five of yours are there, and yellow stands at 16: finish it.
lesson-10-done = All six at 18: the match is over, and you have won.

lesson-11-title = The last tile
lesson-11-task = The game ends when no tile fits any more: three free cells have room for one last tile. Both lowest tracks stand at 9, so the second lowest decides. Yours is green, 11 to 12: raise it.
lesson-11-done = 9 against 9, then 13 against 12: you win. Had these been equal as well, the third lowest would decide, and so on. You know the game: have a good one!
