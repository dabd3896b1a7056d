"""MozaiK, by Léo Baynaud: nine images in a square, and words around it that fit them."""

from tesselle.engine.game import Game
from tesselle.engine.option import Option
from tesselle.games.mozaik.deck import deckfile, loaded
from tesselle.games.mozaik.heuristic import standing, tuning, worths
from tesselle.games.mozaik.rules import cards, play, scoring, state
from tesselle.games.mozaik.show import sight, terminal, view
from tesselle.games.mozaik.text import count, decision, moves, position, reasons, taught, telling
from tesselle.games.mozaik.words import say

GAME = Game(
    name="mozaik",
    title="MozaiK",
    author="Léo Baynaud",
    about=say("about"),
    minutes=30,
    seats=(1, 2, 3, 4),
    options=(
        Option(
            name="judge",
            default="deck",
            choices=state.JUDGES,
            about=say("option-judge"),
            words={"deck": say("option-judge-deck"), "table": say("option-judge-table")},
        ),
        Option(
            name="colours",
            default=True,
            choices=(True, False),
            about=say("option-colours"),
            words={True: say("option-colours-true"), False: say("option-colours-false")},
        ),
        Option(
            name="deck",
            default="tesselle",
            about=say("option-deck"),
            offered=deckfile.known,
        ),
    ),
    state=state.STATE,
    most_actions=state.ROOM,
    most_events=state.LONGEST,
    setup=play.setup,
    waiting=play.waiting,
    legal=play.legal,
    apply=play.apply,
    resample=cards.resample,
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
    reason=reasons.reason,
    cells=reasons.cells,
    write_position=position.write_position,
    read_position=position.read_position,
    dealt=view.dealt,
    draw=terminal.draw,
    pinned=loaded.pinned,
    recalled=loaded.recalled,
    judges=scoring.asked,
    preview=telling.preview,
    describe=telling.describe,
    decided=decision.decided,
    taught=taught.taught,
    count=count.count,
    count_format=count.FORMAT,
)
