"""Every command that the documents name is run, however briefly."""

from __future__ import annotations

import re
import shlex
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from powderkeg.rules.elixir import deck
from tests.cli import (
    test_backup,
    test_bench,
    test_deck,
    test_new,
    test_nodes,
    test_prune,
    test_serve,
    test_think,
)
from tests.cli.terminal import printed
from tests.lab import test_examples, test_seats, test_spread
from tests.server import test_admin, test_chaos, test_load, test_net_guest

ROOT = Path(__file__).parents[2]
DOCUMENTS = [
    *ROOT.glob("*.md"),
    *ROOT.glob("docs/*.md"),
    *ROOT.glob("src/**/*.md"),
    *ROOT.glob("tests/**/*.md"),
    *ROOT.glob("tools/**/*.md"),
    *ROOT.glob("client/*.md"),
    *ROOT.glob("client/src/**/*.md"),
]
RECORD = str(ROOT / "tests/rules/verflixxt/records/base-for-two.txt")
DECK = str(Path(deck.__file__).with_name("deck.toml"))
AS_IT_STANDS = ""
DRAINED = test_nodes.test_a_node_is_listed_until_it_is_drained
BANNED = test_admin.test_a_banned_address_goes_and_stays_away_until_it_is_lifted
NET_AT_A_TABLE = test_net_guest.test_a_net_sits_at_a_table_with_people
IN_PARTS = test_spread.test_parts_merge_into_the_whole
THREE_SERVERS = test_chaos.test_nothing_is_lost_or_doubled_or_untrue_whatever_befalls_three_servers

# How it is run here: as it stands, in short, or by a test of its own. A game that is played is
# left at the first question.
Run = str | Callable[..., object]
RUN: dict[str, Run] = {
    "powderkeg": test_serve.test_without_a_command_it_serves_from_the_usual_folder,
    "powderkeg serve": test_serve.test_it_says_where_it_is_and_is_there,
    "powderkeg serve --push": test_serve.test_with_a_contact_it_calls_and_keeps_its_key,
    "powderkeg serve --push mailto:you@example.org": (
        test_serve.test_with_a_contact_it_calls_and_keeps_its_key
    ),
    "powderkeg serve --host 127.0.0.1 --no-browser --public --names games.example.org": (
        test_serve.test_for_strangers_it_has_a_name_and_longer_ones_for_tables
    ),
    "powderkeg serve --metrics 127.0.0.1:9100": (
        test_serve.test_metrics_are_told_where_they_are_asked_for
    ),
    "powderkeg think": test_think.test_it_says_where_it_is_and_thinks,
    "powderkeg think --host 10.0.0.2": test_think.test_it_is_told_where_to_listen,
    "powderkeg serve --think": test_think.test_a_server_is_told_of_it,
    "powderkeg serve --think http://10.0.0.2:8100 --think http://10.0.0.3:8100": (
        test_think.test_a_server_is_told_of_it
    ),
    "powderkeg --help": AS_IT_STANDS,
    "powderkeg backup FILE": test_backup.test_the_commands_keep_and_put_back,
    "powderkeg backup": test_backup.test_the_commands_keep_and_put_back,
    "powderkeg restore": test_backup.test_the_commands_keep_and_put_back,
    "powderkeg restore FILE": test_backup.test_the_commands_keep_and_put_back,
    "powderkeg prune": test_prune.test_it_is_told_and_with_yes_deleted,
    "powderkeg prune --keep-games 90 --keep-tables 90 --keep-chat 30": (
        test_prune.test_it_is_told_and_with_yes_deleted
    ),
    "powderkeg admin": test_admin.test_tables_and_people_are_listed,
    "powderkeg admin tables": test_admin.test_tables_and_people_are_listed,
    "powderkeg admin people": test_admin.test_tables_and_people_are_listed,
    "powderkeg admin close TABLE": test_admin.test_a_closed_table_is_left_and_not_found_again,
    "powderkeg admin ban ADDRESS": BANNED,
    "powderkeg admin lift ADDRESS": BANNED,
    "powderkeg admin bans": BANNED,
    "powderkeg admin forget TABLE --name NAME": (
        test_admin.test_a_person_is_forgotten_and_their_game_stays
    ),
    "powderkeg serve --node": test_serve.test_a_node_wants_a_postgresql,
    "powderkeg serve --node http://10.0.0.1:8000 --database postgresql://…": (
        test_nodes.test_a_node_is_listed_until_it_is_drained
    ),
    "powderkeg serve --no-browser --database postgresql://powderkeg@10.0.0.10/powderkeg"
    " --node http://10.0.0.11:8000 --proxies 10.0.0.0/24 --address https://games.example.org"
    " --public": test_nodes.test_a_node_is_listed_until_it_is_drained,
    "powderkeg nodes": DRAINED,
    "powderkeg nodes --database postgresql://…": DRAINED,
    "powderkeg nodes --database postgresql://… --drain http://10.0.0.11:8000": DRAINED,
    "powderkeg nodes --database postgresql://… --drain http://10.0.0.1:8000": DRAINED,
    "powderkeg games": AS_IT_STANDS,
    "powderkeg play GAME": "play zundstoff",
    "powderkeg play verflixxt": AS_IT_STANDS,
    "powderkeg play verflixxt --seats 4 --bots sharp --lang de --option expansion=worms": (
        AS_IT_STANDS
    ),
    "powderkeg play zundstoff --seats 3 --option layout=ooooo/o---o/S---o/o---o/oooEo": (
        AS_IT_STANDS
    ),
    "powderkeg play bombbusters --seats 4 --option mission=43 --option aid=values": AS_IT_STANDS,
    "powderkeg play elixir --seats 4 --option clock=calm": AS_IT_STANDS,
    "powderkeg play nitro --seats 2 --option pace=calm": AS_IT_STANDS,
    "powderkeg simulate GAME --bots a,b": "simulate verflixxt --bots greedy,random --games 2",
    "powderkeg simulate": "simulate zundstoff --games 1",
    "powderkeg arena": "arena zundstoff --bots random --games 5",
    "powderkeg arena GAME --bots a,b": "arena verflixxt --bots greedy,random --games 10",
    "powderkeg arena elixir": "arena elixir --bots random --games 5 --seats 3",
    "powderkeg arena bombbusters --bots sharp --seats 4 --option mission=NN": (
        "arena bombbusters --bots random --seats 4 --option mission=43 --games 5"
    ),
    "powderkeg arena verflixxt --bots net:mine.onnx,sensible --games 200": (
        test_seats.test_a_net_meets_bots_in_the_arena
    ),
    "powderkeg arena verflixxt --bots keen,sharp --games 2000 --part 3/20 > 3.jsonl": IN_PARTS,
    "powderkeg arena verflixxt --bots keen,sharp --games 2000 --merge 1.jsonl --merge 2.jsonl …": (
        IN_PARTS
    ),
    "powderkeg arena verflixxt --bots keen,sharp --games 2000 --on ray://head:10001": (
        test_spread.test_a_real_ray_plays_the_same_games
    ),
    "powderkeg dataset": test_seats.test_self_play_becomes_a_file,
    "powderkeg dataset zundstoff --games 1000 --bots sensible --to games.npz": (
        test_seats.test_self_play_becomes_a_file
    ),
    "powderkeg dataset zundstoff --games 1000 --bots sensible --to minari:powderkeg/zundstoff-v0": (
        test_seats.test_self_play_becomes_a_data_set_of_minari
    ),
    "powderkeg sit": NET_AT_A_TABLE,
    "powderkeg sit LINK --bot net:mine.onnx": NET_AT_A_TABLE,
    "powderkeg sit http://localhost:8000/t/maple-spark-42 --bot net:mine.onnx": NET_AT_A_TABLE,
    "powderkeg try GAME ACT …": "try verflixxt '. roll:4'",
    "powderkeg try --scene": "try verflixxt --scene 'path -1 -2; pawns F F 2 | F F F; roll 4'",
    "powderkeg replay": f"replay {RECORD}",
    "powderkeg replay FILE": f"replay {RECORD}",
    "powderkeg rules GAME": "rules elixir",
    "powderkeg rules verflixxt --lang it": AS_IT_STANDS,
    "powderkeg ledger": AS_IT_STANDS,
    "powderkeg ledger GAME": "ledger nitro",
    "powderkeg ledger NAME": "ledger zundstoff",
    "powderkeg play NAME": "play verflixxt",
    "powderkeg arena NAME --bots carefree,sensible,keen,sharp --seats 4 --games 200 --jobs 4": (
        "arena zundstoff --bots random,greedy --seats 4 --games 10 --jobs 2"
    ),
    "powderkeg new": test_new.test_it_passes_its_own_tests_and_keeps_the_laws,
    "powderkeg new NAME": test_new.test_it_passes_its_own_tests_and_keeps_the_laws,
    "powderkeg deck": f"deck {DECK}",
    "powderkeg deck FILE": f"deck {DECK}",
    "powderkeg deck mine.toml": test_deck.test_a_deck_is_summed_up,
    "POWDERKEG_ELIXIR_DECK=mine.toml powderkeg": (
        test_deck.test_a_deck_that_cannot_be_read_is_told_at_the_door
    ),
    "powderkeg bench --quick": test_bench.test_the_engine_is_measured_in_every_game,
    "powderkeg bench": test_bench.test_the_engine_is_measured_in_every_game,
    "powderkeg bench engine": test_bench.test_the_engine_is_measured_in_every_game,
    "powderkeg bench odds": test_bench.test_exact_odds_are_measured,
    "powderkeg bench lab": test_examples.test_the_laboratory_is_measured,
    "powderkeg bench flask": (
        test_bench.test_a_flask_is_measured_and_each_round_is_told_to_who_reads_it_later
    ),
    "powderkeg bench server": test_load.test_tables_move_and_the_report_says_what_that_took,
    "powderkeg bench nodes": test_load.test_two_nodes_are_measured_beside_one,
    "powderkeg bench crowd": (
        test_load.test_a_crowd_moves_now_and_then_and_the_report_says_how_soon_it_was_told
    ),
    "powderkeg bench soak": (
        test_load.test_a_soak_lets_tables_rest_and_come_back_and_says_what_is_held
    ),
    "powderkeg bench flasks": (
        test_load.test_flasks_are_shaken_and_the_report_says_how_late_that_was
    ),
    "powderkeg bench neighbours": (
        test_load.test_an_honest_table_is_measured_beside_each_bad_neighbour
    ),
    "powderkeg chaos": THREE_SERVERS,
    "powderkeg chaos --quick": THREE_SERVERS,
    "powderkeg chaos --faults 1000 --seed X --nodes 3 --tables 10": THREE_SERVERS,
    "powderkeg chaos --sqlite --faults 500": (
        test_chaos.test_nothing_is_lost_of_a_file_whose_server_is_killed
    ),
}
IN_SHORT = {command: short for command, short in RUN.items() if isinstance(short, str)}

COMMAND = r"(?:\w+=\S+ )?powderkeg(?: [^`#\n]*)?"


def named() -> set[str]:
    """In a line of a block, or between backticks."""
    found: set[str] = set()
    for document in DOCUMENTS:
        text = document.read_text(encoding="utf-8")
        for block in re.findall(r"^```\w*\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
            found.update(re.findall(rf"^({COMMAND})(?:#|$)", block, re.MULTILINE))
        prose = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
        found.update(re.findall(rf"`({COMMAND})`", prose))
    return {command.strip() for command in found}


def test_every_command_that_is_named_is_run() -> None:
    assert named() == set(RUN)


@pytest.mark.parametrize("command", IN_SHORT)
def test_it_can_be_run(command: str, tmp_path: Path) -> None:
    words = shlex.split(IN_SHORT[command] or command.removeprefix("powderkeg "))
    save = ("--save", str(tmp_path / "game")) if words[0] == "play" else ()
    assert printed(*words, *save, typed="quit\n")


def test_every_target_that_is_named_is_one_that_make_tells_of() -> None:
    told = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True)
    targets = set(re.findall(r"^make (\w+)", told.stdout, re.MULTILINE))
    text = "".join(document.read_text(encoding="utf-8") for document in DOCUMENTS)
    assert set(re.findall(r"(?:`|^)make (\w+)(?!\S*/)", text, re.MULTILINE)) <= targets
