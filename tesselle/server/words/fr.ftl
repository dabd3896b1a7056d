# Ce que le serveur dit aux gens, surtout pourquoi il refuse quelque chose.

# Les demandes sans réponse ; $retry_after_s et $most_s sont des secondes.

unavailable = la base de données ne répond pas : { $fate } ; réessayez dans { $retry_after_s } s
fate-unknown = cela est peut-être fait, peut-être pas
fate-nothing = rien n’a été fait
not-signed-in = identifiez-vous : il faut un cookie de session ou un jeton valable
wrong-password = nom ou mot de passe incorrect
weak-password = ce mot de passe se devine facilement ; choisissez-en un plus long, par exemple quelques mots sans rapport entre eux
too-soon = trop vite : réessayez dans { $retry_after_s } s
too-fast = au plus { $rate } ; réessayez dans { $retry_after_s } s
too-many-connections = au plus { $most } connexions par adresse
too-many = trop d’essais : réessayez dans { $retry_after_s } s
not-http = il faut une requête HTTP lisible
too-late = la requête entière doit arriver en { $most_s } s
target-too-long = chemin et paramètres de { $most } octets au plus ; reçu { $got }
head-too-large = au plus { $most_fields } champs d’en-tête, de { $most } octets en tout
too-large = { $most } octets au plus
foreign-origin = il faut une page de ce serveur, ou d’une origine à laquelle il se fie
malformed = la requête n’a pas la forme attendue
internal = quelque chose a mal tourné ici ; le journal du serveur dit quoi
not-ready = « { $part } » ne répond pas

# Cela n'existe pas, ou pas pour tout le monde.

no-deck = pas de jeu de cartes { $id } que vous puissiez voir
no-match = pas de partie { $id } que vous puissiez voir
no-picture = pas d’image { $id } que vous puissiez voir
no-player = pas de joueur { $id } que vous puissiez voir
no-review-of-match = pas d’analyse de la partie { $id } que vous puissiez voir
no-session = aucune session { $id } à vous
no-table = pas de table { $id } que vous puissiez voir
no-token = pas de jeton { $id } que vous puissiez voir

# Les personnes.

someone-who-left = quelqu’un qui est parti
name-taken = le nom { $name } est pris ; changez-en
guest-without-password = il faut un compte ; un invité n’a pas de mot de passe
guest-expected = il faut un invité ; reçu le compte { $name }
guest-without-token = il faut un compte ; un invité montre sa session plutôt qu’un jeton
most-tokens = il faut moins de { $most } jetons ; révoquez-en un d’abord

# Les tables.

option-one-of-here = option { $option } : attendu ici : { $choices } ; reçu : { $got }
one-of-bots = un robot parmi { $known }
most-people = au plus { $most } personnes
one-person-each = il faut une seule personne par écran à une table classée
table-playing = il faut une table qui se remplit ; celle-ci joue déjà
table-closed = il faut une table qui se remplit ; celle-ci est close
was-closed = cette table a été fermée
only-the-host = seul l’hôte de la table peut le faire
not-oneself = il faut quelqu’un d’autre : pour partir vous-même, quittez la table
rated-stay = personne ne peut être renvoyé d’une partie classée
rated-no-undo = on ne revient sur aucun coup d’une partie classée contre des robots
sent-away = l’hôte vous a demandé de quitter cette table
free-seats = il faut que tous les sièges soient pris ; sont libres : { $seats }
seat-taken = il faut un siège libre ; quelqu’un y est déjà assis
table-full = plus de siège libre : la table est pleine
too-many-tables = vous avez déjà { $count } tables en attente de joueurs ({ $most } au plus) : lancez-en ou fermez-en une d’abord
too-many-matches = l’hôte a déjà { $count } parties en cours ({ $most } au plus) : il faut d’abord en terminer ou en abandonner une
too-many-of-bots = vous avez déjà { $count } parties entre bots en cours ({ $most } au plus) : attendez que l’une d’elles se termine
too-many-tables-here = votre adresse a déjà { $count } tables en attente de joueurs ({ $most } au plus) : lancez-en ou fermez-en une d’abord
too-many-matches-here = votre adresse a déjà { $count } parties en cours ({ $most } au plus) : finissez-en ou abandonnez-en une d’abord
too-many-of-bots-here = votre adresse a déjà { $count } parties entre bots en cours ({ $most } au plus) : attendez qu’une se termine

# Les parties, les analyses et les relectures.

still-playing = il faut une partie terminée ; celle-ci en est à l’événement { $seq }
wrong-seq = seq { $expected } attendu, { $got } reçu
id-reused = l’id { $id } désigne { $first } ; reçu avec { $asked }
key-reused = cette clé désigne une autre demande de votre part
done-before = cela vient d’être fait sous la même clé
match-over = la partie est terminée
time-is-up = votre temps est écoulé
time-left = le siège { $seat } a encore du temps
seat-up-to = un siège de 0 à { $last }
seat-of-yours = un de vos sièges { $seats }
seat-to-act = un siège qui doit jouer ({ $waiting })
seated-play = seuls ceux qui sont assis peuvent jouer
seated-act = seuls ceux qui sont assis peuvent faire cela dans une partie
seated-preview = seuls ceux qui sont assis peuvent demander ce que rapporte un coup
seated-hints = seuls ceux qui jouent reçoivent des conseils
without-hints = cette partie se joue sans conseils
nobody-waits = personne n’attend votre réponse
one-question = une question à la fois : la dernière est encore à l’étude
move-up-to = un coup de 1 à { $last }
event-up-to = un événement de 0 à { $last }
views-after-end = on ne voit avec les yeux des autres qu’après la fin
no-score-pad = { $game } n’a pas de feuille de score
no-positions = les positions de { $game } ne s’essaient pas
