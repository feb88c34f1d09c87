"""What a seat is shown, built from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from powderkeg.rules.bombbusters.clues import Label
from powderkeg.rules.bombbusters.knowing import knows
from powderkeg.rules.bombbusters.pieces import (
    COPIES,
    EQUIPMENT_TEXTS,
    FALSE_BOTTOM,
    KIND_TEXTS,
    LOCKS,
    NO_ROLE,
    NO_SEAT,
    NUMBERS,
    RED,
    ROLE_TEXTS,
    TOKEN_TEXTS,
    VALUE_OF,
    VALUE_TEXTS,
    VALUES,
    YELLOW,
    Place,
    Stand,
    Value,
    Wire,
    blue,
    letter,
    spot,
)
from powderkeg.rules.bombbusters.prop_views import PropsView
from powderkeg.rules.bombbusters.start import Placing
from powderkeg.rules.bombbusters.views import (
    AidName,
    AimView,
    BombBustersView,
    ClaimView,
    ColourName,
    EquipmentName,
    EquipmentView,
    HowName,
    LabelName,
    MarkerView,
    NumberView,
    PhaseKey,
    RoleName,
    SeatView,
    StandView,
    TokenName,
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
    is_free = phase == "call" and not mission.has_order  # it is nobody's turn
    return {
        "phase": cast(PhaseKey, phase),
        "mission": mission.number,
        "captain": someone(s.captain),
        "turn": None if is_free else someone(s.turn),
        "cutter": None if is_free else someone(s.cutter),
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
        "props": show_props(s, eyes),
        "drawn": drawn(s),
        "claims": show_claims(s, seat) if phase == "turn" and seat == s.cutter else [],
        "miss": mission.show_miss(s) if phase in ("turn", "aim") else None,
        "aim": show_aim(s),
        "stable": s.stable,
        "again": s.is_called_up(s.turn),
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
        "role": None if s.roles[seat] == NO_ROLE else cast(RoleName, ROLE_TEXTS[s.roles[seat]]),
        "used": s.spent[seat],
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
    seen = knows(s, eyes, wire)
    face = wire
    if s.open[wire] and s.over is None and eyes != EVERYONE:
        face = s.setting.mission.face(s, wire)
        seen = face >= 0
    value = s.value(face) if seen else s.shown[wire]
    value = 0 if face < 0 else value
    hidden = not seen and not s.open[wire] and s.over is None
    aid = s.setting.aid if hidden and eyes >= 0 and not any(s.bag) else "off"
    may: list[ValueName] | None = None
    odds: list[float] | None = None
    if aid != "off":
        chances = s.deals(eyes).values(wire)
        possible = [other for other in VALUES if chances[other] > 0.0]
        may = [name(other) for other in possible]
        if aid == "odds":
            odds = [round(chances[other], 4) for other in possible]
    return {
        "place": letter(stand, place),
        "open": s.open[wire],
        "wire": KIND_TEXTS[s.kinds[face]] if seen else None,
        "value": name(value) if value else None,
        "token": cast(TokenName, TOKEN_TEXTS[s.tokens[wire]]) if s.tokens[wire] else None,
        "nots": names(s.lies[wire]),
        "known": bool(s.shown[wire]) and not s.open[wire],
        "gone": face < 0,
        "apart": wire in s.apart,
        "reversed": is_reversed(s, stand, wire),
        "single": wire in s.singles,
        "label": show_label(s, stand, place),
        "came": s.came[wire],
        "low": None if s.open[wire] else neighbour(s, stand, place, -1),
        "high": None if s.open[wire] else neighbour(s, stand, place, 1),
        "may": may,
        "odds": odds,
    }


def is_reversed(s: BombBusters, stand: Stand, wire: Wire) -> bool:
    """It stands apart, and its owner does not see it."""
    return wire in s.apart and not s.aware[wire] >> stand // 2 & 1


def show_label(s: BombBusters, stand: Stand, place: Place) -> LabelName | None:
    wires = s.stands[stand]
    for clue in s.clues:
        if isinstance(clue, Label) and wires[place : place + 2] == [clue.left, clue.right]:
            mission = s.setting.mission
            if mission.face(s, clue.left) != clue.left or mission.face(s, clue.right) != clue.right:
                return None  # a label goes with what was juggled or taken
            return "alike" if clue.alike else "unlike"
    return None


def neighbour(s: BombBusters, stand: Stand, place: Place, step: int) -> str | None:
    """What lies open or is tagged nearest to the left or right: all can see it."""
    wires = s.stands[stand]
    if wires[place] in s.apart:
        return None
    place += step
    while 0 <= place < len(wires):
        wire = wires[place]
        if wire in s.apart:
            return None
        if s.open[wire]:
            return KIND_TEXTS[s.kinds[wire]]
        if s.shown[wire] in NUMBERS:
            return VALUE_TEXTS[s.shown[wire]]
        place += step
    return None


# The strip.


def show_number(s: BombBusters, number: int) -> NumberView:
    value = s.value_of[blue(number)]  # it may count as red
    of = s.count(value) or COPIES
    cut = s.cut[value]
    mission = s.setting.mission
    sealed = cut == of and mission.seals(s)
    told = cut if mission.counts_cuts(s) or s.over is not None else None
    return {"value": name(number), "cut": told, "of": of, "validated": sealed}


def show_marker(s: BombBusters, kind: int) -> MarkerView:
    sure = not s.maybe >> kind & 1
    value: ColourName = "yellow" if VALUE_OF[kind] == YELLOW else "red"
    return {"wire": KIND_TEXTS[kind], "value": value, "sure": sure}


def show_card(s: BombBusters, card: int) -> EquipmentView:
    return {
        "card": cast(EquipmentName, EQUIPMENT_TEXTS[card]),
        "number": card if card <= FALSE_BOTTOM else LOCKS[card][0],
        "locked": s.is_locked(card),
        "needs": s.needs(card),
        "locks": [
            {"value": name(value), "needs": max(0, need - s.cut[value]), "of": need}
            for value, need in s.setting.mission.locks(s, card)
        ],
        "used": s.used[card],
    }


def show_props(s: BombBusters, eyes: Seat) -> PropsView:
    props: PropsView = {}
    for prop in s.props:
        prop.show(s, eyes, props)
    return props


def drawn(s: BombBusters) -> int | None:
    """The number of the start token that was drawn, until it is placed."""
    phase = s.phases[-1]
    return (phase.drawn or None) if isinstance(phase, Placing) else None


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
    left = s.count(value) - s.cut[value]
    unlocks = [card for card in s.cards if not s.used[card] and s.would_unlock(card, value, 2)]
    mission = s.setting.mission
    return {
        "value": name(value),
        "copies": [place_of(s, wire) for wire in s.ready(seat) if s.value(wire) == value],
        "cost": mission.cost(value),
        "unlocks": [cast(EquipmentName, EQUIPMENT_TEXTS[card]) for card in unlocks],
        "validates": left == 2 and value != YELLOW and mission.seals(s),
        "meets": [prop.key for prop in s.props if prop.meets(value)],
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
