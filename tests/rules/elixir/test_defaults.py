"""The clock of a turn, and what happens when time is up, beside a second reading of the rules."""

from __future__ import annotations

from collections import Counter

from powderkeg.rules.core import CLOCK, SILENT, Move, Seat
from powderkeg.rules.elixir.state import Elixir
from powderkeg.rules.rng import Rng
from tests.contract.laws import everything_seen
from tests.rules.acts import keys
from tests.rules.elixir.laden import laden, walk
from tests.rules.elixir.table import active, brew, kit, left, look, phase, play, told

TURN, SHORT, DEAL = 45, 20, 20  # seconds: E23, Stage Fright, E23
SPELLS = ["110", "112", "116", "201", "204", "207", "208", "212", "218", "219", "222", "224"]
SPELLS += ["302", "306", "403", "404", "101", "104", "108", "113"]
DEALS = ["auction", "flea-market", "market-day"]
OBJECTS = ["joker-flask", "crooked-mortar", "cup-and-balls", "tax-drum", "brass-scales", *DEALS]
OBJECTS += ["ragpickers-hook", "library-card", "bent-wand", "bottomless-sack", "left-boot"]
GAMES, ACTS = 16, 250


def is_choosing(s: Elixir) -> bool:
    """Is the active player to choose in the own turn: what to play, or how?"""
    mine = look(s, active(s))
    return not s.chances() and (mine["phase"] == "turn" or mine["half"] is not None)


def is_short(s: Elixir) -> bool:
    """Does Stage Fright hang on whose turn it is, be it since a moment ago?"""
    return any(
        each["effect"] == "short-turns" and each["victim"] == active(s)
        for each in look(s)["effects"]
    )


def test_x52_e23_the_clock_of_a_turn() -> None:
    ended = Counter[str]()
    for number in range(GAMES):
        rng = Rng(f"clock {number}")
        s = laden(rng, SPELLS, OBJECTS, "option talk voice")
        spent = deals = 0
        for before, actor, move, log in walk(s, rng, ACTS):
            if actor == CLOCK and is_choosing(before):
                spent += int(move.partition(":")[2])
            for event in log.events:
                deals += event.key == "opened"
                if event.key == "turn-ended":
                    allowed = (SHORT if is_short(before) else TURN) + DEAL * deals
                    why = event.facts()["why"]
                    assert (why == "time") == (spent >= allowed), (number, spent, allowed)
                    assert why == "done" or is_choosing(before)
                    ended[f"{why}, {allowed} seconds"] += 1
                if event.key == "turn-began":
                    spent = deals = 0
            if is_choosing(s):
                allowed = (SHORT if is_short(s) else TURN) + DEAL * deals
                assert s.due() == max(1, allowed - spent), (number, move, s.due(), allowed, spent)
    assert all(ended[f"time, {seconds} seconds"] for seconds in (20, 40, 45, 65)), ended


def test_x52_x28_stage_fright_cuts_the_running_turn_short() -> None:
    """Turned on its own caster it works at once, though this turn is none of the three."""
    hands = f"{kit('110')} | {kit('208')} | left-boot"
    s = brew(hands, "110 | 208", "spent 12")
    play(s, "0 cast:110", "0 at:1", "1 retort:208", "*", "1 at:0", "**")
    assert (s.due(), left(s, "110")) == (SHORT - 12, 3)
    s = brew(hands, "110 | 208", "spent 30")
    play(s, "0 cast:110", "0 at:1", "1 retort:208", "*", "1 at:0", "**")
    assert s.due() == 1
    assert keys(told(s, "* wait:1")) == ["turn-ended"]


# What is done for who does not choose in time.

SAID = {"buy-off": "bear", "bid": "pass"}  # for all else the seat's bot chooses
OWN_CLOCKS = ("turn", "window", "between", "bell", "leave", "market", "slip")
ASKED = ("give", "shed", "keep", "fetch", "name", "hand", "burn", "return", "tithe", "pick", "lay")
MOST_WAYS = 400


def ways_on(s: Elixir) -> list[bytes]:
    """Where it can lead that each of those who are asked chooses something."""
    positions = [s]
    for seat in s.deciders():
        ways = [(each, move) for each in positions for move in each.moves(seat)]
        if len(ways) > MOST_WAYS:
            return []
        if phase(s) in SAID:
            ways = [way for way in ways if way[1].text == SAID[phase(s)]]
        positions = [after(each, seat, move) for each, move in ways]
    return [everything_seen(each) for each in positions]


def after(s: Elixir, seat: Seat, move: Move) -> Elixir:
    world = s.clone()
    world.play(seat, move, SILENT)
    return world


def test_x65_e22_what_is_done_for_who_does_not_choose() -> None:
    defaults = Counter[str]()
    for number in range(GAMES):
        rng = Rng(f"default {number}")
        s = laden(rng, SPELLS, OBJECTS)
        for before, actor, move, log in walk(s, rng, ACTS):
            at = phase(before)
            is_late = actor == CLOCK and int(move.partition(":")[2]) == before.due()
            if not is_late or at in OWN_CLOCKS or is_choosing(before):
                continue
            ways = ways_on(before)
            if ways:
                assert everything_seen(s) in ways, (number, at, log.events)
                defaults[at] += 1
    assert all(defaults[at] for at in (*SAID, *ASKED)), defaults


def test_x65_e22_windows_leave_and_market_days_end_by_themselves() -> None:
    ended = Counter[str]()
    for number in range(GAMES):
        rng = Rng(f"alone {number}")
        s = laden(rng, SPELLS, OBJECTS)
        for before, actor, move, log in walk(s, rng, ACTS):
            at = phase(before)
            if actor != CLOCK or int(move.partition(":")[2]) != before.due():
                continue
            chose = [look(before, seat)["choice"] for seat in range(before.seats)]
            answered = any(choice not in (None, "pass") for choice in chose)
            played = {"cast", "used", "mirrored", "opened"} & {*keys(log.events)}
            if at in ("window", "between", "bell"):
                assert bool(played) == answered, (number, at, log.events)
            elif at == "leave":
                assert "granted" in keys(log.events)
            elif at == "market":
                assert "deal-over" in keys(log.events)
                assert not {"traded", "gave"} & {*keys(log.events)}
            ended[f"{at} {answered}"] += 1
    assert all(ended[each] for each in ("window False", "window True", "leave False")), ended
    assert ended["market False"], ended
