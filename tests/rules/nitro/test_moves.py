"""Moves as texts: what a hand does reads back; what no hand can do is no move."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from powderkeg.rules.nitro import GAME
from powderkeg.rules.nitro.codec import (
    as_text,
    first_wrong,
    from_text,
    is_push,
    squeeze,
    unsqueeze,
)
from powderkeg.rules.nitro.moves import Hand, Mix, Place, Stop, mix, stop
from tests.rules.nitro.bench import shove, still

MANY = settings(max_examples=60, deadline=None)
CLAIM = "0f3a99c1"


def in_the_disc(pair: tuple[int, int]) -> bool:
    return pair[0] ** 2 + pair[1] ** 2 <= 127**2


pairs = st.tuples(st.integers(-127, 127), st.integers(-127, 127)).filter(in_the_disc)
put_backs = st.tuples(st.just(-128), st.integers(0, 5))
hands = st.lists(pairs | put_backs, min_size=0, max_size=60)


def as_bytes(hand: list[tuple[int, int]]) -> bytes:
    return bytes(byte & 255 for pair in hand for byte in pair)


def packed(plain: bytes) -> str:
    """Whatever one likes, as a mix would carry it."""
    return urlsafe_b64encode(zlib.compress(plain, 9)).decode().rstrip("=")


def pushes_of(text: str) -> bytes:
    move = GAME.moves.parse(text)
    assert isinstance(move, Hand)
    return move.pushes(calm=False)


# There and back.


@MANY
@given(hands)
def test_n17_what_is_squeezed_comes_out_again(hand: list[tuple[int, int]]) -> None:
    pushes = as_bytes(hand)
    assert unsqueeze(squeeze(pushes)) == pushes
    assert from_text(as_text(pushes)) == pushes
    assert first_wrong(pushes) == -1


@MANY
@given(hands, st.sampled_from(["", CLAIM]), st.integers(1, 5))
def test_n17_a_mix_reads_back(hand: list[tuple[int, int]], claim: str, beats: int) -> None:
    pushes = (as_bytes(hand) + still(60))[: 24 * beats]
    move = mix(pushes, claim)
    again = GAME.moves.parse(move.text)
    assert isinstance(again, Mix)
    assert again == move and hash(again) == hash(move)
    assert (again.pushes(False), again.claim, again.text) == (pushes, claim, move.text)
    assert not set(move.text) & set(" \n#;=")


@pytest.mark.parametrize("ticks", range(12))
@pytest.mark.parametrize("claim", ["", CLAIM])
def test_n17_a_stop_reads_back_with_what_was_before_it(ticks: int, claim: str) -> None:
    move = stop(shove("e", ticks), claim)
    again = GAME.moves.parse(move.text)
    assert isinstance(again, Stop)
    assert again == move
    assert (again.pushes(False), again.claim) == (shove("e", ticks), claim)


def test_a_plain_stop_is_in_the_list() -> None:
    assert stop(b"") is GAME.moves.parse("stop")
    assert stop(b"").index >= 0
    assert mix(still(12)).index == stop(still(1)).index == -1


def test_b2_a_placing_reads_back() -> None:
    move = GAME.moves.parse("place:58.6,48.6,38.6,28.6,18.6")
    assert isinstance(move, Place)
    assert move.places == [(58, 6), (48, 6), (38, 6), (28, 6), (18, 6)]
    assert move == GAME.moves.parse(move.text)
    six = GAME.moves.parse("place:58.6,48.6,38.6,28.6,18.6,58.16")
    assert isinstance(six, Place)
    assert len(six.places) == 6
    assert six != move


def test_equal_pushes_with_other_claims_are_other_moves() -> None:
    texts = [mix(still(12)), mix(still(12), CLAIM), mix(still(24)), stop(still(3)), stop(still(4))]
    assert len({*texts}) == 5


# What a hand can do.


def test_n17_a_push_lies_within_the_circle() -> None:
    fine = [(0, 0), (127, 0), (0, -127), (-127, 0), (89, 89), (-90, 89), (-128, 0), (-128, 5)]
    wrong = [(127, 1), (90, 90), (-127, 17), (0, -128), (1, -128), (-128, 6), (-128, -1)]
    assert all(is_push(x & 255, y & 255) for x, y in fine)
    assert not any(is_push(x & 255, y & 255) for x, y in wrong)


def test_n17_the_first_wrong_tick_is_named() -> None:
    assert first_wrong(still(5)) == -1
    assert first_wrong(still(3) + bytes([127, 127]) + still(2)) == 3
    assert first_wrong(bytes([0, 128]) + still(2)) == 0
    assert first_wrong(still(2) + b"\x00") == 2


# Garbage.

BOMB = urlsafe_b64encode(zlib.compress(bytes(30_000_000), 9)).decode().rstrip("=")
GOOD = squeeze(shove("n", 12))
SPOILT_HANDS = {
    "nothing": "",
    "no base64": "!!!!",
    "no zlib": "AAAA",
    "one letter": "e",
    "letters beyond ascii": "eNpjé",
    "a newline": f"{GOOD[:6]}\n{GOOD[6:]}",
    "a blank": f"{GOOD[:6]} {GOOD[6:]}",
    "a comment": f"{GOOD[:6]}#{GOOD[6:]}",
    "a semicolon": f"{GOOD[:6]};{GOOD[6:]}",
    "padding": f"{GOOD}=",
    "much padding": f"{GOOD}====",
    "padding in the middle": f"{GOOD[:8]}=={GOOD[8:]}",
    "a stray sign": f"{GOOD[:6]}*{GOOD[6:]}",
    "the other alphabet": f"{GOOD[:6]}+/{GOOD[6:]}",
    "a cut stream": GOOD[:-4],
    "something behind": urlsafe_b64encode(zlib.compress(bytes(24)) + b"more").decode().rstrip("="),
    "a flipped byte": ("A" if GOOD[8] != "A" else "B").join((GOOD[:8], GOOD[9:])),
    "a bomb": BOMB,
    "a byte too many": packed(bytes(121)),
    "a tick too many": packed(bytes(122)),
    "an odd number of bytes": packed(bytes(23)),
    "a push outside the circle": squeeze(still(6) + bytes([127, 127]) + still(5)),
    "a seventh cube": squeeze(bytes([0x80, 6]) + still(11)),
    "a push too strong by one": squeeze(bytes([0, 0x80]) + still(11)),
    "two claims": f"{GOOD}~{CLAIM}~{CLAIM}",
    "an empty claim": f"{GOOD}~",
    "a short claim": f"{GOOD}~{CLAIM[:7]}",
    "a long claim": f"{GOOD}~{CLAIM}0",
    "a claim in capitals": f"{GOOD}~{CLAIM.upper()}",
    "a claim of wide digits": f"{GOOD}~０f3a99c1",
    "a claim of arabic digits": f"{GOOD}~٠١٢٣٤٥٦٧",
    "a claim with a sign": f"{GOOD}~-f3a99c1",
    "a claim with a blank": f"{GOOD}~0f3a 9c1",
    "a claim with a newline": f"{GOOD}~0f3a99c\n",
    "a claim alone": f"~{CLAIM}",
}


@pytest.mark.parametrize("what", SPOILT_HANDS)
@pytest.mark.parametrize("kind", ["mix", "stop"])
def test_n17_garbage_is_no_move(kind: str, what: str) -> None:
    assert GAME.moves.parse(f"{kind}:{SPOILT_HANDS[what]}") is None


@pytest.mark.parametrize("ticks", [0, 1, 11, 13, 18, 23, 59])
def test_n17_a_mix_has_whole_beats(ticks: int) -> None:
    assert GAME.moves.parse(f"mix:{squeeze(still(ticks))}") is None


@pytest.mark.parametrize("ticks", [12, 13, 24, 60])
def test_n17_a_stop_comes_within_a_beat(ticks: int) -> None:
    assert GAME.moves.parse(f"stop:{squeeze(still(ticks))}") is None


@pytest.mark.parametrize(
    "where",
    [
        "",
        "58.6",
        "58.6,48.6,38.6,28.6",
        "58.6,48.6,38.6,28.6,18.6,58.16,48.16",
        "58.6,48.6,38.6,28.6,18.6,",
        ",58.6,48.6,38.6,28.6,18.6",
        "58.6,48.6,,28.6,18.6",
        "58.6,48.6,38.6,28.6,18",
        "58.6,48.6,38.6,28.6,18.",
        "58.6,48.6,38.6,28.6,.6",
        "58.6,48.6,38.6,28.6,018.6",
        "58.6,48.6,38.6,28.6,18.06",
        "58.6,48.6,38.6,28.6,-18.6",
        "58.6,48.6,38.6,28.6,+18.6",
        "58.6,48.6,38.6,28.6,18.6.5",
        "58.6,48.6,38.6,28.6,1e1.6",
        "58.6,48.6,38.6,28.6,1_8.6",
        "58.6,48.6,38.6,28.6, 18.6",
        "58.6,48.6,38.6,28.6,18.6\n",
        "58.6,48.6,38.6,28.6,1８.6",
        "58.6,48.6,38.6,28.6,١٨.6",
        "58.6,48.6,38.6,28.6,1000.6",
        f"58.6,48.6,38.6,28.6,{'9' * 5000}.6",
    ],
)
def test_b2_garbage_is_no_place(where: str) -> None:
    assert GAME.moves.parse(f"place:{where}") is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "mix",
        "mix:",
        "stop:",
        "place",
        "tilt:",
        "tilt:up",
        "tilt:N",
        "tilt:nn",
        "load:",
        "load:GBRY",
        "load:GBRYY",
        "load:gbryp",
        "load:GBRYPMM",
        "lay:G7",
        "lay:M1",
        "lay:G01",
        "back:X",
        "back:",
        "grab:0",
        "grab:181",
        "grab:-1",
        "grab:007",
        "grab:７",
        "grab:",
        "stop:now",
        "shake:n",
        "undo:1",
    ],
)
def test_what_is_no_move_is_not_read(text: str) -> None:
    assert GAME.moves.parse(text) is None


def test_what_a_tilt_stands_for() -> None:
    assert pushes_of("tilt:n") == bytes([0, 51]) * 12
    assert pushes_of("tilt:sw") == bytes([256 - 36, 256 - 36]) * 12
    assert pushes_of("tilt:level") == still(12)
    assert pushes_of("back:Y") == bytes([0x80, 3]) + still(11)
    assert pushes_of("stop") == b""
