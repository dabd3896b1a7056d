# What Mosaic says. Groups say who reads their messages:
#   Rules   Python alone: moves in words, reasons, positions, counts, the terminal
#   Board   the pages alone
#   Both    Python and the pages
#   Guide   the rules in brief, and the figures of the rules
#   Lesson  the lesson
# "[lays|lay]" holds two forms of a verb: after a player's name, and as advice.

## Rules

about = Place tiles, then flip your opponent's to join your groups.
option-side = cells along one side of the board
size = side { $side }, { $cells } cells

# Moves: $cell is a cell.
places = [places|place] on { $cell }
flips = [flips|flip] { $cell }

# What a move does: $own and $enemy are the two players' colours.
red = Red
blue = Blue
gains-tile = { $own } has one tile more
takes-tile = { $own } has one tile more, { $enemy } one less
group-new = a new group for { $own }
group-grows = a group of { $own } grows to { $tiles } tiles
groups-joined = { $own } joins { $groups } groups into one of { $tiles } tiles
group-lost = { $enemy } loses a group
group-shrinks = a group of { $enemy } shrinks
group-split = a group of { $enemy } falls into { $pieces } pieces
match-over = the match is over
must-then-flip = { $own } must then flip { $cells }
plays-again = { $enemy } has no move: { $own } plays again
# After a player's name, and to that player.
skipped = cannot move: the turn is skipped
skipped-you = You cannot move: your turn is skipped

# Results.
tiles =
    { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }

# What decided a match.
decided-tiles = { $most } tiles against { $fewest }
decided-level = { $tiles } tiles each

# Why a move cannot be: $cell and $last are cells.
move-unreadable = expected a cell from a1 to { $last }, or x and a cell to flip; got { $got }
cell-taken = { $cell } already has a tile
chain-goes-on = your turn goes on with a flip beside the tiles you flipped (R8)
joins-two = a tile on { $cell } would join two of your groups (R6)
beside-own-only = { $cell } is beside your own tiles only (R5)
no-enemy-tile = { $cell } has no enemy tile to flip
flip-joins-none = flipping { $cell } would not join two of your groups (R7)
flip-splits = flipping { $cell } would join { $groups } of your groups but split the other colour into as many or more (R7)
flip-apart = { $cell } is not beside a tile you flipped in this turn (R8)

# What is wrong with a position.
position-parts = expected 'rows mover flipped', got { $number } parts in { $got }
position-mover = expected R, B or - to move, got { $got }
position-nobody = nobody is to move, so expected - flipped, got { $got }
position-not-over = the match is not over: a seat has a move in { $got }
position-rows = expected 5, 7, … or 15 rows, got { $number }
position-row = expected { $number } of . R B in a row, got { $got }
position-flipped = expected flipped tiles of the seat to move, got { $got }
position-no-flip = no flip is left beside { $cells }, so the turn is over (R8)

# The terminal: $tiles and $groups are numbers, set flush right.
flip-another = Your turn goes on: flip another tile beside the marked ones.
counts = tiles { $tiles }   groups { $groups }

## Both

or = { $one } or { $other }

## Board

# Rare things, staged for a moment.
moment-chain = A chain of { $flips } flips

picture = a board of Mosaic
board = Board of Mosaic
credit = Mosaic, by Mark Steere
enlarge = Enlarge
show-groups = Groups

# What to do now: $cells is one or several, with "or" between.
you-must-flip = You must flip: { $cells }
must-flip = { $player } must flip: { $cells }
hint-flip = Flip a tile marked with arrows.
hint-place = Place on a lit cell.
hint-place-or-flip = Place on a lit cell, or flip a tile marked with arrows.
# The same for those who do not see what is lit; $cells are the tiles, with "or" between.
heard-place =
    { $places ->
        [one] Place a tile: one cell takes it.
       *[other] Place a tile: { $places } cells take it.
    }
heard-flip = Flip a tile: { $cells }.

# What a player has, each beside a number.
colour-R = red
colour-B = blue
tiles-count = tiles
groups-count = groups
largest = largest

# A cell, read out: "d4, red tile, flip it".
tile-R = red tile
tile-B = blue tile
empty = empty
flip-it = flip it
place-here = place here

## Guide

guide-goal = Have more tiles on the board than your opponent when nobody can move any more.
guide-turn-1 = Place one tile: far from all tiles, or beside an enemy tile. Never beside your own only, and never so that it joins your groups.
guide-turn-2 = Or flip enemy tiles: a flip must join groups of yours, and leave fewer groups in all.
guide-turn-3 = After a flip, go on as long as a tile beside those you flipped can be flipped. Then it is the other's turn.
guide-scoring = Every tile counts 1. A placement is one tile more for you; a flip is one more for you and one less for the other. Who cannot move is skipped.

figure-turn = Red may place around the blue tile, or far from both. Around the red one alone nothing may lie.
figure-joins = A red tile between the two red ones would join them: that is for flips alone.
figure-scoring = Red flipped the blue tile in the middle: two groups became one.
figure-splits = Three red groups became one, Blue fell into two: four groups in all before, three now.
figure-chain = The left blue tile was flipped; the one beside it must follow.
figure-goal = The last flip: 10 red tiles to 9. Nobody has a move left, and Red wins.

## Lesson

lesson-1-title = The first tile
lesson-1-task = Two colours share one board, and whoever has most tiles at the end wins. You are Red. Place your first tile where you like.
lesson-1-done = A tile alone is already a group. Blue comes next, and so on in turn.

lesson-2-title = Beside an enemy
lesson-2-task = You may place where no tile is near, or beside an enemy. Only beside your own is not allowed: look, nothing is lit around d3. Place beside the blue tile.
lesson-2-done = Well placed. You now have two groups: that is a good thing, you will see why.

lesson-3-title = A group grows
lesson-3-task = A cell that touches an enemy may touch one group of yours as well. Let your group of two grow to three.
lesson-3-done = Three tiles that hang together: one group.

lesson-4-title = Groups stay apart
lesson-4-task = A placement never joins groups. On d4 a tile would join both of yours, so d4 stays dark. Let one of the two grow instead.
lesson-4-done = Still two groups, one of them larger.

lesson-5-title = Flip to join
lesson-5-task = Joining is what flips are for. The blue tile on d4 stands between two groups of yours: flip it.
lesson-5-done = One tile more for you, one less for Blue, and your two groups are one.

lesson-6-title = Three groups at once
lesson-6-task = A flip must leave fewer groups of yours, and fewer groups in all. Flip d4: it joins three of yours, and Blue falls into two.
lesson-6-done = Four groups before, three now: that is why you could.

lesson-7-title = Count the groups
lesson-7-task = Here d4 bears no arrows: three of yours would become one, but Blue would fall into three, and four groups would stay four. Flip one of the others.
lesson-7-done = Two of yours joined, and Blue still in one piece.

lesson-8-title = Begin a chain
lesson-8-task = The first flip of a turn is free. After it, a tile beside it that can be flipped must be flipped. Begin with d3.
lesson-8-done = Your turn is not over: d4 can be flipped now, so it must be.

lesson-9-title = Go on with a chain
lesson-9-task = The board shows what must be flipped. Go on.
lesson-9-done = Two tiles in one turn, and all your tiles in one group. Chains win matches.

lesson-10-title = Leave no move
lesson-10-task = Who has no move is skipped. Three cells are empty. Find the move after which Blue can do nothing.
lesson-10-done = Blue is skipped, and you play again.

lesson-11-title = Win at the end
lesson-11-task = The board is full, but flips go on as long as somebody has one. Blue leads by 10 to 9. Win the match.
lesson-11-done = 10 to 9 for you, and nobody has a move left. You know Mosaic, by Mark Steere. Enjoy it.
