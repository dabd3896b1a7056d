# Ce que dit Mozaika. Les groupes et leur ordre sont ceux de en.ftl.
# « [pose|poser] » : deux formes d’un verbe, après le nom d’un joueur et en conseil.

## Rules

about = Enchérissez et composez la plus belle mosaïque ; l’avare reçoit une mouche.

# Coups : $tile est « la fleur bleue », $place une case (« b2 »), $coins « 3 pièces ».

the-tile =
    { $kind ->
        [Rs] l’{ tile }
        [Bs] l’{ tile }
        [Gs] l’{ tile }
        [Ys] l’{ tile }
       *[other] la { tile }
    }
bids-nothing = ne [mise rien|rien miser]
bids = [mise|miser] { $coins }
takes = [prend|prendre] { $tile }
lays = [pose|poser] { $tile } en { $place }
lays-earns = [pose|poser] { $tile } en { $place } et [gagne|gagner] { $coins }
puts-fly = [pose|poser] la mouche sur { $tile } de { $place }

# Ce qu'un coup rapporte ou coûte.

bid-leaves = votre mise ; il reste { $coins }
paid-already = déjà payé : { $coins }
pick-last = vous choisissez en dernier : à vous la mouche
same-colour = même couleur
same-symbol = même symbole
same-kind = même modèle
points-later = et { $points } de plus à la fin
fly-costs-nothing = ne coûte rien pour l’instant

# Ce qui a décidé la partie : $points est « 31 points », $coins « 7 pièces ».

decided-points = { $mine } contre { $theirs }
decided-coins = égalité à { $points } ; puis { $mine } contre { $theirs }
decided-level = { $points } et { $coins } chacun

# Le compte.

row = rangée { $name }
column = colonne { $name }
diagonal = diagonale { $ends }
square = carré { $ends }
unlike = dissemblables
one-colour = une seule couleur
one-symbol = un seul symbole
one-kind = un seul modèle
less-flies =
    { $flies ->
        [one] { $price }, moins { $flies } mouche
       *[other] { $price }, moins { $flies } mouches
    }
less-flies-to-zero = { less-flies } : jamais moins de 0
mirror-left-right = miroir gauche-droite
mirror-top-bottom = miroir haut-bas
mirror-diagonal = miroir en diagonale
half-turn = demi-tour
over-diagonal = selon { $ends }
over-both-diagonals = selon les deux diagonales, compté une fois
coins-counted = pièces : { $coins }, 1 pour chaque lot de 5
cells-filled = { $filled } cases remplies sur { $cells } : pas encore de symétrie

# Le texte d'un compte, et ce qui ne va pas : « ligne 3 : il faut 4 tuiles dans une rangée ; reçu 2 ».

count-format = Quatre lignes de quatre tuiles : couleur R B G Y (rouge, bleu, vert, jaune), symbole s w f (étoile, vague, fleur), puis * si une mouche s’y trouve ; -- pour une case libre. Une ligne « coins 17 » ajoute les pièces. À plusieurs : une ligne « Anna : » avant chaque mosaïque. Les lignes vides et ce qui suit # sont ignorés.
line = ligne { $number }
rows-by-the-end = { $number } rangées de tuiles à la fin
only-rows = { $number } rangées seulement
tiles-in-row = { $number } tuiles dans une rangée
coins-once = les pièces une seule fois
coins-up-to = de 0 à { $most } pièces
tile-like = une tuile comme Bw, Bw* ou --
most-of-kind = au plus { $most } fois { $kind }

# Comment s'écrivent les coups.

form-bid = bid et un nombre de pièces (bid 3)
form-take = take et une tuile (take Bw)
form-lay = lay, une tuile et une case (lay Bw b2)
form-fly = fly et une case (fly b2)
form-any = bid 3, take Bw, lay Bw b2 ou fly b2

# Pourquoi un coup n'est pas permis.

match-over = la partie est terminée (R13)
now-bid = tous enchérissent
now-take = on choisit les tuiles
now-lay = on pose les tuiles
now-fly = on place la mouche
wrong-step = à cette étape, { $now } : il faut { $form }, reçu { $verb } (R3)
bid-too-high =
    { $most ->
        [one] il faut une enchère de 0 à { $most } pièce, reçu { $bid } (R5)
       *[other] il faut une enchère de 0 à vos { $most } pièces, reçu { $bid } (R5)
    }
bid-already = vous avez déjà enchéri, et une enchère ne change plus (R5)
laid-already = vous avez déjà posé votre tuile de ce tour (R9)
other-picks = c’est au siège { $seat } de choisir, dans l’ordre des enchères (R6)
other-places-fly = c’est le siège { $seat } qui a pris la mouche et la place (R11)
not-in-row = il n’y a plus de { $tile } à prendre (R6)
not-in-hand = vous n’avez pas de { $tile } en main (R9)
cell-taken = { $place } porte déjà une tuile, et les tuiles ne bougent plus (R9)
no-tile-for-fly = { $place } n’a pas de tuile : une mouche se pose sur une des vôtres (R11)
fly-already = { $place } porte déjà une mouche, et une seule y tient (R11)

# Ce qu'il faut dans une position : « il faut 3 tuiles en main ; reçu 2 ».

seat-parts = 3, 4 ou 5 sièges après le premier « | »
text-like = « { $text } »
board-of = un plateau de { $side } rangées de { $side } cases (comme Bw, Bw* ou .) séparées par /
tiles-like = des tuiles comme RsBw, ou { $none }
most-tiles = au plus { $most } tuiles
round-up-to = un tour de 1 à { $most }
one-of-steps = une étape parmi { $steps }
step-of-round = une étape que le tour { $round } connaît
tiles-to-take = { $number } tuiles à prendre
tiles-to-take-between = { $least } à { $most } tuiles à prendre
no-bids-now = « bids { $none } » à cette étape
numbers-as-bids = des nombres comme enchères
bids-of-all = { $number } enchères
seat-to-bid = un siège qui doit encore enchérir ({ $none })
bid-up-to = une enchère d’au plus { $most }
part-of = { $part } dans { $whole }
tiles-laid =
    { $number ->
        [one] { $number } tuile posée
       *[other] { $number } tuiles posées
    }
tiles-laid-either = { $one } ou { $other } tuiles posées
seat-to-lay = un siège qui doit encore poser au tour { $round }
no-seat = aucun
tiles-in-hand = { $number } tuiles en main
most-flies =
    { $most ->
        [one] au plus { $most } mouche à ce moment
       *[other] au plus { $most } mouches à ce moment
    }
most-coins = au plus { $most } pièces
coins-and-bid = { $coins } et une enchère de { $bid }

# Le terminal ; $count est « 3/16 ».

terminal-round = Tour { $count }
terminal-bid = tous enchérissent en secret
terminal-take = chacun prend une tuile
terminal-lay = tous posent une tuile
terminal-fly = une mouche se pose
terminal-over = la partie est terminée
tiles-in-bag =
    { $number ->
        [one] { $number } tuile dans le sac
       *[other] { $number } tuiles dans le sac
    }
you = vous
first = 1er
row-to-take = À prendre :
own-bid = Votre enchère : { $bid }
picking-order = Ordre de choix (enchère) :
seat-has-fly = { $name } a une mouche
legend = R rouge  B bleu  G vert  Y jaune   s★ étoile  w≈ vague  f✿ fleur   * mouche

## Both

coins =
    { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }

# $kind est une couleur (R B G Y) et un symbole (s w f).

tile =
    { $kind ->
        [Rs] étoile rouge
        [Rw] vague rouge
        [Rf] fleur rouge
        [Bs] étoile bleue
        [Bw] vague bleue
        [Bf] fleur bleue
        [Gs] étoile verte
        [Gw] vague verte
        [Gf] fleur verte
        [Ys] étoile jaune
        [Yw] vague jaune
       *[Yf] fleur jaune
    }

## Board

moment-fly = Une mouche !

points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
points-short =
    { $number ->
        [one] { $number } pt
       *[other] { $number } pts
    }

# Où en est la partie.

round-of = Tour { $round } sur { $rounds }
step-bid = Chacun mise en secret
step-bid-fly = Mises secrètes ; la plus basse a la mouche
step-take = Chacun prend une tuile, la plus haute mise d’abord
step-lay = Chacun pose une tuile
step-fly = { $name } place la mouche
step-fly-yours = Vous placez la mouche
offer = À prendre : { $tiles }.
in-the-bag = dans le sac
kind-in-bag = { $tile } : { $number }

# Les mosaïques et les mains.

your-mosaic = Votre mosaïque
mosaic-of = Mosaïque de { $name }
look-at-mosaic = Regarder la mosaïque de { $name }
mosaic-in-picture = Mosaïque { $name }
back-to-mine = Revenir à la mienne
first-player = premier joueur
hand = Main
your-hand = Votre main
hand-of = Main de { $name }
the-others = Les autres
cell-free = libre
cell-with-fly = avec une mouche
place-fly = À vous la mouche : posez-la sur une tuile. Chaque ligne et chaque carré où elle se trouve perd un point à la fin.

# Les tuiles à prendre et les mises.

take-a-tile = Prenez une tuile
tiles-on-offer = Tuiles à prendre
your-bid = Votre mise
your-purse = Votre bourse
lay-one-more = en mettre une de plus sur l’assiette
your-plate = Votre assiette
nothing = rien
take-one-back = en reprendre une
bid-nothing = Ne rien miser
advice = Conseil : { $bid }
advice-or = Conseil : { $bid } ou { $other }
tap-coins = Touchez les pièces ou tapez un nombre.
bid-price = Chacun paie sa mise.

# Ce que fait ou doit faire quelqu'un, sous son nom ; $place est au moins 2.

to-lay = doit poser
has-laid = a posé
places-fly = place la mouche
you-pick = à vous
picks-now = choisit
picks-nth = choisit { $place }ᵉ
has-chosen = a choisi
is-thinking = réfléchit
has-fly = a une mouche
choose-bid = choisissez votre mise
thinks-about-bid = réfléchit à sa mise
you-bid = vous misez { $bid }
has-chosen-bid = a choisi sa mise
to-lay-a-tile = doit poser une tuile
has-bid = a misé { $coins }
has-bid-picks = a misé { $coins }, choisit
has-bid-lays = a misé { $coins }, doit poser
points-so-far = { $points } pour l’instant
flies =
    { $number ->
        [one] { $number } mouche
       *[other] { $number } mouches
    }

# Le compte.

final-count = Le compte final
count-lines = Le compte, ligne par ligne
count-back = Un de moins
count-on = Un de plus
count-pause = Pause
count-again = Recompter
count-play = Lancer
count-skip = Passer
counted = { $name } : { $what }, +{ $points }

# Le bloc de score.

pad-mosaic = La mosaïque à compter
pad-tiles = Tuiles
pad-fly = Mouche
pad-erase = Effacer
pad-coins = Pièces
coin-less = Une pièce de moins
coin-more = Une pièce de plus
line-before = Éclairer la ligne précédente
line-next = Éclairer la ligne suivante

## Guide

guide-goal = Poser seize tuiles en une mosaïque qui rapporte le plus de points à la fin.
guide-turn-1 = Chacun mise des pièces en secret, et les paie. La plus haute mise choisit sa tuile en premier ; la plus basse reçoit une mouche, une fois les mouches venues.
guide-turn-2 = Chacun pose l’une de ses quatre tuiles. Chaque voisine paie aussitôt : 2 pièces pour la même sorte, 1 pour la même couleur ou le même symbole.
guide-turn-3 = Qui a reçu la mouche la pose sur une de ses tuiles. Puis le sac tourne, et le tour suivant commence.
guide-scoring = Rangées, colonnes, diagonales et carrés de 2 × 2 : 2 points pour une couleur ou un symbole, 4 pour une seule sorte, 1 de moins par mouche. Une symétrie rapporte 12, en diagonale 8. 5 pièces font un point.

figure-turn = La nouvelle étoile jaune est payée par ses voisines : 2 pièces par sa jumelle, 1 par l’étoile rouge.
figure-row = Une rangée d’une seule couleur : 2 points à la fin.
figure-square = Un carré d’une seule couleur, où qu’il soit : 2 points.
figure-scoring = Une tuile complète une rangée rouge et une colonne d’étoiles : 4 points.
figure-fly = La mouche est là où aucune ligne, aucun carré ne compte encore : elle ne coûte rien pour l’instant.
figure-goal = La moitié gauche est le miroir de la droite, tuile par tuile : 12 points.

## Lesson

lesson-1-title = Poser une tuile
lesson-1-task = Voici votre mosaïque : seize cases, une tuile par tour. Touchez une tuile de votre main, puis une case, et posez-la où vous voulez.
lesson-1-done = Une tuile posée ne bouge plus. Désormais, ses voisines peuvent vous payer.
lesson-2-title = Des voisines qui paient
lesson-2-task = Une voisine de même couleur ou de même symbole paie 1 pièce. Posez une tuile qui vous en rapporte une.
lesson-2-done = Seuls les côtés paient, jamais les coins. Les pièces achètent le premier choix parmi les nouvelles tuiles.
lesson-3-title = Les jumelles paient double
lesson-3-task = Même couleur et même symbole : des jumelles, qui paient 2. Trouvez une place qui rapporte 3 pièces d’un coup.
lesson-3-done = La jumelle a payé 2 et l’autre étoile 1. Chaque voisine paie pour elle-même.
lesson-4-title = Miser pour choisir en premier
lesson-4-task = Avant de poser, chacun mise en secret pour les tuiles proposées. Vous aimeriez choisir en premier : mettez 3 pièces sur votre assiette.
lesson-4-done = Les autres ont misé 2 et 1 : vous choisissez en premier. Chacun paie sa mise, quoi qu’elle lui apporte.
lesson-5-title = Prendre la tuile qui va
lesson-5-task = Votre mise est la plus haute : à vous de choisir. Prenez la tuile qui a une jumelle sur votre mosaïque.
lesson-5-done = Elle est à vous. La mise suivante choisit ensuite, et ainsi de suite.
lesson-6-title = Ne pas miser plus qu’il ne faut
lesson-6-task = À mises égales, choisit d’abord qui est le plus près du premier joueur, dans le sens des aiguilles d’une montre ; le premier joueur est le plus près de tous. Ce tour-ci, c’est vous, et la plus forte des autres mises est 2. Choisissez en premier pour le moins possible.
lesson-6-done = 2 contre 2, et le premier choix est à vous pour une pièce de moins. Le sac tourne à chaque tour : chacun sera premier.
lesson-7-title = Choisir en dernier
lesson-7-task = Cette fois vous n’avez rien misé : vous choisissez en dernier. Prenez une des deux tuiles qui restent.
lesson-7-done = La mise la plus basse reçoit aussi une mouche. La tuile dont personne n’a voulu retourne dans le sac.
lesson-8-title = Cacher la mouche
lesson-8-task = Une mouche retire 1 point à chaque ligne et à chaque carré où elle se trouve. Votre carré rouge vaut 2 : posez-la où elle ne coûte encore rien.
lesson-8-done = Bien cachée. Une ligne ou un carré ne descend jamais sous 0 : les mouches se tiennent volontiers compagnie.
lesson-9-title = Fermer un carré
lesson-9-task = À la fin, quatre tuiles en carré de 2 × 2 d’une même couleur ou d’un même symbole rapportent 2 points, quatre jumelles 4. Fermez le carré rouge.
lesson-9-done = 2 points à la fin, où que le carré se trouve sur votre mosaïque.
lesson-10-title = Compléter une ligne
lesson-10-task = À la fin, une rangée, une colonne ou une diagonale d’une seule couleur ou d’un seul symbole rapporte 2 points. Complétez la rangée rouge.
lesson-10-done = 2 points à la fin, et des pièces tout de suite. Quatre jumelles alignées rapporteraient 4 points.

lesson-11-title = Deux lignes avec une tuile
lesson-11-task = Chaque arrangement compte pour lui-même, même quand ils se croisent. Une tuile de votre main complète deux lignes : laquelle, et où ?
lesson-11-done = Une rangée rouge et une colonne d’étoiles : 4 points avec une seule tuile.

lesson-12-title = Une mosaïque en miroir
lesson-12-task = Dernier tour. Si la moitié gauche est le miroir de la droite, tuile par tuile, vous gagnez 12 points. Posez la tuile qu’il faut, pièces ou pas.
lesson-12-done = 12 points ! De haut en bas ou par un demi-tour, c’est aussi 12, en diagonale 8 ; et 5 pièces valent 1 point. À points égaux, le plus de pièces gagne. Vous savez tout.
