# Was denen gesagt wird, die lesen und mit Text antworten, wie Sprachmodelle.

reader-role = Du spielst { $game } { $credit }, an einem Tisch mit { $seats } Plätzen. Du bist { $name }. Spiel, um zu gewinnen.
reader-rules = Die Regeln:
reader-answer = Überleg, so lange du willst. Beende deine Antwort mit einer Zeile dieser Form, mit einem Zug, wie ihn die Regeln schreiben:
reader-since = Seit deinem letzten Zug:
reader-now = Der Tisch, wie du ihn siehst:
reader-legal = Mögliche Züge ({ $count }): { $moves }
reader-withheld = { $count ->
        [one] Ein einziger Zug ist möglich.
       *[other] { $count } Züge sind möglich. Sie sind nicht aufgezählt: Die Regeln sagen, welche.
    }
reader-your-turn = Du bist dran.
reader-refused = Dieser Zug geht nicht: { $why } Versuch es noch einmal, mit einer Zeile derselben Form.
reader-no-move = deine Antwort hat keine Zeile dieser Form
reader-gave-up = kein möglicher Zug in { $tries } Antworten; die letzte: { $why }
reader-you-said = Du hast geantwortet:
reader-failed = der Befehl endete mit { $code }
reader-in-time = eine Antwort in { $limit }
