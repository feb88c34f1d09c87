"""A program as a guest at a running table, over the socket: people play against what was trained.

It is told what a guest is told, and asks for its view as numbers (`wants: features`): it cannot see
more than a person on its chair would.
"""

from __future__ import annotations

import asyncio
import json
from base64 import b64decode
from typing import Any, Final
from urllib.parse import urlsplit

import numpy as np

from powderkeg.lab.seat import PolicyBot
from powderkeg.lab.sight import PART
from powderkeg.rules.core import Complaint, Move
from powderkeg.rules.games import GAMES

WANTS: Final = ["features"]


def sit(link: str, bot: PolicyBot, name: str = "") -> dict[str, Any]:
    """Take a free chair at the table of this link, play one game, and tell how it ended."""
    return asyncio.run(play(link, bot, name or bot.name[:20]))


async def play(link: str, bot: PolicyBot, name: str) -> dict[str, Any]:
    from websockets.asyncio.client import connect

    address = urlsplit(link)
    table = address.path.rstrip("/").split("/")[-1]
    scheme = "wss" if address.scheme == "https" else "ws"
    async with connect(f"{scheme}://{address.netloc}/api/tables/{table}/socket") as line:
        guest = Guest(bot)
        await line.send(json.dumps({"do": "hello", "wants": WANTS}))
        await line.send(json.dumps({"do": "sit", "name": name}))
        async for message in line:
            request = guest.told(json.loads(message))
            if guest.outcome is not None:
                return guest.outcome
            if request is not None:
                await line.send(json.dumps(request))
    raise Complaint(f"the table at {link} has closed")


class Guest:
    """What a guest knows, message by message, and what it does next."""

    def __init__(self, bot: PolicyBot) -> None:
        self.bot: Final = bot
        self.chair: int | None = None
        self.seat: int | None = None
        self.game: dict[str, Any] | None = None
        self.sent = False  # others may act before our move is in: one answer to one question
        self.outcome: dict[str, Any] | None = None

    def told(self, news: dict[str, Any]) -> dict[str, Any] | None:
        kind = news["tell"]
        if kind == "seated":
            self.chair = news["chair"]
        elif kind == "table":
            self.look_at(news["table"])
        elif kind == "happened":
            self.game = news
            self.outcome = news["outcome"]
        elif kind == "played":
            self.sent = False
        elif kind in ("problem", "refused"):
            if self.chair is None:
                raise Complaint(f"the table says no: {news}")
            self.sent = self.sent and news.get("code") not in ("stale", "not-saved")
        return self.answer()

    def look_at(self, table: dict[str, Any]) -> None:
        if self.chair is not None:
            self.seat = table["chairs"][self.chair]["seat"]
        if table["game"] != self.bot.game.name:
            raise Complaint(f"{self.bot.name} plays {self.bot.game.name}, not {table['game']}")

    def answer(self) -> dict[str, Any] | None:
        game = self.game
        if game is None or self.sent or self.seat is None or self.seat not in game["awaited"]:
            return None
        if not game["offers"]:
            return None
        self.sent = True
        move = self.choose(game).text
        return {"do": "play", "at": game["at"], "move": move, "key": f"{game['at']}"}

    def choose(self, game: dict[str, Any]) -> Move:
        moves = GAMES[self.bot.game.name].moves
        parsed = (moves.parse(offer["move"]) for offer in game["offers"])
        legal = [move for move in parsed if move is not None]
        if len(legal) == 1:
            return legal[0]
        seen = np.frombuffer(b64decode(game["features"]), np.int8) * PART
        return self.bot.chosen_from(seen, legal)
