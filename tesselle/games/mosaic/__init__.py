"""Mosaic, by Mark Steere: place or flip, and own most of the board."""

from tesselle.engine.game import Game
from tesselle.engine.option import Option
from tesselle.games.mosaic.heuristic import solver, tuning, worths
from tesselle.games.mosaic.rules import board, play, scoring, state
from tesselle.games.mosaic.show import sight, terminal, view
from tesselle.games.mosaic.text import decision, moves, position, taught, telling
from tesselle.games.mosaic.words import say

GAME = Game(
    name="mosaic",
    title="Mosaic",
    author="Mark Steere",
    about=say("about"),
    minutes=15,
    seats=(2,),
    options=(
        Option(
            name="side",
            default=5,
            choices=(3, 4, 5, 6, 7, 8),
            about=say("option-side"),
            words={side: telling.size(side) for side in board.SIDES},
        ),
    ),
    state=state.STATE,
    most_actions=state.ACTIONS,
    most_events=2 * board.MOST_CELLS,
    open=True,
    chance=False,
    waiting=play.waiting,
    legal=play.legal,
    apply=play.apply,
    scores=scoring.scores,
    ranking=scoring.ranking,
    random_action=play.random_action,
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
    opened_with=state.opened_with,
    dealt=view.dealt,
    draw=terminal.draw,
    solve=solver.endgame,
    preview=telling.preview,
    describe=telling.describe,
    notes=telling.notes,
    summary=telling.summary,
    decided=decision.decided,
    taught=taught.taught,
)
