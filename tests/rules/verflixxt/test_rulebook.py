"""The rulebook says what is the book's and what is ours, in every language."""

from __future__ import annotations

import re

import pytest

from powderkeg.rules.verflixxt import GAME
from powderkeg.rules.verflixxt.rulebook import A6, A30, B1, B18, P1, P2, S7, V10, W6
from powderkeg.words import LANGUAGES, Words

YOUNGEST = {"en": "youngest", "de": "jüngsten", "fr": "plus jeune", "it": "più giovane"}
ACTION_DIE = {"en": "action die", "de": "Aktionswürfel", "fr": "dé action", "it": "dado azione"}
SEVERAL = {"en": "or more pawns", "de": "mehrere Figuren", "fr": "plusieurs pions", "it": "più ped"}
READING = {"en": "a reading of ours", "de": "So lesen wir", "fr": "notre lecture", "it": "lettura"}
FOUND = {"en": "we found", "de": "gefunden", "fr": "trouvé", "it": "trovato"}
PASSED = {"en": "has passed", "de": "vorbei sind", "fr": "ont dépassée", "it": "superata da tutte"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_p1_p2_the_set_up_is_told_tile_by_tile(language: str) -> None:
    words = Words(GAME, language)
    tiles = re.compile(r"[−+]\d+")
    assert tiles.findall(words.rule(P1)) == ["−1", "−8", "+8", "+1", "−1", "−10"]
    assert tiles.findall(words.rule(P2)) == ["+8", "+7"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_b1_s7_a6_the_youngest_begins_and_what_we_do_instead_is_ours(language: str) -> None:
    words = Words(GAME, language)
    assert all(YOUNGEST[language] in words.rule(rule) for rule in (B1, S7, A6))


@pytest.mark.parametrize("language", LANGUAGES)
def test_w6_a_push_names_pawns_and_asks_no_action_die(language: str) -> None:
    text = Words(GAME, language).rule(W6)
    assert ACTION_DIE[language] in text and SEVERAL[language] in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a30_one_tile_for_a_group_is_a_reading_of_the_books_words(language: str) -> None:
    text = Words(GAME, language).rule(A30)
    assert READING[language] in text and "au départ de leur mouvement" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_v10_a_passed_tile_may_be_the_penalty(language: str) -> None:
    assert PASSED[language] in Words(GAME, language).rule(V10)


@pytest.mark.parametrize("language", LANGUAGES)
def test_b18_what_we_did_not_find_is_not_called_silence(language: str) -> None:
    assert FOUND[language] in Words(GAME, language).cite(B18)
