"""What people did on a server of version 0.1, so that its database holds something of everything.

Anna, Léo and Zoé are in matches with bots, clocks and secrets, for servers that
go on from here.  Ida, Ben and Kai play among people only, so that nothing
happens at their tables but what a transcript says.
"""

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from sqlalchemy import text

from tesselle.server.match.downtime import SILENCE_MS
from tesselle.server.ops import administration
from tesselle.server.people.sessions import COOKIE
from tesselle.server.plumbing.now import now_ms
from tesselle.server.settings import Settings
from tesselle.server.store.secrets import kept_secret
from tests.server.serving import Body, Client, Served, served, until

PASSWORD = "the password of everybody here"  # noqa: S105  of people that do not exist
SENT_ONCE = "sent-once"  # Anna's own id of her move where a bot takes over
SMALL = {"side": 3}
FISCHER = {"clock": {"kind": "fischer", "start_s": 86_400, "increment_s": 30}}
DAYS = {"clock": {"kind": "days", "days": 30}, "on_time": "end"}
HURRY = {"clock": {"kind": "move", "seconds": 5}, "on_time": "end"}
TEN_SECONDS = {
    "clock": {"kind": "fischer", "start_s": 10, "increment_s": 3600},
    "stand_in": "greedy",
}

NEW_YEAR_MS = 1_735_689_600_000  # of 2025: earlier than any server that goes on from here

Seats = Sequence[Client]


class Story:
    """People, tables and matches by the names that tests call them."""

    def __init__(self) -> None:
        self.people: dict[str, Client] = {}
        self.told: dict[str, Body] = {}  # what a test must know of each to be let in
        self.tables: dict[str, str] = {}
        self.matches: dict[str, str] = {}
        self.seqs: dict[str, int] = {}  # of the last event where bots owe a move

    def come(self, server: Served, *names: str, accounts: bool = False) -> None:
        """Let people in, with an account or without."""
        for name in names:
            client = self.people[name.lower()] = server.client(name)
            told = self.told[name.lower()] = client.get("/api/me")
            if accounts:
                client.post("/api/account", {"name": name, "password": PASSWORD})
                made = client.post("/api/me/tokens", {"label": "a script"})
                told |= {"kind": "account", "password": PASSWORD, "token": made["token"]}
            told["cookie"] = client.http.cookies[COOKIE]

    def move_to(self, server: Served) -> None:
        """Find everybody at a server that was started again."""
        self.people = {name: client.at(server) for name, client in self.people.items()}

    def seats(self, names: str) -> list[Client]:
        return [self.people[name] for name in names.split()]

    def begin(self, called: str, game: str, names: str, **wish: Any) -> str:
        """Begin a match of people."""
        host, *others = self.seats(names)
        bots = len(wish.get("bots", {})) + len(wish.get("people", {}))
        table = host.post("/api/tables", {"game": game, "seats": 1 + len(others) + bots, **wish})
        for other in others:
            invited = {"invitation": table["invitation"]}
            other.post(f"/api/tables/{table['id']}/join", invited)
        self.tables[called] = table["id"]
        self.matches[called] = host.post(f"/api/tables/{table['id']}/start")["match"]
        return self.matches[called]

    def quick(self, called: str, game: str, name: str, **wish: Any) -> str:
        """Begin a match against bots."""
        started = self.people[name].post("/api/quick", {"game": game, "bot": "level1", **wish})
        self.tables[called], self.matches[called] = started["table"], started["match"]
        return self.matches[called]

    def data(self, secret: str) -> Body:
        """Return what tests must know."""
        return {
            "secret": secret,
            "people": self.told,
            "tables": self.tables,
            "matches": self.matches,
            "seqs": self.seqs,
        }


def play(match: str, people: Seats, moves: int = 1000, choose: int = 0) -> Body:
    """Let people play so many moves, or to the end; bots answer meanwhile."""
    sight = people[0].sight(match)
    for _ in range(moves):
        sight, mover = until(
            lambda: to_act(match, people), lambda seen: seen[0]["over"] or seen[0]["legal"]
        )
        if sight["over"]:
            break
        legal = sight["legal"]
        mover.play(match, sight["seq"], legal[choose * sight["seq"] % len(legal)])
    return sight


def to_act(match: str, people: Seats) -> tuple[Body, Client]:
    """Return what somebody who is to act sees; of nobody, what the first one sees."""
    for person in people:
        sight = person.sight(match)
        if sight["legal"]:
            return sight, person
    return people[0].sight(match), people[0]


def first_evening(server: Served) -> Story:
    """Come in, play matches to their ends, and talk."""
    story = Story()
    story.come(server, "Anna", "Zoé", "Ida", "Kai", accounts=True)
    story.come(server, "Léo", "Ben", "Eve", "Tom")
    people = story.people

    ida_kai = story.seats("ida kai")
    play(story.begin("reviewed", "mosaic", "ida kai", options=SMALL, rated=True), ida_kai)
    review(people["ida"], story.matches["reviewed"])
    people["kai"].post(f"/api/matches/{story.matches['reviewed']}/analysis/2")
    people["ida"].post(f"/api/tables/{story.tables['reviewed']}/rematch")
    play(story.begin("rated", "genial", "kai ida", rated=True), ida_kai, choose=7)

    for game, seats in (("mosaic", 2), ("genial", 3), ("mozaika", 3), ("mozaik", 1)):
        wish: Body = {"seats": seats, "rated": seats > 1, "bot": "greedy"}
        play(story.quick(f"finished {game}", game, "anna", **wish), [people["anna"]], choose=5)

    resigned = story.begin("resigned", "mosaic", "anna léo", options=SMALL)
    play(resigned, story.seats("anna léo"), 3)
    people["anna"].act(resigned, "ask_undo")
    people["léo"].act(resigned, "accept_undo")
    people["léo"].act(resigned, "resign")
    late = story.begin("out of time", "mosaic", "anna léo", terms=HURRY)
    taken = story.begin("taken over", "mosaic", "anna léo", terms=TEN_SECONDS, rated=True)
    people["anna"].play(taken, 0, "e5", id=SENT_ONCE)
    until(lambda: people["anna"].sight(late), lambda sight: sight["over"])
    until(lambda: people["anna"].sight(taken), lambda sight: sight["seq"] >= 3)

    left = story.begin("left", "genial", "anna léo tom", terms={"stand_in": "greedy"})
    play(left, story.seats("anna léo tom"), 4)
    people["tom"].post("/api/me/farewell")
    server.run(administration.disable(server.services.database, story.told["eve"]["id"]))
    talk(story)
    return story


def talk(story: Story) -> None:
    """Say something in the lobby and at a table, and mute somebody."""
    people = story.people
    people["anna"].post("/api/chat", {"text": "Who plays Génial! tonight?"})
    people["léo"].post("/api/chat", {"text": "Moi ! Dans dix minutes."})
    people["ida"].post(f"/api/tables/{story.tables['rated']}/chat", {"text": "Well played."})
    people["zoé"].http.put(f"/api/me/mutes/{story.told['léo']['id']}").raise_for_status()


def review(client: Client, match: str) -> None:
    """Have a match reviewed to its end."""
    path = f"/api/matches/{match}/review"
    client.post(path)
    until(lambda: client.get(path), lambda told: told["state"] == "done")


def second_evening(server: Served, story: Story) -> None:
    """Gather, and begin matches that are not over when the lights go out."""
    story.move_to(server)
    people = story.people
    among_people(story)
    wish = {"game": "genial", "seats": 3, "bots": {"2": "level1"}, "hints": True}
    story.tables["gathering"] = people["anna"].post("/api/tables", wish)["id"]
    wish = {"game": "mozaik", "visibility": "private", "options": {"colours": False}}
    closed = people["zoé"].post("/api/tables", wish)
    story.tables["private"] = closed["id"]
    story.told["zoé"]["invitation"] = closed["invitation"]

    undo = story.begin("undo asked", "mosaic", "anna léo")
    play(undo, story.seats("anna léo"), 4, choose=3)
    people["léo"].act(undo, "ask_undo")
    people["anna"].act(undo, "refuse_undo")
    play(undo, story.seats("anna léo"), 2, choose=3)
    people["léo"].act(undo, "ask_undo")
    clock = story.begin("clock", "genial", "anna léo", terms=FISCHER)
    play(clock, story.seats("anna léo"), 5, choose=3)
    bids = story.begin("secret bids", "mozaika", "anna léo zoé", terms=DAYS)
    play(bids, story.seats("anna léo zoé"), 20, choose=5)
    leave_secret(bids, story.seats("anna léo zoé"))
    picks = story.begin("secret picks", "mozaik", "anna léo", visibility="link")
    play(picks, story.seats("anna léo"), 8, choose=5)
    leave_secret(picks, story.seats("anna léo"))
    screen = story.begin("one screen", "genial", "anna", people={"1": "Mia"})
    people["anna"].play(screen, 0, people["anna"].sight(screen)["legal"][9])
    own = story.begin("own deck", "mozaik", "anna léo", options={"deck": "corner"})
    play(own, story.seats("anna léo"), 12, choose=3)
    undone = story.quick("undone", "mosaic", "anna", options={"side": 4})
    play(undone, [people["anna"]], 3, choose=3)
    people["anna"].act(undone, "ask_undo")
    leave_to_bots(server, story)


def among_people(story: Story) -> None:
    """Begin the matches of the transcript."""
    tables: list[tuple[str, str, Body]] = [
        ("mosaic", "ida ben", {"options": {"side": 4}}),
        ("genial", "ida ben", {"terms": FISCHER}),
        ("mozaika", "ida ben kai", {}),
        ("mozaik", "ida ben", {"options": {"judge": "table"}, "terms": {"judge_s": None}}),
    ]
    for game, names, wish in tables:
        match = story.begin(f"among people {game}", game, names, **wish)
        play(match, story.seats(names), 14, choose=7)


def leave_secret(match: str, people: Seats) -> None:
    """Play on until one seat has chosen in secret, and the others have not."""
    while True:
        before, mover = to_act(match, people)
        mover.play(match, before["seq"], before["legal"][0])
        spectator = people[-1] if mover is not people[-1] else people[0]
        if spectator.sight(match)["events"][-1]["move"] is None:
            return


def leave_to_bots(server: Served, story: Story) -> None:
    """Leave moves and a review undone, as if the power went."""
    anna = story.people["anna"]
    owing = {"mosaic": 2, "genial": 2, "mozaika": 4, "mozaik": 3}
    for game, seats in owing.items():
        match = story.quick(f"bots owe {game}", game, "anna", seats=seats, bot="level2")
        play(match, [anna], 2, choose=3)
        until(partial(anna.sight, match), lambda sight: sight["legal"])
    server.run(server.services.bots.close())
    server.run(server.services.reviews.close())
    for called in (f"bots owe {game}" for game in owing):
        play(story.matches[called], [anna], 1)
        story.seqs[called] = anna.sight(story.matches[called])["seq"]
    story.people["léo"].post(f"/api/matches/{story.matches['resigned']}/review")


def told(settings: Settings, keep: Callable[[], None]) -> Body:
    """Tell the story on an empty database, ``keep`` it, and return what tests must know."""
    behind_ms = now_ms() - NEW_YEAR_MS

    def clock() -> int:
        return now_ms() - behind_ms

    with served(settings, clock) as server:
        story = first_evening(server)
        settled(server)
    time.sleep(SILENCE_MS / 1000 + 0.5)  # long enough to be noted as a pause
    with served(settings, clock) as server:
        second_evening(server, story)
        keep()  # while it runs: nothing is tidied up
        return story.data(server.run(kept_secret(server.services.database, "cookies")))


def settled(server: Served) -> None:
    """Wait until every finished match has been counted."""
    waiting = text(
        "SELECT count(*) FROM unsettled JOIN matches ON matches.id = match_id"
        " WHERE ended_ms IS NOT NULL"
    )

    async def unsettled() -> int:
        async with server.services.database.reading() as session:
            return int(await session.scalar(waiting))

    until(lambda: server.run(unsettled()), lambda count: count == 0)
