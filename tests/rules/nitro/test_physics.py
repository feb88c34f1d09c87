"""The flask's physics: the same bits every time and everywhere, and nothing gets through a wall."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from powderkeg.research.inspector import Findings, Inspector, Pose
from powderkeg.research.soak import soak, wedge
from powderkeg.rules.core import Complaint
from powderkeg.rules.nitro.physics.rapier import module, pinned, rapier
from powderkeg.rules.nitro.physics.walls import SPEC
from powderkeg.rules.nitro.physics.world import World
from powderkeg.rules.nitro.standing import hash_of
from tests.rules.nitro.rounds import Round, places_of, pushes_of, rounds, seen

ROUNDS = {each["name"]: each for each in rounds()}


@pytest.mark.parametrize("recorded", ROUNDS.values(), ids=ROUNDS)
def test_a_recorded_round_goes_as_it_went(recorded: Round) -> None:
    assert seen(recorded["name"], places_of(recorded), pushes_of(recorded)) == recorded


def test_flasks_know_nothing_of_each_other() -> None:
    """All rounds side by side, a few ticks at a time, and the ends still agree."""
    flasks = [(World(rapier(), SPEC, places_of(each)), each) for each in rounds()]
    for tick in range(0, 480, 7):
        for world, each in flasks:
            world.run(pushes_of(each)[2 * tick : 2 * min(tick + 7, 480)])
    for world, each in flasks:
        assert hash_of(world.poses(480)) == each["hashes"][8]
        world.free()


def test_rooms_are_given_back() -> None:
    """Hundreds of flasks, one after the other, need no more memory than a few."""
    places = places_of(rounds()[0])

    def make(count: int) -> int:
        for _ in range(count):
            World(rapier(), SPEC, places).free()
        return int(rapier().memory.data_len(rapier().store))

    size = make(20)
    assert make(500) == size


def test_a_flask_without_its_wasm_says_what_to_do() -> None:
    with pytest.raises(Complaint, match="make client"):
        module("nothing")


def test_no_other_rapier_will_do() -> None:
    with pytest.raises(Complaint, match="make client"):
        pinned(module("rapier") + b"\0")


def test_the_flask_holds_the_wildest_hands() -> None:
    found = soak(20_000, "a test")
    assert found.outside == found.through == found.overtakes == 0, asdict(found)
    assert found.deepest_in_wall < 2 and found.deepest_in_cube < 2
    assert found.hops > 50


def test_no_cube_gets_stuck_for_good() -> None:
    assert wedge(12, "a test").stuck == 0


def test_a_flask_that_does_not_hold_is_found_out() -> None:
    """With thin walls, one step a tick and sixty times the strength."""
    absurd = {
        "maxAcceleration": 90_000,
        "wallDepth": 0.5,
        "innerWallRadius": 0.1,
        "subSteps": 1,
        "predictionDistance": 0.02,
        "linearDamping": 0,
        "hopKnock": 1e9,
    }
    found = soak(1200, "a test", **absurd)
    assert found.outside and found.overtakes and found.sunk


def test_cubes_that_nobody_moves_are_found_out() -> None:
    assert wedge(1, "a test", tiltAcceleration=1).stuck > 0


def test_a_cube_that_passes_an_inner_wall_is_found_out() -> None:
    """The lowest wall lies along y = 24, from 26 to 64."""
    for way, wrong in (([(40, 18), (40, 31)], 1), ([(68, 18), (68, 31)], 0)):
        found = Findings()
        inspector = Inspector(SPEC, found)
        for x, y in way:
            pose: Pose = (x, y, 0.0)
            inspector.look([pose])
        assert (found.through, found.outside) == (wrong, 0)
