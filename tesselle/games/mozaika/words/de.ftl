# Was Mozaika sagt. Gruppen und Reihenfolge sind die von en.ftl.
# „[legt|lege]“: zwei Formen eines Verbs, nach einem Namen und als Rat.

## Rules

about = Biete auf Plättchen und leg das schönste Mosaik; der Geizhals bekommt eine Fliege.

# Züge: $tile ist „die blaue Blume“ (wen?), $place ein Feld („b2“), $coins „3 Münzen“.

the-tile =
    { $kind ->
        [Rs] den roten Stern
        [Bs] den blauen Stern
        [Gs] den grünen Stern
        [Ys] den gelben Stern
       *[other] die { tile }
    }
bids-nothing = [bietet|biete] nichts
bids = [bietet|biete] { $coins }
takes = [nimmt|nimm] { $tile }
lays = [legt|lege] { $tile } auf { $place }
lays-earns = [legt|lege] { $tile } auf { $place } und [verdient|verdiene] { $coins }
puts-fly = [setzt|setze] die Fliege auf { $tile } von { $place }

# Was ein Zug bringt oder kostet.

bid-leaves = dein Gebot; es bleiben { $coins }
paid-already = schon bezahlt: { $coins }
pick-last = du wählst zuletzt: Die Fliege ist dein
same-colour = gleiche Farbe
same-symbol = gleiches Symbol
same-kind = gleiche Sorte
points-later = und { $points } mehr am Ende
fly-costs-nothing = kostet bisher nichts

decided-points = { $mine } gegen { $theirs }
decided-coins = gleich mit { $points }; dann { $mine } gegen { $theirs }
decided-level = je { $points } und { $coins }

# Die Wertung.

row = Reihe { $name }
column = Spalte { $name }
diagonal = Diagonale { $ends }
square = Quadrat { $ends }
unlike = ungleich
one-colour = eine Farbe
one-symbol = ein Symbol
one-kind = eine Sorte
less-flies =
    { $flies ->
        [one] { $price }, minus { $flies } Fliege
       *[other] { $price }, minus { $flies } Fliegen
    }
less-flies-to-zero = { less-flies }: nie unter 0
mirror-left-right = Spiegelbild links–rechts
mirror-top-bottom = Spiegelbild oben–unten
mirror-diagonal = Spiegelbild in der Diagonale
half-turn = halbe Drehung
over-diagonal = über { $ends }
over-both-diagonals = über beide Diagonalen, einmal gezählt
coins-counted = Münzen: { $coins }, 1 für je 5
cells-filled = { $filled } von { $cells } Feldern belegt: noch keine Symmetrie

count-format = Vier Zeilen mit vier Plättchen: Farbe R B G Y (rot, blau, grün, gelb), dann Symbol s w f (Stern, Welle, Blume), dann *, wenn eine Fliege darauf sitzt; -- für ein freies Feld. Eine Zeile „coins 17“ fügt die Münzen hinzu. Zu mehreren: eine Zeile „Anna:“ vor jedem Mosaik. Leere Zeilen und was auf # folgt werden übergangen.
line = Zeile { $number }
rows-by-the-end = { $number } Reihen Plättchen am Ende
only-rows = nur { $number } Reihen
tiles-in-row = { $number } Plättchen in einer Reihe
coins-once = Münzen nur einmal
coins-up-to = 0 bis { $most } Münzen
tile-like = ein Plättchen wie Bw, Bw* oder --
most-of-kind = höchstens { $most }-mal { $kind }

# Wie Züge geschrieben werden.

form-bid = bid und eine Zahl von Münzen (bid 3)
form-take = take und ein Plättchen (take Bw)
form-lay = lay, ein Plättchen und ein Feld (lay Bw b2)
form-fly = fly und ein Feld (fly b2)
form-any = bid 3, take Bw, lay Bw b2 oder fly b2

# Warum ein Zug nicht erlaubt ist.

match-over = die Partie ist zu Ende (R13)
now-bid = bieten alle
now-take = werden Plättchen genommen
now-lay = werden Plättchen gelegt
now-fly = wird die Fliege gesetzt
wrong-step = jetzt { $now }: erwartet: { $form }; gekommen: { $verb } (R3)
bid-too-high =
    { $most ->
        [one] biete 0 oder deine { $most } Münze, nicht { $bid } (R5)
       *[other] biete 0 bis zu deinen { $most } Münzen, nicht { $bid } (R5)
    }
bid-already = du hast schon geboten, und ein Gebot lässt sich nicht ändern (R5)
laid-already = du hast dein Plättchen dieser Runde schon gelegt (R9)
other-picks = jetzt wählt Platz { $seat }, in der Reihenfolge der Gebote (R6)
other-places-fly = Platz { $seat } hat die Fliege genommen und setzt sie (R11)
not-in-row = kein { $tile } liegt mehr in der Auslage (R6)
not-in-hand = du hast kein { $tile } auf der Hand (R9)
cell-taken = auf { $place } liegt schon ein Plättchen, und Plättchen werden nie verschoben (R9)
no-tile-for-fly = auf { $place } liegt kein Plättchen: Eine Fliege sitzt auf einem von deinen (R11)
fly-already = auf { $place } sitzt schon eine Fliege, und mehr als eine geht nicht (R11)

# Was eine Stellung braucht: „erwartet: 3 Plättchen auf der Hand; gekommen: 2“.

seat-parts = 3, 4 oder 5 Plätze nach dem ersten „|“
text-like = „{ $text }“
board-of = ein Mosaik aus { $side } Reihen mit { $side } Feldern (wie Bw, Bw* oder .) und / dazwischen
tiles-like = Plättchen wie RsBw, oder { $none } für keine
most-tiles = höchstens { $most } Plättchen
round-up-to = eine Runde von 1 bis { $most }
one-of-steps = eines von { $steps }
step-of-round = ein Schritt, den Runde { $round } hat
tiles-to-take = { $number } Plättchen in der Auslage
tiles-to-take-between = { $least } bis { $most } Plättchen in der Auslage
no-bids-now = Gebote { $none } in diesem Schritt
numbers-as-bids = Zahlen als Gebote
bids-of-all = { $number } Gebote
seat-to-bid = ein Platz, der noch bieten muss ({ $none })
bid-up-to = ein Gebot von höchstens { $most }
part-of = { $part } in { $whole }
tiles-laid = { $number } Plättchen im Mosaik
tiles-laid-either = { $one } oder { $other } Plättchen im Mosaik
seat-to-lay = ein Platz, der in Runde { $round } noch legen muss
no-seat = keiner
tiles-in-hand = { $number } Plättchen auf der Hand
most-flies =
    { $most ->
        [one] bisher höchstens { $most } Fliege
       *[other] bisher höchstens { $most } Fliegen
    }
most-coins = höchstens { $most } Münzen
coins-and-bid = { $coins } und ein Gebot von { $bid }

# Das Terminal; $count ist „3/16“.

terminal-round = Runde { $count }
terminal-bid = alle bieten verdeckt
terminal-take = jeder nimmt ein Plättchen
terminal-lay = alle legen ein Plättchen
terminal-fly = eine Fliege wird gesetzt
terminal-over = die Partie ist zu Ende
tiles-in-bag = { $number } Plättchen im Beutel
you = du
first = 1.
row-to-take = In der Auslage:
own-bid = Dein Gebot: { $bid }
picking-order = Reihenfolge der Wahl (Gebot):
seat-has-fly = { $name } hat eine Fliege
legend = R rot  B blau  G grün  Y gelb   s★ Stern  w≈ Welle  f✿ Blume   * Fliege

## Both

coins =
    { $number ->
        [one] { $number } Münze
       *[other] { $number } Münzen
    }

# $kind ist eine Farbe (R B G Y) und ein Symbol (s w f).

tile =
    { $kind ->
        [Rs] roter Stern
        [Rw] rote Welle
        [Rf] rote Blume
        [Bs] blauer Stern
        [Bw] blaue Welle
        [Bf] blaue Blume
        [Gs] grüner Stern
        [Gw] grüne Welle
        [Gf] grüne Blume
        [Ys] gelber Stern
        [Yw] gelbe Welle
       *[Yf] gelbe Blume
    }

## Board

moment-fly = Eine Fliege!

points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
points-short = { $number } P.

# Wo die Partie steht.

round-of = Runde { $round } von { $rounds }
step-bid = Alle bieten verdeckt
step-bid-fly = Geheime Gebote; das tiefste holt die Fliege
step-take = Plättchen werden genommen, das höchste Gebot zuerst
step-lay = Alle legen ein Plättchen
step-fly = { $name } setzt die Fliege
step-fly-yours = Du setzt die Fliege
offer = In der Auslage: { $tiles }.
in-the-bag = im Beutel
kind-in-bag = { $tile }: { $number }

# Mosaike und Hände.

your-mosaic = Dein Mosaik
mosaic-of = Mosaik von { $name }
look-at-mosaic = Mosaik von { $name } ansehen
mosaic-in-picture = { $name }: Mosaik
back-to-mine = Zurück zu meinem
first-player = beginnt
hand = Hand
your-hand = Deine Hand
hand-of = Hand von { $name }
the-others = Die anderen
cell-free = frei
cell-with-fly = mit einer Fliege
place-fly = Die Fliege ist dein: Setz sie auf ein Plättchen. Jede Linie und jedes Quadrat, in dem sie sitzt, verliert am Ende einen Punkt.

# Die Auslage und die Gebote.

take-a-tile = Nimm ein Plättchen
tiles-on-offer = Plättchen in der Auslage
your-bid = Dein Gebot
your-purse = Deine Münzen
lay-one-more = noch eine auf den Teller legen
your-plate = Dein Teller
nothing = nichts
take-one-back = eine zurücknehmen
bid-nothing = Nichts bieten
advice = Rat: { $bid }
advice-or = Rat: { $bid } oder { $other }
tap-coins = Tipp auf die Münzen, oder gib eine Zahl ein.
bid-price = Alle zahlen ihr Gebot.

# Was jemand tut oder tun muss, unter dem Namen; $place ist 2 oder mehr.

to-lay = muss legen
has-laid = hat gelegt
places-fly = setzt die Fliege
you-pick = du wählst
picks-now = wählt jetzt
picks-nth =
    { $place ->
        [2] wählt als 2.
        [3] wählt als 3.
       *[other] wählt als { $place }.
    }
has-chosen = hat gewählt
is-thinking = überlegt
has-fly = hat eine Fliege
choose-bid = wähl dein Gebot
thinks-about-bid = überlegt das Gebot
you-bid = du bietest { $bid }
has-chosen-bid = hat geboten
to-lay-a-tile = muss ein Plättchen legen
has-bid = Gebot: { $coins }
has-bid-picks = Gebot: { $coins }, wählt jetzt
has-bid-lays = Gebot: { $coins }, muss legen
points-so-far = bisher { $points }
flies =
    { $number ->
        [one] { $number } Fliege
       *[other] { $number } Fliegen
    }

# Die Wertung.

final-count = Die Schlusswertung
count-lines = Die Wertung, Zeile um Zeile
count-back = Eins zurück
count-on = Eins weiter
count-pause = Pause
count-again = Noch einmal werten
count-play = Abspielen
count-skip = Überspringen
counted = { $name }: { $what }, +{ $points }

# Der Wertungsblock.

pad-mosaic = Das Mosaik, das gewertet wird
pad-tiles = Plättchen
pad-fly = Fliege
pad-erase = Löschen
pad-coins = Münzen
coin-less = Eine Münze weniger
coin-more = Eine Münze mehr
line-before = Vorige Linie zeigen
line-next = Nächste Linie zeigen

## Guide

guide-goal = Leg sechzehn Plättchen zu einem Mosaik, das am Ende die meisten Punkte bringt.
guide-turn-1 = Alle bieten heimlich Münzen und zahlen ihr Gebot. Das höchste wählt zuerst ein Plättchen; das niedrigste bekommt eine Fliege, sobald es welche gibt.
guide-turn-2 = Alle legen eines von vier Plättchen. Jeder Nachbar zahlt sofort: 2 Münzen für die gleiche Art, 1 für gleiche Farbe oder gleiches Symbol.
guide-turn-3 = Wer die Fliege bekam, setzt sie auf ein eigenes Plättchen. Dann wandert der Beutel weiter, und die nächste Runde beginnt.
guide-scoring = Reihen, Spalten, Diagonalen und Quadrate aus 2 × 2: 2 Punkte für eine Farbe oder ein Symbol, 4 für eine Art, 1 weniger für jede Fliege. Symmetrie bringt 12, über eine Diagonale 8. 5 Münzen sind ein Punkt.

figure-turn = Den neuen gelben Stern bezahlen seine Nachbarn: 2 Münzen sein Zwilling, 1 der rote Stern.
figure-row = Eine Reihe in einer Farbe: 2 Punkte am Ende.
figure-square = Ein Quadrat in einer Farbe, wo es auch liegt: 2 Punkte.
figure-scoring = Ein Plättchen macht eine rote Reihe und eine Spalte aus Sternen voll: 4 Punkte.
figure-fly = Die Fliege sitzt, wo noch keine Linie und kein Quadrat zählt: Bisher kostet sie nichts.
figure-goal = Die linke Hälfte spiegelt die rechte, Plättchen für Plättchen: 12 Punkte.

## Lesson

lesson-1-title = Ein Plättchen legen
lesson-1-task = Das ist dein Mosaik: sechzehn Felder, pro Runde ein Plättchen. Berühr ein Plättchen deiner Hand, dann ein Feld, und leg es, wohin du willst.
lesson-1-done = Was liegt, das liegt. Von jetzt an können seine Nachbarn dich bezahlen.
lesson-2-title = Nachbarn, die zahlen
lesson-2-task = Ein Nachbar mit gleicher Farbe oder gleichem Symbol zahlt 1 Münze. Leg ein Plättchen, das eine verdient.
lesson-2-done = Nur Kanten zahlen, nie Ecken. Mit Münzen kaufst du dir die erste Wahl unter neuen Plättchen.
lesson-3-title = Zwillinge zahlen doppelt
lesson-3-task = Gleiche Farbe und gleiches Symbol: Solche Zwillinge zahlen 2. Finde ein Feld, das auf einmal 3 Münzen verdient.
lesson-3-done = Die Zwillinge zahlten 2 und der andere Stern 1. Jeder Nachbar zahlt für sich.
lesson-4-title = Für die erste Wahl bieten
lesson-4-task = Vor dem Legen bieten alle verdeckt auf die Plättchen der Auslage. Du möchtest zuerst wählen: Leg 3 Münzen auf deinen Teller.
lesson-4-done = Die anderen boten 2 und 1, also wählst du zuerst. Alle zahlen ihr Gebot, was immer es einbringt.
lesson-5-title = Nehmen, was passt
lesson-5-task = Du hast am meisten geboten und wählst zuerst. Nimm das Plättchen, das in deinem Mosaik einen Zwilling hat.
lesson-5-done = Es gehört dir. Dann wählt das nächsthöhere Gebot, und so weiter.
lesson-6-title = Nicht mehr bieten als nötig
lesson-6-task = Bei gleichen Geboten wählt zuerst, wer im Uhrzeigersinn näher am Startspieler sitzt; der Startspieler selbst ist am nächsten. In dieser Runde bist du das, und das höchste andere Gebot ist 2. Wähl zuerst, für so wenig wie möglich.
lesson-6-done = 2 gegen 2, und die erste Wahl ist dein, für eine Münze weniger. Der Beutel wandert jede Runde weiter, so sind alle einmal zuerst dran.
lesson-7-title = Zuletzt wählen
lesson-7-task = Diesmal hast du nichts geboten und wählst zuletzt. Nimm eines der beiden übrigen Plättchen.
lesson-7-done = Das niedrigste Gebot bekommt auch eine Fliege. Das Plättchen, das niemand nahm, kommt zurück in den Beutel.
lesson-8-title = Die Fliege verstecken
lesson-8-task = Eine Fliege nimmt jeder Linie und jedem Quadrat, in dem sie sitzt, 1 Punkt. Dein rotes Quadrat ist 2 wert: Setz die Fliege dorthin, wo sie noch nichts kostet.
lesson-8-done = Gut versteckt. Eine Linie oder ein Quadrat fällt nie unter 0, darum sitzen Fliegen auch gern beisammen.
lesson-9-title = Ein Quadrat schließen
lesson-9-task = Am Ende bringen vier Plättchen in einem Quadrat aus 2 × 2, die eine Farbe oder ein Symbol teilen, 2 Punkte, vier Zwillinge 4. Schließ das rote Quadrat.
lesson-9-done = 2 Punkte am Ende, wo das Quadrat auf deinem Mosaik auch liegt.
lesson-10-title = Eine Linie vollmachen
lesson-10-task = Am Ende bringt eine Reihe, Spalte oder Diagonale in einer Farbe oder mit einem Symbol 2 Punkte. Mach die rote Reihe voll.
lesson-10-done = 2 Punkte am Ende, und Münzen jetzt. Vier Zwillinge in einer Linie brächten 4 Punkte.

lesson-11-title = Zwei Linien mit einem Plättchen
lesson-11-task = Jede Anordnung zählt für sich, auch wo sich zwei kreuzen. Ein Plättchen deiner Hand macht zwei Linien voll: welches, und wo?
lesson-11-done = Eine rote Reihe und eine Spalte aus Sternen: 4 Punkte mit einem Plättchen.

lesson-12-title = Das Mosaik spiegeln
lesson-12-task = Letzte Runde. Spiegelt die linke Hälfte die rechte, Plättchen für Plättchen, bekommst du 12 Punkte. Leg das Plättchen, das es schafft, Münzen hin oder her.
lesson-12-done = 12 Punkte! Oben–unten und eine halbe Drehung bringen auch 12, eine Diagonale 8; und 5 Münzen sind 1 Punkt wert. Bei gleichen Punkten gewinnen mehr Münzen. Jetzt weißt du alles.
