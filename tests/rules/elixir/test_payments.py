"""How an answer is paid: the plainest way, or as its owner chooses, unseen (E14)."""

from __future__ import annotations

from powderkeg.rules.core import WATCHER, Log, Seat
from powderkeg.rules.elixir.state import Elixir
from powderkeg.rules.record import Act
from powderkeg.rules.rng import Rng
from powderkeg.table.replay_steps import ReplayStep
from powderkeg.table.visibility import visibility_of
from tests.rules.acts import fact, split
from tests.rules.elixir.table import (
    brew,
    choices,
    discard,
    hand,
    look,
    play,
    stack,
    the_move,
    told,
    why,
)


def answering(finds: str, more: str = "", spells: str = "| 116 207") -> Elixir:
    """Seat 0 has used a Bottomless Sack, and seat 1 may answer."""
    s = brew(f"bottomless-sack left-boot | {finds} | odd-button", spells, more)
    return play(s, "0 use:bottomless-sack")


def plan(s: Elixir, seat: Seat = 1) -> str:
    """With what an answer will be paid, as its owner sees it."""
    payment = look(s, seat)["payment"]
    assert payment is not None
    return " ".join(payment["finds"])


def test_e14_an_answer_may_be_paid_otherwise() -> None:
    s = play(answering("joker-flask stardrop-salt"), "1 retort:116")
    assert plan(s) == "stardrop-salt"
    assert choices(s, 1) == {"pass", "pay:stardrop-salt", "pay:joker-flask"}
    play(s, "1 pay:joker-flask")
    assert (plan(s), choices(s, 1)) == ("joker-flask", {"pass", "retort:116"})
    assert fact(told(s, "*"), "cast")["paid"] == ["joker-flask"]
    assert (stack(s), discard(s), hand(s, 1)) == (
        ["bottomless-sack", "116"],
        "joker-flask",
        "stardrop-salt",
    )


def test_e14_what_is_not_chosen_is_paid_the_plainest_way() -> None:
    s = answering("joker-flask hiccup-honey basilisk-blink")
    play(s, "1 retort:207", "1 pay:joker-flask")
    assert plan(s) == "joker-flask basilisk-blink"
    play(s, "*")
    assert discard(s) == "joker-flask basilisk-blink"


def test_e14_a_mortar_uses_up_what_its_owner_chooses() -> None:
    s = answering("crooked-mortar moth-dust moth-dust raven-ink stardrop-salt")
    play(s, "1 retort:116", "1 pay:crooked-mortar")
    assert choices(s, 1) == {"pass", "retort:116", "grind:moth-dust", "grind:raven-ink"}
    play(s, "1 grind:moth-dust", "1 grind:moth-dust", "*")
    assert discard(s) == "crooked-mortar moth-dust moth-dust"


def test_e14_x4_one_may_think_better_of_it() -> None:
    s = answering("joker-flask stardrop-salt candle-snuffer")
    play(s, "1 retort:116", "1 pay:joker-flask", "1 retort:116")
    assert plan(s) == "stardrop-salt"
    play(s, "1 pay:joker-flask", "1 answer:candle-snuffer")
    assert look(s, 1)["payment"] is None
    play(s, "*")
    assert (stack(s), discard(s)) == (["bottomless-sack", "candle-snuffer"], "")


def test_e14_where_there_is_one_way_nothing_is_asked() -> None:
    s = play(answering("stardrop-salt"), "1 retort:116")
    assert choices(s, 1) == {"pass"}
    assert why(s, "1 retort:116") == "X4"
    assert why(s, "1 pay:stardrop-salt") == "E14"


def test_e14_s303_the_key_and_the_mirror_may_serve_in_the_own_turn() -> None:
    more = "effects 303:0 408:0; discard joker-flask"
    s = brew("bottomless-sack moth-dust raven-ink left-boot | - | -", "116", more)
    play(s, "0 use:bottomless-sack", "0 retort:116")
    assert choices(s) == {"pass", "key", "jackdaw"}
    key = play(s.clone(), "0 key", "*")
    assert discard(key) == "joker-flask moth-dust raven-ink"
    play(s, "0 jackdaw", "*")
    assert discard(s) == "joker-flask"


def test_e14_s406_what_is_free_is_not_paid() -> None:
    s = brew("bottomless-sack joker-flask stardrop-salt | - | -", "116", "free")
    play(s, "0 use:bottomless-sack", "0 retort:116")
    assert choices(s) == {"pass"}


def test_e14_x64_nobody_else_notices_how_it_will_be_paid() -> None:
    s = answering("joker-flask stardrop-salt")
    for act in ("1 retort:116", "1 pay:joker-flask", "1 retort:116", "1 pay:stardrop-salt"):
        before = s.clone()
        known = visibility_of(before, 7)
        log = Log()
        s.play(split(act)[0], the_move(act), log)
        step = ReplayStep(Act(1, split(act)[1]), the_move(act), before, s, log.events)
        assert known.after(step).unaware == {0, 2, WATCHER}
        for eyes in (0, 2, WATCHER):
            assert look(s, eyes)["payment"] is None
            assert known.after(step).sights[eyes].at == 7
        assert s.due() == before.due()


def test_e14_an_imagined_table_knows_nothing_of_it() -> None:
    s = play(answering("joker-flask stardrop-salt"), "1 retort:116", "1 pay:joker-flask")
    assert plan(s.reimagine(1, Rng("own"))) == "joker-flask"
    other = s.reimagine(2, Rng("other"))
    assert look(other, 1)["choice"] is None
