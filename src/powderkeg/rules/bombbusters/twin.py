"""The board in words: what a picture would show, wire by wire and seat by seat."""

from __future__ import annotations

from typing import Final, cast

from powderkeg.rules.bombbusters.missions.roster import MISSIONS
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.views import (
    AimView,
    BombBustersView,
    ClaimView,
    EquipmentView,
    MissView,
    NumberView,
    SeatView,
    StandView,
    WireView,
)
from powderkeg.rules.core import Facts, Json, Seat, View
from powderkeg.rules.telling import Line

# Nature acts in these, so nobody is asked.
UNASKED: Final = (
    "captain draw put load side deal equip lay start info take false-bottom blast card sides "
    "draw-constraint secret draw-challenge"
).split()


def prompt(some_view: View) -> Line:
    """What is awaited from whom."""
    view = cast(BombBustersView, some_view)
    phase = view["phase"]
    if phase in UNASKED:
        return Line(f"prompt-{phase}")
    if phase == "over":
        return Line("prompt-over", {"end": "won" if view["won"] else "lost"})
    if phase == "recording":
        heard = view["props"]["recording"]["heard"]
        waiting: list[Json] = [seat for seat in range(len(view["seats"])) if seat not in heard]
        return Line("prompt-recording", {"waiting": waiting})
    facts: Facts = {"seat": awaited(view)}
    if phase == "aim" and view["aim"] is not None:
        return aim_prompt(view["aim"])
    if phase == "answer" and view["aim"] is not None:
        asked: Facts = {"giver": view["aim"]["seat"], "values": [*view["aim"]["values"]]}
        return Line("prompt-answer", {**facts, **asked})
    mission = MISSIONS[str(view["mission"])]
    if phase in ("turn", "sir") and mission.reveals and only_reds(view, awaited(view)):
        return Line("prompt-reds", facts)
    line = mission.prompt(view)
    if line is not None:
        return line
    if view["drawn"] is not None:
        facts["value"] = str(view["drawn"])
    return Line(f"prompt-{phase}", facts)


def awaited(view: BombBustersView) -> Seat | None:
    """Who is to act where only one can."""
    if view["phase"] == "hand":
        return view["partner"]
    if view["phase"] == "answer" and view["aim"] is not None:
        return int(view["aim"]["spots"][0][0])
    return view["turn"] if view["cutter"] is None else view["cutter"]


def only_reds(view: BombBustersView, seat: Seat | None) -> bool:
    """As far as the viewer can tell."""
    if seat is None:
        return False
    stands = view["seats"][seat]["stands"]
    closed = [wire for stand in stands for wire in stand["wires"] if not wire["open"]]
    return bool(closed) and all(wire["value"] == "red" for wire in closed)


def aim_prompt(aim: AimView) -> Line:
    kinds = {"super": "prompt-aim-super", "yellows": "prompt-yellows", "sevens": "prompt-sevens"}
    kinds.update({"reds": "prompt-name-reds", "four": "prompt-four"})
    pointed = len(aim["spots"])
    facts: Facts = {"seat": aim["seat"], "pointed": pointed, "left": aim["need"] - pointed}
    said: Facts = {"values": [*aim["values"]], "value": aim["values"][0]}
    return Line(kinds.get(aim["how"], "prompt-aim"), {**facts, **said})


def twin(some_view: View) -> list[Line]:
    """Told from one seat's view alone, so it cannot tell more."""
    view = cast(BombBustersView, some_view)
    lines = [prompt(some_view), mission_line(view)]
    if any(at["stands"] for at in view["seats"]):
        lines.append(strip_line(view))
        for prop in props(view):
            lines += prop.tell(view)
        lines += [equipment_line(card) for card in view["equipment"]]
        for seat, at in enumerate(view["seats"]):
            lines.append(seat_line(view, seat, at))
            lines += [stand_line(view, seat, stand) for stand in at["stands"]]
    if view["aim"] is not None:
        lines.append(aim_line(view["aim"]))
    if view["claims"]:
        lines.append(Line("twin-claims", parts=[claim_line(claim) for claim in view["claims"]]))
    if view["claims"] and view["miss"] is not None:
        lines.append(miss_line(view["miss"]))
    return lines


# The table.


def mission_line(view: BombBustersView) -> Line:
    """Which mission, who leads it, and how much can still go wrong."""
    parts: list[Line] = []
    if view["captain"] is not None:
        parts.append(Line("twin-captain", {"seat": view["captain"]}))
    if view["lives"] is not None:
        parts.append(Line("twin-dial", dial(view["lives"])))
    if view["stable"]:
        parts.append(Line("twin-stable"))
    if view["again"]:
        parts.append(Line("twin-again"))
    return Line("twin-mission", {"mission": view["mission"], "turns": view["turns"]}, parts)


def dial(lives: int) -> Facts:
    """Steps until the end, and the misses that can still be borne."""
    return {"lives": lives, "left": lives - 1}


def strip_line(view: BombBustersView) -> Line:
    """What is cut of every number, and which coloured wires are about."""
    numbers = view["numbers"]
    parts = listed("twin-finished", "numbers", [n for n in numbers if n["cut"] == n["of"]])
    if numbers and numbers[0]["cut"] is None:
        parts.append(Line("twin-uncounted"))
    parts += [
        Line("twin-cut", {"number": each["value"], "cut": each["cut"], "of": each["of"]})
        for each in numbers
        if each["cut"] is not None and 0 < each["cut"] < each["of"]
    ]
    parts += listed("twin-whole", "numbers", [n for n in numbers if n["cut"] == 0])
    if view["yellows"] is not None:
        cut, of = view["yellows"]
        parts.append(Line("twin-yellows", {"cut": cut, "of": of}))
    if view["reds"]:
        parts.append(Line("twin-reds", {"count": view["reds"]}))
    markers = view["markers"] or []
    sure: list[Json] = [marker["wire"] for marker in markers if marker["sure"]]
    perhaps: list[Json] = [marker["wire"] for marker in markers if not marker["sure"]]
    parts += if_any("twin-markers", "wires", sure)
    parts += if_any("twin-perhaps", "wires", perhaps)
    return Line("twin-strip", parts=parts)


def listed(key: str, name: str, numbers: list[NumberView]) -> list[Line]:
    return if_any(key, name, [each["value"] for each in numbers])


def if_any(key: str, name: str, things: list[Json]) -> list[Line]:
    """A line with these things, if there are any."""
    return [Line(key, {name: things})] if things else []


def props(view: BombBustersView) -> list[Prop]:
    """They know how to tell themselves from a view."""
    return MISSIONS[str(view["mission"])].props(len(view["seats"]))


def equipment_line(card: EquipmentView) -> Line:
    state = "used" if card["used"] else "locked" if card["locked"] else "ready"
    facts: Facts = {"equipment": card["card"], "number": card["number"]}
    tape = [
        Line("twin-lock", {"number": lock["value"]}) for lock in card["locks"][1:] if lock["needs"]
    ]
    return Line("twin-equipment", {**facts, "state": state, "needs": card["needs"]}, tape)


# The seats.


def seat_line(view: BombBustersView, seat: Seat, at: SeatView) -> Line:
    parts: list[Line] = []
    if at["role"] is not None:
        state = "used" if at["used"] else "fresh"
        parts.append(Line("twin-role", {"equipment": at["role"], "state": state}))
    for prop in props(view):
        parts += prop.tell_seat(view, seat)
    parts += if_any("twin-absent", "values", [*at["absent"]])
    return Line("twin-seat", {"seat": seat, "closed": at["closed"]}, parts)


def stand_line(view: BombBustersView, seat: Seat, stand: StandView) -> Line:
    is_there = not MISSIONS[str(view["mission"])].shows_tokens
    beside = "twin-beside" if is_there else "twin-missing"
    parts = [wire_line(wire) for wire in stand["wires"]]
    parts += if_any(beside, "values", [*stand["beside"]])
    return Line("twin-stand", {"seat": seat, "side": stand["side"]}, parts)


def wire_line(wire: WireView) -> Line:
    """A place: its face where it shows, else all that is known of it."""
    place: Facts = {"place": wire["place"]}
    label = [] if wire["label"] is None else [Line("twin-label", {"label": wire["label"]})]
    if wire["gone"]:
        return Line("twin-gone", place)
    if wire["open"]:
        return Line("twin-open", {**place, "wire": wire["wire"]}, label)
    parts = [*marks(wire), *label]
    if wire["came"]:
        parts.append(Line("twin-came"))
    if wire["wire"] is not None:
        return Line("twin-face", {**place, "wire": wire["wire"]}, parts)
    return Line("twin-closed", place, [*parts, *guesses(wire)])


def marks(wire: WireView) -> list[Line]:
    """What lies before a closed wire for all to see."""
    lines: list[Line] = []
    if wire["token"] is not None:
        lines.append(Line("twin-token", {"value": wire["token"]}))
    elif wire["known"] and wire["value"] is not None:
        lines.append(Line("twin-known", {"value": wire["value"]}))
    if wire["single"]:
        lines.append(Line("twin-single"))
    if wire["reversed"]:
        lines.append(Line("twin-reversed"))
    elif wire["apart"]:
        lines.append(Line("twin-apart"))
    return lines + if_any("twin-not", "values", [*wire["nots"]])


def guesses(wire: WireView) -> list[Line]:
    """What follows from its neighbours, and what the aid has counted."""
    if wire["value"] is not None:
        return []
    may = wire["may"]
    if may is not None and wire["odds"] is not None:
        return [
            Line("twin-odds", {"value": value, "percent": int(100 * likely)})
            for value, likely in zip(may, wire["odds"], strict=True)
        ]
    if may is not None:
        return if_any("twin-may", "values", [*may])
    low, high = wire["low"], wire["high"]
    if low is not None and high is not None:
        return [Line("twin-between", {"low": low, "high": high})]
    if low is not None:
        return [Line("twin-from", {"low": low})]
    return [] if high is None else [Line("twin-up-to", {"high": high})]


# A cut in the making.


def aim_line(aim: AimView) -> Line:
    spots = [Line("twin-spot", {"owner": int(spot[0]), "place": spot[1:]}) for spot in aim["spots"]]
    return Line("twin-aim", {"seat": aim["seat"], "values": [*aim["values"]]}, spots)


def claim_line(claim: ClaimView) -> Line:
    """A value that can be named, and what follows if it is right."""
    parts: list[Line] = []
    if claim["solo"]:
        parts.append(Line("twin-solo"))
    if claim["cost"]:
        parts.append(Line("twin-cost", {"count": claim["cost"]}))
    if claim["validates"]:
        parts.append(Line("twin-finishes"))
    parts += [Line(f"twin-{prop}-there") for prop in claim["meets"]]
    parts += if_any("twin-unlocks", "cards", [*claim["unlocks"]])
    return Line("twin-claim", {"value": claim["value"], "copies": [*claim["copies"]]}, parts)


def miss_line(miss: MissView) -> Line:
    if miss["explodes"]:
        return Line("twin-miss-end")
    if miss["robot"] is not None:
        return Line("twin-miss-robot", {"at": miss["robot"]})
    if miss["stable"] or miss["lives"] is None:
        return Line("twin-miss-safe")
    return Line("twin-miss", dial(miss["lives"]))
