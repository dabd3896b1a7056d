"""Playing in a terminal: any mix of people, passing the keyboard, and bots."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown

from tesselle.bots import BOTS, Bot, Greedy
from tesselle.cli import picture
from tesselle.cli.files import save_record
from tesselle.engine.again import gains
from tesselle.engine.errors import IllegalMove
from tesselle.engine.match import Match
from tesselle.engine.rulebook import rulebook
from tesselle.engine.say import Say

Ask = Callable[[str, list[str]], str]  # (prompt, legal moves) -> what was typed

MOST_LISTED = 200  # moves shown at once; "? text" narrows the list

YOUR_TURN = Say(
    "{name}, your move  (? moves · hint · rules · quit)",
    "{name}, à vous  (? coups · aide · règles · quitter)",
)
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


class Quit(Exception):
    """Somebody wants to stop."""


@dataclass
class Session:
    """One evening at the terminal: a match, who sits where, and the screen."""

    match: Match
    console: Console
    ask: Ask
    language: str
    save: Path
    last_person: int | None = None

    def __post_init__(self) -> None:
        self.bots: dict[int, Bot] = {
            seat: BOTS[name]() for seat, name in enumerate(self.match.names) if name in BOTS
        }
        self.people = [seat for seat in range(self.match.seats) if seat not in self.bots]

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        try:
            while not self.match.over:
                self._one_move()
        except Quit:
            if self.match.events:
                self._tell(SAVED)
            return
        self._finish()

    def _one_move(self) -> None:
        waiting = self.match.waiting
        seat = next((seat for seat in waiting if seat in self.bots), waiting[0])
        bot = self.bots.get(seat)
        action = self._bots_choice(bot, seat) if bot else self._persons_choice(seat)
        self.match.play_action(seat, action)
        self._keep()

    def _bots_choice(self, bot: Bot, seat: int) -> int:
        """Let a bot think, and say so: its first move may have to compile the search."""
        moved = any(event.seat == seat for event in self.match.events)
        thinking = self._say(THINKING if moved else WAKING, name=self.match.names[seat])
        with self.console.status(thinking):
            return bot.choose(self.match, seat)

    def _persons_choice(self, seat: int) -> int:
        moves = self.match.legal(seat)
        if len(moves) == 1:
            name = self.match.names[seat]
            self.console.print(self._say(ONLY_MOVE, name=name, move=moves[0]))
            return self.match.actions(seat)[0]
        self._curtain(seat)
        self._show(seat)
        while True:
            typed = self.ask(self._say(YOUR_TURN, name=self.match.names[seat]), moves).strip()
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
            picture.wipe(self.console)
            self.ask(self._say(PASS_ON, name=self.match.names[seat]), [])
        self.last_person = seat

    def _secrets(self) -> bool:
        everybody = self.match.view(None)
        return any(self.match.view(seat) | {"seat": None} != everybody for seat in self.people)

    def _show(self, seat: int | None) -> None:
        picture.wipe(self.console)
        self.console.print(picture.table(self.match, seat, self.language, self.console.width))
        # By what they are, not by what they say: two events may say the same.
        gained = dict(zip(map(id, self.match.events), gains(self.match), strict=True))
        for event in self.match.told(seat)[-2 * self.match.seats :]:
            self.console.print(picture.told(self.match, event, gained[id(event)]))

    def _finish(self) -> None:
        self._show(None)
        self.console.print(picture.result(self.match, self.language))
        self._tell(KEPT)

    def _tell(self, say: Say) -> None:
        # Soft wrap: a path must stay in one piece to be copied.
        self.console.print(self._say(say, path=str(self.save)), soft_wrap=True)

    def _keep(self) -> None:
        save_record(self.save, self.match.record(secret=True))

    def _say(self, say: Say, **parts: str) -> str:
        return say.to(self.language).format(**parts)
