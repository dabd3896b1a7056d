# Ce que dit Mosaic. Les groupes et leur ordre sont ceux de en.ftl.
# « [pose|poser] » : deux formes d’un verbe, après le nom d’un joueur et en conseil.

## Rules

about = Posez, puis retournez les tuiles adverses pour réunir vos groupes.
option-side = cases sur un côté du plateau
size = côté { $side }, { $cells } cases

places = [pose|poser] en { $cell }
flips = [retourne|retourner] { $cell }

red = Rouge
blue = Bleu
gains-tile = { $own } a une tuile de plus
takes-tile = { $own } a une tuile de plus, { $enemy } une de moins
group-new = un nouveau groupe pour { $own }
group-grows = un groupe de { $own } passe à { $tiles } tuiles
groups-joined = { $own } réunit { $groups } groupes en un seul de { $tiles } tuiles
group-lost = { $enemy } perd un groupe
group-shrinks = un groupe de { $enemy } rétrécit
group-split = un groupe de { $enemy } se sépare en { $pieces } morceaux
match-over = la partie est finie
must-then-flip = { $own } doit ensuite retourner { $cells }
plays-again = { $enemy } n’a aucun coup : { $own } rejoue
skipped = ne peut pas jouer : son tour est sauté
skipped-you = Vous ne pouvez pas jouer : votre tour est sauté

tiles =
    { $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    }

decided-tiles = { $most } tuiles contre { $fewest }
decided-level = { $tiles } tuiles chacun

move-unreadable = il faut une case de a1 à { $last }, ou x et une case à retourner ; reçu { $got }
cell-taken = { $cell } porte déjà une tuile
chain-goes-on = votre tour continue : retournez une tuile voisine de celles retournées (R8)
joins-two = une tuile en { $cell } réunirait deux de vos groupes (R6)
beside-own-only = { $cell } n’a pour voisines que vos propres tuiles (R5)
no-enemy-tile = { $cell } n’a pas de tuile adverse
flip-joins-none = retourner { $cell } ne réunirait pas deux de vos groupes (R7)
flip-splits = retourner { $cell } réunirait { $groups } de vos groupes, mais couperait l’autre couleur en autant de morceaux ou plus (R7)
flip-apart = { $cell } n’est pas voisine d’une tuile retournée pendant ce tour (R8)

position-parts = il faut « rangées trait retournées », reçu { $number } parties dans { $got }
position-mover = il faut R, B ou - au trait, reçu { $got }
position-nobody = personne n’est au trait : il faut - retournées, reçu { $got }
position-not-over = la partie n’est pas finie : un siège peut jouer dans { $got }
position-rows = il faut 5, 7, … ou 15 rangées, reçu { $number }
position-row = il faut { $number } signes . R B dans une rangée, reçu { $got }
position-flipped = il faut des tuiles retournées du siège au trait, reçu { $got }
position-no-flip = rien à retourner à côté de { $cells } : le tour est fini (R8)

flip-another = Votre tour continue : retournez encore une tuile voisine de celles marquées.
counts = tuiles { $tiles }   groupes { $groups }

## Both

or = { $one } ou { $other }

## Board

moment-chain = Une chaîne de { $flips } retournements

picture = un plateau de Mosaic
board = Plateau de Mosaic
credit = Mosaic, de Mark Steere
enlarge = Agrandir
show-groups = Groupes

you-must-flip = Vous devez retourner : { $cells }
must-flip = { $player } doit retourner : { $cells }
hint-flip = Retournez une tuile marquée de flèches.
hint-place = Posez sur une case éclairée.
hint-place-or-flip = Posez sur une case éclairée, ou retournez une tuile marquée de flèches.
heard-place =
    { $places ->
        [one] Posez une tuile : une case s’y prête.
       *[other] Posez une tuile : { $places } cases s’y prêtent.
    }
heard-flip = Retournez une tuile : { $cells }.

colour-R = rouge
colour-B = bleu
tiles-count = tuiles
groups-count = groupes
largest = le plus grand

tile-R = tuile rouge
tile-B = tuile bleue
empty = vide
flip-it = à retourner
place-here = poser ici

## Guide

guide-goal = Avoir plus de tuiles que l’autre sur le plateau quand plus personne ne peut jouer.
guide-turn-1 = Posez une tuile : loin de toutes, ou à côté d’une tuile adverse. Jamais à côté des vôtres seulement, et jamais de façon à réunir vos groupes.
guide-turn-2 = Ou retournez des tuiles adverses : il faut réunir de vos groupes, et qu’il y ait moins de groupes en tout.
guide-turn-3 = Après un retournement, continuez tant qu’une voisine de celles retournées peut l’être. Puis c’est à l’autre.
guide-scoring = Chaque tuile compte 1. Une pose, c’est une de plus pour vous ; un retournement, une de plus pour vous et une de moins pour l’autre. Qui ne peut jouer passe son tour.

figure-turn = Rouge peut poser autour de la tuile bleue, ou loin des deux. Autour de la rouge seule, rien.
figure-joins = Une tuile rouge entre les deux rouges les réunirait : seul un retournement le peut.
figure-scoring = Rouge a retourné la tuile bleue du milieu : deux groupes n’en font plus qu’un.
figure-splits = Trois groupes rouges n’en font plus qu’un, Bleu est coupé en deux : quatre groupes avant, trois maintenant.
figure-chain = La tuile bleue de gauche est retournée ; sa voisine doit suivre.
figure-goal = Le dernier retournement : 10 tuiles rouges contre 9. Plus personne n’a de coup, Rouge gagne.

## Lesson

lesson-1-title = La première tuile
lesson-1-task = Deux couleurs se partagent le plateau ; à la fin, le plus de tuiles gagne. Vous êtes Rouge. Posez votre première tuile où vous voulez.
lesson-1-done = Une tuile seule est déjà un groupe. Bleu joue ensuite, et ainsi de suite.

lesson-2-title = À côté de l’adversaire
lesson-2-task = On pose loin de toute tuile, ou à côté d’une tuile adverse. Jamais à côté des siennes seulement : autour de d3, rien n’est éclairé. Posez à côté de la tuile bleue.
lesson-2-done = Bien posé. Vous avez maintenant deux groupes : c’est une bonne chose, vous allez voir pourquoi.

lesson-3-title = Un groupe grandit
lesson-3-task = Une case qui touche une tuile adverse peut aussi toucher l’un de vos groupes. Faites passer votre groupe de deux à trois tuiles.
lesson-3-done = Trois tuiles qui se tiennent : un seul groupe.

lesson-4-title = Des groupes séparés
lesson-4-task = Une pose ne réunit jamais deux groupes. En d4, une tuile réunirait les deux vôtres : d4 reste donc éteinte. Faites plutôt grandir l’un des deux.
lesson-4-done = Toujours deux groupes, dont l’un est plus grand.

lesson-5-title = Retourner pour réunir
lesson-5-task = Réunir, c’est le rôle des retournements. La tuile bleue en d4 sépare deux de vos groupes : retournez-la.
lesson-5-done = Une tuile de plus pour vous, une de moins pour Bleu, et vos deux groupes n’en font plus qu’un.

lesson-6-title = Trois groupes d’un coup
lesson-6-task = Un retournement doit laisser moins de groupes à vous, et moins de groupes en tout. Retournez d4 : il réunit trois des vôtres et coupe Bleu en deux.
lesson-6-done = Quatre groupes avant, trois maintenant : voilà pourquoi c’était permis.

lesson-7-title = Compter les groupes
lesson-7-task = Ici, d4 ne porte pas de flèches : trois des vôtres n’en feraient qu’un, mais Bleu tomberait en trois, et quatre groupes resteraient quatre. Retournez l’une des autres.
lesson-7-done = Deux des vôtres réunis, et Bleu toujours d’un seul tenant.

lesson-8-title = Commencer une chaîne
lesson-8-task = Le premier retournement d’un tour est libre. Ensuite, une voisine qui peut être retournée doit l’être. Commencez par d3.
lesson-8-done = Votre tour n’est pas fini : d4 peut être retournée, donc elle doit l’être.

lesson-9-title = Continuer une chaîne
lesson-9-task = Le plateau montre ce qui doit être retourné. Continuez.
lesson-9-done = Deux tuiles en un tour, et toutes les vôtres dans un seul groupe. Les chaînes font gagner.

lesson-10-title = Ne laisser aucun coup
lesson-10-task = Qui n’a aucun coup passe son tour. Trois cases sont vides. Trouvez le coup après lequel Bleu ne peut plus rien faire.
lesson-10-done = Bleu passe son tour, et vous rejouez.

lesson-11-title = Gagner à la fin
lesson-11-task = Le plateau est plein, mais on retourne tant que quelqu’un le peut. Bleu mène 10 à 9. Gagnez la partie.
lesson-11-done = 10 à 9 pour vous, et plus personne n’a de coup. Vous connaissez Mosaic, de Mark Steere. Bonne partie !
