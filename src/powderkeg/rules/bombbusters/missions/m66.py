"""Mission 66: through the bunker, stage by stage."""

from __future__ import annotations

from typing import Any, Final

from powderkeg.rules.bombbusters.aiming import turn_is_over
from powderkeg.rules.bombbusters.bunker_map import GOALS, LEVER, STAGES, STRIPED, WHAT
from powderkeg.rules.bombbusters.claim import Claim
from powderkeg.rules.bombbusters.cutting import copies
from powderkeg.rules.bombbusters.events import FoundRed, YellowsCut
from powderkeg.rules.bombbusters.missions.bunker import EXCHANGE, HOLD, LAY_SIDES, MARK, STEP
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.naming import Naming, cut_together, spots
from powderkeg.rules.bombbusters.missions.recording import LISTEN, Timed, say
from powderkeg.rules.bombbusters.missions.rules_55 import M66
from powderkeg.rules.bombbusters.moves import YELLOWS
from powderkeg.rules.bombbusters.over import advance, explode
from powderkeg.rules.bombbusters.pieces import COPIES, NO_SEAT, RED, YELLOW, Value, Wire, letter
from powderkeg.rules.bombbusters.prop_events import ActionDone, GoalReached, LeverMissed
from powderkeg.rules.bombbusters.props.bunker import Bunker
from powderkeg.rules.bombbusters.props.clock import Clock, Timetable
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.props.recording import Recording
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import rule_out, tag
from powderkeg.rules.core import NO_MOVES, NOT_NOW, Facts, Log, Move, Phase, Refusal, Rule, Seat

# Ticks from the start: the end of each stage, and of the exchange between the fourth and fifth.
EVENTS: Final = [
    (80, "stage"),
    (155, "stage"),
    (215, "stage"),
    (305, "stage"),
    (315, "exchange"),
    (420, "stage"),
    (440, "end"),
]
THE_END: Final = 440
TIMETABLE: Final = Timetable(EVENTS, THE_END, [], 0)
CALM_TURNS: Final = [10, 8, 6, 10, 12, 6]  # by stage
EXCHANGED: Final = 5  # before this stage the constraints may be exchanged
AT_LEVER: Final = 2  # wires to name


class FinalCountdown(Timed):
    """Cuts steer a figure; the last stage is the bomb."""

    def __init__(self) -> None:
        super().__init__(66, reds=(2, 2), yellows=(2, 2))
        self.endings = {"time": M66[8], "escaped": M66[15]}
        self.phases = [STEP, HOLD, MARK]
        self.interludes = [LISTEN, EXCHANGE]
        self.claimings = [NamingAtLever]
        self.namings = {"yellows": NamingAtLever}
        self.runs_on = True

    def props(self, seats: int) -> list[Prop]:
        return [Clock(TIMETABLE), Recording(66, calm=(1, 2, 3, 4, 5, 6, 7)), Bunker()]

    def before_tokens(self, s: BombBusters) -> Phase[Any] | None:
        return LAY_SIDES

    def begin_turn(self, s: BombBusters, log: Log) -> Phase[Any] | None:
        bunker = s.prop(Bunker)
        if bunker.told < bunker.stage:
            bunker.told = bunker.stage
            self.begin_stage(s)
            exchange = bunker.stage == EXCHANGED
            say(s, EXCHANGED if exchange else caption_of(bunker.stage), log)
        return super().begin_turn(s, log)

    def is_late(self, s: BombBusters) -> bool:
        return s.turns >= s.prop(Clock).until

    # Stages.

    def begin_stage(self, s: BombBusters) -> None:
        """Its time begins."""
        bunker, clock = s.prop(Bunker), s.prop(Clock)
        if s.setting.clock:
            clock.until = EVENTS[clock.event][0]
        else:
            clock.until = s.turns + CALM_TURNS[bunker.stage - 1]
            clock.until += bunker.saved if bunker.stage == STAGES else 0

    def heard(self, s: BombBusters, caption: int, log: Log) -> None:
        if caption == EXCHANGED:
            s.push(EXCHANGE, log)

    def reach(self, s: BombBusters, log: Log) -> None:
        """The goal of this stage: early, so all wait; without seconds the next one comes now."""
        bunker = s.prop(Bunker)
        bunker.reached = True
        log.add(GoalReached({"space": WHAT[GOALS[bunker.stage - 1]]}))
        if s.setting.clock:
            bunker.steps = 0
            s.owe(HOLD)
        else:
            bunker.saved += s.prop(Clock).until - (s.turns + 1)
            self.next_stage(s)

    def next_stage(self, s: BombBusters) -> None:
        bunker = s.prop(Bunker)
        bunker.stage += 1
        bunker.reached = False

    def happen(self, s: BombBusters, event: str, log: Log) -> None:
        """The time of a stage is over: the goal is reached, or the bomb goes off."""
        phase = s.phases[-1]
        if phase is EXCHANGE:
            self.exchanged(s, log)
        elif phase is HOLD:
            self.next_stage(s)
            s.pop(log)
        else:
            explode(s, "time", [], log)

    def exchanged(self, s: BombBusters, log: Log) -> None:
        """The constraints lie as they will."""
        s.prop(Bunker).pinned = ""
        s.phases.pop()
        self.begin_stage(s)
        say(s, caption_of(EXCHANGED), log)
        if not s.setting.clock:
            s.phases[-1].begin(s, log)

    def run_out(self, s: BombBusters, log: Log) -> None:
        """Nobody needs the rest of this time."""
        if s.setting.clock:
            self.pass_time(s, s.prop(Clock).due(s), log)
        else:
            self.exchanged(s, log)

    # Cuts steer the figure.

    def why_not_named(self, s: BombBusters, seat: Seat, value: Value) -> Refusal | None:
        return Refusal(M66[7]) if value == YELLOW else None

    def charge(self, s: BombBusters, claim: Claim, log: Log) -> Phase[Any] | None:
        """Right or wrong, it will move the figure; a Solo Cut of four does so twice."""
        bunker = s.prop(Bunker)
        bunker.said = claim.values[0]
        bunker.right = False
        four = claim.how == "solo" and len(copies(s, claim.seat, bunker.said)) == COPIES
        bunker.steps = 2 if four else 1
        s.owe(STEP)
        return None

    def succeeded(self, s: BombBusters, value: Value, log: Log) -> None:
        if value != YELLOW:
            bunker = s.prop(Bunker)
            bunker.said = value
            bunker.right = True

    def act_there(self, s: BombBusters, log: Log) -> None:
        """A right cut does what is to be done on the striped space."""
        log.add(ActionDone({"space": WHAT[s.prop(Bunker).at]}))
        self.reach(s, log)

    # The lever.

    def specials(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [YELLOWS] if self.why_not(s, seat, YELLOWS) is None else NO_MOVES

    def why_not(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if move is not YELLOWS:
            return Refusal(NOT_NOW)
        bunker = s.prop(Bunker)
        at_lever = bunker.at == LEVER and bunker.stage == STRIPED[LEVER] and not bunker.reached
        return None if at_lever else Refusal(M66[7])

    def need(self, s: BombBusters, how: str) -> int:
        return AT_LEVER

    def play(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        s.go(NamingAtLever(Claim(seat, "yellows", (YELLOW,), 0, AT_LEVER, ())), log)

    # The end.

    def is_done(self, s: BombBusters) -> bool:
        return s.prop(Bunker).stage == STAGES

    def turn_ends(self, s: BombBusters, log: Log) -> None:
        """Out of wires before the Doctor is caught (M66.15)."""
        if s.after(s.turn) == NO_SEAT:
            explode(s, "escaped", [], log)


def caption_of(stage: int) -> int:
    """What is said when it begins; the exchange has words of its own."""
    return stage if stage < EXCHANGED else stage + 1


class NamingAtLever(Naming):
    """Two wires, anybody's: both yellow, or a step on the dial and a token (M66.9)."""

    def rule(self) -> Rule:
        return M66[9]

    def judge(self, s: BombBusters, wires: tuple[Wire, ...], log: Log) -> None:
        bunker = s.prop(Bunker)
        wrong = [wire for wire in wires if s.value(wire) != YELLOW]
        reds = [wire for wire in wrong if s.value(wire) == RED]
        if not wrong:
            cut_together(s, wires, YellowsCut({"seat": s.cutter, "spots": spots(s, wires)}), log)
            log.add(ActionDone({"space": WHAT[LEVER]}))
            FINAL.reach(s, log)
            turn_is_over(s, log)
            return
        if reds and not s.stable:
            explode(s, "red", reds[:1], log)
            return
        facts: Facts = {"seat": s.cutter, "spots": spots(s, wires)}
        log.add(LeverMissed({**facts, "wrong": len(wrong)}))
        rule_out(s, wrong, YELLOW)
        for wire in wires:
            if wire not in wrong:
                s.known[wire] = s.shown[wire] = YELLOW
        for wire in reds:
            s.known[wire] = s.shown[wire] = RED
            stand, place = s.place_of(wire)
            log.add(FoundRed({"owner": stand // 2, "places": [letter(stand, place)], "count": 1}))
        advance(s, log)
        bunker.wrong = [wire for wire in wrong if wire not in reds]
        if s.over is None and len(bunker.wrong) > 1:
            s.go(MARK, log)
            return
        for wire in bunker.wrong:
            if not s.tokens[wire]:
                tag(s, wire, "miss", log)
        bunker.wrong = []
        turn_is_over(s, log)


FINAL: Final = FinalCountdown()
MISSION: Final[Mission] = FINAL
