"""Libraries that not everybody needs: installed as extras, and asked for by name.

The library and the terminal need none of them; ``pyproject.toml`` lists them.
"""

import importlib
from importlib.util import find_spec
from typing import Any

from tesselle.engine.errors import TesselleError
from tesselle.engine.say import Say


class MissingExtra(TesselleError):
    """A library is not installed; the message says how to install it."""


def require(module: str, extra: str) -> None:
    """Raise MissingExtra unless the top-level ``module``, which ``extra`` installs, is there."""
    if find_spec(module) is None:
        install = f"pip install 'tesselle[{extra}]'"
        raise MissingExtra(
            Say(
                f"this needs {module}, which is not installed; install it with: {install}",
                f"il faut {module}, qui n'est pas installé ; pour l'installer : {install}",
            )
        )


def load(module: str, extra: str) -> Any:
    """Import ``module``, which the extra ``extra`` installs, or raise MissingExtra."""
    require(module.partition(".")[0], extra)
    return importlib.import_module(module)
