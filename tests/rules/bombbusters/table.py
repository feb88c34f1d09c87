"""What the tests of Bomb Busters need to say: a scene, an act, a sentence."""

from __future__ import annotations

from collections.abc import Iterator

from powderkeg.rules.bombbusters import GAME
from powderkeg.rules.bombbusters.missions.roster import MISSIONS as ROSTER
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.views import (
    BombBustersView,
    ClaimView,
    EquipmentView,
    SeatView,
    WireView,
)
from powderkeg.rules.core import (
    CHANCE,
    CLOCK,
    EVERYONE,
    SILENT,
    WATCHER,
    Event,
    Log,
    Move,
    Refusal,
    Rule,
    Seat,
)
from powderkeg.rules.rng import Rng
from powderkeg.rules.setup import Setup
from tests.rules.acts import fact, split

MISSIONS = [int(number) for number in ROSTER]
# Who can play what: 34 and 65 are not for two.
TABLES = [(m, n) for m in MISSIONS for n in range(ROSTER[str(m)].fewest, 6)]


# Games from the beginning.


def agreed(seats: int = 4, mission: int = 4, **options: str) -> Setup:
    """A set-up; the Captain is seat 0 unless it is said otherwise."""
    return GAME.setup(seats, {"mission": str(mission), "captain": "1", **options})


def start(seats: int = 4, mission: int = 4, **options: str) -> BombBusters:
    """A game before its first act."""
    setup = agreed(seats, mission, **options)
    assert GAME.refusal(setup) is None
    return GAME.start(setup)


def run_to(s: BombBusters, *phases: str, seed: str = "wires") -> list[Event]:
    """Chance and seats do anything until one of the phases comes; and what was told to all."""
    rng = Rng(seed)
    log = Log()
    while phase(s) not in phases:
        actor = s.actors()[0]
        s.play(actor, rng.pick(s.chances() if actor == CHANCE else s.moves(actor)), log)
    return log.seen_by(WATCHER)


def dealt(seats: int = 4, mission: int = 4, seed: str = "wires", **options: str) -> BombBusters:
    """A game whose wires are dealt, before equipment and tokens."""
    s = start(seats, mission, **options)
    run_to(s, "equip", "info", "token", "lie", "turn", "card", seed=seed)
    return s


def somehow(s: BombBusters, actor: Seat, rng: Rng) -> Move:
    """Anything, but most cuts are right: otherwise games are short."""
    moves = s.chances() if actor == CHANCE else s.moves(actor)
    dull = {"skip", "decline", "reversed", "reversed-solo"} if rng.below(4) else set()
    kind = rng.pick(sorted({move.key for move in moves} - dull) or [moves[0].key])
    some = [move for move in moves if move.key == kind]
    if kind == "cut" and rng.below(40):
        right = {w for seat in range(s.seats) for w in of_seat(s, seat)}
        some = [m for m in some if m.text.partition(":")[2].partition("/")[0] in right] or some
    return rng.pick(some)


def of_seat(s: BombBusters, seat: Seat) -> list[str]:
    """A seat's wires as they are: 1H=8."""
    stands = s.view(EVERYONE)["seats"][seat]["stands"]
    return [f"{seat}{w['place']}={w['value']}" for stand in stands for w in stand["wires"]]


def careless(
    mission: int, seats: int, options: dict[str, str], seed: str = "shapes"
) -> Iterator[tuple[BombBusters, Log]]:
    """A whole game: after each act the position, and all that happened."""
    s = start(max(seats, ROSTER[str(mission)].fewest), mission, **options)
    yield s, Log()
    rng = Rng(f"{seed} {mission}")
    while s.outcome() is None:
        actor = rng.pick([*s.actors(), *s.volunteers()[:1]])
        if actor == CLOCK and s.deciders() and rng.below(3):
            actor = s.deciders()[0]
        log = Log()
        s.play(actor, s.moves(CLOCK)[0] if actor == CLOCK else somehow(s, actor, rng), log)
        yield s, log


# Positions.


def scene(text: str) -> BombBusters:
    """A position; `powderkeg.rules.bombbusters.scene` tells the words."""
    return GAME.scenes.read(text)


def base(hands: str, more: str = "") -> BombBusters:
    """A position of mission 4, which has no rules of its own: 'by seat | between bars'."""
    return on(4, hands, more)


def on(mission: int, hands: str, more: str = "") -> BombBusters:
    """A position of a mission."""
    return scene(f"option mission {mission}; hands {hands}; {more}")


# Acts.


def play(s: BombBusters, *acts: str) -> BombBusters:
    """Play acts such as '0 cut:1H=8' and '. card:7'; each must be allowed."""
    for act in acts:
        told(s, act)
    return s


def told(s: BombBusters, act: str, seat: Seat = WATCHER) -> list[Event]:
    """Play one act and answer what `seat` is told of it."""
    problem = refusal(s, act)
    assert problem is None, f"{act} is refused: {problem}"
    actor, text = split(act)
    move = GAME.moves.parse(text)
    assert move is not None
    log = Log()
    s.play(actor, move, log)
    return log.seen_by(seat)


def settle(s: BombBusters, seed: str = "nature") -> BombBusters:
    """Chance does what it must, somehow."""
    rng = Rng(seed)
    while s.chances():
        s.play(CHANCE, rng.pick(s.chances()), SILENT)
    return s


def refusal(s: BombBusters, act: str) -> Refusal | None:
    """Why not; and what is listed is not refused, what is not listed is."""
    actor, text = split(act)
    move = GAME.moves.parse(text)
    assert move is not None, f"there is no move {text}"
    problem = s.refusal(actor, move)
    if not text.startswith("wait:"):
        assert (problem is None) == (move in s.moves(actor)), f"{act}: {problem}"
    return problem


def refused(s: BombBusters, act: str) -> Rule | None:
    """The rule that forbids an act, or None."""
    problem = refusal(s, act)
    return problem.rule if problem else None


def why(s: BombBusters, act: str) -> str:
    """The key of the rule that forbids an act."""
    problem = refusal(s, act)
    assert problem is not None, f"{act} is allowed"
    return problem.rule.key


def choices(s: BombBusters, seat: Seat = 0) -> set[str]:
    """What a seat may do, as texts; each stands there once."""
    texts = [move.text for move in s.moves(seat)]
    assert len(texts) == len(set(texts))
    return set(texts)


def kinds(s: BombBusters, seat: Seat = 0) -> set[str]:
    """What kinds of things a seat may do."""
    return {move.key for move in s.moves(seat)}


def of_kind(s: BombBusters, kind: str, seat: Seat = 0) -> set[str]:
    """A seat's moves of one kind."""
    return {move.text for move in s.moves(seat) if move.key == kind}


# What is seen.


def look(s: BombBusters, eye: Seat = WATCHER) -> BombBustersView:
    return s.view(eye)


def phase(s: BombBusters) -> str:
    return s.view(WATCHER)["phase"]


def turn(s: BombBusters) -> Seat | None:
    return s.view(WATCHER)["turn"]


def lives(s: BombBusters) -> int | None:
    """Advances of the dial until the bomb goes off."""
    return s.view(WATCHER)["lives"]


def at(s: BombBusters, seat: Seat, eye: Seat = WATCHER) -> SeatView:
    return s.view(eye)["seats"][seat]


def wire(s: BombBusters, spot: str, eye: Seat = WATCHER) -> WireView:
    """The wire at a spot such as 1H, as an eye sees it."""
    seat = at(s, int(spot[0]), eye)
    (found,) = [w for stand in seat["stands"] for w in stand["wires"] if w["place"] == spot[1:]]
    return found


def is_open(s: BombBusters, *spots: str) -> bool:
    return all(wire(s, spot)["open"] for spot in spots)


def is_closed(s: BombBusters, *spots: str) -> bool:
    return not any(wire(s, spot)["open"] for spot in spots)


def hand(s: BombBusters, seat: Seat) -> str:
    """A seat's wires, as its owner sees them: cut ones with a star, stands between slashes."""
    stands = at(s, seat, eye=seat)["stands"]
    return " / ".join(
        " ".join(f"{w['wire']}{'*' if w['open'] else ''}" for w in stand["wires"])
        for stand in stands
    )


def tokens(s: BombBusters, seat: Seat) -> dict[str, str]:
    """The Info tokens before a seat's wires, by place."""
    wires = [w for stand in at(s, seat)["stands"] for w in stand["wires"]]
    return {w["place"]: w["token"] for w in wires if w["token"] is not None}


def sizes(s: BombBusters, seat: Seat) -> list[int]:
    """How many wires lie on each of a seat's stands."""
    return [len(stand["wires"]) for stand in at(s, seat)["stands"]]


def card(s: BombBusters, name: str) -> EquipmentView:
    """An equipment card on the table."""
    (found,) = [c for c in look(s)["equipment"] if c["card"] == name]
    return found


def claim(s: BombBusters, value: str, seat: Seat = 0) -> ClaimView:
    """A value that a seat could say, and what follows."""
    (found,) = [c for c in look(s, seat)["claims"] if c["value"] == value]
    return found


def oxygen(s: BombBusters) -> list[int]:
    """By seat."""
    return look(s)["props"]["oxygen"]["seats"]


def won(s: BombBusters) -> bool:
    """All win or nobody; the game must be over."""
    outcome = s.outcome()
    assert outcome is not None, "the game is not over"
    assert outcome.winners in ([], list(range(s.seats)))
    assert len(set(outcome.teams)) == 1
    assert look(s)["won"] == bool(outcome.winners)
    return bool(outcome.winners)


def ended_by(s: BombBusters) -> str:
    """The rule by which the game is over."""
    outcome = s.outcome()
    assert outcome is not None, "the game is not over"
    return outcome.why.key


def boom(events: list[Event]) -> object:
    """Why the bomb went off."""
    return fact(events, "exploded")["why"]


def all_wires(s: BombBusters) -> list[str]:
    """Every wire on the stands, as printed."""
    seats = s.view(EVERYONE)["seats"]
    printed = [w["wire"] for seat in seats for stand in seat["stands"] for w in stand["wires"]]
    assert None not in printed
    return [word for word in printed if word is not None]


def colour(wire_name: str) -> str:
    """blue, yellow or red."""
    return {".1": "yellow", ".5": "red"}.get(wire_name[-2:], "blue")
