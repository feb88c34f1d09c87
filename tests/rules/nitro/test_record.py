"""The record of a game with hands in it: it replays bit for bit, or says where it does not."""

from __future__ import annotations

import json

import pytest

from powderkeg.rules.core import CHANCE, CLOCK, SILENT
from powderkeg.rules.nitro import GAME
from powderkeg.rules.nitro.codec import squeeze
from powderkeg.rules.nitro.physics.walls import NUMBERS, SPEC
from powderkeg.rules.nitro.state import Nitro
from powderkeg.rules.reader import Reader
from powderkeg.rules.record import Record, RecordError
from powderkeg.rules.record import hash_of as record_hash
from tests.rules.nitro.bench import (
    FORMULA,
    agreed,
    flask,
    mixing,
    phase,
    scores,
    shove,
    split,
    still,
    stopping,
    the_move,
)

GAMES = {"nitro": GAME}
SHAKES = [shove("n", 24) + shove("w", 36, 90), shove("s", 12) + shove("e", 48, 70)]


def hash_of(s: Nitro, seat: int, tail: bytes = b"") -> str:
    assert GAME.stream is not None
    return GAME.stream.hash(s, seat, tail)


def recorded() -> tuple[Record, Nitro]:
    """A whole round as a server writes it, a second an act; and the formula after it."""
    s = GAME.start(agreed(2))
    record = Record(GAME, agreed(2))

    def do(act: str) -> None:
        actor, text = split(act)
        move = the_move(text)
        assert s.refusal(actor, move) is None, act
        s.play(actor, move, SILENT)
        record.add(actor, move)

    for card in FORMULA.split():
        do(f". lay:{card}")
    do("0 load:GBRYP")
    do("1 place:58.6,48.6,38.6,28.6,18.6")
    do("* wait:3")
    for pushes in SHAKES:
        for seat in (0, 1):
            do(f"{seat} {mixing(pushes, hash_of(s, seat, pushes))}")
    do(f"1 {stopping(shove('n', 7), hash_of(s, 1, shove('n', 7)))}")
    do("0 tilt:w")
    do(f"0 {stopping(still(2))}")
    for text in ("R4", "Y5", "P2", "B3", "G4"):
        do(f". lay:{text}")
    return record, s


def broken(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Reader(GAMES).read(text).replay()
    return caught.value


def test_n17_a_game_with_mixes_reads_back_and_replays() -> None:
    record, s = recorded()
    text = record.write()
    again = Reader(GAMES).read(text)
    assert again.write() == text
    replayed = again.replay()
    assert isinstance(replayed, Nitro)
    assert [replayed.view(seat) for seat in (0, 1, -3)] == [s.view(seat) for seat in (0, 1, -3)]


def test_n17_up_to_any_act_the_flasks_are_the_same_bit_for_bit() -> None:
    record, _ = recorded()
    for acts in (9, 11, 12):
        half = Record(GAME, agreed(2))
        half.retell(record.acts[:acts])
        one, other = half.replay(), half.replay()
        assert isinstance(one, Nitro) and isinstance(other, Nitro)
        assert phase(one) == "mix"
        for seat in (0, 1):
            assert flask(one, seat) == flask(other, seat)
            assert hash_of(one, seat) == hash_of(other, seat)


def test_n17_a_changed_push_under_a_claim_is_found_with_its_line() -> None:
    text = recorded()[0].write()
    pushes = bytearray(SHAKES[1])
    pushes[40] ^= 1
    lines = text.splitlines()
    (number, *_) = [n for n, line in enumerate(lines) if squeeze(SHAKES[1]) in line]
    lines[number] = lines[number].replace(squeeze(SHAKES[1]), squeeze(bytes(pushes)))
    error = broken("\n".join(lines) + "\n")
    assert error.number == number + 1
    assert "refused by N17" in error.problem


def test_n17_a_changed_claim_is_found_with_its_line() -> None:
    lines = recorded()[0].write().splitlines()
    (number, *_) = [n for n, line in enumerate(lines) if "~" in line]
    claim = lines[number][-8:]
    lines[number] = lines[number][:-8] + ("0" if claim[0] != "0" else "1") + claim[1:]
    error = broken("\n".join(lines) + "\n")
    assert (error.number, "refused by N17" in error.problem) == (number + 1, True)


def test_n17_a_changed_push_before_a_claim_is_found_at_the_claim() -> None:
    """A tilt claims nothing; the next second that does shows it."""
    record, _ = recorded()
    half = Record(GAME, agreed(2))
    half.retell(record.acts[:8])
    s = half.replay()
    assert isinstance(s, Nitro)
    hashed = hash_of(s, 0, bytes([0, 51]) * 12 + shove("e", 12))
    text = half.write() + f"0 tilt:n\n0 {mixing(shove('e', 12), hashed)}\n"
    Reader(GAMES).read(text).replay()
    error = broken(text.replace("0 tilt:n", "0 tilt:ne"))
    assert error.number == len(text.splitlines())
    assert "refused by N17" in error.problem


def test_n17_a_spoilt_byte_is_no_move_and_is_found_with_its_line() -> None:
    lines = recorded()[0].write().splitlines()
    (number, *_) = [n for n, line in enumerate(lines) if "mix:" in line]
    lines[number] = lines[number].replace("mix:e", "mix:f")
    error = broken("\n".join(lines) + "\n")
    assert error.number == number + 1
    assert "nitro has no move 'mix:f" in error.problem


def test_an_act_out_of_its_time_is_found() -> None:
    record, _ = recorded()
    late = Record(GAME, agreed(2))
    late.retell([*record.acts[:8], *record.acts[10:]])
    assert record.acts[7].actor == CLOCK and record.acts[0].actor == CHANCE
    late.retell([*record.acts[:8], record.acts[8], record.acts[10], record.acts[10]])
    assert "refused by" in broken(late.write()).problem


def test_what_was_mixed_is_what_is_scored() -> None:
    _, s = recorded()
    values = [card["value"] for each in s.view(0)["decided"] for card in each["won"]]
    assert sum(scores(s)) == sum(values)


def test_nothing_is_taken_back() -> None:
    record, _ = recorded()
    record.take_back(0, 1)
    with pytest.raises(RecordError, match="nothing is taken back in nitro"):
        record.verify_takebacks()


# What it was played with.


def test_a_record_says_with_which_flask_it_was_played() -> None:
    record, _ = recorded()
    assert f"\ndata {GAME.data}\n" in record.write()
    again = Reader(GAMES).read(record.write())
    again.replay()
    assert again.write() == record.write()


def test_a_record_of_another_flask_says_so_before_anything_moves() -> None:
    record, _ = recorded()
    text = record.write().replace(GAME.data, "flask 0123456789abcdef")
    ours = GAME.data.removeprefix("flask ")
    with pytest.raises(RecordError) as caught:
        Reader(GAMES).read(text)
    assert caught.value.problem == (
        f"this was played with another flask (0123456789abcdef) than the one here ({ours})"
    )


@pytest.mark.parametrize("line", ["flask", "flask 123", "deck 0123456789abcdef"])
def test_what_is_no_hash_of_a_flask_is_told(line: str) -> None:
    record, _ = recorded()
    with pytest.raises(RecordError, match="expected 'data flask' and 16 hexadecimal digits, once"):
        Reader(GAMES).read(record.write().replace(GAME.data, line))


def test_a_record_from_before_flasks_were_named_replays_as_it_is() -> None:
    record, _ = recorded()
    old = record.write().replace(f"data {GAME.data}\n", "")
    again = Reader(GAMES).read(old)
    again.replay()
    assert again.write() == old


def test_every_number_of_the_flask_makes_its_hash_and_no_word() -> None:
    numbers = json.loads(NUMBERS)
    assert {*SPEC} - {*numbers} == {"about"}
    assert GAME.data == f"flask {record_hash(NUMBERS)}"
