"""Génial!, by Reiner Knizia: line up equal symbols, and mind your lowest track."""

from tesselle.engine.game import Game
from tesselle.games.genial.heuristic import standing, tuning, worths
from tesselle.games.genial.rules import hidden, play, scoring, state
from tesselle.games.genial.show import sight, terminal, view
from tesselle.games.genial.text import count, decision, moves, position, taught, telling
from tesselle.games.genial.words import say

GAME = Game(
    name="genial",
    title="Génial!",
    author="Reiner Knizia",
    about=say("about"),
    minutes=30,
    seats=(2, 3, 4),
    state=state.STATE,
    most_actions=state.ROOM,
    most_events=state.LONGEST,
    score_numbers=state.TRACKS,
    setup=play.setup,
    waiting=play.waiting,
    legal=play.legal,
    apply=play.apply,
    resample=hidden.resample,
    scores=scoring.scores,
    points=scoring.lowest,
    ranking=scoring.ranking,
    random_action=play.random_action,
    evaluate=standing.evaluate,
    worths=worths.worths,
    tuning=tuning.TUNING,
    blank=state.blank,
    sight=sight.SIGHT,
    view=view.view,
    view_type=view.View,
    write_move=moves.write_move,
    texts=moves.texts,
    read_move=moves.read_move,
    reason=moves.reason,
    cells=moves.cells,
    write_position=position.write_position,
    read_position=position.read_position,
    dealt=view.dealt,
    draw=terminal.draw,
    preview=telling.preview,
    describe=telling.describe,
    summary=telling.summary,
    decided=decision.decided,
    taught=taught.taught,
    count=count.count,
    count_format=count.FORMAT,
)
