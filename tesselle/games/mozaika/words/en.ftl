# What Mozaika says. Groups say who reads their messages:
#   Rules   Python alone: moves in words, reasons, positions, counts, the terminal
#   Board   the pages alone
#   Both    Python and the pages
#   Lesson  the lesson
# "[lays|lay]" holds two forms of a verb: after a player's name, and as advice.

## Rules

coins =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }

## Both

## Board

## Lesson
