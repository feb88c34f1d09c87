"""The game on the table, without sockets."""

from __future__ import annotations

from powderkeg.rules.core import CLOCK, Log, State, Wait
from powderkeg.rules.games import GAMES
from powderkeg.rules.record import Act
from powderkeg.table.documents import MatchDoc
from powderkeg.table.session import GameSession
from powderkeg.table.visibility import visibility_of
from tests import lantern
from tests.lantern.moves import PASS, SHOUT_IT
from tests.lantern.moves import PICKS as PICKED
from tests.server.dark import PICKS, dealt

GAME = GAMES["zundstoff"]
TWO_TURNS = (
    "discs ? ? ? ? ? ? S ? 7 9 ? ? 1 ? ? ?; pawns 7 | 1; shown planet planet | sun red2; phase turn"
)


def put(session: GameSession, state: State) -> None:
    """The game stands so."""
    session.match.state = state
    session.visibility = visibility_of(state, session.lines)


def test_two_turns_in_a_row_are_two_choices() -> None:
    """The same moves lie there again, but whoever saw the first has not seen the second."""
    doc = MatchDoc("m", "t", "zundstoff", 1, 2, {}, {}, [], {}, [], "secret", {})
    session = GameSession(GAME, doc, [])
    put(session, GAME.scenes.read(TWO_TURNS))
    seen, moves = session.at(0), session.state.moves(0)
    assert not session.is_stale(0, seen)
    session.play(0, moves[0], Log())
    assert session.state.moves(0) == moves
    assert session.is_stale(0, seen)


def lit(light: str, acts: list[Act]) -> GameSession:
    """Lantern for three, where these acts lead."""
    options, count = {"goal": "most", "light": light}, len(acts)
    doc = MatchDoc("m", "t", "lantern", 1, 3, options, {}, [], {}, [], "secret", {}, count)
    return GameSession(lantern.GAME, doc, acts)


def test_a_silent_choice_that_something_came_of_cannot_be_taken_back_freely() -> None:
    """Ada changed her mind unnoticed; then the last card was laid, and all were turned up."""
    session = lit("bright", dealt([1, 9, 10]))
    for seat, card in ((0, 4), (1, 1), (0, 5), (2, 6)):
        session.play(seat, PICKED[card - 1], Log())
    assert session.state.view(0)["phase"] == "window"
    assert session.undo(0) == "ask"


def test_what_nobody_noticed_makes_nobody_late() -> None:
    """Bo makes up his mind while Cy is seen to act and Ada begins something in silence."""
    elixir = GAMES["elixir"]
    doc = MatchDoc("m", "t", "elixir", 1, 3, elixir.setup(3).options, {}, [], {}, [], "s", {})
    session = GameSession(elixir, doc, [])
    put(session, elixir.scenes.read("seats 3; hands moth-dust | - | -; spells 101 | 201 | 202"))
    seen = session.at(1)
    for seat, text in ((2, "steady"), (0, "cast:101")):
        move = elixir.moves.parse(text)
        assert move is not None and session.state.refusal(seat, move) is None
        session.play(seat, move, Log())
    assert session.state.view(0)["phase"] == "aim" and session.at(1) == seen + 1
    assert not session.is_stale(1, seen)


def test_a_window_that_opens_anew_asks_anew() -> None:
    """An answer that was on its way is none to the next question, though that looks the same."""
    acts = [*dealt([1, 9, 10], ada=[4, 11, 12]), *(Act(i, pick) for i, pick in enumerate(PICKS))]
    session = lit("dark", acts)
    seen = session.at(1)
    session.play(0, SHOUT_IT, Log())
    session.play(CLOCK, Wait(2), Log())
    assert not session.is_stale(1, seen) and session.at(1) == seen  # neither was told
    assert not session.visibility.opens
    session.play(CLOCK, Wait(3), Log())
    assert session.state.moves(1) == [PASS, SHOUT_IT]
    assert session.is_stale(1, seen) and session.visibility.opens
