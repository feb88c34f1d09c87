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
        taken = [event["tile"] for event in offer.get("foreseen", []) if is_mine(event)]
        return sum(int(tile) for tile in taken if tile.lstrip("+-").isdecimal())

    def is_mine(event: dict) -> bool:
        return event["event"] == "took" and event["seat"] == seat

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
        chair = None
        async for message in line:
            news = json.loads(message)
            if news["tell"] == "seated":
                chair = news["chair"]  # keep news["token"] to come back to this chair
            elif news["tell"] == "table" and chair is not None:
                seat = news["table"]["chairs"][chair]["seat"]
            elif news["tell"] == "happened" and news["outcome"]:
                print("Scores:", news["outcome"]["scores"])
                return
            elif news["tell"] == "happened" and news["offers"]:
                await do(do="play", at=news["at"], move=choose(news, seat), key=str(news["at"]))
            elif news["tell"] in ("problem", "refused"):
                print(news, file=sys.stderr)


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Gretel"))
