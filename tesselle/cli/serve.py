"""``tesselle serve``: every setting of the server is an option of the command.

The options are found when they are needed, for settings cost an import that
``tesselle --help`` should not pay.
"""

import json
import os
import socket
import threading
import time
import webbrowser
from contextlib import closing
from typing import Annotated, Any

import typer
from rich.markup import escape
from typer.core import TyperCommand

from tesselle.cli.language import local, preferred
from tesselle.engine.errors import BadOption
from tesselle.engine.say import Say

app = typer.Typer()

LOOK_S = 0.1  # between two tries to reach the server
PATIENCE_S = 60.0
EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104  addresses to listen on, not to go to


class ServeCommand(TyperCommand):
    """A command that also takes every setting as ``--name VALUE``, and lists them in its help."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put the settings into the environment, which further processes inherit."""
        if "--help" in args:
            self.epilog = listed()
            return super().parse_args(ctx, args)
        return super().parse_args(ctx, take_settings(args))


def take_settings(args: list[str]) -> list[str]:
    """Set a variable of the environment for each setting; give the arguments that are none."""
    from tesselle.server.settings import PREFIX, Settings

    flags = {f"--{name.replace('_', '-')}": name for name in Settings.model_fields}
    left, rest = [], iter(args)
    for word in rest:
        flag, equals, value = word.partition("=")
        if flag not in flags:
            left.append(word)
            continue
        given = value if equals else next(rest, None)
        if given is None:
            raise BadOption(Say("expected a value, got none", "il faut une valeur").within(flag))
        os.environ[PREFIX + flags[flag].upper()] = given
    return left


def listed() -> str:
    """List every setting: its option, its variable, its default, what it does."""
    from tesselle.server.settings import PREFIX, Settings, about

    lines = []
    for name, field in Settings.model_fields.items():
        default = field.get_default(call_default_factory=True, validated_data={})
        shown = local("none", "rien") if default in (None, ()) else json.dumps(default)
        told = about(name).to(preferred())
        lines.append(
            f"[bold]--{name.replace('_', '-')}[/bold]  {escape(told)}  "
            f"[dim]{PREFIX}{name.upper()}, {escape(shown)}[/dim]"
        )
    return "\n\n".join(lines)  # a blank line keeps them apart


def run_server(config: str | None, *, show: bool = False) -> None:
    """Serve until interrupted; ``show`` the first page in a browser."""
    from pydantic import ValidationError

    from tesselle.server.run import run
    from tesselle.server.settings import CONFIG, Settings

    if config:
        os.environ[CONFIG] = config
    try:
        settings = Settings()
    except ValidationError as error:
        fault = error.errors()[0]
        place = ".".join(map(str, fault["loc"]))
        told = Say(fault["msg"], fault["msg"])  # pydantic's, in English
        raise BadOption(told.within(place or Say("settings", "réglages"))) from None
    if show:
        show_when_ready(settings.host, settings.port)
    run(settings)


def show_when_ready(host: str, port: int) -> None:
    """Wait for the server in a thread of its own, then open its first page."""
    reached = "localhost" if host in (*EVERYWHERE, "127.0.0.1") else host
    threading.Thread(target=_show, args=(reached, port), daemon=True).start()


def _show(host: str, port: int) -> None:
    last = time.monotonic() + PATIENCE_S
    while time.monotonic() < last:
        try:
            with closing(socket.create_connection((host, port), timeout=LOOK_S)):
                break
        except OSError:
            time.sleep(LOOK_S)
    else:
        return
    webbrowser.open(f"http://{host}:{port}/")


@app.command(
    cls=ServeCommand,
    help=local(
        "Serve the games to browsers and programs. Each setting below is an option, a variable "
        "of the environment, or a line of the TOML file.",
        "Servir les jeux aux navigateurs et aux programmes. Chaque réglage ci-dessous est une "
        "option, une variable d'environnement, ou une ligne du fichier TOML.",
    ),
)
def serve(
    config: Annotated[
        str | None, typer.Option(help=local("a TOML file of settings", "un fichier TOML"))
    ] = None,
    open_: Annotated[
        bool,
        typer.Option(
            "--open", help=local("show the first page in a browser", "ouvrir un navigateur")
        ),
    ] = False,
) -> None:
    """Open the server."""
    run_server(config, show=open_)
