"""Playing in a terminal: any mix of people, passing the keyboard, and bots."""

import json
import os
import secrets
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import platformdirs
import typer
from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown

from tesselle.bots import Bot, Greedy, roster
from tesselle.cli import files, menu, render
from tesselle.cli.arguments import LANGUAGE, GameOptions, Language, read_options
from tesselle.cli.language import local
from tesselle.cli.prompt import Ask, Quit, asker
from tesselle.engine import registry
from tesselle.engine.errors import IllegalMove, unwritable
from tesselle.engine.match import Match
from tesselle.engine.record import steps
from tesselle.engine.rulebook import rulebook
from tesselle.engine.say import Say
from tesselle.local import characters

app = typer.Typer()

MOST_LISTED = 200  # moves shown at once; "? text" narrows the list

YOUR_TURN = Say(
    "{name}, your move  (? moves · hint · rules · quit)",
    "{name}, à vous  (? coups · aide · règles · quitter)",
)
WHO = Say("{name} ({bot}): {style}", "{name} ({bot}) : {style}")
THINKING = Say("{name} is thinking …", "{name} réfléchit …")
WAKING = Say(
    "{name} is thinking (a minute, the very first time) …",
    "{name} réfléchit (une minute, la toute première fois) …",
)
PASS_ON = Say(
    "Pass the keyboard to {name}, then press Enter.",
    "Passez le clavier à {name}, puis appuyez sur Entrée.",
)
ONLY_MOVE = Say("{name}: only {move} is possible.", "{name} : seul {move} est possible.")
MANY_MORE = Say(
    "… and {more} more; type the start after ?, as in  ? {start}",
    "… et {more} de plus ; tapez le début après ?, comme  ? {start}",
)
SAVED = Say(
    "Saved. Go on with:  tesselle play --resume {path}",
    "Partie gardée. Pour reprendre :  tesselle play --resume {path}",
)
KEPT = Say(
    "The record is kept. See it again, or check every draw:\n"
    "  tesselle replay {path}\n  tesselle verify {path}",
    "La partie est gardée. Pour la revoir, ou vérifier chaque tirage :\n"
    "  tesselle replay {path}\n  tesselle verify {path}",
)
NONE_START = Say("No legal move starts like that.", "Aucun coup permis ne commence ainsi.")
TRY = Say("Try {move}", "Essayez {move}")

WORDS = {  # what people may type besides moves
    "hint": "hint",
    "aide": "hint",
    "rules": "rules",
    "règles": "rules",
    "regles": "rules",
    "quit": "quit",
    "quitter": "quit",
}


@dataclass
class Session:
    """One evening at the terminal: a match, who sits where, and the screen."""

    match: Match
    console: Console
    ask: Ask
    language: str
    save: Path
    bots: dict[int, Bot] = field(default_factory=dict)  # by seat; people sit elsewhere
    gains: dict[int, int] = field(default_factory=dict)  # by the number of an event
    last_person: int | None = None
    introduced: bool = False  # the bots, to whoever plays

    def __post_init__(self) -> None:
        self.called = characters.called(self.match.names)
        self.people = [seat for seat in range(self.match.seats) if seat not in self.bots]

    @classmethod
    def resumed(
        cls, record: dict[str, Any], console: Console, ask: Ask, language: str, save: Path
    ) -> None:
        """Go on with a saved match; a program that it names is run only if that is wanted."""
        history = [match.copy() for match in steps(record)]
        match = history[-1]
        bots = {}
        try:
            for seat, name in enumerate(match.names):
                if roster.means_bot(name) and menu.agreed(name, ask, language):
                    bots[seat] = roster.make(name)
        except Quit:
            return
        cls(match, console, ask, language, save, bots, render.gains(history)).run()

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        try:
            while not self.match.over:
                self._one_move()
        except Quit:
            if self.match.events:
                self._tell(SAVED)
            return
        finally:
            roster.close(self.bots.values())
        self._finish()

    def _one_move(self) -> None:
        waiting = self.match.waiting
        seat = next((seat for seat in waiting if seat in self.bots), waiting[0])
        bot = self.bots.get(seat)
        action = self._bots_choice(bot, seat) if bot else self._persons_choice(seat)
        before = self.match.collected(seat)
        event = self.match.play_action(seat, action)
        self.gains[event.number] = self.match.collected(seat) - before
        self._keep()

    def _bots_choice(self, bot: Bot, seat: int) -> int:
        """Let a bot think, and say so: its first move may have to compile the search."""
        moved = any(event.seat == seat for event in self.match.events)
        thinking = self._say(THINKING if moved else WAKING, name=self.called[seat])
        with self.console.status(thinking):
            return bot.choose(self.match, seat)

    def _persons_choice(self, seat: int) -> int:
        moves = self.match.legal(seat)
        if len(moves) == 1:
            self.console.print(self._say(ONLY_MOVE, name=self.called[seat], move=moves[0]))
            return self.match.actions(seat)[0]
        self._curtain(seat)
        self._show(seat)
        self._introduce()
        while True:
            typed = self.ask(self._say(YOUR_TURN, name=self.called[seat]), moves).strip()
            try:
                if not self._answered(seat, typed, moves):
                    return self.match.read(seat, typed)
            except IllegalMove as error:
                self.console.print(error.say.to(self.language), style="red")

    def _answered(self, seat: int, typed: str, moves: list[str]) -> bool:
        """Do what was asked, if it was no move; tell whether it was none."""
        word = WORDS.get(typed.lower())
        if word == "quit":
            raise Quit
        if word == "hint":
            action = Greedy().choose(self.match, seat)
            move = self.match.game.write_move(self.match.state, seat, action)
            self.console.print(self._say(TRY, move=move), style="green")
        elif word == "rules":
            self.console.print(Markdown(rulebook(self.match.game.name, self.language)))
        elif typed.startswith("?"):
            self._list(moves, typed[1:].strip().lower())
        return bool(word) or typed.startswith("?") or not typed

    def _list(self, moves: list[str], start: str) -> None:
        fitting = [move for move in moves if move.lower().startswith(start)]
        if not fitting:
            self.console.print(self._say(NONE_START), style="yellow")
            return
        self.console.print(Columns(fitting[:MOST_LISTED], padding=(0, 2), equal=True))
        if len(fitting) > MOST_LISTED:
            more = len(fitting) - MOST_LISTED
            start = fitting[MOST_LISTED][: len(start) + 2]
            self.console.print(self._say(MANY_MORE, more=str(more), start=start), style="dim")

    def _curtain(self, seat: int) -> None:
        """Hide what the person before has seen, if this game has secrets at all."""
        if seat != self.last_person and len(self.people) > 1 and self._secrets():
            render.wipe(self.console)
            self.ask(self._say(PASS_ON, name=self.called[seat]), [])
        self.last_person = seat

    def _secrets(self) -> bool:
        everybody = self.match.view(None)
        return any(self.match.view(seat) | {"seat": None} != everybody for seat in self.people)

    def _show(self, seat: int | None) -> None:
        match = self._as_called()
        render.wipe(self.console)
        self.console.print(render.table(match, seat, self.language, self.console.width))
        for event in match.events_for(seat)[-2 * match.seats :]:
            gained = self.gains.get(event.number, 0)
            self.console.print(render.told(match, event, gained, self.language))

    def _as_called(self) -> Match:
        """Return the match to be shown; its record keeps the names that were typed."""
        shown = self.match.copy()
        shown.names = tuple(self.called)
        return shown

    def _introduce(self) -> None:
        """Say once who the bots are, and how each of them plays."""
        for name, bot in zip(self.called, self.match.names, strict=True):
            if bot in characters.STYLES and not self.introduced:
                style = characters.STYLES[bot].to(self.language)
                self.console.print(self._say(WHO, name=name, bot=bot, style=style), style="dim")
        self.introduced = True

    def _finish(self) -> None:
        self._show(None)
        self._introduce()
        self.console.print(render.result(self._as_called(), self.language))
        self._tell(KEPT)

    def _tell(self, say: Say) -> None:
        # Soft wrap: a path must stay in one piece to be copied.
        self.console.print(self._say(say, path=str(self.save)), soft_wrap=True)

    def _keep(self) -> None:
        save_record(self.save, self.match.record(secret=True))

    def _say(self, say: Say, **parts: str) -> str:
        return say.to(self.language).format(**parts)


def new_save(game: str) -> Path:
    """Return a fresh place in the user's data folder, named by the time and the game."""
    folder = platformdirs.user_data_path("tesselle") / "matches"
    time = datetime.now(UTC).astimezone().strftime("%Y-%m-%d-%H%M%S")
    return folder / f"{time}-{game}-{secrets.token_hex(2)}.json"


def save_record(path: Path, record: dict[str, Any]) -> None:
    """Write a record whole or not at all, so that a crash leaves the old one."""
    draft = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with draft.open("w", encoding="utf-8") as file:
            json.dump(record, file, ensure_ascii=False)
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        raise files.UnreadableFile(unwritable(path, error)) from None


@app.command(help=local("Play in the terminal.", "Jouer dans le terminal."))
def play(
    game: Annotated[
        str | None, typer.Argument(help=local("a game; asked if left out", "un jeu, sinon demandé"))
    ] = None,
    players: Annotated[
        list[str] | None,
        typer.Argument(
            help=local(
                "names of people, or bots as 'tesselle games' lists them; bots fill the table",
                "noms des personnes, ou des bots (« tesselle games ») ; des bots complètent",
            )
        ),
    ] = None,
    seats: Annotated[
        int | None, typer.Option(help=local("how many seats", "combien de sièges"))
    ] = None,
    option: GameOptions = None,
    seed: Annotated[
        int | None, typer.Option(help=local("play a known shuffle", "jouer un mélange connu"))
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(
            help=local(
                "keep the record here, move by move, not in your data folder",
                "garder la partie ici, coup par coup, plutôt que dans votre dossier de données",
            )
        ),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help=local("go on with a saved match", "reprendre une partie"))
    ] = None,
    language: Language = LANGUAGE,
) -> None:
    """Open a table, or a saved one, and play."""
    console, ask = Console(highlight=False), asker()
    if resume:
        Session.resumed(files.read_records(str(resume))[0], console, ask, language, save or resume)
        return
    try:
        name = game or menu.choose_game(console, ask, language)
        chosen = registry.get(name)
        people = players or menu.choose_players(ask, language)
    except Quit:
        return
    names = menu.filled(chosen, people, seats)
    match = Match(chosen, len(names), read_options(name, option or []), seed, names)
    save = save or new_save(name)
    Session(match, console, ask, language, save, roster.seated(names)).run()
