"""Mosaic, by Mark Steere: place or flip, and own most of the board."""

from tesselle.engine.game import Game, Option
from tesselle.engine.say import Say
from tesselle.games.mosaic import board, heuristic, notation, rules, terminal, view

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
        ),
    ),
    state=board.STATE,
    room=rules.ACTIONS,
    longest=2 * board.MOST_CELLS,
    setup=rules.setup,
    waiting=rules.waiting,
    legal=rules.legal,
    apply=rules.apply,
    resample=rules.resample,
    scores=rules.scores,
    ranking=rules.ranking,
    evaluate=heuristic.evaluate,
    worth=heuristic.worth,
    blank=board.blank,
    view=view.view,
    write_move=notation.write_move,
    read_move=notation.read_move,
    reason=notation.reason,
    write_position=notation.write_position,
    read_position=notation.read_position,
    dealt=view.dealt,
    draw=terminal.draw,
)
