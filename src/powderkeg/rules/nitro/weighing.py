"""What a position in the flask is worth to a player: the less it costs, the better."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.nitro.imagining import Stone
from powderkeg.rules.nitro.pieces import Cube
from powderkeg.rules.nitro.standing import BEAK_HIGH, BEAK_LOW, MOUTH, right
from powderkeg.rules.nitro.tray import FAR, Tray

# All in millimetres of way for the cube that is wanted next.
KEEP: Final = 4.0  # a right cube leaving the beak, each millimetre
SNUG: Final = 0.05  # a right cube short of the tip, each millimetre
CLEAR: Final = 2.0  # a wrong cube in neck or beak, each millimetre that it has still to go back
BACK: Final = 15.0  # millimetres before the neck at which a wrong cube is out of the way
THREAT: Final = 30.0  # a wrong cube about to enter before the wanted one
ORDER: Final = 0.3  # a wrong cube nearer to the neck than the wanted one, each millimetre
FELT: Final = 30.0  # millimetres of that, at most
ASIDE: Final = 0.1  # the wanted cube's way, while a wrong one is in the way


class Aim:
    """Which cubes stand right, which is next, and which are wrong so far or in the way."""

    def __init__(self, tray: Tray, stones: list[Stone], row: list[Cube], notices: bool) -> None:
        beak = beak_seen(stones)
        count = right(beak, row)
        self.tray: Final = tray
        self.placed: Final = row[:count]
        self.next: Final[Cube] = row[count] if count < len(row) else -1
        self.wrong: Final = [cube for cube in row[count + 1 :] if not stones[cube].is_out]
        way = self.way_of_next(stones)
        self.ahead: Final[list[Cube]] = []
        if notices:
            for cube in self.wrong:
                off = way_of(tray, stones[cube])
                if off < tray.gate and off < way:
                    self.ahead.append(cube)

    def way_of_next(self, stones: list[Stone]) -> float:
        return 0.0 if self.next < 0 else way_of(self.tray, stones[self.next])

    def cost(self, stones: list[Stone]) -> float:
        tray = self.tray
        way = self.way_of_next(stones)
        total = 0.0
        for cube in self.placed:
            off = way_of(tray, stones[cube])
            total += SNUG * off + KEEP * max(0.0, off - tray.mouth + 4.0)
        clear = tray.gate + BACK
        if self.ahead:
            for cube in self.ahead:
                total += CLEAR * max(0.0, clear - way_of(tray, stones[cube]))
            return total + ASIDE * way
        for cube in self.wrong:
            off = way_of(tray, stones[cube])
            if off < tray.gate + 4.0 and off < way:
                total += THREAT + clear - off
            total += ORDER * min(FELT, max(0.0, way + 10.0 - off))
        return total + way


def way_of(tray: Tray, stone: Stone) -> float:
    return FAR if stone.is_out else tray.way(stone.x, stone.y)


def beak_seen(stones: list[Stone]) -> list[Cube]:
    """The cubes that one believes to be in the beak, front first."""
    inside = [
        (stone.x, cube)
        for cube, stone in enumerate(stones)
        if stone.x < MOUTH and BEAK_LOW < stone.y < BEAK_HIGH
    ]
    inside.sort()
    return [cube for _, cube in inside]
