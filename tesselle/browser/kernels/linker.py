"""From an object to a finished module: Zig's C compiler and linker, and the runtime in C."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
RUNTIME = "runtime.c"
OFFERED = ("allocate", "release", "allocated")  # by the runtime, to JavaScript
STACK_BYTES = 256 * 1024

COMPILING = (
    *("-target", "wasm32-freestanding", "-O2", "-Wall", "-Werror", "-ffp-contract=off"),
    *("-mbulk-memory", "-msign-ext", "-mnontrapping-fptoint"),  # as in `modules`
)
LINKING = ("--no-entry", "--gc-sections", "--strip-all", "-z", f"stack-size={STACK_BYTES}")


class LinkFailed(Exception):
    """Zig refused; it says why."""


def linked(code: bytes, symbols: list[str]) -> bytes:
    """Return the finished module of an object, with these symbols and the runtime's exported."""
    shown = [f"--export={symbol}" for symbol in (*symbols, *OFFERED)]
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        (folder / "kernels.o").write_bytes(code)
        told = [word for flag in (*LINKING, *shown) for word in ("-Xlinker", flag)]
        sources = ("kernels.o", str(HERE / RUNTIME))
        command = [sys.executable, "-m", "ziglang", "cc", *COMPILING, *sources, *told]
        caches = dict.fromkeys(("ZIG_GLOBAL_CACHE_DIR", "ZIG_LOCAL_CACHE_DIR"), temporary)
        done = subprocess.run(  # noqa: S603  # our own interpreter and flags
            [*command, "-o", "kernels.wasm"],
            cwd=folder,
            env={**os.environ, **caches},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise LinkFailed(done.stderr)
        return (folder / "kernels.wasm").read_bytes()
