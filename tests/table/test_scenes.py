"""A scene beside the record leads to the very same game as the whole record."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from powderkeg.rules.core import CHANCE, CLOCK, NEVER, WATCHER, Log
from powderkeg.rules.game import Game
from powderkeg.rules.games import GAMES
from powderkeg.rules.nitro.moves import mix, stop
from powderkeg.rules.nitro.state import Nitro
from powderkeg.rules.record import Act
from powderkeg.table import scenes
from powderkeg.table.documents import MatchDoc, SceneDoc
from powderkeg.table.news import ENCODER
from powderkeg.table.scenes import scene_of, session_of
from powderkeg.table.session import GameSession

NITRO = GAMES["nitro"]


def opened(name: str, seats: int, options: dict[str, str]) -> GameSession:
    game = GAMES[name]
    setup = game.setup(seats, options)
    doc = MatchDoc(
        *("m", "t", name, game.version, seats, setup.options, {}, [], {}, [], "secret", {}),
        data=game.data,
    )
    return GameSession(game, doc, [])


def go_on(session: GameSession, rng: Random) -> None:
    """One act, by anybody: hands shake for a second, and stop now and then."""
    state = session.state
    if state.chances():
        session.draw(Log())
        return
    actors = [*state.deciders(), *state.volunteers()]
    if not actors or (state.due() != NEVER and rng.random() < 0.1):
        session.play(CLOCK, state.moves(CLOCK)[0], Log())
        return
    actor = rng.choice(actors)
    move = rng.choice(state.moves(actor))
    if isinstance(state, Nitro) and state.phases[-1].key == "mix" and not state.setting.calm:
        beats = bytes(rng.randrange(90) for _ in range(24 * rng.randrange(1, 4)))
        move = stop(b"", "") if rng.random() < 0.1 else mix(beats, "")
        if state.refusal(actor, move) is not None:
            actor = state.deciders()[0]
            move = rng.choice(state.moves(actor))
    session.play(actor, move, Log())


def everything(session: GameSession) -> list[object]:
    """All that anybody could be told or asked, and what nature would draw next."""
    eyes = [*range(session.state.seats), WATCHER]
    known = session.visibility
    return [
        [ENCODER.encode(session.happened(each, [], ["foresight", "twin"])) for each in eyes],
        [session.state.moves(each) for each in (*eyes, CHANCE, CLOCK)],
        [(sight.at, sight.since, sight.moves) for sight in known.sights.values()],
        [[(each.move, each.unaware) for each in s.choices] for s in known.sights.values()],
        [(session.is_midway(seat), session.undo(seat)) for seat in range(session.state.seats)],
        (known.lines, known.phase, known.unaware, known.opens),
        session.record().write(),
        session.match.fate.drawn,
        session.game.scenes.write(session.state),
    ]


def again(session: GameSession, scene: SceneDoc | None) -> GameSession:
    return session_of(session.game, session.doc, session.match.record.told, scene)


def counted(monkeypatch: pytest.MonkeyPatch) -> list[SceneDoc]:
    """The scenes from which a game went on."""
    tried: list[SceneDoc] = []

    def resumed(game: Game, doc: MatchDoc, told: list[Act], scene: SceneDoc) -> GameSession:
        found = original(game, doc, told, scene)
        tried.append(scene)
        return found

    original = scenes.resumed
    monkeypatch.setattr(scenes, "resumed", resumed)
    return tried


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"pace": "calm"}), (4, {})])
def test_a_scene_and_the_rest_are_the_whole_record(
    seats: int, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    session, rng = opened("nitro", seats, options), Random(seats)
    kept: list[SceneDoc] = []
    looks, tried = 0, counted(monkeypatch)
    while not session.is_over:
        go_on(session, rng)
        scene = scene_of(session)
        if scene is not None:
            kept.append(scene)
        if kept and (scene is not None or session.is_over or rng.random() < 0.02):
            looks += 1
            whole = everything(GameSession(NITRO, session.doc, session.match.record.told))
            assert everything(again(session, kept[-1])) == whole == everything(session)
    assert len(kept) == 7  # one a round
    assert len(tried) == looks > 7
    first = everything(again(session, kept[0]))  # an old one leads there, too
    assert first == everything(session)


def a_round_later() -> tuple[GameSession, SceneDoc]:
    session, rng = opened("nitro", 2, {}), Random(4)
    scene = None
    while scene is None or session.lines < scene.lines + 6:
        go_on(session, rng)
        scene = scene_of(session) or scene
    return session, scene


def test_a_scene_that_does_not_fit_is_overlooked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program, flask, line or letter: nobody even tries it."""
    session, scene = a_round_later()
    right = everything(session)
    told = session.match.record.told
    tried = counted(monkeypatch)
    replace = msgspec.structs.replace
    eyes = {**scene.sights, 0: (scene.sights[0][0], 0)}
    for wrong in (
        replace(scene, scene=scene.scene.replace("round 1", "round 2")),
        replace(scene, drawn=scene.drawn + 1),
        replace(scene, lines=scene.lines - 1),
        replace(scene, sights=eyes),
        replace(scene, seal=""),
    ):
        assert everything(again(session, wrong)) == right
    short = told[: scene.lines - 1]  # older than the scene, as after a backup came back
    assert session_of(NITRO, session.doc, short, scene).match.record.told == short
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr("powderkeg.__version__", "0.0.0")
        assert everything(again(session, scene)) == right
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(NITRO, "data", "flask 0000000000000000")
        session.doc.data = ""  # of a record from before that was told
        again(session, scene)
    session.doc.data = NITRO.data
    assert tried == []
    assert everything(again(session, scene)) == right and len(tried) == 1


def test_a_sealed_scene_that_cannot_be_gone_on_from_is_overlooked() -> None:
    session, scene = a_round_later()
    scene = msgspec.structs.replace(scene, scene="seats 2; phase dance")
    scene.seal = scenes.seal_of(NITRO, scene, session.match.record.told)
    assert everything(again(session, scene)) == everything(session)


@pytest.mark.parametrize("name", [name for name in GAMES if name != "nitro"])
def test_where_records_are_cheap_to_play_no_scene_is_made(name: str) -> None:
    session, rng = opened(name, max(3, GAMES[name].seats[0]), {}), Random(1)
    while session.lines < 60 and not session.is_over:
        go_on(session, rng)
        assert scene_of(session) is None
