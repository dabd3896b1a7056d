"""The kernels run in a real browser: in a page, and in a worker beside it."""

import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route

from tests.browser.modules import built
from tests.node import HOME, wheel_node
from tests.web.conftest import browser

__all__ = ["browser"]  # a fixture

SOURCES = HOME / "web" / "src" / "device"
COUNT = """
import { load } from '/kernels.ts';
const description = await (await fetch('/mosaic.json')).json();
const kernels = await load(description, await fetch('/mosaic.wasm'));
const state = kernels.records('state');
state.fields.side = 3;
state.fields.cells = 19;
state.fields.tiles.fill(-1);
state.fields.empty[0] = (1n << 19n) - 1n;
const actions = kernels.call('legal', state, 0, new Int32Array(description.most_actions));
"""
IN_PAGE = f"<script type=module>{COUNT} window.actions = actions;</script>"
IN_WORKER = """<script type=module>
new Worker('/worker.js', { type: 'module' }).onmessage = ({ data }) => (window.actions = data);
</script>"""


@pytest.fixture(scope="module")
def files() -> dict[str, tuple[str, bytes]]:
    """Everything that the page asks for, by its path: a type and a body."""
    node, mosaic = wheel_node(), built("mosaic")
    assert node
    strip = "process.stdout.write(require('module').stripTypeScriptTypes("
    strip += "require('fs').readFileSync(process.argv[1], 'utf-8')))"

    def plain(name: str) -> bytes:
        command: list[str | Path] = [node, "--no-warnings", "-e", strip, SOURCES / name]
        return subprocess.run(command, capture_output=True, check=True).stdout

    return {
        "/page.html": ("text/html", IN_PAGE.encode()),
        "/with-worker.html": ("text/html", IN_WORKER.encode()),
        "/worker.js": ("text/javascript", f"{COUNT} postMessage(actions);".encode()),
        "/kernels.ts": ("text/javascript", plain("kernels.ts")),
        "/memory.ts": ("text/javascript", plain("memory.ts")),
        "/mosaic.json": ("application/json", mosaic.module.with_suffix(".json").read_bytes()),
        "/mosaic.wasm": ("application/wasm", mosaic.module.read_bytes()),
    }


@pytest.mark.parametrize("page", ["page.html", "with-worker.html"])
def test_an_empty_board_has_nineteen_places(
    browser: Browser, files: dict[str, tuple[str, bytes]], page: str
) -> None:
    context = browser.new_context()

    def answer(route: Route) -> None:
        kind, body = files["/" + route.request.url.rpartition("/")[2]]
        route.fulfill(content_type=kind, body=body)

    context.route("**/*", answer)
    shown = context.new_page()
    shown.goto(f"http://kernels.test/{page}")
    shown.wait_for_function("window.actions !== undefined")
    assert shown.evaluate("window.actions") == 19
    context.close()
