"""What the tests of Elixir need to say: a scene, an act, a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator

from powderkeg.rules.core import (
    CHANCE,
    CLOCK,
    EVERYONE,
    NEVER,
    WATCHER,
    Event,
    Log,
    Move,
    Refusal,
    Seat,
)
from powderkeg.rules.elixir import GAME
from powderkeg.rules.elixir.deck import FINDS, SPELLS
from powderkeg.rules.elixir.state import Elixir
from powderkeg.rules.elixir.views import (
    AskView,
    DealView,
    EffectView,
    ElixirView,
    ItemView,
    PlayerView,
)
from powderkeg.rules.rng import Rng
from powderkeg.rules.setup import Setup
from tests.rules.acts import split

RECIPES = {card.key: [FINDS[find].key for find in card.recipe] for card in SPELLS}
THINGS = [card.key for card in FINDS if card.family == "thing"]
FINDS_IN_ALL = [card.key for card in FINDS for _ in range(card.copies)]
WINDOWS = ("window", "between", "bell", "leave")
ASIDE = ("steady", "slip")  # what one may do beside the game
HARMLESS = [f"draw:{find}" for find in [*THINGS, "flea-market", "market-day"]]


# Games from the beginning.


def agreed(seats: int = 4, **options: str) -> Setup:
    return GAME.setup(seats, options)


def start(seats: int = 4, **options: str) -> Elixir:
    """A game before its first act."""
    setup = agreed(seats, **options)
    assert GAME.refusal(setup) is None
    return GAME.start(setup)


def drafted(seats: int = 4, level: int = 2, **options: str) -> Elixir:
    """A game that seat 0 begins; all take spells of one level, as long as there are some."""
    s = play(start(seats, **options), ". first:0")
    while phase(s) == "draft":
        seat = asked(s)[0]
        levels = of_kind(s, "take", seat)
        play(s, f"{seat} take:{level if str(level) in levels else min(levels)}")
    return s


def careless(seats: int, options: dict[str, str], seed: str) -> Iterator[tuple[Elixir, Log]]:
    """A whole game: after each act the position, and all that happened."""
    s = start(seats, **options)
    rng = Rng(seed)
    yield s, Log()
    while s.outcome() is None:
        log = Log()
        actor = somebody(s, rng)
        s.play(actor, somehow(s, actor, rng), log)
        yield s, log


def somebody(s: Elixir, rng: Rng) -> Seat:
    """Mostly whoever is awaited; now and then the clock, or a volunteer."""
    waiting = [actor for actor in s.actors() if actor != CLOCK] or s.actors()
    if s.due() != NEVER and not rng.below(12):
        return CLOCK
    return rng.pick(s.volunteers() if s.volunteers() and not rng.below(12) else waiting)


def somehow(s: Elixir, actor: Seat, rng: Rng) -> Move:
    """Anything, but cards are played more often than not: otherwise games are long."""
    if actor == CHANCE:
        return rng.pick(s.chances())
    moves = s.moves(actor)
    dull = {"end", "pass", "steady"} if rng.below(3) else set()
    kind = rng.pick(sorted({move.key for move in moves} - dull) or [moves[0].key])
    return rng.pick([move for move in moves if move.key == kind])


# Positions.


def scene(text: str) -> Elixir:
    """A position; `powderkeg.rules.elixir.scene` tells the words."""
    return GAME.scenes.read(text)


def kit(*spells: str) -> str:
    """The ingredients of some spells."""
    return " ".join(" ".join(RECIPES[spell]) for spell in spells)


def brew(hands: str, spells: str = "", more: str = "") -> Elixir:
    """A position: finds and spells by seat, between bars; what else there is.

    Everybody holds one more big spell, so that nobody wins, unless the seat's spells end on
    `only`. Spells that effects hang on lie open before their casters, unless it is said where.
    """
    seats = hands.count("|") + 1
    told = f"{spells} ; {more}"
    spare = [key for key in reversed(RECIPES) if key not in told]
    books = [group.split() for group in spells.split("|")]
    books += [[] for _ in range(seats - len(books))]
    for seat, book in enumerate(books):
        if "only" in book:
            book.remove("only")
        else:
            book.append(spare[seat])
    clauses = [f"hands {spaced(hands)}", f"spells {' | '.join(map(' '.join, books))}"]
    effects = re.findall(r"(\d{3}):(\d)", more)
    if effects and "cast " not in more:
        lying = [[key for key, by in effects if by == str(seat)] or ["-"] for seat in range(seats)]
        clauses.append(f"cast {' | '.join(map(' '.join, lying))}")
    return scene("; ".join([*clauses, more]))


def spaced(groups: str) -> str:
    """An empty group is written as a dash."""
    return " | ".join(group.strip() or "-" for group in groups.split("|"))


# Acts.


def play(s: Elixir, *acts: str) -> Elixir:
    """Play acts such as '0 cast:206' and '. draw:moth-dust'; each must be allowed."""
    for act in acts:
        told(s, act)
    return s


def told(s: Elixir, act: str, seat: Seat = WATCHER) -> list[Event]:
    """Play one act and answer what `seat` is told of it.

    '*' lets a window go by, '**' all windows that follow, and '.' lets nature do what it must.
    """
    log = Log()
    if act == ".":
        while s.chances():
            s.play(CHANCE, harmless(s.chances()), log)
    elif act in ("*", "**"):
        assert phase(s) in WINDOWS, f"there is no window, but phase {phase(s)}"
        s.play(CLOCK, s.moves(CLOCK)[0], log)
        while act == "**" and phase(s) in WINDOWS and not s.chances():
            s.play(CLOCK, s.moves(CLOCK)[0], log)
    else:
        problem = refusal(s, act)
        assert problem is None, f"{act} is refused in phase {phase(s, EVERYONE)}: {problem}"
        s.play(split(act)[0], the_move(act), log)
    return log.seen_by(seat)


def harmless(moves: list[Move]) -> Move:
    """A draw that changes nothing, if there is one."""
    best = [move for text in HARMLESS for move in moves if move.text == text]
    return best[0] if best else min(moves, key=lambda move: move.text)


def the_move(act: str) -> Move:
    move = GAME.moves.parse(act.split()[1])
    assert move is not None, f"there is no move {act}"
    return move


def next_turn(s: Elixir, draw: str = "") -> Elixir:
    """The turn ends, nobody says a word, and the next one begins with a draw."""
    play(s, f"{active(s)} end")
    play(s, "**") if not s.chances() else play(s, ".", "**")
    return play(s, f". draw:{draw}", ".") if draw else play(s, ".")


def turn_of(s: Elixir, seat: Seat) -> Elixir:
    """Turns go by until it is this seat's; at least one does."""
    next_turn(s)
    while active(s) != seat:
        next_turn(s)
    return s


def refusal(s: Elixir, act: str) -> Refusal | None:
    """Why not; and what is listed is not refused, what is not listed is."""
    actor, text = split(act)
    move = the_move(act)
    problem = s.refusal(actor, move)
    if not text.startswith("wait:"):
        assert (problem is None) == (move in s.moves(actor)), f"{act}: {problem}"
    return problem


def can(s: Elixir, act: str) -> bool:
    return refusal(s, act) is None


def why(s: Elixir, act: str) -> str:
    """The key of the rule that forbids an act."""
    problem = refusal(s, act)
    assert problem is not None, f"{act} is allowed"
    return problem.rule.key


def choices(s: Elixir, seat: Seat = 0) -> set[str]:
    """What a seat may do in the game, as texts; each stands there once."""
    texts = [move.text for move in s.moves(seat) if move.key not in ASIDE]
    assert len(texts) == len(set(texts))
    return set(texts)


def of_kind(s: Elixir, kind: str, seat: Seat = 0) -> set[str]:
    """What a seat may name in a move of this kind."""
    return {move.text.partition(":")[2] for move in s.moves(seat) if move.key == kind}


def asked(s: Elixir) -> list[Seat]:
    """Who is awaited."""
    return s.deciders()


# What is seen.


def look(s: Elixir, eye: Seat = WATCHER) -> ElixirView:
    return s.view(eye)


def phase(s: Elixir, eye: Seat = WATCHER) -> str:
    return s.view(eye)["phase"]


def active(s: Elixir) -> Seat:
    return s.view(WATCHER)["active"]


def at(s: Elixir, seat: Seat, eye: Seat = WATCHER) -> PlayerView:
    return s.view(eye)["players"][seat]


def hand(s: Elixir, seat: Seat) -> str:
    """A seat's finds by the alphabet, as its owner sees them."""
    finds = [find["find"] for find in s.view(seat)["finds"]]
    assert finds == sorted(finds)
    return " ".join(finds)


def count(s: Elixir, seat: Seat) -> int:
    """How many finds a seat holds."""
    return at(s, seat)["finds"]


def books(s: Elixir, seat: Seat) -> set[str]:
    """A seat's uncast spells, as its owner sees them."""
    return {spell["spell"] for spell in s.view(seat)["spells"]}


def lying(s: Elixir, seat: Seat) -> list[str]:
    """The spells that lie open before a seat, oldest first."""
    return [cast["spell"]["spell"] for cast in at(s, seat)["cast"]]


def points(s: Elixir, seat: Seat) -> int:
    return at(s, seat)["points"]


def discard(s: Elixir) -> str:
    """The find discard, top last."""
    return " ".join(s.view(WATCHER)["discard"])


def effects(s: Elixir) -> list[str]:
    """What lasts, oldest first, as scenes write it: 108:0>2, and a level 2 spell 203:1."""
    return [named(effect) for effect in s.view(WATCHER)["effects"]]


def named(effect: EffectView) -> str:
    victim = "" if effect["victim"] is None else f">{effect['victim']}"
    copied = "" if effect["copied"] is None else f"~{effect['copied']}"
    return f"{effect['spell']}:{effect['seat']}{victim}{copied}"


def effect_of(s: Elixir, spell: str) -> EffectView:
    """The one effect that hangs on a spell."""
    (only,) = [effect for effect in s.view(WATCHER)["effects"] if effect["spell"] == spell]
    return only


def left(s: Elixir, spell: str) -> int | None:
    """The turns or draws that an effect has left."""
    return effect_of(s, spell)["left"]


def stack(s: Elixir) -> list[str]:
    """The cards that wait, the lowest first."""
    return [item["card"] for item in s.view(WATCHER)["stack"]]


def top(s: Elixir) -> ItemView:
    return s.view(WATCHER)["stack"][-1]


def deal(s: Elixir, eye: Seat = WATCHER) -> DealView:
    found = s.view(eye)["deal"]
    assert found is not None, "there is no transaction"
    return found


def ask(s: Elixir, eye: Seat = WATCHER) -> AskView:
    found = s.view(eye)["ask"]
    assert found is not None, "nobody is asked for anything"
    return found


def winners(s: Elixir) -> list[Seat]:
    """Who has won; nobody while the game goes on."""
    outcome = s.outcome()
    return [] if outcome is None else outcome.winners


def everything(s: Elixir) -> ElixirView:
    return s.view(EVERYONE)
