"""What decided a match is said in tiles (R11)."""

from tesselle.games.mosaic.tests.play import start
from tesselle.games.mosaic.text.decision import decided


def test_r11_tiles_decided() -> None:
    state = start(3)
    state["tiles"][:5] = (0, 1, 1, 0, 1)
    assert decided(state, 1, 0).en == "3 tiles against 2"
    state["tiles"][5] = 0
    assert decided(state, 0, 1).en == "3 tiles each"
