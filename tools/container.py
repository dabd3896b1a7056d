"""Builds ``deploy/Dockerfile`` without a container engine: ``make container``, as root on Linux.

Each stage is a fresh file system over this machine's own, with a virtual environment in place of
the base image's Python.  Every RUN line is executed there as it stands, by the user it names;
then the image's command is started, asked for its health, and stopped.  What is written goes
into a temporary folder.  So the lines, the files they need and their order are proven; the base
image is not.
"""

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.error import URLError

from bench.server.process import free_port

HOME = Path(__file__).parents[1]
DOCKERFILE = HOME / "deploy" / "Dockerfile"
INSIDE = "TESSELLE_CONTAINER"  # set where mounts are ours alone
PYTHON = "/python"  # stands for the base image's
START_S = 120.0
STOP_S = 20.0
TOLD = ("EXPOSE", "STOPSIGNAL")  # for engines only
MOUNT = re.compile(r"--mount=(\S+)\s+")


@dataclass
class Stage:
    """One FROM and what follows it."""

    root: Path
    folder: str = "/"
    user: str = "root"
    environment: dict[str, str] = field(default_factory=dict)

    def command(self, line: str) -> tuple[list[str], dict[str, str]]:
        """Return what runs a shell line in here."""
        home = "/root" if self.user == "root" else f"/home/{self.user}"
        system = {"PATH": f"{PYTHON}/bin:{os.environ['PATH']}", "HOME": home, "LANG": "C.UTF-8"}
        chroot = ["chroot", f"--userspec={self.user}", str(self.root), "sh", "-c"]
        return [*chroot, f"cd {self.folder} && {line}"], system | self.environment

    def run(self, line: str) -> None:
        """Run a shell line, which must succeed."""
        command, environment = self.command(line)
        subprocess.run(command, env=environment, check=True)  # noqa: S603  the Dockerfile's own

    def place(self, path: str) -> Path:
        """Return where a path of this stage lies outside of it."""
        return self.root / str(Path(self.folder) / path).lstrip("/")

    def copy(self, words: list[str]) -> None:
        """Copy from the repository."""
        *sources, target = words
        place = self.place(target)
        if target.endswith("/"):
            place.mkdir(parents=True, exist_ok=True)
        for name in sources:
            if (HOME / name).is_dir():
                shutil.copytree(HOME / name, place, ignore=ignored, dirs_exist_ok=True)
            else:
                shutil.copy(HOME / name, place)


def ignored(folder: str, names: list[str]) -> set[str]:
    """Name what a fresh clone does not have."""
    asked = "\n".join(str(Path(folder) / name) for name in names)
    command = ["git", "-C", str(HOME), "check-ignore", "--stdin"]
    done = subprocess.run(  # noqa: S603  our own command
        command, input=asked, capture_output=True, text=True, check=False
    )
    return {Path(line).name for line in done.stdout.splitlines()}


def instructions(text: str) -> Iterator[tuple[str, str]]:
    """Give each instruction of a Dockerfile with what it says, on one line."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        if line.strip():
            word, _, rest = line.strip().partition(" ")
            yield word, " ".join(rest.split())


@contextmanager
def mounted(*command: str | Path, at: Path) -> Iterator[None]:
    """Mount something until the end."""
    subprocess.run(["/bin/mount", *map(str, command), str(at)], check=True)  # noqa: S603  ours
    try:
        yield
    finally:
        subprocess.run(["/bin/umount", "--lazy", str(at)], check=True)  # noqa: S603  ours


def begun(folder: Path, stack: ExitStack) -> Stage:
    """Begin a stage: this machine's files, a Python of its own, nothing else."""
    upper, work, root = (folder / name for name in ("upper", "work", "root"))
    for each in (upper, work, root):
        each.mkdir(parents=True)
    layers = f"lowerdir=/,upperdir={upper},workdir={work}"
    stack.enter_context(mounted("-t", "overlay", "overlay", "-o", layers, at=root))
    for name in ("proc", "dev"):
        stack.enter_context(mounted("--rbind", f"/{name}", at=root / name))
    for parent in Path(sys.base_prefix).parents:  # whoever is not root runs this Python, too
        (root / str(parent).lstrip("/")).chmod(0o755)
    stage = Stage(root)
    stage.run(f"{sys.base_prefix}/bin/python3 -m venv {PYTHON}")
    return stage


def run_line(line: str, stage: Stage, stages: dict[str, Stage]) -> None:
    """Run a RUN line with what it mounts from other stages."""
    with ExitStack() as stack:
        for mount in MOUNT.findall(line):
            asked = dict(part.split("=", 1) for part in mount.split(","))
            source, target = (
                stages[asked["from"]].place(asked["source"]),
                stage.place(asked["target"]),
            )
            if source.is_dir():
                target.mkdir(parents=True, exist_ok=True)
            else:
                target.touch()
            stack.enter_context(mounted("--bind", source, at=target))
        stage.run(MOUNT.sub("", line))


def built(folder: Path, stack: ExitStack) -> tuple[Stage, str]:
    """Build all stages; return the last one, and the image's command."""
    stages: dict[str, Stage] = {}
    stage, start = Stage(Path("/nowhere")), ""
    for word, rest in instructions(DOCKERFILE.read_text("utf-8")):
        print(f"\n{word} {rest}", flush=True)
        began = time.monotonic()
        if word == "FROM":
            _, _, name = rest.partition(" AS ")
            stage = begun(folder / str(len(stages)), stack)
            stages[name or str(len(stages))] = stage
        elif word == "WORKDIR":
            stage.folder = rest
            stage.place(".").mkdir(parents=True, exist_ok=True)
        elif word == "COPY":
            stage.copy(rest.split())
        elif word == "ENV":
            stage.environment |= dict(each.split("=", 1) for each in shlex.split(rest))
        elif word == "USER":
            stage.user = rest
        elif word == "RUN":
            run_line(rest, stage, stages)
            print(f"({time.monotonic() - began:.0f} s)", flush=True)
        elif word == "CMD":
            start = shlex.join(json.loads(rest))
        elif word not in TOLD:
            sys.exit(f"expected an instruction that this program knows, got {word}")
    return stage, start


def try_out(stage: Stage, start: str) -> None:
    """Start the image's command, ask whether it is ready, and stop it."""
    port = free_port()
    stage.environment |= {"TESSELLE_PORT": str(port), "TESSELLE_HOST": "127.0.0.1"}
    command, environment = stage.command(f"exec {start}")
    with subprocess.Popen(command, env=environment) as server:  # noqa: S603  the Dockerfile's own
        try:
            until = time.monotonic() + START_S
            while server.poll() is None and not ready(port):
                if time.monotonic() > until:
                    sys.exit(f"the server was not ready within {START_S:g} s")
                time.sleep(0.2)
            server.send_signal(signal.SIGTERM)
            print(f"ready, and stopped with code {server.wait(STOP_S)}", flush=True)
        finally:
            server.kill()


def ready(port: int) -> bool:
    """Ask what the container's health check asks."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz") as answer:
            return bool(answer.status == 200)
    except URLError:
        return False


def main() -> None:
    """Build, try out, and leave nothing behind."""
    if sys.platform != "linux" or os.geteuid() != 0:
        sys.exit("expected root on Linux: file systems are mounted over this one's")
    if INSIDE not in os.environ:  # mounts are seen by nobody else, and go with us
        command = ["unshare", "--mount", sys.executable, "-m", "tools.container"]
        sys.exit(subprocess.call(command, env=os.environ | {INSIDE: "1"}))  # noqa: S603  ours
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        try_out(*built(Path(folder), stack))


if __name__ == "__main__":
    main()
