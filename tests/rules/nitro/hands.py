"""Hands that shake: for a golden record with mixes, free loadings and a grab.

`python -m tests.rules.nitro.hands` writes it anew, for when the physics or a ruling changes.
"""

from __future__ import annotations

from math import hypot
from pathlib import Path

from powderkeg.rules.core import Move, Seat, State
from powderkeg.rules.match import Bot, Match
from powderkeg.rules.nitro import GAME
from powderkeg.rules.nitro.moves import mix, stop
from powderkeg.rules.nitro.pieces import NAMES
from powderkeg.rules.nitro.state import Nitro
from powderkeg.rules.nitro.views import CubeName, FlaskView
from powderkeg.rules.record import Record
from powderkeg.rules.rng import Rng
from tests.rules.nitro.bench import WAYS, shove, still, the_move

FILE = Path(__file__).parent / "records" / "two-hands.txt"
PLACES = ["58.6", "48.6", "38.6", "28.6", "18.6", "38.16"]


WAY = [(74, 12), (68, 27), (63, 42), (66, 66), (66, 99), (4, 99)]  # from the start to the tip


class Shaker(Bot):
    """Shakes until the sand is through in the first round; later brings a cube or two in."""

    name = "shaker"

    def choose(self, world: State, seat: Seat, rng: Rng) -> Move:
        assert isinstance(world, Nitro)
        view = world.view(seat)
        flask = view["flasks"][seat]
        if view["phase"] == "load":
            return load(view["wanted"], rng)
        if view["phase"] == "grab":
            return the_move(f"grab:{1 + rng.below(180)}")
        brought = flask["right"] - view["seats"][seat]["poop"]
        if view["round"] > 1 and (brought > seat or flask["tick"] > 720):
            rest = shove("w", rng.below(12), 20)
            return stop(rest, hashed(world, seat, rest))
        if view["round"] == 2 and rng.below(3) == 0:
            return rng.pick(world.moves(seat))
        beats = min(5, (view["sand"] - flask["tick"]) // 12)
        if view["round"] == 1:
            pushes = b"".join(wild(rng) for _ in range(beats))
        else:
            pushes = towards(flask, view["wanted"])
        return mix(pushes, hashed(world, seat, pushes))


def load(wanted: list[CubeName], rng: Rng) -> Move:
    """The first two wanted lie in front, the others anywhere behind them."""
    rest = PLACES[2 : len(wanted)]
    rng.shuffle(rest)
    order = dict(zip(wanted, [*PLACES[:2], *rest], strict=True))
    names = sorted(wanted, key=NAMES.index)
    return the_move(f"place:{','.join(order[name] for name in names)}")


def wild(rng: Rng) -> bytes:
    """Now and then a cube is put back."""
    if rng.below(6) == 0:
        return bytes([0x80, rng.below(5)]) + still(11)
    return shove(rng.pick([*WAYS]), 12, 127 if rng.below(3) == 0 else 51)


def towards(flask: FlaskView, wanted: list[CubeName]) -> bytes:
    """A beat that pushes the next cube on its way."""
    name = wanted[min(flask["right"], len(wanted) - 1)]
    cube = next(each for each in flask["cubes"] if each["cube"] == name)
    x, y = cube["x"], cube["y"]
    if cube["out"]:
        return bytes([0x80, NAMES.index(name)]) + still(11)
    steps = [y < 20 and x < 70, y < 25, y < 38, y < 58, y < 93]
    goal = WAY[steps.index(True) if True in steps else 5]
    far = max(1.0, hypot(goal[0] - x, goal[1] - y))
    push = [round(51 * (goal[0] - x) / far), round(51 * (goal[1] - y) / far)]
    return bytes(byte & 255 for byte in push) * 12


def hashed(world: Nitro, seat: Seat, tail: bytes) -> str:
    assert GAME.stream is not None
    return GAME.stream.hash(world, seat, tail)


def shaken() -> Record:
    return Match(GAME, GAME.setup(2), {0: Shaker(), 1: Shaker()}, "golden hands").run()


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(shaken().write(), encoding="utf-8")
