"""The server as a person starts it: what it prints, who can reach it, and how it ends."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from powderkeg.cli.serve import driven
from powderkeg.rules.core import Complaint
from powderkeg.server.network import listen, local_address, network_address
from tests.cli.terminal import complaint, shell

PATIENCE = 30.0
# Whatever database the machine is set up for, these games stay in their folders.
ENV = {key: value for key, value in os.environ.items() if "DATABASE" not in key}
SERVE = ("serve", "--no-browser", "--port", "0", "--data")


class Running:
    """A server in a process of its own, and what it has printed so far."""

    def __init__(self, *words: str, **env: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "powderkeg", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            env={**ENV, "PYTHONIOENCODING": "utf-8", **env},
        )
        self.told = self.read_until("Ctrl-C closes the table")
        self.address = self.found(r"On this machine:  (\S+)")
        self.folder = Path(self.found(r"The games are kept in (\S+)\."))

    def found(self, sentence: str) -> str:
        found = re.search(sentence, self.told)
        assert found, self.told
        return found[1]

    def read_until(self, sentence: str) -> str:
        assert self.process.stdout is not None
        told = ""
        for line in self.process.stdout:
            told += line
            if sentence in line:
                return told
        raise AssertionError(f"it ended after: {told}")


@contextmanager
def serving(*words: str, **env: str) -> Iterator[Running]:
    running = Running(*words, **env)
    try:
        yield running
    finally:
        running.process.kill()
        running.process.communicate()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("table") / "new" / "folder"
    with serving(*SERVE, str(folder)) as server:
        assert server.folder == folder
        yield server


def test_it_says_where_it_is_and_is_there(server: Running) -> None:
    with urlopen(f"{server.address}/healthz", timeout=PATIENCE) as answer:
        assert answer.status == 200


def test_a_phone_finds_it_by_a_code(server: Running) -> None:
    with listen("0.0.0.0", 0) as door:
        connected = network_address(door) is not None
    assert ("In your network:  http://" in server.told) == connected
    assert (server.told.count("█") > 50) == connected


def test_games_and_log_lie_in_the_folder(server: Running) -> None:
    kept = {file.name for file in server.folder.iterdir()}
    assert {"powderkeg.sqlite", "powderkeg.log"} <= kept


def test_a_folder_is_served_once(server: Running) -> None:
    told = complaint("serve", "--no-browser", "--data", str(server.folder), run=shell)
    assert f"is in use already, at {server.address}" in told


def test_without_a_command_it_serves_from_the_usual_folder(tmp_path: Path) -> None:
    home = str(tmp_path)
    with serving(HOME=home, XDG_DATA_HOME=home, BROWSER="true") as server:
        assert server.folder.is_relative_to(tmp_path)
        assert server.folder.name == "powderkeg"


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_closes_calmly(tmp_path: Path, how: signal.Signals) -> None:
    with serving(*SERVE, str(tmp_path)) as server:
        since = time.monotonic()
        server.process.send_signal(how)
        last, _ = server.process.communicate(timeout=PATIENCE)
        assert last == "\nThe table is closed; every game is kept.\n"
        assert server.process.returncode == 0
        assert time.monotonic() - since < 3


def test_without_a_wish_the_next_free_port_is_taken() -> None:
    with listen("127.0.0.1", None) as first, listen("127.0.0.1", None) as second:
        assert 8000 <= first.getsockname()[1] < second.getsockname()[1]


def test_a_port_that_was_asked_for_and_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("", 0)) as taken:
        port = str(taken.getsockname()[1])
        told = complaint(
            "serve", "--no-browser", "--data", str(tmp_path), "--port", port, run=shell
        )
        assert told.startswith(f"powderkeg: port {port} is taken")


def test_a_database_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    nowhere = f"sqlite:///{tmp_path}/nowhere/games.sqlite"
    told = complaint(*SERVE, str(tmp_path), "--database", nowhere, run=shell)
    assert "unable to open database file" in told


def test_on_one_machine_alone_there_is_no_network() -> None:
    with listen("127.0.0.1", 0) as door:
        assert local_address(door).startswith("http://127.0.0.1:")
        assert network_address(door) is None


def test_a_host_that_is_not_ours() -> None:
    with pytest.raises(Complaint, match=r"cannot listen on 192\.0\.2\.77"):
        listen("192.0.2.77", 0)


def test_databases_are_named_as_people_name_them() -> None:
    assert driven("postgres://me@there/games") == "postgresql+asyncpg://me@there/games"
    assert driven("postgresql+asyncpg://me@there/games") == "postgresql+asyncpg://me@there/games"
    assert driven("sqlite:///games.sqlite") == "sqlite+aiosqlite:///games.sqlite"
