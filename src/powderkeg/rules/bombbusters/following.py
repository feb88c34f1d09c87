"""What follows when wires are cut: a seal, an open lock, instant cards, an empty hand (N4)."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.bombbusters.events import Validated
from powderkeg.rules.bombbusters.moves import BLASTS
from powderkeg.rules.bombbusters.pieces import (
    EMERGENCY_DROP,
    EQUIPMENT_TEXTS,
    FALSE_BOTTOM,
    INSTANT,
    NUMBERS,
    STANDS,
    VALUE_TEXTS,
    YELLOW,
    Value,
    Wire,
    spot,
)
from powderkeg.rules.bombbusters.prop_events import Disintegrated, Equipped, Restored, Unlocked
from powderkeg.rules.bombbusters.shapes import Equip, OfNumber
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Facts, Json, Log, Move, Phase, Seat

FALSE_BOTTOM_GIVES: Final = 2


def open_wire(s: BombBusters, wire: Wire) -> None:
    """It lies face up from now on."""
    s.open[wire] = True
    value = s.value(wire)
    s.known[wire] = value
    s.shown[wire] = value
    s.cut[value] += 1


def note_cut(s: BombBusters, value: Value, before: int, log: Log) -> None:
    """What follows from wires being cut: a seal, an open lock, False Bottom."""
    mission = s.setting.mission
    if value < YELLOW and s.cut[value] == s.count(value):
        if mission.seals(s):
            log.add(Validated({"value": VALUE_TEXTS[value]}))
        mission.validated(s, value, log)
    after = s.cut[value]
    s.cut[value] = before
    locked = [card for card in s.cards if not s.used[card] and s.is_locked(card)]
    s.cut[value] = after
    for card in locked:
        if not s.is_locked(card):
            log.add(Unlocked({"equipment": EQUIPMENT_TEXTS[card]}))


def close_again(s: BombBusters, wire: Wire) -> None:
    """A cut wire stands closed again: known to all, though nothing shows it (mission 42)."""
    s.open[wire] = False
    s.shown[wire] = 0
    s.tokens[wire] = 0
    s.cut[s.value(wire)] -= 1


def settle(s: BombBusters, value: Value, before: int, log: Log) -> None:
    """After any right cut."""
    note_cut(s, value, before, log)
    s.setting.mission.succeeded(s, value, log)
    happen(s, log)
    note_empty(s, log)


def note_empty(s: BombBusters, log: Log) -> None:
    for seat in range(s.seats):
        if s.is_out(seat):
            s.setting.mission.emptied(s, seat, log)


def happen(s: BombBusters, log: Log) -> None:
    """What is unlocked and instant happens, yellow first, then by number."""
    for card in INSTANT:
        if s.has_card(card):
            s.used[card] = True
            if card == FALSE_BOTTOM:
                for _ in range(FALSE_BOTTOM_GIVES):
                    s.owe(ONE_MORE_CARD)
            elif card == EMERGENCY_DROP:
                restore(s, log)
            else:
                s.owe(BLAST)


def restore(s: BombBusters, log: Log) -> None:
    """Used cards can be used once more, but for those whose moment is over (E16)."""
    back = [card for card in s.cards if s.used[card] and card not in INSTANT]
    for card in back:
        s.used[card] = False
    names: list[Json] = [EQUIPMENT_TEXTS[card] for card in back]
    log.add(Restored({"cards": names, "count": len(names)}))


class OneMoreCard(Phase[BombBusters]):
    """False Bottom: a card comes to the table, if one is left (E15)."""

    key: ClassVar[str] = "false-bottom"

    def begin(self, s: BombBusters, log: Log) -> None:
        if not self.chances(s):
            s.pop(log)

    def chances(self, s: BombBusters) -> list[Move]:
        return s.possible_cards()

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Equip)
        s.cards.append(move.card)
        log.add(Equipped({"cards": [EQUIPMENT_TEXTS[move.card]], "count": 1}))
        happen(s, log)
        phase = s.setting.mission.card_came(s)
        if phase is None:
            s.pop(log)
        else:
            s.go(phase, log)


class Blasting(Phase[BombBusters]):
    """The Disintegrator hits a number: all that are left of it are cut, by nobody (E18)."""

    key: ClassVar[str] = "blast"

    def chances(self, s: BombBusters) -> list[Move]:
        return [BLASTS[number] for number in NUMBERS]

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfNumber)
        cut_rest(s, move.number, log)
        s.pop(log)


def cut_rest(s: BombBusters, value: Value, log: Log) -> None:
    """All wires that are left of a number are cut, and it is nobody's cut."""
    before = s.cut[value]
    wires = [w for stand in STANDS for w in s.stands[stand] if not s.open[w]]
    hit = [wire for wire in wires if s.value(wire) == value]
    spots: list[Json] = []
    for wire in hit:
        open_wire(s, wire)
        stand, place = s.place_of(wire)
        spots.append(spot(stand, place))
    facts: Facts = {"value": VALUE_TEXTS[value], "spots": spots, "count": len(spots)}
    log.add(Disintegrated(facts))
    if hit:
        note_cut(s, value, before, log)
        happen(s, log)
        note_empty(s, log)


ONE_MORE_CARD: Final = OneMoreCard()
BLAST: Final = Blasting()
