# Ce que dit Mosaic. Les groupes et leur ordre sont ceux de en.ftl.
# « [pose|poser] » : deux formes d’un verbe, après le nom d’un joueur et en conseil.

## Rules

tiles =
    { $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    }

## Both

## Board

## Lesson
