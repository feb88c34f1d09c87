"""The laws that every game must keep. Each is a function that fails with a sentence.

They need no code of the game's own: a game is walked at random, by every actor that may
act, and asked the questions everybody asks.
"""

from __future__ import annotations

import ast
import pickle
import sys
from collections.abc import Iterator, Sequence
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from powderkeg.rules.core import (
    CHANCE,
    CLOCK,
    EVERYONE,
    NEVER,
    SILENT,
    WATCHER,
    Facts,
    Log,
    Move,
    Phase,
    Refusal,
    Seat,
    State,
    Wait,
)
from powderkeg.rules.game import Game
from powderkeg.rules.numbers import WHOLE, Numbers, Tokens
from powderkeg.rules.reader import Reader
from powderkeg.rules.record import Record, end_text
from powderkeg.rules.rng import Rng
from powderkeg.rules.setup import Setup
from powderkeg.words import LANGUAGES, Words, catalogue
from tests.rules.shapes import fits, kinds_of
from tests.talker import talker


def choice(s: State, actor: Seat, rng: Rng) -> Move:
    """Anything the actor may do; the clock may also wait for less."""
    if actor == CLOCK:
        return Wait(1 + rng.below(s.due()))
    return rng.pick(s.chances() if actor == CHANCE else s.moves(actor))


def walk(game: Game, setup: Setup, rng: Rng) -> Iterator[tuple[State, Record]]:
    """A random game, from every act to the next. The state is the walk's own: look, do not play."""
    s = game.start(setup)
    record = Record(game, setup)
    yield s, record
    while s.actors():
        actor = rng.pick([*s.actors(), *s.volunteers()])
        move = choice(s, actor, rng)
        s.play(actor, move, SILENT)
        record.add(actor, move)
        law_it_ends(game, record)
        yield s, record
    outcome = s.outcome()
    assert outcome is not None, "nobody is awaited, but the game is not over"
    record.end = end_text(outcome)


def everything_seen(s: State) -> bytes:
    """All that anybody can find out, as a text to compare."""
    eyes = [*range(s.seats), WATCHER]
    outcome = s.outcome()
    seen = [
        [s.view(seat) for seat in eyes],
        [[move.text for move in s.moves(seat)] for seat in (*eyes, CLOCK)],
        sorted(move.text for move in s.chances()),
        [s.deciders(), s.volunteers(), s.due(), outcome.to_json() if outcome else None],
    ]
    return msgspec.json.encode(seen)


def law_someone_is_awaited(s: State) -> None:
    if s.outcome() is None:
        assert s.actors(), "the game is not over, but nobody is awaited"
    else:
        assert not s.actors(), "the game is over, but somebody is awaited"
    assert not (s.chances() and s.deciders()), "nature and seats are awaited together"
    assert s.due() == NEVER or s.due() > 0, "the clock is due, but nothing happened"
    for seat in s.deciders():
        assert s.moves(seat), f"seat {seat} is awaited but has no move"
    for seat in s.volunteers():
        assert seat not in s.deciders(), f"seat {seat} is no volunteer: it is awaited"
        assert s.moves(seat), f"seat {seat} may act unasked, but has no move"
        if not s.phases[-1].secret:  # where only the clock is awaited, perhaps
            assert s.deciders(), "somebody may act unasked, but nobody is asked"


def law_refusal_mirrors_moves(game: Game, s: State) -> None:
    size = len(game.moves)
    for actor in (*range(s.seats), CHANCE):
        listed = s.moves(actor)
        assert len(set(listed)) == len(listed), f"a move is listed twice: {listed}"
        for move in [Wait(1), *listed, *map(game.moves.at, range(size))]:
            refusal = s.refusal(actor, move)
            if move in listed:
                assert refusal is None, f"{actor} {move.text} is listed, but {refusal}"
            else:
                assert refusal is not None, f"{actor} {move.text} is not listed, but not refused"
    for ticks in (1, s.due(), s.due() + 1, 10_000):
        fits = 1 <= ticks <= s.due()
        assert (s.refusal(CLOCK, Wait(max(1, ticks))) is None) == fits, f"a wait of {ticks}"


def law_every_refusal_has_words(game: Game, s: State, languages: Sequence[str]) -> None:
    refusals: dict[str, Refusal] = {}  # one for each rule and kind of facts
    for seat in range(s.seats):
        for index in range(len(game.moves)):
            refusal = s.refusal(seat, game.moves.at(index))
            if refusal is not None:
                refusals[f"{refusal.rule.key} {sorted(refusal.facts)}"] = refusal
    for language in languages:
        words = talker(game, language)
        for refusal in refusals.values():
            assert words.refusal(refusal)


def law_the_board_can_be_told(game: Game, s: State, languages: Sequence[str]) -> None:
    for seat in (*range(s.seats), WATCHER):
        twin = game.telling.twin(s.view(seat))
        for language in languages:
            lines = [talker(game, language, seat).line(line) for line in twin]
            assert lines and all(lines), f"{language}: the board is not told to seat {seat}"


def law_nothing_hidden_shows(game: Game, s: State, seat: Seat, rng: Rng) -> None:
    world = s.reimagine(seat, rng)
    assert world.view(seat) == s.view(seat), f"seat {seat} sees something hidden"
    assert world.moves(seat) == s.moves(seat), f"the moves of seat {seat} tell something hidden"
    assert world.awaited(seat) == s.awaited(seat), "who is awaited tells something hidden"
    unasked = [volunteers_known_to(seat, each) for each in (s, world)]
    assert unasked[0] == unasked[1], "who may act unasked tells something hidden"
    assert bool(world.chances()) == bool(s.chances()), "whether nature acts tells something hidden"
    assert world.due() == s.due(), "the clock tells something hidden"
    if seat >= 0:
        for _ in range(20):
            move = game.moves.at(rng.below(len(game.moves)))
            whys = [
                refusal.to_json() if refusal else None
                for refusal in (s.refusal(seat, move), world.refusal(seat, move))
            ]
            assert whys[0] == whys[1], f"why not {move.text} tells something hidden"


def volunteers_known_to(seat: Seat, s: State) -> list[Seat]:
    """Nobody is told who else may act unasked."""
    return [other for other in s.volunteers() if other == seat]


def numbers_of(game: Game, setup: Setup, s: State, seat: Seat) -> list[int]:
    """What a learner on this seat sees, in hundred-and-twentieths."""
    row = Numbers(len(game.features(setup)))
    row.next_row()
    s.features(seat, row)
    return [byte - 256 if byte > 127 else byte for byte in row.taken()]


def tokens_of(tokens: Tokens, s: State, seat: Seat) -> bytes:
    row = Numbers(tokens.most * len(tokens.columns))
    row.next_row()
    s.token_rows(seat, row)
    return row.taken()


def law_numbers_show_nothing_hidden(
    game: Game, setup: Setup, s: State, seat: Seat, rng: Rng
) -> None:
    """They have names and places, stay between -1 and 1, and say no more than the view does."""
    names = game.features(setup)
    if not names or seat < 0:
        return
    assert len(set(names)) == len(names), "two numbers have one name"
    seen = numbers_of(game, setup, s, seat)
    assert len(seen) == len(names), "there are more numbers than names, or fewer"
    for name, number in zip(names, seen, strict=True):
        assert -WHOLE <= number <= WHOLE, f"{name} is {number / WHOLE}"
    world = s.reimagine(seat, rng)
    for name, here, there in zip(names, seen, numbers_of(game, setup, world, seat), strict=True):
        assert here == there, f"the number '{name}' tells seat {seat} something hidden"
    law_odds_show_nothing_hidden(game, setup, s, world, seat)
    tokens = game.tokens(setup)
    if tokens is not None:
        rows = tokens_of(tokens, s, seat)
        assert rows == tokens_of(tokens, world, seat), f"tokens tell seat {seat} something hidden"
        for place, value in enumerate(rows):
            column = place % len(tokens.columns)
            assert value < tokens.sizes[column], f"{tokens.columns[column]} is {value}"


def law_odds_show_nothing_hidden(
    game: Game, setup: Setup, s: State, world: State, seat: Seat
) -> None:
    names = game.odds(setup)
    told = []
    for each in (s, world) if names else ():
        row = Numbers(len(names))
        row.next_row()
        each.odds(seat, row)
        told.append(row.taken())
        assert max(told[-1]) <= WHOLE, "something is likelier than certain"
    assert len(set(told)) < 2, f"the odds tell seat {seat} something hidden"


def law_equal_views_have_equal_numbers(
    game: Game, record: Record, s: State, seat: Seat, met: dict[bytes, list[int]]
) -> None:
    """Wherever it comes from: what looks the same is the same in numbers."""
    key = msgspec.json.encode([seat, s.seats, s.view(seat)])
    seen = numbers_of(game, record.setup, s, seat)
    assert met.setdefault(key, seen) == seen, f"seat {seat} sees the same, in other numbers"


def law_nothing_hidden_is_told(s: State, seat: Seat, rng: Rng) -> None:
    """Somebody else acts here, and perhaps otherwise in a world that `seat` cannot tell from this.

    If `seat` cannot tell the two apart afterwards, it must have been told the same, up to where
    something was uncovered before all eyes: what lay open may be forgotten again. Acts that come
    to the same for all may be told apart.
    """
    others = [actor for actor in (*s.actors(), *s.volunteers()) if actor != seat]
    if not others:
        return
    actor = rng.pick(others)
    here = s.clone()
    there = s.reimagine(seat, rng)
    here_log = Log()
    there_log = Log()
    move = choice(here, actor, rng)
    here.play(actor, move, here_log)
    if s.phases[-1].secret and actor >= 0:
        law_a_secret_act_is_none(s, here, here_log, seat, possible=move in there.moves(actor))
        return
    if actor >= 0 and not there.moves(actor):
        return  # only in this world somebody could act unasked, and has shown it
    other = choice(there, actor, rng)
    there.play(actor, other, there_log)
    law_what_is_uncovered_is_open(s, here_log)
    if here.view(seat) == there.view(seat):
        told = [told_in_secret(log, seat) for log in (here_log, there_log)]
        same = told[0] == told[1] or comes_to_the_same(s, actor, other, here)
        assert same, f"seat {seat} is told something hidden: {told}"


def comes_to_the_same(s: State, actor: Seat, move: Move, there: State) -> bool:
    """Does this move lead there as well, whoever looks?"""
    if move not in s.moves(actor):
        return False
    here = s.clone()
    here.play(actor, move, SILENT)
    return everything_seen(here) == everything_seen(there)


def law_a_secret_act_is_none(
    before: State, after: State, log: Log, seat: Seat, possible: bool
) -> None:
    """In a secret phase somebody does what, for all that `seat` knows, nobody can do."""
    if possible:
        return
    quiet = before.view(seat) == after.view(seat) and not log.seen_by(seat)
    quiet = quiet and before.awaited(seat) == after.awaited(seat) and before.due() == after.due()
    assert quiet, f"seat {seat} notices what is done in secret"


def told_in_secret(log: Log, seat: Seat) -> list[Facts]:
    """What the seat is told before anything is uncovered."""
    told: list[Facts] = []
    for event in log.seen_by(seat):
        if event.uncovers(seat):
            break
        told.append(event.to_json())
    return told


def law_what_is_uncovered_is_open(s: State, log: Log) -> None:
    eyes = (*range(s.seats), WATCHER)
    for event in log.events:
        if any(event.uncovers(seat) for seat in eyes):
            for seat in eyes:
                seen = event.seen_by(seat)
                assert seen is event, f"{event} is uncovered, but not for seat {seat}"


def law_imagining_adds_nothing(s: State, seat: Seat, rng: Rng) -> None:
    """From worlds that a seat cannot tell apart, the same dice imagine the same world.

    So whatever a bot does with the world it is given, it does from what its seat knows.
    """
    dice = f"imagine {rng.below(1_000_000)}"
    other = s.reimagine(seat, rng)
    here = everything_seen(s.reimagine(seat, Rng(dice)))
    there = everything_seen(other.reimagine(seat, Rng(dice)))
    assert here == there, f"the worlds shown to seat {seat} depend on something hidden"


def law_imagining_forgets(game: Game, setup: Setup, seat: Seat, rng: Rng) -> None:
    """Where something is hidden, imagined worlds differ from the true one: bots learn nothing."""
    for s, _ in walk(game, setup, rng):
        if everything_seen(s.reimagine(seat, rng)) != everything_seen(s):
            return
    raise AssertionError(f"seat {seat} is always shown the true world")


HIDDEN_SOON = 120  # acts: what a game hides is hidden by then


def hides_something(game: Game, setup: Setup, rng: Rng) -> bool:
    """Does anything ever happen that not all notice? Imagined worlds are not asked."""
    for s, record in walk(game, setup, rng):
        if hides_an_act(s, rng.below(s.seats), rng):
            return True
        if len(record.acts) == HIDDEN_SOON:
            break
    return False


def hides_an_act(s: State, seat: Seat, rng: Rng) -> bool:
    """Somebody else may do one thing or another here, and `seat` cannot tell which was done."""
    others = [actor for actor in (*s.actors(), *s.volunteers()) if actor != seat]
    if not others:
        return False
    actor = rng.pick(others)
    one, other = after_an_act(s, actor, rng), after_an_act(s, actor, rng)
    same = noticed(*one, seat) == noticed(*other, seat)
    return same and everything_seen(one[0]) != everything_seen(other[0])


def noticed(s: State, log: Log, seat: Seat) -> list[object]:
    """All that a seat learns of what was done."""
    told = [event.to_json() for event in log.seen_by(seat)]
    return [told, s.view(seat), s.moves(seat), s.awaited(seat), s.due()]


def after_an_act(s: State, actor: Seat, rng: Rng) -> tuple[State, Log]:
    """What could come of this, and what would be told of it."""
    world = s.clone()
    log = Log()
    world.play(actor, choice(world, actor, rng), log)
    return world, log


def law_what_is_told_has_its_shape(game: Game, s: State, rng: Rng) -> None:
    """Views always; events where the game says how they look."""
    telling = game.telling
    shapes = {kind: shape for shape in telling.happenings for kind in kinds_of(shape)}
    eyes = rng.pick([*range(s.seats), WATCHER, EVERYONE])
    view = s.view(eyes)
    assert fits(view, telling.view), f"what {eyes} sees is no {telling.view}: {view}"
    for actor in s.actors() if shapes else ():
        _, log = after_an_act(s, actor, rng)
        for event in log.seen_by(eyes):
            told = event.to_json()
            shape = shapes.get(event.key)
            assert shape, f"nobody says how {event} looks"
            assert fits(told, shape), f"what {eyes} is told is no {shape}: {told}"


def law_everyone_is_told_everything(s: State, rng: Rng) -> None:
    """Who watches a finished game through all eyes is told whatever happened, as it was."""
    for actor in s.actors():
        _, log = after_an_act(s, actor, rng)
        for event in log.events:
            assert event.seen_by(EVERYONE) is event, f"{event} is hidden from everyone"


def law_clones_are_apart(s: State, rng: Rng) -> None:
    before = everything_seen(s)
    twin = s.clone()
    assert everything_seen(twin) == before, "a clone differs from its original"
    for _ in range(12):
        able = [*twin.actors(), *twin.volunteers()]
        if not able:
            break
        actor = rng.pick(able)
        twin.play(actor, choice(twin, actor, rng), SILENT)
    assert everything_seen(s) == before, "playing on a clone changed the original"


def law_clones_share_only_values(s: State) -> None:
    """Field by field: a clone has what its original has, and nothing that could change in both.

    What the table agreed on is one for all states of a game. A memo follows from the other fields,
    so the state's class may say that it is left out.
    """
    twin = s.clone()
    for name in fields(s):
        if name != "setting" and name not in getattr(s, "memos", ()):
            law_it_is_copied(f"'{name}'", getattr(s, name), getattr(twin, name))


def law_it_is_copied(what: str, one: object, other: object) -> None:
    assert type(one) is type(other), f"{what} differs in a clone"
    if isinstance(one, Phase):
        assert one is other, f"{what}: a phase is never copied"
    if one is other:
        law_it_is_a_value(what, one)
    elif isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        assert len(one) == len(other), f"{what} differs in a clone"
        for each, its_copy in zip(one, other, strict=True):
            law_it_is_copied(what, each, its_copy)
    elif isinstance(one, dict) and isinstance(other, dict):
        assert [*one] == [*other], f"{what} differs in a clone"
        for key in one:
            law_it_is_copied(what, one[key], other[key])
    elif fields(one):
        for name in fields(one):
            law_it_is_copied(f"{what}: '{name}'", getattr(one, name), getattr(other, name))
    else:
        assert one == other, f"{what} differs in a clone"


def law_it_is_a_value(what: str, thing: Any) -> None:
    """Both have it, so nobody may ever change it."""
    assert not isinstance(thing, CHANGEABLE), f"{what} is shared with a clone, but can be changed"
    if isinstance(thing, (tuple, frozenset)):
        for each in thing:
            law_it_is_a_value(what, each)
    elif not isinstance(thing, Move):  # one object each, whoever makes it
        finals = final_fields(type(thing).__mro__)
        for name in fields(thing):
            assert name in finals, f"{what} is shared with a clone, but its '{name}' is not Final"
            law_it_is_a_value(f"{what}: '{name}'", getattr(thing, name))


CHANGEABLE = (list, dict, set, bytearray)


def law_states_travel(s: State, rng: Rng) -> None:
    """Sent and received, or copied as Python copies things, a state is the same, and goes on so."""
    dice = f"journey {rng.below(1_000_000)}"
    here = s.clone()
    there = pickle.loads(pickle.dumps(s))
    assert type(there) is type(s), f"a {type(s).__name__} comes back as {type(there).__name__}"
    law_the_same_arrives("the state", s, there)
    for _ in range(4):
        assert everything_seen(there) == everything_seen(here), "a state is changed by being sent"
        if not here.actors():
            break
        for each in (here, there):
            go_on(each, Rng(dice))
    copied = deepcopy(s)
    assert copied is not s, "a deep copy is the state itself"
    assert everything_seen(copied) == everything_seen(s), "a deep copy differs"


def go_on(s: State, rng: Rng) -> None:
    actor = rng.pick([*s.actors(), *s.volunteers()])
    s.play(actor, choice(s, actor, rng), SILENT)


def law_the_same_arrives(what: str, sent: Any, received: Any) -> None:
    """Field by field. What the table agreed on is worked out anew; a memo fills itself."""
    assert type(sent) is type(received), f"{what} is {type(received)} and was {type(sent)}"
    if isinstance(sent, (Move, Phase)) and sent in known_phases(type(sent).__module__):
        assert sent is received, f"{what} is another {type(sent).__name__}"
    elif isinstance(sent, (list, tuple)):
        assert len(sent) == len(received), f"{what} has another length"
        for one, other in zip(sent, received, strict=True):
            law_the_same_arrives(what, one, other)
    elif isinstance(sent, dict):
        assert [*sent] == [*received], f"{what} has other keys"
        for key in sent:
            law_the_same_arrives(what, sent[key], received[key])
    elif fields(sent) and not isinstance(sent, Move):
        left_out = ("setting", *getattr(sent, "memos", ()))
        for name in fields(sent):
            if name not in left_out:
                told = f"{what}: '{name}'"
                law_the_same_arrives(told, getattr(sent, name), getattr(received, name))
    else:
        assert sent == received, f"{what} was {sent} and is {received}"


@cache
def known_phases(module: str) -> list[object]:
    """The one instance of a phase that has no fields, which is asked for by identity."""
    return [each for each in vars(sys.modules[module]).values() if isinstance(each, Phase)]


def law_moves_travel(game: Game) -> None:
    for index in range(len(game.moves)):
        move = game.moves.at(index)
        assert pickle.loads(pickle.dumps(move)) is move, f"{move} is another one once it was sent"
        assert deepcopy(move) is move, f"{move} is one, and is copied"


def fields(thing: Any) -> list[str]:
    """What an object keeps, be its class interpreted, or compiled and without a dictionary."""
    own = getattr(thing, "__dict__", ())
    return [*dict.fromkeys([*own, *compiled_fields(type(thing).__mro__)])]


@cache
def compiled_fields(kinds: tuple[type, ...]) -> list[str]:
    names = [name for each in kinds for name in vars(each).get("__mypyc_attrs__", ())]
    return [name for name in names if name != "__dict__"]


@cache
def final_fields(kinds: tuple[type, ...]) -> set[str]:
    """Those that its source declares Final: then mypy sees to it that nobody sets them again."""
    return {name for each in kinds for name in finals_in(each.__module__, each.__name__)}


def finals_in(module: str, kind: str) -> set[str]:
    return {
        node.target.attr
        for each in classes_in(module)
        if each.name == kind
        for node in ast.walk(each)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute)
        if ast.unparse(node.annotation).startswith("Final")
    }


@cache
def classes_in(module: str) -> list[ast.ClassDef]:
    file = getattr(sys.modules[module], "__file__", None)
    source = Path(file).with_name(f"{module.rpartition('.')[2]}.py") if file else None  # or a .so
    if source is None or not source.exists():
        return []
    tree = ast.parse(source.read_text(encoding="utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]


def law_the_record_is_the_game(record: Record, end: State) -> None:
    text = record.write()
    again = Reader({record.game.name: record.game}).read(text)
    assert again.write() == text, "a record changes by being read"
    replayed = again.replay()
    assert everything_seen(replayed) == everything_seen(end), "a replay leads elsewhere"


def law_notation_round_trips(game: Game) -> None:
    for index in range(len(game.moves)):
        move = game.moves.at(index)
        assert move.index == index, f"{move.text} has another place"
        assert game.moves.parse(move.text) is move, f"{move.text} does not read back"
        assert not set(move.text) & set(" \n#;"), f"{move.text} cannot stand in a record"
        assert move.key != "undo", f"{move.text} is how a record writes a takeback"
    assert len(game.moves.mask([game.moves.at(0)])) == len(game.moves)


def needed(game: Game) -> list[str]:
    """The messages that every game's catalogue must have."""
    kinds = {game.moves.at(index).key for index in range(len(game.moves))}
    return [
        "game-name",
        "game-pitch",
        "game-goal",
        *(f"chapter-{chapter.key}" for chapter in game.chapters),
        *(f"rule-{rule.key}" for rule in game.rules),
        *(f"event-{event}" for event in game.telling.events),
        *(f"move-{kind}" for kind in sorted(kinds)),
        *(f"option-{option.key}" for option in game.options),
        *(f"about-{piece}" for piece in game.teaching.pieces),
    ]


def law_every_word_has_a_text(game: Game, languages: Sequence[str] = LANGUAGES) -> None:
    package = type(game).__module__
    for language in languages:
        bundle = catalogue(package, language)
        for key in needed(game):
            assert bundle.has_message(key), f"{language}: no message {key}"
        words = Words(game, language)
        for key, rule in {**game.teaching.pieces, **game.teaching.cards}.items():
            assert rule in game.rules, f"'{key}' comes from a rule that is not in the book"
        for rule in game.rules:
            parts = bundle.get_message(f"rule-{rule.key}").attributes
            assert "cite" in parts, f"{language}: rule {rule.key} does not say where it is written"
            if language == "en":
                assert words.cite(rule) == rule.cite, f"rule {rule.key} is cited in two ways"
        for option in game.options:
            for value in option.values:
                assert words.value(option, value), f"{language}: no text for {option.key}={value}"


def law_it_ends(game: Game, record: Record) -> None:
    assert len(record.acts) <= game.bound, f"more than {game.bound} acts"
