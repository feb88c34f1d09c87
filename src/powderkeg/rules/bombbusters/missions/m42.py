"""Mission 42: sixteen circus acts."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions.acts import (
    BOUNCE,
    CHEER,
    CONJURE,
    JUGGLE,
    can_juggle,
    pairs,
    pass_turn,
)
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.recording import LISTEN, Timed, say
from powderkeg.rules.bombbusters.missions.rules_31 import M42
from powderkeg.rules.bombbusters.over import advance
from powderkeg.rules.bombbusters.pieces import NO_SEAT, Value, Wire, letter
from powderkeg.rules.bombbusters.prop_events import Forgot, Knifed, SealsGone, SeatsChanged
from powderkeg.rules.bombbusters.props.circus import (
    FIRST_MAGIC,
    SEALS_UNTIL,
    WINDOW,
    Circus,
)
from powderkeg.rules.bombbusters.props.clock import Clock, Timetable
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.props.recording import Recording
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Json, Log

# Ticks from the start, and the act that comes then.
PROGRAMME: Final = [
    (33, "magician"),
    (74, "left"),
    (95, "juggler"),
    (110, "right"),
    (133, "knives"),
    (160, "cheers"),
    (191, "magician"),
    (238, "juggler"),
    (270, "seals"),
    (291, "trampoline"),
    (313, "check"),
    (340, "magician"),
    (364, "trampoline"),
    (395, "trampoline"),
    (435, "right"),
    (488, "trampoline"),
]
CALM_PACE: Final = 2  # without seconds, an act after every two turns
TIMETABLE: Final = Timetable(
    PROGRAMME,
    0,
    [(CALM_PACE * turn, act) for turn, (_, act) in enumerate(PROGRAMME, 1)],
    0,
    is_known=False,
)


class RunAway(Timed):
    """The usual rules, interrupted."""

    def __init__(self) -> None:
        super().__init__(42, reds=(1, 3), yellows=(4, 4))
        self.interludes = [LISTEN, CONJURE, JUGGLE, BOUNCE]
        self.phases = [CHEER]
        self.no_aid = M42[12]

    def props(self, seats: int) -> list[Prop]:
        return [Clock(TIMETABLE), Recording(42), Circus()]

    def is_late(self, s: BombBusters) -> bool:
        return False

    def happen(self, s: BombBusters, event: str, log: Log) -> None:
        circus = s.prop(Circus)
        circus.act += 1
        say(s, circus.act, log)

    def heard(self, s: BombBusters, caption: int, log: Log) -> None:
        """The act itself."""
        act = PROGRAMME[caption - 1][1]
        circus = s.prop(Circus)
        if act == "magician":
            if pairs(s):
                s.push(CONJURE, log)
            else:
                pass_turn(s, log)
        elif act in ("left", "right"):
            s.change_seats(1 if act == "left" else -1)
            log.add(SeatsChanged({"way": act}))
            if s.is_out(s.turn):
                pass_turn(s, log)
        elif act == "juggler":
            if can_juggle(s):
                s.push(JUGGLE, log)
        elif act == "knives":
            self.throw(s, log)
        elif act == "seals":
            log.add(SealsGone({}))
        elif act == "check":
            if circus.silent != NO_SEAT:
                log.add(Forgot({"seat": circus.silent, "call": "ta-da"}))
                circus.silent = NO_SEAT
                advance(s, log)
        elif act == "trampoline":
            circus.called = 0
            circus.window = WINDOW if s.setting.clock else 0
            s.push(BOUNCE, log)

    def throw(self, s: BombBusters, log: Log) -> None:
        """The cut wires of whoever's turn it is are taken off the table."""
        circus = s.prop(Circus)
        places: list[Json] = []
        for stand in s.stands_of(s.turn):
            for place, wire in enumerate(s.stands[stand]):
                if s.open[wire] and circus.face(wire) >= 0:
                    circus.taken.append(wire)
                    places.append(letter(stand, place))
        if places:
            log.add(Knifed({"seat": s.turn, "places": places, "count": len(places)}))

    def succeeded(self, s: BombBusters, value: Value, log: Log) -> None:
        """Whoever cuts says "Ta-da!" afterwards."""
        circus = s.prop(Circus)
        if circus.cheers():
            circus.silent = s.cutter
            circus.window = WINDOW if s.setting.clock else 0
            s.owe(CHEER)

    # What lies open.

    def counts_cuts(self, s: BombBusters) -> bool:
        return s.prop(Circus).act < FIRST_MAGIC

    def seals(self, s: BombBusters) -> bool:
        return s.prop(Circus).act < SEALS_UNTIL

    def face(self, s: BombBusters, wire: Wire) -> Wire:
        return s.prop(Circus).face(wire)

    def locks(self, s: BombBusters, card: int) -> list[tuple[Value, int]]:
        """What was unlocked stays so, though wires are closed again (M42.9)."""
        return [] if card in s.prop(Circus).usable else super().locks(s, card)


MISSION: Final[Mission] = RunAway()
