"""What the tests of Zündstoff need to say: a scene, an act, a sentence."""

from __future__ import annotations

from powderkeg.rules.core import CHANCE, SILENT, WATCHER, Event, Facts, Log, Refusal, Rule, Seat
from powderkeg.rules.rng import Rng
from powderkeg.rules.setup import Setup
from powderkeg.rules.zundstoff import GAME
from powderkeg.rules.zundstoff.state import Zundstoff
from powderkeg.rules.zundstoff.views import DiscView, SeatView
from tests.rules.acts import split

# Nothing at all: two black cards strengthen no colour, and nothing turns.
IDLE = "black1 black2"


def agreed(seats: int = 2, **options: str) -> Setup:
    """A set-up. Options with underscores for their hyphens."""
    return GAME.setup(seats, {key.replace("_", "-"): value for key, value in options.items()})


def start(seats: int = 2, **options: str) -> Zundstoff:
    """A game before its first act."""
    setup = agreed(seats, **options)
    assert GAME.refusal(setup) is None
    return GAME.start(setup)


def laid_out(seats: int = 2, seed: str = "discs", **options: str) -> Zundstoff:
    """A game before its first card: nature has laid out the discs."""
    s = start(seats, **options)
    rng = Rng(seed)
    while s.chances():
        s.play(CHANCE, rng.pick(s.chances()), SILENT)
    return s


def scene(text: str) -> Zundstoff:
    """A position; `powderkeg.rules.zundstoff.scene` tells the words."""
    return GAME.scenes.read(text)


def board(*laid: str) -> str:
    """Discs of the square, '8:7+1' for planet 7 at place 8; the others are as at the start.

    0  1  2  3
    4  5  6  7      6 is the sun
    8  9  10 11
    12 13 14 15     12 is Earth
    """
    discs = ["?"] * 16
    discs[6], discs[12] = "S", "1"
    for word in laid:
        place, _, disc = word.partition(":")
        discs[int(place)] = disc
    return f"discs {' '.join(discs)}"


def show(text: str, cards: str) -> tuple[Zundstoff, list[Event]]:
    """All show two cards, 'red3 sun | blue2 planet'; and what follows until somebody decides."""
    pairs = [seat.split() for seat in cards.split("|")]
    first = " | ".join(pair[0] for pair in pairs)
    s = scene(f"seats {len(pairs)}; {text}; shown {first}; phase second")
    events: list[Event] = []
    for seat, pair in enumerate(pairs):
        events = told(s, f"{seat} card:{pair[1]}")
    return s, events


def shown(text: str, cards: str) -> Zundstoff:
    """The position after all have shown two cards."""
    return show(text, cards)[0]


def play(s: Zundstoff, *acts: str) -> Zundstoff:
    """Play acts such as '0 card:red3' and '1 fly:7'; each must be allowed."""
    for act in acts:
        told(s, act)
    return s


def told(s: Zundstoff, act: str, seat: Seat = WATCHER) -> list[Event]:
    """Play one act and answer what `seat` is told of it."""
    problem = refusal(s, act)
    assert problem is None, f"{act} is refused: {problem}"
    actor, text = split(act)
    move = GAME.moves.parse(text)
    assert move is not None
    log = Log()
    s.play(actor, move, log)
    return log.seen_by(seat)


def seats_of(events: list[Event], *kinds: str) -> list[object]:
    """Whom the events of these kinds befell, in order."""
    return [event.facts()["seat"] for event in events if event.key in kinds]


def refusal(s: Zundstoff, act: str) -> Refusal | None:
    actor, text = split(act)
    move = GAME.moves.parse(text)
    assert move is not None, f"there is no move {text}"
    return s.refusal(actor, move)


def refused(s: Zundstoff, act: str) -> Rule | None:
    """The rule that forbids an act, or None."""
    problem = refusal(s, act)
    return problem.rule if problem else None


def why(s: Zundstoff, act: str) -> tuple[str, Facts]:
    """The rule that forbids an act, and the facts of the case."""
    problem = refusal(s, act)
    assert problem is not None, f"{act} is allowed"
    return problem.rule.key, problem.facts


def choices(s: Zundstoff, seat: Seat = 0) -> set[str]:
    """What a seat may do, as texts; each stands there once."""
    texts = [move.text for move in s.moves(seat)]
    assert len(texts) == len(set(texts))
    return set(texts)


def at(s: Zundstoff, seat: Seat, eye: Seat | None = None) -> SeatView:
    """A seat as it sees itself, or as another eye sees it."""
    return s.view(seat if eye is None else eye)["seats"][seat]


def disc(s: Zundstoff, place: int) -> DiscView:
    """A disc as all see it."""
    return s.view(WATCHER)["discs"][place]


def where(s: Zundstoff) -> list[int]:
    """By seat: the planet its pawn stands on."""
    return [seat["planet"] for seat in s.view(WATCHER)["seats"]]


def chips(s: Zundstoff) -> list[set[str]]:
    """By seat: the colours it owns."""
    return [set(seat["chips"]) for seat in s.view(WATCHER)["seats"]]


def turned(s: Zundstoff, planet: int) -> int | None:
    """How a disc that lies open is turned; 0 is the sun."""
    return next(d["turned"] for d in s.view(WATCHER)["discs"] if d["planet"] == planet)


def hand(s: Zundstoff, seat: Seat) -> list[str]:
    """A seat's cards as it sees them, in no order."""
    cards = at(s, seat)["hand"]
    assert cards is not None
    return sorted(cards)


def round_of(s: Zundstoff) -> int:
    return s.view(WATCHER)["round"]


def phase(s: Zundstoff) -> str:
    return s.view(WATCHER)["phase"]


def winners(s: Zundstoff) -> list[Seat]:
    """Who has won; the game must be over."""
    outcome = s.outcome()
    assert outcome is not None, "the game is not over"
    return outcome.winners


def idle_round(s: Zundstoff, cards: str) -> list[Event]:
    """All lay the same two cards, which must leave nothing to decide."""
    events: list[Event] = []
    for card in cards.split():
        for seat in range(s.seats):
            events += told(s, f"{seat} card:{card}")
    return events
