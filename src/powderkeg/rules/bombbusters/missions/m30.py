"""Mission 30: a voice sets targets."""

from __future__ import annotations

from typing import Any, Final

from powderkeg.rules.bombbusters.aiming import turn_is_over
from powderkeg.rules.bombbusters.claim import Claim
from powderkeg.rules.bombbusters.events import YellowsCut
from powderkeg.rules.bombbusters.following import cut_rest
from powderkeg.rules.bombbusters.missions.acts import pass_turn
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.naming import Naming, cut_together, spots
from powderkeg.rules.bombbusters.missions.recording import LISTEN, say
from powderkeg.rules.bombbusters.missions.rules_20 import M30
from powderkeg.rules.bombbusters.missions.skipping import MustPlay
from powderkeg.rules.bombbusters.over import advance, defuse, explode
from powderkeg.rules.bombbusters.pieces import (
    EQUIPMENT_TEXTS,
    NO_SEAT,
    NUMBERS,
    VALUE_TEXTS,
    YELLOW,
    Value,
    Wire,
)
from powderkeg.rules.bombbusters.placing import LAY
from powderkeg.rules.bombbusters.prop_events import (
    CardRemoved,
    CardTurned,
    TargetJudged,
    ToldNumber,
    ToldYellows,
)
from powderkeg.rules.bombbusters.props.clock import Clock, Timetable
from powderkeg.rules.bombbusters.props.deck import Deck
from powderkeg.rules.bombbusters.props.faces import Faces
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.props.recording import Recording
from powderkeg.rules.bombbusters.props.targets import LAST, TARGETS, THREE_NUMBERS, Targets
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import note_count, note_held, rule_out
from powderkeg.rules.core import NO_MOVES, Json, Log, Move, Phase, Refusal, Rule, Seat

# How long each stretch lasts: the free play, seven targets, three numbers, the last one.
WINDOWS: Final = [67, 20, 20, 20, 20, 15, 15, 15, 120, 120]
ENDS: Final = [sum(WINDOWS[: stretch + 1]) for stretch in range(len(WINDOWS))]
EVENTS: Final = [(end, "stretch") for end in ENDS]
TIMETABLE: Final = Timetable(EVENTS, ENDS[-1], [], 0)
# Without seconds: rounds of as many turns as seats have wires, and so many turns at least.
CALM_ROUNDS: Final = {THREE_NUMBERS: (3, 10), LAST: (4, 16)}
THREE: Final = 3
# What the voice says, by its number; a target is told by the number of its stretch and one more.
FREE_PLAY: Final = 1
NAME_YELLOWS: Final = 10
LAST_STRETCH: Final = 11


class SpeedMission(MustPlay):
    """Targets by the clock, then three numbers, then all the rest."""

    def __init__(self) -> None:
        super().__init__(30, reds=(1, 2), yellows=(4, 4))
        self.endings = {"time": M30[4], "not-yellow": M30[4]}
        self.interludes = [LISTEN]
        self.claimings = [NamingTheYellows]
        self.namings = {"yellows": NamingTheYellows}
        self.skips_by = M30[3]

    def props(self, seats: int) -> list[Prop]:
        clock = Clock(TIMETABLE, until=WINDOWS[0])
        return [
            clock,
            Recording(30, calm=(6, 9, 11)),
            Targets(),
            Deck([*NUMBERS], [], 0),
            Faces([]),
        ]

    # Stretches.

    def due(self, s: BombBusters) -> int:
        return s.prop(Clock).due(s)

    def pass_time(self, s: BombBusters, ticks: int, log: Log) -> None:
        if s.prop(Clock).pass_time(ticks):
            self.end_stretch(s, log)

    def begin_turn(self, s: BombBusters, log: Log) -> Phase[Any] | None:
        targets = s.prop(Targets)
        if not s.turns and not s.prop(Recording).caption:
            self.begin_stretch(s)
            say(s, FREE_PLAY, log)
        elif targets.news:
            targets.news = False
            self.begin_stretch(s)
            say(s, LAST_STRETCH, log)
        elif not s.setting.clock and s.turns >= s.prop(Clock).until:
            self.end_stretch(s, log)
        return None

    def begin_stretch(self, s: BombBusters) -> None:
        clock = s.prop(Clock)
        stretch = s.prop(Targets).stretch
        if s.setting.clock:
            clock.until = ENDS[stretch]
        else:
            rounds, least = CALM_ROUNDS.get(stretch, (1, 1))
            clock.until = s.turns + max(least, rounds * len(s.others(NO_SEAT)))

    def end_stretch(self, s: BombBusters, log: Log) -> None:
        """Its time is over: it is judged, and the next one announced."""
        targets, deck = s.prop(Targets), s.prop(Deck)
        stretch = targets.stretch
        if stretch == LAST:
            explode(s, "time", [], log)
            return
        if stretch == THREE_NUMBERS:
            self.end_numbers(s, log)
            return
        if stretch > 0:
            self.judge_target(s, stretch, log)
            deck.card = 0
        if s.over is not None:
            return
        targets.stretch += 1
        self.begin_stretch(s)
        say(s, targets.stretch + 1, log)

    def judge_target(self, s: BombBusters, target: int, log: Log) -> None:
        value = s.prop(Deck).card
        reached = s.prop(Targets).is_reached(s)
        facts = {"value": VALUE_TEXTS[value], "reached": "yes" if reached else "no"}
        log.add(TargetJudged({"target": target, **facts}))
        if not reached and target == 1:
            advance(s, log)
        elif not reached and target == 3:
            self.remove_card(s, log)
        elif reached and target == 4:
            for seat in range(s.seats):
                count = len([wire for wire in s.hand(seat) if s.value(wire) == YELLOW])
                if not s.is_out(seat):
                    note_count(s, s.hand(seat), YELLOW, count)
                log.add(ToldYellows({"seat": seat, "count": count}))
        elif reached and target == 6:
            s.prop(Targets).extra = True
        elif reached and target == TARGETS:
            cut_rest(s, value, log)

    def remove_card(self, s: BombBusters, log: Log) -> None:
        """The lowest number of those not used; False Bottom is higher than 12."""
        cards = sorted([card for card in s.cards if not s.used[card]])
        if cards:
            s.cards.remove(cards[0])
            log.add(CardRemoved({"equipment": EQUIPMENT_TEXTS[cards[0]]}))

    def heard(self, s: BombBusters, caption: int, log: Log) -> None:
        if s.is_out(s.turn):  # the last target took its wires
            pass_turn(s, log)
        if s.over is None and FREE_PLAY < caption < NAME_YELLOWS:
            s.push(LAY, log)
        elif s.over is None and caption == NAME_YELLOWS:
            self.ask_for_yellows(s, log)

    # Number cards.

    def to_lay(self, s: BombBusters) -> list[int]:
        targets, deck = s.prop(Targets), s.prop(Deck)
        if targets.stretch == THREE_NUMBERS:
            is_done = len(s.prop(Faces).cards) == THREE
        else:
            is_done = not targets.extra and deck.card > 0
        return [] if is_done else deck.left

    def lay(self, s: BombBusters, number: int, log: Log) -> None:
        targets, deck = s.prop(Targets), s.prop(Deck)
        deck.left.remove(number)
        log.add(CardTurned({"value": VALUE_TEXTS[number]}))
        if targets.extra:
            targets.extra = False
            self.tell_number(s, number, log)
        elif targets.stretch == THREE_NUMBERS:
            s.prop(Faces).cards.append(number)
        else:
            deck.card = number

    def tell_number(self, s: BombBusters, number: int, log: Log) -> None:
        """Whoever's turn it is tells whether they hold it."""
        holds = s.holds(s.turn)[number] > 0
        if holds:
            note_held(s, s.turn, number)
        else:
            rule_out(s, s.hand(s.turn), number)
        said = "yes" if holds else "no"
        log.add(ToldNumber({"seat": s.turn, "value": VALUE_TEXTS[number], "holds": said}))

    # Three numbers.

    def why_not_named(self, s: BombBusters, seat: Seat, value: Value) -> Refusal | None:
        cards = s.prop(Faces).cards
        if not cards or value in cards:
            return None
        numbers: list[Json] = [*cards]
        return Refusal(M30[3], {"numbers": numbers, "value": VALUE_TEXTS[value]})

    def specials(self, s: BombBusters, seat: Seat) -> list[Move]:
        return super().specials(s, seat) if s.prop(Faces).cards else NO_MOVES

    def why_not(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().why_not(s, seat, move)
        return refusal if s.prop(Faces).cards else refusal or Refusal(M30[3], {"numbers": []})

    def has_won(self, s: BombBusters) -> bool:
        cards = s.prop(Faces).cards
        return bool(cards) and all(s.cut[card] == s.count(card) for card in cards)

    def turn_ends(self, s: BombBusters, log: Log) -> None:
        """All three numbers are finished: nothing can go wrong any more."""
        if self.has_won(s):
            defuse(s, log)

    def end_numbers(self, s: BombBusters, log: Log) -> None:
        if self.has_won(s):
            defuse(s, log)
        else:
            say(s, NAME_YELLOWS, log)

    # The last yellows.

    def need(self, s: BombBusters, how: str) -> int:
        return s.count(YELLOW) - s.cut[YELLOW]

    def ask_for_yellows(self, s: BombBusters, log: Log) -> None:
        """Whoever's turn it is names all that are left; none left: that is done."""
        need = self.need(s, "yellows")
        if need:
            s.go(NamingTheYellows(Claim(s.turn, "yellows", (YELLOW,), 0, need, ())), log)
            return
        self.begin_last(s)
        s.prop(Targets).news = False
        self.begin_stretch(s)
        say(s, LAST_STRETCH, log)

    def begin_last(self, s: BombBusters) -> None:
        """The cards go away; the last stretch is announced before the next turn."""
        targets = s.prop(Targets)
        targets.stretch = LAST
        targets.news = True
        s.prop(Faces).cards = []


class NamingTheYellows(Naming):
    """All at once, one's own as well; one wrong wire, and the bomb explodes (N15)."""

    def rule(self) -> Rule:
        return M30[4]

    def judge(self, s: BombBusters, wires: tuple[Wire, ...], log: Log) -> None:
        wrong = [wire for wire in wires if s.value(wire) != YELLOW]
        if wrong:
            explode(s, "not-yellow", wrong[:1], log)
            return
        cut_together(s, wires, YellowsCut({"seat": s.cutter, "spots": spots(s, wires)}), log)
        SPEED.begin_last(s)
        turn_is_over(s, log)


SPEED: Final = SpeedMission()
MISSION: Final[Mission] = SPEED
