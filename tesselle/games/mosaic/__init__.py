"""Mosaic, by Mark Steere: place or flip, and own most of the board."""

from tesselle.engine.game import Game
from tesselle.engine.option import Option
from tesselle.engine.say import Say
from tesselle.games.mosaic import (
    board,
    heuristic,
    lot,
    notation,
    rules,
    solver,
    telling,
    terminal,
    view,
)
from tesselle.games.mosaic.solver import Solution, solve

__all__ = ["GAME", "Solution", "solve"]

GAME = Game(
    name="mosaic",
    title="Mosaic",
    author="Mark Steere",
    about=Say(
        "Place tiles, then flip your opponent's to join your groups.",
        "Posez, puis retournez les tuiles adverses pour réunir vos groupes.",
    ),
    minutes=15,
    seats=(2,),
    options=(
        Option(
            name="side",
            default=5,
            choices=(3, 4, 5, 6, 7, 8),
            about=Say("cells along one side of the board", "cases sur un côté du plateau"),
            words={side: telling.size(side) for side in board.SIDES},
        ),
    ),
    state=board.STATE,
    room=rules.ACTIONS,
    longest=2 * board.MOST_CELLS,
    open=True,
    chance=False,
    setup=rules.setup,
    waiting=rules.waiting,
    legal=rules.legal,
    apply=rules.apply,
    resample=rules.resample,
    scores=rules.scores,
    ranking=rules.ranking,
    lot=lot.lot,
    evaluate=heuristic.evaluate,
    worths=heuristic.worths,
    tuning=heuristic.TUNING,
    blank=board.blank,
    view=view.view,
    write_move=notation.write_move,
    texts=notation.texts,
    read_move=notation.read_move,
    reason=notation.reason,
    write_position=notation.write_position,
    read_position=notation.read_position,
    dealt=view.dealt,
    draw=terminal.draw,
    solve=solver.endgame,
    preview=telling.preview,
    describe=telling.describe,
    summary=telling.summary,
)
