"""Builds the modules of one game, in a process of its own: the rules alone, and all of it.

``build`` starts it with the environment that it needs: Numba must not optimise for this
machine, and must find nothing compiled, because what it loads has no code to read.
"""

import hashlib
import json
import sys
import warnings
from pathlib import Path
from typing import Any

from numba.core.errors import NumbaWarning
from numba.np.numpy_support import from_dtype

from tesselle.browser.kernels.build import RULES
from tesselle.browser.kernels.linker import linked
from tesselle.browser.kernels.modules import object_code
from tesselle.browser.kernels.signatures import Export, exports
from tesselle.browser.kernels.wrappers import Records, Signature, describe, returned
from tesselle.engine import registry
from tesselle.engine.game import Game


def build(name: str, sources: str, folder: Path) -> None:
    """Write ``name.rules.wasm`` and ``name.wasm``, each with a description; that of all last."""
    game = registry.get(name)
    found = exports(game)
    rules = [export for export in found if not export.thinks]
    for file, chosen in ((f"{name}{RULES}", rules), (name, found)):
        module = linked(object_code(file, chosen), [export.name for export in chosen])
        (folder / f"{file}.wasm").write_bytes(module)
        told = description(game, chosen) | {
            "digest": hashlib.sha256(module).hexdigest(),
            "sources": sources,
        }
        (folder / f"{file}.json").write_text(json.dumps(told, indent=1) + "\n")


def description(game: Game, found: list[Export]) -> dict[str, Any]:
    """Return what a browser must know to call a module, as plain data."""
    records = Records(from_dtype(game.state))
    kernels = {export.name: _signature(export, records) for export in found}
    return {
        "game": game.name,
        "rules": game.rules,
        "seats": list(game.seats),
        "most_actions": game.most_actions,
        "most_events": game.most_events,
        "score_numbers": game.score_numbers,
        "open": game.open,
        "chance": game.chance,
        "records": records.layouts(),
        "kernels": kernels,
    }


def _signature(export: Export, records: Records) -> Signature:
    named = zip(export.arguments, export.types, strict=True)
    result = export.kernel.dispatcher.overloads[export.types].signature.return_type
    function = export.kernel.function
    return {
        "python": f"{function.__module__}.{function.__name__}",
        "arguments": [describe(name, given, records) for name, given in named],
        "returns": returned(result),
    }


if __name__ == "__main__":
    warnings.simplefilter("ignore", NumbaWarning)  # nothing here is to be cached
    build(sys.argv[1], sys.argv[2], Path(sys.argv[3]))
