"""Cards and powers that anyone may use at any time."""

from __future__ import annotations

from powderkeg.rules.bombbusters.aiming import closed_on
from powderkeg.rules.bombbusters.events import Dialled
from powderkeg.rules.bombbusters.exchange import Handing
from powderkeg.rules.bombbusters.knowing import Held, Label
from powderkeg.rules.bombbusters.locks import spend, why_no_card, why_no_power
from powderkeg.rules.bombbusters.lying import lie, lies, why_not_lie
from powderkeg.rules.bombbusters.moves import (
    ALIKES,
    OWN_RADARS,
    OWN_WALKIES,
    POST_ITS,
    RADARS,
    RECHARGES,
    REWIND,
    UNLIKES,
    WALKIES,
)
from powderkeg.rules.bombbusters.pieces import (
    BATTERIES,
    LABEL_ALIKE,
    LABEL_UNLIKE,
    MOST_LIVES,
    POST_IT,
    RADAR,
    REWINDER,
    VALUE_TEXTS,
    WALKIE_TALKIES,
    YELLOW,
    Stand,
    letter,
)
from powderkeg.rules.bombbusters.prop_events import Labelled, RadarAnswer, Recharged
from powderkeg.rules.bombbusters.rulebook import B, D, E
from powderkeg.rules.bombbusters.shapes import Exchange, Lie, OfNumber, OfWire, Recharge
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import rule_out, tag
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
)


def uses(s: BombBusters, seat: Seat) -> list[Move]:
    """All that this seat may use now."""
    found: list[Move] = []
    for card, moves in ((LABEL_UNLIKE, UNLIKES), (LABEL_ALIKE, ALIKES), (POST_IT, POST_ITS)):
        if s.has_card(card):
            for stand in s.stands_of(seat):
                for place in range(len(s.stands[stand])):
                    if why_not(s, seat, moves[stand][place]) is None:
                        found.append(moves[stand][place])
    if s.has_card(POST_IT) and s.setting.mission.lies:
        found += lies(s, seat, False)
    if s.has_card(WALKIE_TALKIES):
        found += exchanges(s, seat, False)
    if s.has_power(seat, WALKIE_TALKIES):
        found += exchanges(s, seat, True)
    if s.has_card(REWINDER) and why_not(s, seat, REWIND) is None:
        found.append(REWIND)
    if s.has_card(BATTERIES):
        found += [move for move in RECHARGES if why_not(s, seat, move) is None]
    highest = s.setting.mission.highest
    if s.has_card(RADAR):
        found += RADARS[1 : highest + 1]
    if s.has_power(seat, RADAR):
        found += OWN_RADARS[1 : highest + 1]
    return found


def exchanges(s: BombBusters, seat: Seat, own: bool) -> list[Move]:
    moves = OWN_WALKIES if own else WALKIES
    found: list[Move] = []
    for stand in s.stands_of(seat):
        for place, wire in enumerate(s.stands[stand]):
            if not s.open[wire]:
                found += [moves[stand][place][partner] for partner in s.others(seat)]
    return found


def why_not(s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
    """Why a use of any time is not possible."""
    if isinstance(move, Exchange):
        own = move.key == "own-walkie"
        refusal = why_no_power(s, seat, WALKIE_TALKIES) if own else why_no_card(s, WALKIE_TALKIES)
        return refusal or why_not_exchanged(s, seat, move)
    if isinstance(move, OfNumber):
        own = move.key == "own-radar"
        refusal = why_no_power(s, seat, RADAR) if own else why_no_card(s, RADAR)
        return refusal or (Refusal(E[8]) if move.number > s.setting.mission.highest else None)
    if isinstance(move, Recharge):
        fresh = [other for other in move.seats if other >= s.seats or not s.spent[other]]
        return why_no_card(s, BATTERIES) or (Refusal(E[7]) if fresh else None)
    if isinstance(move, Lie):
        if not s.setting.mission.lies:
            return Refusal(D[28])
        return why_no_card(s, POST_IT) or why_not_lie(s, seat, move, False)
    if isinstance(move, OfWire):
        return why_not_at(s, seat, move)
    return why_no_card(s, REWINDER) or why_not_rewound(s)


def why_not_exchanged(s: BombBusters, seat: Seat, move: Exchange) -> Refusal | None:
    wire = s.wire_at(move.stand, move.place)
    if wire < 0 or move.stand // 2 != seat or s.open[wire]:
        return Refusal(E[2])
    return None if move.partner in s.others(seat) else Refusal(E[2])


def why_not_at(s: BombBusters, seat: Seat, move: OfWire) -> Refusal | None:
    """Labels and Post-it: before one's own wires."""
    card = {"unlike": LABEL_UNLIKE, "alike": LABEL_ALIKE, "post-it": POST_IT}[move.key]
    refusal = why_no_card(s, card)
    if refusal is not None:
        return refusal
    wire = s.wire_at(move.stand, move.place)
    if wire < 0 or move.stand // 2 != seat:
        return Refusal(E[4] if card == POST_IT else B[20])
    if card == POST_IT:
        if s.setting.mission.lies:
            return Refusal(D[28])
        closed = not s.open[wire] and s.value(wire) < YELLOW and not s.tokens[wire]
        return None if closed else Refusal(E[4])
    neighbour = s.wire_at(move.stand, move.place + 1)
    if neighbour < 0 or (s.open[wire] and s.open[neighbour]):
        return Refusal(E[card])
    alike = s.value(wire) == s.value(neighbour)
    return None if alike == (card == LABEL_ALIKE) else Refusal(E[card])


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
        lie(s, s.wire_at(move.stand, move.place), move.number, "post-it", log)
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
    alike = move.key == "alike"
    spend(s, seat, LABEL_ALIKE if alike else LABEL_UNLIKE, False, 0, log)
    s.labels.append(Label(wire, s.wire_at(move.stand, move.place + 1), alike))
    places = {
        "place": letter(move.stand, move.place),
        "next": letter(move.stand, move.place + 1),
        "label": move.key,
    }
    log.add(Labelled({"owner": seat, **places}))


def scan(s: BombBusters, number: int, log: Log) -> None:
    """Everyone answers for every stand: is there a closed blue wire of this number?"""
    for stand in s.all_stands():
        closed = closed_on(s, stand)
        if not closed:
            continue
        yes = any(s.value(wire) == number for wire in closed)
        if not yes:
            rule_out(s, closed, number)
        elif not any(s.known[wire] == number for wire in closed):
            s.helds.append(Held(number, tuple(closed)))
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
