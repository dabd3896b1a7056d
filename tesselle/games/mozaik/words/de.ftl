# Was MozaiK sagt. Gruppen und Reihenfolge sind die von en.ftl.
# „[legt|lege]“: zwei Formen eines Verbs, nach einem Namen und als Rat.

## Rules

about = Leg neun Bilder so ins Quadrat, dass sie zu den Wörtern ringsum passen.

# Die Optionen.
option-judge = wer sagt, dass ein Wort zu einem Bild passt: das Deck oder die Leute am Tisch
option-judge-deck = das Deck
option-judge-table = der Tisch, wie im Original
option-colours = mit den Farbwörtern spielen; ohne sie bei Farbenblindheit
option-colours-true = mit Farben
option-colours-false = ohne
option-deck = das Deck aus Bildern und Wörtern

# Züge in Worten.
chooses = [wählt|wähle] Bild { $image }
lays = [legt|lege] Bild { $image } { $place }
places = { $lays } und „{ $word }“ { $place }
buys = [kauft|kaufe] „{ $word }“ und [legt|lege] es { $place }
pays-for-pictures = [zahlt|zahle] einen Edelstein für drei neue Bilder
discards-two = [wirft|wirf] zwei Bilder ab und [zieht|ziehe] drei
keeps = [behält|behalte] beide Bilder
keeps-and-draws = [behält|behalte] beide Bilder und [zieht|ziehe] eines
ends-turn = [beendet|beende] den Zug
claims = [behauptet|behaupte] { $pairs }
claims-none = [behauptet|behaupte] kein Paar
disputes = [bezweifelt|bezweifle] { $pairs }
disputes-none = [lässt|lass] alles gelten
pair = „{ $word }“ für Bild { $image }
pairs = „{ $word }“ für die Bilder { $images }

# Wo ein Feld ist.
place-a1 = oben links
place-a2 = oben in der Mitte
place-a3 = oben rechts
place-b1 = links in der Mitte
place-b2 = in der Mitte
place-b3 = rechts in der Mitte
place-c1 = unten links
place-c2 = unten in der Mitte
place-c3 = unten rechts

# Was ein Zug bringt.
then-claim = dann sagst du, welche Bilder passen
if-agreed = wenn der Tisch einverstanden ist
ends-here = für ein Wort bliebe kein Edelstein: Hier endet die Partie
perfect-line = perfekte Linie
new-pictures = drei neue Bilder
price-of-word = Preis des Wortes
two-discarded = zwei Bilder abgeworfen

decided-points = { $mine } gegen { $theirs }
decided-discards = gleich mit { $points }; dann weniger Bilder abgeworfen: { $mine } gegen { $theirs }
decided-perfect = gleich mit { $points }; dann perfekte Linien: { $mine } gegen { $theirs }
decided-level = je { $points }, und auch sonst gleich

# Die Zeilen einer Wertung, und wie ihre Summe heißt.
word-at-end = { $word }, { $place }
images-of-three = { $number } von 3 Bildern
gems-left =
    { $number ->
        [one] { $number } Edelstein übrig
       *[other] { $number } Edelsteine übrig
    }
discarded-images =
    { $number ->
        [one] { $number } abgeworfenes Bild
       *[other] { $number } abgeworfene Bilder
    }
less-for-pairs = je zwei kosten 1 Punkt
perfect-lines = perfekte Reihen und Spalten, bei Gleichstand: { $number } (R9)
band-51 = über 50: ein Meisterwerk
band-46 = 46 bis 50: glänzend
band-40 = 40 bis 45: sehr gut
band-30 = 30 bis 39: auf gutem Weg
band-0 = unter 30: Das nächste Raster wird besser

# Worauf jeder Schritt wartet, wie man es tippt: nach „erwartet“ und „jetzt ist dran“.
typed-pick = ein Bild deiner Hand, wie image 17
typed-place = ein Wort, sein Ende und ein Feld, wie lune a< b2
typed-claim = die Paare, die du behauptest, wie claim lune:17, oder claim -
typed-dispute = die Paare, die du bezweifelst, wie dispute lune:17, oder dispute -
typed-draw = keep oder renew
typed-image = ein Bild und ein Feld, wie image 17 b2, oder renew
typed-words = ein Wort und ein Ende, wie lune a<, renew oder done
typed-over = nichts: Die Partie ist zu Ende

# Warum ein Zug nicht gespielt werden darf.
match-over = die Partie ist zu Ende
not-your-turn = Platz { $seat } ist dran (R3)
not-now = jetzt ist dran: { $expected }
already-chosen = dein Bild ist schon gewählt (R2)
already-answered = du hast schon geantwortet, oder es ist deine eigene Behauptung (R12)
too-few-images = zum Erneuern braucht es { $needed } Bilder, { $left } sind übrig (R6, R20)
no-gem-to-renew = Erneuern kostet einen Edelstein, und du hast keinen (R20)
no-gem-for-word = ein Wort kostet einen Edelstein, und du hast keinen (R17)
first-buy = kauf zuerst ein Wort (R17, R21)
not-in-hand = Bild { $image } ist nicht auf deiner Hand ({ $hand })
cell-taken = auf { $cell } liegt schon Bild { $image } (R4, R17)
end-taken = { $place } liegt schon { $word }: ein Wort für jedes Ende (R4)

# Züge, die sich nicht lesen lassen.
no-such-image = erwartet: die Nummer eines Bildes, 1 bis { $last }; gekommen: { $number }
open-word = ein offenes Wort ({ $words })
open-word-of-none = ein offenes Wort (keines ist offen)
pairs-among = Paare aus { $pairs }, oder - für keines

# Stellungen, die sich nicht lesen lassen: was erwartet wird, und was kam.
seats-behind-bars = 1 bis { $most } Plätze hinter Strichen
fields-among = Felder aus { $names }
among = { $field } aus { $names }
from-to = { $field } von { $low } bis { $high }
once = { $what } einmal
word-once = Wort { $word } einmal
image-once = Bild { $image } einmal
it-twice = zweimal
one-image-on = ein Bild auf { $cell }
one-word-at = ein Wort bei { $end }
two = zwei
nothing-given = nichts
deck-form = deck=Name:16 Hexadezimalziffern
deck-loaded = ein geladenes Deck
deck-of-digest = Deck { $deck } mit der Prüfsumme { $digest }
image-of-deck = ein Bild des Decks { $deck }
only-alone = { $field } nur bei 1 Platz
seats = { $number } Plätze
at-most-open = höchstens { $most } offene Wörter
word-in-play = ein Wort im Spiel
word-at = ein Wort bei { $end }
matches-after = Treffer wie 13 oder - nach { $end }:
open-word-and-image = ein offenes Wort und ein Bild des Rasters
rulings-need-table = erwartet: judge=table und ein Platz mit cell, end oder rulings
no-dispute-of = kein Zweifel von Platz { $seat }

# Stellungen, die im Spiel nicht vorkommen: was erwartet wird, und was kam.
none = keine
one = eine
seat = Platz { $seat }
turn = Zug { $number }
step-of-seats = ein Schritt für diese Zahl von Plätzen
table-for-claims = judge=table für Behauptungen
seat-to-move = ein Platz am Zug, außer in den Schritten pick und over
round-when-over = Runde { $last } am Ende
no-last-draw = kein Ziehen in der letzten Runde (R6)
grid-images =
    { $number ->
        [one] { $number } Bild im Raster von Platz { $seat }
       *[other] { $number } Bilder im Raster von Platz { $seat }
    }
grid-words =
    { $number ->
        [one] { $number } Wort im Raster von Platz { $seat }
       *[other] { $number } Wörter im Raster von Platz { $seat }
    }
untaken-words =
    { $number ->
        [one] { $number } Wort, das niemand nahm
       *[other] { $number } Wörter, die niemand nahm
    }
open-words =
    { $number ->
        [one] { $number } offenes Wort
       *[other] { $number } offene Wörter
    }
fewer-picks = weniger als { $seats } gewählte Bilder beim Wählen (R2)
picks = { $number } gewählte Bilder
pick-in-grid = das gewählte Bild von Platz { $seat } in seinem Raster (R3)
pick-out-of-grid = das gewählte Bild von Platz { $seat } außerhalb seines Rasters (R3)
hand-images =
    { $number ->
        [one] { $number } Bild auf der Hand von Platz { $seat }, mit dem gewählten
       *[other] { $number } Bilder auf der Hand von Platz { $seat }, mit dem gewählten
    }
even-discards = eine gerade Zahl abgeworfener Bilder von Platz { $seat }, höchstens { $most }
match-on = ein Treffer auf Stelle { $place } von { $end }, Platz { $seat }
no-match-on = kein Treffer auf Stelle { $place } von { $end }, Platz { $seat }
cards-waiting = cell und end, solange Paare auf ein Urteil warten, und nur dann
claimed-in-dispute = behauptete Paare im Schritt dispute, und nur dann
rulings-of-turn = nur Urteile eines laufenden Zuges (R13)
both-cell-and-end = cell und end zusammen
one-of-them = eines davon
picked-on-cell = das gewählte Bild auf cell
seat-unanswered = ein Platz, der nicht geantwortet hat (R12)
one-ruling = ein Urteil für jedes Paar (R13)
stands-and-refused = stands und refused zugleich
cell-or-end = cell oder end allein (R24)
both = beides
claims-in-order = vor dem ersten Wort die Behauptung eines Bildes, danach die eines Wortes
image-on-cell = ein Bild auf cell
matches-of-pair = { $number } Treffer des neuen Paars { $pair }
pair-unruled = ein neues Paar ohne Urteil (R14a)
no-pick-alone = allein kein gewähltes Bild
images-placed =
    { $number ->
        [one] { $number } gelegtes Bild
       *[other] { $number } gelegte Bilder
    }
gems-in-all = { $number } Edelsteine insgesamt (R16)
discards-of-renewals =
    { $number ->
        [one] 2 oder 3 abgeworfene Bilder für { $number } Erneuerung (R20)
       *[other] 2 oder 3 abgeworfene Bilder für jede von { $number } Erneuerungen (R20)
    }
hand-alone = 2 oder 3 Bilder auf der Hand, 3 vor dem Bild
two-in-hand = 2 Bilder auf der Hand, nachdem eines gelegt ist
words-opened = { $number } bisher aufgedeckte Wörter
open-before-image = { $number } offene Wörter vor dem Bild
over-without-gem = Schritt over ohne Edelstein für das Pflichtwort (R19)
turn-nine-done = Zug 9 beendet, oder kein Edelstein übrig (R19, R21)
words-before =
    { $number ->
        [one] mindestens { $number } Wort aus den Zügen davor (R17)
       *[other] mindestens { $number } Wörter aus den Zügen davor (R17)
    }

count-format =
    eine Sache pro Zeile: „b2 17“ (Bild 17 auf b2), „a< lune“ (ein Wort des Decks links von Reihe a),
    oder für eine andere Schachtel „a< Schnurrbart 2/4/8 3“ (seine Punkte und 3 passende Bilder);
    „1^“ ist oberhalb von Spalte 1, „1v“ unterhalb; „discarded 4“, „gems 3“ (allein), „deck DATEI“, wenn es nicht unseres ist;
    zu mehreren: eine Zeile „Anna:“ vor jedem Raster
line = Zeile { $number }
line-heads = ein Ende (a< … 3v), ein Feld (a1 … c3), deck, discarded oder gems
not-both-amounts = erwartet: discarded (zu zweit bis viert) oder gems (allein); gekommen: beides
matches-after-ladder = 0 bis 3 passende Bilder nach den Punkten
word-or-ladder = ein Wort des Decks, oder ein Wort, seine Punkte und seine Treffer
deck-word-or-ladder = ein Wort des Decks, oder seine Punkte und Treffer
image-number = die Nummer eines Bildes, 1 bis { $last }
each-image-once = jedes Bild einmal
each-word-once = jedes Wort einmal
at-most-matching =
    { $number ->
        [one] höchstens { $number } passendes Bild bei { $end }
       *[other] höchstens { $number } passende Bilder bei { $end }
    }

# Decks, mit denen sich nicht spielen lässt; $path ist eine Stelle der Datei („images.17.yes“).
deck-refused = Deck { $deck }: erwartet: { $expected }; gekommen: { $got }
deck-refused-at = Deck { $deck }: { $path }: erwartet: { $expected }; gekommen: { $got }
deck-known = ein Deck dieses Rechners ({ $names }) oder eine Datei
deck-neither = weder noch
deck-image = ein Bild dieses Decks
deck-word = ein Wort dieses Decks
deck-ladders = ein Deck hat höchstens { $most } Punkteleitern, { $deck } hat { $number }
seats-one-to-four = 1 bis 4 Plätze
without-colours = { $number } ohne seine Farben
at-least-for =
    { $seats ->
        [one] mindestens { $needed } für { $seats } Platz
       *[other] mindestens { $needed } für { $seats } Plätze
    }

# Das Terminal.
terminal-round = Runde { $number } von { $all }
terminal-turn = Zug { $number } von { $all }
terminal-over = zu Ende
terminal-left = Bilder übrig: { $images }, Wörter übrig: { $words }
terminal-gems = Edelsteine: { $gems } (Reserve: { $reserve })
terminal-you = { $player } (du)
terminal-to-move = am Zug
terminal-perfect = perfekt: { $number }
terminal-discarded = abgeworfen: { $number }
terminal-order = Reihenfolge:
terminal-open = Offene Wörter
terminal-pairs = Passen sie?
terminal-hand = Deine Hand
terminal-picked = gewählt
terminal-thrown = Von dir abgeworfen: { $images }
opinion-yes = das Deck sagt Ja
opinion-arguable = darüber lässt sich streiten
opinion-no = das Deck sagt Nein

## Both

your-grid = Dein Raster
has-chosen = hat gewählt
is-choosing = wählt noch

# Wo ein Ende ist: neben einer dieser Linien.
left-of = links von { $line }
right-of = rechts von { $line }
above = oberhalb { $line }
below = unterhalb { $line }
line-a = der oberen Reihe
line-b = der mittleren Reihe
line-c = der unteren Reihe
line-1 = der linken Spalte
line-2 = der mittleren Spalte
line-3 = der rechten Spalte

## Board

moment-perfect = Perfekte Linie: { $word }

grid-of = Raster von { $name }
grids-of-table = Alle Raster am Tisch
count-of = Wertung von { $name }
your-pictures = Deine Bilder
to-lay = Zu legen
gem-each = je 1 Edelstein
words-title = Wörter
words-on-offer = Ausliegende Wörter
points-of-word = Punkte { $ladder }
order-of-round = Reihenfolge dieser Runde
who-has-chosen = Wer gewählt hat
heading-round = Runde { $number } / { $all }
heading-turn = Zug { $number } / { $all }
gems-in-stock =
    { $gems ->
        [one] { $gems } Edelstein im Vorrat, { $reserve } in Reserve
       *[other] { $gems } Edelsteine im Vorrat, { $reserve } in Reserve
    }

points-short = { $points } P.

# Die Zahlen einer Person.
figure-points = Punkte
figure-pictures = Bilder
figure-words = Wörter
figure-gems = Edelsteine
figure-discards = abgeworfen
figure-perfect = perfekt

# Bilder, groß und wie man sie hört; $about sagt, was ein Bild zeigt.
picture-large = Bild, groß
see-large = Bild { $image } groß ansehen
previous = Voriges
next = Nächstes
choose-picture = Dieses Bild wählen
close = Schließen
what-it-shows = Was das Bild zeigt
picture-heard = Bild { $image }. { $about }

# Das Raster, wie man es hört; $place ist, wo ein Ende ist.
heard-free-cell = { $cell }, freies Feld
heard-picture = { $cell }, Bild { $image }. { $about }
heard-free-end = freies Ende { $place }
heard-word =
    { $points ->
        [one] { $word }, { $place }: passt zu { $fits } von 3, { $points } Punkt
       *[other] { $word }, { $place }: passt zu { $fits } von 3, { $points } Punkte
    }

# Der Augenblick, wie er vorgelesen wird.
stage-round = Runde { $number } von { $all }.
stage-turn = Zug { $number } von { $all }.
stage-words = Ausliegende Wörter: { $words }.
stage-pictures = Deine Bilder: { $images }.
stage-picture = Bild { $image }: { $about }

# Was jetzt zu tun ist.
hint-pick = Wähl verdeckt ein Bild. Die niedrigste Nummer beginnt.
hint-others-pick = Warten auf die Wahl der anderen
hint-word = Nimm ein Wort und leg es mit deinem Bild
hint-end = Wohin kommt das Wort?
hint-cell = Wohin kommt das Bild?
hint-like-this = So?
hint-refused = Der Tisch hat ein Paar abgelehnt: Leg noch einmal
hint-other-places = { $name } legt
hint-claim = Was passt? Du sagst es.
hint-other-claims = { $name } sucht, was passt
hint-dispute = { $name } sagt, das passt. Einverstanden?
hint-others-dispute = Der Tisch urteilt
hint-draw = Behältst du deine zwei Bilder, oder nimmst du drei neue?
hint-other-draws = { $name } zieht
hint-lay = Leg ein Bild deiner Hand
hint-buy = Kauf ein Wort für einen Edelstein
hint-buy-more = Kauf noch ein Wort, oder beende deinen Zug

# Züge aus einem Wort, und was jeder bedeutet.
answer-keep = Behalten
answer-keep-about = kostet nichts: noch eines ziehen
answer-renew = Erneuern
answer-renew-about = kostet 1 Punkt: beide abwerfen, drei ziehen
answer-renew-alone = Neue Bilder
answer-renew-alone-about = kostet einen Edelstein: drei ziehen
answer-done = Zug beenden
answer-done-about = neue Wörter kommen

# Der Tisch urteilt.
what-fits = Was passt?
about-claims = Behaupte, was man sieht oder spürt. Die anderen dürfen zweifeln.
about-disputes = Ein Paar wird nur abgelehnt, wenn alle anderen daran zweifeln.
it-fits = Passt
it-does-not = Nein
agreed = Stimmt
doubt = Ich zweifle

# Der Block, der ein Raster von einem echten Tisch wertet.
pad-word = Wort
pad-word-at = Wort { $place }
pad-nameless = Wort
pad-end = { $place }: { $word }, { $fits } / 3
pad-free-end = { $place }: kein Wort
pad-picture = Bild { $number }
pad-picture-fits = Bild { $number } passt
pad-name = Sein Name
pad-points = Seine Punkte
pad-fits = Bilder, zu denen es passt
pad-take-away = Wort wegnehmen
pad-rest = Der Rest
pad-alone = Ich habe allein gespielt
pad-gems = Edelsteine übrig
pad-discarded = Abgeworfene Bilder
pad-count = Die Wertung
pad-total = Summe

## Guide

guide-goal = Leg neun Bilder in ein Quadrat, sodass die Wörter ringsum auf möglichst viele von ihnen passen.
guide-turn-1 = Alle wählen heimlich eines von drei Bildern. Die niedrigste Nummer beginnt.
guide-turn-2 = Nimm ein offenes Wort und leg beides an: das Bild auf ein freies Feld, das Wort an ein freies Ende einer Reihe oder Spalte.
guide-turn-3 = Behalt deine zwei Bilder und zieh eines, oder wirf beide ab und zieh drei: Das kostet einen Punkt.
guide-scoring = Ein Wort zählt nach seiner Leiter für die Bilder seiner Linie, auf die es passt: für keines nichts, für alle drei am meisten. Je zwei abgeworfene Bilder kosten einen Punkt.

figure-turn = „Mond“ steht links der oberen Reihe und sieht ein Bild, das passt: 1 Punkt.
figure-scoring = Drei Bilder der Reihe passen: „Mond“ ist 6 wert.
figure-crossing = Ein Bild liegt in einer Reihe und in einer Spalte: Zwei Wörter steigen.
figure-goal = Zwei Wörter blicken von beiden Enden in dieselbe perfekte Reihe, und beide zählen.
figure-solo = Allein gibt eine perfekte Linie einen Edelstein zurück.

## Lesson

lesson-1-title = Ein Bild wählen
lesson-1-task = Du hast drei Bilder auf der Hand, und drei Wörter liegen offen. Alle wählen verdeckt ein Bild. Schau genau hin (die Lupe zeigt ein Bild groß): Wähl das mit einem Mond.
lesson-1-done = Gut gesehen. Alle decken zugleich auf, und die niedrigste Nummer beginnt.

lesson-2-title = Ein Bild und sein Wort
lesson-2-task = Nun nimm ein Wort und leg beide Karten: das Bild auf ein beliebiges Feld, das Wort an ein beliebiges Ende. Ein Wort schaut seine Reihe oder Spalte entlang. Leg „Mond“ dorthin, wo es dein Bild sieht.
lesson-2-done = Ein Bild, das passt: Der Edelstein steigt auf die erste Sprosse, 1 Punkt.

lesson-3-title = Die Leiter hinauf
lesson-3-task = Auch auf deinem neuen Bild ist ein Mond. Leg es in die Reihe von „Mond“; das Wort, das du nimmst, kommt, wohin du willst.
lesson-3-done = Von 1 auf 3: Jede Sprosse ist mehr wert als die davor.

lesson-4-title = Eine perfekte Linie
lesson-4-task = Eine Meerjungfrau und ihr Spiegel: Was zeigt er? Mach die Reihe perfekt.
lesson-4-done = Drei von drei: „Mond“ ist 6 wert. Perfekte Reihen und Spalten entscheiden auch bei Gleichstand.

lesson-5-title = Ein Wort für mehrere Bilder
lesson-5-task = Die Bilder dürfen auch zuerst kommen. Zwei von deinen zeigen schon etwas zu essen: Finde das Wort, und das Ende, das beide sieht.
lesson-5-done = Ein Wort zählt die Bilder, die schon liegen: gleich 4 Punkte.

lesson-6-title = Ein Bild, zwei Wörter
lesson-6-task = Jedes Feld liegt in einer Reihe und in einer Spalte. Ein Yeti strickt, allein in der Nacht: Leg ihn dorthin, wo beide deiner Wörter ihn sehen.
lesson-6-done = Ein Bild, zwei Wörter: Beide Edelsteine steigen.

lesson-7-title = Ein Wort an jedem Ende
lesson-7-task = Eine Reihe hat zwei Enden, und an jedem darf ein Wort liegen. „Mond“ sieht von links schon alle drei Bilder: Welches Wort sieht sie von rechts?
lesson-7-done = Zwei Wörter blicken auf dieselbe Linie, und beide zählen. Auch eine Spalte hat zwei Enden.

lesson-8-title = Bilder behalten
lesson-8-task = Nach dem Legen behältst du deine zwei Bilder und ziehst eines, oder du wirfst beide ab und ziehst drei. Zwei abgeworfene Bilder kosten einen Punkt: Behalt sie.
lesson-8-done = Dann nimmt die nächste Person ein Wort. Nach neun Runden ist dein Raster voll.

lesson-9-title = Bilder erneuern
lesson-9-task = Diesmal passt keines deiner Bilder zu einem deiner Wörter. Drei neue können einen Punkt wert sein: Erneuere.
lesson-9-done = 1 Punkt weniger, und drei frische Bilder. Bei gleichen Punkten liegt vorn, wer weniger abgeworfen hat.

lesson-10-title = Behaupten, was passt
lesson-10-task = Unter Freunden kann der Tisch urteilen. Du sagst, welche neuen Paare passen: „Mond“ zum Jungen, der angelt, und „Nacht“ zum schiefen Haus?
lesson-10-done = Behauptet. Nun dürfen die anderen zustimmen oder zweifeln.

lesson-11-title = An einem Paar zweifeln
lesson-11-task = Nebenan behauptet jemand „Nacht“ für ein Duell zur Mittagszeit. Zweifeln alle anderen an einem Paar, wird es abgelehnt und der Zug wiederholt. Zweifle.
lesson-11-done = Abgelehnt: Beide Karten kommen wieder hoch. Sind mehr dabei, genügt eine Stimme dafür.

lesson-12-title = Wörter, die sich bezahlt machen
lesson-12-task = Allein zahlst du für jedes Wort einen Edelstein, und eine perfekte Linie gibt einen zurück. Welches Wort macht sofort eine Linie perfekt?
lesson-12-done = 6 Punkte, und der Edelstein gehört wieder dir. Was am Ende an Edelsteinen bleibt, sind auch Punkte. Das ist alles: Viel Freude beim Schauen!
