"""The lines between hosts, which can be broken in three ways.

``SILENT``       nothing gets through, and nobody is told
``HALF``         what is sent gets through, what is answered does not
``UNREACHABLE``  whoever tries is told that there is no way

Where the system lets us, each host is a network namespace with an address of its own; elsewhere
hosts are ports of this machine, and between them lie cables.
"""

import os
import random
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol, TypeAlias

from tests.web.cable import Cable

SILENT, HALF, UNREACHABLE = "silent", "half", "unreachable"
BREAKS = (SILENT, HALF, UNREACHABLE)
CLIENTS = "clients"  # the host where tests run
Line: TypeAlias = tuple[str, str]  # from where to where connections are opened


class Network(Protocol):
    """Hosts, and the lines between them."""

    def add(self, host: str) -> None:
        """Set a host up."""

    def within(self, host: str) -> list[str]:
        """What to put before a command to run it there."""

    def address(self, host: str) -> str:
        """The address it listens on."""

    def way(self, line: Line, port: int, /) -> str:
        """Where whoever is at one end of a line finds a port of the other: address and port."""

    def move(self, service: str, port: int, host: str, /) -> None:
        """Let a service's address lead to another host from now on."""

    def cut(self, line: Line, how: str) -> None:
        """Break a line."""

    def heal(self, line: Line) -> None:
        """Mend it."""

    def close(self) -> None:
        """Take everything down."""


class Namespaces:
    """Each host is a network namespace, all on one bridge."""

    def __init__(self) -> None:
        self._name = f"tsl{random.randrange(16**6):06x}"
        self._net = f"10.{random.randrange(128, 255)}.{random.randrange(256)}"
        self._hosts: dict[str, int] = {}
        self._cut: dict[Line, list[tuple[str, ...]]] = {}
        _ip("link", "add", self._name, "type", "bridge")
        _ip("address", "add", f"{self._net}.254/24", "dev", self._name)
        _ip("link", "set", self._name, "up")

    def add(self, host: str) -> None:
        """Set a host up."""
        number = self._hosts[host] = len(self._hosts) + 1
        space, near, far = self._space(host), f"{self._name}n{number}", f"{self._name}f{number}"
        _ip("netns", "add", space)
        _ip("link", "add", near, "type", "veth", "peer", "name", far)
        _ip("link", "set", near, "master", self._name, "up")
        _ip("link", "set", far, "netns", space)
        _ip("-n", space, "address", "add", f"{self.address(host)}/24", "dev", far)
        for device in (far, "lo"):
            _ip("-n", space, "link", "set", device, "up")

    def within(self, host: str) -> list[str]:
        """Run it in the host's namespace."""
        return ["ip", "netns", "exec", self._space(host)]

    def address(self, host: str) -> str:
        """The address of a host, or of a service that lies at one."""
        return f"{self._net}.{254 if host == CLIENTS else self._hosts[host]}"

    def way(self, line: Line, port: int, /) -> str:
        """Return the same from everywhere."""
        return f"{self.address(line[1])}:{port}"

    def move(self, service: str, _port: int, host: str, /) -> None:
        """Take the service's address to another host, as failover does."""
        number = self._hosts.setdefault(service, 200 + len(self._hosts))
        address = f"{self._net}.{number}/24"
        for other, at in self._hosts.items():
            if at < 200:  # not a service itself
                device = ("dev", f"{self._name}f{at}")
                _ip("-n", self._space(other), "address", "del", address, *device, check=False)
        _ip("-n", self._space(host), "address", "add", address, "dev", self._device(host))
        for other, at in self._hosts.items():
            if at < 200:
                _ip("-n", self._space(other), "neighbour", "flush", "all", check=False)
        _ip("neighbour", "flush", "dev", self._name, check=False)

    def cut(self, line: Line, how: str) -> None:
        """Give one end, or both, no way to the other's address."""
        near, far = line
        kind = "unreachable" if how == UNREACHABLE else "blackhole"
        routes = [self._route(far, near, kind)]
        if how != HALF:
            routes.append(self._route(near, far, kind))
        for place, address, route in routes:
            _ip(*place, "route", "add", route, address)
            self._cut.setdefault(line, []).append((*place, "route", "del", route, address))

    def heal(self, line: Line) -> None:
        """Give the ways back."""
        for undo in self._cut.pop(line, []):
            _ip(*undo)

    def close(self) -> None:
        """Take everything down."""
        for host, number in self._hosts.items():
            if number < 200:
                _ip("netns", "del", self._space(host), check=False)
        _ip("link", "del", self._name, check=False)

    def _route(self, at: str, to: str, kind: str) -> tuple[tuple[str, ...], str, str]:
        place = () if at == CLIENTS else ("-n", self._space(self._home(at)))
        return place, f"{self.address(to)}/32", kind

    def _home(self, host: str) -> str:
        """The host where a service lies now."""
        if self._hosts[host] < 200:
            return host
        wanted = self.address(host)
        for other, at in self._hosts.items():
            if at < 200 and f"{wanted}/" in _ip("-n", self._space(other), "address", "show"):
                return other
        raise RuntimeError(f"{host} lies nowhere")

    def _space(self, host: str) -> str:
        return f"{self._name}-{host}"

    def _device(self, host: str) -> str:
        return f"{self._name}f{self._hosts[host]}"


class Cables:
    """Hosts are ports of this machine; each line is a cable."""

    def __init__(self) -> None:
        self._cables: dict[Line, Cable] = {}

    def add(self, host: str) -> None:
        """Nothing is to be done."""

    def within(self, _host: str) -> list[str]:
        """Run it here."""
        return []

    def address(self, _host: str) -> str:
        """This machine."""
        return "127.0.0.1"

    def way(self, line: Line, port: int) -> str:
        """The near end of a cable."""
        if line not in self._cables:
            self._cables[line] = Cable(f"127.0.0.1:{port}")
        return self._cables[line].address.removeprefix("http://")

    def move(self, service: str, port: int, _host: str, /) -> None:
        """Lead the cables to the service elsewhere."""
        for (_, far), cable in self._cables.items():
            if far == service:
                cable.cut()
                cable.lead_to(port)
                cable.mend()

    def cut(self, line: Line, how: str) -> None:
        """Choke the cable, one way or both, or cut it."""
        cable = self._cables[line]
        {SILENT: cable.choke, HALF: cable.choke_answers, UNREACHABLE: cable.cut}[how]()

    def heal(self, line: Line) -> None:
        """Let new connections through."""
        self._cables[line].mend()

    def close(self) -> None:
        """Leave no connection behind."""
        for cable in self._cables.values():
            cable.close()


@contextmanager
def network(*, spaces: bool | None = None) -> Iterator[Network]:
    """Lay a network: of namespaces where that is possible, unless it is said otherwise."""
    found: Network = (
        Namespaces() if (may_have_namespaces() if spaces is None else spaces) else Cables()
    )
    try:
        yield found
    finally:
        found.close()


def may_have_namespaces() -> bool:
    """Whether this system lets us make namespaces."""
    if os.name != "posix" or os.geteuid() != 0 or shutil.which("ip") is None:
        return False
    probe = f"tsl{random.randrange(16**6):06x}"
    if subprocess.run(["ip", "netns", "add", probe], capture_output=True, check=False).returncode:
        return False
    _ip("netns", "del", probe)
    return True


def _ip(*words: str, check: bool = True) -> str:
    done = subprocess.run(["ip", *words], capture_output=True, text=True, check=False)
    if check and done.returncode:
        raise RuntimeError(f"ip {' '.join(words)}: {done.stderr}")
    return done.stdout
