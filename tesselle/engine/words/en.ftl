# What every game, bot and match says.
# "[lays|lay]" holds two forms of a verb: after a player's name, and as advice.

within = { $place }: { $what }
and = { $first } and { $last }
seat = seat { $number }
points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
points-lost =
    { $number ->
        [one] { $number } point lost
       *[other] { $number } points lost
    }
