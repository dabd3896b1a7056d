# What Mozaika says. Groups say who reads their messages:
#   Rules   Python alone: moves in words, reasons, positions, counts, the terminal
#   Board   the pages alone
#   Both    Python and the pages
#   Guide   the rules in brief, and the figures of the rules
#   Lesson  the lesson
# "[lays|lay]" holds two forms of a verb: after a player's name, and as advice.

## Rules

about = Bid for tiles and lay the finest mosaic; the miser gets a fly.

# Moves: $tile is "the blue flower", $place a cell ("b2"), $coins "3 coins".

the-tile = the { tile }
bids-nothing = [bids|bid] nothing
bids = [bids|bid] { $coins }
takes = [takes|take] { $tile }
lays = [lays|lay] { $tile } on { $place }
lays-earns = [lays|lay] { $tile } on { $place } and [earns|earn] { $coins }
puts-fly = [puts|put] the fly on { $tile } of { $place }

# What a move earns or costs.

bid-leaves = your bid; { $coins } left
paid-already = paid already: { $coins }
pick-last = you pick last: the fly is yours
same-colour = same colour
same-symbol = same symbol
same-kind = same kind
points-later = and { $points } more at the end
fly-costs-nothing = costs nothing so far

# What decided a match: $points is "31 points", $coins "7 coins".

decided-points = { $mine } against { $theirs }
decided-coins = level at { $points }; then { $mine } against { $theirs }
decided-level = { $points } and { $coins } each

# The count.

row = row { $name }
column = column { $name }
diagonal = diagonal { $ends }
square = square { $ends }
unlike = unlike
one-colour = one colour
one-symbol = one symbol
one-kind = one kind
less-flies =
    { $flies ->
        [one] { $price }, less { $flies } fly
       *[other] { $price }, less { $flies } flies
    }
less-flies-to-zero = { less-flies }: never below 0
mirror-left-right = left-right mirror
mirror-top-bottom = top-bottom mirror
mirror-diagonal = diagonal mirror
half-turn = half-turn
over-diagonal = over { $ends }
over-both-diagonals = over both diagonals, counted once
coins-counted = coins: { $coins }, 1 for every 5
cells-filled = { $filled } of { $cells } cells filled: no symmetry yet

# The text of a count, and what is wrong with one: "line 3: expected 4 tiles in a row, got 2".

count-format = Four lines of four tiles: colour R B G Y, then symbol s w f (star, wave, flower), then * if a fly sits on it; -- for a free cell. A line 'coins 17' adds the coins. Several players: a line 'Anna:' before each mosaic. Blank lines and what follows # are skipped.
line = line { $number }
rows-by-the-end = { $number } rows of tiles by the end
only-rows = only { $number } rows
tiles-in-row = { $number } tiles in a row
coins-once = coins only once
coins-up-to = from 0 to { $most } coins
tile-like = a tile like Bw, Bw* or --
most-of-kind = at most { $most } of { $kind }

# How moves are written.

form-bid = bid and a number of coins (bid 3)
form-take = take and a tile (take Bw)
form-lay = lay, a tile and a cell (lay Bw b2)
form-fly = fly and a cell (fly b2)
form-any = bid 3, take Bw, lay Bw b2 or fly b2

# Why a move is not legal.

match-over = the match is over (R13)
now-bid = all bid
now-take = tiles are taken
now-lay = tiles are laid
now-fly = the fly is placed
wrong-step = now { $now }: expected { $form }, got { $verb } (R3)
bid-too-high =
    { $most ->
        [one] expected a bid from 0 to your { $most } coin, got { $bid } (R5)
       *[other] expected a bid from 0 to your { $most } coins, got { $bid } (R5)
    }
bid-already = you have bid already, and a bid cannot be changed (R5)
laid-already = you have laid your tile of this round already (R9)
other-picks = it is seat { $seat } that picks now, by the order of the bids (R6)
other-places-fly = it is seat { $seat } that took the fly and places it (R11)
not-in-row = no { $tile } is left in the row (R6)
not-in-hand = you have no { $tile } in hand (R9)
cell-taken = { $place } has a tile already, and tiles never move (R9)
no-tile-for-fly = { $place } has no tile: a fly sits on one of yours (R11)
fly-already = { $place } has a fly already, and one is the most (R11)

# What a position needs: "expected 3 tiles in hand, got 2".

seat-parts = 3, 4 or 5 seats after the first '|'
text-like = '{ $text }'
board-of = a board of { $side } rows of { $side } cells (like Bw, Bw* or .) with / between them
tiles-like = tiles like RsBw, or { $none } for none
most-tiles = at most { $most } tiles
round-up-to = a round from 1 to { $most }
one-of-steps = one of { $steps }
step-of-round = a step that round { $round } has
tiles-to-take = { $number } tiles in the row
tiles-to-take-between = { $least } to { $most } tiles in the row
no-bids-now = bids { $none } in this step
numbers-as-bids = numbers as bids
bids-of-all = { $number } bids
seat-to-bid = a seat that has yet to bid ({ $none })
bid-up-to = a bid of at most { $most }
part-of = { $part } in { $whole }
tiles-laid =
    { $number ->
        [one] { $number } tile on the board
       *[other] { $number } tiles on the board
    }
tiles-laid-either = { $one } or { $other } tiles on the board
seat-to-lay = a seat that has yet to lay in round { $round }
no-seat = none
tiles-in-hand = { $number } tiles in hand
most-flies =
    { $most ->
        [one] at most { $most } fly by now
       *[other] at most { $most } flies by now
    }
most-coins = at most { $most } coins
coins-and-bid = { $coins } and a bid of { $bid }

# The terminal; $count is "3/16".

terminal-round = Round { $count }
terminal-bid = all bid in secret
terminal-take = take a tile each
terminal-lay = all lay a tile
terminal-fly = a fly is placed
terminal-over = the match is over
tiles-in-bag =
    { $number ->
        [one] { $number } tile in the bag
       *[other] { $number } tiles in the bag
    }
you = you
first = 1st
row-to-take = In the row:
own-bid = Your bid: { $bid }
picking-order = Picking order (bid):
seat-has-fly = { $name } has a fly
legend = R red  B blue  G green  Y yellow   s★ star  w≈ wave  f✿ flower   * fly

## Both

coins =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }

# $kind is a colour (R B G Y) and a symbol (s w f).

tile =
    { $kind ->
        [Rs] red star
        [Rw] red wave
        [Rf] red flower
        [Bs] blue star
        [Bw] blue wave
        [Bf] blue flower
        [Gs] green star
        [Gw] green wave
        [Gf] green flower
        [Ys] yellow star
        [Yw] yellow wave
       *[Yf] yellow flower
    }

## Board

# Rare things, staged for a moment.
moment-fly = A fly!

points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
points-short =
    { $number ->
        [one] { $number } pt
       *[other] { $number } pts
    }

# Where the match stands.

round-of = Round { $round } of { $rounds }
step-bid = Everybody bids in secret
step-bid-fly = Secret bids; the lowest takes a fly
step-take = Tiles are taken, highest bid first
step-lay = Everybody lays a tile
step-fly = { $name } places the fly
step-fly-yours = You place the fly
offer = On offer: { $tiles }.
in-the-bag = in the bag
kind-in-bag = { $tile }: { $number }

# Mosaics and hands.

your-mosaic = Your mosaic
mosaic-of = { $name }'s mosaic
look-at-mosaic = Look at { $name }'s mosaic
mosaic-in-picture = { $name } mosaic
back-to-mine = Back to mine
first-player = first player
hand = Hand
your-hand = Your hand
hand-of = { $name }'s hand
the-others = The others
cell-free = free
cell-with-fly = with a fly
place-fly = The fly is yours: put it on a tile. Each line and square it sits in loses a point at the end.

# The row on offer and the bids.

take-a-tile = Take a tile
tiles-on-offer = Tiles on offer
your-bid = Your bid
your-purse = Your purse
lay-one-more = lay one more on the plate
your-plate = Your plate
nothing = nothing
take-one-back = take one back
bid-nothing = Bid nothing
advice = Advice: { $bid }
advice-or = Advice: { $bid } or { $other }
tap-coins = Tap the coins, or type a number.
bid-price = Everybody pays their own bid.

# What somebody does or has to do, below their name; $place is 2 or more.

to-lay = to lay a tile
has-laid = has laid
places-fly = places the fly
you-pick = you pick
picks-now = picks now
picks-nth =
    { $place ->
        [2] picks 2nd
        [3] picks 3rd
       *[other] picks { $place }th
    }
has-chosen = has chosen
is-thinking = is thinking
has-fly = has a fly
choose-bid = choose your bid
thinks-about-bid = thinks about a bid
you-bid = you bid { $bid }
has-chosen-bid = has chosen a bid
to-lay-a-tile = to lay a tile
has-bid = bid { $coins }
has-bid-picks = bid { $coins }, picks now
has-bid-lays = bid { $coins }, to lay a tile
points-so-far = { $points } so far
flies =
    { $number ->
        [one] { $number } fly
       *[other] { $number } flies
    }

# The count.

final-count = The final count
count-lines = The count, line by line
count-back = One back
count-on = One more
count-pause = Pause
count-again = Count again
count-play = Play
count-skip = Skip
counted = { $name }: { $what }, +{ $points }

# The score pad.

pad-mosaic = The mosaic to be counted
pad-tiles = Tiles
pad-fly = Fly
pad-erase = Erase
pad-coins = Coins
coin-less = One coin less
coin-more = One coin more
line-before = Light the line before
line-next = Light the next line

## Guide

guide-goal = Lay sixteen tiles into a mosaic that brings the most points at the end.
guide-turn-1 = Everybody bids coins in secret, and pays the bid. The highest picks a tile first; the lowest takes a fly, once flies have come.
guide-turn-2 = Everybody lays one of four tiles. Each neighbour pays at once: 2 coins for the same kind, 1 for the same colour or symbol.
guide-turn-3 = Whoever took the fly puts it on a tile of their own. Then the bag moves on, and the next round begins.
guide-scoring = Rows, columns, diagonals and squares of 2 × 2: 2 points for one colour or one symbol, 4 for one kind, 1 less for each fly. Symmetry brings 12, over a diagonal 8. 5 coins make a point.

figure-turn = The new yellow star is paid by its neighbours: 2 coins by its twin, 1 by the red star.
figure-row = A row of one colour: 2 points at the end.
figure-square = A square of one colour, wherever it lies: 2 points.
figure-scoring = One tile completes a red row and a column of stars: 4 points.
figure-fly = The fly sits where no line and no square counts yet: it costs nothing so far.
figure-goal = The left half mirrors the right one, tile by tile: 12 points.

## Lesson

lesson-1-title = Lay a tile
lesson-1-task = This is your mosaic: sixteen cells, one tile a round. Touch a tile of your hand, then a cell, and lay it wherever you like.
lesson-1-done = A tile that lies stays. From now on its neighbours can pay you.
lesson-2-title = Neighbours that pay
lesson-2-task = A neighbour with the same colour or the same symbol pays 1 coin. Lay a tile that earns one.
lesson-2-done = Only edges pay, never corners. Coins buy the first choice among new tiles.
lesson-3-title = Twins pay double
lesson-3-task = The same colour and the same symbol: such twins pay 2. Find a place that earns 3 coins at once.
lesson-3-done = Twins paid 2 and the other star 1. Every neighbour pays on its own.
lesson-4-title = Bid for the first choice
lesson-4-task = Before laying, everybody bids for the tiles on offer, in secret. You would like to pick first: lay 3 coins on your plate.
lesson-4-done = The others bid 2 and 1, so you pick first. Everybody pays their own bid, whatever it buys.
lesson-5-title = Take what fits
lesson-5-task = You bid the most and pick first. Take the tile that has a twin on your mosaic.
lesson-5-done = It is yours. The next highest bid picks next, and so on.
lesson-6-title = Bid no more than needed
lesson-6-task = Between equal bids, whoever sits nearer to the first player, clockwise, picks first; the first player is the nearest of all. This round that is you, and the highest other bid is 2. Pick first for as little as you can.
lesson-6-done = 2 against 2, and the first pick is yours for a coin less. The bag moves on each round, so everybody is first in turn.
lesson-7-title = Picking last
lesson-7-task = This time you bid nothing, so you pick last. Take one of the two tiles left.
lesson-7-done = The lowest bid also takes a fly. The tile that nobody took goes back into the bag.
lesson-8-title = Hide the fly
lesson-8-task = A fly takes 1 point from every line and square it sits in. Your red square is worth 2: put the fly where it costs nothing yet.
lesson-8-done = Well hidden. A line or square never falls below 0, so flies also like to sit together.
lesson-9-title = Close a square
lesson-9-task = At the end, four tiles in a square of 2 × 2 that share a colour or a symbol bring 2 points, four twins 4. Close the red square.
lesson-9-done = 2 points at the end, wherever on your mosaic the square lies.
lesson-10-title = Complete a line
lesson-10-task = At the end, a row, column or diagonal of one colour or one symbol brings 2 points. Complete the red row.
lesson-10-done = 2 points at the end, and coins now. Four twins in a line would bring 4 points.

lesson-11-title = Two lines with one tile
lesson-11-task = Every arrangement counts on its own, crossings included. One tile of your hand completes two lines: which, and where?
lesson-11-done = A red row and a column of stars: 4 points with one tile.

lesson-12-title = Mirror your mosaic
lesson-12-task = Last round. If the left half mirrors the right one, tile by tile, you get 12 points. Lay the tile that does it, coins or not.
lesson-12-done = 12 points! Top to bottom and a half-turn bring 12 as well, a diagonal 8; and 5 coins are worth 1 point. At equal points more coins win. Now you know it all.
