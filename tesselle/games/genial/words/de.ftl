# Was Génial! sagt. Gruppen und Reihenfolge sind die von en.ftl.
# „[legt|lege]“: zwei Formen eines Verbs, nach einem Namen und als Rat.

## Rules

about = Reih gleiche Symbole in sechs Farben aneinander; deine niedrigste Leiste ist dein Ergebnis.

lays = [legt|lege] { $first } auf { $one } und { $second } auf { $other }
lays-double = [legt|lege] doppelt { $colour } auf { $one } und { $other }
swaps = [zeigt|zeige] alle Plättchen und [tauscht|tausche] sie
keeps = [behält|behalte] die Plättchen

line-scores = { $colour }, { $first } bis { $last }
track-ends = { $colour } endet bei 18
all-tracks-win = Alle sechs Leisten auf 18: Das gewinnt sofort!
last-tile = Danach passt kein Plättchen mehr: Die Partie endet.
tracks-full =
    { $number ->
        [one] Génial! { $colours } erreicht 18: Leg noch ein Plättchen.
       *[other] Génial! { $colours } erreichen 18: Leg noch zwei Plättchen.
    }

all-tracks = alle sechs Leisten auf 18
lowest-track = niedrigste Leiste { $lowest }, dann { $others }

decided-master = alle sechs Leisten auf 18
decided-lowest = niedrigste Leiste: { $mine } gegen { $theirs }
decided-then =
    gleich mit { $shared }; dann die { $rank ->
        [1] zweitniedrigste
        [2] drittniedrigste
        [3] viertniedrigste
        [4] fünftniedrigste
       *[5] höchste
    } Leiste: { $mine } gegen { $theirs }
decided-same = dieselben sechs Leisten

move-unreadable = erwartet: ein Plättchen auf zwei Feldern, wie Rh8-Bh9, oder swap oder keep; gekommen: { $got }
cell-unknown = erwartet: ein Feld dieser Reihe von { $first } bis { $last }; gekommen: { $cell }
cell-printed = auf { $cell } ist ein Symbol gedruckt: Es braucht zwei freie Felder (R5)
cells-apart = es braucht zwei benachbarte Felder, nicht { $one } und { $other } (R5)
swap-too-soon = tauschen darfst du erst nach dem Legen, wenn keines deiner Plättchen ein Symbol deiner niedrigsten Leiste zeigt (R11)
swap-asked = du hast fertig gelegt: Antworte swap oder keep (R11)
tile-not-held = du hast kein Plättchen { $tile } (R5)
first-tile-apart = dein erstes Plättchen muss neben einem gedruckten Symbol liegen, das noch kein Plättchen berührt (R6)
cell-outside = { $cell } liegt außerhalb der Fläche für { $seats } Plätze (R1)
cell-taken = { $cell } ist nicht frei (R5)

# Jedes steht nach „erwartet“ oder „gekommen“.
six-parts = die sechs Teile „{ $parts }“
split-rows = { $number } Reihen mit { $mark } dazwischen
split-seats = die Leisten von { $number } Plätzen mit { $mark } dazwischen
split-tracks = { $number } Leisten mit { $mark } dazwischen
split-hands = { $number } Hände mit { $mark } dazwischen
row-length = { $number } Felder in einer Reihe
row-length-got = { $number } in { $row }
cell-letter = { $letter } bei { $seats } Plätzen
cell-letter-or-symbol = { $letter } oder ein Symbol bei { $seats } Plätzen
cells-outside = { $numbers } Felder „_“ außerhalb der Fläche
track-range = eine Leiste von 0 bis 18
hand-size = höchstens 6 Plättchen auf einer Hand
bag-kinds = jede Sorte im Beutel einmal, wie 5RR
tile-name = ein Plättchen wie RB, aus den Symbolen { $symbols }
turn = „Platz:turn“, „Platz:bonus1“ bis 5, „Platz:swap“ oder „over“
turn-of-seat = ein Platz am Zug
turn-over = „over“, nach R13 oder R14

tiles-of-kind = höchstens { $most } Plättchen { $tile }
shown-in-bag = die gezeigten { $tile } im Beutel
shown-in-bag-got = weniger
symbols-on-board =
    { $number ->
        [one] { $number } Plättchensymbol { $symbol } auf dem Brett, denn so viele fehlen in Beutel und Händen
       *[other] { $number } Plättchensymbole { $symbol } auf dem Brett, denn so viele fehlen in Beutel und Händen
    }
short-hand-of-winner = nur der Sieger mit weniger als 6 Plättchen
short-hand-of-one = nur ein Platz mit weniger als 6 Plättchen
short-hands-got = Plätze { $seats }
hand-in-turn = weniger als 6 Plättchen auf Platz { $seat }
hand-full = 6 Plättchen auf Platz { $seat }
lowest-not-held = kein Plättchen mit einem niedrigsten Symbol auf Platz { $seat } (R11)
lowest-not-held-got = eines
tiles-on-board = { $number } Plättchen auf dem Brett
first-turn = Platz { $seat } im ersten Zug (R6)
first-turn-got = Platz { $seat }
bonuses-at = Platz { $seat }
bonuses =
    { $number ->
        [one] eine Leiste auf 18 für { $number } Bonus
       *[other] je eine Leiste auf 18 für { $number } Boni
    }
shown-at-start = gezeigte Plättchen nur am Anfang eines Zuges
shown-swapped = gezeigte Plättchen, die Platz { $seat } tauschen durfte (R11)

count-format =
    Eine Zeile für jede Person: ein Name, ein Doppelpunkt und die sechs Leisten.
        Lina: R 5 G 7 B 4 O 6 Y 3 P 4
        Sam: 5 7 4 6 3 4
    Sechs Zahlen allein stehen in der Reihenfolge R G B O Y P: Rot, Grün, Blau, Orange, Gelb, Violett.
    Leere Zeilen und Zeilen, die mit # beginnen, werden übergangen.
count-nothing = erwartet: 1 bis 4 Zeilen „Name: sechs Leisten“; gekommen: keine
count-line = Zeile { $number }
count-name-new = ein neuer Name
count-name-known = { $player } wie in Zeile { $number }
count-players = höchstens 4 Spieler
count-players-got = einer mehr
count-one-master = nur einmal alle Leisten auf 18, denn damit endet die Partie (R14)
count-one-master-got = { $player } neben { $other }
count-name-and-tracks = „Name: sechs Leisten“
count-six-numbers = sechs Zahlen, oder R G B O Y P je einmal mit ihrer Zahl
count-track-range = Leisten von 0 bis 18

count-place = { $place }. { $player }: { $tracks }
count-master = alle sechs Leisten auf 18: gewinnt sofort
count-same = dieselben sechs Leisten wie { $other }: Der Platz wird geteilt
count-lowest = niedrigste Leiste { $mine }, { $other } hat { $theirs }
count-level =
    gleichauf mit { $other } bei { $shared }; dann steht die { $rank ->
        [1] zweitniedrigste
        [2] drittniedrigste
        [3] viertniedrigste
        [4] fünftniedrigste
       *[5] höchste
    } { $mine } zu { $theirs }
count-alone = Die niedrigste Leiste von { $player } steht auf { $lowest }.
count-wins-at-once = { $player } gewinnt sofort: Alle sechs Leisten stehen auf 18.
count-share = { $names } teilen sich den Sieg.
count-wins = { $player } gewinnt mit { $lowest } auf der niedrigsten Leiste.

you = du
tiles-in-bag = { $number } Plättchen im Beutel
bonus-placements = Génial! Noch zusätzlich zu legen: { $number }
swap-or-keep = Kein Plättchen auf der Hand zeigt ein niedrigstes Symbol: swap oder keep?
just-swapped = Gerade weggetauscht
first-turn-hint = erster Zug: neben ein gedrucktes Symbol [R✱], das kein Plättchen berührt
ended-board = Das Brett ist voll: Die höchste niedrigste Leiste gewinnt.
ended-tracks = Alle sechs Leisten auf 18: sofort gewonnen.

## Both

colour-R = Rot
colour-G = Grün
colour-B = Blau
colour-O = Orange
colour-Y = Gelb
colour-P = Violett
your-tiles = Deine Plättchen
tiles = { $number } Plättchen

## Board

moment-genial = Génial!
moment-track = { $player }: { $colours } auf 18, noch ein Plättchen

and = { $first } und { $last }
double = doppelt { $colour }
board = Das Spielbrett
keys = Die Tasten 1 bis 6 nehmen ein Plättchen, Pfeile bewegen es, R dreht es, Enter legt es hin.
free = frei
fits-here = das Plättchen passt hierher
printed = { $colour }, aufgedruckt

no-tile-fits = Kein Plättchen passt mehr
six-tracks = Sechs Leisten auf 18!
play-again =
    { $number ->
        [one] Génial! Noch einmal
       *[other] Génial! Noch einmal × { $number }
    }
plays-again = Génial! { $player } ist noch einmal dran
hint-first-tile = Dein erstes Plättchen gehört neben ein gedrucktes Symbol, das noch allein ist.
hint-take = Nimm ein Plättchen.
hint-put = Leg es auf eine leuchtende Stelle.
hint-here = Hierher legen?
hint-turn = Tipp auf das Plättchen, um es zu drehen.
hint-keys = R oder das Mausrad dreht es.
swapped = { $player } hat getauscht:
no-points = Hier keine Punkte
would-earn = { $where }: +{ $points }

keep = Behalten
keep-about = nichts zeigen, auf sechs auffüllen
swap = Tauschen
swap-about = alle zeigen, sechs neue ziehen
new-tiles = Neue Plättchen?
lowest-missing =
    { $number ->
        [one] Dein niedrigstes Symbol ist auf keinem deiner Plättchen.
       *[other] Deine niedrigsten Symbole sind auf keinem deiner Plättchen.
    }

lowest = niedrigste
lowest-at = niedrigste: { $points }
lowest-colours-at = niedrigste: { $colours } { $points }

player = Spieler { $number }
player-name = Name von Spieler { $number }
remove-player = { $player } entfernen
add-player = Noch jemand
one-less = { $track }: eins weniger
one-more = { $track }: eins mehr
in-figures = { $track }, als Zahl
lowest-decides = Die niedrigste Leiste entscheidet; ist sie gleich, die nächstniedrigste, und so weiter.

## Guide

guide-goal = Bring alle sechs Leisten voran: Am Ende zählt nur deine niedrigste, und die höhere niedrigste Leiste gewinnt.
guide-turn-1 = Leg eines deiner sechs Plättchen auf zwei freie Felder. Dein erstes kommt neben ein aufgedrucktes Symbol, das noch kein Plättchen berührt.
guide-turn-2 = Erreicht eine Leiste 18, legst du sofort noch ein Plättchen.
guide-turn-3 = Zeigt keines deiner Plättchen dein niedrigstes Symbol, darfst du alle tauschen; sonst füllst du die Hand auf sechs auf.
guide-scoring = Jede Hälfte des Plättchens wertet für sich: ein Punkt für jedes gleiche Symbol, das in gerader Linie folgt, in fünf Richtungen. Alle sechs Leisten auf 18 gewinnen sofort.

figure-turn = Das erste Plättchen kommt neben eines der sechs aufgedruckten Symbole.
figure-line = Ein Rot wurde in eine Linie mit drei roten gelegt: 3 Punkte für Rot.
figure-scoring = Das neue Blau zählt jede Linie aus Blau, die neben ihm beginnt: 5 Punkte.
figure-bonus = Diese zwei Punkte bringen Rot auf 18: Noch ein Plättchen darf gelegt werden.
figure-goal = Zu zweit: Die niedrigste Leiste der einen steht auf 2, die der anderen auf 4. Nur diese zählen: Die andere liegt vorn.

## Lesson

lesson-1-title = Das erste Plättchen
lesson-1-task = Ein Plättchen zeigt zwei Symbole. Dein erstes gehört neben ein gedrucktes Symbol, das noch kein Plättchen berührt. Nimm ein Plättchen und leg eines seiner Symbole direkt neben seinesgleichen: 1 Punkt oder mehr.
lesson-1-done = Gut gelegt. Ab deinem zweiten Zug darfst du überall legen.

lesson-2-title = Eine Linie verlängern
lesson-2-task = Jedes gleiche Symbol, das in gerader Linie folgt, ist einen Punkt wert. Drei rote führen von der roten Ecke nach unten. Verlängere ihre Linie mit einem roten: 3 Punkte.
lesson-2-done = Drei rote hinter deinem, drei Punkte auf deiner roten Leiste. Das gelegte Plättchen selbst zählt nicht mit.

lesson-3-title = Mehrere Linien zugleich
lesson-3-task = Ein Symbol schaut in alle Richtungen zugleich, nur nicht zu seiner anderen Hälfte. Leg ein blaues so zwischen die blauen, dass mehrere Linien zählen: 4 Punkte oder mehr.
lesson-3-done = Jede gepunktete Linie bringt ihre eigenen Punkte, und alle gehen an Blau.

lesson-4-title = Beide Hälften werten
lesson-4-task = Die beiden Symbole eines Plättchens werden getrennt gewertet. Finde eine Stelle, wo beide etwas bringen.
lesson-4-done = Zwei Leisten auf einmal: Solche Plättchen halten dich im Gleichgewicht.

lesson-5-title = Ein Doppel legen
lesson-5-task = Ein Doppel bewegt eine Leiste zweimal, aber seine Hälften zählen nicht füreinander. Leg das violette Doppel für 4 Punkte oder mehr.
lesson-5-done = Jede Hälfte hat ihre eigenen Linien gebracht.

lesson-6-title = Zwei Linien verbinden
lesson-6-task = Ein freies Feld oder ein anderes Symbol beendet eine Linie. Ein oranges kann die beiden Linien in der Mitte verbinden: 5 Punkte.
lesson-6-done = Drei auf der einen Seite, zwei auf der anderen. Oben schneidet das grüne die orangen ab.

lesson-7-title = Die niedrigste Leiste
lesson-7-task = Das ist der Kern des Spiels: Am Ende zählt nur deine niedrigste Leiste. Deine ist Blau, auf 2. Andere Stellen bringen mehr, aber bring Blau um mindestens 3 voran.
lesson-7-done = Besser. Mehr Punkte anderswo hätten nichts geändert: Dein Ergebnis war Blau.

lesson-8-title = Génial! Noch ein Plättchen
lesson-8-task = Eine Leiste endet bei 18. Wer dort ankommt, ruft „Génial!“ und legt sofort noch ein Plättchen. Rot steht auf 16: Finde die 2 Punkte.
lesson-8-done = Génial! Noch ein Plättchen, bevor du nachziehst. Punkte über 18 verfallen.

lesson-9-title = Plättchen tauschen
lesson-9-task = Zeigt nach dem Legen keines deiner Plättchen dein niedrigstes Symbol, darfst du sie vorzeigen und alle gegen sechs neue tauschen. Violett ist dein niedrigstes, und du hast keines: Tausch.
lesson-9-done = Neue Plättchen, neue Hoffnung. Die alten sind wieder im Beutel; dein Zug ist zu Ende.

lesson-10-title = Alle sechs auf 18
lesson-10-task = Wer alle sechs Leisten auf 18 bringt, gewinnt sofort, was auch immer die anderen haben. Fünf von deinen sind da, und Gelb steht auf 16: Mach es fertig.
lesson-10-done = Alle sechs auf 18: Die Partie ist vorbei, und du hast gewonnen.

lesson-11-title = Das letzte Plättchen
lesson-11-task = Die Partie endet, wenn kein Plättchen mehr passt: Drei freie Felder haben noch Platz für ein letztes. Beide niedrigsten Leisten stehen auf 9, also entscheidet die zweitniedrigste. Deine ist Grün, 11 gegen 12: Bring sie voran.
lesson-11-done = 9 gegen 9, dann 13 gegen 12: Du gewinnst. Wären auch diese gleich, entschiede die drittniedrigste, und so weiter. Du kennst das Spiel: Viel Spaß!
