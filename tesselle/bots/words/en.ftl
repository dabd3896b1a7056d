# What is told to players that read and answer with text, such as language models.

reader-role = You play { $game }, { $credit }, at a table of { $seats }. You are { $name }. Play to win.
reader-rules = The rules:
reader-answer = Think as long as you like. End your answer with a line of this form, with one move as the rules write it:
reader-since = Since your last move:
reader-now = The table as you see it:
reader-legal = Legal moves ({ $count }): { $moves }
reader-withheld = { $count ->
        [one] One move is legal.
       *[other] { $count } moves are legal. They are not listed: the rules tell which.
    }
reader-your-turn = It is your turn.
reader-refused = That move is not possible: { $why } Try again, with a line of the same form.
reader-no-move = your answer has no line of this form
reader-gave-up = no legal move in { $tries } answers; the last: { $why }
reader-you-said = You answered:
reader-failed = the command ended with { $code }
reader-in-time = an answer within { $limit }
