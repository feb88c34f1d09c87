"""Where a game stood, kept beside its record, so that not every line is played again.

Where hands act, a record is dear to play: a round of it takes as long as its flasks take to run.
The record stays the truth. A scene that does not fit it in every letter, or that another program
wrote, is overlooked. It is made where nobody can take anything back: so what each pair of eyes
knows is two numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

import msgspec
import structlog

import powderkeg
from powderkeg.rules.core import CHANCE, NO_MOVES, Complaint, Log
from powderkeg.rules.game import Game
from powderkeg.rules.record import Act
from powderkeg.table.documents import MatchDoc, SceneDoc
from powderkeg.table.session import GameSession, new_match
from powderkeg.table.visibility import Sight, Visibility

LOG = structlog.get_logger("table")


def session_of(
    game: Game, doc: MatchDoc, told: list[Act], scene: SceneDoc | None = None
) -> GameSession:
    """The game where its lines lead: from a scene on, if there is one that fits."""
    if scene is not None and scene.seal == seal_of(game, scene, told):
        try:
            return resumed(game, doc, told, scene)
        except Exception as problem:  # whatever it is, the record has the game
            LOG.error("no such scene", match=doc.id, problem=repr(problem))
    return GameSession(game, doc, told)


def scene_of(session: GameSession) -> SceneDoc | None:
    """If it is worth a scene where it stands: nature has just done all that it had to do."""
    game, known, match = session.game, session.visibility, session.match
    acts = match.record.acts
    if game.stream is None or not acts or acts[-1].actor != CHANCE or session.state.chances():
        return None
    if match.record.takebacks or known.opens or known.unaware or session.is_over:
        return None
    sights = {eyes: (sight.at, sight.since) for eyes, sight in known.sights.items()}
    written = game.scenes.write(session.state)
    doc = SceneDoc(known.lines, written, match.fate.drawn, sights)
    doc.seal = seal_of(game, doc, match.record.told)
    return doc


def seal_of(game: Game, scene: SceneDoc, told: Sequence[Act]) -> str:
    """Another program, other rules, another flask, another line or letter: another seal."""
    program = f"{powderkeg.__version__} {game.name} {game.version} {game.data}"
    unsealed = msgspec.json.encode(msgspec.structs.replace(scene, seal=""))
    lines = "\n".join(map(str, told[: scene.lines]))
    return sha256(b"\n".join([program.encode(), unsealed, lines.encode()])).hexdigest()


def resumed(game: Game, doc: MatchDoc, told: list[Act], scene: SceneDoc) -> GameSession:
    """What came after it is played as it was at the table, each act and each draw checked."""
    match = new_match(game, doc)
    match.record.branch = doc.branch
    match.stand_at(told[: scene.lines], game.scenes.read(scene.scene), scene.drawn)
    state = match.state
    asked = {*state.deciders(), *state.volunteers()}
    sights = {
        eyes: Sight(at, since, state.moves(eyes) if eyes in asked else NO_MOVES)
        for eyes, (at, since) in scene.sights.items()
    }
    known = Visibility(scene.lines, state.phases[-1].key, sights)
    session = GameSession(game, doc, [], (match, known))
    for act in told[scene.lines :]:
        move = game.moves.parse(act.text)
        if move is None or session.state.refusal(act.actor, move) is not None:
            raise Complaint(f"'{act}' cannot be played")
        if act.actor == CHANCE and match.fate.pick(session.state.chances()) is not move:
            raise Complaint(f"the seed does not draw '{act}'")
        session.play(act.actor, move, Log())
    if match.record.told != told:
        raise Complaint("its lines are written otherwise")
    return session
