"""Lets ``--ray`` stand without an address, which Typer's options cannot."""

from typing import Any

from typer.core import TyperCommand

RAY = "--ray"
ANY = "auto"  # whichever cluster is found, or a new one on this machine


class RayCommand(TyperCommand):
    """A command whose ``--ray`` means ``--ray auto`` where no address follows."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put in the address that is left out, then read on as ever."""
        following = [*args[1:], "-"]
        complete = []
        for word, after in zip(args, following, strict=False):
            complete += [word, ANY] if word == RAY and after.startswith("-") else [word]
        return super().parse_args(ctx, complete)
