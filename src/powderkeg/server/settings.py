"""How a server is set up."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

HERE = Path(__file__).parent


class Settings(Struct, frozen=True):
    """The usual values serve a household or a club."""

    database: str = "sqlite+aiosqlite:///powderkeg.sqlite"
    client: Path = HERE / "client"  # what the browser is given
    address: str = ""  # under which others in the network reach it
    thinkers: int = 0  # processes for bots, and as many for quick ones; 0: a core less
    rate: float = 100.0  # messages a second from one connection, in the long run
    burst: float = 300.0  # and at once
    made_a_minute: float = 60.0  # tables and replays asked for by one address
    message_bytes: int = 16_384
    tick: float = 1.0  # seconds of the clock in games that are played against it
    rest: float = 60.0  # seconds before a table without guests is put away
