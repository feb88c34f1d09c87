"""Cards and powers that anyone may use at any time."""

from __future__ import annotations

from powderkeg.rules.bombbusters.aiming import closed_on
from powderkeg.rules.bombbusters.clues import Label
from powderkeg.rules.bombbusters.events import Dialled
from powderkeg.rules.bombbusters.exchange import Handing, Hooking
from powderkeg.rules.bombbusters.locks import spend, why_no_card, why_no_power
from powderkeg.rules.bombbusters.lying import lie, lies, note_blue, why_not_lie
from powderkeg.rules.bombbusters.missions.mission import COUNT, FALSE
from powderkeg.rules.bombbusters.missions.rulebook import N, W
from powderkeg.rules.bombbusters.moves import (
    ALIKES,
    GRAPNELS,
    OWN_RADARS,
    OWN_WALKIES,
    POST_ITS,
    RADARS,
    RECHARGES,
    REWIND,
    SINGLES,
    UNLIKES,
    WALKIES,
)
from powderkeg.rules.bombbusters.pieces import (
    BATTERIES,
    COPIES,
    GRAPNEL,
    LABEL_ALIKE,
    LABEL_UNLIKE,
    MOST_LIVES,
    NUMBERS,
    POST_IT,
    RADAR,
    RED,
    REWINDER,
    SINGLE_LABEL,
    VALUE_TEXTS,
    WALKIE_TALKIES,
    YELLOW,
    Stand,
    Wire,
    letter,
)
from powderkeg.rules.bombbusters.prop_events import Labelled, RadarAnswer, Recharged, Singled
from powderkeg.rules.bombbusters.rulebook import B, D, E
from powderkeg.rules.bombbusters.shapes import Exchange, Lie, OfNumber, OfWire, Recharge
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import note_same, note_some, rule_out, tag, times_on
from powderkeg.rules.core import Facts, Log, Move, Refusal, Seat

KINDS_OF_MOVE = (
    "unlike",
    "alike",
    "walkie",
    "own-walkie",
    "post-it",
    "rewinder",
    "batteries",
    "radar",
    "own-radar",
    "lie",
    "single-label",
    "grapnel",
)
AT_WIRES = {
    "unlike": LABEL_UNLIKE,
    "alike": LABEL_ALIKE,
    "post-it": POST_IT,
    "single-label": SINGLE_LABEL,
    "grapnel": GRAPNEL,
}
LOCKS_RULE = {POST_IT: E[4], SINGLE_LABEL: E[22]}


def uses(s: BombBusters, seat: Seat) -> list[Move]:
    """All that this seat may use now."""
    found: list[Move] = []
    own = (LABEL_UNLIKE, UNLIKES), (LABEL_ALIKE, ALIKES), (POST_IT, POST_ITS)
    for card, moves in (*own, (SINGLE_LABEL, SINGLES)):
        if s.may_use(seat, card):
            for stand in s.stands_of(seat):
                for place in range(len(s.stands[stand])):
                    if why_not(s, seat, moves[stand][place]) is None:
                        found.append(moves[stand][place])
    if s.may_use(seat, POST_IT) and is_liar(s, seat):
        found += lies(s, seat, False)
    if s.may_use(seat, GRAPNEL):
        for stand in range(2 * s.seats):
            for place in range(len(s.stands[stand])):
                if why_not_hooked(s, seat, GRAPNELS[stand][place]) is None:
                    found.append(GRAPNELS[stand][place])
    if s.may_use(seat, WALKIE_TALKIES):
        found += exchanges(s, seat, False)
    if s.has_power(seat, WALKIE_TALKIES):
        found += exchanges(s, seat, True)
    if s.may_use(seat, REWINDER) and why_not(s, seat, REWIND) is None:
        found.append(REWIND)
    if s.may_use(seat, BATTERIES):
        found += [move for move in RECHARGES if why_not(s, seat, move) is None]
    asked = [number for number in NUMBERS if s.setting.mission.why_not_asked(s, number) is None]
    if s.may_use(seat, RADAR):
        found += [RADARS[number] for number in asked]
    if s.has_power(seat, RADAR):
        found += [OWN_RADARS[number] for number in asked]
    return found


def exchanges(s: BombBusters, seat: Seat, own: bool) -> list[Move]:
    moves = OWN_WALKIES if own else WALKIES
    found: list[Move] = []
    for stand in s.stands_of(seat):
        for place, wire in enumerate(s.stands[stand]):
            if not s.open[wire] and wire not in s.apart:
                found += [moves[stand][place][partner] for partner in partners(s, seat)]
    return found


def why_not(s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
    """Why a use of any time is not possible."""
    if isinstance(move, Exchange):
        own = move.key == "own-walkie"
        refusal = (
            why_no_power(s, seat, WALKIE_TALKIES) if own else why_no_card(s, seat, WALKIE_TALKIES)
        )
        return refusal or why_not_exchanged(s, seat, move)
    if isinstance(move, OfNumber):
        own = move.key == "own-radar"
        refusal = why_no_power(s, seat, RADAR) if own else why_no_card(s, seat, RADAR)
        return refusal or s.setting.mission.why_not_asked(s, move.number)
    if isinstance(move, Recharge):
        fresh = [other for other in move.seats if other >= s.seats or not s.spent[other]]
        return why_no_card(s, seat, BATTERIES) or (Refusal(E[7]) if fresh else None)
    if isinstance(move, Lie):
        if not is_liar(s, seat):
            return Refusal(D[28])
        return why_no_card(s, seat, POST_IT) or why_not_lie(s, seat, move, False)
    if isinstance(move, OfWire):
        return why_not_at(s, seat, move)
    return why_no_card(s, seat, REWINDER) or why_not_rewound(s)


def why_not_exchanged(s: BombBusters, seat: Seat, move: Exchange) -> Refusal | None:
    wire = s.wire_at(move.stand, move.place)
    if wire < 0 or move.stand // 2 != seat or s.open[wire]:
        return Refusal(E[2])
    if wire in s.apart:
        return Refusal(W[5])
    return None if move.partner in partners(s, seat) else Refusal(E[2])


def partners(s: BombBusters, seat: Seat) -> list[Seat]:
    """Teammates who have a wire to hand back: what stands apart cannot be swapped (W5)."""
    found: list[Seat] = []
    for other in s.others(seat):
        for wire in s.hand(other):
            if wire not in s.apart:
                found.append(other)
                break
    return found


def why_not_at(s: BombBusters, seat: Seat, move: OfWire) -> Refusal | None:
    """Labels and Post-it: before one's own wires."""
    card = AT_WIRES[move.key]
    refusal = why_no_card(s, seat, card)
    if refusal is not None:
        return refusal
    wire = s.wire_at(move.stand, move.place)
    if card == GRAPNEL:
        return why_not_hooked(s, seat, move)
    if wire < 0 or move.stand // 2 != seat:
        return Refusal(B[20] if card in (LABEL_ALIKE, LABEL_UNLIKE) else LOCKS_RULE[card])
    if wire in s.apart:
        return Refusal(W[3])
    if card in (SINGLE_LABEL, POST_IT):
        refusal = s.setting.mission.why_not_marked(s, wire)
        if refusal is not None:
            return refusal
    if card == SINGLE_LABEL:
        blue = s.value(wire) < YELLOW and not has_label(s, wire)
        return None if blue and times_in_row(s, wire) == 1 else Refusal(E[22])
    if card == POST_IT:
        if is_liar(s, seat):
            return Refusal(D[28])
        kind = s.setting.mission.token_kind(s, seat)
        if kind == COUNT and times_on(s, wire) == COPIES:
            return Refusal(N[12])
        closed = not s.open[wire] or kind == COUNT
        return None if closed and s.value(wire) < YELLOW else Refusal(E[4])
    neighbour = s.wire_at(move.stand, move.place + 1)
    if neighbour < 0 or neighbour in s.apart or (s.open[wire] and s.open[neighbour]):
        return Refusal(E[card])
    alike = s.value(wire) == s.value(neighbour)
    return None if alike == (card == LABEL_ALIKE) else Refusal(E[card])


def is_liar(s: BombBusters, seat: Seat) -> bool:
    return s.setting.mission.token_kind(s, seat) == FALSE


def times_in_row(s: BombBusters, wire: Wire) -> int:
    """How often its value is on its stand; what its owner does not see is not counted (E20)."""
    stand, _ = s.place_of(wire)
    seen = [other for other in s.stands[stand] if s.open[other] or s.aware[other] >> stand // 2 & 1]
    return sum([s.value(other) == s.value(wire) for other in seen])


def has_label(s: BombBusters, wire: Wire) -> bool:
    return wire in s.singles


def why_not_hooked(s: BombBusters, seat: Seat, move: OfWire) -> Refusal | None:
    """Grappling Hook: a teammate's closed wire that does not stand apart."""
    wire = s.wire_at(move.stand, move.place)
    if wire < 0 or move.stand // 2 == seat or s.open[wire] or s.is_out(seat):
        return Refusal(E[26])
    return Refusal(W[5]) if wire in s.apart else None


def why_not_rewound(s: BombBusters) -> Refusal | None:
    if not s.setting.mission.has_dial:
        return Refusal(E[6])
    return Refusal(B[18]) if s.lives >= MOST_LIVES else None


def use(s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
    if isinstance(move, Exchange):
        spend(s, seat, WALKIE_TALKIES, move.key == "own-walkie", 0, log)
        s.push(Handing(s.wire_at(move.stand, move.place), move.partner), log)
    elif isinstance(move, OfNumber):
        spend(s, seat, RADAR, move.key == "own-radar", move.number, log)
        scan(s, move.number, log)
    elif isinstance(move, Recharge):
        spend(s, seat, BATTERIES, False, 0, log)
        for other in move.seats:
            s.spent[other] = False
            log.add(Recharged({"seat": other}))
    elif isinstance(move, Lie):
        spend(s, seat, POST_IT, False, 0, log)
        wire = s.wire_at(move.stand, move.place)
        note_blue(s, wire)
        lie(s, wire, move.number, "post-it", log)
    elif isinstance(move, OfWire):
        use_at(s, seat, move, log)
    else:
        spend(s, seat, REWINDER, False, 0, log)
        s.lives += 1
        log.add(Dialled({"lives": s.lives, "left": s.lives - 1, "way": "back"}))


def use_at(s: BombBusters, seat: Seat, move: OfWire, log: Log) -> None:
    wire = s.wire_at(move.stand, move.place)
    if move.key == "post-it":
        spend(s, seat, POST_IT, False, 0, log)
        tag(s, wire, "post-it", log)
        return
    if move.key == "grapnel":
        spend(s, seat, GRAPNEL, False, 0, log)
        s.push(Hooking(seat, wire), log)
        return
    if move.key == "single-label":
        spend(s, seat, SINGLE_LABEL, False, 0, log)
        s.singles.append(wire)
        row = [other for other in s.stands[move.stand] if other not in s.apart]
        note_same(s, wire, row, 1)
        rule_out(s, [wire], YELLOW)
        rule_out(s, [wire], RED)
        log.add(Singled({"owner": seat, "place": letter(move.stand, move.place)}))
        return
    alike = move.key == "alike"
    spend(s, seat, LABEL_ALIKE if alike else LABEL_UNLIKE, False, 0, log)
    s.clues.append(Label(wire, s.wire_at(move.stand, move.place + 1), alike))
    places = {
        "place": letter(move.stand, move.place),
        "next": letter(move.stand, move.place + 1),
        "label": move.key,
    }
    log.add(Labelled({"owner": seat, **places}))


def scan(s: BombBusters, number: int, log: Log) -> None:
    """Everyone answers for every stand: is there a closed blue wire of this number?"""
    for stand in s.all_stands():
        closed = [wire for wire in closed_on(s, stand) if wire not in s.apart]
        if not closed:
            continue
        yes = any(s.value(wire) == number for wire in closed)
        if not yes:
            rule_out(s, closed, number)
        else:
            note_some(s, closed, number)
        log.add(RadarAnswer(answer(s, stand, number, yes)))


def answer(s: BombBusters, stand: Stand, number: int, yes: bool) -> Facts:
    owner = stand // 2
    return {
        "owner": owner,
        "side": stand % 2 + 1,
        "stands": len(s.stands_of(owner)),
        "value": VALUE_TEXTS[number],
        "yes": "yes" if yes else "no",
    }
