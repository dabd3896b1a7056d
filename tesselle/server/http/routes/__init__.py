"""The doors of the server: each module here with a ``router`` is found and opened."""

import importlib
import pkgutil
from collections.abc import Iterator

from fastapi import APIRouter


def routers() -> Iterator[APIRouter]:
    """Yield the router of every module of this folder, by name."""
    for found in sorted(pkgutil.iter_modules(__path__), key=lambda module: module.name):
        router = importlib.import_module(f"{__name__}.{found.name}").router
        assert isinstance(router, APIRouter)  # noqa: S101  a mistake of ours, not of a request
        yield router
