"""Who notices what: the truth table, row by row, and whatever is played at random."""

from __future__ import annotations

from typing import Any

import pytest

from powderkeg.rules.core import CHANCE, CLOCK, WATCHER, Log, Seat, Wait
from powderkeg.rules.game import Game
from powderkeg.rules.games import GAMES
from powderkeg.rules.record import Act
from powderkeg.rules.rng import Rng
from powderkeg.table.documents import MatchDoc
from powderkeg.table.session import GameSession
from powderkeg.table.visibility import Visibility
from tests import lantern
from tests.server.dark import PICKS, POOR, RICH, dealt, hanging

EYES = (0, 1, 2, WATCHER)
DARK = {"goal": "most", "light": "dark"}
BRIGHT = {"goal": "most", "light": "bright"}


def begun(game: Game, seats: int, options: dict[str, str], acts: list[Act]) -> GameSession:
    full = game.setup(seats, options).options
    doc = MatchDoc("m", "t", game.name, 1, seats, full, {}, [], {}, [], "seed", {}, len(acts))
    return GameSession(game, doc, acts)


def play(session: GameSession, actor: Seat, text: str) -> None:
    move = session.game.moves.parse(text)
    assert move is not None and session.state.refusal(actor, move) is None
    session.play(actor, move, Log())


def lines_more(session: GameSession, before: Visibility) -> list[int]:
    """For Ada, Bo, Cy and who watches."""
    return [session.at(eyes) - before.sights[eyes].at for eyes in EYES]


def choices(session: GameSession) -> list[int]:
    """How many of their own Ada, Bo and Cy could still take back."""
    return [len(session.visibility.sights[seat].choices) for seat in range(3)]


# What all see.


def test_what_is_seen_is_a_line_more_for_everybody() -> None:
    session = begun(lantern.GAME, 3, BRIGHT, dealt(RICH))
    before = session.visibility
    play(session, 0, PICKS[0])
    assert lines_more(session, before) == [1, 1, 1, 1]
    assert session.visibility.unaware == frozenset()
    assert choices(session) == [1, 0, 0]


def test_who_sees_it_in_the_same_open_phase_goes_on_choosing() -> None:
    session = begun(lantern.GAME, 3, BRIGHT, dealt(RICH))
    seen = session.at(1)
    play(session, 0, PICKS[0])
    assert not session.is_stale(1, seen)  # Bo had made up his mind before
    assert session.is_stale(0, seen)  # but Ada is asked anew


def test_another_phase_asks_everybody_anew() -> None:
    session = begun(lantern.GAME, 3, BRIGHT, dealt(RICH))
    play(session, 0, PICKS[0])
    play(session, 1, PICKS[1])
    seen = session.at(1)
    play(session, 2, PICKS[2])  # the last card: all are turned up, and all may shout
    assert session.visibility.phase == "window"
    assert session.is_stale(1, seen)
    assert choices(session) == [0, 0, 1]  # something has come of the other two


# What only some see.


def test_in_secret_only_the_maker_counts_a_line() -> None:
    session = begun(lantern.GAME, 3, DARK, [*dealt(RICH), *map(Act, range(3), PICKS)])
    before = session.visibility
    play(session, 1, "shout")
    assert lines_more(session, before) == [0, 1, 0, 0]
    assert session.visibility.unaware == {0, 2, WATCHER}


def test_time_that_changes_nothing_is_no_line_for_anybody() -> None:
    session = begun(lantern.GAME, 3, DARK, [*dealt(RICH), *map(Act, range(3), PICKS)])
    before = session.visibility
    session.play(CLOCK, Wait(2), Log())
    assert lines_more(session, before) == [0, 0, 0, 0]
    assert session.lines == before.lines + 1


def test_a_silent_choice_stays_open_while_others_are_seen_to_act() -> None:
    session = begun(lantern.GAME, 3, DARK, hanging(POOR))
    play(session, 0, "sway:2")  # nobody knows yet that Ada swings the lantern
    assert session.is_midway(0) and choices(session) == [1, 0, 0]
    play(session, 1, "sway:-1")  # Bo is seen to push it
    assert choices(session)[0] == 1 and session.undo(0) == "free"


def test_nature_is_seen_by_all_and_ends_what_could_be_taken_back() -> None:
    game = GAMES["verflixxt"]
    session = begun(game, 3, {}, [])
    while session.state.chances():
        session.draw(Log())
    seat = session.state.deciders()[0]
    session.play(seat, session.state.moves(seat)[0], Log())
    assert choices(session)[seat] == 1
    before = session.visibility
    session.draw(Log())
    assert lines_more(session, before) == [1, 1, 1, 1]
    assert choices(session) == [0, 0, 0]


# Takebacks.


def test_a_free_takeback_goes_as_quietly_as_the_choice_came() -> None:
    session = begun(lantern.GAME, 3, DARK, hanging(POOR))
    before = session.visibility
    play(session, 0, "sway:2")
    session.take_back(0)
    assert lines_more(session, before) == [2, 0, 0, 0]
    assert session.lines == before.lines + 2


def test_a_granted_takeback_is_seen_by_all() -> None:
    session = begun(lantern.GAME, 3, BRIGHT, dealt(RICH))
    for seat, pick in enumerate(PICKS):
        play(session, seat, pick)
    assert session.undo(0) == "ask"
    before = session.visibility
    session.take_back(0)
    assert lines_more(session, before) == [1, 1, 1, 1]
    assert choices(session) == [0, 0, 0]


# Whatever is played: a table that goes on and one that comes back know the same.


def known(visibility: Visibility) -> Any:
    """To be compared; of a choice its state is left out, which is another object."""
    sights = {
        eyes: (
            sight.at,
            sight.since,
            list(sight.moves),
            [(choice.move, choice.unaware) for choice in sight.choices],
        )
        for eyes, sight in visibility.sights.items()
    }
    return visibility.lines, visibility.phase, visibility.unaware, visibility.opens, sights


CASES = [
    *((game, {}) for game in GAMES.values()),
    (GAMES["verflixxt"], {"expansion": "worms"}),
    (GAMES["bombbusters"], {"mission": "45"}),
    (GAMES["nitro"], {"pace": "calm"}),
    (lantern.GAME, BRIGHT),
    (lantern.GAME, DARK),
]


@pytest.mark.parametrize(
    ("game", "options"), CASES, ids=[" ".join([game.name, *o.values()]) for game, o in CASES]
)
def test_what_a_table_noted_is_what_its_record_tells(game: Game, options: dict[str, str]) -> None:
    for seed in range(3):
        rng = Rng(f"visibility {seed}")
        session = begun(game, 3, options, [])
        for _ in range(60):
            one_more(session, rng)
            if session.is_over:
                break
        session_back = GameSession(game, session.doc, session.match.record.told)
        assert known(session_back.visibility) == known(session.visibility)


def one_more(session: GameSession, rng: Rng) -> None:
    """Anybody who may does anything, or thinks better of it."""
    state = session.state
    backs = [seat for seat in range(state.seats) if session.undo(seat)]
    if backs and rng.below(4) == 0:
        session.take_back(rng.pick(backs))
    elif state.chances():
        session.draw(Log())
    else:
        actor = rng.pick([*state.actors(), *state.volunteers()])
        session.play(actor, rng.pick(state.moves(actor)), Log())
    assert CHANCE not in session.visibility.sights
