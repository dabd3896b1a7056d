"""Choosing a game and who plays, for people who typed just ``tesselle play``."""

from rich.console import Console
from rich.table import Table

from tesselle.bots import BOTS
from tesselle.cli.play import Ask, Quit
from tesselle.engine import registry
from tesselle.engine.errors import BadSeats, mismatch
from tesselle.engine.game import Game
from tesselle.engine.option import Option
from tesselle.engine.say import Say

WHICH_GAME = Say("Which game? (number or name)", "Quel jeu ? (numéro ou nom)")
YOUR_NAME = Say("Your name?", "Votre nom ?")
YOU = Say("You", "Vous")
FRIENDS = Say(
    "Who else plays? Names, separated by commas; Enter for bots.",
    "Qui d'autre joue ? Des noms, séparés par des virgules ; Entrée pour des bots.",
)
DEFAULT_BOT = "greedy"


def games_table(language: str) -> Table:
    """List the games with their authors."""
    heads = Say("#|game|author|players|minutes|", "n°|jeu|auteur|joueurs|minutes|").to(language)
    shown = Table(*heads.split("|"), box=None, padding=(0, 2), header_style="dim")
    for number, name in enumerate(registry.names(), 1):
        game = registry.get(name)
        fewest, most = min(game.seats), max(game.seats)
        seats = f"{fewest}–{most}" if fewest < most else str(fewest)
        about = game.about.to(language)
        shown.add_row(str(number), game.title, game.author, seats, str(game.minutes), about)
    return shown


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
    """Give one name for each seat: the players, and greedy bots for the rest."""
    usual = (count for count in game.seats if count >= max(len(players), 2))
    wanted = game.check_seats(seats or next(usual, max(game.seats)))
    if len(players) > wanted:
        expected = Say(
            f"at most {wanted} players at this table", f"au plus {wanted} joueurs à cette table"
        )
        raise BadSeats(mismatch(expected, str(len(players))))
    return players + [DEFAULT_BOT] * (wanted - len(players))


def options_table(language: str) -> Table:
    """List what a table may choose for each game."""
    shown = Table("option", "", "", box=None, padding=(0, 2), header_style="dim")
    for name in registry.names():
        for option in registry.get(name).options:
            typed = f"{name} -o {option.name}=…"
            shown.add_row(typed, option.about.to(language), _values(option, language))
    return shown


def _values(option: Option, language: str) -> str:
    """List what can be typed, each with its meaning."""
    lines = [f"{value}  {option.said(value).to(language)}" for value in option.choices]
    return "\n".join(lines) or str(option.default)


def bots_table(language: str) -> Table:
    """List the bots."""
    shown = Table("bot", "", box=None, padding=(0, 2), header_style="dim")
    for name, bot in BOTS.items():
        shown.add_row(name, bot.about.to(language))
    return shown
