"""The picture of the game is a real position, as the board is given it today."""

import json
from pathlib import Path

from tesselle.games.mosaic import GAME

ART = Path(__file__).parents[1] / "ui" / "art.json"


def test_the_picture_shows_a_view_of_its_own_position() -> None:
    art = json.loads(ART.read_text())
    position = f"{'/'.join(art['board'])} {'RB'[art['to_move']]} -"
    assert GAME.view(GAME.read_position(position), None) == art
