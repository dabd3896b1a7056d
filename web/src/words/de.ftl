# Was die Seiten sagen.

## In several places

your-turn = Du bist dran
is-thinking-name = { $name } überlegt
against = gegen { $names }
you = Du
my-account = Mein Konto
in-the-lobby = In der Lobby
quiet-here-say-hello = Still hier. Sagst du Hallo?
learn = Lernen
learn-by-playing = Spielend lernen
the-rules = Die Regeln
board-of = Spielbrett von { $game }
setting-up-the-table = Der Tisch wird aufgebaut …
leaderboards = Ranglisten
the-leaderboard-is-not-available = Die Rangliste ist gerade nicht verfügbar.
the-board = Das Spielbrett
here = da
away = weg
learn-lower = lernen
sit-down = Hinsetzen
at-the-table = Am Tisch
a-word-to-the-others = Ein Wort an die anderen?
watch = Zuschauen
name = Name
close = Schließen
log-in = Anmelden
password = Passwort
download = Herunterladen
create-an-account = Konto anlegen
alone = allein
play-now = Jetzt spielen
finished = beendet
game = Spiel
clock = Bedenkzeit
go-on-button = Weiter
step-of = Schritt { $step } von { $steps }
about-this-match = Über diese Partie
watching =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }

## lib/api, lib/matchfiles, device/line

no-server = hier gibt es keinen Server: Dafür wird einer gebraucht
server-odd = der Server antwortet nicht, wie er sollte
unreadable-file = erwartet wird die Aufzeichnung einer Partie, oder Partien von einem anderen Gerät; diese Datei ist weder noch
not-kept-here = auf diesem Gerät gibt es keine solche Partie
cannot-keep = dieser Browser kann die Partie nicht behalten: Sein Speicher ist voll, beschädigt oder abgeschaltet
no-record-here = das ist keine Aufzeichnung einer Partie, die hier gespielt werden kann: Vielleicht ist sie abgeschnitten
kept-damaged = was dieser Browser von der Partie gespeichert hat, ist beschädigt ({ $found }); nichts wurde geändert
overtaken = in einem anderen Tab ging diese Partie weiter: So steht sie jetzt
device-lacking = dieser Browser kann Spiele nicht selbst ausführen: Ihm fehlen Worker oder WebAssembly
device-broken = dieses Spiel lässt sich auf diesem Gerät gerade nicht spielen ({ $error })

## lib/narration

has-chosen-in-secret = hat verdeckt gewählt
plays = spielt { $move }
your-turn-name = { $name }, du bist dran
are-thinking = { $names } überlegen
a-shared-victory = Geteilter Sieg
you-win = Du gewinnst!
wins = { $name } gewinnt
resigned = { $name } hat aufgegeben.
ran-out-of-time = { $name } hat die Zeit überschritten.
share-first-place = { $names } teilen sich den ersten Platz.
the-match-is-over = Die Partie ist zu Ende
resigns-bot-goes-on = gibt auf; { $bot } spielt weiter
resigns = gibt auf
leaves-the-seat-to = überlässt den Platz { $bot }
out-of-time-bot-goes-on = überschreitet die Zeit; { $bot } spielt weiter
runs-out-of-time = überschreitet die Zeit
asks-to-take-a-move = möchte einen Zug zurücknehmen
agrees = ist einverstanden
would-rather-go-on = möchte lieber weiterspielen
goes-moves-back = geht { $count } Züge zurück
goes-one-move-back = geht einen Zug zurück

## lib/opponents

among-ourselves = unter uns

## lib/shelf

someone-who-left = Jemand, der gegangen ist
level = Stufe { $level }

## lib/terms

seconds-a-move = { $seconds } s pro Zug
days-a-move =
    { $days ->
        [one] { $days } Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
minutes-and-seconds-a-move = { $minutes } min + { $seconds } s pro Zug
no-clock = Ohne Uhr
clock-none = Keine
clock-quick = 5 min + 10 s
clock-calm = 15 min + 20 s

## lib/toasts

the-server-does-not-answer = Der Server antwortet nicht. Versuch es gleich noch einmal.
this-could-not-be-loaded = Das konnte nicht geladen werden. Hast du Netz? Versuch es gleich noch einmal.

## lib/words

on-its-way = Unterwegs …
# $kind: welche Art von Ordnungszahl die Sprache kennt
ordinal =
    { $kind ->
       *[other] { $place }.
    }

## pages/Account

your-account-on-this-server = Dein Konto auf diesem Server.
you-play-as-a-guest = Du spielst als Gast: { $name }
choose-a-name-or-play = Wähl einen Namen, oder spiel gleich los: Wir finden einen für dich.
you-are-logged-out-everywhere = Du bist überall abgemeldet.
who-are-you = Wer bist du?
sessions = Sitzungen
lost-a-device-log-out = Ein Gerät verloren? Melde dich überall ab.
this-browser = dieser Browser
last-used-on = zuletzt benutzt am { $date }
end-this-session = Beenden
unknown-browser = unbekannter Browser
log-out-everywhere = Überall abmelden

## pages/Home

tagline-title = vier Mosaikspiele, ein Tisch
tagline = Vier Mosaikspiele, ein Tisch.
play-at-once-against = Spiel sofort gegen einen Bot, lade deine Freunde mit einem Link ein, oder hol deine Schachtel heraus und lass Tesselle die Punkte zählen.
play-at-once-against-a-bot = Spiel sofort gegen einen Bot oder mit anderen an diesem Bildschirm, auch ohne Netz; oder hol deine Schachtel heraus und lass Tesselle die Punkte zählen.
with-friends-elsewhere = Mit Freunden anderswo
tables-for-people-on-several = Tische für mehrere Geräte gibt es auf einem Server:

## pages/Learn

lesson-finished = ✓ Lektion beendet
step-go-on = Schritt { $step }: weiter
about-ten-steps = etwa zehn Schritte
read-the-rules = Regeln lesen
ten-small-positions-for-each = Zu jedem Spiel etwa zehn kleine Stellungen: Probier sie aus und sieh, was sie bringen. Dann spiel.

## pages/Match

the-others-are-playing = Die anderen sind dran.
your-choice = Deine Wahl:
choose-your-move = Wähl deinen Zug auf dem Spielbrett.
your-turn-title = ● Du bist dran
this-game-has-no-board = Dieses Spiel hat noch kein Spielbrett: Schreib deine Züge.
you-asked-to-take-your = Du möchtest deinen Zug zurücknehmen. Die anderen müssen einverstanden sein.
would-like-to-take = möchte einen Zug zurücknehmen.
agree = Einverstanden

## parts/pad

pad-players = Mitspielende
add-a-player = Noch jemand
name-of-player = Name von Spieler { $number }
remove-this-player = { $name } entfernen

## pages/Pad

score-pad = Wertungsblock
the-link-is-copied = Der Link ist kopiert.
the-link-is-above = Der Link steht in der Adresszeile: Kopier ihn von dort.
playing-with-the-real-box = Ihr spielt mit der echten Schachtel? Gib ein, was auf dem Tisch liegt, und sieh jeden Punkt gezählt.
new-count = Neue Wertung
share-this-table = Diesen Tisch teilen
a-new-count = Neue Wertung?
this-clears-what = Damit wird gelöscht, was auf dem Block steht.
clear-the-pad = Block leeren

## pages/Players

two-players = Zu zweit
three-and-more = Ab drei
games = Spiele
tables-of = Tische
place = Platz
player = Name
matches = Partien
rating = Wertung
certain = Sicher
nobody-is-rated-yet = Noch hat niemand eine Wertung in { $game }. Gewertete Partien spielt man mit einem Konto: Wähl „Gewertete Partie“, wenn du einen Tisch eröffnest.
two-players-glicko-2-more = Zu zweit: Glicko-2; ab drei: Plackett–Luce. Geordnet wird nach dem, was sicher ist: Wertung minus zweimal ihre Unsicherheit. Bots werden gewertet wie Menschen.
against-bots-heading = Gegen Bots
against-bots-glicko-2 = Ein Mensch gegen Bots, nach Glicko-2. Die Bots stehen, wo unsere Arena sie gemessen hat, und bewegen sich nicht; diese Wertungen mischen sich nicht mit denen unter Menschen.

## pages/Replay

replay = Rückblick
the-start-of-the-match = Der Anfang der Partie.
to-the-beginning = Zum Anfang
one-step-back = Einen Schritt zurück
moment-of-the-match = Zeitpunkt der Partie
one-step-on = Einen Schritt weiter
play-by-itself = Von selbst abspielen
to-the-end = Zum Ende
next = Als Nächstes:
better-says-our-search = Besser, sagt unsere Suche: { $move }.
share-or-save = Teilen oder speichern
a-link-to-this-moment = Link zu diesem Moment
record-of-the-match = Aufzeichnung der Partie
a-link-that-holds-this = Link, der die ganze Partie enthält

## pages/Rules

rules = Regeln
other-games = Andere Spiele
contents = Inhalt
notation = Schreibweise
notation-about = Wie Züge, Stellungen und Aufzeichnungen geschrieben werden
back-to-the-rules = Zurück zu den Regeln

## pages/Studies

studies = Studien
seat-number = Platz { $seat }
one-against-other = { $one } gegen { $other }
against-greedy-players = gegen gierige Bots
against-one-step-players = gegen Ein-Zug-Bots
what-our-bots-found-out = Was unsere Bots herausfanden, als sie gegeneinander spielten. Ein Balken ist ein Anteil erster Plätze, die dünne Linie sein 95-%-Intervall, der senkrechte Strich das, was Gleichstarke bekämen. Jede Studie lässt sich mit dem Befehl darunter wiederholen.
does-the-seat-matter = Kommt es auf den Platz an?
first-places-by-seat = Erste Plätze nach Sitzplatz
matches-of-one-step-players = { $matches } Partien von Ein-Zug-Bots gegen sich selbst
points = Punkte
events-in-a-match = Ereignisse einer Partie
what-is-skill-worth = Was ist Können wert?
each-level-against-the-one = Jede Stufe gegen die darunter
how-good-is-the-best = Wie gut ist der Beste?
level-6-among-greedy-players = Stufe 6 unter gierigen Bots
one-bot-of-level-6 = Ein Bot der Stufe 6 an einem Tisch mit anderen. Gierige nehmen so viele Punkte, wie gerade zu haben sind; Ein-Zug-Bots spielen, was nach allem, was unsere Bots vom Spiel wissen, am besten aussieht.
play-it-again = Studie wiederholen

## pages/Table

you-lower = du
at-your-screen = an deinem Bildschirm
at-the-hosts-screen = am Bildschirm des Gastgebers
a-table-of = Ein Tisch { $game }
the-host-has-left = Der Gastgeber ist gegangen: Der Tisch ist geschlossen.
opened-by = eröffnet von { $name }
remove = Entfernen
free = frei
who-sits-at-seat = Wer sitzt auf Platz { $seat }
seat-somebody = Besetzen
somebody-beside-me = Jemand neben mir …
a-bot = Ein Bot
move-here = Hierher wechseln
invite-your-friends-with-this = Lade deine Freunde mit diesem Link ein
begin = Beginnen
begins-the-match = { $name } beginnt die Partie.
waiting-for-players = Warten auf Mitspieler …
close-the-table = Tisch schließen
stand-up = Aufstehen
the-match-begins-when-every = Die Partie beginnt, sobald alle Plätze besetzt sind.
how-we-play = So spielen wir
colon = :
rated = Gewertet
not-rated = Nicht gewertet
hints-allowed = Tipps erlaubt
no-hints = Ohne Tipps
sit-here = Hier hinsetzen
send-away = { $name } entfernen
send-away-ask = { $name } vom Tisch entfernen?
who-is-sent-away = Der Platz wird frei. Wer entfernt wurde, kann sich an diesen Tisch nicht mehr setzen.

## pages/Trouble

this-tile-is-missing = Dieses Plättchen fehlt.
something-went-wrong = Etwas ist schiefgegangen.
there-is-nothing-at-this = Unter dieser Adresse gibt es nichts, oder sie ist nur für Eingeladene. Hat dir jemand den Link geschickt, dann bitte um den ganzen.
the-page-could-not-be = Die Seite konnte nicht angezeigt werden. Meist hilft es, sie neu zu laden.
reload = Neu laden
back-home = Zur Startseite
this-match-cannot-go = Diese Partie kann hier nicht weitergehen.
save-it-as-a-file = Als Datei speichern

## pages/Watch

matches-at-open-tables-as = Partien an offenen Tischen, während sie gespielt werden. Du siehst, was alle sehen, nie eine Hand.

## parts/Ask

no-go-on = Nein, weiter

## parts/Chat

you-no-longer-see = Was { $name } schreibt, siehst du nicht mehr.
mute = { $name } stummschalten
say-something = Sag etwas
send = Senden

## parts/Companion

somebody-beside-you = Jemand neben dir
plays-at-this-screen = Spielt an diesem Bildschirm, im Wechsel mit dir
seat-them-here = Hier hinsetzen

## parts/InviteLink

the-link-is-copied-send = Der Link ist kopiert: Schick ihn deinen Freunden.
copy-the-selected-link = Kopiere den markierten Link.
copy = Kopieren
share = Teilen
qr-code = QR-Code
qr-code-of = QR-Code: { $label }
only-this-machine-reaches = Nur dieser Computer erreicht diese Adresse. Damit andere hereinkommen, starte den Server mit

## parts/account/LogIn

welcome-back = Willkommen zurück, { $name }.

## parts/account/MyData

leave = gehen
goodbye-what-was-stored-about = Mach’s gut. Was über dich gespeichert war, liegt in deinen Downloads.
my-data = Meine Daten
everything-stored-about-you-as = Alles, was über dich gespeichert ist, als eine Datei.
leave-for-good = Für immer gehen
your-name-password-ratings = Dein Name, dein Passwort, deine Wertungen und Nachrichten werden gelöscht; Partien bleiben für die anderen lesbar, unter „Jemand, der gegangen ist“. Das lässt sich nicht rückgängig machen.
type-to-confirm = Zum Bestätigen „{ $word }“ eintippen

## parts/account/Password

the-password-is-changed = Das Passwort ist geändert, alle anderen Sitzungen sind beendet.
change-it = Ändern
current-password = Bisheriges Passwort
new-password-at-least-8 = Neues Passwort (mindestens 8 Zeichen)

## parts/account/Rename

you-are-now = Du heißt jetzt { $name }.
my-name = Mein Name
what-the-others = So sehen dich die anderen am Tisch.
take-this-name = Namen übernehmen

## parts/account/SignUp

welcome = Willkommen, { $name }.
a-name-and-a-password = Ein Name und ein Passwort, sonst nichts. Deine Partien als Gast bleiben deine.
create = Anlegen
password-at-least-8-characters = Passwort (mindestens 8 Zeichen)

## parts/account/Standing

with-two-players = zu zweit
with-three-or-more = ab drei
my-results = Meine Ergebnisse
the-matches-you-finish-are = Hier werden die Partien gezählt, die du zu Ende spielst.
played-and-won = { $pool }: { $played } gespielt, { $won } gewonnen
results = Ergebnisse
against-bots = gegen Bots

## parts/account/Tokens

tokens-for-programs = Schlüssel für Programme
a-program-that-has-one = Ein Programm mit Schlüssel spielt in deinem Namen. Er wird nur einmal gezeigt.
make-a-token = Schlüssel anlegen
revoke = Widerrufen
what-it-is-for = Wofür er ist

## parts/frame/Footer

a-home-for-four-tile = Ein Zuhause für vier Legespiele, frei und offen.
our-pictures-words-and-readings = Bilder, Wörter und Regeltexte sind unsere eigenen. Die Namen sagen, nach welchen Regeln gespielt wird; wir gehören zu keinem der Autoren oder Verlage.
the-games-and-their-authors = Die Spiele und ihre Autoren
more = Mehr
around-here = Hier
for-programs-the-api = Für Programme: die API
kept-on-this-device = ✓ Auf diesem Gerät gespeichert: öffnet sich ohne Netz.
tables-with-others = Tische mit anderen

## parts/frame/Header

tesselle-home = Tesselle, Startseite
main = Hauptmenü

## parts/frame/LanguageSwitch

language = Sprache

## parts/frame/LineBanner

the-connection-to-the-server = Die Verbindung zum Server ist unterbrochen. Wir versuchen es weiter; nichts geht verloren.
connected-again = Wieder verbunden.

## parts/frame/MeMenu

guest = Gast
see-you-soon = Bis bald.
you-name = Du: { $name }
log-out = Abmelden
you-play-as-a-guest-an = Du spielst als Gast. Ein Konto behält deine Partien und Wertungen, auf jedem Gerät.
choose-a-name = Namen wählen

## parts/frame/SkipLink

skip-to-content = Zum Inhalt springen

## parts/frame/Tabs

sections = Bereiche

## parts/frame/ThemeSwitch

switch-to-light = Zu Hell wechseln
switch-to-dark = Zu Dunkel wechseln

## parts/home/GameCard

seats-against = { $seats } Plätze, gegen { $names }
players-and-minutes = { $seats } Spieler · { $minutes } min
more-ways-to-play = { $game } anders spielen

## parts/home/HereMatches

with = mit { $names }
on-this-device = Auf diesem Gerät
go-on = weiter
delete-the-match-of = Partie { $game } löschen
delete-this-match = Diese Partie löschen?
it-is-kept-nowhere-else = Sie ist sonst nirgends gespeichert. Lade vorher ihre Aufzeichnung herunter, wenn du sie behalten willst.
delete = Löschen
all-and-files = Alle, und Dateien
save-all-as-a-file = Alle als Datei speichern
this-browser-cannot-read-what = Dieser Browser kann nicht lesen, was er gespeichert hat: Sein Speicher ist beschädigt oder abgeschaltet. Nichts ist gelöscht.

## parts/home/Leaders

leaderboard = Rangliste
nobody-is-rated-here-yet = Noch hat hier niemand eine Wertung. Gewertete Partien brauchen ein Konto.
the-whole-list = Die ganze Liste

## parts/home/MyMatches

my-matches = Meine Partien
nothing-yet-your-matches-will = Noch nichts. Hier stehen bald deine Partien.
your-turn-lower = du bist dran
waiting-for-players-lower = wartet auf Mitspieler
to-the-table = zum Tisch

## parts/home/OpenTables

seated = { $taken } von { $seats } besetzt
open-tables = Offene Tische
no-table-is-waiting = Kein Tisch wartet auf Mitspieler. Du kannst auf der Startseite bei jedem Spiel einen eröffnen.

## parts/home/PlaySheet

bots = Bots
friends = Freunde
at-this-screen = Am Bildschirm
play-with = Spielen mit
players-including-you = Spieler, mit dir
one-player-alone = 1, allein
who-else-sits-here = Wer sitzt noch hier? Ein Platz ohne Namen gehört einem Bot.
name-at-seat = Name auf Platz { $seat }
seat-heading = Platz { $seat }
how-strong = Wie stark
on-this-device-nothing-leaves = Auf diesem Gerät: Nichts verlässt es, und es geht ohne Netz
who-may-come = Wer kommen darf
with-the-link = Mit dem Link
anybody = Alle
link-no-audience = Link, ohne Publikum
rated-match-without-hints = Gewertete Partie, ohne Tipps
rated-to-the-end =
    Sie zählt bis zum Ende: Wer aufgibt oder { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } nicht zieht, hat verloren.
open-the-table = Tisch eröffnen
play = Spielen

## parts/home/PlayingTables

to-watch = Zum Zuschauen
no-open-match-is-being = Gerade wird keine offene Partie gespielt.

## parts/learn/Figure

try-it = In der Lektion ausprobieren

## parts/learn/Finish

you-know-how-to-play = Du kannst spielen.
the-rest-comes = Der Rest kommt am Tisch.
another-game = Ein anderes Spiel

## parts/learn/Lesson

player-number = Spieler { $seat }
finish = Beenden
skip-this-step = Schritt überspringen

## parts/learn/Outcome

not-this-one-look-again = Der nicht. Schau noch einmal hin und versuch einen anderen Zug.
over-to-you = Jetzt du.

## parts/learn/Steps

steps = Schritte

## parts/match/AboutMatch

the-rules-lower = die Regeln
ratings = Wertungen
this-match-counts = Diese Partie zählt.
this-match-does-not-count = Diese Partie zählt nicht.
the-seed-of-the-shuffle = Der Startwert der Mischung
the-seal-on-the-shuffle = Das Siegel der Mischung
the-match-is-over-so = Die Partie ist zu Ende und der Startwert veröffentlicht: Alle können jede Ziehung nachprüfen.
the-shuffle-was-fixed-before = Die Mischung stand vor dem ersten Zug fest; das ist ihr Fingerabdruck. Am Ende wird der Startwert gezeigt, und jede Ziehung lässt sich nachprüfen.
check-it = Nachprüfen
a-link-to-watch-this = Link zum Zuschauen
a-bot-goes-on-for = An ihrer Stelle spielt ein Bot weiter.

## parts/match/MatchMenu

the-browser-does-not-allow = Der Browser erlaubt hier keine Benachrichtigungen.
thinking = Überlegt …
hint = Tipp
undo = Rückgängig
more-actions = Mehr
pace = Was andere tun, erscheint
pace-instant = sofort
pace-quick = zügig
pace-calm = ruhig
sounds = Töne
sounds-off = aus
sounds-quiet = leise
sounds-full = laut
a-notification-at-my-turn = Eine Nachricht, wenn ich dran bin
names-of-cells = Namen der Felder
play-at-once-without-confirming = Ohne Bestätigung spielen
leave-my-seat = Platz einem Bot überlassen
resign = Aufgeben
resign-ask = Aufgeben?
a-bot-goes = Ein Bot spielt für dich weiter; du kannst zuschauen.
the-match-ends = Die Partie endet, und die anderen gewinnen.
leave-your-seat = Deinen Platz verlassen?
a-bot-takes-your-seat = Ein Bot übernimmt deinen Platz endgültig. Du kannst weiter zuschauen.
leave-button = Verlassen

## parts/match/Advice

our-search-would-play = Unsere Suche würde so spielen, mit diesen Chancen auf Platz 1:

## parts/match/Clock

d = T
time-left =
    { $seconds ->
        [300] noch 5 Minuten
        [60] noch 1 Minute
       *[other] noch { $seconds } Sekunden
    }

## parts/match/ActionBar

your-move = Dein Zug
take-back = Zurück
confirm = Bestätigen

## parts/match/Curtain

pass-the-screen-to = Gib den Bildschirm an { $name }
everyone-else-looks-away = Alle anderen schauen weg.
i-am = Ich bin { $name }

## parts/match/FirstMatch

first-match = Deine erste Partie dieses Spiels
new-to = { $game } ist neu für dich?
in-brief = Die Regeln in Kürze

## parts/match/Log

what-happened = Was geschah
show-it-on-the-board = { $gain }: auf dem Spielbrett zeigen
no-moves-yet = Noch keine Züge.

## parts/match/MoveEntry

write-a-move = Zug schreiben
moves-fit = { $fitting } von { $legal } Zügen passen
not-your-turn = Du bist nicht dran
choose = Wählen

## parts/match/PlayerPanel

is-thinking = überlegt
to-play = am Zug
to-play-name = am Zug
details-of = Mehr über { $name }

## parts/match/Rematch

to-the-next-match = Zur nächsten Partie
waiting-for-the-others = Warten auf die anderen …
rematch = Revanche
a-level-up = Eine Stufe höher: { $name }
a-level-down = Eine Stufe tiefer: { $name }
the-lesson-of-this-game = Die Lektion
a-picture-to-share = Ein Bild zum Teilen
look-back = Rückblick
# $count Personen, die $names heißen
would-like-a-rematch =
    { $count ->
        [one] { $names } möchte eine Revanche.
       *[other] { $names } möchten eine Revanche.
    }

## parts/match/RulesSheet

how-to-play = So geht { $game }
the-goal = Das Ziel
a-turn = Ein Zug
the-scoring = Die Wertung

## parts/match/ScoreStrip

scores = Punktestand

## parts/match/Sidebar

players-and-what-happened = Mitspieler und Verlauf
the-match = Die Partie

## parts/match/TurnLine

enter-to-confirm-escape = Enter bestätigt · Escape nimmt zurück
you-are-watching = Du schaust zu.
the-result = Ergebnis

## parts/replay/Graph

chances-to-win-move = Gewinnchancen, Zug um Zug

## parts/replay/Review

where-it-turned = Wo es kippte
turning-point = Zug { $number }, { $name }
played-move = Gespielt
stronger-move = Stärker
play-on-from-here = Von hier weiterspielen
look-at-it = Ansehen
practise = Üben: { $title }
our-bots-can-look = Unsere Bots können jeden Zug ansehen und sagen, welche entscheidend waren.
review-the-match = Partie analysieren
looking-at-the-moves = Züge werden angesehen: { $done } von { $total }
better-move = besser: { $move }
no-move-lost-much = Kein Zug hat viel gekostet.
judgements-of-our-search-not = Einschätzungen unserer Suche, keine Wahrheiten.

## parts/replay/Shuffle

verify-the-shuffle = Mischung nachprüfen
before-the-first-move = Vor dem ersten Zug hat der Server einen Fingerabdruck seines geheimen Startwerts veröffentlicht. Jetzt, nach der Partie, ist auch der Startwert veröffentlicht: Ist sein Fingerabdruck derselbe, hat niemand die Ziehungen unterwegs ausgesucht.
check-it-here = Hier nachprüfen
published-before = Vorher veröffentlicht
sha-256-of-the-seed = SHA-256 des Startwerts, von deinem Browser berechnet
the-same = gleich
not-the-same = nicht gleich
chance-of-the-deal = Zufall beim Austeilen und bei den ersten Zügen
your-browser-computes-this-only = Dein Browser berechnet das nur auf sicheren Seiten (https oder dieser Rechner selbst).
played-again-by-the-server = Vom Server nachgespielt
moves-and-draws = { $moves } Züge, { $draws } Ziehungen, alle wie vom Startwert bestimmt
trust-nobody-download-the-record = Trau niemandem: Lade die Aufzeichnung herunter und starte bei dir „tesselle verify“.

## parts/studies/Histogram

median-and-quartiles = Median { $median }, die Hälfte von { $low } bis { $high }
always = immer { $value }

## lib/me

stone =
    { $number ->
        [1] Achat
        [2] Bernstein
        [3] Amethyst
        [4] Basalt
        [5] Koralle
        [6] Feuerstein
        [7] Granat
        [8] Jade
        [9] Jaspis
        [10] Lapis
        [11] Malachit
        [12] Perlmutt
        [13] Onyx
        [14] Opal
        [15] Perle
        [16] Porphyr
        [17] Quarz
        [18] Schiefer
        [19] Topas
       *[20] Türkis
    }

## parts/frame/places

replay-place = Rückblick
score = Block

## parts/frame/NewVersion

a-new-version-is-ready = Eine neue Version ist da

## parts/replay/OpenRecord

look-back-at-a-match = Rückblick auf eine Partie
open-the-record = Öffne die Aufzeichnung einer Partie, hier oder mit der Bibliothek gespeichert: Sie wird auf diesem Gerät nachgespielt und geprüft.
choose-a-file-or-drop = Datei wählen oder hier ablegen
a-record-or-all-matches = eine Aufzeichnung, oder alle Partien eines anderen Geräts (JSON)

## lib/matchfiles

matches-taken-in-of = { $taken } von { $matches } Partien übernommen; die anderen waren schon da.

## pages/Profile

my-profile = Mein Profil
here-since = Dabei seit { $date }
counted-on-this-device = Gezählt aus den Partien, die dieses Gerät behält.
bots-play-everywhere = Bots spielen an vielen Tischen zugleich: Ihre Partien stehen hier nicht.

## parts/Exhibitions

bots-show-how = Bots machen es vor
bots-play-each-other =
    { $count ->
        [one] Ein Bot spielt allein
       *[other] { $count } Bots spielen gegeneinander
    }

## parts/profile/ByBot

won-of-played = { $won } von { $played } gewonnen
not-met-yet = noch nicht begegnet
you-beat = Du hast Stufe { $level } geschlagen.
try-level = Stufe { $level } versuchen
play-against-a-bot-and = Spiel gegen einen Bot, und hier wird gezählt, wie es dir gegen jede Stufe ergeht.
nothing-to-see-yet = Noch gibt es nichts zu sehen.

## parts/profile/Figures

in-numbers = In Zahlen
matches-played =
    { $count ->
        [one] Partie beendet
       *[other] Partien beendet
    }
matches-won =
    { $count ->
        [one] Partie gewonnen
       *[other] Partien gewonnen
    }
days-in-a-row =
    { $count ->
        [one] Tag in Folge
       *[other] Tage in Folge
    }
wins-in-a-row =
    { $count ->
        [one] Sieg in Folge
       *[other] Siege in Folge
    }
longest = am längsten: { $count }

## parts/profile/Lessons

lessons = Lektionen
lesson-done = geschafft
lesson-begun = bis Schritt { $step }
lesson-new = nicht begonnen
once-more = Noch einmal

## parts/profile/PastMatches

past-matches = Vergangene Partien
on-this-device-lower = auf diesem Gerät
older-matches = Ältere Partien

## parts/profile/Ratings

after-rated-matches =
    { $count ->
        [one] nach { $count } gewerteter Partie
       *[other] nach { $count } gewerteten Partien
    }
as-measured = wie in unserer Arena gemessen
rated-matches-make-a-rating = Noch keine Wertung. Gewertete Partien, gegen Menschen oder Bots, geben eine; sie brauchen ein Konto.

## parts/profile/RatingCurve

rating-from-to = { $label }: Wertung von { $first } bis { $last } über { $count } Partien
as-a-table = Als Tabelle
date = Datum
