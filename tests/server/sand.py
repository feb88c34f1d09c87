"""Sand: a tiny game of moving hands. Each shakes a glass, tick by tick, and stops in time.

A push is one byte, at most 100. Who has shaken most when the sand is through has lost; who stops is
out of it. If two or more did not stop, the one who is first to grab is saved.
"""

from __future__ import annotations

import zlib
from typing import Any

from powderkeg.rules.clauses import Clauses
from powderkeg.rules.core import (
    CLOCK,
    NEVER,
    NOT_NOW,
    SILENT,
    Chapter,
    Event,
    Facts,
    Log,
    Move,
    MoveSpace,
    Outcome,
    Phase,
    Refusal,
    Seat,
    State,
    View,
)
from powderkeg.rules.game import Game
from powderkeg.rules.manners import Manners
from powderkeg.rules.rng import Rng
from powderkeg.rules.scenes import Scenes
from powderkeg.rules.setup import Setup
from powderkeg.rules.stream import Stream
from powderkeg.rules.telling import Line, Telling

END = 240
BOOK = Chapter("sand")
AHEAD = BOOK.rule("AHEAD", "one second ahead")
FALSE = BOOK.rule("FALSE", "the judge's glass")
WON = BOOK.rule("WON", "the end")


class Shake(Move):
    """What a hand did, and how the glass stood after it; a stop ends with it."""

    def __init__(self, kind: str, pushes: bytes, claim: str) -> None:
        super().__init__(f"{kind}:{pushes.hex()}~{claim}")
        self.pushes = pushes
        self.claim = claim


class Grab(Move):
    def __init__(self, ticks: int) -> None:
        super().__init__(f"grab:{ticks}")
        self.ticks = ticks


class SandMoves(MoveSpace):
    def parse(self, text: str) -> Move | None:
        kind, _, rest = text.partition(":")
        if kind == "grab":
            return Grab(int(rest))
        if kind in ("shake", "stop"):
            pushes, _, claim = rest.partition("~")
            return Shake(kind, bytes.fromhex(pushes), claim)
        return super().parse(text)


class Happening(Event):
    def __init__(self, key: str, facts: Facts) -> None:
        self.what = key
        self.told = facts

    def facts(self) -> Facts:
        return self.told

    def to_json(self) -> Facts:
        return {"event": self.what, **self.told}


class Sand(State):
    def __init__(self, seats: int, phases: list[Phase[Any]]) -> None:
        super().__init__(seats, phases)
        self.pushes = [b""] * seats
        self.stopped: list[int | None] = [None] * seats
        self.grabbed: list[int | None] = [None] * seats

    def clone(self) -> Sand:
        twin = Sand(self.seats, self.phases.copy())
        twin.pushes, twin.stopped = self.pushes.copy(), self.stopped.copy()
        twin.grabbed = self.grabbed.copy()
        return twin

    def reimagine(self, seat: Seat, rng: Rng) -> Sand:
        return self.clone()

    def shaking(self) -> list[Seat]:
        seats = range(self.seats)
        return [s for s in seats if self.stopped[s] is None and len(self.pushes[s]) < END]

    def view(self, seat: Seat) -> View:
        ticks = [len(pushes) for pushes in self.pushes]
        mine = self.pushes[seat].hex() if seat >= 0 else ""
        phase = self.phases[-1].key
        return {"phase": phase, "ticks": ticks, "mine": mine, "stopped": [*self.stopped]}

    def outcome(self) -> Outcome | None:
        if self.phases[-1] is not OVER:
            return None
        return Outcome([-float(sum(pushes)) for pushes in self.pushes], [0], WON)


class Wait(Phase[Sand]):
    """A tick of the clock, and the sand is turned."""

    key = "wait"

    def due(self, s: Sand) -> int:
        return 1

    def play(self, s: Sand, actor: Seat, move: Move, log: Log) -> None:
        log.add(Happening("turned", {}))
        s.go(RUN, log)


class Run(Phase[Sand]):
    key = "run"

    def deciders(self, s: Sand) -> list[Seat]:
        return s.shaking()

    def moves(self, s: Sand, seat: Seat) -> list[Move]:
        return [STOP]

    def refusal(self, s: Sand, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Shake):
            return Refusal(NOT_NOW)
        after = s.pushes[seat] + move.pushes
        if len(after) > 60 + min(len(s.pushes[other]) for other in s.shaking()):
            return Refusal(AHEAD)
        return Refusal(FALSE) if move.claim not in ("", hash_of(after)) else None

    def play(self, s: Sand, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Shake)
        s.pushes[actor] += move.pushes
        tick = len(s.pushes[actor])
        if move.key == "stop":
            s.stopped[actor] = tick
            log.add(Happening("stopped", {"seat": actor, "tick": tick}))
        else:
            log.add(Happening("shook", {"seat": actor, "tick": tick}))
        if not s.shaking():
            s.go(RACE if s.stopped.count(None) > 1 else OVER, log)


class Race(Phase[Sand]):
    key = "race"
    timed = True

    def deciders(self, s: Sand) -> list[Seat]:
        return [seat for seat in range(s.seats) if s.stopped[seat] is None]

    def moves(self, s: Sand, seat: Seat) -> list[Move]:
        return [Grab(1)]

    def refusal(self, s: Sand, seat: Seat, move: Move) -> Refusal | None:
        return None if isinstance(move, Grab) else Refusal(NOT_NOW)

    def due(self, s: Sand) -> int:
        return 100

    def play(self, s: Sand, actor: Seat, move: Move, log: Log) -> None:
        if actor != CLOCK:
            assert isinstance(move, Grab)
            s.grabbed[actor] = move.ticks
            log.add(Happening("grabbed", {"seat": actor, "ticks": move.ticks}))
        s.go(OVER, log)


class Over(Phase[Sand]):
    key = "over"

    def due(self, s: Sand) -> int:
        return NEVER


WAIT, RUN, RACE, OVER = Wait(), Run(), Race(), Over()
STOP = Shake("stop", b"", "")


def hash_of(pushes: bytes) -> str:
    return f"{zlib.crc32(pushes):08x}"


class SandStream(Stream):
    def __init__(self) -> None:
        self.rate, self.beat, self.most, self.lag, self.width = 60, 12, 60, 24, 1

    def hands(self, state: State) -> list[Seat]:
        assert isinstance(state, Sand)
        return state.shaking() if state.phases[-1] is RUN else []

    def tick(self, state: State, seat: Seat) -> int:
        return len(self.done(state, seat))

    def done(self, state: State, seat: Seat) -> bytes:
        assert isinstance(state, Sand)
        return state.pushes[seat]

    def end(self, state: State) -> int:
        return END

    def wrong(self, pushes: bytes) -> int:
        return next((tick for tick, push in enumerate(pushes) if push > 100), -1)

    def act(self, pushes: bytes, claim: str) -> Move:
        return Shake("shake", pushes, claim)

    def stop(self, pushes: bytes, claim: str) -> Move:
        return Shake("stop", pushes, claim)

    def grab(self, ticks: int) -> Move:
        return Grab(ticks)

    def grabbed(self, move: Move) -> int | None:
        return move.ticks if isinstance(move, Grab) else None

    def pushes(self, move: Move) -> bytes | None:
        return move.pushes if isinstance(move, Shake) and move.key == "shake" else None

    def is_stop(self, move: Move) -> bool:
        return move.key == "stop"

    def claims(self, move: Move) -> bool:
        return isinstance(move, Shake) and move.claim != ""

    def look(self, state: State, seat: Seat, tail: bytes) -> list[int]:
        return [sum(self.done(state, seat) + tail)]

    def hash(self, state: State, seat: Seat, tail: bytes) -> str:
        return hash_of(self.done(state, seat) + tail)


class SandScenes(Scenes):
    def read(self, text: str) -> Sand:
        words = Clauses(text, ["shaken"]).get("shaken")
        shaken = [bytes.fromhex(word.removeprefix("-")) for word in words]
        state = Sand(len(shaken), [RUN])
        state.pushes = shaken
        return state

    def write(self, state: State) -> str:
        assert isinstance(state, Sand)
        return "shaken " + " ".join(pushes.hex() or "-" for pushes in state.pushes)


def prompt(view: View) -> Line:
    return Line("prompt")


def twin(view: View) -> list[Line]:
    return []


class SandGame(Game):
    def __init__(self) -> None:
        self.name, self.version, self.minutes = "sand", 1, "1"
        self.seats = range(2, 4)
        self.moves = SandMoves([STOP])
        self.chapters, self.options, self.bound = [BOOK], [], 100
        self.telling = Telling(prompt, twin, dict, [])
        self.manners = Manners(takebacks="none")
        self.scenes = SandScenes()
        self.stream = SandStream()

    def start(self, setup: Setup, log: Log = SILENT) -> Sand:
        return Sand(setup.seats, [WAIT])


GAME = SandGame()
