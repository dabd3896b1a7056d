"""What the API client of the transcript asked for; used once, when the transcript was made."""

from collections.abc import Generator
from typing import Any

from tests.corpus import shelf
from tests.server.serving import Body

Steps = Generator[Body, Any, None]  # takes what came of each step


def script(corpus: Body) -> Steps:
    """Ask for about everything that the API offers."""
    yield from look_around()
    yield from look_back(corpus)
    for game in ("genial", "mozaika", "mozaik"):
        yield from by_http(corpus, game)
    yield from by_socket(corpus)
    yield from anew(corpus)


def get(who: str, path: str) -> Body:
    return {"who": who, "request": f"GET {path}"}


def ask(who: str, request: str, **body: Any) -> Body:
    return {"who": who, "request": request, "body": body}


def look_around() -> Steps:
    """Ask what strangers may ask."""
    yield get("stranger", "/api/games")
    for game in ("mosaic", "genial", "mozaika", "mozaik"):
        yield get("stranger", f"/api/games/{game}")
    yield get("stranger", "/api/games/mosaic/rules?language=fr")
    yield get("stranger", "/api/decks/corner")
    for game, each in {each["game"]: each for each in shelf.read_lines(shelf.POSITIONS)}.items():
        position, move = each["position"], each["said"]["next"]["move"]
        seat = each["said"]["waiting"][0]
        asked = {"position": position, "seat": seat}
        yield ask("stranger", f"POST /api/games/{game}/preview", **asked, move=move)
        yield ask("stranger", f"POST /api/games/{game}/try", **asked, moves=[move])
        yield ask("stranger", f"POST /api/games/{game}/try", position=position[:-1])
    yield ask("stranger", "POST /api/games/genial/count", text="Lina: R 5 G 7 B 4 O 6 Y 3 P 4")
    yield ask("stranger", "POST /api/games/mozaik/count", text="b2 17\na< lune\ndiscarded 4")
    for path in ("/api/me", "/api/matches/nosuchmatch", "/api/games/hedgerow", "/api/chat"):
        yield get("stranger", path)
    yield ask("stranger", "POST /api/guests", nickname="Kim")


def look_back(corpus: Body) -> Steps:
    """Ask about oneself, and about matches that are over."""
    for path in ("", "/matches", "/matches?limit=1", "/statistics", "/running", "/tables"):
        yield get("ida", f"/api/me{path}")
    for path in ("/tokens", "/mutes", "/export"):
        yield get("ida", f"/api/me{path}")
    table = corpus["tables"]["rated"]
    for path in ("leaderboards/genial", f"players/{corpus['people']['ida']['id']}"):
        yield get("ida", f"/api/{path}")
    for path in (f"tables/{table}", f"tables/{table}/chat"):
        yield get("ida", f"/api/{path}")
    match = corpus["matches"]["reviewed"]
    for path in ("", "/snapshot", "/snapshot?since=15", "/record", "/verify", "/review"):
        yield get("ida", f"/api/matches/{match}{path}")
    yield ask("ida", f"POST /api/matches/{match}/analysis/2")
    for name in ("reviewed", "rated"):
        for path in ("?at=0", "?at=3", "?seat=1&at=8"):
            yield get("ida", f"/api/matches/{corpus['matches'][name]}/replay{path}")


def by_http(corpus: Body, game: str, moves: int = 5) -> Steps:
    """Play in a match that goes on, and err in between."""
    match = f"/api/matches/{corpus['matches'][f'among people {game}']}"
    for number in range(moves):
        who, sight = "", {}
        for who in ("ida", "ben", "kai") if game == "mozaika" else ("ida", "ben"):
            sight = (yield get(who, f"{match}/snapshot?since=12"))["answer"]
            if sight["legal"]:
                break
        move: Body = {"seq": sight["seq"], "move": sight["legal"][number % len(sight["legal"])]}
        yield ask(who, f"POST {match}/moves", id=f"wrong-{number}", **move | {"move": "?"})
        yield ask(who, f"POST {match}/moves", id=f"move-{number}", **move)
        yield ask(who, f"POST {match}/moves", id=f"move-{number}", **move)
    yield ask(who, f"POST {match}/moves", id="late", **move | {"seq": 0})
    yield get("stranger", f"{match}/snapshot?since=12")
    yield get("ida", f"{match}/record")
    yield ask("ida", f"POST {match}/hint")


def by_socket(corpus: Body) -> Steps:
    """Play over the WebSocket, talk, take back, and resign."""
    match = corpus["matches"]["among people mosaic"]
    table = corpus["tables"]["among people mosaic"]
    legal: dict[str, list[str]] = {}
    for who in ("ida", "ben"):
        yield {"who": who, "receive": "hello"}
        yield {"who": who, "send": {"type": "watch", "match": match}}
        sight = yield {"who": who, "receive": "snapshot"}
        legal[who] = sight["legal"]
    mover, other = ("ida", "ben") if legal["ida"] else ("ben", "ida")
    told = {"type": "move", "match": match, "seq": sight["seq"], "move": legal[mover][3]}
    yield {"who": mover, "send": {"type": "preview", "match": match, "move": told["move"]}}
    yield {"who": mover, "receive": "previewed"}
    yield {"who": mover, "send": told | {"id": "wrong", "seq": 1}}
    yield {"who": mover, "receive": "refused"}
    yield {"who": mover, "send": told | {"id": "right"}}
    for who in ("ida", "ben"):
        yield {"who": who, "receive": "event"}
    for who, act in ((mover, "ask_undo"), (other, "refuse_undo"), (mover, "resign")):
        yield {"who": who, "send": {"type": "act", "match": match, "id": act, "act": act}}
        for hearer in ("ida", "ben"):
            yield {"who": hearer, "receive": "event"}
    yield {"who": "ida", "send": {"type": "watch_table", "table": table}}
    yield {"who": "ida", "receive": "table"}
    yield {"who": "ida", "send": {"type": "say", "table": table, "text": "Merci !"}}
    yield {"who": "ida", "receive": "line"}
    yield {"who": "ida", "send": {"type": "watch_lobby"}}
    yield {"who": "ida", "receive": "lobby"}
    yield {"who": "ida", "send": {"type": "dance"}}
    yield {"who": "ida", "receive": "refused"}
    for who in ("ida", "ben"):
        yield {"who": who, "close": True}
    yield get("ben", f"/api/matches/{match}")


def anew(corpus: Body) -> Steps:
    """Come in, open a table, play with somebody who logs in, and leave for good."""
    secret = {"password": "a password of my own"}
    yield ask("kim", "POST /api/guests", name="Kim")
    yield ask("kim", "PUT /api/me", name="Kim B.")
    yield ask("kim", "POST /api/account", name="Kim B.", **secret)
    yield ask("kim", "POST /api/session", name="Kim B.", password="another password")  # noqa: S106
    yield ask("kim", "POST /api/session", name="KIM B.", **secret)
    made = (yield ask("kim", "POST /api/me/tokens", label="my bot"))["answer"]
    yield get("kim", "/api/me/tokens")
    yield {"who": "kim", "request": f"DELETE /api/me/tokens/{made['id']}"}
    kai = {"name": "Kai", "password": corpus["people"]["kai"]["password"]}
    yield ask("kai at home", "POST /api/session", **kai)
    yield ask("kim", "POST /api/tables", game="mosaic", rated=True, hints=True)
    terms = {"clock": {"kind": "move", "seconds": 3600}}
    wish = {"game": "mosaic", "options": {"side": 3}, "visibility": "link", "terms": terms}
    table = (yield ask("kim", "POST /api/tables", **wish))["answer"]
    home = f"/api/tables/{table['id']}"
    yield ask("kim", f"PUT {home}/seats/1", bot="level1")
    yield ask("kim", f"PUT {home}/seats/1", bot=None)
    yield ask("kai at home", f"POST {home}/join")
    yield ask("kai at home", f"POST {home}/join", invitation=table["invitation"])
    yield ask("kim", f"POST {home}/chat", text="Bonjour")
    match = (yield ask("kim", f"POST {home}/start"))["answer"]["match"]
    yield get("kim", f"/api/matches/{match}/snapshot")
    yield ask("kim", f"POST /api/matches/{match}/moves", id="1", seq=0, move="b2")
    yield ask("kai at home", f"POST /api/matches/{match}/acts", id="2", act="resign")
    yield get("kim", f"/api/matches/{match}")
    yield ask("kim", f"POST {home}/rematch")
    yield {"who": "kim", "request": f"PUT /api/me/mutes/{corpus['people']['ben']['id']}"}
    yield get("kim", "/api/me/mutes")
    quick = {"game": "mosaic", "people": ["Lou"], "options": {"side": 3}}
    match = (yield ask("kim", "POST /api/quick", **quick))["answer"]["match"]
    yield ask("kim", f"POST /api/matches/{match}/moves", id="3", seq=0, move="c3")
    yield get("kim", f"/api/matches/{match}/snapshot?seat=1")
    yield ask("kim", f"POST /api/matches/{match}/moves", id="4", seq=1, move="b2", seat=1)
    yield ask("kim", f"POST /api/matches/{match}/moves", id="5", seq=2, move="b2")
    yield ask("lee", "POST /api/guests", name="Lee")
    yield ask("lee", "POST /api/tables", game="genial", options={}, people={"1": "Mo"})
    yield ask("lee", "POST /api/me/farewell")
    yield get("lee", "/api/me")
