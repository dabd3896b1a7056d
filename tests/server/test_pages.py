"""The web client's pages and files, and what browsers are told to keep."""

import asyncio
import gzip
import re
from pathlib import Path

import httpx
import pytest
from starlette.types import Receive, Scope, Send

from tesselle.engine.say import LANGUAGES
from tesselle.server.http import refusals
from tesselle.server.http.pages import PAGES, Pages
from tesselle.server.wire.message import Problem
from tests.server.serving import Client, Served

SCRIPT = "console.log('Tesselle');\n" * 100
NOTHING = Problem(code="not_found", message="nothing here", message_fr="rien ici")
BROWSER = {"Accept": "text/html,*/*", "Accept-Encoding": "gzip, br"}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Give a built site, beside a file that is none of its own."""
    site = tmp_path / "site"
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_text("<!doctype html><title>Tesselle</title>")
    (site / "assets" / "index-B1GeQuKZ.js").write_text(SCRIPT)
    (site / "icon.svg").write_text("<svg/>")
    (site / ".built-from").write_text("sources")
    (tmp_path / "secret.txt").write_text("none of the site's")
    return site


async def nothing(scope: Scope, receive: Receive, send: Send) -> None:
    await refusals.body(404, NOTHING)(scope, receive, send)


def got(site: Path, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(Pages(nothing, site))
        async with httpx.AsyncClient(transport=transport, base_url="http://home") as client:
            return await client.request(method, path, headers=BROWSER | headers)

    return asyncio.run(ask())


@pytest.mark.parametrize("page", PAGES)
def test_every_page_of_the_client_is_the_one_page_and_never_kept(site: Path, page: str) -> None:
    for path in (f"/{page}", f"/{page}/ab12" if page else "/"):
        answer = got(site, path, Accept="*/*")
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
        assert "<title>Tesselle</title>" in answer.text


def test_a_hashed_file_is_kept_for_ever_and_sent_packed(site: Path) -> None:
    answer = got(site, "/assets/index-B1GeQuKZ.js")
    assert answer.text == SCRIPT
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(gzip.compress(SCRIPT.encode())) + 32
    plain = got(site, "/assets/index-B1GeQuKZ.js", **{"Accept-Encoding": "identity"})
    assert plain.text == SCRIPT
    assert "content-encoding" not in plain.headers


def test_other_files_of_the_site_are_asked_for_anew(site: Path) -> None:
    answer = got(site, "/icon.svg")
    assert (answer.text, answer.headers["cache-control"]) == ("<svg/>", "no-cache")
    assert answer.headers["content-type"] == "image/svg+xml"


def test_a_link_to_nowhere_is_a_page_for_people_and_a_problem_for_programs(site: Path) -> None:
    people, programs = got(site, "/nowhere"), got(site, "/nowhere", Accept="*/*")
    assert (people.status_code, programs.status_code) == (404, 404)
    assert "<title>Tesselle</title>" in people.text
    assert programs.json()["code"] == "not_found"
    for path in ("/api/nowhere", "/assets/gone-123.js", "/pictures/none/1.svg"):
        assert got(site, path).json()["code"] == "not_found"


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/.built-from"]
)
def test_nothing_but_the_site_is_sent(site: Path, path: str) -> None:
    assert got(site, path, Accept="*/*").status_code == 404


def test_pages_are_read_not_written(site: Path) -> None:
    assert got(site, "/match/ab12", "POST").status_code == 404


def test_a_site_that_is_not_built_says_how_in_every_language(tmp_path: Path) -> None:
    answer = got(tmp_path / "nothing", "/")
    assert answer.text.count("make web") == len(LANGUAGES)
    assert 'lang="fr"' in answer.text
    assert 'lang="de"' in answer.text


def test_a_site_built_meanwhile_is_found(site: Path) -> None:
    pages = Pages(nothing, site)
    (site / "index.html").write_text("<title>anew</title>")
    (site / "assets" / "new-1.css").write_text("a{}")

    async def ask() -> list[str]:
        transport = httpx.ASGITransport(pages)
        async with httpx.AsyncClient(transport=transport, base_url="http://home") as client:
            return [(await client.get(path)).text for path in ("/", "/assets/new-1.css")]

    assert asyncio.run(ask()) == ["<title>anew</title>", "a{}"]


def test_the_server_sends_the_page_and_keeps_its_policy(server: Served) -> None:
    answer = Client(server).http.get("/match/ab12")
    assert answer.headers["content-type"].startswith("text/html")
    policy = answer.headers["content-security-policy"].split("; ")
    scripts = [rule for rule in policy if rule.startswith("script")]
    assert scripts == ["script-src 'self' 'wasm-unsafe-eval'"], "ours alone, and compiled rules"
    assert Client(server).get("/healthz") == {"status": "ok"}


def test_every_address_that_the_client_knows_is_a_page_here() -> None:
    client = Path(__file__).parents[2] / "web" / "src" / "lib" / "pages.ts"
    known = set(re.findall(r"\[/\^\\/([a-z]+)", client.read_text()))
    assert {"match", "learn"} <= known
    assert known == set(PAGES) - {""}
