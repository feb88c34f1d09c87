"""The end: the bomb goes off, or it does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from powderkeg.rules.bombbusters.ending import DEFUSED, Ending
from powderkeg.rules.bombbusters.events import Defused, Dialled, Exploded
from powderkeg.rules.bombbusters.pieces import MOST_LIVES, Wire, letter
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Json, Log, Phase


class Over(Phase[BombBusters]):
    """Nothing more happens."""

    key: ClassVar[str] = "over"


OVER: Final = Over()


def advance(s: BombBusters, log: Log) -> None:
    """The dial moves one space, unless the Stabilizer holds."""
    if not s.stable:
        step(s, log)


def step(s: BombBusters, log: Log) -> None:
    """The dial moves one space, whatever holds; the last one is the end."""
    if not s.setting.mission.has_dial:
        return
    s.lives -= 1
    log.add(Dialled({"lives": s.lives, "left": max(0, s.lives - 1), "way": "on"}))
    if s.lives == 0:
        explode(s, "dial", [], log)


def turn_back(s: BombBusters, log: Log) -> None:
    """The dial goes back one space, unless it is on the first (N6)."""
    if s.lives < MOST_LIVES:
        s.lives += 1
        log.add(Dialled({"lives": s.lives, "left": s.lives - 1, "way": "back"}))


def explode(s: BombBusters, why: str, wires: Sequence[Wire], log: Log) -> None:
    """The mission is lost, by these wires of one seat if it was wires."""
    spots = [s.place_of(wire) for wire in wires]
    owner: Json = spots[0][0] // 2 if spots else None
    places: list[Json] = [letter(stand, place) for stand, place in spots]
    log.add(Exploded({"why": why, "seat": s.cutter, "owner": owner, "places": places}))
    finish(s, why)


def defuse(s: BombBusters, log: Log) -> None:
    log.add(Defused({}))
    finish(s, DEFUSED)


def finish(s: BombBusters, why: str) -> None:
    s.over = Ending(why)
    s.phases = [OVER]
