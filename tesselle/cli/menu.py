"""Choosing a game and who plays, for people who typed just ``tesselle play``."""

from rich.console import Console

from tesselle.bots import BOTS
from tesselle.cli.games import games_table
from tesselle.cli.prompt import Ask, Quit
from tesselle.engine import registry
from tesselle.engine.errors import BadSeats, mismatch
from tesselle.engine.game import Game
from tesselle.engine.say import Say

WHICH_GAME = Say("Which game? (number or name)", "Quel jeu ? (numéro ou nom)")
YOUR_NAME = Say("Your name?", "Votre nom ?")
YOU = Say("You", "Vous")
FRIENDS = Say(
    "Who else plays? Names, separated by commas; Enter for bots.",
    "Qui d'autre joue ? Des noms, séparés par des virgules ; Entrée pour des bots.",
)
RUN_PROGRAM = Say(
    "This match names a bot of yours: {name}  Run it? (y/n)",
    "Cette partie nomme un bot à vous : {name}  Le lancer ? (o/n)",
)
DEFAULT_BOT = "greedy"


def choose_game(console: Console, ask: Ask, language: str) -> str:
    """Ask which game to play until the answer is one."""
    names = registry.names()
    console.print(games_table(language))
    while True:
        typed = ask(WHICH_GAME.to(language), list(names)).strip().lower()
        if typed in ("q", "quit", "quitter"):
            raise Quit
        if typed.isdecimal() and 1 <= int(typed) <= len(names):
            return names[int(typed) - 1]
        for name in names:
            if typed and typed in (name, registry.get(name).title.lower()):
                return name


def choose_players(ask: Ask, language: str) -> list[str]:
    """Ask for the names of the people; bots fill the rest."""
    first = ask(YOUR_NAME.to(language), []).strip() or YOU.to(language)
    others = ask(FRIENDS.to(language), []).split(",")
    return [first, *(name.strip() for name in others if name.strip())]


def filled(game: Game, players: list[str], seats: int | None) -> list[str]:
    """Return one name for each seat: the players, and greedy bots for the rest."""
    usual = (count for count in game.seats if count >= max(len(players), 2))
    wanted = game.check_seats(seats or next(usual, max(game.seats)))
    if len(players) > wanted:
        expected = Say(
            f"at most {wanted} players at this table", f"au plus {wanted} joueurs à cette table"
        )
        raise BadSeats(mismatch(expected, str(len(players))))
    return players + [DEFAULT_BOT] * (wanted - len(players))


def agreed(name: str, ask: Ask, language: str) -> bool:
    """Whether a bot of a saved match may play: one of ours may, a program if its owner says so."""
    if name in BOTS:
        return True
    typed = ask(RUN_PROGRAM.to(language).format(name=name), [])
    return typed.strip().lower() in ("y", "yes", "o", "oui")
