"""Slips (E21), beside a second reading of the rule: who may call one, and what comes of it."""

from __future__ import annotations

from powderkeg.rules.rng import Rng
from tests.rules.acts import fact, facts
from tests.rules.elixir.table import asked, brew, can, count, of_kind, phase, told

THINGS = ["left-boot", "odd-button", "bent-spoon", "moth-dust", "moon-milk", "raven-ink"]
CURSES = ["101", "102", "110"]
CHAT = ("101", "102")  # these bind what one says


def test_e21_who_may_call_whom() -> None:
    for number in range(60):
        rng = Rng(f"called {number}")
        seats = 3 + rng.below(4)
        talk = rng.pick(["voice", "voice", "chat"])
        curses = {spell: rng.below(seats - 1) for spell in CURSES}
        hung = " ".join(f"{spell}:{seats - 1}>{on}" for spell, on in curses.items())
        active = rng.below(seats)
        more = f"option talk {talk}; effects {hung}; active {active}"
        s = brew(" | ".join([THINGS[0], *["-"] * (seats - 1)]), more=more)
        bound = {on for spell, on in curses.items() if spell in CHAT}
        for caller in range(seats):
            expected = bound - {caller} if talk == "voice" else set()
            assert {int(seat) for seat in of_kind(s, "slip", caller)} == expected, more


def test_e21_x65_what_the_table_judges() -> None:
    verdicts = set()
    for number in range(120):
        rng = Rng(f"judged {number}")
        seats = 3 + rng.below(4)
        victim = rng.below(seats)
        caller = rng.pick([seat for seat in range(seats) if seat != victim])
        held = rng.below(3)
        hands = ["-"] * seats
        hands[victim] = " ".join(THINGS[:held]) or "-"
        hung = f"effects 101:{(victim + 1) % seats}>{victim}; active {rng.below(seats)}"
        s = brew(" | ".join(hands), more=f"option talk voice; {hung}")
        events = told(s, f"{caller} slip:{victim}")
        yes = 1  # who calls it has judged
        for seat in range(seats):
            vote = rng.pick(["agree", "disagree", "silence"])
            if seat in (victim, caller):
                assert not can(s, f"{seat} agree")
            elif vote != "silence":
                yes += vote == "agree"
                events = told(s, f"{seat} {vote}")
        if phase(s) == "slip":  # who says nothing in time has said no (E22)
            events = told(s, f"* wait:{s.due()}")
        agreed = 2 * yes > seats - 1
        verdict = fact(events, "slip-judged")
        assert (verdict["yes"], verdict["agreed"]) == (yes, "yes" if agreed else "no"), number
        if agreed and held > 1:  # of own choice
            assert (phase(s), asked(s)) == ("give", [victim])
            assert of_kind(s, "give", victim) == set(THINGS[:held])
            events = told(s, f"{victim} give:{THINGS[0]}", seat=caller)
        given = facts(events, "gave")
        assert len(given) == (agreed and held > 0)
        assert [count(s, seat) for seat in (victim, caller)] == [held - len(given), len(given)]
        assert phase(s) == "turn"
        verdicts.add((agreed, held))
    assert len(verdicts) == 6
