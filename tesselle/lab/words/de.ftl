# Was Agenten gesagt wird, die über das Model Context Protocol spielen.

no-match = keine Partie { $match } hier
too-many-matches = { $most } Partien laufen hier, mehr dürfen es nicht sein; versuch es später noch einmal
not-own-seat = du spielst Platz { $own }, nicht Platz { $seat }
which-seats = Plätze von 0 bis { $last }, jeder einmal
as-many-bots = höchstens { $seats } Bots für die anderen Plätze
bot-here = ein Bot von hier: { $known }
moves-withheld = diese Partie wurde ohne Listen der möglichen Züge begonnen: Die Regeln sagen, welche es gibt
still-going = die Partie läuft noch: Ihre Züge werden beurteilt, wenn sie zu Ende ist
being-reviewed = zu viele Partien werden gerade beurteilt; versuch es später noch einmal
section-of = ein Abschnitt: { $known }
rule-of = eine Regel von { $first } bis { $last }
agent-turn = Platz { $seat } ist dran, den du spielst.
agent-thinking = Bots denken noch; sieh die Partie gleich noch einmal an.
agent-over = Die Partie ist zu Ende.
agent-ranked = { $place }. { $name }: { $result }
agent-many = Es gibt { $count } mögliche Züge; das Werkzeug legal_moves zählt sie auf.
agent-bot-erred = Der Bot { $name } hat versagt und gibt auf: { $why }
agent-secret = wählt geheim
agent-resigned = gibt auf
agent-regret = Platz { $seat }: { $moves } Züge beurteilt, { $lost } % der Gewinnchance je Zug verloren
