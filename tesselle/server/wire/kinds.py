"""The kinds of events, and what the text of each means; ``live_match`` says what they do."""

from typing import Literal, TypeAlias

Kind: TypeAlias = Literal[
    "move", "resign", "leave", "time", "undo_ask", "undo_yes", "undo_no", "undo"
]

MOVE = "move"  # the move that was played
RESIGN = "resign"  # the bot that takes the seat over, or nothing: the match ends
LEAVE = "leave"  # the bot that takes the seat over
TIME = "time"  # as for a resignation, when a seat's clock has run out
UNDO_ASK = "undo_ask"  # how many moves a seat would like to take back
UNDO_YES = "undo_yes"  # a seat agrees; others have still to answer
UNDO_NO = "undo_no"  # a seat refuses
UNDO = "undo"  # how many moves are taken back: nobody had to agree, or the last one did
