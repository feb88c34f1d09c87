"""What the tests of Verflixxt need to say: a scene, an act, a sentence."""

from __future__ import annotations

from powderkeg.rules.core import CHANCE, SILENT, WATCHER, Event, Log, Rule, Seat
from powderkeg.rules.rng import Rng
from powderkeg.rules.verflixxt import GAME
from powderkeg.rules.verflixxt.state import Verflixxt
from powderkeg.rules.verflixxt.views import PlaceName
from tests.rules.acts import split


def start(seats: int = 2, **options: str) -> Verflixxt:
    """A game before its first act. Options with underscores for their hyphens."""
    setup = GAME.setup(seats, {key.replace("_", "-"): value for key, value in options.items()})
    assert GAME.refusal(setup) is None
    return GAME.start(setup)


def refused_setup(seats: int, **options: str) -> Rule | None:
    setup = GAME.setup(seats, {key.replace("_", "-"): value for key, value in options.items()})
    refusal = GAME.refusal(setup)
    return refusal.rule if refusal else None


def scene(text: str) -> Verflixxt:
    """A position; `powderkeg.rules.verflixxt.scene` tells the words."""
    return GAME.scenes.read(text)


def play(s: Verflixxt, *acts: str) -> Verflixxt:
    """Play acts such as '. roll:4' and '0 pawn:3'; each must be allowed."""
    for act in acts:
        told(s, act)
    return s


def told(s: Verflixxt, act: str, seat: Seat = WATCHER) -> list[Event]:
    """Play one act and answer what `seat` is told of it."""
    actor, move = split(act)
    found = GAME.moves.parse(move)
    assert found is not None, f"there is no move {move}"
    refusal = s.refusal(actor, found)
    assert refusal is None, f"{act} is refused: {refusal}"
    log = Log()
    s.play(actor, found, log)
    return log.seen_by(seat)


def refused(s: Verflixxt, act: str) -> Rule | None:
    """The rule that forbids an act, or None."""
    actor, move = split(act)
    found = GAME.moves.parse(move)
    assert found is not None, f"there is no move {move}"
    refusal = s.refusal(actor, found)
    return refusal.rule if refusal else None


def choices(s: Verflixxt, seat: Seat | None = None) -> list[str]:
    """What a seat (the one to move) may do, as texts."""
    return [move.text for move in s.moves(s.turn if seat is None else seat)]


def tiles(s: Verflixxt, seat: Seat) -> list[str]:
    """A seat's stack, bottom first, as texts."""
    stack = s.view(seat)["seats"][seat]["stack"]
    assert stack is not None
    return stack


def path(s: Verflixxt) -> list[str]:
    """The tiles still on the path, in walking order."""
    return [place["tile"] for place in s.view(WATCHER)["path"] if place["tile"] is not None]


def lay(s: Verflixxt, order: str) -> Verflixxt:
    """Let nature lay these tiles, from start to finish."""
    return play(s, *(f". lay:{tile}" for tile in order.split()))


def pawns(s: Verflixxt, seat: Seat) -> list[PlaceName]:
    """Where a seat's pawns stand."""
    return s.view(seat)["seats"][seat]["pawns"]


def guards(s: Verflixxt) -> list[int | str]:
    """Where guards stand, in walking order, a place for each."""
    return [place["place"] for place in s.view(WATCHER)["path"] for _ in range(place["guards"])]


def winners(s: Verflixxt) -> list[Seat]:
    """Who has won; the game must be over."""
    outcome = s.outcome()
    assert outcome is not None, "the game is not over"
    return outcome.winners


def moments(s: Verflixxt, seed: str) -> list[Verflixxt]:
    """A whole game in which all play at random: the position after each act."""
    rng = Rng(seed)
    seen = [s]
    while seen[-1].outcome() is None:
        assert len(seen) < GAME.bound, "the game does not end"
        s = seen[-1].clone()
        actor = s.deciders()[0] if s.deciders() else CHANCE
        s.play(actor, rng.pick(s.moves(actor) if actor != CHANCE else s.chances()), SILENT)
        seen.append(s)
    return seen


def nochmal(text: str) -> Verflixxt:
    """A position of the expansion. V tiles that its path does not name lie last."""
    return scene(f"option expansion nochmal; {with_v_tiles(text)}")


def wormy(text: str) -> Verflixxt:
    """A position of the expansion with its worm tokens."""
    return scene(f"option expansion worms; {with_v_tiles(text)}")


def with_v_tiles(text: str) -> str:
    clauses = text.split(";")
    for number, clause in enumerate(clauses):
        if clause.split()[:1] == ["path"]:
            clauses[number] += " V" * (4 - clause.count("V"))
    return ";".join(clauses)
