# Ce que dit Génial!. Les groupes et leur ordre sont ceux de en.ftl.
# « [pose|poser] » : deux formes d’un verbe, après le nom d’un joueur et en conseil.

## Rules


## Both

## Board

## Lesson

lesson-1-task = Une tuile montre deux symboles. Votre première va à côté d’un symbole imprimé qu’aucune tuile ne touche encore. Prenez une tuile et posez l’un de ses symboles juste à côté de son pareil : 1 point ou plus.
lesson-1-done = Bien posé. Dès votre deuxième tour, vous pouvez poser n’importe où.

lesson-2-task = Chaque symbole pareil qui suit en ligne droite vaut un point. Trois rouges descendent du coin rouge. Prolongez leur ligne avec un rouge : 3 points.
lesson-2-done = Trois rouges derrière le vôtre, trois points sur votre piste rouge. La tuile posée ne se compte pas elle-même.

lesson-3-task = Un symbole regarde dans toutes les directions à la fois, sauf vers son autre moitié. Posez un bleu parmi les bleus pour compter plusieurs lignes : 4 points ou plus.
lesson-3-done = Chaque ligne pointillée donne ses points, et tous vont au bleu.

lesson-4-task = Les deux symboles d’une tuile comptent séparément. Trouvez une place où chacun rapporte.
lesson-4-done = Deux pistes d’un coup : voilà qui garde l’équilibre.

lesson-5-task = Un double avance deux fois la même piste, mais ses moitiés ne comptent pas l’une pour l’autre. Posez le double violet pour 4 points ou plus.
lesson-5-done = Chaque moitié a compté ses propres lignes.

lesson-6-task = Une case libre ou un autre symbole arrête la ligne. Un seul orange peut réunir les deux lignes du milieu : 5 points.
lesson-6-done = Trois d’un côté, deux de l’autre. En haut, le vert sépare les oranges.

lesson-7-task = Voici le cœur du jeu : seule votre piste la plus basse compte à la fin. C’est le bleu, à 2. D’autres places rapportent plus, mais avancez le bleu de 3 au moins.
lesson-7-done = Mieux. Plus de points ailleurs n’auraient rien changé : votre résultat, c’était le bleu.

lesson-8-task = Une piste s’arrête à 18. En y arrivant, on s’écrie « Génial ! » et on pose aussitôt une autre tuile. Le rouge est à 16 : trouvez les 2 points.
lesson-8-done = Génial ! Encore une tuile, avant de piocher. Au-delà de 18, les points sont perdus.

lesson-9-task = Après la pose, si aucune tuile de votre main ne montre votre symbole le plus faible, vous pouvez les montrer et toutes les échanger contre six nouvelles. Votre plus faible est le violet, et vous n’en avez pas : échangez.
lesson-9-done = Nouvelles tuiles, nouvel espoir. Les anciennes sont retournées dans le sac ; votre tour est fini.

lesson-10-task = La partie finit quand plus aucune tuile ne tient. Trois cases libres n’ont plus de place que pour une tuile : posez-la.
lesson-10-done = Comparez maintenant les pistes les plus basses : la plus haute gagne. À égalité, la suivante départage. Vous savez jouer : bonne partie !
