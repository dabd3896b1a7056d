"""MozaiK, by Léo Baynaud: nine images in a square, and words around it that fit them."""

from tesselle.engine.game import Game
from tesselle.engine.option import Option
from tesselle.engine.say import Say
from tesselle.games.mozaik.deck import deckfile, loaded
from tesselle.games.mozaik.heuristic import standing, tuning, worths
from tesselle.games.mozaik.rules import cards, play, scoring, state
from tesselle.games.mozaik.show import terminal, view
from tesselle.games.mozaik.text import count, moves, position, reasons, telling

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
            choices=state.JUDGES,
            about=Say(
                "who says that a word matches an image: the deck, or the people at the table",
                "qui dit qu'un mot va avec une image : le jeu de cartes, ou la table",
            ),
            words={
                "deck": Say("the deck", "le jeu de cartes"),
                "table": Say("the table, as in print", "la table, règle d’origine"),
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
    view=view.view,
    view_type=view.View,
    write_move=moves.write_move,
    read_move=moves.read_move,
    reason=reasons.reason,
    write_position=position.write_position,
    read_position=position.read_position,
    dealt=view.dealt,
    draw=terminal.draw,
    pinned=loaded.pinned,
    recalled=loaded.recalled,
    judges=scoring.asked,
    preview=telling.preview,
    describe=telling.describe,
    count=count.count,
    count_format=count.FORMAT,
)
