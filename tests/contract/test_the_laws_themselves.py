"""The laws are proved by bugs planted in the tiny game: each must be caught by its law."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Final

import pytest

from powderkeg.rules.core import (
    Chapter,
    Event,
    Facts,
    Log,
    Move,
    MoveSpace,
    Outcome,
    Refusal,
    Seat,
)
from powderkeg.rules.rng import Rng
from powderkeg.rules.telling import Line
from powderkeg.rules.verflixxt import GAME as VERFLIXXT
from powderkeg.words import catalogue
from tests.contract import laws
from tests.lantern import GAME
from tests.lantern.events import Dealt, Ready, Revealed
from tests.lantern.moves import Pick
from tests.lantern.phases import Choosing, Window
from tests.lantern.pieces import NONE
from tests.lantern.state import Lantern, LanternView

Patch = pytest.MonkeyPatch


def walk_and(check: Callable[[Lantern, Rng], None], light: str = "bright") -> None:
    """Forty games; the law is asked after every act."""
    rng = Rng("planted")
    for number in range(40):
        for s, _ in laws.walk(GAME, GAME.setup(2 + number % 3, {"light": light}), rng):
            assert isinstance(s, Lantern)
            check(s, rng)


def nothing_shows(s: Lantern, rng: Rng) -> None:
    laws.law_nothing_hidden_shows(GAME, s, rng.below(s.seats), rng)


def nothing_is_told(s: Lantern, rng: Rng) -> None:
    laws.law_nothing_hidden_is_told(s, rng.below(s.seats), rng)


def mirrored(s: Lantern, rng: Rng) -> None:
    laws.law_refusal_mirrors_moves(GAME, s)


def apart(s: Lantern, rng: Rng) -> None:
    laws.law_clones_are_apart(s, rng)


def only_values(s: Lantern, rng: Rng) -> None:
    laws.law_clones_share_only_values(s)


def shaped(s: Lantern, rng: Rng) -> None:
    laws.law_what_is_told_has_its_shape(GAME, s, rng)


def all_told(s: Lantern, rng: Rng) -> None:
    laws.law_everyone_is_told_everything(s, rng)


EVERY_LAW = [
    nothing_shows,
    nothing_is_told,
    mirrored,
    apart,
    only_values,
    shaped,
    all_told,
]


def caught(check: Callable[[Lantern, Rng], None], sentence: str, light: str = "bright") -> None:
    with pytest.raises(AssertionError, match=sentence):
        walk_and(check, light)


@pytest.mark.parametrize("light", ["bright", "dark"])
@pytest.mark.parametrize("law", EVERY_LAW)
def test_the_sound_game_passes(law: Callable[[Lantern, Rng], None], light: str) -> None:
    walk_and(law, light)


def test_an_unmasked_deal_is_caught(monkeypatch: Patch) -> None:
    def seen_by(self: Dealt, seat: Seat) -> Event | None:
        return self

    monkeypatch.setattr(Dealt, "seen_by", seen_by)
    caught(nothing_is_told, "told something hidden")


class LoudReady(Ready):
    """A planted bug: the card is named."""

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def facts(self) -> Facts:
        return {"seat": self.seat, "card": self.card}


def test_a_ready_sign_that_names_the_card_is_caught(monkeypatch: Patch) -> None:
    honest = Choosing.play

    def play(self: Choosing, s: Lantern, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Pick)
        log.add(LoudReady(actor, move.card))
        honest(self, s, actor, move, log)

    monkeypatch.setattr(Choosing, "play", play)
    caught(nothing_is_told, "told something hidden")


def with_view(monkeypatch: Patch, change: Callable[[Lantern, LanternView], None]) -> None:
    honest = Lantern.view

    def view(self: Lantern, seat: Seat) -> LanternView:
        seen = honest(self, seat)
        change(self, seen)
        return seen

    monkeypatch.setattr(Lantern, "view", view)


def test_an_event_that_is_masked_for_everyone_is_caught(monkeypatch: Patch) -> None:
    def seen_by(self: Dealt, seat: Seat) -> Event | None:
        return self if seat == self.seat else Dealt(self.seat, NONE)

    monkeypatch.setattr(Dealt, "seen_by", seen_by)
    caught(all_told, "is hidden from everyone")


def test_an_event_with_a_fact_too_many_is_caught(monkeypatch: Patch) -> None:
    def facts(self: Dealt) -> Facts:
        return {"seat": self.seat, "card": self.card, "left": 3}

    monkeypatch.setattr(Dealt, "facts", facts)
    caught(shaped, "is told is no .*DealtHappening.*'left': 3")


def test_an_event_of_which_nobody_said_how_it_looks_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Dealt, "key", "stolen")
    caught(shaped, "nobody says how <stolen")


def test_a_view_with_a_fact_too_few_is_caught(monkeypatch: Patch) -> None:
    def forget_points(s: Lantern, seen: LanternView) -> None:
        del seen["points"]  # type: ignore[misc]

    with_view(monkeypatch, forget_points)
    caught(shaped, "sees is no .*LanternView")


def test_a_view_with_a_fact_of_another_type_is_caught(monkeypatch: Patch) -> None:
    def measure(s: Lantern, seen: LanternView) -> None:
        seen["light"] = f"{s.light} cm"  # type: ignore[typeddict-item]

    with_view(monkeypatch, measure)
    caught(shaped, "sees is no .*LanternView")


@pytest.mark.parametrize(("expansion", "hidden"), [("none", False), ("worms", True)])
def test_whether_something_is_hidden_is_found_out(expansion: str, hidden: bool) -> None:
    setup = VERFLIXXT.setup(3, {"expansion": expansion})
    assert laws.hides_something(VERFLIXXT, setup, Rng("secrets")) == hidden


def test_an_event_that_uncovers_for_some_only_is_caught(monkeypatch: Patch) -> None:
    """Otherwise any leak could call itself an uncovering."""

    def seen_by(self: Revealed, seat: Seat) -> Event | None:
        return self if seat == 0 else None

    monkeypatch.setattr(Revealed, "seen_by", seen_by)
    caught(nothing_is_told, "uncovered, but not for seat")


def awaited(s: Lantern, rng: Rng) -> None:
    laws.law_someone_is_awaited(s)


def test_a_volunteer_who_is_awaited_is_caught(monkeypatch: Patch) -> None:
    def volunteers(self: Choosing, s: Lantern) -> list[Seat]:
        return list(range(s.seats))

    monkeypatch.setattr(Choosing, "volunteers", volunteers)
    caught(awaited, "is no volunteer: it is awaited")


def test_a_volunteer_without_a_move_is_caught(monkeypatch: Patch) -> None:
    def volunteers(self: Choosing, s: Lantern) -> list[Seat]:
        return [seat for seat in range(s.seats) if s.chosen[seat] != NONE]

    monkeypatch.setattr(Choosing, "volunteers", volunteers)
    caught(awaited, "may act unasked, but has no move")


def test_a_view_of_face_down_cards_is_caught(monkeypatch: Patch) -> None:
    def show_chosen(s: Lantern, seen: LanternView) -> None:
        seen["table"] = s.table or s.chosen

    with_view(monkeypatch, show_chosen)
    caught(nothing_shows, "sees something hidden")


def test_a_view_of_the_bag_is_caught(monkeypatch: Patch) -> None:
    def show_bag(s: Lantern, seen: LanternView) -> None:
        seen["table"] = s.bag.copy()

    with_view(monkeypatch, show_bag)
    caught(nothing_shows, "sees something hidden")


def test_a_window_that_opens_only_for_those_who_matter_is_caught(monkeypatch: Patch) -> None:
    def deciders(self: Choosing, s: Lantern) -> list[Seat]:
        waiting = [seat for seat in range(s.seats) if s.chosen[seat] == NONE]
        strong = [seat for seat in waiting if max(s.hands[seat]) > 8]
        return strong or waiting

    monkeypatch.setattr(Choosing, "deciders", deciders)
    caught(nothing_shows, "who is awaited tells something hidden")


def test_a_refusal_that_forgot_a_rule_is_caught(monkeypatch: Patch) -> None:
    def refusal(self: Choosing, s: Lantern, seat: Seat, move: Move) -> Refusal | None:
        return None

    monkeypatch.setattr(Choosing, "refusal", refusal)
    caught(mirrored, "is not listed, but not refused")


def test_a_refusal_that_names_a_hidden_card_is_caught(monkeypatch: Patch) -> None:
    honest = Choosing.refusal

    def refusal(self: Choosing, s: Lantern, seat: Seat, move: Move) -> Refusal | None:
        why = honest(self, s, seat, move)
        next_hand = s.hands[(seat + 1) % s.seats]
        return Refusal(why.rule, {"card": next_hand[0]}) if why else None

    monkeypatch.setattr(Choosing, "refusal", refusal)
    caught(nothing_shows, "why not .* tells something hidden")


def test_a_move_that_is_listed_and_refused_is_caught(monkeypatch: Patch) -> None:
    honest = Window.moves

    def moves(self: Window, s: Lantern, seat: Seat) -> list[Move]:
        return [*honest(self, s, seat), GAME.moves.at(0)]

    monkeypatch.setattr(Window, "moves", moves)
    caught(mirrored, "is listed, but")


@pytest.mark.parametrize("field", ["hands", "chosen", "points", "shouts", "answers", "bag"])
def test_a_clone_that_shares_a_list_is_caught(monkeypatch: Patch, field: str) -> None:
    honest = Lantern.clone

    def clone(self: Lantern) -> Lantern:
        twin = honest(self)
        setattr(twin, field, getattr(self, field))
        return twin

    monkeypatch.setattr(Lantern, "clone", clone)
    caught(apart, "changed the original")


def test_a_clone_that_forgets_a_field_is_caught(monkeypatch: Patch) -> None:
    honest = Lantern.clone

    def clone(self: Lantern) -> Lantern:
        twin = honest(self)
        twin.left = 0
        return twin

    monkeypatch.setattr(Lantern, "clone", clone)
    caught(apart, "differs from its original")


def with_clone(monkeypatch: Patch, change: Callable[[Lantern, Lantern], None]) -> None:
    honest = Lantern.clone

    def clone(self: Lantern) -> Lantern:
        twin = honest(self)
        change(self, twin)
        return twin

    monkeypatch.setattr(Lantern, "clone", clone)


IN_THE_DARK = ["wishes", "half"]  # fields that are as at the start as long as there is light
LIT = "bag hands chosen table answers points shouts light swayed left over".split()


@pytest.mark.parametrize("field", [*LIT, *IN_THE_DARK])
def test_any_field_that_a_clone_forgets_is_caught(monkeypatch: Patch, field: str) -> None:
    """Even where no view would show it."""

    def forget(s: Lantern, twin: Lantern) -> None:
        start = Lantern(s.seats, s.together, s.dark, [])
        setattr(twin, field, getattr(start, field))

    with_clone(monkeypatch, forget)
    light = "dark" if field in IN_THE_DARK else "bright"
    caught(only_values, f"'{field}' differs in a clone", light)


def test_a_list_that_a_clone_shares_is_caught(monkeypatch: Patch) -> None:
    def share(s: Lantern, twin: Lantern) -> None:
        twin.swayed = s.swayed

    with_clone(monkeypatch, share)
    caught(only_values, "'swayed' is shared with a clone, but can be changed")


def test_a_list_within_a_list_that_a_clone_shares_is_caught(monkeypatch: Patch) -> None:
    def share(s: Lantern, twin: Lantern) -> None:
        twin.hands = s.hands.copy()

    with_clone(monkeypatch, share)
    caught(only_values, "'hands' is shared with a clone, but can be changed")


class Counting(Window):
    """A planted bug: a phase that is to be changed."""

    def __init__(self) -> None:
        self.shouts = 0


class Listing(Window):
    """A planted bug: a phase about what can be changed."""

    def __init__(self) -> None:
        self.shouts: Final[list[Seat]] = []


class About(Window):
    """An honest phase: it is about a seat, for good."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


@pytest.mark.parametrize(
    ("phase", "sentence"),
    [
        (Counting(), "its 'shouts' is not Final"),
        (Listing(), "'shouts' is shared .* can be changed"),
    ],
)
def test_a_phase_with_a_memory_is_caught(phase: Window, sentence: str) -> None:
    s = Lantern(2, False, False, [About(1), phase])
    with pytest.raises(AssertionError, match=sentence):
        laws.law_clones_share_only_values(s)
    s.phases.pop()
    laws.law_clones_share_only_values(s)


def test_a_phase_that_is_copied_is_caught(monkeypatch: Patch) -> None:
    def copy_phases(s: Lantern, twin: Lantern) -> None:
        twin.phases = [copy(phase) for phase in s.phases]

    with_clone(monkeypatch, copy_phases)
    caught(only_values, "a phase is never copied")


def test_what_a_state_calls_a_memo_may_be_shared(monkeypatch: Patch) -> None:
    def share(s: Lantern, twin: Lantern) -> None:
        twin.points = s.points

    with_clone(monkeypatch, share)
    caught(only_values, "'points' is shared")
    monkeypatch.setattr(Lantern, "memos", ("points",), raising=False)
    walk_and(only_values)


def test_imagining_from_something_hidden_is_caught(monkeypatch: Patch) -> None:
    honest = Lantern.reimagine

    def reimagine(self: Lantern, seat: Seat, rng: Rng) -> Lantern:
        hint = sum(self.hands[(seat + 1) % self.seats])
        return honest(self, seat, Rng(f"{rng.below(1000)} {hint}"))

    monkeypatch.setattr(Lantern, "reimagine", reimagine)
    caught(
        lambda s, rng: laws.law_imagining_adds_nothing(s, rng.below(s.seats), rng),
        "depend on something hidden",
    )


def test_imagining_the_true_world_is_caught(monkeypatch: Patch) -> None:
    def reimagine(self: Lantern, seat: Seat, rng: Rng) -> Lantern:
        return self.clone()

    monkeypatch.setattr(Lantern, "reimagine", reimagine)
    with pytest.raises(AssertionError, match="always shown the true world"):
        laws.law_imagining_forgets(GAME, GAME.setup(3), 0, Rng("true"))


def test_a_game_that_waits_for_nobody_is_caught(monkeypatch: Patch) -> None:
    def deciders(self: Window, s: Lantern) -> list[Seat]:
        return []

    def due(self: Window, s: Lantern) -> int:
        return -1

    monkeypatch.setattr(Window, "deciders", deciders)
    monkeypatch.setattr(Window, "due", due)
    caught(lambda s, _: laws.law_someone_is_awaited(s), "nobody is awaited")


def test_a_game_that_is_over_too_early_is_caught(monkeypatch: Patch) -> None:
    def outcome(self: Lantern) -> Outcome | None:
        return Outcome([0.0] * self.seats, [], GAME.rules[0])

    monkeypatch.setattr(Lantern, "outcome", outcome)
    caught(lambda s, _: laws.law_someone_is_awaited(s), "is over, but somebody is awaited")


def test_a_game_that_does_not_end_is_caught(monkeypatch: Patch) -> None:
    honest = Choosing.begin

    def begin(self: Choosing, s: Lantern, log: Log) -> None:
        honest(self, s, log)
        if s.over:
            s.over = False
            s.hands = [[1] for _ in s.hands]
            s.phases[-1] = self

    monkeypatch.setattr(Choosing, "begin", begin)
    caught(lambda s, rng: None, "more than 300 acts")


def test_a_record_that_leads_elsewhere_is_caught() -> None:
    *_, (end, record) = laws.walk(GAME, GAME.setup(2), Rng("elsewhere"))
    laws.law_the_record_is_the_game(record, end)
    record.acts.pop()
    record.end = ""
    with pytest.raises(AssertionError, match="leads elsewhere"):
        laws.law_the_record_is_the_game(record, end)


class Forgetful(MoveSpace):
    """A planted bug: it makes moves anew instead of finding them."""

    def parse(self, text: str) -> Move | None:
        return Move(text)


def test_notation_that_does_not_read_back_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(GAME, "moves", Forgetful([Move("pass")]))
    with pytest.raises(AssertionError, match="does not read back"):
        laws.law_notation_round_trips(GAME)


def test_a_move_that_reads_like_a_takeback_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(GAME, "moves", MoveSpace([Move("undo:1")]))
    with pytest.raises(AssertionError, match="how a record writes a takeback"):
        laws.law_notation_round_trips(GAME)


def test_a_refusal_without_words_is_caught(monkeypatch: Patch) -> None:
    def refusal(self: Choosing, s: Lantern, seat: Seat, move: Move) -> Refusal | None:
        return Refusal(GAME.rules[0])  # the sentence needs the card

    monkeypatch.setattr(Choosing, "refusal", refusal)
    with pytest.raises(ValueError, match=r"message rule-L1\.no"):
        walk_and(lambda s, _: laws.law_every_refusal_has_words(GAME, s, ["en"]))


def test_a_board_that_cannot_be_told_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(GAME.telling, "twin", lambda view: [Line("twin-nothing")])
    with pytest.raises((LookupError, AssertionError)):
        walk_and(lambda s, _: laws.law_the_board_can_be_told(GAME, s, ["en"]))


def test_a_missing_text_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(GAME.telling, "events", [*GAME.telling.events, Revealed.key + "-again"])
    with pytest.raises(AssertionError, match="no message event-revealed-again"):
        laws.law_every_word_has_a_text(GAME, ["en"])


def test_a_rule_that_does_not_say_where_it_is_written_is_caught(monkeypatch: Patch) -> None:
    rule = catalogue(type(GAME).__module__, "en").get_message("rule-L1")
    monkeypatch.delitem(rule.attributes, "cite")
    with pytest.raises(AssertionError, match="rule L1 does not say where it is written"):
        laws.law_every_word_has_a_text(GAME, ["en"])


def test_a_rule_that_is_cited_in_two_ways_is_caught(monkeypatch: Patch) -> None:
    chapter = Chapter("all")
    chapter.rule("L1", "Lantern, elsewhere")
    monkeypatch.setattr(GAME, "chapters", [chapter])
    with pytest.raises(AssertionError, match="rule L1 is cited in two ways"):
        laws.law_every_word_has_a_text(GAME, ["en"])
