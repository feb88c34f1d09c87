"""What a seat is shown, built from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from powderkeg.rules.bombbusters.knowing import knows
from powderkeg.rules.bombbusters.pieces import (
    COPIES,
    EQUIPMENT_TEXTS,
    FALSE_BOTTOM,
    KIND_TEXTS,
    NO_SEAT,
    NUMBERS,
    RED,
    ROLE_TEXTS,
    UNLOCKED_BY,
    VALUE_OF,
    VALUE_TEXTS,
    VALUES,
    YELLOW,
    Place,
    Stand,
    Value,
    Wire,
    letter,
    spot,
)
from powderkeg.rules.bombbusters.views import (
    AidName,
    AimView,
    BombBustersView,
    ClaimView,
    ClockView,
    ColourName,
    EquipmentName,
    EquipmentView,
    HowName,
    LabelName,
    MarkerView,
    NumberView,
    PhaseKey,
    RobotView,
    RoleName,
    SeatView,
    StandView,
    ValueName,
    WireView,
)
from powderkeg.rules.core import EVERYONE, Seat

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters


def name(value: Value) -> ValueName:
    return cast(ValueName, VALUE_TEXTS[value])


def names(bits: int) -> list[ValueName]:
    return [name(value) for value in VALUES if bits >> value & 1]


def show(s: BombBusters, seat: Seat) -> BombBustersView:
    mission = s.setting.mission
    phase = s.phases[-1].key
    eyes = EVERYONE if s.over is not None else seat  # when it is over, nothing is hidden
    yellows = s.count(YELLOW)
    return {
        "phase": cast(PhaseKey, phase),
        "mission": mission.number,
        "captain": someone(s.captain),
        "turn": someone(s.turn),
        "cutter": someone(s.cutter),
        "partner": s.deciders()[0] if phase == "hand" else None,
        "seats": [show_seat(s, other, eyes) for other in range(s.seats)],
        "numbers": [show_number(s, number) for number in NUMBERS if number <= mission.highest],
        "yellows": (s.cut[YELLOW], yellows) if yellows else None,
        "reds": s.count(RED),
        "markers": [show_marker(s, kind) for kind in sorted(s.markers)]
        if mission.shows_markers
        else None,
        "equipment": [show_card(s, card) for card in s.cards],
        "lives": s.lives if mission.has_dial else None,
        "most_lives": mission.lives(s.seats),
        "robot": show_robot(s) if mission.has_robot else None,
        "reserve": s.reserve if mission.has_reserve else None,
        "card": s.card or None,
        "deck": len(s.deck) if mission.has_deck else None,
        "cards": [*s.faces] if mission.has_cards else None,
        "claims": show_claims(s, seat) if phase == "turn" and seat == s.cutter else [],
        "miss": mission.show_miss(s) if phase in ("turn", "aim") else None,
        "aim": show_aim(s),
        "stable": s.stable,
        "again": s.is_called_up(s.turn),
        "window": s.window,
        "declined": [other for other in range(s.seats) if s.declined >> other & 1],
        "clock": show_clock(s),
        "turns": s.turns,
        "aid": cast(AidName, s.setting.aid),
        "won": None if s.over is None else s.over.is_won,
        "why": None if s.over is None else s.over.why,
    }


def someone(seat: Seat) -> Seat | None:
    return None if seat == NO_SEAT else seat


# Stands.


def show_seat(s: BombBusters, seat: Seat, eyes: Seat) -> SeatView:
    stands = s.stands_of(seat) if s.captain != NO_SEAT else []
    return {
        "stands": [show_stand(s, stand, eyes) for stand in stands],
        "closed": len(s.hand(seat)),
        "role": cast(RoleName, ROLE_TEXTS[s.roles[seat]]),
        "used": s.spent[seat],
        "oxygen": s.oxygen[seat],
        "thumb": bool(s.thumbs >> seat & 1),
        "absent": [name(value) for value in s.absent[seat]],
    }


def show_stand(s: BombBusters, stand: Stand, eyes: Seat) -> StandView:
    wires = s.stands[stand]
    return {
        "side": 2 if stand % 2 else 1,
        "wires": [show_wire(s, stand, place, eyes) for place in range(len(wires))],
        "beside": [name(value) for value in s.beside[stand]],
    }


def show_wire(s: BombBusters, stand: Stand, place: Place, eyes: Seat) -> WireView:
    wire = s.stands[stand][place]
    seen = knows(s, eyes, stand // 2, wire)
    value = s.value(wire) if seen else s.shown[wire]
    hidden = not seen and s.over is None
    aid = s.setting.aid if hidden and eyes >= 0 and not any(s.bag) else "off"
    may: list[ValueName] | None = None
    odds: list[float] | None = None
    if aid != "off":
        chances = s.deals(eyes).values(stand, place)
        possible = [other for other in VALUES if chances[other] > 0.0]
        may = [name(other) for other in possible]
        if aid == "odds":
            odds = [round(chances[other], 4) for other in possible]
    return {
        "place": letter(stand, place),
        "open": s.open[wire],
        "wire": KIND_TEXTS[s.kinds[wire]] if seen else None,
        "value": name(value) if value else None,
        "token": name(s.tokens[wire]) if s.tokens[wire] else None,
        "nots": names(s.lies[wire]),
        "known": bool(s.shown[wire]) and not s.open[wire],
        "label": show_label(s, stand, place),
        "came": s.came[wire],
        "low": None if s.open[wire] else neighbour(s, stand, place, -1),
        "high": None if s.open[wire] else neighbour(s, stand, place, 1),
        "may": may,
        "odds": odds,
    }


def show_label(s: BombBusters, stand: Stand, place: Place) -> LabelName | None:
    wires = s.stands[stand]
    for label in s.labels:
        pair = wires[place : place + 2]
        if pair == [label.left, label.right]:
            return "alike" if label.alike else "unlike"
    return None


def neighbour(s: BombBusters, stand: Stand, place: Place, step: int) -> str | None:
    """What lies open or is tagged nearest to the left or right: all can see it."""
    wires = s.stands[stand]
    place += step
    while 0 <= place < len(wires):
        wire = wires[place]
        if s.open[wire]:
            return KIND_TEXTS[s.kinds[wire]]
        if s.shown[wire] in NUMBERS:
            return VALUE_TEXTS[s.shown[wire]]
        place += step
    return None


# The strip.


def show_number(s: BombBusters, number: int) -> NumberView:
    of = s.count(number) or COPIES
    cut = s.cut[number]
    sealed = cut == of and s.setting.mission.shows_markers
    return {"value": name(number), "cut": cut, "of": of, "validated": sealed}


def show_marker(s: BombBusters, kind: int) -> MarkerView:
    sure = not s.maybe >> kind & 1
    value: ColourName = "yellow" if VALUE_OF[kind] == YELLOW else "red"
    return {"wire": KIND_TEXTS[kind], "value": value, "sure": sure}


def show_card(s: BombBusters, card: int) -> EquipmentView:
    cut = s.cut[YELLOW if card == FALSE_BOTTOM else card]
    return {
        "card": cast(EquipmentName, EQUIPMENT_TEXTS[card]),
        "number": card,
        "locked": s.is_locked(card),
        "needs": max(0, UNLOCKED_BY - cut),
        "used": s.used[card],
    }


def show_robot(s: BombBusters) -> RobotView:
    following = s.robot + (-1 if s.back else 1)
    return {"at": s.robot, "back": s.back, "wires": len(s.tray), "next": following}


# The turn.


def show_claims(s: BombBusters, seat: Seat) -> list[ClaimView]:
    """Every value this seat may say, and what a right cut does."""
    mission = s.setting.mission
    counts = s.holds(seat)
    return [
        show_claim(s, seat, value, counts[value])
        for value in (*NUMBERS, YELLOW)
        if counts[value] and mission.why_not_named(s, seat, value) is None
    ]


def show_claim(s: BombBusters, seat: Seat, value: Value, held: int) -> ClaimView:
    cut = s.cut[value]
    left = s.count(value) - cut
    card = FALSE_BOTTOM if value == YELLOW else value
    unlocks = cut < UNLOCKED_BY <= cut + 2 and card in s.cards and not s.used[card]
    mission = s.setting.mission
    return {
        "value": name(value),
        "copies": [place_of(s, wire) for wire in s.hand(seat) if s.value(wire) == value],
        "cost": mission.cost(value),
        "unlocks": [cast(EquipmentName, EQUIPMENT_TEXTS[card])] if unlocks else [],
        "validates": left == 2 and value != YELLOW and mission.shows_markers,
        "robot": mission.has_robot and value == s.robot,
        "solo": s.is_alone(value, held),
    }


def place_of(s: BombBusters, wire: Wire) -> str:
    stand, place = s.place_of(wire)
    return letter(stand, place)


def show_aim(s: BombBusters) -> AimView | None:
    claim = s.claim
    if claim is None:
        return None
    spots: list[str] = []
    for wire in claim.wires:
        stand, place = s.place_of(wire)
        spots.append(spot(stand, place))
    values = [name(value) for value in claim.values]
    return {
        "seat": claim.seat,
        "how": cast(HowName, claim.how),
        "values": values,
        "spots": spots,
        "need": claim.need,
    }


def show_clock(s: BombBusters) -> ClockView | None:
    return s.setting.mission.show_clock(s)
