"""Génial!, by Reiner Knizia: line up equal symbols, and mind your lowest track."""

from tesselle.engine.game import Game
from tesselle.engine.say import Say
from tesselle.games.genial import bag, count, heuristic, notation, rules, terminal, view

GAME = Game(
    name="genial",
    title="Génial!",
    author="Reiner Knizia",
    about=Say(
        "Line up equal symbols in six colours; your lowest track is your score.",
        "Alignez des symboles de six couleurs ; votre piste la plus basse fait votre score.",
    ),
    minutes=30,
    seats=(2, 3, 4),
    state=rules.STATE,
    room=rules.ROOM,
    longest=rules.LONGEST,
    width=rules.TRACKS,
    setup=rules.setup,
    waiting=rules.waiting,
    legal=rules.legal,
    apply=rules.apply,
    resample=bag.resample,
    scores=rules.scores,
    ranking=rules.ranking,
    evaluate=heuristic.evaluate,
    worth=heuristic.worth,
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
    count=count.count,
    count_format=count.FORMAT,
)
