"""The games as OpenSpiel games, registered once this is imported::

    import pyspiel
    import tesselle.lab.openspiel

    game = pyspiel.load_game("tesselle_genial(players=3)")

Each number that the rules draw is a chance node of its own.  A seat's information state is what
it did and all that it saw, told by a digest.
"""  # noqa: D400  the example follows

import hashlib
import json
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from tesselle.engine import registry
from tesselle.engine.game import Game, State
from tesselle.engine.sight import Bytes
from tesselle.engine.state import copied
from tesselle.lab import versions
from tesselle.lab.chance import Asked, outcome_of
from tesselle.lab.rows import reward_places
from tesselle.lab.table import Table

PREFIX = "tesselle_"
MOST_OUTCOMES = 256  # of one draw
MOST_POINTS = 1000.0  # of somebody who plays alone
DIGEST_BYTES = 16


class Kept:
    """A state that nobody changes, so copies of a match share it; and its table."""

    __slots__ = ("state", "table")

    def __init__(self, table: Table, state: State) -> None:
        self.table, self.state = table, state

    def __deepcopy__(self, _: Any) -> "Kept":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _kept, (self.table, self.state.tobytes())

    def observation(self, player: int) -> Bytes:
        """Return what a player sees as numbers."""
        out = np.empty(self.table.layout.size, np.uint8)
        self.table.sight.observe(self.state, player, out)
        return out

    def waiting(self) -> list[int]:
        """Return who may act."""
        mask = int(self.table.game.waiting(self.state))
        return [player for player in range(self.table.seats) if mask >> player & 1]


class TesselleGame(pyspiel.Game):  # type: ignore[misc]  # it ships no types
    """One of our games, with its seats and options; each has a class of its own."""

    kind: Any  # OpenSpiel's description
    name: str

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        found = registry.get(self.name)
        chosen = {"players": found.usual_seats, **_defaults(found), **(parameters or {})}
        seats = chosen.pop("players")
        self.table = Table.of(self.name, seats, chosen)
        most = MOST_POINTS if seats == 1 else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.sight.actions,
            max_chance_outcomes=MOST_OUTCOMES if found.chance else 0,
            num_players=seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=None if 1 in found.seats else 0.0,
            max_game_length=found.most_events,
        )
        super().__init__(self.kind, info, parameters or {})

    def new_initial_state(self) -> "TesselleState":
        """Return the table before anything is dealt."""
        return TesselleState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "TesselleObserver":
        """Return what reads observations, or information states, of states."""
        recalls = kind is not None and kind.perfect_recall
        return TesselleObserver(self.table, recalls, params)


class TesselleState(pyspiel.State):  # type: ignore[misc]  # it ships no types
    """A match before, between or within its events."""

    def __init__(self, game: TesselleGame) -> None:
        super().__init__(game)
        table = game.table
        self._kept = Kept(table, copied(table.start))
        self._bound = 0  # how many outcomes the draw has that comes next, or none
        self._event: tuple[int, int] | None = None  # seat and action; none is the setup
        self._outcomes: list[int] = []
        self._own_moves: list[list[str]] = [[] for _ in range(table.seats)]
        self._seen = [b""] * table.seats  # a digest of all that each player saw
        self._happen()

    def current_player(self) -> int:
        """Return who is next: chance, a player (of several the lowest), or nobody."""
        if self._bound:
            return int(pyspiel.PlayerId.CHANCE)
        waiting = self._kept.waiting()
        return waiting[0] if waiting else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return not self._bound and not self._kept.waiting()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of the draw that comes next, each as likely."""
        return [(outcome, 1.0 / self._bound) for outcome in range(self._bound)]

    def returns(self) -> list[float]:
        """Return what places are worth, 1 to −1; the points of somebody who plays alone."""
        table = self._kept.table
        if not self.is_terminal():
            return [0.0] * table.seats
        if table.seats == 1:
            scores = np.zeros(table.game.score_numbers, np.int32)
            table.game.scores(self._kept.state, scores)
            return [float(table.game.points(scores))]
        places, worth = np.zeros(table.seats, np.int32), np.zeros(table.seats, np.float32)
        table.game.ranking(self._kept.state, places)
        reward_places(places, worth)
        return [float(each) for each in worth]

    def resample_from_infostate(self, player: int, sampler: Any) -> "TesselleState":
        """Return a match that the player cannot tell from this one, all it cannot see dealt anew.

        ``history`` stays that of this match.
        """
        other: TesselleState = self.clone()
        state = copied(self._kept.state)
        chance = np.uint64(int(sampler() * (1 << 53)))
        self._kept.table.game.resample(state, player, chance)
        other._kept = Kept(self._kept.table, state)
        return other

    def information(self, player: int) -> str:
        """Return what the player did, and a digest of all that it saw."""
        return f"{player}: {' '.join(self._own_moves[player])} | {self._seen[player].hex()}"

    def _legal_actions(self, player: int) -> list[int]:
        table = self._kept.table
        room = np.empty(table.game.most_actions, np.int32)
        listed: list[int] = room[: table.game.legal(self._kept.state, player, room)].tolist()
        return listed

    def _apply_action(self, action: int) -> None:
        if self._bound:
            self._check(action in range(self._bound), action)
            self._outcomes.append(action)
        else:
            self._check(action in self._legal_actions(self.current_player()), action)
            self._event = (self.current_player(), action)
        self._happen()

    def _check(self, may: bool, action: int) -> None:
        if not may:
            raise pyspiel.SpielError(f"action {action} is not legal now")

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self._kept.table.game.write_move(self._kept.state, player, action)

    def _happen(self) -> None:
        """Play the event as far as chance has spoken."""
        after = self._after()
        if isinstance(after, Asked):
            if after.bound > MOST_OUTCOMES:
                raise ValueError(f"a draw of {after.bound} outcomes, expected {MOST_OUTCOMES}")
            self._bound = after.bound
            return
        if self._event is not None:
            player, action = self._event
            move = self._kept.table.game.write_move(self._kept.state, player, action)
            self._own_moves[player].append(move)
        self._kept = Kept(self._kept.table, after)
        self._bound, self._outcomes = 0, []
        for player, before in enumerate(self._seen):
            seen = self._kept.observation(player).tobytes()
            self._seen[player] = hashlib.blake2b(before + seen, digest_size=DIGEST_BYTES).digest()

    def _after(self) -> State | Asked:
        game, state = self._kept.table.game, self._kept.state
        if self._event is None:
            return outcome_of(game.setup, state, self._outcomes)
        player, action = self._event

        def play(each: State, word: np.uint64) -> None:
            game.apply(each, player, action, word)

        return outcome_of(play, state, self._outcomes)

    def __str__(self) -> str:
        return self._kept.table.game.write_position(self._kept.state)


class TesselleObserver:
    """Reads what a player sees: numbers by the layout, and text."""

    def __init__(self, table: Table, recalls: bool, params: Any) -> None:
        if params:
            raise ValueError(f"expected no parameters of observations, got {params}")
        self._recalls = recalls
        self.tensor = np.zeros(table.layout.size, np.float32)
        self.dict = table.layout.split(self.tensor)

    def set_from(self, state: TesselleState, player: int) -> None:
        """Write what the player sees to ``tensor``, whose parts ``dict`` names."""
        self.tensor[:] = state._kept.observation(player)

    def string_from(self, state: TesselleState, player: int) -> str:
        """Return what the player sees as JSON, or its information state."""
        if self._recalls:
            return state.information(player)
        kept = state._kept
        return json.dumps(kept.table.game.view(kept.state, player), ensure_ascii=False)


def _kept(table: Table, data: bytes) -> Kept:
    return Kept(table, copied(np.frombuffer(data, table.game.state)[0]))


def _defaults(game: Game) -> dict[str, Any]:
    return {option.name: option.default for option in game.options}


def _kind(game: Game) -> Any:
    """Return OpenSpiel's description of a game."""
    types = pyspiel.GameType
    explicit, sure = types.ChanceMode.EXPLICIT_STOCHASTIC, types.ChanceMode.DETERMINISTIC
    return types(
        short_name=PREFIX + game.name,
        long_name=f"{game.title} v{versions.version(game)}",
        dynamics=types.Dynamics.SEQUENTIAL,
        chance_mode=explicit if game.chance else sure,
        information=types.Information.PERFECT_INFORMATION
        if game.open
        else types.Information.IMPERFECT_INFORMATION,
        utility=types.Utility.GENERAL_SUM if 1 in game.seats else types.Utility.ZERO_SUM,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.usual_seats, **_defaults(game)},
    )


@cache
def register_all() -> None:
    """Put every game into OpenSpiel's registry."""
    for game in versions.games():
        kind = _kind(game)
        made = type(versions.title(game), (TesselleGame,), {"kind": kind, "name": game.name})
        pyspiel.register_game(kind, made)  # a class, which outlives the interpreter's end


register_all()
