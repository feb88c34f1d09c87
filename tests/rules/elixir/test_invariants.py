"""What is always true, whatever is played."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from powderkeg.rules.core import EVERYONE, WATCHER
from powderkeg.rules.elixir.views import ElixirView
from tests.rules.acts import keys
from tests.rules.elixir.table import FINDS_IN_ALL, RECIPES, careless, everything, phase

TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {"duel": "on", "price": "blind"}),
    (3, {"clock": "calm", "talk": "voice"}),
    (4, {"look": "once"}),
    (6, {"window": "8"}),
    (8, {}),
]
any_table = pytest.mark.parametrize(("seats", "options"), TABLES)
ACTS = 500  # of each game
DEALING = ("first", "draft", "deal", "draw")


def finds_in(view: ElixirView) -> Counter[str]:
    """Every find that does not lie in the deck."""
    held = [find for player in view["players"] for find in player["known"]]
    played = [item["card"] for item in view["stack"] if item["kind"] in ("object", "transaction")]
    deal = view["deal"]
    ware = [deal["ware"]] if deal is not None and deal["ware"] is not None else []
    stalls = [stall["find"] for stall in deal["stalls"] if stall["find"]] if deal else []
    if view["phase"] != "pick":
        stalls = []  # face down, and counted to the hands
    aside = view["ask"]["finds"] if view["ask"] and view["phase"] == "keep" else []
    return Counter([*held, *played, *ware, *stalls, *aside, *view["discard"]])


@any_table
def test_b1_no_card_is_lost_and_none_is_made(seats: int, options: dict[str, str]) -> None:
    for s, _ in islice(careless(seats, options, "cards"), ACTS):
        view = everything(s)
        if phase(s) in DEALING or s.chances():
            continue
        finds = finds_in(view)
        assert finds.total() + view["deck"] == len(FINDS_IN_ALL)
        assert not finds - Counter(FINDS_IN_ALL)
        books = [book["spell"] for player in view["players"] for book in player["books"]]
        cast = [each["spell"] for player in view["players"] for each in player["cast"]]
        spells = [spell["spell"] for spell in (*books, *cast) if spell is not None]
        assert len(spells) == len(set(spells)) == len(RECIPES) - sum(view["piles"])


@any_table
def test_e11_x7_x62_what_lies_on_the_table_is_as_it_must_be(
    seats: int, options: dict[str, str]
) -> None:
    before: list[str] = []
    for s, log in islice(careless(seats, options, "table"), ACTS):
        view = s.view(WATCHER)
        if not {"reshuffled", "stirred", "fetched"} & set(keys(log.events)):
            assert view["discard"][: len(before)] == before
        before = view["discard"]
        cast = {each["spell"]["spell"] for player in view["players"] for each in player["cast"]}
        for effect in view["effects"]:
            assert effect["spell"] in cast | {"cloak-of-nobody"}
        for player in view["players"]:
            curses = [e for e in view["effects"] if e["curse"] and e["victim"] == player["seat"]]
            assert len(curses) <= 3
            assert player["points"] == sum(book["level"] for book in player["books"])
        if view["phase"] == "turn":
            assert (view["stack"], view["deal"]) == ([], None)
            assert all(player["books"] for player in view["players"])


@any_table
def test_x63_what_is_known_of_a_hand_is_true(seats: int, options: dict[str, str]) -> None:
    for act, (s, _) in enumerate(islice(careless(seats, options, "known"), ACTS)):
        if act % 4:
            continue
        truth = [Counter(player["known"]) for player in s.view(EVERYONE)["players"]]
        for eye in (act % seats, WATCHER):
            for player in s.view(eye)["players"]:
                held = truth[player["seat"]]
                assert held.total() == player["finds"]
                assert not Counter(player["known"]) - held
                assert not Counter(player["bare"]) - held
