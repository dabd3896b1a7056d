"""Mozaika, by Adam Kałuża: bid for tiles, lay a mosaic, mind the flies."""

from tesselle.engine.game import Game
from tesselle.engine.say import Say
from tesselle.games.mozaika import (
    count,
    heuristic,
    notation,
    rules,
    scoring,
    state,
    telling,
    terminal,
    view,
)

GAME = Game(
    name="mozaika",
    title="Mozaika",
    author="Adam Kałuża",
    about=Say(
        "Bid for tiles and lay the finest mosaic; the miser gets a fly.",
        "Enchérissez et composez la plus belle mosaïque ; l'avare reçoit une mouche.",
    ),
    minutes=40,
    seats=(3, 4, 5),
    state=state.STATE,
    room=state.ROOM,
    longest=state.LONGEST,
    setup=rules.setup,
    waiting=rules.waiting,
    legal=rules.legal,
    apply=rules.apply,
    resample=rules.resample,
    scores=scoring.scores,
    ranking=scoring.ranking,
    secret=rules.secret,
    evaluate=heuristic.evaluate,
    worths=heuristic.worths,
    tuning=heuristic.TUNING,
    blank=rules.blank,
    view=view.view,
    write_move=notation.write_move,
    read_move=notation.read_move,
    reason=notation.reason,
    write_position=notation.write_position,
    read_position=notation.read_position,
    dealt=view.dealt,
    draw=terminal.draw,
    preview=telling.preview,
    describe=telling.describe,
    count=count.count,
    count_format=count.FORMAT,
)
