# Ce que dit Génial!. Les groupes et leur ordre sont ceux de en.ftl.
# « [pose|poser] » : deux formes d’un verbe, après le nom d’un joueur et en conseil.

## Rules

about = Alignez des symboles de six couleurs ; votre piste la plus basse fait votre score.

lays = [pose|poser] { $first } en { $one } et { $second } en { $other }
lays-double = [pose|poser] un double { $colour } en { $one } et { $other }
swaps = [montre|montrer] toutes ses tuiles et les [échange|échanger]
keeps = [garde|garder] ses tuiles

line-scores = { $colour }, de { $first } à { $last }
track-ends = { $colour } : la piste s’arrête à 18
all-tracks-win = Les six pistes à 18 : victoire immédiate !
last-tile = Plus aucune tuile ne tiendra ensuite : c’est la fin.
tracks-full =
    { $number ->
        [one] Génial ! { $colours } arrive à 18 : posez encore une tuile.
       *[other] Génial ! { $colours } arrivent à 18 : posez encore deux tuiles.
    }

all-tracks = les six pistes à 18
lowest-track = piste la plus basse { $lowest }, puis { $others }

decided-master = les six pistes à 18
decided-lowest = piste la plus basse : { $mine } contre { $theirs }
decided-then =
    égalité à { $shared } ; puis la { $rank ->
        [1] deuxième plus basse
        [2] troisième plus basse
        [3] quatrième plus basse
        [4] cinquième plus basse
       *[5] plus haute
    } piste : { $mine } contre { $theirs }
decided-same = les six mêmes pistes

move-unreadable = il faut une tuile sur deux cases, comme Rh8-Bh9, ou swap ou keep ; reçu { $got }
cell-unknown = il faut une case de cette rangée, de { $first } à { $last } ; reçu { $cell }
cell-printed = { $cell } porte un symbole imprimé : il faut deux cases libres (R5)
cells-apart = il faut deux cases adjacentes ; reçu { $one } et { $other } (R5)
swap-too-soon = l’échange n’est proposé qu’après vos poses, quand aucune tuile en main ne montre un symbole de votre piste la plus basse (R11)
swap-asked = vos poses sont faites : répondez swap ou keep (R11)
tile-not-held = vous n’avez pas de tuile { $tile } (R5)
first-tile-apart = votre première tuile doit toucher un symbole imprimé qu’aucune tuile ne touche (R6)
cell-outside = { $cell } est hors de la zone pour { $seats } joueurs (R1)
cell-taken = { $cell } n’est pas libre (R5)

# Chacune suit « il faut » ou « reçu ».
six-parts = les six parties « { $parts } »
split-rows = { $number } rangées séparées par { $mark }
split-seats = { $number } parties de pistes, une par siège, séparées par { $mark }
split-tracks = { $number } pistes séparées par { $mark }
split-hands = { $number } mains séparées par { $mark }
row-length = { $number } cases dans une rangée
row-length-got = { $number } dans { $row }
cell-letter = { $letter } à { $seats } sièges
cell-letter-or-symbol = { $letter } ou un symbole à { $seats } sièges
cells-outside = un nombre de cases « _ » hors de la zone parmi { $numbers }
track-range = une piste de 0 à 18
hand-size = au plus 6 tuiles en main
bag-kinds = chaque sorte une seule fois dans le sac, comme 5RR
tile-name = une tuile comme RB, des symboles { $symbols }
turn = « siège:turn », « siège:bonus1 » à 5, « siège:swap » ou « over »
turn-of-seat = un siège au trait
turn-over = « over », d’après R13 ou R14

tiles-of-kind = au plus { $most } tuiles { $tile }
shown-in-bag = dans le sac les { $tile } montrées
shown-in-bag-got = moins
symbols-on-board =
    { $number ->
        [one] { $number } symbole { $symbol } de tuile sur le plateau, puisqu’il en manque autant au sac et aux mains
       *[other] { $number } symboles { $symbol } de tuiles sur le plateau, puisqu’il en manque autant au sac et aux mains
    }
short-hand-of-winner = le gagnant seul avec moins de 6 tuiles
short-hand-of-one = un siège seul avec moins de 6 tuiles
short-hands-got = sièges { $seats }
hand-in-turn = moins de 6 tuiles au siège { $seat }
hand-full = 6 tuiles au siège { $seat }
lowest-not-held = au siège { $seat } aucune tuile d’un symbole le plus bas (R11)
lowest-not-held-got = une
tiles-on-board =
    { $number ->
        [one] { $number } tuile sur le plateau
       *[other] { $number } tuiles sur le plateau
    }
first-turn = le siège { $seat } à son premier tour (R6)
first-turn-got = le siège { $seat }
bonuses-at = siège { $seat }
bonuses =
    { $number ->
        [one] une piste à 18 pour { $number } bonus
       *[other] une piste à 18 pour chacun des { $number } bonus
    }
shown-at-start = des tuiles montrées au début d’un tour seulement
shown-swapped = des tuiles montrées que le siège { $seat } pouvait échanger (R11)

count-format =
    Une ligne par joueur : un nom, deux-points, et les six pistes.
        Lina : R 5 G 7 B 4 O 6 Y 3 P 4
        Sam : 5 7 4 6 3 4
    Six nombres seuls se lisent dans l’ordre R G B O Y P : rouge, vert, bleu, orange, jaune, violet.
    Les lignes vides et celles qui commencent par # sont ignorées.
count-nothing = il faut de 1 à 4 lignes « nom : six pistes » ; reçu aucune
count-line = ligne { $number }
count-name-new = un nouveau nom
count-name-known = { $player }, déjà en ligne { $number }
count-players = au plus 4 joueurs
count-players-got = un de plus
count-one-master = un seul joueur avec toutes ses pistes à 18, car la partie s’arrête (R14)
count-one-master-got = { $player } après { $other }
count-name-and-tracks = « nom : six pistes »
count-six-numbers = six nombres, ou R G B O Y P une fois chacun avec son nombre
count-track-range = des pistes de 0 à 18

count-place =
    { $place ->
        [1] { $place }er
       *[other] { $place }e
    } { $player } : { $tracks }
count-master = les six pistes à 18 : victoire immédiate
count-same = les six mêmes pistes que { $other } : la place est partagée
count-lowest = piste la plus basse { $mine }, { $other } a { $theirs }
count-level =
    à égalité avec { $other } à { $shared } ; puis { $rank ->
        [1] la 2e plus basse
        [2] la 3e plus basse
        [3] la 4e plus basse
        [4] la 5e plus basse
       *[5] la plus haute
    } : { $mine } contre { $theirs }
count-alone = La piste la plus basse de { $player } est à { $lowest }.
count-wins-at-once = { $player } l’emporte aussitôt : ses six pistes sont à 18.
count-share = { $names } partagent la victoire.
count-wins = { $player } l’emporte avec { $lowest } sur sa piste la plus basse.

you = vous
tiles-in-bag =
    { $number ->
        [one] { $number } tuile dans le sac
       *[other] { $number } tuiles dans le sac
    }
bonus-placements = Génial ! Poses bonus à faire : { $number }
swap-or-keep = Aucune tuile en main ne montre un symbole le plus faible : swap ou keep ?
just-swapped = Viennent d’être échangées
first-turn-hint = premier tour : à côté d’un symbole imprimé [R✱] qu’aucune tuile ne touche
ended-board = Le plateau est plein : la plus haute des pistes basses l’emporte.
ended-tracks = Les six pistes à 18 : victoire immédiate.

## Both

colour-R = rouge
colour-G = vert
colour-B = bleu
colour-O = orange
colour-Y = jaune
colour-P = violet
your-tiles = Vos tuiles
tiles =
    { $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    }

## Board

moment-genial = Génial !
moment-track = { $player } : { $colours } à 18, encore une tuile à poser

and = { $first } et { $last }
double = double { $colour }
board = Le plateau
keys = Les touches 1 à 6 prennent une tuile, les flèches la déplacent, R la tourne, Entrée la pose.
# Ce qu’on entend d’une case, après son nom : « d4, libre, la tuile va ici ».
free = libre
fits-here = la tuile va ici
printed = { $colour }, imprimé

no-tile-fits = Plus aucune tuile ne tient
six-tracks = Les six pistes à 18 !
play-again =
    { $number ->
        [one] Génial ! Encore un coup !
       *[other] Génial ! Encore un coup ! × { $number }
    }
plays-again = Génial ! { $player } rejoue
hint-first-tile = Votre première tuile va à côté d’un symbole imprimé encore seul.
hint-take = Prenez une tuile.
hint-put = Posez-la sur une case éclairée.
hint-here = La poser ici ?
hint-turn = Touchez la tuile pour la tourner.
hint-keys = R ou la molette la tourne.
swapped = { $player } a échangé :
no-points = Aucun point ici
would-earn = { $where } : +{ $points }

keep = Garder
keep-about = ne rien montrer, compléter à six
swap = Échanger
swap-about = tout montrer, en piocher six
new-tiles = De nouvelles tuiles ?
lowest-missing =
    { $number ->
        [one] Votre symbole le plus faible ne figure sur aucune de vos tuiles.
       *[other] Vos symboles les plus faibles ne figurent sur aucune de vos tuiles.
    }

lowest = au plus bas
lowest-at = au plus bas : { $points }
lowest-colours-at = au plus bas : { $colours } { $points }

player = Joueur { $number }
player-name = Nom du joueur { $number }
remove-player = Retirer { $player }
add-player = Ajouter un joueur
one-less = { $track } : un de moins
one-more = { $track } : un de plus
in-figures = { $track }, en chiffres
lowest-decides = La piste la plus basse décide ; à égalité, la suivante, et ainsi de suite.

## Guide

guide-goal = Faites avancer vos six pistes : à la fin, chacun ne compte que sa plus basse, et la meilleure gagne.
guide-turn-1 = Posez l’une de vos six tuiles sur deux cases libres. La première va à côté d’un symbole imprimé qu’aucune tuile ne touche encore.
guide-turn-2 = Si une piste atteint 18, posez aussitôt une autre tuile.
guide-turn-3 = Si aucune de vos tuiles ne montre votre symbole le plus faible, vous pouvez toutes les échanger ; sinon, complétez votre main à six.
guide-scoring = Chaque moitié de la tuile compte pour elle-même : un point par symbole pareil qui suit en ligne droite, dans cinq directions. Les six pistes à 18 gagnent aussitôt.

figure-turn = La première tuile va à côté de l’un des six symboles imprimés.
figure-line = Un rouge posé dans l’alignement de trois rouges : 3 points pour le rouge.
figure-scoring = Le nouveau bleu compte chaque ligne de bleus qui part de lui : 5 points.
figure-bonus = Ces deux points amènent le rouge à 18 : on pose encore une tuile.
figure-goal = Deux joueurs : la piste la plus basse de l’un est à 2, celle de l’autre à 4. Elles seules comptent : l’autre est devant.

## Lesson

lesson-1-title = La première tuile
lesson-1-task = Une tuile montre deux symboles. Votre première va à côté d’un symbole imprimé qu’aucune tuile ne touche encore. Prenez une tuile et posez l’un de ses symboles juste à côté de son pareil : 1 point ou plus.
lesson-1-done = Bien posé. Dès votre deuxième tour, vous pouvez poser n’importe où.

lesson-2-title = Prolonger une ligne
lesson-2-task = Chaque symbole pareil qui suit en ligne droite vaut un point. Trois rouges descendent du coin rouge. Prolongez leur ligne avec un rouge : 3 points.
lesson-2-done = Trois rouges derrière le vôtre, trois points sur votre piste rouge. La tuile posée ne se compte pas elle-même.

lesson-3-title = Plusieurs lignes à la fois
lesson-3-task = Un symbole regarde dans toutes les directions à la fois, sauf vers son autre moitié. Posez un bleu parmi les bleus pour compter plusieurs lignes : 4 points ou plus.
lesson-3-done = Chaque ligne pointillée donne ses points, et tous vont au bleu.

lesson-4-title = Les deux moitiés rapportent
lesson-4-task = Les deux symboles d’une tuile comptent séparément. Trouvez une place où chacun rapporte.
lesson-4-done = Deux pistes d’un coup : voilà qui garde l’équilibre.

lesson-5-title = Poser un double
lesson-5-task = Un double avance deux fois la même piste, mais ses moitiés ne comptent pas l’une pour l’autre. Posez le double violet pour 4 points ou plus.
lesson-5-done = Chaque moitié a compté ses propres lignes.

lesson-6-title = Réunir deux lignes
lesson-6-task = Une case libre ou un autre symbole arrête la ligne. Un seul orange peut réunir les deux lignes du milieu : 5 points.
lesson-6-done = Trois d’un côté, deux de l’autre. En haut, le vert sépare les oranges.

lesson-7-title = La piste la plus basse
lesson-7-task = Voici le cœur du jeu : seule votre piste la plus basse compte à la fin. C’est le bleu, à 2. D’autres places rapportent plus, mais avancez le bleu de 3 au moins.
lesson-7-done = Mieux. Plus de points ailleurs n’auraient rien changé : votre résultat, c’était le bleu.

lesson-8-title = Génial ! Une autre tuile
lesson-8-task = Une piste s’arrête à 18. En y arrivant, on s’écrie « Génial ! » et on pose aussitôt une autre tuile. Le rouge est à 16 : trouvez les 2 points.
lesson-8-done = Génial ! Encore une tuile, avant de piocher. Au-delà de 18, les points sont perdus.

lesson-9-title = Échanger ses tuiles
lesson-9-task = Après la pose, si aucune tuile de votre main ne montre votre symbole le plus faible, vous pouvez les montrer et toutes les échanger contre six nouvelles. Votre plus faible est le violet, et vous n’en avez pas : échangez.
lesson-9-done = Nouvelles tuiles, nouvel espoir. Les anciennes sont retournées dans le sac ; votre tour est fini.

lesson-10-title = Les six pistes à 18
lesson-10-task = Qui amène ses six pistes à 18 gagne aussitôt, quoi qu’aient les autres. Cinq des vôtres y sont, et le jaune est à 16 : terminez.
lesson-10-done = Les six à 18 : la partie est finie, et vous avez gagné.

lesson-11-title = La dernière tuile
lesson-11-task = La partie finit quand plus aucune tuile ne tient : trois cases libres ont encore place pour une seule. Les deux pistes les plus basses sont à 9 : la suivante départage. La vôtre est le vert, 11 contre 12 : avancez-le.
lesson-11-done = 9 partout, puis 13 contre 12 : vous gagnez. À nouveau à égalité, la troisième aurait départagé, et ainsi de suite. Vous savez jouer : bonne partie !
