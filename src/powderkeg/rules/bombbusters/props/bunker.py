"""The bunker map, the figure on it, and the constraints that steer it (mission 66)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.bombbusters.bunker_map import (
    ACTION,
    BARRIERS,
    FLOORS,
    GOALS,
    GUARDED_UNTIL,
    HELICOPTER,
    LOWER_STAIRS,
    OPENED_BY,
    SIDES,
    SPACES,
    STAGES,
    STRIPED,
    UPPER_STAIRS,
    WHAT,
    Space,
    barrier,
    column_of,
    floor_of,
    landing,
    neighbour,
    row_of,
)
from powderkeg.rules.bombbusters.clue_words import spot_of, wire_named
from powderkeg.rules.bombbusters.missions.constraints import allows
from powderkeg.rules.bombbusters.pieces import VALUE_TEXTS, VALUES, Value, Wire
from powderkeg.rules.bombbusters.prop_views import BarrierView, PropsView, SpaceView
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.clauses import Clauses, listed, looked_up
from powderkeg.rules.core import Complaint, Facts, Seat
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView

CARDS: Final = "ABCDE"
MOST_SAVED: Final = 99
VALUE_WORDS: Final = {VALUE_TEXTS[value]: value for value in VALUES}


class Bunker(Prop):
    """Where the figure stands, how far the team has come, and what the last cut brings."""

    key: ClassVar[str] = "bunker"
    clauses: ClassVar[tuple[str, ...]] = (
        *("figure", "sides", "pinned", "stage", "saved", "said", "wrong"),
    )
    sign: ClassVar[str] = "bunker"

    def __init__(self, source: Bunker | None = None) -> None:
        self.at: Space = HELICOPTER if source is None else source.at
        # The cards at the north, east, south and west, and the action constraint.
        self.sides: str = "" if source is None else source.sides
        self.pinned: str = "" if source is None else source.pinned  # while they are exchanged
        self.stage: int = 1 if source is None else source.stage
        self.told: int = 0 if source is None else source.told  # the stage that was told last
        self.reached: bool = False if source is None else source.reached  # and the time runs on
        self.saved: int = 0 if source is None else source.saved  # turns, for the last stage
        # The cut that steers: what was said, was it right, and how many steps it still brings.
        self.said: Value = 0 if source is None else source.said
        self.right: bool = False if source is None else source.right
        self.steps: int = 0 if source is None else source.steps
        # Named at the lever and wrong: one of them gets a token.
        self.wrong: list[Wire] = [] if source is None else source.wrong.copy()

    def clone(self) -> Bunker:
        return Bunker(self)

    # The map.

    def is_done(self, stage: int) -> bool:
        return self.stage > stage or (self.stage == stage and self.reached)

    def is_pending(self) -> bool:
        """Does the figure stand on a striped space whose action is still to be done?"""
        return self.at in STRIPED and not self.is_done(STRIPED[self.at])

    def is_open(self, kind: str) -> bool:
        """Can one walk through this barrier, or where there is none?"""
        return not kind or (kind in OPENED_BY and self.is_done(OPENED_BY[kind]))

    def is_guarded(self, space: Space) -> bool:
        """The stairs are not entered before the guard is out of the way (M66.12)."""
        return space == UPPER_STAIRS and not self.is_done(GUARDED_UNTIL)

    def next_to(self, space: Space, side: int) -> Space:
        """Where a step from this space leads to, or -1."""
        other = neighbour(space, side)
        if other < 0 or not self.is_open(barrier(space, other)) or self.is_guarded(other):
            return -1
        return landing(other)

    def fits(self, side: int, value: Value) -> bool:
        return allows(self.sides[side], value)

    def ways(self, value: Value) -> list[int]:
        """The sides to which this value may lead the figure now."""
        if self.is_pending():
            return []
        found: list[int] = []
        for side in range(len(SIDES)):
            if self.fits(side, value) and self.next_to(self.at, side) >= 0:
                found.append(side)
        return found

    def acts(self, value: Value) -> bool:
        """Does a right cut of this value do the action of the space?"""
        return self.is_pending() and self.stage != 4 and self.fits(len(SIDES), value)

    def meets(self, value: Value) -> bool:
        return bool(self.sides) and self.acts(value)

    # Where it is seen and written.

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        sides = [*SIDES, ACTION]
        choosing = s.phases[-1].key == "step"
        props["bunker"] = {
            "floor": FLOORS[floor_of(self.at)],
            "column": column_of(self.at),
            "row": row_of(self.at),
            "spaces": [self.show_space(space) for space in SPACES],
            "barriers": [self.show_barrier(*each) for each in BARRIERS],
            "sides": {sides[place]: card for place, card in enumerate(self.sides)},
            "pinned": {sides[place]: card for place, card in enumerate(self.pinned)},
            "ways": [SIDES[side] for side in self.ways(self.said)] if choosing else [],
            "stage": self.stage,
            "goal": WHAT[GOALS[self.stage - 1]] if self.stage <= len(GOALS) else "wires",
            "reached": self.reached,
            "saved": self.saved,
        }

    def show_space(self, space: Space) -> SpaceView:
        return {
            "floor": FLOORS[floor_of(space)],
            "column": column_of(space),
            "row": row_of(space),
            "what": WHAT.get(space, "empty"),
            "striped": space in STRIPED and not self.is_done(STRIPED[space]),
        }

    def show_barrier(self, one: Space, other: Space, kind: str) -> BarrierView:
        return {
            "floor": FLOORS[floor_of(one)],
            "from": (column_of(one), row_of(one)),
            "to": (column_of(other), row_of(other)),
            "what": kind,
            "open": self.is_open(kind),
        }

    def tell(self, view: BombBustersView) -> list[Line]:
        bunker = view["props"]["bunker"]
        spaces = bunker["spaces"]
        here = [
            space["what"]
            for space in spaces
            if (space["floor"], space["column"], space["row"])
            == (bunker["floor"], bunker["column"], bunker["row"])
        ]
        at: Facts = {"floor": bunker["floor"], "space": here[0]}
        at.update({"column": bunker["column"] + 1, "row": bunker["row"] + 1})
        lines = [Line("twin-figure", at)]
        for side, card in bunker["sides"].items():
            lines.append(Line("twin-side", {"side": side, "constraint": card}))
        state = "reached" if bunker["reached"] else "ahead"
        stage: Facts = {"stage": bunker["stage"], "space": bunker["goal"], "state": state}
        lines.append(Line("twin-stage", stage))
        if bunker["saved"]:
            lines.append(Line("twin-saved", {"count": bunker["saved"]}))
        return lines

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        words = {f"{FLOORS[floor_of(at)]}:{column_of(at)}{row_of(at)}": at for at in SPACES}
        figure = looked_up(words, clauses.get("figure"), "space")
        self.at = figure[0] if figure else HELICOPTER
        self.sides = self.cards(clauses.get("sides")) or CARDS
        if len(self.sides) != len(CARDS):
            raise Complaint("scene: 'sides' has five cards: north, east, south, west, action")
        self.pinned = self.cards(clauses.get("pinned"))
        stage = clauses.get("stage")
        self.reached = stage[1:] == ["reached"]
        stages = {str(number): number for number in range(1, STAGES + 1)}
        self.stage = looked_up(stages, stage[:1] or ["1"], "stage")[0]
        self.told = self.stage - (stage[1:] == ["new"])
        self.saved = clauses.number("saved", 0, MOST_SAVED)
        said = clauses.get("said")
        self.said = looked_up(VALUE_WORDS, said[:1], "value")[0] if said else 0
        self.right = "right" in said
        self.steps = (2 if "twice" in said else 1) if said else 0
        self.wrong = [wire_named(s, word) for word in clauses.get("wrong")]

    def cards(self, words: list[str]) -> str:
        letters = "".join(words)
        if len(set(letters)) != len(letters) or any(letter not in CARDS for letter in letters):
            raise Complaint(f"scene: '{' '.join(words)}' are not cards of A to E, each once")
        return letters

    def write(self, s: BombBusters) -> list[str]:
        at = f"{FLOORS[floor_of(self.at)]}:{column_of(self.at)}{row_of(self.at)}"
        clauses = [
            f"figure {at}",
            *listed("sides", [*self.sides]),
            *listed("pinned", [*self.pinned]),
        ]
        news = " reached" if self.reached else " new" if self.told < self.stage else ""
        clauses.append(f"stage {self.stage}{news}")
        clauses += [f"saved {self.saved}"] if self.saved else []
        if self.steps:
            words = [VALUE_TEXTS[self.said]]
            words += ["right"] if self.right else []
            words += ["twice"] if self.steps == 2 else []
            clauses += listed("said", words)
        return clauses + listed("wrong", [spot_of(s, wire) for wire in self.wrong])


def distance(bunker: Bunker, start: Space, goal: Space) -> int:
    """Steps from one space to another; a trap counts for more, and what is barred for many."""
    dear = 99
    far = [dear] * len(SPACES)
    far[start] = 0
    todo = [start]
    while todo:
        space = todo.pop(0)
        for side in range(len(SIDES)):
            other = bunker.next_to(space, side)
            if other >= 0:
                cost = far[space] + (3 if WHAT.get(other, "") == "trap" else 1)
                if cost < far[other]:
                    far[other] = cost
                    todo.append(other)
    return min(far[goal], far[LOWER_STAIRS]) if goal == UPPER_STAIRS else far[goal]
