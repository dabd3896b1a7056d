# Was alle Spiele, Bots und Partien sagen.
# „[legt|lege]“: zwei Formen eines Verbs, nach einem Namen und als Rat.

within = { $place }: { $what }
and = { $first } und { $last }
seat = Platz { $number }
points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
points-lost =
    { $number ->
        [one] { $number } Punkt verloren
       *[other] { $number } Punkte verloren
    }

# Was kam, ist nicht, was gebraucht wird: $expected und $got sind etwa „ein Zug als Text“ und „3“.

mismatch = erwartet: { $expected }; gekommen: { $got }
nothing = nichts
text-like = „{ $text }“
kind-bool = Ja oder Nein
kind-dict = ein Objekt
kind-int = eine ganze Zahl
kind-list = eine Liste
kind-str = ein Text
too-few = { $what }: mindestens { $least } erwartet, { $got } gekommen
cannot-read = { $path } lässt sich nicht lesen: { $error }
cannot-write = { $path } lässt sich nicht schreiben: { $error }

# Spiele und ihre Optionen. $vowel sagt, ob der Name des Autors mit einem Vokal beginnt (yes oder no).

credit = von { $author }
plays = [spielt|spiele] { $move }
no-game = kein Spiel { $name }; es gibt: { $known }
bad-seats = { $game } wird an { $seats } Plätzen gespielt, nicht an { $got }
no-count = { $game } lässt sich nicht auszählen
no-option = { $game } hat keine Option { $option }; seine Optionen: { $known }
no-options = keine
yes = ja
no = nein
one-of = eines von { $choices }
option-mismatch = erwartet: { $expected }; gekommen: { $got }
no-rules = Dieses Spiel bringt keine Regeln mit.

# Partien: Plätze, Züge, Enden, zurückgenommene Züge. $waiting nennt Plätze: „0, 2“.

match-over = die Partie ist zu Ende
match-in-progress = eine laufende Partie
match-ended = eine beendete
move-as-text = ein Zug als Text
not-legal = Aktion { $action } ist für Platz { $seat } nicht erlaubt
not-now = dieser Zug ist jetzt nicht möglich
seat-up-to = ein Platz von 0 bis { $last }
not-your-turn = Platz { $seat } ist jetzt nicht dran; gewartet wird auf Platz { $waiting }
seat-to-act = ein Platz, der dran ist ({ $waiting })
names-for-seats = { $seats } Namen
name-length = ein Name hat 1 bis { $most } Zeichen, nicht { $got }
ended-resignation = { $name } hat aufgegeben.
ended-time = { $name } hat die Zeit überschritten.
end-by = ein Ende durch { $one } oder { $other }
nothing-to-undo = du hast keinen Zug, den du zurücknehmen könntest
shown-cannot-be-undone = was gezogen oder gezeigt wurde, lässt sich nicht zurücknehmen
exchanged = die Partie wurde mit { $begun } begonnen, gekommen ist { $got }; sie geht weiter, wenn das alte wieder da ist

# Startwerte und Simulationen.

seed-bytes = ein Startwert aus Bytes hat { $bytes } davon, nicht { $got }
seed-kind = ein Startwert ist eine ganze Zahl, { $bytes } Bytes oder None, nicht { $got }
seed-range = ein Startwert liegt zwischen 0 und 2**256 - 1, nicht bei { $got }
simulation-seed = der Startwert einer Simulation liegt zwischen 0 und 2**63 - 1, nicht bei { $got }

# Aufzeichnungen: wo etwas nicht passt, und was.

event = Ereignis { $number }
setup = Aufbau
an-object = ein Objekt
a-list = eine Liste
a-json-object = ein JSON-Objekt
record-as-json = eine Aufzeichnung als JSON
record-as-object = eine Aufzeichnung als Objekt
record-does-not-open = die Aufzeichnung lässt sich nicht öffnen
result-too-early = nach Ereignis { $last }: Die Aufzeichnung hat ein Ergebnis, aber Platz { $seat } ist noch dran
match-not-over = die Partie ist nach Ereignis { $last } nicht zu Ende
record-without-seed = die Aufzeichnung hat keinen Startwert: Sie wurde vor dem Ende der Partie geschrieben
seed-digits = 64 Hexadezimalziffern

# Bots; $name ist, was man tippt, oder eine Befehlszeile.

level-1 = Stufe 1, Kiesel
level-2 = Stufe 2, Ton
level-3 = Stufe 3, Mörtel
level-4 = Stufe 4, Mosaikleger
level-5 = Stufe 5, Meister
level-6 = Stufe 6, Byzanz
bot-search = schaut voraus
bot-plain = sucht blind
bot-uniform = spielt irgendeinen erlaubten Zug
bot-greedy = spielt, was gut aussieht
bot-hasty = nimmt, so viel jetzt zu haben ist

style-level1 = Übersieht mehr als die Hälfte dessen, was ginge, und beurteilt den Rest nach Gefühl.
style-level2 = Übersieht jeden dritten Zug und nimmt unter den übrigen, was gut aussieht.
style-level3 = Übersieht wenig und spielt für den Augenblick; denkt selten an deine Antwort.
style-level4 = Spielt wie jemand aus einem guten Verein: verpasst kaum etwas und schaut voraus, wo es sich lohnt.
style-level5 = Übersieht nichts, weiß, was jeder Platz wert ist, und schaut voraus, wo es sich lohnt.
style-level6 = Spielt vor jedem Zug tausendmal und öfter in Gedanken weiter.
style-greedy = Nimmt, was einen Schritt voraus am besten aussieht, und denkt nie einen zweiten.
style-hasty = Greift sich die meisten Punkte, die gerade da sind, was auch daraus wird.
style-plain = Kennt die Regeln und sonst nichts; probiert aufs Geratewohl, wie ein Zug ausgehen kann.
style-uniform = Lost jeden Zug aus.
no-bot = kein Bot { $name }; es gibt: { $known }, { $program }BEFEHLSZEILE, { $python }Modul:Attribut, { $text }BEFEHLSZEILE
python-bot = { $python }Modul:Attribut
cannot-make = { $name } lässt sich nicht herstellen
cannot-start = { $name } lässt sich nicht starten
command-line = die Befehlszeile eines Programms
object-with-choose = ein Objekt mit choose(view, legal)
a-move = ein Zug
move-in-time = ein Zug innerhalb von { $limit }
legal-move = ein erlaubter Zug ({ $legal })
move-line = eine Zeile {"{"}"move": …{"}"} als JSON
program-ended = erwartet wurde ein Zug, aber das Programm endete mit dem Code { $code }
program-wrote = { $what }; auf seine Fehlerausgabe schrieb es:{ $tail }

sheet-line = Zeile { $number }
sheet-named = zuerst ein Name und ein Doppelpunkt, wie bei den anderen
sheet-name-new = ein neuer Name
sheet-name-known = { $player } wie in Zeile { $number }
sheets-most = höchstens { $most } Spielende
sheets-one-more = jemand mehr
sheet-place = { $place }. { $player }
sheets-won = { $player } gewinnt mit { $points }.
sheets-share = { $names } teilen sich den Sieg mit { $points }.

# Partien und Stellungen auf einem Gerät.

no-match-here = keine Partie { $id } auf diesem Gerät
other-rules = diese Partie wurde nach den Regeln { $begun } begonnen, hier gelten { $now }: Sie bleibt, wie sie ist, und kann hier nicht weitergehen
wrong-seq = seq { $expected } erwartet, { $got } gekommen
nobody-plays-here = niemand hier spielt diese Partie
one-of-here = { $name }: hier eines von { $choices } erwartet, { $got } gekommen
