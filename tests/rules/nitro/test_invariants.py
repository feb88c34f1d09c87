"""What is always true, whatever is played."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest

from powderkeg.rules.core import CLOCK, WATCHER, Event, Log
from powderkeg.rules.nitro.views import CardView, FormulaCard, NitroView
from powderkeg.rules.rng import Rng
from tests.rules.nitro.bench import ALL_CARDS, MOUTH, facts, somehow, start, text_of

TABLES: dict[str, tuple[int, dict[str, str]]] = {
    "two": (2, {}),
    "three with more sand": (3, {"sand": "45"}),
    "four": (4, {}),
    "two who are calm": (2, {"pace": "calm"}),
    "four who are calm": (4, {"pace": "calm", "sand": "60"}),
}
any_table = pytest.mark.parametrize("table", TABLES)


class Moment(NamedTuple):
    """An act: what a watcher saw before and after it, what happened, which cards may come next."""

    before: NitroView
    after: NitroView
    events: list[Event]
    piles: list[str]


@cache
def moments(table: str) -> list[Moment]:
    """A whole careless game."""
    seats, options = TABLES[table]
    s = start(seats, **options)
    rng = Rng(table)
    game: list[Moment] = []
    before = s.view(WATCHER)
    while s.outcome() is None:
        log = Log()
        able = [*s.deciders(), *s.volunteers()]
        hurry = s.due() > 0 and not rng.below(6)
        actor = rng.pick(s.actors() if hurry or not able else able)
        s.play(actor, s.moves(CLOCK)[0] if actor == CLOCK else somehow(s, actor, rng), log)
        after = s.view(WATCHER)
        piles = [move.text.partition(":")[2] for move in dict.fromkeys(s.chances())]
        game.append(Moment(before, after, log.events, piles))
        before = after
    return game


def texts(cards: list[CardView] | list[FormulaCard]) -> list[str]:
    return [text_of(card) for card in cards]


@any_table
def test_b14_b17_every_card_is_in_one_place(table: str) -> None:
    box: list[object] = []
    for _, view, events, piles in moments(table):
        for boxed in facts(events, "boxed"):
            assert isinstance(boxed["cards"], list)
            box += boxed["cards"]
        assert view["box"] == len(box)
        held = [card for seat in view["seats"] for card in texts(seat["cards"])]
        over = view["phase"] == "over"
        formula = [] if over else texts(view["formula"])
        known = [str(card) for card in [*box, *held, *formula]]
        assert len(known) == len({*known})
        if over or (view["phase"] == "lay" and not formula):
            assert sorted([*known, *piles]) == sorted(ALL_CARDS)
        if view["phase"] not in ("lay", "over"):
            assert (len(formula), len(known)) == (5, 5 * view["round"])


@any_table
def test_b18_a_score_is_the_sum_of_the_cards(table: str) -> None:
    for _, view, _, _ in moments(table):
        for seat in view["seats"]:
            assert seat["score"] == sum(card["value"] for card in seat["cards"])


@any_table
def test_b5_every_stop_card_is_given_once_in_every_round(table: str) -> None:
    given: list[tuple[object, object]] = []
    seats = TABLES[table][0]
    rounds = 0
    for before, view, events, _ in moments(table):
        given += [(each["number"], each["seat"]) for each in facts(events, "took-stop")]
        assert view["next_stop"] <= seats + 1
        if before["phase"] in ("mix", "grab") and view["phase"] in ("lay", "over"):
            rounds += 1
            assert [number for number, _ in given] == list(range(1, seats + 1))
            assert {seat for _, seat in given} == {*range(seats)}
            assert [(each["number"], each["seat"]) for each in view["decided"]] == given
            given = []
    assert rounds == 7


@any_table
def test_n3_n18_a_stopped_flask_never_changes(table: str) -> None:
    for before, view, _, _ in moments(table):
        if view["phase"] not in ("mix", "grab"):
            continue
        for then, now in zip(before["flasks"], view["flasks"], strict=True):
            if then["stopped"] is not None:
                assert (now["cubes"], now["beak"]) == (then["cubes"], then["beak"])
                assert now["tick"] == now["stopped"] == then["stopped"]
            if then["stop_card"] is not None:
                assert now["stop_card"] == then["stop_card"]


@any_table
def test_c1_c3_no_flask_is_beyond_the_sand_or_a_second_ahead(table: str) -> None:
    for before, view, _, _ in moments(table):
        if view["phase"] != "mix":
            continue
        step = view["tilt"] if view["calm"] else view["beat"]
        lead = view["tilt"] if view["calm"] else view["rate"]
        mixing = [flask["tick"] for flask in view["flasks"] if flask["stopped"] is None]
        assert max(mixing) - min(mixing) <= lead
        assert max(mixing) <= view["sand"]
        assert all(tick % step == 0 for tick in mixing)
        if before["phase"] == "mix":
            ticks = zip(before["flasks"], view["flasks"], strict=True)
            assert sum(now["tick"] != then["tick"] for then, now in ticks) <= 1


@any_table
def test_b15_the_poop_is_with_who_took_card_1_last(table: str) -> None:
    seats = TABLES[table][0]
    for _, view, _, _ in moments(table):
        owners = [seat for seat in range(seats) if view["seats"][seat]["poop"]]
        if view["phase"] != "over":
            first = [each["seat"] for each in view["decided"] if each["number"] == 1]
            assert owners == first
        if view["phase"] in ("countdown", "mix", "grab"):
            cubes = [len(flask["cubes"]) for flask in view["flasks"]]
            assert cubes == [6 if seat in owners else 5 for seat in range(seats)]


@any_table
def test_n1_n2_a_beak_is_what_lies_in_it(table: str) -> None:
    for _, view, _, _ in moments(table):
        for flask in view["flasks"]:
            inside = [
                (cube["x"], cube["cube"])
                for cube in flask["cubes"]
                if cube["x"] < MOUTH and 92 < cube["y"] < 106
            ]
            assert flask["beak"] == [name for _, name in sorted(inside)]
            for cube in flask["cubes"]:
                assert cube["out"] == (cube["x"] >= 130)
                assert cube["out"] or (0 < cube["x"] < 110 and 0 < cube["y"] < 104)


@any_table
def test_b10_what_was_decided_is_what_was_won(table: str) -> None:
    for before, view, _, _ in moments(table):
        if before["phase"] not in ("mix", "grab") or view["phase"] not in ("lay", "over"):
            continue
        for each in view["decided"]:
            then, now = before["seats"][each["seat"]], view["seats"][each["seat"]]
            assert texts(now["cards"]) == texts(then["cards"]) + texts(each["won"])


@any_table
def test_a_careless_game_meets_every_phase(table: str) -> None:
    phases = {view["phase"] for _, view, _, _ in moments(table)}
    assert {"lay", "load", "mix", "over"} <= phases
    assert ("countdown" in phases) != table.endswith("calm")
