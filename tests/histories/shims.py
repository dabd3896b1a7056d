"""Small libraries that stand between a process and its machine, compiled when they are needed."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
MISSING = "no gcc, or no Linux: what breaks a machine for one process is compiled here"


def compiled(name: str, build: Path) -> Path:
    """Compile one of them, or skip."""
    compiler = shutil.which("gcc")
    if compiler is None or os.name != "posix" or os.uname().sysname != "Linux":
        pytest.skip(MISSING)
    shim = build / f"{name}.so"
    options = ["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", str(shim)]
    subprocess.run([compiler, *options, str(HERE / f"{name}.c"), "-ldl"], check=True)
    return shim


def preloaded(*parts: dict[str, str]) -> dict[str, str]:
    """Join the environments of several."""
    joined: dict[str, str] = {}
    for part in parts:
        both = [joined.get("LD_PRELOAD"), part.get("LD_PRELOAD")]
        joined |= part | {"LD_PRELOAD": " ".join(filter(None, both))}
    return joined
