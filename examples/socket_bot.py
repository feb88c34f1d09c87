"""A bot of your own at somebody's table. Needs only `pip install websockets`.

    python examples/socket_bot.py http://localhost:8000/t/maple-spark-42 Gretel

It sits down on a free chair, waits for the game, and plays: here, the move that is foreseen
to bring the most. Replace `choose` with something better. `docs/protocol.md` has the rest.
"""

import asyncio
import json
import sys
from urllib.parse import urlsplit

from websockets.asyncio.client import connect


def choose(game: dict, seat: int) -> str:
    """The move that takes the best tile, as far as the table can tell beforehand."""

    def gain(offer: dict) -> float:
        mine = [event for event in offer.get("foreseen", []) if event.get("seat") == seat]
        taken = [event["tile"] for event in mine if event["event"] == "took"]
        return sum(int(tile) for tile in taken if tile.lstrip("+-").isdecimal())

    return max(game["offers"], key=gain)["move"]


async def play(link: str, name: str) -> None:
    address = urlsplit(link)
    table = address.path.rstrip("/").split("/")[-1]
    scheme = "wss" if address.scheme == "https" else "ws"
    async with connect(f"{scheme}://{address.netloc}/api/tables/{table}/socket") as line:

        async def do(**request: object) -> None:
            await line.send(json.dumps(request))

        await do(do="hello", wants=["foresight"])
        await do(do="sit", name=name)
        chair = seat = game = None
        sent = False  # others may act before our move is in: one answer to one question
        async for message in line:
            news = json.loads(message)
            if news["tell"] == "seated":
                chair = news["chair"]  # keep news["token"] to come back to this chair
            elif news["tell"] == "table" and chair is not None:
                seat = news["table"]["chairs"][chair]["seat"]
            elif news["tell"] == "happened":
                game = news
            elif news["tell"] == "played":
                sent = False
            elif news["tell"] in ("problem", "refused"):
                print(news, file=sys.stderr)
                sent = sent and news.get("code") not in ("stale", "not-saved")  # else once more
            if game and game["outcome"]:
                print("Scores:", game["outcome"]["scores"])
                return
            if game and not sent and seat in game["awaited"]:
                sent = True
                await do(do="play", at=game["at"], move=choose(game, seat), key=str(game["at"]))


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Gretel"))
