"""The bots of an earlier checkout: a line of JSON with a match in, a line with the move out.

``tools.earlier`` runs this file with that checkout on the path, so it uses nothing but
what Tesselle had by version 0.1.  A question tells the whole match: game, seats, options,
seed and the events so far; a match that goes on is not begun again, so that a bot keeps
what it thought of its last move, as it does at a table.
"""

import json
import sys
from typing import Any

import tesselle
from tesselle.bots import BOTS


class Table:
    """The last match that was asked about, with one bot for each seat."""

    def __init__(self) -> None:
        self.begun: tuple[Any, ...] = ()
        self.match: Any = None
        self.bots: dict[int, Any] = {}

    def answer(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Return what a match begins with, or the move of the seat that is asked for."""
        begins = (asked["game"], asked["seats"], json.dumps(asked["options"]), asked["seed"])
        if begins != self.begun or len(asked["events"]) < len(self.match.events):
            self.begun, self.bots = begins, {}
            seed = bytes.fromhex(asked["seed"])
            self.match = tesselle.new(
                asked["game"], seats=asked["seats"], seed=seed, **asked["options"]
            )
        if "seat" not in asked:
            return {"pinned": self.match.pinned}
        for seat, move in asked["events"][len(self.match.events) :]:
            self.match.play(seat, move)
        seat = asked["seat"]
        if seat not in self.bots:
            self.bots[seat] = BOTS[asked["bot"]](asked["chance"])
        action = self.bots[seat].choose(self.match, seat)
        return {"move": self.match.game.write_move(self.match.state, seat, action)}


if __name__ == "__main__":
    table = Table()
    for line in sys.stdin:
        sys.stdout.write(json.dumps(table.answer(json.loads(line))) + "\n")
        sys.stdout.flush()
