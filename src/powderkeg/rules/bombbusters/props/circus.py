"""What the circus has done to the table (mission 42)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.bombbusters.clue_words import spot_of, wire_named
from powderkeg.rules.bombbusters.pieces import EQUIPMENT_TEXTS, NO_SEAT, Wire
from powderkeg.rules.bombbusters.prop_views import PropsView
from powderkeg.rules.bombbusters.props.prop import Prop, mask_of, seat_words, seats_in
from powderkeg.rules.clauses import Clauses, listed, looked_up, up_to
from powderkeg.rules.core import EVERYONE, Complaint, Json, Seat
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView

ACTS: Final = 16
CHEERS_FROM: Final = 6  # whoever cuts says "Ta-da!", until somebody looks whether they did
CHEERS_UNTIL: Final = 11
FIRST_MAGIC: Final = 1
SEALS_UNTIL: Final = 9
WINDOW: Final = 10  # ticks to call


class Circus(Prop):
    """Acts change what lies open, not what is known: memory is not the table's business."""

    key: ClassVar[str] = "circus"
    clauses: ClassVar[tuple[str, ...]] = (
        *("act", "taken", "swapped", "usable", "silent", "called", "call-window", "picked"),
    )
    sign: ClassVar[str] = "circus"

    def __init__(self, source: Circus | None = None) -> None:
        self.act: int = 0 if source is None else source.act  # the last one
        self.taken: list[Wire] = [] if source is None else source.taken.copy()  # by knives
        # By wire: what lies in its place instead, where the juggler was.
        self.faces: dict[Wire, Wire] = {} if source is None else source.faces.copy()
        # Equipment that was unlocked when wires were put back: it stays so.
        self.usable: list[int] = [] if source is None else source.usable.copy()
        self.silent: Seat = NO_SEAT if source is None else source.silent  # forgot to say it
        self.called: int = 0 if source is None else source.called  # "Boing!": seats, as bits
        self.window: int = 0 if source is None else source.window
        self.picked: Wire = -1 if source is None else source.picked  # the first of two

    def clone(self) -> Circus:
        return Circus(self)

    def cheers(self) -> bool:
        return CHEERS_FROM <= self.act < CHEERS_UNTIL

    def face(self, wire: Wire) -> Wire:
        if wire in self.taken:
            return -1
        return self.faces.get(wire, wire)

    def swap(self, one: Wire, other: Wire) -> None:
        """What lies in these two places changes over."""
        first, second = self.face(one), self.face(other)
        self.faces[one] = second
        self.faces[other] = first

    def put_back(self, wire: Wire) -> None:
        """Where it stood: whatever lay there goes where it lay."""
        lies_there = self.faces.pop(wire, wire)
        for place, face in list(self.faces.items()):
            if face == wire:
                self.faces[place] = lies_there

    def calling(self, s: BombBusters) -> list[Seat]:
        """The next one to call, clockwise from whoever's turn it is."""
        for step in range(s.seats):
            seat = (s.turn + step) % s.seats
            if not self.called >> seat & 1:
                return [seat]
        return []

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        sees = self.picked >= 0 and seat in (s.cutter, EVERYONE)
        props["circus"] = {
            "act": self.act,
            "cheers": self.cheers(),
            "silent": None if self.silent == NO_SEAT else self.silent,
            "called": seats_in(s, self.called),
            "window": self.window,
            "picked": spot_of(s, self.picked) if sees else None,
        }

    def tell(self, view: BombBustersView) -> list[Line]:
        circus = view["props"]["circus"]
        lines = [Line("twin-circus", {"act": circus["act"]})] if circus["act"] else []
        if circus["cheers"]:
            lines.append(Line("twin-cheers"))
        called: list[Json] = [*circus["called"]]
        if called:
            lines.append(Line("twin-called", {"waiting": called}))
        return lines

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        self.act = clauses.number("act", 0, ACTS)
        self.taken = [wire_named(s, word) for word in clauses.get("taken")]
        self.faces = {}
        for word in clauses.get("swapped"):
            place, _, face = word.partition("=")
            self.faces[wire_named(s, place)] = wire_named(s, face)
        if sorted(self.faces) != sorted(self.faces.values()):
            raise Complaint("scene: 'swapped' tells what lies where, each wire once: 0A=0C 0C=0A")
        names = {name: card for card, name in enumerate(EQUIPMENT_TEXTS) if card}
        self.usable = looked_up(names, clauses.get("usable"), "card")
        silent = looked_up(up_to(s.seats - 1), clauses.get("silent"), "seat")
        self.silent = silent[0] if silent else NO_SEAT
        self.called = mask_of(s, clauses.get("called"))
        self.window = clauses.number("call-window", 0, WINDOW)
        picked = clauses.get("picked")
        self.picked = wire_named(s, picked[0]) if picked else -1

    def write(self, s: BombBusters) -> list[str]:
        clauses = [f"act {self.act}"] if self.act else []
        clauses += listed("taken", sorted([spot_of(s, wire) for wire in self.taken]))
        swapped = [f"{spot_of(s, at)}={spot_of(s, face)}" for at, face in self.faces.items()]
        clauses += listed("swapped", sorted(swapped))
        clauses += listed("usable", [EQUIPMENT_TEXTS[card] for card in self.usable])
        clauses += [f"silent {self.silent}"] if self.silent != NO_SEAT else []
        clauses += listed("called", seat_words(s, self.called))
        clauses += [f"call-window {self.window}"] if self.window else []
        return clauses + ([f"picked {spot_of(s, self.picked)}"] if self.picked >= 0 else [])
