"""MozaiK, by Léo Baynaud: nine images in a square, and words around it that fit them."""

from typing import Any

from tesselle.engine.game import Game, Options
from tesselle.engine.option import Option
from tesselle.engine.say import Say
from tesselle.games.mozaik import (
    cards,
    count,
    heuristic,
    judging,
    notation,
    opening,
    position,
    rules,
    scoring,
    state,
    telling,
    terminal,
    view,
)
from tesselle.games.mozaik.deckfile import known, load


def pinned(options: Options) -> dict[str, Any]:
    """Give what a record must name beside the options: the deck's exact data."""
    deck = load(options["deck"])
    return {"deck": {"name": deck.name, "sha256": deck.digest}}


GAME = Game(
    name="mozaik",
    title="MozaiK",
    author="Léo Baynaud",
    about=Say(
        "Lay nine images in a square so that the words around it fit them.",
        "Posez neuf images en carré pour qu'elles répondent aux mots qui l'entourent.",
    ),
    minutes=30,
    seats=(1, 2, 3, 4),
    options=(
        Option(
            name="judge",
            default="deck",
            choices=tuple(opening.JUDGES),
            about=Say(
                "who says that a word matches an image: the deck, or the people at the table",
                "qui dit qu'un mot va avec une image : le jeu de cartes, ou la table",
            ),
            words={
                "deck": Say("the deck", "le jeu de cartes"),
                "table": Say("the table", "la table"),
            },
        ),
        Option(
            name="colours",
            default=True,
            choices=(True, False),
            about=Say(
                "play with the colour words; leave them out for colour-blind players",
                "jouer avec les mots de couleur ; à retirer pour les daltoniens",
            ),
            words={True: Say("with colours", "avec"), False: Say("without", "sans")},
        ),
        Option(
            name="deck",
            default="tesselle",
            about=Say(
                "the deck of images and words",
                "le jeu d'images et de mots",
            ),
            offered=known,
        ),
    ),
    state=state.STATE,
    room=state.ROOM,
    longest=state.LONGEST,
    setup=opening.setup,
    waiting=rules.waiting,
    legal=rules.legal,
    apply=rules.apply,
    resample=cards.resample,
    scores=scoring.scores,
    ranking=scoring.ranking,
    secret=rules.secret,
    evaluate=heuristic.evaluate,
    worths=heuristic.worths,
    tuning=heuristic.TUNING,
    blank=opening.blank,
    view=view.view,
    write_move=notation.write_move,
    read_move=notation.read_move,
    reason=notation.reason,
    write_position=position.write_position,
    read_position=position.read_position,
    dealt=view.dealt,
    draw=terminal.draw,
    pinned=pinned,
    judges=judging.asked,
    preview=telling.preview,
    describe=telling.describe,
    count=count.count,
    count_format=count.FORMAT,
)
