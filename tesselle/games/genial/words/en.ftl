# What Génial! says. Groups say who reads their messages:
#   Rules   Python alone: moves in words, reasons, positions, counts, the terminal
#   Board   the pages alone
#   Both    Python and the pages
#   Lesson  the lesson
# "[lays|lay]" holds two forms of a verb: after a player's name, and as advice.

## Rules


## Both

## Board

## Lesson

lesson-1-task = A tile shows two symbols. Your first one goes beside a printed symbol that no tile touches yet. Take a tile and lay one of its symbols right next to its like: 1 point or more.
lesson-1-done = Well laid. From your second turn on you may lay anywhere.

lesson-2-task = Every equal symbol that follows in a straight line is worth a point. Three reds go down from the red corner. Lengthen their line with a red: 3 points.
lesson-2-done = Three reds behind yours, three points on your red track. The tile you lay does not count itself.

lesson-3-task = A symbol looks in every direction at once, except towards its other half. Lay a blue among the blues so that several lines count: 4 points or more.
lesson-3-done = Each dotted line gives its own points, and all of them go to blue.

lesson-4-task = The two symbols of a tile score separately. Find a place where both of them earn something.
lesson-4-done = Two tracks at once: such tiles keep you even.

lesson-5-task = A double moves one track twice, but its halves do not count for each other. Lay the double purple for 4 points or more.
lesson-5-done = Each half added its own lines.

lesson-6-task = A free cell or another symbol ends a line. One orange can join the two lines in the middle: 5 points.
lesson-6-done = Three on one side, two on the other. At the top, the green cuts the oranges off.

lesson-7-task = Here is the heart of the game: only your lowest track counts at the end. Yours is blue, at 2. Other places earn more, but raise blue by 3 at least.
lesson-7-done = Better. More points elsewhere would have changed nothing: your result was blue.

lesson-8-task = A track ends at 18. When you get there, you call “Génial!” and lay another tile at once. Red is at 16: find the 2 points.
lesson-8-done = Génial! Another tile, before you draw. Points past 18 are lost.

lesson-9-task = After laying, if no tile in your hand shows your lowest symbol, you may show your tiles and swap them all for six new ones. Purple is your lowest, and you hold none: swap.
lesson-9-done = New tiles, new hopes. The old ones went back into the bag; your turn is over.

lesson-10-task = The game ends when no tile fits any more. Three free cells have room for one tile only: lay it.
lesson-10-done = Now compare the lowest tracks: the higher one wins. If they are equal, the next lowest decides. You know the game: have a good one!
