"""Mozaika, by Adam Kałuża: bid for tiles, lay a mosaic, mind the flies."""

from tesselle.engine.game import Game
from tesselle.games.mozaika.heuristic import standing, tuning, worths
from tesselle.games.mozaika.rules import hidden, play, scoring, state
from tesselle.games.mozaika.show import sight, terminal, view
from tesselle.games.mozaika.text import count, decision, moves, position, taught, telling
from tesselle.games.mozaika.words import say

GAME = Game(
    name="mozaika",
    title="Mozaika",
    author="Adam Kałuża",
    about=say("about"),
    minutes=40,
    seats=(3, 4, 5),
    state=state.STATE,
    most_actions=state.ROOM,
    most_events=state.LONGEST,
    setup=play.setup,
    waiting=play.waiting,
    legal=play.legal,
    apply=play.apply,
    resample=hidden.resample,
    scores=scoring.scores,
    ranking=scoring.ranking,
    secret=play.secret,
    evaluate=standing.evaluate,
    worths=worths.worths,
    tuning=tuning.TUNING,
    blank=state.blank,
    sight=sight.SIGHT,
    view=view.view,
    view_type=view.View,
    write_move=moves.write_move,
    read_move=moves.read_move,
    reason=moves.reason,
    cells=moves.cells,
    write_position=position.write_position,
    read_position=position.read_position,
    dealt=view.dealt,
    draw=terminal.draw,
    preview=telling.preview,
    describe=telling.describe,
    decided=decision.decided,
    taught=taught.taught,
    count=count.count,
    count_format=count.FORMAT,
)
