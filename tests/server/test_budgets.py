"""What an address may spend. Nothing is free, and nothing is remembered for ever."""

from __future__ import annotations

from typing import get_args

import pytest
from starlette.routing import Route, WebSocketRoute

from powderkeg.server import budgets
from powderkeg.server.app import make_app
from powderkeg.server.budgets import BUDGETS, MESSAGES, Coin, Price, Purses, TooMuch
from powderkeg.server.endpoints import ENDPOINTS, OTHERS
from powderkeg.server.settings import Settings
from powderkeg.table.protocol import Request
from tests.table.standing import Standing


def test_every_door_has_a_price() -> None:
    app = make_app(Settings())
    priced = {each.path: each.price for each in [*ENDPOINTS, *OTHERS]}
    for route in app.routes:
        if isinstance(route, WebSocketRoute):
            continue  # its price is SOCKET, and that of each message
        assert isinstance(route, Route)
        assert route.endpoint.__qualname__.startswith("answering."), route.path
        assert priced[route.path].work > 0, route.path


def test_every_message_has_a_price() -> None:
    assert set(MESSAGES) == set(get_args(Request))
    assert all(price > 0 for price in MESSAGES.values())


def test_everything_that_can_be_guessed_is_counted() -> None:
    """A door whose path holds a name of somebody's own."""
    named = [each for each in ENDPOINTS if "{table}" in each.path or "{replay}" in each.path]
    assert len(named) >= 4 and all(each.price.is_guess for each in named)


@pytest.mark.parametrize("coin", get_args(Coin))
def test_a_purse_is_spent_and_fills_up_again(coin: Coin) -> None:
    clock = Standing()
    purse = Purses(clock).of("192.0.2.7")
    burst, rate = BUDGETS[coin]
    assert purse.take(coin, burst)
    with pytest.raises(TooMuch) as told:
        purse.pay(coin, rate * 10)
    assert told.value.seconds == pytest.approx(10, abs=0.1)
    clock.turn(told.value.seconds + 0.1)
    assert purse.take(coin, rate * 10)
    clock.turn(1_000_000)
    assert not purse.take(coin, burst) or not purse.take(coin, 1)


def test_what_costs_more_than_a_purse_holds_is_had_for_a_full_one_and_owed() -> None:
    clock = Standing()
    purse = Purses(clock).of("192.0.2.7")
    burst, rate = BUDGETS["reading"]
    purse.pay("reading", burst * 2)
    clock.turn(burst / rate * 0.9)
    assert not purse.take("reading", 1)


def test_addresses_pay_each_for_themselves() -> None:
    purses = Purses(Standing())
    assert purses.of("192.0.2.7").take("making", BUDGETS["making"].burst)
    assert not purses.of("192.0.2.7").take("making", 1)
    assert purses.of("192.0.2.8").take("making", 1)


def test_who_asks_on_after_a_no_is_not_even_listened_to_but_soon_again() -> None:
    clock = Standing()
    purses = Purses(clock)
    purse = purses.of("192.0.2.7")
    purse.take("work", BUDGETS["work"].burst)
    assert not purse.take("work", 1) and purses.connect(purse)
    for _ in range(10_000):
        assert not purse.take("work", 1)
    assert purse.is_shut and not purses.connect(purse)
    clock.turn(3.0)
    assert not purse.is_shut and purse.take("work", 1)


def test_wrong_names_are_paid_for_right_ones_are_not() -> None:
    clock = Standing()
    purse = Purses(clock).of("192.0.2.7")
    price = Price(1, is_guess=True)
    for _ in range(1_000):
        purse.pay_for(price)
    clock.turn(60)
    for _ in range(int(BUDGETS["guessing"].burst)):
        purse.pay_for(price)
        purse.guessed_wrong()
    with pytest.raises(TooMuch):
        purse.pay_for(price)


def test_an_attacker_with_many_addresses_fills_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "MOST_PURSES", 100)
    purses = Purses(Standing())
    here = purses.of("at the table")
    purses.open_socket(here, "amber")
    here.take("making", 5)
    for number in range(5_000):
        purses.of(f"address {number}")
    assert len(purses.purses) <= 100
    assert purses.of("at the table") is here  # whoever holds a line is not forgotten


@pytest.mark.parametrize(("limits", "times"), [(1.0, 1), (3.0, 3), (0, 1_000)])
def test_whoever_runs_the_server_may_be_more_generous(limits: float, times: int) -> None:
    purse = Purses(Standing(), limits).of("192.0.2.7")
    made = 0
    while made < BUDGETS["making"].burst * 1_000 and purse.take("making", 1):
        made += 1
    assert made == BUDGETS["making"].burst * times
