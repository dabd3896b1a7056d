# What agents are told that play by the Model Context Protocol.

no-match = no match { $match } here
too-many-matches = { $most } matches are going on here, which is as many as there may be; try again later
not-own-seat = you play seat { $own }, not seat { $seat }
which-seats = seats from 0 to { $last } to play, each once
as-many-bots = at most { $seats } bots for the other seats
bot-here = a bot of this place: { $known }
moves-withheld = this match was started without lists of legal moves: the rules tell which there are
still-going = the match goes on: its moves are judged when it is over
being-reviewed = too many matches are being judged at the moment; try again later
section-of = a section: { $known }
rule-of = a rule from { $first } to { $last }
agent-turn = It is the turn of seat { $seat }, which you play.
agent-thinking = Bots are still thinking; view the match again in a moment.
agent-over = The match is over.
agent-ranked = { $place }. { $name }: { $result }
agent-many = There are { $count } legal moves; the tool legal_moves lists them.
agent-bot-erred = The bot { $name } failed and gave up: { $why }
agent-secret = chooses in secret
agent-resigned = resigns
agent-regret = seat { $seat }: { $moves } moves judged, { $lost } % of the chance to win lost in a move
