"""The generators: documented, the same everywhere, and fair."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest

from powderkeg.rules.rng import Fate, Rng, commit, fate_of


def drawn(fate: Fate) -> list[int]:
    return [fate.below(1_000) for _ in range(8)]


def test_fate_is_sha_256_in_counter_mode() -> None:
    digest = sha256(b"seed/0").digest() + sha256(b"seed/1").digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 64, 4)]
    fate = Fate("seed")
    assert [fate.below(2**32) for _ in range(16)] == words


def test_fate_passes_over_words_past_the_last_full_round() -> None:
    count = 3 * 2**30  # a quarter of all words must be passed over
    digest = b"".join(sha256(f"seed/{block}".encode()).digest() for block in range(4))
    words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 128, 4)]
    fair = [word for word in words if word < count]
    fate = Fate("seed")
    assert len(fair) < len(words)
    assert [fate.below(count) for _ in fair] == fair


def test_the_notation_page_has_the_right_dice() -> None:
    fate = Fate("seed")
    dice = ", ".join(str(fate.below(6)) for _ in range(5))
    page = Path(__file__).parents[2] / "docs" / "notation.md"
    salted = fate_of("seed", {2: "rock", 0: "sea"})
    other = ", ".join(str(salted.below(6)) for _ in range(5))
    text = page.read_text(encoding="utf-8")
    assert f"`below(6)` are {dice}. Salted as above they are {other}." in text


def test_salts_follow_the_seed_in_the_order_of_the_seats() -> None:
    assert drawn(fate_of("seed", {})) == drawn(Fate("seed"))
    assert drawn(fate_of("seed", {2: "rock", 0: "sea"})) == drawn(Fate("seed sea rock"))


def test_the_promise_is_a_hash_of_the_seed() -> None:
    assert commit("seed") == sha256(b"powderkeg seed").hexdigest()


def test_the_quick_generator_multiplies_with_carry() -> None:
    multiplier = 1066087470
    state = 1 + int.from_bytes(sha256(b"seed").digest()[:16], "big") % (multiplier * 2**30 - 2)
    rng = Rng("seed")
    for _ in range(100):
        state = multiplier * (state % 2**30) + state // 2**30
        low = (state ^ state >> 30) % 2**30
        assert rng.below(1000) == low * 1000 >> 30


@pytest.mark.parametrize("make", [Rng, Fate])
def test_dice_are_fair(make: type[Rng]) -> None:
    rng = make("dice")
    rolls = Counter(rng.below(6) for _ in range(60_000))
    chi_squared = sum((count - 10_000) ** 2 / 10_000 for count in rolls.values())
    assert sorted(rolls) == [0, 1, 2, 3, 4, 5]
    assert chi_squared < 20.5  # 5 degrees of freedom: one in a thousand


def test_a_shuffle_puts_every_card_everywhere() -> None:
    rng = Rng("shuffle")
    places: Counter[tuple[int, int]] = Counter()
    for _ in range(6_000):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        places.update(enumerate(cards))
    assert all(abs(count - 1_500) < 150 for count in places.values()) and len(places) == 16
