"""The think service as a person starts it, and a server that is told of it."""

from __future__ import annotations

import json
import signal
import socket
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from typer.main import get_command

from powderkeg.cli.commands import app
from tests.cli.terminal import complaint, shell
from tests.cli.test_serve import PATIENCE, SERVE, serving
from tests.server.test_think import QUESTION
from tests.server.think_service import think_process

PAGE = Path(__file__).parents[2] / "docs" / "running.md"


def asked(url: str, key: str = "") -> str:
    headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
    request = Request(f"{url}/think", json.dumps(QUESTION).encode(), headers)
    with urlopen(request, timeout=PATIENCE) as answer:
        move: str = json.load(answer)["move"]
        return move


def test_it_says_where_it_is_and_thinks() -> None:
    with think_process() as (_, url):
        assert url.startswith("http://127.0.0.1:")
        assert asked(url) == asked(url) == "pawn:0"


def test_it_is_told_where_to_listen() -> None:
    with think_process("--host", "0.0.0.0") as (_, url):
        assert url.startswith("http://localhost:")
        assert asked(url) == "pawn:0"


def test_its_key_may_stand_in_the_environment() -> None:
    with think_process(POWDERKEG_THINK_KEY="open sesame") as (_, url):
        assert asked(url, "open sesame") == "pawn:0"
        with pytest.raises(HTTPError, match="401"):
            asked(url, "sesame")


def test_it_tells_its_metrics_where_it_is_asked_to() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        told_at = f"127.0.0.1:{free.getsockname()[1]}"
    with think_process("--metrics", told_at) as (_, url):
        asked(url)
        with urlopen(f"http://{told_at}/metrics", timeout=PATIENCE) as answer:
            assert b'powderkeg_thoughts_total{where="here"} 1.0' in answer.read()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_calmly(how: signal.Signals) -> None:
    with think_process() as (process, _):
        process.send_signal(how)
        last, _ = process.communicate(timeout=PATIENCE)
        assert (last, process.returncode) == ("\nNobody thinks here any more.\n", 0)


def test_a_port_that_is_taken_is_told() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        told = complaint("think", "--port", port, run=shell)
        assert told == f"powderkeg: port {port} is taken; say --port for another\n"


def test_a_server_is_told_of_it(tmp_path: Path) -> None:
    words = ("--think", "http://127.0.0.1:8100", "--think", "http://127.0.0.1:8101")
    with serving(*SERVE, str(tmp_path), *words) as server:
        answer = urlopen(f"{server.address}/healthz", timeout=PATIENCE)
        assert answer.read() == b"ok\n"
    told = complaint(*SERVE, str(tmp_path), "--think", "https://there", run=shell)
    assert told == "powderkeg: a think service is told as http://HOST:PORT, not as https://there\n"


def test_the_page_tells_every_option() -> None:
    page = PAGE.read_text(encoding="utf-8")
    command = get_command(app).commands["think"]  # type: ignore[attr-defined]
    options = [option for option in command.params if option.name != "help"]
    assert len(options) == 5
    for option in options:
        usual = option.show_default if isinstance(option.show_default, str) else option.default
        names = f"`{option.opts[0]}` {option.metavar} | `$POWDERKEG_THINK_{option.name.upper()}`"
        assert f"| {names} | {option.help} | {usual} |\n" in page
