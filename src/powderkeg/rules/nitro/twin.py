"""The laboratory in words: what a picture would show, card by card and flask by flask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from powderkeg.rules.core import Facts, Json, Seat, View
from powderkeg.rules.nitro.physics.walls import SPEC
from powderkeg.rules.nitro.pieces import LETTERS, NAMES
from powderkeg.rules.nitro.views import (
    CardView,
    CubeView,
    Decision,
    FlaskView,
    FormulaCard,
    NitroView,
    SeatView,
)
from powderkeg.rules.telling import Line

# The regions of a flask on the way to the beak, the nearest to it first.
REGIONS: Final = ["mouth", "neck", "below", "ledge", "middle", "left", "right", "start"]
# What parts them: the walls over the start area, on the right and below the neck, as flask.json has
# them, the neck itself and the mouth of the beak.
ROOF_WALL: Final[list[float]] = SPEC["innerWalls"][0]
BAR_WALL: Final[list[float]] = SPEC["innerWalls"][1]
LEDGE_WALL: Final[list[float]] = SPEC["innerWalls"][2]
ROOF: Final = ROOF_WALL[1]
ROOF_END: Final = ROOF_WALL[2]
BAR: Final = (BAR_WALL[1] + BAR_WALL[3]) / 2
LEDGE: Final = LEDGE_WALL[1]
LEDGE_END: Final = LEDGE_WALL[2]
NECK: Final[float] = SPEC["gate"][1]
MOUTH: Final[float] = SPEC["mouth"]["yLow"]
SIDEWAYS: Final = ["ledge", "left", "start"]  # the way out of these leads to the right


def prompt(some_view: View) -> Line:
    """What is awaited from whom. It stays the same while the sand runs: nobody has time to read."""
    view = cast(NitroView, some_view)
    phase = view["phase"]
    facts: Facts = {"round": view["round"], "waiting": waiting(view)}
    if phase == "load":
        first = view["wanted"][0] if view["wanted"] else "none"
        return Line("prompt-load", {**facts, "poop": "yes" if first == "poop" else "no"})
    if phase == "grab":
        return Line("prompt-grab", {**facts, "number": view["next_stop"]})
    if phase == "mix" and view["calm"]:
        return Line("prompt-tilt", {**facts, "left": tilts_left(view)})
    return Line(f"prompt-{phase}", facts)


def waiting(view: NitroView) -> list[Json]:
    """The seats that are still to act."""
    flasks = list(enumerate(view["flasks"]))
    if view["phase"] == "load":
        return [seat for seat, flask in flasks if not flask["loaded"]]
    if view["phase"] == "grab":
        return [
            seat
            for seat, flask in flasks
            if flask["stop_card"] is None and flask["grabbed"] is None
        ]
    mixing = [seat for seat, flask in flasks if is_mixing(view, flask)]
    if not view["calm"]:
        return [*mixing]
    return [seat for seat in mixing if view["flasks"][seat]["tick"] == slowest(view)]


def is_mixing(view: NitroView, flask: FlaskView) -> bool:
    return flask["stopped"] is None and flask["tick"] < view["sand"]


def slowest(view: NitroView) -> int:
    """How far the last of those is who still mix."""
    ticks = [flask["tick"] for flask in view["flasks"] if is_mixing(view, flask)]
    return min(ticks, default=view["sand"])


def tilts_left(view: NitroView) -> int:
    return (view["sand"] - slowest(view)) // view["tilt"]


def twin(some_view: View) -> list[Line]:
    """All that lies open; and in this game that is nearly all."""
    view = cast(NitroView, some_view)
    lines = [prompt(some_view), round_line(view)]
    if view["formula"]:
        lines.append(formula_line(view["formula"]))
        lines.append(Line("twin-wanted", {"cubes": [*view["wanted"]]}))
    lines += [seat_line(seat, at) for seat, at in enumerate(view["seats"])]
    if view["phase"] in ("load", "countdown", "mix", "grab"):
        lines += [flask_line(view, seat, flask) for seat, flask in enumerate(view["flasks"])]
    if view["decided"]:
        decisions = [decision_line(view, decision) for decision in view["decided"]]
        lines.append(Line("twin-decided", parts=decisions))
    return lines


# The table.


def round_line(view: NitroView) -> Line:
    """Which round, what is left of it, and which stop card is next."""
    parts: list[Line] = []
    if view["phase"] == "mix":
        parts.append(time_line(view))
    if view["phase"] in ("mix", "grab") and view["next_stop"] <= len(view["seats"]):
        parts.append(Line("twin-next-stop", {"number": view["next_stop"]}))
    if view["box"]:
        parts.append(Line("twin-box", {"count": view["box"]}))
    return Line("twin-round", {"round": view["round"], "rounds": view["rounds"]}, parts)


def time_line(view: NitroView) -> Line:
    if view["calm"]:
        return Line("twin-tilts", {"left": tilts_left(view), "all": view["sand"] // view["tilt"]})
    gone = max(flask["tick"] for flask in view["flasks"])
    rate = view["rate"]
    return Line("twin-sand", {"left": (view["sand"] - gone) // rate, "all": view["sand"] // rate})


def formula_line(formula: list[FormulaCard]) -> Line:
    """All five in order; then whose they are, as far as that is settled."""
    owners = sorted({card["owner"] for card in formula if card["owner"] is not None})
    parts: list[Line] = []
    for owner in owners:
        owned = [card for card in formula if card["owner"] == owner]
        parts.append(Line("twin-owned", {"seat": owner, "cards": texts(owned)}))
    return Line("twin-formula", {"cards": texts(formula)}, parts)


def texts(cards: Sequence[CardView | FormulaCard]) -> list[Json]:
    """As they are written: G7."""
    return [f"{LETTERS[NAMES.index(card['colour'])]}{card['value']}" for card in cards]


def seat_line(seat: Seat, at: SeatView) -> Line:
    parts: list[Line] = []
    if at["cards"]:
        parts.append(Line("twin-cards", {"cards": texts(at["cards"])}))
    if at["poop"]:
        parts.append(Line("twin-poop"))
    return Line("twin-seat", {"seat": seat, "score": at["score"]}, parts)


def decision_line(view: NitroView, decision: Decision) -> Line:
    facts: Facts = {"seat": decision["seat"], "number": decision["number"], "how": decision["how"]}
    parts = [beak_line([*decision["beak"]])]
    if decision["won"]:
        parts.append(Line("twin-won", {"cards": texts(decision["won"])}))
    else:
        parts.append(Line("twin-won-nothing"))
    return Line("twin-decision", {**facts, **moment(view, decision["tick"])}, parts)


def moment(view: NitroView, tick: int) -> Facts:
    """A tick as people count: seconds and tenths; or gentle tilts."""
    tenths = round(10 * tick / view["rate"])
    seconds: Facts = {"tick": tick, "seconds": tenths // 10, "tenths": tenths % 10}
    return {**seconds, "tilts": tick // view["tilt"], "pace": "calm" if view["calm"] else "sand"}


# The flasks.


def flask_line(view: NitroView, seat: Seat, flask: FlaskView) -> Line:
    """What is in the beak, where the other cubes are, and whether the hands are off."""
    facts: Facts = {"seat": seat}
    if not flask["loaded"]:
        return Line("twin-unloaded", facts)
    parts = [beak_line([*flask["beak"]])]
    if flask["beak"]:
        parts.append(Line("twin-right", {"right": flask["right"]}))
    parts += where_lines(flask)
    if flask["stopped"] is not None:
        parts.append(Line("twin-stopped", moment(view, flask["stopped"])))
    elif flask["worth"]:
        parts.append(Line("twin-worth", {"points": flask["worth"]}))
    if flask["grabbed"] is not None:
        parts.append(Line("twin-grabbed", moment(view, flask["grabbed"])))
    if flask["stop_card"] is not None:
        parts.append(Line("twin-stop-card", {"number": flask["stop_card"]}))
    return Line("twin-flask", facts, parts)


def beak_line(cubes: list[Json]) -> Line:
    return Line("twin-beak", {"cubes": cubes}) if cubes else Line("twin-beak-empty")


def where_lines(flask: FlaskView) -> list[Line]:
    """Region by region, and in each the one that has come furthest first."""
    inside = [
        each for each in flask["cubes"] if not each["out"] and each["cube"] not in flask["beak"]
    ]
    lines: list[Line] = []
    for region in REGIONS:
        here = [each for each in inside if region_of(each) == region]
        here.sort(key=lambda each: -each["x"] if region in SIDEWAYS else -each["y"])
        if here:
            names: list[Json] = [each["cube"] for each in here]
            lines.append(Line("twin-where", {"region": region, "cubes": names}))
    out: list[Json] = [each["cube"] for each in flask["cubes"] if each["out"]]
    if out:
        lines.append(Line("twin-out", {"cubes": out}))
    return lines


def region_of(cube: CubeView) -> str:
    """By what stands about it."""
    x, y = cube["x"], cube["y"]
    if y >= NECK:
        return "mouth" if y >= MOUTH else "neck"
    if y >= LEDGE:
        return "below" if x >= LEDGE_END else "ledge"
    if x >= ROOF_END and y < BAR:
        return "right"
    if y < ROOF:
        return "start"
    return "middle" if x >= LEDGE_END else "left"
