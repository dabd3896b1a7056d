# Ce que disent les pages.

## In several places

your-turn = À vous de jouer
is-thinking-name = { $name } réfléchit
against = contre { $names }
you = Vous
my-account = Mon compte
in-the-lobby = Dans le salon
quiet-here-say-hello = C’est calme. Un bonjour ?
learn = Apprendre
learn-by-playing = Apprendre en jouant
the-rules = Les règles
board-of = Plateau de { $game }
setting-up-the-table = La table se prépare…
leaderboards = Classements
the-leaderboard-is-not-available = Le classement n’est pas disponible pour le moment.
the-board = Le plateau
here = en ligne
away = absent
learn-lower = apprendre
sit-down = S’asseoir
at-the-table = À la table
a-word-to-the-others = Un mot aux autres ?
watch = Regarder
name = Nom
close = Fermer
log-in = Se connecter
password = Mot de passe
download = Télécharger
create-an-account = Créer un compte
alone = en solitaire
play-now = Jouer maintenant
finished = finie
game = Jeu
clock = Pendule
go-on-button = Continuer
step-of = Étape { $step } sur { $steps }
about-this-match = À propos de cette partie
watching =
    { $count ->
        [one] { $count } regarde
       *[other] { $count } regardent
    }

## lib/api, lib/matchfiles, device/line

no-server = il n’y a pas de serveur ici : il en faut un
server-odd = le serveur ne répond pas comme prévu
unreadable-file = il faut l’enregistrement d’une partie, ou les parties d’un autre appareil ; ce fichier n’est ni l’un ni l’autre
not-kept-here = aucune partie de ce nom n’est gardée sur cet appareil
cannot-keep = ce navigateur ne peut pas garder la partie : son stockage est plein, abîmé ou désactivé
no-record-here = ce n’est pas une partie que l’on peut rejouer ici : peut-être est-elle tronquée
kept-damaged = ce que ce navigateur garde de la partie est abîmé ({ $found }) ; rien n’a été changé
overtaken = un autre onglet a continué cette partie : voici où elle en est
device-lacking = ce navigateur ne peut pas faire tourner de jeux lui-même : il lui manque les workers ou WebAssembly
device-broken = ce jeu ne peut pas se jouer sur cet appareil pour l’instant ({ $error })

## lib/narration

has-chosen-in-secret = a choisi, en secret
plays = joue { $move }
your-turn-name = { $name }, à vous de jouer
are-thinking = { $names } réfléchissent
a-shared-victory = Victoire partagée
you-win = Vous gagnez !
wins = { $name } gagne
resigned = { $name } a abandonné.
ran-out-of-time = { $name } n’avait plus de temps.
share-first-place = { $names } se partagent la première place.
the-match-is-over = La partie est finie
resigns-bot-goes-on = abandonne ; { $bot } continue
resigns = abandonne
leaves-the-seat-to = laisse sa place à { $bot }
out-of-time-bot-goes-on = n’a plus de temps ; { $bot } continue
runs-out-of-time = n’a plus de temps
asks-to-take-a-move = demande à reprendre un coup
agrees = accepte
would-rather-go-on = préfère continuer
goes-moves-back = revient { $count } coups en arrière
goes-one-move-back = revient un coup en arrière

## lib/opponents

among-ourselves = entre nous

## lib/shelf

someone-who-left = Quelqu’un qui est parti
level = niveau { $level }

## lib/terms

seconds-a-move = { $seconds } s par coup
days-a-move =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
minutes-and-seconds-a-move = { $minutes } min + { $seconds } s par coup
no-clock = Sans pendule
clock-none = Aucune
clock-quick = 5 min + 10 s
clock-calm = 15 min + 20 s

## lib/toasts

the-server-does-not-answer = Le serveur ne répond pas. Réessayez dans un instant.
this-could-not-be-loaded = Le chargement a échoué. Y a-t-il du réseau ? Réessayez dans un instant.

## lib/words

on-its-way = Envoi…
# $kind : le genre de nombre ordinal que connaît la langue
ordinal =
    { $kind ->
        [one] { $place }ᵉʳ
       *[other] { $place }ᵉ
    }

## pages/Account

your-account-on-this-server = Votre compte sur ce serveur.
you-play-as-a-guest = Vous jouez en invité : { $name }
choose-a-name-or-play = Choisissez un nom, ou jouez tout de suite : nous vous en trouvons un.
you-are-logged-out-everywhere = Vous êtes déconnecté partout.
who-are-you = Qui êtes-vous ?
sessions = Sessions
lost-a-device-log-out = Un appareil perdu ? Fermez toutes vos sessions.
this-browser = ce navigateur
last-used-on = dernier usage le { $date }
end-this-session = Terminer
unknown-browser = navigateur inconnu
log-out-everywhere = Se déconnecter partout

## pages/Home

tagline-title = quatre jeux de mosaïque, une seule table
tagline = Quatre jeux de mosaïque, une seule table.
play-at-once-against = Jouez tout de suite contre un bot, invitez vos amis par un lien, ou sortez votre boîte et laissez Tesselle compter les points.
play-at-once-against-a-bot = Jouez tout de suite contre un bot, ou à plusieurs sur cet écran, même sans réseau ; ou sortez votre boîte et laissez Tesselle compter les points.
with-friends-elsewhere = Avec des amis ailleurs
tables-for-people-on-several = Les tables à plusieurs appareils sont sur un serveur :

## pages/Learn

lesson-finished = ✓ leçon terminée
step-go-on = étape { $step } : reprendre
about-ten-steps = une dizaine d’étapes
read-the-rules = Lire les règles
ten-small-positions-for-each = Une dizaine de petites positions par jeu : jouez-les, voyez ce que cela rapporte. Puis jouez.

## pages/Match

the-others-are-playing = Aux autres de jouer.
your-choice = Votre choix :
choose-your-move = Choisissez votre coup sur le plateau.
your-turn-title = ● À vous de jouer
this-game-has-no-board = Ce jeu n’a pas encore de plateau : écrivez vos coups.
you-asked-to-take-your = Vous demandez à reprendre votre coup. Les autres doivent accepter.
would-like-to-take = aimerait reprendre un coup.
agree = Accepter

## parts/pad

pad-players = Joueurs
add-a-player = Ajouter un joueur
name-of-player = Nom du joueur { $number }
remove-this-player = Retirer { $name }

## pages/Pad

score-pad = Carnet de score
the-link-is-copied = Le lien est copié.
the-link-is-above = Le lien est dans la barre d’adresse : copiez-le de là.
playing-with-the-real-box = La boîte est sur la table ? Notez ce qui s’y trouve, et voyez chaque point compté.
new-count = Nouveau décompte
share-this-table = Partager cette table
a-new-count = Un nouveau décompte ?
this-clears-what = Ce qui est noté sera effacé.
clear-the-pad = Tout effacer

## pages/Players

two-players = À deux
three-and-more = À trois et plus
games = Jeux
tables-of = Tables
place = Place
player = Joueur
matches = Parties
rating = Cote
certain = Certain
nobody-is-rated-yet = Personne n’est encore classé à { $game }. Les parties classées se jouent avec un compte : choisissez « Partie classée » en ouvrant une table.
two-players-glicko-2-more = À deux : Glicko-2 ; à plusieurs : Plackett–Luce. L’ordre suit ce qui est certain : la cote moins deux fois son incertitude. Les bots sont classés comme les personnes.
against-bots-heading = Contre les bots
against-bots-glicko-2 = Une personne contre des bots, par Glicko-2. Les bots restent là où notre arène les a mesurés ; ces classements ne se mêlent pas à ceux entre personnes.

## pages/Replay

replay = Relecture
the-start-of-the-match = Le début de la partie.
to-the-beginning = Au début
one-step-back = Un pas en arrière
moment-of-the-match = Instant de la partie
one-step-on = Un pas en avant
play-by-itself = Lecture automatique
to-the-end = À la fin
next = Ensuite :
better-says-our-search = Mieux, selon notre recherche : { $move }.
share-or-save = Partager ou garder
a-link-to-this-moment = Un lien vers cet instant
record-of-the-match = La partie en fichier
a-link-that-holds-this = Un lien qui contient toute la partie

## pages/Rules

rules = Règles
other-games = Les autres jeux
contents = Sommaire
notation = Notation
notation-about = Comment s’écrivent les coups, les positions et les parties
back-to-the-rules = Retour aux règles

## pages/Studies

studies = Études
seat-number = siège { $seat }
one-against-other = { $one } contre { $other }
against-greedy-players = contre des gloutons
against-one-step-players = contre des joueurs à un coup
what-our-bots-found-out = Ce que nos bots ont découvert en jouant entre eux. Une barre est une part de premières places, le trait fin son intervalle à 95 %, le repère ce qu’obtiendraient des joueurs égaux. Chaque étude se rejoue avec la commande qui la suit.
does-the-seat-matter = Le siège compte-t-il ?
first-places-by-seat = Premières places selon le siège
matches-of-one-step-players = { $matches } parties de joueurs à un coup contre eux-mêmes
points = Points
events-in-a-match = Événements d’une partie
what-is-skill-worth = Que vaut le talent ?
each-level-against-the-one = Chaque niveau contre le précédent
how-good-is-the-best = Que vaut le meilleur ?
level-6-among-greedy-players = Le niveau 6 parmi des joueurs gloutons
one-bot-of-level-6 = Un bot de niveau 6 à une table des autres. Les gloutons prennent le plus de points possible, les joueurs à un coup ce que tout le savoir de nos bots juge le meilleur.
play-it-again = Rejouer l’étude

## pages/Table

you-lower = vous
at-your-screen = sur votre écran
at-the-hosts-screen = sur l’écran de l’hôte
a-table-of = Une table de { $game }
the-host-has-left = L’hôte est parti, et la table est fermée.
opened-by = ouverte par { $name }
remove = Retirer
free = libre
who-sits-at-seat = Qui s’assied au siège { $seat }
seat-somebody = Asseoir quelqu’un
somebody-beside-me = Quelqu’un à côté de moi…
a-bot = Un bot
move-here = Venir ici
invite-your-friends-with-this = Invitez vos amis avec ce lien
begin = Commencer
begins-the-match = { $name } lance la partie.
waiting-for-players = En attente de joueurs…
close-the-table = Fermer la table
stand-up = Se lever
the-match-begins-when-every = La partie commence quand tous les sièges sont pris.
how-we-play = Comment on joue
colon = { "" } :
rated = Partie classée
not-rated = Partie amicale
hints-allowed = Indices permis
no-hints = Sans indices
sit-here = S’asseoir ici
send-away = Renvoyer { $name }
send-away-ask = Renvoyer { $name } de la table ?
who-is-sent-away = La place se libère. Qui est renvoyé ne peut plus s’asseoir à cette table.

## pages/Trouble

this-tile-is-missing = Il manque cette tuile.
something-went-wrong = Quelque chose n’a pas marché.
there-is-nothing-at-this = Il n’y a rien à cette adresse, ou elle est réservée aux invités. Si quelqu’un vous a envoyé ce lien, demandez-le-lui en entier.
the-page-could-not-be = La page n’a pas pu s’afficher. La recharger suffit d’habitude.
reload = Recharger
back-home = Retour à l’accueil
this-match-cannot-go = Cette partie ne peut pas continuer ici.
save-it-as-a-file = La garder en fichier

## pages/Watch

matches-at-open-tables-as = Les parties des tables ouvertes, en direct. Vous voyez ce que tous voient, jamais une main.

## parts/Ask

no-go-on = Non, continuer

## parts/Chat

you-no-longer-see = Vous ne voyez plus ce qu’écrit { $name }.
mute = Masquer { $name }
say-something = Dire quelque chose
send = Envoyer

## parts/Companion

somebody-beside-you = Quelqu’un à côté de vous
plays-at-this-screen = Joue sur cet écran, chacun son tour
seat-them-here = Asseoir

## parts/InviteLink

the-link-is-copied-send = Le lien est copié : envoyez-le à vos amis.
copy-the-selected-link = Copiez le lien sélectionné.
copy = Copier
share = Partager
qr-code = Code QR
qr-code-of = Code QR : { $label }
only-this-machine-reaches = Seul cet ordinateur peut ouvrir cette adresse. Pour que d’autres viennent, lancez le serveur avec

## parts/account/LogIn

welcome-back = Bon retour, { $name }.

## parts/account/MyData

leave = partir
goodbye-what-was-stored-about = Adieu. Ce qui était gardé de vous est dans vos téléchargements.
my-data = Mes données
everything-stored-about-you-as = Tout ce qui est gardé de vous, en un fichier.
leave-for-good = Partir pour de bon
your-name-password-ratings = Votre nom, votre mot de passe, votre classement et vos messages disparaissent ; les parties restent lisibles pour les autres, sous « quelqu’un qui est parti ». C’est sans retour.
type-to-confirm = Écrivez « { $word } » pour confirmer

## parts/account/Password

the-password-is-changed = Le mot de passe est changé, et toute autre session est fermée.
change-it = Changer
current-password = Mot de passe actuel
new-password-at-least-8 = Nouveau mot de passe (au moins 8 caractères)

## parts/account/Rename

you-are-now = Vous êtes maintenant { $name }.
my-name = Mon nom
what-the-others = Ce que voient les autres à la table.
take-this-name = Prendre ce nom

## parts/account/SignUp

welcome = Bienvenue, { $name }.
a-name-and-a-password = Un nom et un mot de passe, rien d’autre. Vos parties d’invité restent les vôtres.
create = Créer
password-at-least-8-characters = Mot de passe (au moins 8 caractères)

## parts/account/Standing

with-two-players = à deux
with-three-or-more = à plusieurs
my-results = Mes résultats
the-matches-you-finish-are = Les parties que vous terminez sont comptées ici.
played-and-won =
    { $played } { $played ->
        [one] jouée
       *[other] jouées
    } { $pool }, { $won } { $won ->
        [one] gagnée
       *[other] gagnées
    }
results = Résultats
against-bots = contre des bots

## parts/account/Tokens

tokens-for-programs = Jetons pour les programmes
a-program-that-has-one = Un programme qui en a un joue en votre nom. Il n’est montré qu’une fois.
make-a-token = Créer un jeton
revoke = Révoquer
what-it-is-for = À quoi il sert

## parts/frame/Footer

a-home-for-four-tile = La maison de quatre jeux de tuiles, libre et ouverte.
our-pictures-words-and-readings = Nos images, nos mots et notre lecture des règles sont à nous. Les noms disent quelles règles on joue ; nous ne sommes liés ni aux auteurs ni aux éditeurs.
the-games-and-their-authors = Les jeux et leurs auteurs
more = Encore
around-here = Par ici
for-programs-the-api = Pour les programmes : l’API
kept-on-this-device = ✓ Gardé sur cet appareil : s’ouvre sans réseau.
tables-with-others = Tables avec d’autres

## parts/frame/Header

tesselle-home = Tesselle, accueil
main = Principale

## parts/frame/LanguageSwitch

language = Langue

## parts/frame/LineBanner

the-connection-to-the-server = La connexion au serveur est coupée. Nous réessayons ; rien n’est perdu.
connected-again = La connexion est rétablie.

## parts/frame/MeMenu

guest = Invité
see-you-soon = À bientôt.
you-name = Vous : { $name }
log-out = Se déconnecter
you-play-as-a-guest-an = Vous jouez en invité. Un compte garde vos parties et votre classement, sur tous vos appareils.
choose-a-name = Choisir un nom

## parts/frame/SkipLink

skip-to-content = Aller au contenu

## parts/frame/Tabs

sections = Rubriques

## parts/frame/ThemeSwitch

switch-to-light = Passer en clair
switch-to-dark = Passer en sombre

## parts/home/GameCard

seats-against = à { $seats }, contre { $names }
players-and-minutes = { $seats } joueurs · { $minutes } min
more-ways-to-play = Jouer à { $game } autrement

## parts/home/HereMatches

with = avec { $names }
on-this-device = Sur cet appareil
go-on = reprendre
delete-the-match-of = Supprimer la partie de { $game }
delete-this-match = Supprimer cette partie ?
it-is-kept-nowhere-else = Elle n’est gardée nulle part ailleurs. Téléchargez-la d’abord pour la conserver.
delete = Supprimer
all-and-files = Toutes, et fichiers
save-all-as-a-file = Tout garder en fichier
this-browser-cannot-read-what = Ce navigateur ne peut pas lire ce qu’il garde : son stockage est abîmé ou désactivé. Rien n’est effacé.

## parts/home/Leaders

leaderboard = Classement
nobody-is-rated-here-yet = Personne n’est encore classé. Les parties classées se jouent avec un compte.
the-whole-list = Toute la liste

## parts/home/MyMatches

my-matches = Mes parties
nothing-yet-your-matches-will = Rien encore. Vos parties apparaîtront ici.
your-turn-lower = à vous
waiting-for-players-lower = en attente de joueurs
to-the-table = à la table

## parts/home/OpenTables

seated = { $taken } sur { $seats } assis
open-tables = Tables ouvertes
no-table-is-waiting = Aucune table n’attend de joueurs. Vous pouvez en ouvrir une depuis un jeu, à l’accueil.

## parts/home/PlaySheet

bots = Des bots
friends = Des amis
at-this-screen = Sur cet écran
play-with = Jouer avec
players-including-you = Joueurs, vous compris
one-player-alone = 1, en solitaire
who-else-sits-here = Qui d’autre est là ? Un siège sans nom est à un bot.
name-at-seat = Nom au siège { $seat }
seat-heading = Siège { $seat }
how-strong = De quelle force
on-this-device-nothing-leaves = Sur cet appareil : rien n’en sort, et cela marche sans réseau
who-may-come = Qui peut venir
with-the-link = Avec le lien
anybody = Tout le monde
link-no-audience = Lien, sans public
rated-match-without-hints = Partie classée, sans indices
rated-to-the-end =
    Elle compte jusqu’au bout : abandonner, ou { $days ->
        [one] un jour
       *[other] { $days } jours
    } sans jouer, c’est perdu.
open-the-table = Ouvrir la table
play = Jouer

## parts/home/PlayingTables

to-watch = À regarder
no-open-match-is-being = Aucune partie ouverte en ce moment.

## parts/learn/Figure

try-it = Essayer dans la leçon

## parts/learn/Finish

you-know-how-to-play = Vous savez jouer.
the-rest-comes = Le reste s’apprend à table.
another-game = Un autre jeu

## parts/learn/Lesson

player-number = Joueur { $seat }
finish = Terminer
skip-this-step = Passer cette étape

## parts/learn/Outcome

not-this-one-look-again = Pas celui-ci. Regardez encore, et essayez un autre coup.
over-to-you = À vous d’essayer.

## parts/learn/Steps

steps = Étapes

## parts/match/AboutMatch

the-rules-lower = les règles
ratings = Classement
this-match-counts = Cette partie compte.
this-match-does-not-count = Cette partie ne compte pas.
the-seed-of-the-shuffle = La graine du mélange
the-seal-on-the-shuffle = Le sceau du mélange
the-match-is-over-so = La partie est finie et la graine est publiée : chacun peut vérifier chaque tirage.
the-shuffle-was-fixed-before = Le mélange était fixé avant le premier coup ; en voici l’empreinte. À la fin, la graine est montrée et chaque tirage se vérifie.
check-it = Vérifier
a-link-to-watch-this = Un lien pour regarder cette partie
a-bot-goes-on-for = Un bot continue à sa place.

## parts/match/MatchMenu

the-browser-does-not-allow = Le navigateur ne permet pas les notifications ici.
thinking = Réflexion…
hint = Indice
undo = Annuler
more-actions = Plus
pace = Les coups des autres s’affichent
pace-instant = aussitôt
pace-quick = vite
pace-calm = calmement
sounds = Sons
sounds-off = aucun
sounds-quiet = discrets
sounds-full = forts
a-notification-at-my-turn = Une notification à mon tour
names-of-cells = Noms des cases
play-at-once-without-confirming = Jouer sans confirmer
leave-my-seat = Laisser ma place à un bot
resign = Abandonner
resign-ask = Abandonner ?
a-bot-goes = Un bot continue à votre place ; vous pourrez regarder.
the-match-ends = La partie s’arrête, et les autres gagnent.
leave-your-seat = Laisser votre place ?
a-bot-takes-your-seat = Un bot prend votre place pour de bon. Vous pourrez regarder.
leave-button = Laisser

## parts/match/Advice

our-search-would-play = Notre recherche jouerait, avec ces chances de finir premier :

## parts/match/Clock

d = j
time-left =
    { $seconds ->
        [300] Encore 5 minutes
        [60] Encore 1 minute
       *[other] Encore { $seconds } secondes
    }

## parts/match/ActionBar

your-move = Votre coup
take-back = Reprendre
confirm = Confirmer

## parts/match/Curtain

pass-the-screen-to = Passez l’écran à { $name }
everyone-else-looks-away = Les autres regardent ailleurs.
i-am = C’est moi, { $name }

## parts/match/FirstMatch

first-match = Votre première partie de ce jeu
new-to = Vous découvrez { $game } ?
in-brief = Les règles en bref

## parts/match/Log

what-happened = Déroulement
show-it-on-the-board = { $gain } : montrer sur le plateau
no-moves-yet = Aucun coup pour l’instant.

## parts/match/MoveEntry

write-a-move = Écrire un coup
moves-fit = { $fitting } coups possibles sur { $legal }
not-your-turn = Ce n’est pas votre tour
choose = Choisir

## parts/match/PlayerPanel

is-thinking = réfléchit
to-play = à vous
to-play-name = doit jouer
details-of = Détails : { $name }

## parts/match/Rematch

to-the-next-match = Vers la partie suivante
waiting-for-the-others = En attente des autres…
rematch = Revanche
a-level-up = Un niveau de plus : { $name }
a-level-down = Un niveau de moins : { $name }
the-lesson-of-this-game = La leçon
a-picture-to-share = Une image à partager
look-back = Revoir
# $count personnes, qui s’appellent $names
would-like-a-rematch =
    { $count ->
        [one] { $names } veut une revanche.
       *[other] { $names } veulent une revanche.
    }

## parts/match/RulesSheet

how-to-play = Comment se joue { $game }
the-goal = Le but
a-turn = Un tour
the-scoring = Le décompte

## parts/match/ScoreStrip

scores = Scores

## parts/match/Sidebar

players-and-what-happened = Joueurs et déroulement
the-match = La partie

## parts/match/TurnLine

enter-to-confirm-escape = Entrée pour confirmer · Échap pour reprendre
you-are-watching = Vous regardez.
the-result = Résultat

## parts/replay/Graph

chances-to-win-move = Chances de gagner, coup par coup

## parts/replay/Review

where-it-turned = Où tout a basculé
turning-point = Coup { $number }, { $name }
played-move = Joué
stronger-move = Plus fort
play-on-from-here = Rejouer d’ici
look-at-it = Voir ce moment
practise = S’exercer : { $title }
our-bots-can-look = Nos bots peuvent regarder chaque coup et dire lesquels ont décidé.
review-the-match = Analyser la partie
looking-at-the-moves = Coups examinés : { $done } sur { $total }
better-move = mieux : { $move }
no-move-lost-much = Aucun coup n’a coûté cher.
judgements-of-our-search-not = Des avis de notre recherche, pas des vérités.

## parts/replay/Shuffle

verify-the-shuffle = Vérifier le mélange
before-the-first-move = Avant le premier coup, le serveur a publié l’empreinte de sa graine secrète. La partie finie, la graine est publiée aussi : si son empreinte est la même, personne n’a choisi les tirages en cours de route.
check-it-here = Vérifier ici
published-before = Publiée avant
sha-256-of-the-seed = SHA-256 de la graine, calculé par votre navigateur
the-same = identique
not-the-same = différente
chance-of-the-deal = Hasard de la donne et des premiers coups
your-browser-computes-this-only = Votre navigateur ne calcule que sur une page sûre (https, ou cet ordinateur même).
played-again-by-the-server = Rejouée par le serveur
moves-and-draws = { $moves } coups, { $draws } tirages, chacun comme le dit la graine
trust-nobody-download-the-record = Ne croyez personne : téléchargez la partie et lancez « tesselle verify » chez vous.

## parts/studies/Histogram

median-and-quartiles = médiane { $median }, la moitié entre { $low } et { $high }
always = toujours { $value }

## lib/me

stone =
    { $number ->
        [1] Agate
        [2] Ambre
        [3] Améthyste
        [4] Basalte
        [5] Corail
        [6] Silex
        [7] Grenat
        [8] Jade
        [9] Jaspe
        [10] Lapis
        [11] Malachite
        [12] Nacre
        [13] Onyx
        [14] Opale
        [15] Perle
        [16] Porphyre
        [17] Quartz
        [18] Ardoise
        [19] Topaze
       *[20] Turquoise
    }

## parts/frame/places

replay-place = Revoir
score = Carnet

## parts/frame/NewVersion

a-new-version-is-ready = Une nouvelle version est prête

## parts/replay/OpenRecord

look-back-at-a-match = Revoir une partie
open-the-record = Ouvrez une partie enregistrée, ici ou par la bibliothèque : elle est rejouée et vérifiée sur cet appareil.
choose-a-file-or-drop = Choisissez un fichier, ou déposez-le ici
a-record-or-all-matches = une partie, ou toutes celles d’un autre appareil (JSON)

## lib/matchfiles

matches-taken-in-of = { $taken } parties sur { $matches } reprises ; les autres étaient déjà là.

## pages/Profile

my-profile = Mon profil
here-since = Ici depuis le { $date }
counted-on-this-device = D’après les parties gardées sur cet appareil.
bots-play-everywhere = Les bots jouent à bien des tables à la fois : leurs parties ne sont pas listées.

## parts/Exhibitions

bots-show-how = Les bots en démonstration
bots-play-each-other =
    { $count ->
        [one] Un bot joue seul
       *[other] { $count } bots jouent entre eux
    }

## parts/profile/ByBot

won-of-played = { $won } gagnées sur { $played }
not-met-yet = pas encore affronté
you-beat = Vous avez battu le niveau { $level }.
try-level = Essayer le niveau { $level }
play-against-a-bot-and = Jouez contre un bot : vos résultats face à chaque niveau seront comptés ici.
nothing-to-see-yet = Rien à voir pour l’instant.

## parts/profile/Figures

in-numbers = En chiffres
matches-played =
    { $count ->
        [one] partie finie
       *[other] parties finies
    }
matches-won =
    { $count ->
        [one] partie gagnée
       *[other] parties gagnées
    }
days-in-a-row =
    { $count ->
        [one] jour de suite
       *[other] jours de suite
    }
wins-in-a-row =
    { $count ->
        [one] victoire de suite
       *[other] victoires de suite
    }
longest = au plus : { $count }

## parts/profile/Lessons

lessons = Leçons
lesson-done = terminée
lesson-begun = étape { $step } atteinte
lesson-new = pas commencée
once-more = Encore une fois

## parts/profile/PastMatches

past-matches = Parties passées
on-this-device-lower = sur cet appareil
older-matches = Parties plus anciennes

## parts/profile/Ratings

after-rated-matches =
    { $count ->
        [one] après { $count } partie classée
       *[other] après { $count } parties classées
    }
as-measured = mesuré par notre arène
rated-matches-make-a-rating = Pas encore de classement. Les parties classées, contre des personnes ou des bots, en donnent un ; il y faut un compte.

## parts/profile/RatingCurve

rating-from-to = { $label } : classement de { $first } à { $last } en { $count } parties
as-a-table = En tableau
date = Date
