# Ce que dit Mozaika. Les groupes et leur ordre sont ceux de en.ftl.
# « [pose|poser] » : deux formes d’un verbe, après le nom d’un joueur et en conseil.

## Rules

coins =
    { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }

## Both

## Board

## Lesson
