"""Ranks the players of a real table from their six tracks (R14, R15)."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from tesselle.engine.errors import BadPosition, cut, mismatch, shown
from tesselle.engine.say import Say
from tesselle.engine.tally import Line, Tally
from tesselle.games.genial.rules.scoring import places
from tesselle.games.genial.rules.state import LAST, MOST_SEATS
from tesselle.games.genial.rules.tiles import SYMBOLS

FORMAT = Say(
    "One line for each player: a name, a colon, and the six tracks.\n"
    "    Lina: R 5 G 7 B 4 O 6 Y 3 P 4\n"
    "    Sam: 5 7 4 6 3 4\n"
    "Six numbers alone are in the order R G B O Y P: red, green, blue, orange, yellow, purple.\n"
    "Blank lines and lines that begin with # are skipped.",
    "Une ligne par joueur : un nom, deux-points, et les six pistes.\n"
    "    Lina : R 5 G 7 B 4 O 6 Y 3 P 4\n"
    "    Sam : 5 7 4 6 3 4\n"
    "Six nombres seuls se lisent dans l'ordre R G B O Y P : rouge, vert, bleu, orange, jaune,"
    " violet.\n"
    "Les lignes vides et celles qui commencent par # sont ignorées.",
)

LETTERED = re.compile(r"([A-Z])\s*([0-9]+)", re.ASCII)
ORDINALS = ("lowest", "second lowest", "third lowest", "fourth lowest", "fifth lowest", "highest")
ORDINALS_FR = (
    "la plus basse",
    "la 2e plus basse",
    "la 3e plus basse",
    "la 4e plus basse",
    "la 5e plus basse",
    "la plus haute",
)


@dataclass(frozen=True)
class Player:
    """One line of the text: a name and its tracks, in the order R G B O Y P."""

    name: str
    tracks: tuple[int, ...]

    @property
    def rising(self) -> tuple[int, ...]:
        """The tracks from the lowest to the highest."""
        return tuple(sorted(self.tracks))

    @property
    def mastered(self) -> bool:
        """Whether all six tracks are at their end (R14)."""
        return min(self.tracks) == LAST


def count(text: str) -> Tally:
    """Rank the players written in ``text`` (see FORMAT), or raise BadPosition.

    A line's points, and the total, are lowest tracks: the winner's is the total.
    """
    players = list(_players(text))
    if not players:
        raise BadPosition(
            Say(
                f"expected 1 to {MOST_SEATS} lines 'name: six tracks', got none",
                f"il faut de 1 à {MOST_SEATS} lignes « nom : six pistes » ; reçu aucune",
            )
        )
    tracks = np.array([player.tracks for player in players], np.int8)
    place = np.zeros(len(players), np.int32)
    places(tracks, len(players), place)
    order = sorted(range(len(players)), key=lambda seat: int(place[seat]))
    ranked = [(int(place[seat]), players[seat]) for seat in order]
    lines = tuple(_line(ranked, at) for at in range(len(ranked)))
    return Tally(lines, min(ranked[0][1].tracks), _winner(ranked), summed=False)


def _players(text: str) -> Iterator[Player]:
    seen: dict[str, int] = {}
    master = ""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        player = _player(number, line)
        if player.name in seen:
            raise _bad(
                number,
                Say("a new name", "un nouveau nom"),
                Say(
                    f"{cut(player.name)} as on line {seen[player.name]}",
                    f"{cut(player.name)}, déjà en ligne {seen[player.name]}",
                ),
            )
        seen[player.name] = number
        if len(seen) > MOST_SEATS:
            raise _bad(
                number,
                Say(f"at most {MOST_SEATS} players", f"au plus {MOST_SEATS} joueurs"),
                Say("one more", "un de plus"),
            )
        if player.mastered and master:
            raise _bad(
                number,
                Say(
                    f"one player with all tracks at {LAST}, since that ends the game (R14)",
                    f"un seul joueur avec toutes ses pistes à {LAST}, car la partie s'arrête (R14)",
                ),
                Say(
                    f"{cut(player.name)} besides {cut(master)}",
                    f"{cut(player.name)} après {cut(master)}",
                ),
            )
        master = player.name if player.mastered else master
        yield player


def _player(number: int, line: str) -> Player:
    name, colon, rest = line.partition(":")
    if not colon or not name.strip():
        raise _bad(
            number,
            Say("'name: six tracks'", "« nom : six pistes »"),
            shown(line.strip()),
        )
    tracks = _tracks(rest.replace(",", " ").upper())
    if tracks is None:
        raise _bad(
            number,
            Say(
                "six numbers, or R G B O Y P once each with its number",
                "six nombres, ou R G B O Y P une fois chacun avec son nombre",
            ),
            shown(rest.strip()),
        )
    for track in tracks:
        if track > LAST:
            raise _bad(
                number,
                Say(f"tracks from 0 to {LAST}", f"des pistes de 0 à {LAST}"),
                str(track),
            )
    return Player(name.strip(), tracks)


def _tracks(text: str) -> tuple[int, ...] | None:
    """Read six numbers, plain or each after its letter; ``None`` when they are not."""
    if re.fullmatch(r"\s*([0-9]{1,4}\s+){5}[0-9]{1,4}\s*", text, re.ASCII):
        return tuple(map(int, text.split()))
    if not re.fullmatch(r"\s*([RGBOYP]\s*[0-9]{1,4}\s*){6}", text, re.ASCII):
        return None
    named = dict(LETTERED.findall(text))
    return tuple(int(named[letter]) for letter in SYMBOLS) if len(named) == len(SYMBOLS) else None


def _bad(number: int, expected: Say, got: Say | str) -> BadPosition:
    told = mismatch(expected, got)
    return BadPosition(Say(f"line {number}: {told.en}", f"ligne {number} : {told.fr}"))


def _line(ranked: list[tuple[int, Player]], at: int) -> Line:
    place, player = ranked[at]
    tracks = " ".join(map(str, player.rising))
    what = Say(
        f"{place}. {player.name}: {tracks}",
        f"{place}{'er' if place == 1 else 'e'} {player.name} : {tracks}",
    )
    note = _why(ranked, at)
    return Line("R14" if player.mastered else "R15", what, min(player.tracks), note=note)


def _why(ranked: list[tuple[int, Player]], at: int) -> Say | None:
    """Say what put this player below the one before, or, for the first, above the next."""
    player = ranked[at][1]
    if player.mastered:
        return Say(
            f"all six tracks at {LAST}: wins at once",
            f"les six pistes à {LAST} : victoire immédiate",
        )
    if len(ranked) == 1:
        return None
    other = ranked[at - 1 if at else 1][1]
    levels = [rank for rank in range(len(SYMBOLS)) if player.rising[rank] != other.rising[rank]]
    if not levels:
        return Say(
            f"the same six tracks as {other.name}: the place is shared",
            f"les six mêmes pistes que {other.name} : la place est partagée",
        )
    rank = levels[0]
    mine, theirs = player.rising[rank], other.rising[rank]
    if rank == 0:
        return Say(
            f"lowest track {mine}, {other.name} has {theirs}",
            f"piste la plus basse {mine}, {other.name} a {theirs}",
        )
    shared = ", ".join(map(str, player.rising[:rank]))
    return Say(
        f"level with {other.name} at {shared}; then the {ORDINALS[rank]} is {mine} to {theirs}",
        f"à égalité avec {other.name} à {shared} ;"
        f" puis {ORDINALS_FR[rank]} : {mine} contre {theirs}",
    )


def _winner(ranked: list[tuple[int, Player]]) -> Say:
    firsts = [player.name for place, player in ranked if place == 1]
    lowest = min(ranked[0][1].tracks)
    if len(ranked) == 1:
        return Say(
            f"{firsts[0]}'s lowest track is {lowest}.",
            f"La piste la plus basse de {firsts[0]} est à {lowest}.",
        )
    if ranked[0][1].mastered:
        return Say(
            f"{firsts[0]} wins at once: all six tracks are at {LAST}.",
            f"{firsts[0]} l'emporte aussitôt : ses six pistes sont à {LAST}.",
        )
    if len(firsts) > 1:
        return Say(
            f"{', '.join(firsts[:-1])} and {firsts[-1]} share the win.",
            f"{', '.join(firsts[:-1])} et {firsts[-1]} partagent la victoire.",
        )
    return Say(
        f"{firsts[0]} wins with a lowest track of {lowest}.",
        f"{firsts[0]} l'emporte avec {lowest} sur sa piste la plus basse.",
    )
