# Ce que disent tous les jeux, les robots et les parties.
# « [pose|poser] » : deux formes d’un verbe, après le nom d’un joueur et en conseil.

within = { $place } : { $what }
and = { $first } et { $last }
seat = siège { $number }
points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
points-lost =
    { $number ->
        [one] { $number } point perdu
       *[other] { $number } points perdus
    }
