"""A server process of its own, as people start it, and a quick hand to play games on it."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from powderkeg.rules.match import Match
from powderkeg.server.settings import Settings
from tests.checkout import Checkout
from tests.unfolded import unfolded

SERVE = ("serve", "--no-browser", "--host", "127.0.0.1")
PATIENCE = 30.0  # seconds: a machine may be busy; nothing here takes so long
CLIENT = Settings().pages
ROOT = Path(__file__).parent.parent.parent


class House:
    """A running server; it can be killed and opened again.

    Its clock may be made to run faster, or another program may serve, or another checkout.
    """

    def __init__(
        self,
        folder: Path,
        tick: float = 0,
        program: tuple[str, ...] = ("powderkeg",),
        checkout: Checkout | None = None,
    ) -> None:
        if checkout is None and not (CLIENT / "index.html").is_file():
            pytest.fail("The client is not built: run `make client`.", pytrace=False)
        self.folder = folder
        self.home = ROOT if checkout is None else checkout.root
        self.environment = dict(os.environ) if checkout is None else checkout.environment
        self.program = program
        self.pace = ("--tick", str(tick)) if tick else ()
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        words = (*SERVE, "--port", str(self.port), "--data", str(self.folder), *self.pace)
        call = (sys.executable, "-m", *self.program, *words)
        self.process = subprocess.Popen(
            call, cwd=self.home, env=self.environment, stdout=subprocess.DEVNULL
        )
        end = time.monotonic() + PATIENCE
        while True:
            try:
                assert self.http.get("/healthz").text == "ok\n"
                return
            except httpx.TransportError:
                assert self.process.poll() is None, "the server gave up"
                assert time.monotonic() < end, "the server does not answer"
                time.sleep(0.05)

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        self.http.close()
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)

    def log(self) -> str:
        return (self.folder / "powderkeg.log").read_text()

    # Games.

    def make(self, **wish: object) -> tuple[str, str]:
        """A table that plays without a breath, unless it is asked for one."""
        answer = self.http.post("/api/tables", json={"game": "verflixxt", "breath": 0, **wish})
        assert answer.status_code == 201, answer.text
        return answer.json()["table"], answer.json()["token"]

    def go_on(self, match: Match, **wish: object) -> tuple[str, str]:
        """A table where this game goes on; bots, who do not stir, have all seats but the first."""
        branch = {"at": len(match.record.acts), "seat": 0, "record": match.record.write()}
        game = match.record.game.name
        return self.make(**{"game": game, "breath": 3600, "branch": branch, **wish})

    def take_over(self, table: str, token: str, name: str) -> str:
        """Somebody else sits down where a bot plays. Their token."""
        with self.hand(table, token) as host, self.hand(table) as guest:
            host.send({"do": "arrange", "locked": False})
            guest.hear("table", lambda news: not news["table"]["locked"])
            guest.send({"do": "sit", "name": name})
            return str(guest.hear("seated")["token"])

    def replay(self, name: str, token: str = "", viewpoint: int | None = None) -> Any:
        """All of a game. A running one is told only to who plays in it."""
        wish = {} if viewpoint is None else {"viewpoint": viewpoint}
        proof = {"authorization": f"Bearer {token}"} if token else {}
        answer = self.http.get(f"/api/replays/{name}", params=wish, headers=proof)
        assert answer.status_code == 200, answer.text
        return unfolded(answer.json())

    @contextmanager
    def hand(self, table: str, token: str = "") -> Iterator[Hand]:
        with connect(f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket") as connection:
            yield Hand(connection, token)

    def replay_of(self, table: str, token: str = "") -> str:
        with self.hand(table, token) as hand:
            return str(hand.table["replay"])

    def finished(self, **wish: object) -> tuple[str, str]:
        """A game that is over: its table, and the token of who played it."""
        bots = {"count": 2, "level": "carefree"}
        table, token = self.make(**{"name": "Ada", "bots": bots, "start": True, **wish})
        with self.hand(table, token) as hand:
            hand.play_until(lambda news: news["outcome"] is not None)
        return table, token


class Hand:
    """Plays for a seat over the bare protocol, the first thing offered each time."""

    def __init__(self, connection: ClientConnection, token: str) -> None:
        self.connection = connection
        self.send({"do": "hello", "token": token})
        welcome = json.loads(self.connection.recv(PATIENCE))
        self.table: dict[str, Any] = welcome["table"]
        self.game: dict[str, Any] | None = welcome["game"]
        chair = welcome["chair"]
        self.seat = None if chair is None else self.table["chairs"][chair]["seat"]

    def send(self, request: dict[str, Any]) -> None:
        self.connection.send(json.dumps(request))

    def hear(
        self, kind: str, about: Callable[[dict[str, Any]], bool] = lambda news: True
    ) -> dict[str, Any]:
        """The next news of this kind of which this is true."""
        while True:
            told: dict[str, Any] = json.loads(self.connection.recv(PATIENCE))
            if told["tell"] == kind and about(told):
                return told

    def play_until(self, enough: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Play on until the news are these. The game stands still there if it is our turn."""
        news = self.game
        while True:
            if news is not None:
                if enough(news):
                    return news
                if self.seat in news["awaited"]:
                    move = news["offers"][0]["move"]
                    self.send({"do": "play", "at": news["at"], "move": move})
            news = self.next_game() or news

    def next_game(self) -> dict[str, Any] | None:
        """Nothing new if the table finds us too fast: the move was not read.

        Where all choose at once, others are told of before our own move is, and we make it
        twice: the second one comes too late, and that is all.
        """
        while True:
            told: dict[str, Any] = json.loads(self.connection.recv(PATIENCE))
            if told["tell"] == "happened":
                return told
            if told["tell"] == "problem" and told["code"] != "stale":
                assert told["code"] == "too-fast", told
                time.sleep(0.2)
                return None


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
        return port
