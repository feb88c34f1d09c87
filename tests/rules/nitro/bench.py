"""What the tests of Nitro Glyxerol need to say: a scene, an act, a sentence.

A laboratory bench: flasks, hands that push them, and what is seen of it. A tick of physics takes
its time, so flasks here begin with their cubes in the beak and are mixed for a beat or two.
"""

from __future__ import annotations

from typing import cast

from powderkeg.rules.core import CHANCE, WATCHER, Event, Facts, Log, Move, Refusal, Seat
from powderkeg.rules.nitro import GAME
from powderkeg.rules.nitro.moves import mix, stop
from powderkeg.rules.nitro.state import Nitro
from powderkeg.rules.nitro.views import CardView, CubeView, FlaskView, FormulaCard, NitroView
from powderkeg.rules.record import actor_of
from powderkeg.rules.rng import Rng
from powderkeg.rules.setup import Setup

COLOURS = ["green", "blue", "red", "yellow", "purple"]
LETTERS = "GBRYP"
# The values of the note, by letter.
VALUES = {
    "G": [1, 2, 4, 6, 8, 10, 11],
    "B": [1, 3, 5, 6, 7, 9, 11],
    "R": [1, 3, 4, 6, 8, 9, 11],
    "Y": [2, 3, 5, 6, 7, 8, 11],
    "P": [1, 2, 5, 7, 8, 9, 10],
}
ALL_CARDS = [f"{letter}{value}" for letter, values in VALUES.items() for value in values]
FORMULA = "G8 B9 R6 Y2 P1"  # for whoever does not care
RIGHT = "G B R Y P"  # a beak that fits it
CUBE, SLOTS = 8, [(58, 6), (48, 6), (38, 6), (28, 6), (18, 6), (58, 16)]
AREA = (12, 1, 64, 22)
MOUTH = 60

WAYS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}


# Games from the beginning, and positions.


def agreed(seats: int = 2, **options: str) -> Setup:
    return GAME.setup(seats, options)


def start(seats: int = 2, **options: str) -> Nitro:
    """A game before its first act."""
    setup = agreed(seats, **options)
    assert GAME.refusal(setup) is None
    return GAME.start(setup)


def laid(seats: int = 2, formula: str = FORMULA, **options: str) -> Nitro:
    """A game whose first formula lies open: all may load."""
    return lay(start(seats, **options), formula)


def lay(s: Nitro, formula: str = "") -> Nitro:
    """Nature lays these cards, or any."""
    rng = Rng("cards")
    words = formula.split()
    while s.chances():
        text = f"lay:{words.pop(0)}" if words else rng.pick(s.chances()).text
        play(s, f". {text}")
    return s


def scene(text: str) -> Nitro:
    """A position; `powderkeg.rules.nitro.scene` tells the words."""
    return GAME.scenes.read(text)


def bench(beaks: str, formula: str = FORMULA, more: str = "") -> Nitro:
    """All mix, nobody for long so far; beaks by seat, between bars."""
    groups = " | ".join(group.strip() or "-" for group in beaks.split("|"))
    seats = beaks.count("|") + 1
    return scene(f"seats {seats}; formula {formula}; beaks {groups}; {more}")


def history(won: str, number: int = 2, formula: str = FORMULA) -> str:
    """The clauses of a later round: cards by seat; the box has what else was played for.

    Every round before had a card of each colour.
    """
    held = won.replace("|", " ").replace("-", " ").split()
    assert not {*held} & {*formula.split()}, "a card is won only once"
    gone = []
    for letter, values in VALUES.items():
        played = [card for card in held if card[0] == letter]
        free = [f"{letter}{value}" for value in values]
        free = [card for card in free if card not in held and card not in formula.split()]
        assert len(played) < number, f"more {letter} than rounds"
        gone += free[: number - 1 - len(played)]
    box = f"; boxed {' '.join(gone)}" if gone else ""
    return f"round {number}; won {won}{box}"


# Hands.


def shove(way: str, ticks: int = 12, strength: int = 127) -> bytes:
    """Push the flask one way."""
    x, y = WAYS[way]
    return bytes([x * strength & 255, y * strength & 255]) * ticks


def still(ticks: int = 12) -> bytes:
    return bytes(2 * ticks)


def mixing(pushes: bytes, claim: str = "") -> str:
    """The text of a mix."""
    return mix(pushes, claim).text


def stopping(pushes: bytes = b"", claim: str = "") -> str:
    """The text of a stop after these pushes."""
    return stop(pushes, claim).text


# Acts.


def split(act: str) -> tuple[Seat, str]:
    who, move = act.split()
    actor = actor_of(who)
    assert actor is not None
    return actor, move


def the_move(text: str) -> Move:
    move = GAME.moves.parse(text)
    assert move is not None, f"there is no move {text}"
    return move


def play(s: Nitro, *acts: str) -> Nitro:
    """Play acts such as '0 tilt:n', '1 stop' and '. lay:G8'; each must be allowed."""
    for act in acts:
        told(s, act)
    return s


def told(s: Nitro, act: str, seat: Seat = WATCHER) -> list[Event]:
    """Play one act and answer what `seat` is told of it."""
    problem = refusal(s, act)
    assert problem is None, f"{act} is refused in phase {phase(s)}: {problem}"
    actor, text = split(act)
    log = Log()
    s.play(actor, the_move(text), log)
    return log.seen_by(seat)


def told_all(s: Nitro, *acts: str) -> list[Event]:
    """What a watcher is told of some acts."""
    return [event for act in acts for event in told(s, act)]


def refusal(s: Nitro, act: str) -> Refusal | None:
    """Why not; and of what has a number, whatever is listed is not refused, and the other way."""
    actor, text = split(act)
    move = the_move(text)
    problem = s.refusal(actor, move)
    if move.index >= 0:
        assert (problem is None) == (move in s.moves(actor)), f"{act}: {problem}"
    return problem


def can(s: Nitro, act: str) -> bool:
    return refusal(s, act) is None


def why(s: Nitro, act: str) -> str:
    """The key of the rule that forbids an act."""
    problem = refusal(s, act)
    assert problem is not None, f"{act} is allowed"
    return problem.rule.key


def choices(s: Nitro, seat: Seat = 0) -> set[str]:
    """What is listed for a seat, as texts; each stands there once."""
    texts = [move.text for move in s.moves(seat)]
    assert len(texts) == len(set(texts))
    return set(texts)


def able(s: Nitro) -> list[Seat]:
    """Who may act: those awaited, and those who are ahead."""
    return sorted([*s.deciders(), *s.volunteers()])


def stop_in_turn(s: Nitro, *order: Seat) -> list[Event]:
    """They stop a tick apart, in this order, or in that of the seats."""
    seats = order or range(s.seats)
    return told_all(s, *(f"{seat} {stopping(still(t))}" for t, seat in enumerate(seats)))


def load_all(s: Nitro) -> Nitro:
    """All load in the order of the colours, the poop first."""
    for seat in s.deciders():
        play(s, f"{seat} load:{'M' if at(s)['seats'][seat]['poop'] else ''}{LETTERS}")
    return s


# What happened.


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]


def facts(events: list[Event], key: str) -> list[Facts]:
    """What is said in the events of one kind."""
    return [event.facts() for event in events if event.key == key]


def fact(events: list[Event], key: str) -> Facts:
    """What is said in the one event of this kind."""
    (only,) = facts(events, key)
    return only


def won(events: list[Event]) -> dict[object, str]:
    """By seat: the cards it wins, in order."""
    cards: dict[object, str] = {}
    for each in facts(events, "won-card"):
        cards[each["seat"]] = f"{cards.get(each['seat'], '')} {each['card']}".strip()
    return cards


def stops(events: list[Event]) -> list[object]:
    """Who takes stop cards, lowest card first; they are given one after the other."""
    taken = facts(events, "took-stop")
    numbers = [each["number"] for each in taken]
    assert numbers == sorted(numbers, key=lambda number: cast(int, number))
    return [each["seat"] for each in taken]


# What is seen.


def at(s: Nitro, eye: Seat = WATCHER) -> NitroView:
    return s.view(eye)


def phase(s: Nitro) -> str:
    return s.view(WATCHER)["phase"]


def flask(s: Nitro, seat: Seat, eye: Seat = WATCHER) -> FlaskView:
    return s.view(eye)["flasks"][seat]


def beak(s: Nitro, seat: Seat = 0) -> list[str]:
    return [*flask(s, seat)["beak"]]


def tick(s: Nitro, seat: Seat = 0) -> int:
    return flask(s, seat)["tick"]


def cube(s: Nitro, name: str, seat: Seat = 0) -> CubeView:
    """One cube where it lies."""
    return next(each for each in flask(s, seat)["cubes"] if each["cube"] == name)


def text_of(card: CardView | FormulaCard) -> str:
    """As it is written: G8."""
    return f"{card['colour'][0].upper()}{card['value']}"


def cards(s: Nitro, seat: Seat) -> list[str]:
    """What a seat has won, by the alphabet."""
    return sorted(text_of(card) for card in s.view(WATCHER)["seats"][seat]["cards"])


def score(s: Nitro, seat: Seat) -> int:
    return s.view(WATCHER)["seats"][seat]["score"]


def scores(s: Nitro) -> list[int]:
    return [score(s, seat) for seat in range(s.seats)]


def poop(s: Nitro) -> Seat | None:
    """Who has the mouse poop."""
    owners = [seat for seat in range(s.seats) if s.view(WATCHER)["seats"][seat]["poop"]]
    assert len(owners) <= 1
    return owners[0] if owners else None


def winners(s: Nitro) -> list[Seat]:
    """Who has won; the game must be over."""
    outcome = s.outcome()
    assert outcome is not None, "the game is not over"
    return outcome.winners


# Careless games.


def somehow(s: Nitro, actor: Seat, rng: Rng) -> Move:
    """Anything; but of the many ways to load and to tilt each kind as often as any other."""
    if actor == CHANCE:
        return rng.pick(s.chances())
    moves = s.moves(actor)
    kind = rng.pick(sorted({move.key for move in moves}))
    return rng.pick([move for move in moves if move.key == kind])
