"""How a server is set up. Each field is a flag of `powderkeg serve` and a variable of its name."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

HERE = Path(__file__).parent

Group: TypeAlias = Literal["listens", "keeps", "limits", "calls", "log"]

# As `--help` and docs/running.md head them, in this order.
GROUPS: Final[dict[Group, str]] = {
    "listens": "Where it listens",
    "keeps": "What it keeps",
    "limits": "Limits",
    "calls": "Calls",
    "log": "Log and metrics",
}


def told(group: Group, about: str, usual: str | None = None, least: float | None = None) -> Meta:
    """What a setting is for; in which words its usual value is told, where a number is none."""
    return Meta(description=about, ge=least, extra={"group": group, "usual": usual})


class Settings(Struct, frozen=True):
    """The usual values serve a household or a club."""

    database: Annotated[
        str, told("keeps", "Another database: postgresql://…", "a file in that folder")
    ] = "sqlite+aiosqlite:///powderkeg.sqlite"
    node: Annotated[
        str,
        told(
            "keeps",
            "One of several servers on a PostgreSQL: where the others reach it, http://…",
            "the only one",
        ),
    ] = ""
    drain: Annotated[
        float,
        told(
            "keeps", "Seconds in which it lets its tables go to other nodes, one by one.", least=0
        ),
    ] = 10.0
    keep_games: Annotated[
        float,
        told("keeps", "Days after which a finished game is deleted.", "kept for ever", least=0),
    ] = 0.0
    keep_tables: Annotated[
        float,
        told(
            "keeps",
            "Days after which a table is, if nobody came and no game is on.",
            "kept for ever",
            least=0,
        ),
    ] = 0.0
    keep_chat: Annotated[
        float,
        told("keeps", "Days after which chat is, where no game is on.", "kept for ever", least=0),
    ] = 0.0
    pages: Annotated[
        Path, told("listens", "A folder: the client that browsers are given.", "ours")
    ] = HERE / "client"
    address: Annotated[
        str, told("listens", "Under which others reach it, http://…", "found out")
    ] = ""
    names: Annotated[
        tuple[str, ...],
        told("listens", "A name to answer to; * is any.", "its addresses and what it is called"),
    ] = ()
    proxies: Annotated[
        tuple[str, ...],
        told("listens", "A proxy's address: its X-Forwarded-For is believed.", "this machine's"),
    ] = ("127.0.0.0/8", "::1")
    public: Annotated[
        bool, told("listens", "Strangers may come: names of tables are longer.", "off")
    ] = False
    thinkers: Annotated[
        int,
        told(
            "limits",
            "Processes for bots, and as many for quick ones.",
            "a core less, or two",
            least=0,
        ),
    ] = 0
    think: Annotated[
        tuple[str, ...],
        told(
            "limits",
            "A think service, http://HOST:PORT, for bots that find no process free.",
            "they wait for one",
        ),
    ] = ()
    think_key: Annotated[
        str, told("limits", "The key that think services want.", "they want none")
    ] = ""
    rate: Annotated[
        float, told("limits", "Messages a second from one connection, in the long run.", least=0)
    ] = 100.0
    burst: Annotated[float, told("limits", "Messages at once from it.", least=1)] = 300.0
    limits: Annotated[
        float,
        told("limits", "What one address may ask for, times the usual; 0 is anything.", least=0),
    ] = 1.0
    message_bytes: Annotated[int, told("limits", "The longest message.", least=1024)] = 16_384
    push: Annotated[
        str,
        told(
            "calls",
            "Call browsers by Web Push; mailto:… or https://…, for their services.",
            "nobody is called",
        ),
    ] = ""
    push_key: Annotated[
        Path | None, told("calls", "A file: the key that signs calls.", "push.pem in that folder")
    ] = None
    push_hosts: Annotated[
        tuple[str, ...],
        told("calls", "A push service that may be anywhere, as host:port.", "public ones alone"),
    ] = ()
    streams: Annotated[int, told("limits", "Tables at which hands move, at once.", least=0)] = 24
    streams_each: Annotated[
        int, told("limits", "Of those, the tables that one address has made.", least=0)
    ] = 4
    tick: Annotated[
        float, told("limits", "Seconds of the clock in games that are played against it.", least=0)
    ] = 1.0
    rest: Annotated[
        float, told("limits", "Seconds before a table without guests is put away.", least=0)
    ] = 60.0
