# What Mosaic says. Groups say who reads their messages:
#   Rules   Python alone: moves in words, reasons, positions, counts, the terminal
#   Board   the pages alone
#   Both    Python and the pages
#   Lesson  the lesson
# "[lays|lay]" holds two forms of a verb: after a player's name, and as advice.

## Rules

tiles =
    { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }

## Both

## Board

## Lesson

lesson-1-task = Two colours share one board, and whoever has most tiles at the end wins. You are Red. Place your first tile where you like.
lesson-1-done = A tile alone is already a group. Blue comes next, and so on in turn.

lesson-2-task = You may place where no tile is near, or beside an enemy. Only beside your own is not allowed: look, nothing is lit around d3. Place beside the blue tile.
lesson-2-done = Well placed. You now have two groups: that is a good thing, you will see why.

lesson-3-task = A cell that touches an enemy may touch one group of yours as well. Let your group of two grow to three.
lesson-3-done = Three tiles that hang together: one group.

lesson-4-task = A placement never joins groups. On d4 a tile would join both of yours, so d4 stays dark. Let one of the two grow instead.
lesson-4-done = Still two groups, one of them larger.

lesson-5-task = Joining is what flips are for. The blue tile on d4 stands between two groups of yours: flip it.
lesson-5-done = One tile more for you, one less for Blue, and your two groups are one.

lesson-6-task = A flip must leave fewer groups of yours, and fewer groups in all. Flip d4: it joins three of yours, and Blue falls into two.
lesson-6-done = Four groups before, three now: that is why you could.

lesson-7-task = Here d4 bears no arrows: three of yours would become one, but Blue would fall into three, and four groups would stay four. Flip one of the others.
lesson-7-done = Two of yours joined, and Blue still in one piece.

lesson-8-task = The first flip of a turn is free. After it, a tile beside it that can be flipped must be flipped. Begin with d3.
lesson-8-done = Your turn is not over: d4 can be flipped now, so it must be.

lesson-9-task = The board shows what must be flipped. Go on.
lesson-9-done = Two tiles in one turn, and all your tiles in one group. Chains win matches.

lesson-10-task = Who has no move is skipped. Three cells are empty. Find the move after which Blue can do nothing.
lesson-10-done = Blue is skipped, and you play again.

lesson-11-task = The board is full, but flips go on as long as somebody has one. Blue leads by 10 to 9. Win the match.
lesson-11-done = 10 to 9 for you, and nobody has a move left. You know Mosaic, by Mark Steere. Enjoy it.
