# Was der Server den Leuten sagt, meist, warum er etwas ablehnt.

# Anfragen ohne Antwort; $retry_after_s und $most_s sind Sekunden.

unavailable = die Datenbank antwortet nicht: { $fate }; versuch es in { $retry_after_s } s noch einmal
fate-unknown = vielleicht ist es geschehen, vielleicht nicht
fate-nothing = nichts ist geschehen
not-signed-in = melde dich zuerst an: Es fehlt ein gültiges Sitzungs-Cookie oder ein Schlüssel
wrong-password = Name oder Passwort ist falsch
weak-password = dieses Passwort ist leicht zu erraten; nimm ein längeres, etwa ein paar Wörter, die nichts miteinander zu tun haben
too-soon = zu schnell: Versuch es in { $retry_after_s } s noch einmal
too-fast = höchstens { $rate }; versuch es in { $retry_after_s } s noch einmal
too-many-connections = höchstens { $most } Verbindungen von einer Adresse
too-many = zu viele Versuche: Versuch es in { $retry_after_s } s noch einmal
not-http = erwartet wird eine lesbare HTTP-Anfrage
too-late = die ganze Anfrage muss innerhalb von { $most_s } s ankommen
target-too-long = Pfad und Parameter dürfen höchstens { $most } Bytes haben, gekommen sind { $got }
head-too-large = höchstens { $most_fields } Kopffelder mit zusammen { $most } Bytes
too-large = höchstens { $most } Bytes
foreign-origin = erwartet wird eine Seite dieses Servers oder einer Herkunft, der er vertraut
malformed = die Anfrage hat nicht die erwartete Form
internal = hier ist etwas schiefgegangen; was, steht im Protokoll des Servers
not-ready = „{ $part }“ antwortet nicht

# Das gibt es nicht, oder nicht für alle.

no-deck = kein Deck { $id }, das du sehen darfst
no-match = keine Partie { $id }, die du sehen darfst
no-picture = kein Bild { $id }, das du sehen darfst
no-player = kein Spieler { $id }, den du sehen darfst
no-review-of-match = keine Analyse der Partie { $id }, die du sehen darfst
no-session = keine Anmeldung { $id } von dir
no-table = kein Tisch { $id }, den du sehen darfst
no-token = kein Schlüssel { $id }, den du sehen darfst

# Menschen.

someone-who-left = jemand, der gegangen ist
name-taken = der Name { $name } ist vergeben; wähl einen anderen
guest-without-password = dafür braucht es ein Konto; ein Gast hat kein Passwort
guest-expected = erwartet wird ein Gast, gekommen ist das Konto { $name }
guest-without-token = dafür braucht es ein Konto; ein Gast zeigt seine Sitzung statt eines Schlüssels
most-tokens = höchstens { $most } Schlüssel; widerrufe zuerst einen

# Tische.

option-one-of-here = Option { $option }: hier eines von { $choices } erwartet; gekommen: { $got }
one-of-bots = einer von { $known }
most-people = höchstens { $most } Menschen
one-person-each = an einem gewerteten Tisch sitzt an jedem Bildschirm nur eine Person
table-playing = erwartet wird ein Tisch, der sich füllt; an diesem wird schon gespielt
table-closed = erwartet wird ein Tisch, der sich füllt; dieser ist geschlossen
was-closed = dieser Tisch wurde geschlossen
only-the-host = das darf nur, wer den Tisch eröffnet hat
not-oneself = erwartet: jemand anderes; um selbst zu gehen, verlass den Tisch
rated-stay = aus einer gewerteten Partie kann niemand weggeschickt werden
rated-no-undo = in einer gewerteten Partie gegen Bots wird kein Zug zurückgenommen
sent-away = wer den Tisch eröffnet hat, bittet dich zu gehen
free-seats = alle Plätze müssen besetzt sein; frei sind: { $seats }
seat-taken = dort sitzt schon jemand: Erwartet wird ein freier Platz
table-full = kein Platz mehr frei: Der Tisch ist voll
too-many-tables = du hast schon { $count } Tische, die auf Mitspieler warten (höchstens { $most }): Beginn oder schließ zuerst einen
too-many-matches = wer eingeladen hat, spielt schon { $count } Partien (höchstens { $most }): Erst muss eine enden
too-many-of-bots = du hast schon { $count } laufende Partien zwischen Bots (höchstens { $most }): Warte, bis eine zu Ende ist
too-many-tables-here = von deiner Adresse warten schon { $count } Tische auf Mitspieler (höchstens { $most }): beginne oder schließe zuerst einen
too-many-matches-here = von deiner Adresse laufen schon { $count } Partien (höchstens { $most }): beende zuerst eine oder gib sie auf
too-many-of-bots-here = von deiner Adresse laufen schon { $count } Partien unter Bots (höchstens { $most }): warte, bis eine vorbei ist

# Partien, Analysen und Rückblicke.

still-playing = erwartet wird eine beendete Partie; diese ist bei Ereignis { $seq }
wrong-seq = seq { $expected } erwartet, { $got } gekommen
id-reused = die ID { $id } steht für { $first }, gekommen ist sie mit { $asked }
key-reused = dieser Schlüssel steht schon für etwas anderes, das du gewünscht hast
done-before = das ist unter demselben Schlüssel gerade geschehen
match-over = die Partie ist zu Ende
time-is-up = deine Zeit ist um
time-left = Platz { $seat } hat noch Zeit
seat-up-to = ein Platz von 0 bis { $last }
seat-of-yours = einer deiner Plätze { $seats }
seat-to-act = ein Platz, der dran ist ({ $waiting })
seated-play = spielen darf nur, wer am Tisch sitzt
seated-act = das darf in einer Partie nur, wer am Tisch sitzt
seated-preview = was ein Zug bringt, erfährt nur, wer am Tisch sitzt
seated-hints = Tipps bekommt nur, wer am Tisch sitzt
without-hints = diese Partie wird ohne Tipps gespielt
nobody-waits = niemand wartet auf deine Antwort
one-question = eine Frage nach der anderen: Über die letzte wird noch nachgedacht
move-up-to = ein Zug von 1 bis { $last }
event-up-to = ein Ereignis von 0 bis { $last }
views-after-end = mit den Augen der anderen sieht man erst nach dem Ende
no-score-pad = { $game } hat keinen Wertungsblock
no-positions = Stellungen von { $game } lassen sich nicht ausprobieren
