"""The server as a person starts it: what it prints, who can reach it, and how it ends."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from powderkeg.cli.serve import driven, node_at
from powderkeg.rules.core import Complaint
from powderkeg.server.metrics import tell_metrics
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
        self.folder = Path(self.found(r"The games are kept in (\S+|the database you named)\."))

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


def test_with_a_contact_it_calls_and_keeps_its_key(tmp_path: Path) -> None:
    with serving(*SERVE, str(tmp_path), "--push", "mailto:you@example.org") as server:
        with urlopen(f"{server.address}/api/house", timeout=PATIENCE) as answer:
            assert json.load(answer)["push"]
        assert (tmp_path / "push.pem").stat().st_mode & 0o777 == 0o600


def test_a_contact_that_no_push_service_would_take_is_told(tmp_path: Path) -> None:
    told = complaint(*SERVE, str(tmp_path), "--push", "me", run=shell)
    assert told == "powderkeg: push services want mailto:… or https://…, not me\n"


def asked(address: str, host: str, wish: dict[str, str] | None = None) -> str:
    """What is answered to who asks under this name."""
    data = None if wish is None else json.dumps(wish).encode()
    headers = {"host": host, "content-type": "application/json"}
    request = Request(address, data, headers)
    with urlopen(request, timeout=PATIENCE) as answer:
        told: str = answer.read().decode()
        return told


def test_for_strangers_it_has_a_name_and_longer_ones_for_tables(tmp_path: Path) -> None:
    words = ("--public", "--names", "games.example.org", "--proxies", "10.0.0.0/8", "--limits", "4")
    with serving(*SERVE, str(tmp_path), *words) as server:
        tables = f"{server.address}/api/tables"
        table = json.loads(asked(tables, "games.example.org", {"game": "verflixxt"}))["table"]
        assert re.fullmatch(r"[a-z]+-[a-z]+(-\d{4}){4}", table)
        with pytest.raises(HTTPError, match="421"):
            asked(tables, "evil.example")
        log = (tmp_path / "powderkeg.log").read_text()
        assert '"made"' in log and table not in log  # whoever reads it cannot sit down there


def test_all_of_that_may_stand_in_the_environment(tmp_path: Path) -> None:
    names = {"POWDERKEG_NAMES": "games.example.org play.example.org", "POWDERKEG_PUBLIC": "1"}
    with serving(*SERVE, str(tmp_path), **names, POWDERKEG_PROXIES="::1") as server:
        for name in ("games.example.org", "play.example.org", "localhost"):
            assert asked(f"{server.address}/healthz", name) == "ok\n"


def test_a_proxy_that_is_no_address_is_told(tmp_path: Path) -> None:
    told = complaint(*SERVE, str(tmp_path), "--proxies", "caddy", run=shell)
    assert told.startswith("powderkeg: no address of a proxy: 'caddy'")


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
        server.process.send_signal(how)
        last, _ = server.process.communicate(timeout=PATIENCE)
        assert last == "\nThe table is closed; every game is kept.\n"
        assert server.process.returncode == 0


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
    safe = "postgresql://me@there/games?application_name=tables&sslmode=require"
    assert driven(safe).endswith("@there/games?application_name=tables&ssl=require")


def test_metrics_are_told_where_they_are_asked_for(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        told_at = f"127.0.0.1:{free.getsockname()[1]}"
    words = (*SERVE, str(tmp_path), "--metrics", told_at)
    with serving(*words), urlopen(f"http://{told_at}/metrics", timeout=PATIENCE) as answer:
        assert b"powderkeg_sockets 0.0" in answer.read()


@pytest.mark.parametrize(
    ("where", "why"),
    [("9100", "told at HOST:PORT"), ("192.0.2.77:9100", "cannot be told at 192.0.2.77:9100")],
)
def test_metrics_that_cannot_be_told_there(where: str, why: str) -> None:
    with pytest.raises(Complaint, match=re.escape(why)):
        tell_metrics(where)


def test_the_log_can_be_told_line_by_line_instead(tmp_path: Path) -> None:
    with serving(*SERVE, str(tmp_path), "--log", "-") as server:
        assert '"event": "open"' in server.told
        assert not (tmp_path / "powderkeg.log").exists()


def test_a_node_wants_a_postgresql(tmp_path: Path) -> None:
    words = ("--node", "http://127.0.0.1:8000")
    assert "--database postgresql://" in complaint(*SERVE, str(tmp_path), *words, run=shell)


@pytest.mark.parametrize(
    "url",
    [
        "10.0.0.11:8000",
        "ws://10.0.0.11:8000",
        "http://",
        "http://a b",
        "http://10.0.0.11:99999",
        "http://10.0.0.11:8000/games",
        f"http://{'a' * 200}",
    ],
)
def test_a_node_is_told_by_an_address_that_others_can_ask(url: str) -> None:
    with pytest.raises(Complaint, match="--node is told as http://HOST:PORT"):
        node_at(url)


def test_a_node_has_one_name_with_or_without_a_stroke_at_its_end() -> None:
    assert node_at("http://10.0.0.11:8000/") == node_at("http://10.0.0.11:8000")
    assert node_at("http://[fd00::11]:8000") == "http://[fd00::11]:8000"
    assert node_at("") == ""
