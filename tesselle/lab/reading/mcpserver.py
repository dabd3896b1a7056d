"""Tools for agents, by the Model Context Protocol: four games, any bots, the rules, the record.

Tools are plain functions, which the SDK runs in threads: a bot that thinks holds up nobody else.
"""

import functools
import json
from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import CallToolResult, TextContent
from pydantic import Field

from tesselle import __version__
from tesselle.bots import BOTS
from tesselle.engine import registry
from tesselle.engine.errors import BadOption, IllegalMove, TesselleError, mismatch, shown
from tesselle.engine.say import ENGLISH, LANGUAGES
from tesselle.engine.say import say as engine_say
from tesselle.lab.reading import rulepages
from tesselle.lab.reading.answers import BotInfo, GameInfo, Games, Moves, Record, Rules, Sight
from tesselle.lab.reading.sights import record, record_text, sight, sight_text
from tesselle.lab.reading.tables import Full, Hall, Table
from tesselle.lab.words import say

INSTRUCTIONS = """\
Play four tile-laying games against bots. start_match opens a match and says what you see;
read_rules tells the rules and how moves are written; play_move plays a move of yours, lets the
bots answer, and says what you see then. Seats count from 0. Choices that are secret stay so until
all have chosen. At the end match_record gives the whole match and how good each move was."""
MOST_SIMULATIONS = 500  # for each move of a review
MOST_MOVES = 1000  # in one answer

Language: TypeAlias = Annotated[str, Field(description=f"one of {', '.join(LANGUAGES)}")]
MatchId: TypeAlias = Annotated[str, Field(description="the id that start_match gave")]
Seat: TypeAlias = Annotated[
    int | None, Field(description="a seat you play; without it one of yours that is to act")
]
F = TypeVar("F", bound=Callable[..., Any])


TOOLS = (
    "list_games", "start_match", "view_match", "legal_moves", "play_move", "resign_match",
    "read_rules", "match_record",
)  # fmt: skip


def server(hall: Hall) -> MCPServer[Any]:
    """Return a server of the matches in a hall, to be run over any transport."""
    made: MCPServer[Any] = MCPServer(
        "tesselle",
        title="Tesselle",
        instructions=INSTRUCTIONS,
        version=__version__,
        log_level="WARNING",
    )
    tools = Tools(hall)
    for name in TOOLS:
        made.add_tool(_told_plainly(getattr(tools, name)))
    return made


class Tools:
    """What an agent can do; each method is a tool, and its docstring what the agent reads of it."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    def list_games(self, language: Language = ENGLISH) -> Annotated[CallToolResult, Games]:
        """List the games with their authors, numbers of seats and options, and the bots."""
        found: Games = {
            "games": [_game(name, language) for name in registry.names()],
            "bots": _bots(self._hall, language),
        }
        lines = [
            f"{each['name']}: {each['title']}, {each['credit']}; seats {each['seats']}. "
            f"{each['about']}"
            for each in found["games"]
        ]
        return _answer("\n".join(lines), found)

    def start_match(
        self,
        game: Annotated[str, Field(description="its name, such as genial")],
        seats: Annotated[int | None, Field(description="the usual number if left out")] = None,
        play: Annotated[list[int] | None, Field(description="the seats you play: [0]")] = None,
        bots: Annotated[
            list[str] | None,
            Field(description="for the other seats in their order, the last for all that follow"),
        ] = None,
        options: dict[str, bool | int | str] | None = None,
        legal_moves: Annotated[
            Literal["listed", "withheld"],
            Field(description="withheld: you must know from the rules which moves there are"),
        ] = "listed",
        language: Language = ENGLISH,
    ) -> Annotated[CallToolResult, Sight]:
        """Start a match with a fresh secret seed; bots that are to move do so at once."""
        listed = legal_moves == "listed"
        own = [0] if play is None else play
        table = self._hall.start(game, seats, own, bots or [], options or {}, listed=listed)
        return _seen(table, None, language)

    def view_match(
        self, match: MatchId, seat: Seat = None, language: Language = ENGLISH
    ) -> Annotated[CallToolResult, Sight]:
        """Look at a match: what your seat sees, and what happened since it was last told."""
        table = self._hall.table(match)
        with table.alone():
            table.advance()
            return _seen(table, seat, language)

    def legal_moves(
        self,
        match: MatchId,
        seat: Seat = None,
        containing: Annotated[str, Field(description="only moves with this text in them")] = "",
        start: Annotated[int, Field(ge=0)] = 0,
        language: Language = ENGLISH,
    ) -> Annotated[CallToolResult, Moves]:
        """List the legal moves of a seat of yours, unless the match was started without lists."""
        table = self._hall.table(match)
        with table.alone():
            if not table.listed:
                raise IllegalMove(say("moves-withheld"))
            legal = table.live.match.legal(table.seat(seat))
        wanted = [move for move in legal if containing in move]
        some = wanted[start : start + MOST_MOVES]
        return _answer(", ".join(some), {"total": len(wanted), "start": start, "moves": some})

    def play_move(
        self,
        match: MatchId,
        move: Annotated[str, Field(description="as the rules write it, such as Rd4-Bd5")],
        seat: Seat = None,
        language: Language = ENGLISH,
    ) -> Annotated[CallToolResult, Sight]:
        """Play a move, let the bots answer, and look; a move that is not legal changes nothing."""
        table = self._hall.table(match)
        with table.alone():
            table.play(table.seat(seat), move)
            return _seen(table, seat if seat in table.live.match.waiting else None, language)

    def resign_match(
        self, match: MatchId, seat: Seat = None, language: Language = ENGLISH
    ) -> Annotated[CallToolResult, Sight]:
        """Give a match up: that seat is last, the others share the first place."""
        table = self._hall.table(match)
        with table.alone():
            table.resign(table.seat(seat))
            return _seen(table, seat, language)

    def read_rules(
        self,
        game: str,
        section: Annotated[str | None, Field(description="a heading, see list_games")] = None,
        rule: Annotated[str | None, Field(description="a number, such as R5")] = None,
        language: Language = ENGLISH,
    ) -> Annotated[CallToolResult, Rules]:
        """Read the rules of a game: all of them, a section, or one rule."""
        text = rulepages.rules(registry.get(game).name, language, section, rule)
        return _answer(text, {"game": game, "text": text})

    def match_record(
        self,
        match: MatchId,
        simulations: Annotated[
            int,
            Field(ge=0, le=MOST_SIMULATIONS, description="how hard to think on each move; 0: not"),
        ] = 0,
        language: Language = ENGLISH,
    ) -> Annotated[CallToolResult, Record]:
        """Return the record of a match, and once it is over how good each move was."""
        table = self._hall.table(match)
        with table.alone():
            if simulations and not table.live.match.over:
                raise IllegalMove(say("still-going"))
            if not simulations:
                found = record(table, None)
                return _answer(json.dumps(found["record"], ensure_ascii=False), found)
        with self._hall.reviewers.one() as free:
            if not free:
                raise Full(say("being-reviewed"))
            found = record(table, simulations)
        return _answer(record_text(found, language), found)


def _told_plainly(tool: F) -> F:
    """Let a tool tell mistakes of its caller in the caller's language."""

    @functools.wraps(tool)
    def told(**given: Any) -> Any:
        language = given.get("language", ENGLISH)
        try:
            if language not in LANGUAGES:
                expected = engine_say("one-of", choices=", ".join(LANGUAGES))
                raise BadOption(mismatch(expected, shown(language)).within("language"))
            return tool(**given)
        except TesselleError as error:
            raise ToolError(error.say.to(language)) from error

    return told  # type: ignore[return-value]


def _seen(table: Table, seat: int | None, language: str) -> CallToolResult:
    with table.alone():
        seen = sight(table, table.seat(seat), language)
        return _answer(sight_text(table, seen, language), seen)


def _answer(text: str, data: Any) -> CallToolResult:
    return CallToolResult(content=[TextContent(type="text", text=text)], structured_content=data)


def _bots(hall: Hall, language: str) -> list[BotInfo]:
    about = {name: kind.about.to(language) for name, kind in BOTS.items()}
    about |= dict.fromkeys(hall.bots, "")
    return [{"name": name, "about": told} for name, told in about.items()]


def _game(name: str, language: str) -> GameInfo:
    game = registry.get(name)
    return {
        "name": name,
        "title": game.title,
        "credit": game.credit.to(language),
        "about": game.about.to(language),
        "seats": list(game.seats),
        "usual_seats": game.usual_seats,
        "options": [
            {
                "name": each.name,
                "about": each.about.to(language),
                "default": each.default,
                "choices": list(each.safe),
            }
            for each in game.options
        ],
        "sections": rulepages.sections(name, language),
    }
