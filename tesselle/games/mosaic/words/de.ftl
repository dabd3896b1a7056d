# Was Mosaic sagt. Gruppen und Reihenfolge sind die von en.ftl.
# „[legt|lege]“: zwei Formen eines Verbs, nach einem Namen und als Rat.

## Rules

about = Leg Plättchen, dreh dann gegnerische um und verbinde so deine Gruppen.
option-side = Felder an einer Seite des Bretts
size = Seite { $side }, { $cells } Felder

places = [legt|lege] auf { $cell }
flips = [dreht|drehe] { $cell } um

red = Rot
blue = Blau
gains-tile = { $own } hat ein Plättchen mehr
takes-tile = { $own } hat ein Plättchen mehr, { $enemy } eines weniger
group-new = eine neue Gruppe für { $own }
group-grows = eine Gruppe von { $own } wächst auf { $tiles } Plättchen
groups-joined = { $own } verbindet { $groups } Gruppen zu einer mit { $tiles } Plättchen
group-lost = { $enemy } verliert eine Gruppe
group-shrinks = eine Gruppe von { $enemy } schrumpft
group-split = eine Gruppe von { $enemy } zerfällt in { $pieces } Teile
match-over = die Partie ist zu Ende
must-then-flip = { $own } muss dann { $cells } umdrehen
plays-again = { $enemy } hat keinen Zug: { $own } ist noch einmal dran
skipped = kann nicht ziehen und setzt aus
skipped-you = Du kannst nicht ziehen und setzt aus

tiles = { $number } Plättchen

decided-tiles = { $most } Plättchen gegen { $fewest }
decided-level = je { $tiles } Plättchen

move-unreadable = erwartet: ein Feld von a1 bis { $last }, oder x und ein Feld zum Umdrehen; gekommen: { $got }
cell-taken = auf { $cell } liegt schon ein Plättchen
chain-goes-on = dein Zug geht weiter: Dreh ein Plättchen neben den umgedrehten um (R8)
joins-two = ein Plättchen auf { $cell } würde zwei deiner Gruppen verbinden (R6)
beside-own-only = { $cell } liegt nur neben deinen eigenen Plättchen (R5)
no-enemy-tile = auf { $cell } liegt kein gegnerisches Plättchen zum Umdrehen
flip-joins-none = { $cell } umzudrehen würde keine zwei deiner Gruppen verbinden (R7)
flip-splits = { $cell } umzudrehen würde { $groups } deiner Gruppen verbinden, die andere Farbe aber in ebenso viele oder mehr teilen (R7)
flip-apart = { $cell } liegt nicht neben einem Plättchen, das du in diesem Zug umgedreht hast (R8)

position-parts = erwartet: „Reihen Zugrecht Umgedrehte“; gekommen: { $number } Teile in { $got }
position-mover = am Zug ist R, B oder -; gekommen: { $got }
position-nobody = niemand ist am Zug, also - umgedreht; gekommen: { $got }
position-not-over = die Partie ist nicht zu Ende: Ein Platz hat noch einen Zug in { $got }
position-rows = erwartet: 5, 7, … oder 15 Reihen; gekommen: { $number }
position-row = erwartet: { $number } Zeichen aus . R B in einer Reihe; gekommen: { $got }
position-flipped = erwartet: umgedrehte Plättchen des Platzes am Zug; gekommen: { $got }
position-no-flip = neben { $cells } lässt sich nichts mehr umdrehen, der Zug ist also zu Ende (R8)

flip-another = Dein Zug geht weiter: Dreh noch ein Plättchen neben den markierten um.
counts = Plättchen { $tiles }   Gruppen { $groups }

## Both

or = { $one } oder { $other }

## Board

moment-chain = Eine Kette: { $flips } Plättchen umgedreht

picture = ein Spielbrett von Mosaic
board = Spielbrett von Mosaic
credit = Mosaic, von Mark Steere
enlarge = Vergrößern
show-groups = Gruppen

you-must-flip = Du musst umdrehen: { $cells }
must-flip = { $player } muss umdrehen: { $cells }
hint-flip = Dreh ein Plättchen mit Pfeilen um.
hint-place = Leg auf ein leuchtendes Feld.
hint-place-or-flip = Leg auf ein leuchtendes Feld, oder dreh ein Plättchen mit Pfeilen um.
heard-place =
    { $places ->
        [one] Leg ein Plättchen: Ein Feld nimmt es auf.
       *[other] Leg ein Plättchen: { $places } Felder nehmen es auf.
    }
heard-flip = Dreh ein Plättchen um: { $cells }.

colour-R = Rot
colour-B = Blau
tiles-count = Plättchen
groups-count = Gruppen
largest = größte

tile-R = rotes Plättchen
tile-B = blaues Plättchen
empty = leer
flip-it = umdrehen
place-here = hierher legen

## Guide

guide-goal = Hab mehr Plättchen auf dem Brett als die andere Seite, wenn niemand mehr ziehen kann.
guide-turn-1 = Leg ein Plättchen: fern von allen anderen oder neben ein gegnerisches. Nie nur neben eigene, und nie so, dass es deine Gruppen verbindet.
guide-turn-2 = Oder dreh gegnerische Plättchen um: Das muss Gruppen von dir verbinden und insgesamt weniger Gruppen lassen.
guide-turn-3 = Nach dem Umdrehen geht es weiter, solange sich neben den umgedrehten noch eines umdrehen lässt. Dann ist die andere Seite dran.
guide-scoring = Jedes Plättchen zählt 1. Ein gelegtes ist eines mehr für dich; ein umgedrehtes eines mehr für dich und eines weniger für die andere Seite. Wer nicht ziehen kann, setzt aus.

figure-turn = Rot darf rund um das blaue Plättchen legen oder fern von beiden. Nur neben dem roten darf nichts liegen.
figure-joins = Ein rotes Plättchen zwischen den zwei roten würde sie verbinden: Das geht nur durch Umdrehen.
figure-scoring = Rot hat das blaue Plättchen in der Mitte umgedreht: Aus zwei Gruppen wurde eine.
figure-splits = Aus drei roten Gruppen wurde eine, Blau zerfiel in zwei: vorher vier Gruppen, jetzt drei.
figure-chain = Das linke blaue Plättchen wurde umgedreht; das daneben muss folgen.
figure-goal = Das letzte Umdrehen: 10 rote Plättchen gegen 9. Niemand kann mehr ziehen, und Rot gewinnt.

## Lesson

lesson-1-title = Das erste Plättchen
lesson-1-task = Zwei Farben teilen sich ein Brett, und wer am Ende die meisten Plättchen hat, gewinnt. Du bist Rot. Leg dein erstes Plättchen, wohin du willst.
lesson-1-done = Ein einzelnes Plättchen ist schon eine Gruppe. Nun kommt Blau, und so geht es reihum.

lesson-2-title = Neben dem Gegner
lesson-2-task = Du darfst dorthin legen, wo kein Plättchen in der Nähe ist, oder neben ein gegnerisches. Nur neben eigene allein nicht: Sieh, um d3 leuchtet nichts. Leg neben das blaue Plättchen.
lesson-2-done = Gut gelegt. Du hast jetzt zwei Gruppen: Das ist etwas Gutes, du wirst sehen, warum.

lesson-3-title = Eine Gruppe wächst
lesson-3-task = Ein Feld neben einem gegnerischen Plättchen darf auch eine deiner Gruppen berühren. Lass deine Zweiergruppe auf drei wachsen.
lesson-3-done = Drei Plättchen, die zusammenhängen: eine Gruppe.

lesson-4-title = Gruppen bleiben getrennt
lesson-4-task = Legen verbindet nie Gruppen. Auf d4 würde ein Plättchen deine beiden verbinden, darum bleibt d4 dunkel. Lass stattdessen eine der beiden wachsen.
lesson-4-done = Immer noch zwei Gruppen, eine davon größer.

lesson-5-title = Umdrehen verbindet
lesson-5-task = Zum Verbinden ist das Umdrehen da. Das blaue Plättchen auf d4 liegt zwischen zwei deiner Gruppen: Dreh es um.
lesson-5-done = Ein Plättchen mehr für dich, eines weniger für Blau, und aus deinen zwei Gruppen ist eine geworden.

lesson-6-title = Drei Gruppen auf einmal
lesson-6-task = Nach dem Umdrehen musst du weniger Gruppen haben, und es muss insgesamt weniger geben. Dreh d4 um: Das verbindet drei von dir, und Blau zerfällt in zwei.
lesson-6-done = Vorher vier Gruppen, jetzt drei: Darum durftest du.

lesson-7-title = Gruppen zählen
lesson-7-task = Hier trägt d4 keine Pfeile: Aus drei deiner Gruppen würde eine, aber Blau zerfiele in drei, und vier Gruppen blieben vier. Dreh eines der anderen um.
lesson-7-done = Zwei deiner Gruppen sind verbunden, und Blau ist noch in einem Stück.

lesson-8-title = Eine Kette beginnen
lesson-8-task = Das erste Umdrehen in einem Zug ist frei. Danach muss ein Plättchen daneben, das sich umdrehen lässt, auch umgedreht werden. Fang mit d3 an.
lesson-8-done = Dein Zug ist nicht zu Ende: d4 lässt sich jetzt umdrehen, also muss es sein.

lesson-9-title = Eine Kette fortsetzen
lesson-9-task = Das Brett zeigt, was umgedreht werden muss. Mach weiter.
lesson-9-done = Zwei Plättchen in einem Zug, und alle deine Plättchen in einer Gruppe. Ketten gewinnen Partien.

lesson-10-title = Keinen Zug lassen
lesson-10-task = Wer keinen Zug hat, setzt aus. Drei Felder sind leer. Finde den Zug, nach dem Blau nichts mehr tun kann.
lesson-10-done = Blau setzt aus, und du bist noch einmal dran.

lesson-11-title = Am Ende gewinnen
lesson-11-task = Das Brett ist voll, aber umgedreht wird, solange es jemand kann. Blau führt mit 10 zu 9. Gewinn die Partie.
lesson-11-done = 10 zu 9 für dich, und niemand hat mehr einen Zug. Du kennst Mosaic, von Mark Steere. Viel Freude damit.
