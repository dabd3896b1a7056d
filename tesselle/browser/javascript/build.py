"""Writes the program that pages run: the games, and what opens and plays a match."""

import json
import re
import shutil
import sys
from pathlib import Path

from tesselle.browser.javascript.program import Program
from tesselle.engine import registry

ROOT = Path(__file__).parents[3]
LIBRARY = ROOT / "web" / "src" / "python"  # what Python gives, for browsers
WRITTEN = ROOT / "web" / "src" / "program"  # git ignores it
ENTRY = "index.js"
MINDS = "minds.js"  # what bots think with
GAMES = "games.js"  # where a worker finds the one that it plays
ENGINE = "tesselle/engine/"

SHARED = (
    ("tesselle.local.device", "Device"),
    ("tesselle.local.device", "problem"),
    ("tesselle.local.localmatch", "begun"),
)
LATE = (  # what no match needs before a bot, or somebody who looks back, does
    ("tesselle.local.minds", "frames_of"),
    ("tesselle.local.minds", "hint_of"),
    ("tesselle.local.minds", "judged_of"),
    ("tesselle.local.minds", "move_of"),
    ("tesselle.local.minds", "turning_of"),
    ("tesselle.local.records", "from_record"),
)
EXPORTED = re.compile(r"^export (?:async )?(?:function\*?|const|class) (\w+)", re.MULTILINE)
NAMED = re.compile(r"^export (?:type )?\{([^}]*)\}", re.MULTILINE)


class Missing(Exception):
    """The program needs something that browsers do not have."""


def build(folder: Path = WRITTEN) -> None:
    """Translate the program anew."""
    program = Program()
    shared = {name: program.want(module, name) for module, name in SHARED}
    late = {name: program.want(module, name) for module, name in LATE}
    games = {name: program.want(_home(name), "GAME") for name in registry.names()}
    missing = program.library - known()
    if missing:
        raise Missing(f"expected in web/src/python: {', '.join(sorted(missing))}")
    shutil.rmtree(folder, ignore_errors=True)
    for path, text in program.modules().items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    loaders = ", ".join(
        f"{json.dumps(name)}: () => import('./{path}')" for name, path in games.items()
    )
    (folder / GAMES).write_text(f"export const games = {{ {loaders} }};\n")
    (folder / MINDS).write_text(_exports(late))
    lines = [_exports(shared), f"export const late = {json.dumps(sorted(late))};"]
    lines.append(f"export const minds = () => import('./{MINDS}');")
    # what several games share is no file of its own: each would be one more to wait for
    lines += [f'import "./{path}";' for path in program.modules() if path.startswith(ENGINE)]
    (folder / ENTRY).write_text("\n".join(lines) + "\n")


def known() -> set[str]:
    """Return what the library for browsers has."""
    found = set()
    for part, file in (("py", "python.ts"), ("lib", "library.ts")):
        text = (LIBRARY / file).read_text(encoding="utf-8")
        names = EXPORTED.findall(text)
        for group in NAMED.findall(text):
            names += [
                each.rpartition(" as ")[2].strip() for each in group.split(",") if each.strip()
            ]
        found |= {f"{part}.{name}" for name in names}
    return found


def _exports(paths: dict[str, str]) -> str:
    """Write which names come from which modules."""
    return "".join(f'export {{ {name} }} from "./{path}";\n' for name, path in paths.items())


def _home(name: str) -> str:
    """Return the module that holds a game's ``GAME``."""
    module = registry.get(name).blank.__module__
    while module:
        if getattr(sys.modules.get(module), "GAME", None) is registry.get(name):
            return module
        module = module.rpartition(".")[0]
    raise Missing(f"no module holds the game {name}")
