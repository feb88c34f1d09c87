"""What is always true, whatever is played. Choices come from hypothesis, which likes odd ones."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TypeAlias

from hypothesis import given
from hypothesis import strategies as st

from powderkeg.rules.core import CHANCE, EVERYONE, SILENT, Complaint, Event, Log
from powderkeg.rules.rng import Rng
from powderkeg.rules.setup import Setup
from powderkeg.rules.zundstoff import GAME
from powderkeg.rules.zundstoff.possible import check_possible
from powderkeg.rules.zundstoff.state import Zundstoff
from powderkeg.rules.zundstoff.views import ZundstoffView
from tests.rules.many import many

MANY = many(40)
VALUES = {option.key: st.sampled_from(option.values) for option in GAME.options}
OWN = ["oooo/oSoo/oooo/Eooo", "ooooo/ooSo-/oooo-/Eoo--", "oSoooooo/ooooooE/o"]
VALUES["layout"] = VALUES["layout"] | st.sampled_from(OWN)
ROUNDS = 12
LOOKS = 3  # one act in so many is looked at closely

setups = st.builds(GAME.setup, st.integers(2, 5), st.fixed_dictionaries(VALUES))
choices = st.lists(st.integers(0, 997), min_size=1, max_size=40)


Moment: TypeAlias = tuple[ZundstoffView, Zundstoff, list[Event]]


def moments(setup: Setup, picks: list[int]) -> Iterator[Moment]:
    """What everyone saw before an act, the position after it, and what was told of it."""
    s = GAME.start(setup)
    number = 0
    while s.outcome() is None and GAME.strategy.rounds(s) <= ROUNDS:
        pick = picks[number % len(picks)] + number * 7
        able = [*s.actors(), *s.volunteers()][: 1 + number % 5]
        actor = able[pick % len(able)]
        moves = s.chances() if actor == CHANCE else s.moves(actor)
        number += 1
        before = s.view(EVERYONE)
        log = Log()
        s.play(actor, moves[pick % len(moves)], log)
        yield before, s, log.events


def rounds(setup: Setup, picks: list[int]) -> Iterator[tuple[Zundstoff, ZundstoffView]]:
    """Every position after the deal."""
    for _, s, _ in moments(setup, picks):
        view = s.view(EVERYONE)
        if view["phase"] != "deal":
            yield s, view


@MANY
@given(setups, choices)
def test_b2_every_disc_lies_somewhere_once(setup: Setup, picks: list[int]) -> None:
    for s, view in rounds(setup, picks):
        words = GAME.scenes.write(s).split("discs ")[1].split(";")[0].split()
        names = [word.lstrip("?").partition("+")[0] for word in words]
        assert sorted(names) == sorted(["S", *map(str, range(1, 16))])
        assert view["discs"][view["sun"]]["planet"] == 0
        assert view["discs"][view["earth"]]["planet"] == 1


@MANY
@given(setups, choices)
def test_b20_no_pawn_rests_on_the_sun_or_on_a_rose(setup: Setup, picks: list[int]) -> None:
    for _, view in rounds(setup, picks):
        for seat, at in enumerate(view["seats"]):
            disc = view["discs"][at["place"]]
            assert disc["up"] and disc["planet"] == at["planet"] != 0
            assert seat in disc["pawns"]
        assert sum(len(disc["pawns"]) for disc in view["discs"]) == setup.seats


@MANY
@given(setups, choices)
def test_b17_a_disc_once_turned_up_stays_so_and_where_it_is(setup: Setup, picks: list[int]) -> None:
    for before, s, _ in moments(setup, picks):
        after = s.view(EVERYONE)
        for then, now in zip(before["discs"], after["discs"], strict=True):
            if then["up"]:
                assert now["up"] and now["planet"] == then["planet"]


@MANY
@given(setups, choices)
def test_b22_no_card_is_lost_and_all_hands_are_alike_in_number(
    setup: Setup, picks: list[int]
) -> None:
    for _, view in rounds(setup, picks):
        for at in view["seats"]:
            face_down = at["ready"] and view["phase"] in ("first", "second")
            assert at["cards"] + face_down + len(at["shown"]) + at["aside"] == 11
            assert at["hand"] is not None
            assert len(at["hand"]) == at["cards"] + face_down
        assert len({at["aside"] for at in view["seats"]}) == 1


@MANY
@given(setups, choices)
def test_z19_hands_follow_from_the_round(setup: Setup, picks: list[int]) -> None:
    for _, view in rounds(setup, picks):
        if view["phase"] != "over":
            played = 2 * ((view["round"] - 1) % 5)
            assert {at["aside"] for at in view["seats"]} <= {played, played + 1, played + 2}
            assert view["back_after"] == (view["round"] + 4) // 5 * 5


@MANY
@given(setups, choices)
def test_b21_chips_are_never_lost_and_none_is_made(setup: Setup, picks: list[int]) -> None:
    for before, s, events in moments(setup, picks):
        after = s.view(EVERYONE)
        for colour, left in after["chips"].items():
            held = sum(colour in at["chips"] for at in after["seats"])
            assert left + held == 5
        took = [(e.facts()["seat"], e.facts()["colour"]) for e in events if e.key == "took-glasses"]
        for seat, (then, now) in enumerate(zip(before["seats"], after["seats"], strict=True)):
            new = [(seat, colour) for colour in now["chips"] if colour not in then["chips"]]
            assert new == [one for one in took if one[0] == seat]
            assert set(then["chips"]) <= set(now["chips"])


@MANY
@given(setups, choices)
def test_z6_z_1_no_flight_touches_a_disc_twice(setup: Setup, picks: list[int]) -> None:
    for before, s, events in moments(setup, picks):
        for event in events:
            if event.key == "flew":
                path = event.facts()["path"]
                assert isinstance(path, list)
                assert len(path) >= 2 and len({*map(str, path)}) == len(path)
                assert before["sun"] not in path[:-1]
        assert before["rows"] == s.view(EVERYONE)["rows"]


@MANY
@given(setups, choices)
def test_b19_a_flyer_leaves_its_disc_unless_it_cannot(setup: Setup, picks: list[int]) -> None:
    for before, s, events in moments(setup, picks):
        after = s.view(EVERYONE)
        for event in events:
            seat = event.facts().get("seat")
            if event.key == "stayed":
                assert isinstance(seat, int)
                assert after["seats"][seat]["place"] == before["seats"][seat]["place"]
            if event.key == "flew":
                assert isinstance(seat, int)
                path, end = event.facts()["path"], event.facts()["end"]
                assert isinstance(path, list)
                goal = before["earth"] if end == "sun" else path[-1]
                assert after["seats"][seat]["place"] == goal


@MANY
@given(setups, choices)
def test_b13_nobody_flies_twice_in_a_round(setup: Setup, picks: list[int]) -> None:
    flown: list[object] = []
    for _, _, events in moments(setup, picks):
        for event in events:
            if event.key in ("flew", "stayed"):
                assert event.facts()["seat"] not in flown
                flown.append(event.facts()["seat"])
            if event.key == "round-began":
                flown.clear()


@MANY
@given(setups, choices)
def test_z14_stop_discs_are_those_turned_up_in_this_round(setup: Setup, picks: list[int]) -> None:
    fresh: set[object] = set()
    for _, s, events in moments(setup, picks):
        for event in events:
            if event.key == "turned-up":
                fresh.add(event.facts()["place"])
            if event.key in ("round-began", "won-the-title", "race-stopped"):
                fresh.clear()
        assert {disc["place"] for disc in s.view(EVERYONE)["discs"] if disc["stop"]} == fresh


@MANY
@given(setups, choices)
def test_z21_the_game_is_over_exactly_when_somebody_has_two_colours_at_the_end_of_a_round(
    setup: Setup, picks: list[int]
) -> None:
    for _, s, events in moments(setup, picks):
        seats = s.view(EVERYONE)["seats"]
        rich = [seat for seat, at in enumerate(seats) if len(at["chips"]) == 2]
        outcome = s.outcome()
        assert all(len(at["chips"]) <= 2 for at in seats)
        if outcome is not None:
            assert outcome.winners == rich
        elif any(event.key == "round-began" for event in events):
            assert rich == []


@MANY
@given(setups, choices)
def test_no_scene_refuses_a_position_of_a_game(setup: Setup, picks: list[int]) -> None:
    """Nor one that a seat imagines: bots are asked about those."""
    for act, (s, _) in enumerate(rounds(setup, picks)):
        check_possible(s)
        if act % LOOKS == 0:
            check_possible(s.reimagine(act // LOOKS % s.seats, Rng(f"{act}")))


@many(100)
@given(setups, choices, st.data())
def test_a_scene_that_is_accepted_can_be_played_on(
    setup: Setup, picks: list[int], data: st.DataObject
) -> None:
    """Clauses of two positions of a game are mixed: most is refused, and what is not goes on."""
    written = [
        GAME.scenes.write(s).split("; ") for s, _ in islice(rounds(setup, picks), 0, None, LOOKS)
    ]
    clauses = data.draw(st.sampled_from(written)).copy()
    for clause in data.draw(st.lists(st.sampled_from(data.draw(st.sampled_from(written))))):
        key = clause.split()[0]
        if key != "option":
            clauses = [one for one in clauses if one.split()[0] != key] + [clause]
    try:
        s = GAME.scenes.read("; ".join(clauses))
    except Complaint:
        return
    for act in range(60):
        check_possible(s)
        if s.outcome() is not None:
            return
        actor = s.actors()[0]
        moves = s.moves(actor)
        s.play(actor, moves[(picks[act % len(picks)] + act * 7) % len(moves)], SILENT)


@MANY
@given(setups, choices)
def test_a_scene_reads_back_as_it_was_written(setup: Setup, picks: list[int]) -> None:
    """Everyone's view has all there is; which part a seat sees, one seat after the other tells."""
    for act, (s, seen) in enumerate(islice(rounds(setup, picks), 0, None, LOOKS)):
        text = GAME.scenes.write(s)
        again = GAME.scenes.read(text)
        assert GAME.scenes.write(again) == text
        assert again.deciders() == s.deciders() and again.volunteers() == s.volunteers()
        assert again.view(EVERYONE) == seen
        assert again.view(act % s.seats) == s.view(act % s.seats)
        assert all(again.moves(seat) == s.moves(seat) for seat in range(s.seats))
