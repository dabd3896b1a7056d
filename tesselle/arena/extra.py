"""Libraries that only the arena needs: imported when asked for, installed as extras."""

import importlib
from typing import Any

from tesselle.engine.errors import TesselleError
from tesselle.engine.say import Say


class MissingExtra(TesselleError):
    """A library is not installed; the message says how to install it."""


def load(module: str, extra: str) -> Any:
    """Import ``module``, which the extra ``extra`` installs, or raise MissingExtra."""
    name = module.partition(".")[0]
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        install = f"pip install 'tesselle[{extra}]'"
        raise MissingExtra(
            Say(
                f"this needs {name}, which is not installed; install it with: {install}",
                f"il faut {name}, qui n'est pas installé ; pour l'installer : {install}",
            )
        ) from None
