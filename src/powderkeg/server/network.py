"""Where a server listens, and under which address others find it."""

from __future__ import annotations

import errno
import socket

from powderkeg.rules.core import Complaint

EVERYWHERE = ("0.0.0.0", "::")
USUAL_PORT = 8000
# Set aside for examples, so it is nobody's: asking for the way there disturbs no one.
ELSEWHERE = ("192.0.2.1", 9)


def listen(host: str, port: int | None) -> socket.socket:
    """On this port; where none is asked for, on the usual one or the next that is free."""
    ports = range(USUAL_PORT, USUAL_PORT + 100) if port is None else [port]
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in ports:
        try:
            return socket.create_server((host, number), family=family)
        except OSError as problem:
            if problem.errno != errno.EADDRINUSE:
                raise Complaint(f"cannot listen on {host}, port {number}: {problem}") from None
    if port is None:
        raise Complaint(f"ports {ports[0]} to {ports[-1]} are all taken; say --port")
    raise Complaint(f"port {port} is taken; say --port for another")


def local_address(door: socket.socket) -> str:
    """For a browser on this machine."""
    host, port = door.getsockname()[:2]
    return address("localhost" if host in EVERYWHERE else host, port)


def network_address(door: socket.socket) -> str | None:
    """For a phone in the same network; None if there is none."""
    host, port = door.getsockname()[:2]
    if host in EVERYWHERE:
        host = own_host()
    if host is None or host == "::1" or host.startswith("127."):
        return None
    return address(host, port)


def own_host() -> str | None:
    """What this machine would call itself on its way out. No packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(ELSEWHERE)
        except OSError:
            return None
        host: str = way.getsockname()[0]
        return host


def address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
