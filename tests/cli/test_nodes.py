"""A node as a person starts it: listed while it is there, and gone when it is told to drain."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from urllib.request import urlopen

import pytest

from powderkeg.server.load.postgres import postgres
from tests.cli.terminal import complaint, printed
from tests.cli.test_serve import PATIENCE, serving
from tests.server.house import free_port


@pytest.mark.parametrize("database", ["nonsense", "mysql+nodriver://there/games"])
def test_a_database_that_cannot_be_asked_is_told(database: str) -> None:
    assert "the database cannot be asked" in complaint("nodes", "--database", database)


@pytest.mark.parametrize("how", ["told", "SIGTERM"])
def test_a_node_is_listed_until_it_is_drained(tmp_path: Path, how: str) -> None:
    port = free_port()
    node = f"http://127.0.0.1:{port}"
    with postgres() as address:
        database = address.replace("+asyncpg", "")
        with serving(
            *("serve", "--no-browser", "--data", str(tmp_path), "--drain", "1"),
            *("--port", str(port), "--database", database, "--node", node),
            *("--proxies", "10.0.0.0/24", "--address", "https://games.example.org", "--public"),
        ) as server:
            with urlopen(f"{node}/api/health/ready", timeout=PATIENCE) as answer:
                assert answer.status == 200
            listed = json.loads(printed("nodes", "--database", database, "--json"))
            assert [(each["node"], each["alive"]) for each in listed] == [(node, True)]
            if how == "told":
                printed("nodes", "--database", database, "--drain", node)
            else:
                server.process.send_signal(signal.SIGTERM)
            assert server.process.wait(PATIENCE) == 0
