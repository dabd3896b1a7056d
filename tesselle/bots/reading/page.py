"""What a player that reads is told: the rules once, and each time what its seat may see.

All of it follows from the view, the legal moves and the events that the seat may know.
"""

from tesselle.bots.words import say
from tesselle.engine.match import Event, Match
from tesselle.engine.rulebook import rulebook

WIDTH = 100  # columns of a drawing
FORM = "MOVE: …"  # the line that an answer ends with


def introduction(match: Match, seat: int, language: str) -> str:
    """Return what to know before the first move: who plays what, the rules, how to answer."""
    game = match.game
    role = say(
        "reader-role",
        game=game.title,
        credit=game.credit,
        seats=match.seats,
        name=match.names[seat],
    )
    parts = [
        role.to(language),
        say("reader-rules").to(language),
        rulebook(game.name, language).strip(),
        f"{say('reader-answer').to(language)}\n\n{FORM}",
    ]
    return "\n\n".join(parts)


def turn(match: Match, seat: int, language: str, *, listed: bool) -> str:
    """Return what a seat that is to act sees, and what it may do, or how much that is."""
    happened = [_told(match, event, language) for event in since_own(match, seat)]
    parts = [
        *(["\n".join([say("reader-since").to(language), *happened])] if happened else []),
        say("reader-now").to(language),
        table(match, seat, language),
        may(match, seat, language, listed=listed),
        say("reader-your-turn").to(language),
    ]
    return "\n\n".join(parts)


def table(match: Match, seat: int | None, language: str) -> str:
    """Return the table as text, as a seat or a spectator sees it."""
    drawing = match.game.draw(match.view(seat), language, WIDTH)
    return "\n".join("".join(text for text, _ in line).rstrip() for line in drawing)


def may(match: Match, seat: int, language: str, *, listed: bool) -> str:
    """Return the legal moves, or how many there are where they are withheld."""
    legal = match.legal(seat)
    if not listed:
        return say("reader-withheld", count=len(legal)).to(language)
    return say("reader-legal", count=len(legal), moves=", ".join(legal)).to(language)


def since_own(match: Match, seat: int) -> list[Event]:
    """Return the events since the seat's last one, which comes first, as far as it may know."""
    known = match.events_for(seat)
    own = [place for place, event in enumerate(known) if event.seat == seat]
    return known[own[-1] if own else 0 :]


def _told(match: Match, event: Event, language: str) -> str:
    """Tell an event in a line, with what it brought about besides."""
    notes = "".join(f"; {match.names[note.seat]} {note.said.to(language)}" for note in event.notes)
    return f"{event.number}. {match.names[event.seat]}: {event.move}{notes}"
