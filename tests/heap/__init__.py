"""Heap, a throw-away game: a fifth one needs this folder and no edit anywhere else."""

from tesselle.engine.game import Game
from tesselle.engine.option import Option
from tesselle.engine.say import Say

from . import rules, words

GAME = Game(
    name="heap",
    title="Heap",
    author="nobody",
    about=Say("Take stones, and hold a secret card.", "Prenez des pierres, gardez une carte."),
    minutes=1,
    seats=(2, 3),
    options=(
        Option(
            name="stones",
            default=7,
            choices=(7, 12),
            about=Say("stones at the start", "pierres au début"),
        ),
    ),
    state=rules.STATE,
    room=rules.MOST,
    longest=12,
    setup=rules.setup,
    waiting=rules.waiting,
    legal=rules.legal,
    apply=rules.apply,
    resample=rules.resample,
    scores=rules.scores,
    ranking=rules.ranking,
    evaluate=rules.evaluate,
    worths=rules.worths,
    blank=rules.blank,
    view=words.view,
    write_move=words.write_move,
    read_move=words.read_move,
    reason=words.reason,
    write_position=words.write_position,
    read_position=words.read_position,
    dealt=words.dealt,
    draw=words.draw,
)
