# Ce que dit MozaiK. Les groupes et leur ordre sont ceux de en.ftl.
# « [pose|poser] » : deux formes d’un verbe, après le nom d’un joueur et en conseil.

## Rules

about = Posez neuf images en carré pour qu’elles répondent aux mots qui l’entourent.

# Les options.
option-judge = qui dit qu’un mot va avec une image : le jeu de cartes, ou la table
option-judge-deck = le jeu de cartes
option-judge-table = la table, règle d’origine
option-colours = jouer avec les mots de couleur ; à retirer pour les daltoniens
option-colours-true = avec
option-colours-false = sans
option-deck = le jeu d’images et de mots

# Les coups en mots.
chooses = [choisit|choisir] l’image { $image }
lays = [pose|poser] l’image { $image } { $place }
places = { $lays } et [met|mettre] « { $word } » { $place }
buys = [achète|acheter] « { $word } » et le [met|mettre] { $place }
pays-for-pictures = [paie|payer] une gemme pour trois nouvelles images
discards-two = [défausse|défausser] deux images et en [pioche|piocher] trois
keeps = [garde|garder] ses deux images
keeps-and-draws = [garde|garder] ses deux images et en [pioche|piocher] une
ends-turn = [termine|terminer] le tour
claims = [affirme|affirmer] { $pairs }
claims-none = n’[affirme|affirmer] aucune paire
disputes = [conteste|contester] { $pairs }
disputes-none = [laisse tout|tout laisser] passer
pair = « { $word } » pour l’image { $image }
pairs = « { $word } » pour les images { $images }

# Où se trouve une case.
place-a1 = en haut à gauche
place-a2 = en haut au milieu
place-a3 = en haut à droite
place-b1 = au milieu à gauche
place-b2 = au milieu
place-b3 = au milieu à droite
place-c1 = en bas à gauche
place-c2 = en bas au milieu
place-c3 = en bas à droite

# Ce que rapporte un coup.
then-claim = vous direz ensuite quelles images vont
if-agreed = si la table est d’accord
ends-here = il ne resterait aucune gemme pour un mot : la partie s’arrête là
perfect-line = ligne parfaite
new-pictures = trois nouvelles images
price-of-word = prix du mot
two-discarded = deux images défaussées

# Ce qui a décidé la partie : $points est « 31 points ».
decided-points = { $mine } contre { $theirs }
decided-discards = égalité à { $points } ; puis moins d’images défaussées : { $mine } contre { $theirs }
decided-perfect = égalité à { $points } ; puis les lignes parfaites : { $mine } contre { $theirs }
decided-level = { $points } chacun, et égalité sur tout le reste

# Les lignes d’un décompte, et ce que vaut son total.
word-at-end = { $word }, { $place }
images-of-three =
    { $number ->
        [one] { $number } image sur 3
       *[other] { $number } images sur 3
    }
gems-left =
    { $number ->
        [one] { $number } gemme en stock
       *[other] { $number } gemmes en stock
    }
discarded-images =
    { $number ->
        [one] { $number } image défaussée
       *[other] { $number } images défaussées
    }
less-for-pairs = 1 point de moins par paire
perfect-lines = rangées et colonnes parfaites, en cas d’égalité : { $number } (R9)
band-51 = plus de 50 : un chef-d’œuvre
band-46 = de 46 à 50 : superbe
band-40 = de 40 à 45 : très bien
band-30 = de 30 à 39 : en bonne voie
band-0 = moins de 30 : la prochaine sera meilleure

# Ce qu’attend chaque étape, comme on le tape : après « il faut ».
typed-pick = une image de votre main : image 17
typed-place = un mot, son bout et une case : lune a< b2
typed-claim = les paires que vous affirmez : claim lune:17, ou claim -
typed-dispute = les paires que vous contestez : dispute lune:17, ou dispute -
typed-draw = keep (garder) ou renew (renouveler)
typed-image = une image et une case : image 17 b2, ou renew
typed-words = un mot et un bout : lune a<, renew ou done
typed-over = rien : la partie est finie

# Pourquoi un coup ne peut pas se jouer.
match-over = la partie est finie
not-your-turn = c’est au siège { $seat } de jouer (R3)
not-now = il faut maintenant { $expected }
already-chosen = votre image est déjà choisie (R2)
already-answered = vous avez déjà répondu, ou c’est votre propre affirmation (R12)
too-few-images = il faut { $needed } images pour renouveler, il en reste { $left } (R6, R20)
no-gem-to-renew = renouveler coûte une gemme (R20)
no-gem-for-word = un mot coûte une gemme, et vous n’en avez plus (R17)
first-buy = achetez d’abord un mot (R17, R21)
not-in-hand = l’image { $image } n’est pas dans votre main ({ $hand })
cell-taken = l’image { $image } est déjà en { $cell } (R4, R17)
end-taken = { $word } est déjà { $place } : un mot par bout (R4)

# Les coups illisibles.
no-such-image = il faut le numéro d’une image, de 1 à { $last } ; reçu { $number }
open-word = un mot révélé ({ $words })
open-word-of-none = un mot révélé (aucun ne l’est)
pairs-among = des paires parmi { $pairs }, ou - pour aucune

# Les positions illisibles : ce qu’il faut, et ce qui est reçu.
seats-behind-bars = de 1 à { $most } sièges après des barres
fields-among = des champs parmi { $names }
among = { $field } parmi { $names }
from-to = { $field } de { $low } à { $high }
once = { $what } une seule fois
word-once = le mot { $word } une seule fois
image-once = l’image { $image } une seule fois
it-twice = deux fois
one-image-on = une seule image en { $cell }
one-word-at = un seul mot en { $end }
two = deux
nothing-given = rien
deck-form = deck=nom:16 chiffres hexadécimaux
deck-loaded = un jeu qui a été chargé
deck-of-digest = le jeu { $deck } d’empreinte { $digest }
image-of-deck = une image du jeu { $deck }
only-alone = { $field } pour 1 siège seulement
seats = { $number } sièges
at-most-open = au plus { $most } mots révélés
word-in-play = un mot en jeu
word-at = un mot en { $end }
matches-after = des places comme 13, ou -, après { $end }:
open-word-and-image = un mot révélé et une image de la grille
rulings-need-table = il faut judge=table et un siège avec cell, end ou des décisions
no-dispute-of = aucune contestation du siège { $seat }

# Les positions impossibles : ce qu’il faut, et ce qui est reçu.
none = aucun
one = une
seat = siège { $seat }
turn = le tour { $number }
step-of-seats = une étape de ce nombre de sièges
table-for-claims = judge=table pour des affirmations
seat-to-move = un siège au trait, sauf aux étapes pick et over
round-when-over = le tour { $last } à la fin
no-last-draw = pas de pioche au dernier tour (R6)
grid-images =
    { $number ->
        [one] { $number } image dans la grille du siège { $seat }
       *[other] { $number } images dans la grille du siège { $seat }
    }
grid-words =
    { $number ->
        [one] { $number } mot autour de la grille du siège { $seat }
       *[other] { $number } mots autour de la grille du siège { $seat }
    }
untaken-words =
    { $number ->
        [one] { $number } mot que personne n’a pris
       *[other] { $number } mots que personne n’a pris
    }
open-words =
    { $number ->
        [one] { $number } mot révélé
       *[other] { $number } mots révélés
    }
fewer-picks = moins de { $seats } images choisies pendant le choix (R2)
picks =
    { $number ->
        [one] { $number } image choisie
       *[other] { $number } images choisies
    }
pick-in-grid = l’image choisie du siège { $seat } dans sa grille (R3)
pick-out-of-grid = l’image choisie du siège { $seat } hors de sa grille (R3)
hand-images =
    { $number ->
        [one] { $number } image dans la main du siège { $seat }, celle choisie comprise
       *[other] { $number } images dans la main du siège { $seat }, celle choisie comprise
    }
even-discards = un nombre pair de défausses du siège { $seat }, au plus { $most }
match-on = une correspondance à la place { $place } de { $end }, siège { $seat }
no-match-on = aucune correspondance à la place { $place } de { $end }, siège { $seat }
cards-waiting = cell et end tant que des paires attendent une décision, et alors seulement
claimed-in-dispute = des paires affirmées à l’étape dispute, et alors seulement
rulings-of-turn = des décisions d’un tour en cours (R13)
both-cell-and-end = cell et end
one-of-them = l’un des deux
picked-on-cell = l’image choisie en cell
seat-unanswered = un siège qui n’a pas répondu (R12)
one-ruling = une décision par paire (R13)
stands-and-refused = stands et refused
cell-or-end = cell ou end seul (R24)
both = les deux
claims-in-order = l’affirmation d’une image avant le premier mot, d’un mot après
image-on-cell = une image en cell
matches-of-pair = { $number } correspondance de la nouvelle paire { $pair }
pair-unruled = une nouvelle paire à trancher (R14a)
no-pick-alone = aucune image choisie en solo
images-placed =
    { $number ->
        [one] { $number } image posée
       *[other] { $number } images posées
    }
gems-in-all = { $number } gemmes en tout (R16)
discards-of-renewals =
    { $number ->
        [one] 2 ou 3 défausses pour { $number } renouvellement (R20)
       *[other] 2 ou 3 défausses pour chacun des { $number } renouvellements (R20)
    }
hand-alone = 2 ou 3 images en main, 3 avant de poser
two-in-hand = 2 images en main après en avoir posé une
words-opened = { $number } mots révélés jusqu’ici
open-before-image = { $number } mots révélés avant l’image
over-without-gem = step=over sans gemme pour le mot obligatoire (R19)
turn-nine-done = le tour 9 fini, ou plus de gemme (R19, R21)
words-before =
    { $number ->
        [one] au moins { $number } mot des tours précédents (R17)
       *[other] au moins { $number } mots des tours précédents (R17)
    }

# Le décompte d’une vraie grille : ce qu’on peut écrire, et ce qu’il faut sur une ligne.
count-format =
    une chose par ligne : 'b2 17' (image 17 en b2), 'a< lune' (un mot à gauche de la rangée a),
    ou pour toute autre boîte 'a< Moustache 2/4/8 3' (son échelle, et 3 images qui vont) ;
    '1^' est au-dessus de la colonne 1, '1v' dessous ; 'discarded 4' (défausse),
    'gems 3' (en solo), 'deck FICHIER' pour un autre jeu de cartes ;
    à plusieurs : une ligne 'Anna :' avant chaque grille
line = ligne { $number }
line-heads = un bout de ligne (a< … 3v), une case (a1 … c3), deck, discarded ou gems
not-both-amounts = il faut discarded (de deux à quatre joueurs) ou gems (en solo) ; reçu les deux
matches-after-ladder = de 0 à 3 images qui vont, après l’échelle
word-or-ladder = un mot du jeu, ou un mot, son échelle et le nombre d’images qui vont
deck-word-or-ladder = un mot du jeu, ou son échelle et le nombre d’images qui vont
image-number = le numéro d’une image, de 1 à { $last }
each-image-once = chaque image une seule fois
each-word-once = chaque mot une seule fois
at-most-matching =
    { $number ->
        [one] au plus { $number } image qui va en { $end }
       *[other] au plus { $number } images qui vont en { $end }
    }

# Les jeux de cartes qui ne peuvent pas servir ; $path est un endroit du fichier.
deck-refused = jeu de cartes { $deck } : attendu : { $expected } ; reçu : { $got }
deck-refused-at = jeu de cartes { $deck } : { $path } : attendu : { $expected } ; reçu : { $got }
deck-known = un jeu d’ici ({ $names }) ou un fichier
deck-neither = ni l’un ni l’autre
deck-image = une image de ce jeu
deck-word = un mot de ce jeu
deck-ladders = un jeu a au plus { $most } échelles, { $deck } en a { $number }
seats-one-to-four = 1 à 4 sièges
without-colours = { $number } sans ses couleurs
at-least-for =
    { $seats ->
        [one] au moins { $needed } pour { $seats } siège
       *[other] au moins { $needed } pour { $seats } sièges
    }

# Le terminal.
terminal-round = manche { $number } sur { $all }
terminal-turn = tour { $number } sur { $all }
terminal-over = partie finie
terminal-left = images restantes : { $images }, mots restants : { $words }
terminal-gems = gemmes : { $gems } (réserve : { $reserve })
terminal-you = { $player } (vous)
terminal-to-move = à jouer
terminal-perfect = parfaites : { $number }
terminal-discarded = défausse : { $number }
terminal-order = Ordre :
terminal-open = Mots révélés
terminal-pairs = Vont-ils ensemble ?
terminal-hand = Votre main
terminal-picked = choisie
terminal-thrown = Votre défausse : { $images }
opinion-yes = le jeu dit oui
opinion-arguable = à débattre
opinion-no = le jeu dit non

## Both

your-grid = Votre grille
has-chosen = a choisi
is-choosing = choisit

# Où se trouve un bout : à côté d’une de ces lignes.
left-of = à gauche de { $line }
right-of = à droite de { $line }
above = au-dessus de { $line }
below = sous { $line }
line-a = la rangée du haut
line-b = la rangée du milieu
line-c = la rangée du bas
line-1 = la colonne de gauche
line-2 = la colonne du milieu
line-3 = la colonne de droite

## Board

moment-perfect = Ligne parfaite : { $word }

grid-of = Grille de { $name }
grids-of-table = Grilles de la table
count-of = Décompte de { $name }
your-pictures = Vos images
to-lay = À poser
gem-each = 1 gemme chacun
words-title = Mots
words-on-offer = Mots proposés
points-of-word = points { $ladder }
order-of-round = Ordre de la manche
who-has-chosen = Qui a choisi
heading-round = Manche { $number } / { $all }
heading-turn = Tour { $number } / { $all }
gems-in-stock =
    { $gems ->
        [one] { $gems } gemme en stock, { $reserve } en réserve
       *[other] { $gems } gemmes en stock, { $reserve } en réserve
    }

# Les chiffres d’un joueur.
points-short =
    { $number ->
        [one] { $points } pt
       *[other] { $points } pts
    }

figure-points = points
figure-pictures = images
figure-words = mots
figure-gems = gemmes
figure-discards = défausse
figure-perfect = parfaites

# Les images, en grand et comme on les entend.
picture-large = Image en grand
see-large = Voir l’image { $image } en grand
previous = Précédente
next = Suivante
choose-picture = Choisir cette image
close = Fermer
what-it-shows = Ce que montre l’image
picture-heard = Image { $image }. { $about }

# La grille comme on l’entend ; $place est l’endroit d’un bout.
heard-free-cell = { $cell }, case libre
heard-picture = { $cell }, image { $image }. { $about }
heard-free-end = bout libre { $place }
heard-word =
    { $points ->
        [one] { $word }, { $place } : { $fits } sur 3, { $points } point
       *[other] { $word }, { $place } : { $fits } sur 3, { $points } points
    }

# Le moment, lu à voix haute.
stage-round = Manche { $number } sur { $all }.
stage-turn = Tour { $number } sur { $all }.
stage-words = Mots proposés : { $words }.
stage-pictures = Vos images : { $images }.
stage-picture = Image { $image } : { $about }

# Ce qu’il faut faire.
hint-pick = Choisissez une image en secret. Le plus petit numéro commence.
hint-others-pick = On attend les autres choix
hint-word = Prenez un mot, et placez-le avec votre image
hint-end = Où va le mot ?
hint-cell = Où va l’image ?
hint-like-this = Comme ceci ?
hint-refused = La table a refusé une paire : replacez
hint-other-places = { $name } place ses cartes
hint-claim = Qu’est-ce qui va ensemble ? À vous de le dire.
hint-other-claims = { $name } cherche ce qui va ensemble
hint-dispute = Pour { $name }, cela va ensemble. D’accord ?
hint-others-dispute = La table juge
hint-draw = Garder vos deux images, ou en prendre trois nouvelles ?
hint-other-draws = { $name } pioche
hint-lay = Posez une image de votre main
hint-buy = Achetez un mot contre une gemme
hint-buy-more = Achetez un autre mot, ou terminez le tour

# Les coups d’un mot, et ce que chacun veut dire.
answer-keep = Garder
answer-keep-about = gratuit : en piocher une de plus
answer-renew = Renouveler
answer-renew-about = coûte 1 point : défausser les deux, en piocher trois
answer-renew-alone = Nouvelles images
answer-renew-alone-about = coûte une gemme : en piocher trois
answer-done = Terminer le tour
answer-done-about = de nouveaux mots arrivent

# La table juge.
what-fits = Qu’est-ce qui va ensemble ?
about-claims = Affirmez ce qui se voit, ou se ressent. Les autres peuvent en douter.
about-disputes = Une paire n’est refusée que si tous les autres en doutent.
it-fits = Ça va
it-does-not = Non
agreed = D’accord
doubt = J’en doute

# Le carnet qui compte une vraie grille.
pad-word = Mot
pad-word-at = Mot { $place }
pad-nameless = mot
pad-end = { $place } : { $word }, { $fits } / 3
pad-free-end = { $place } : aucun mot
pad-picture = image { $number }
pad-picture-fits = l’image { $number } va
pad-name = Son nom
pad-points = Ses points
pad-fits = Images qui vont
pad-take-away = Retirer le mot
pad-rest = Le reste
pad-alone = J’ai joué en solo
pad-gems = Gemmes restantes
pad-discarded = Images défaussées
pad-count = Le décompte
pad-total = Total

## Guide

guide-goal = Poser neuf images en carré pour que les mots autour aillent au plus grand nombre d’entre elles.
guide-turn-1 = Chacun choisit en secret une de ses trois images. Le plus petit numéro joue en premier.
guide-turn-2 = Prenez un mot révélé et placez les deux : l’image sur une case libre, le mot à un bout libre d’une rangée ou d’une colonne.
guide-turn-3 = Gardez vos deux images et piochez-en une, ou défaussez les deux et piochez-en trois : cela coûte un point.
guide-scoring = Un mot compte selon son échelle les images de sa ligne auxquelles il va : rien pour aucune, le plus pour les trois. Deux images défaussées coûtent un point.

figure-turn = « Lune », à gauche de la rangée du haut, voit une image qui va : 1 point.
figure-scoring = Trois images de la rangée vont : « Lune » vaut 6.
figure-crossing = Une image est dans une rangée et dans une colonne : deux mots montent.
figure-goal = Deux mots regardent la même rangée parfaite, chacun d’un bout, et tous deux comptent.
figure-solo = En solo, une ligne parfaite rend une gemme.

## Lesson

lesson-1-title = Choisir une image
lesson-1-task = Vous tenez trois images, et trois mots sont révélés. Chacun choisit une image en secret. Regardez bien (la loupe montre une image en grand) : choisissez celle où l’on voit une lune.
lesson-1-done = Bien vu. Les choix se dévoilent ensemble, et le plus petit numéro joue en premier.

lesson-2-title = Une image et son mot
lesson-2-task = Prenez maintenant un mot et placez les deux cartes : l’image sur n’importe quelle case, le mot à n’importe quel bout. Un mot regarde sa rangée ou sa colonne. Mettez « Lune » là où il voit votre image.
lesson-2-done = Une image qui va : la gemme monte sur le premier échelon, 1 point.

lesson-3-title = Monter l’échelle
lesson-3-task = Votre nouvelle image a aussi une lune. Posez-la dans la rangée de « Lune » ; le mot que vous prenez va où vous voulez.
lesson-3-done = De 1 à 3 : chaque échelon vaut plus que le précédent.

lesson-4-title = Une ligne parfaite
lesson-4-task = Une sirène et son miroir : que montre-t-il ? Rendez la rangée parfaite.
lesson-4-done = Trois sur trois : « Lune » vaut 6. Les lignes parfaites départagent aussi les égalités.

lesson-5-title = Un mot pour plusieurs images
lesson-5-task = Les images peuvent aussi venir d’abord. Deux des vôtres montrent déjà de quoi manger : trouvez le mot, et le bout, qui les voient toutes les deux.
lesson-5-done = Un mot compte les images déjà posées : 4 points d’un coup.

lesson-6-title = Une image, deux mots
lesson-6-task = Chaque case est dans une rangée et dans une colonne. Un yéti tricote, seul dans la nuit : posez-le là où vos deux mots le voient.
lesson-6-done = Une image, deux mots : les deux gemmes montent.

lesson-7-title = Un mot à chaque bout
lesson-7-task = Une rangée a deux bouts, et chacun peut porter un mot. « Lune » voit déjà les trois images depuis la gauche : quel mot les voit depuis la droite ?
lesson-7-done = Deux mots regardent la même ligne, et tous deux comptent. Une colonne a deux bouts, elle aussi.

lesson-8-title = Garder ses images
lesson-8-task = Après avoir placé, gardez vos deux images et piochez-en une, ou défaussez les deux et piochez-en trois. Deux images défaussées coûtent un point : gardez-les.
lesson-8-done = C’est ensuite au joueur suivant de prendre un mot. Après neuf manches, la grille est pleine.

lesson-9-title = Renouveler ses images
lesson-9-task = Cette fois, aucune de vos deux images ne va avec vos mots. Trois nouvelles peuvent valoir un point : renouvelez.
lesson-9-done = 1 point de moins, et trois images fraîches. À points égaux, qui a le moins défaussé passe devant.

lesson-10-title = Affirmer ce qui va
lesson-10-task = Entre amis, la table peut juger. Vous dites quelles nouvelles paires vont : « Lune » avec le garçon qui pêche, et « Nuit » avec la maison biscornue ?
lesson-10-done = Affirmé. Les autres peuvent maintenant approuver ou douter.

lesson-11-title = Douter d’une paire
lesson-11-task = Votre voisin affirme « Nuit » pour un duel en plein midi. Si tous les autres doutent d’une paire, elle est refusée et le tour se rejoue. Doutez-en.
lesson-11-done = Refusée : les deux cartes remontent. À plusieurs, une seule voix favorable suffit.

lesson-12-title = Des mots qui se remboursent
lesson-12-task = En solo, chaque mot coûte une gemme, et une ligne parfaite en rend une. Quel mot rend une ligne parfaite d’un coup ?
lesson-12-done = 6 points, et la gemme vous revient. Les gemmes qui restent à la fin sont aussi des points. C’est tout : ouvrez l’œil !
