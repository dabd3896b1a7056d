"""Where a server is reached by others on its network."""

import ipaddress
import socket

ELSEWHERE = ("192.0.2.1", 9)  # set apart for examples (RFC 5737): nobody is there


def is_here(host: str) -> bool:
    """Tell whether an address is this machine's own, which nobody else reaches."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def reached_at(host: str) -> str | None:
    """Return the address for others of a server that listens on ``host``, if there is one."""
    if is_here(host):
        return None
    try:
        if not ipaddress.ip_address(host).is_unspecified:
            return host
    except ValueError:
        return host
    return _own_address()


def neighbourhood(address: str) -> str:
    """Return what one customer of a network has all of: an address, of IPv6 the first half."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is None:
        return str(ipaddress.ip_network((int(found), 64), strict=False))
    return str(getattr(found, "ipv4_mapped", None) or found)


def _own_address() -> str | None:
    """Return the address that leads to others; choosing one sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if is_here(found) else found
