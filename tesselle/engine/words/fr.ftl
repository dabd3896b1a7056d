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

# Ce qui est venu n'est pas ce qu'il faut : $expected et $got sont par exemple « un coup en texte » et « 3 ».

mismatch = il faut { $expected } ; reçu { $got }
nothing = rien
text-like = « { $text } »
kind-bool = oui ou non
kind-dict = un objet
kind-int = un nombre entier
kind-list = une liste
kind-str = un texte
too-few = { $what } : il faut au moins { $least } ; reçu { $got }
cannot-read = impossible de lire { $path } : { $error }
cannot-write = impossible d’écrire { $path } : { $error }

# Les jeux et leurs options. $vowel dit si le nom de l'auteur commence par une voyelle (yes ou no).

credit =
    { $vowel ->
        [yes] d’{ $author }
       *[no] de { $author }
    }
plays = [joue|jouer] { $move }
no-game = pas de jeu { $name } ; il y a : { $known }
bad-seats = { $game } se joue à { $seats } sièges ; reçu { $got }
no-count = { $game } n’a pas de décompte des points
no-option = { $game } n’a pas d’option { $option } ; ses options : { $known }
no-options = aucune
yes = oui
no = non
one-of = une valeur parmi { $choices }
option-mismatch = il faut { $expected } ; reçu { $got }
no-rules = Ce jeu est livré sans ses règles.

# Les parties : sièges, coups, fins, coups repris. $waiting énumère des sièges : « 0, 2 ».

match-over = la partie est terminée
match-in-progress = une partie en cours
match-ended = une partie terminée
move-as-text = un coup en texte
not-legal = l’action { $action } n’est pas permise au siège { $seat }
not-now = ce coup n’est pas possible maintenant
seat-up-to = un siège de 0 à { $last }
not-your-turn = ce n’est pas au siège { $seat } de jouer ; on attend : { $waiting }
seat-to-act = un siège qui doit jouer ({ $waiting })
names-for-seats = { $seats } noms
name-length = un nom a de 1 à { $most } caractères ; reçu { $got }
ended-resignation = { $name } a abandonné.
ended-time = { $name } a dépassé son temps.
end-by = une fin par { $one } ou { $other }
nothing-to-undo = vous n’avez pas de coup à reprendre
shown-cannot-be-undone = ce qui a été tiré ou montré ne se reprend pas
exchanged = la partie a commencé avec { $begun } ; reçu { $got } ; elle reprend quand l’ancien est de retour

# Les graines et les simulations.

seed-bytes = une graine en octets en a { $bytes } ; reçu { $got }
seed-kind = une graine est un nombre entier, { $bytes } octets ou None ; reçu { $got }
seed-range = une graine va de 0 à 2**256 - 1 ; reçu { $got }
simulation-seed = la graine d’une simulation va de 0 à 2**63 - 1 ; reçu { $got }

# Les parties écrites : où quelque chose ne va pas, et quoi.

event = coup { $number }
setup = mise en place
an-object = un objet
a-list = une liste
a-json-object = un objet JSON
record-as-json = une partie en JSON
record-as-object = une partie sous forme d’objet
record-does-not-open = la partie ne s’ouvre pas
result-too-early = après le coup { $last } : la partie a un résultat, mais le siège { $seat } doit jouer
match-not-over = la partie n’est pas finie après le coup { $last }
record-without-seed = la partie n’a pas de graine : elle a été écrite avant la fin
seed-digits = 64 chiffres hexadécimaux

# Les robots ; $name est ce qu'on tape ou une ligne de commande.

level-1 = niveau 1, Galet
level-2 = niveau 2, Argile
level-3 = niveau 3, Mortier
level-4 = niveau 4, Mosaïste
level-5 = niveau 5, Maître
level-6 = niveau 6, Byzance
bot-search = regarde plus loin
bot-plain = cherche à l’aveugle
bot-uniform = joue n’importe quel coup permis
bot-greedy = joue au plus tentant
bot-hasty = prend le plus possible tout de suite

# Comment ils jouent, en une phrase sur l’un d’eux.

style-level1 = Néglige plus de la moitié des coups possibles et juge les autres au sentiment.
style-level2 = Néglige un coup sur trois et prend ce qui semble bon parmi les autres.
style-level3 = Néglige peu de chose et joue pour l’instant présent ; pense rarement à votre réponse.
style-level4 = Joue comme un bon joueur de club : ne manque presque rien et anticipe quand cela paie.
style-level5 = Ne néglige rien, sait ce que vaut chaque place et anticipe quand cela paie.
style-level6 = Joue la suite en pensée mille fois et plus avant chaque coup.
style-greedy = Prend ce qui semble le mieux un coup à l’avance, et n’en calcule jamais un deuxième.
style-hasty = Rafle le plus de points tout de suite, quoi qu’il en advienne.
style-plain = Connaît les règles et rien d’autre ; essaie au hasard comment un coup peut finir.
style-uniform = Tire chaque coup au sort.
# Robots qui manquent ou ne jouent pas ; $name comme plus haut.

no-bot = pas de robot { $name } ; il y a : { $known }, { $program }LIGNE DE COMMANDE, { $python }module:attribut, { $text }LIGNE DE COMMANDE
python-bot = { $python }module:attribut
cannot-make = impossible de créer { $name }
cannot-start = impossible de lancer { $name }
command-line = la ligne de commande d’un programme
object-with-choose = un objet avec choose(view, legal)
a-move = un coup
move-in-time = un coup en { $limit } au plus
legal-move = un coup permis ({ $legal })
move-line = une ligne {"{"}"move": …{"}"} en JSON
program-ended = il faut un coup, mais le programme s’est arrêté avec le code { $code }
program-wrote = { $what } ; il a écrit sur sa sortie d’erreur :{ $tail }

# Compter de vraies tables, où chacun a sa feuille.

sheet-line = ligne { $number }
sheet-named = d’abord un nom et deux-points, comme pour les autres
sheet-name-new = un nouveau nom
sheet-name-known = { $player } comme à la ligne { $number }
sheets-most = { $most } joueurs au plus
sheets-one-more = un de plus
sheet-place = { $place }. { $player }
sheets-won = { $player } gagne avec { $points }.
sheets-share = { $names } se partagent la victoire avec { $points }.

# Les parties et les positions sur un appareil.

no-match-here = pas de partie { $id } sur cet appareil
other-rules = cette partie a commencé avec les règles { $begun }, et voici les { $now } : elle est gardée telle quelle, et ne peut pas continuer ici
wrong-seq = seq { $expected } attendu, { $got } reçu
nobody-plays-here = personne ici ne joue cette partie
one-of-here = { $name } : attendu ici : { $choices } ; reçu : { $got }
