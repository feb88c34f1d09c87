"""What must be so, whatever went wrong on the way. Each breach is a sentence.

- No acknowledged act is lost: its key is in the ledger with the move that was made (of a stop, the
  judge adds when that was), and every line of the ledger is in the record as it is kept.
- None is there twice: no key, and no line of a game.
- What was said not to have happened has not.
- Every record can be replayed, by the rules alone.
- Nobody was told what did not happen: of all that anybody saw (after so many lines, the game looks
  like this, and ended so), there is a line in a record of that table after which it looked like
  this to those eyes. Nobody was led back to an earlier line (`Person` sees to that on the way).
- What a host arranged, and was told so, is arranged.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable

from sqlalchemy import select

from powderkeg.rules.core import Complaint, Seat, State
from powderkeg.rules.games import GAMES
from powderkeg.rules.record import Act
from powderkeg.server.chaos.ledger import Entry, read_ledger
from powderkeg.server.chaos.person import Host, Person, Told, digest
from powderkeg.server.schema import MATCHES
from powderkeg.server.store import Store, unpack
from powderkeg.table.documents import MatchDoc
from powderkeg.table.news import ENCODER
from powderkeg.table.session import GameSession
from powderkeg.table.telling import outcome_view
from powderkeg.table.visibility import noted_steps, visibility_of


class Party:
    """A table, and who sits there."""

    def __init__(self, table: str, game: str, host: Host, others: list[Person]) -> None:
        self.table = table
        self.game = game
        self.host = host
        self.people: list[Person] = [host, *others]

    def moves(self) -> int:
        return sum(len(person.played) for person in self.people)


async def breaches(database: str, parties: Iterable[Party]) -> list[str]:
    """Nobody may be playing any more."""
    parties = list(parties)
    ledger = await read_ledger(database)
    found = [lie for party in parties for person in party.people for lie in person.lies]
    found += breaches_of_keys(ledger, [person for party in parties for person in party.people])
    lines: dict[str, list[Entry]] = defaultdict(list)
    for entry in ledger:
        lines[entry.match].append(entry)
    store = Store(database)
    try:
        for party in parties:
            found += await breaches_at(store, party, lines)
    finally:
        await store.close()
    return found


def breaches_of_keys(ledger: list[Entry], people: Collection[Person]) -> list[str]:
    found = []
    kept = {entry.key.rpartition(".")[2]: entry for entry in ledger if entry.key}
    keys = Counter((entry.match, entry.key) for entry in ledger if entry.key)
    found += [f"played twice: {key} in {match}" for (match, key), n in keys.items() if n > 1]
    numbers = Counter((entry.match, entry.number) for entry in ledger)
    found += [f"stored twice: line {n} of {match}" for (match, n), m in numbers.items() if m > 1]
    for person in people:
        for key, move in person.played.items():
            if key not in kept:
                found.append(f"lost: {key}, {move}, which was acknowledged")
            elif move not in (kept[key].text, kept[key].text.partition(":")[0]):
                found.append(f"another move: {key} was {move}, and is {kept[key].text}")
        for key in person.denied & kept.keys():
            found.append(f"denied, but played: {key}")
    return found


async def breaches_at(store: Store, party: Party, lines: dict[str, list[Entry]]) -> list[str]:
    found = []
    doc = await store.find_table(party.table)
    seen = party.host.table
    if doc is None or seen is None:
        return [f"lost: the table {party.table}"]
    if doc.patience != seen.patience:
        found.append(f"lost: what was arranged at {party.table}")
    told: set[Told] = set().union(*(person.told for person in party.people))
    wanted = select(MATCHES.c.document).where(MATCHES.c.table_id == party.table)
    async with store.engine.connect() as connection:
        matches = [unpack(row[0], MatchDoc) for row in await connection.execute(wanted)]
    for match in matches:
        acts = await store.acts(match.id)
        entries = lines.get(match.id, [])
        if acts != [Act(entry.actor, entry.text) for entry in entries]:
            found.append(f"not as it was stored: {match.id} of {match.game}")
        try:
            told -= looks(GameSession(GAMES[match.game], match, acts), told)
        except Complaint as problem:
            found.append(f"cannot be replayed: {match.id} of {match.game}: {problem}")
    for each in sorted(told, key=lambda one: one.at)[:3]:
        found.append(f"never happened: line {each.at} for seat {each.eyes} at a {party.game} table")
    return found


def looks(session: GameSession, told: Collection[Told]) -> set[Told]:
    """Those of them that are true of this game."""
    wanted = {(each.eyes, each.at) for each in told}
    found: set[Told] = set()

    def look(state: State, eyes: Seat, at: int) -> None:
        if (eyes, at) in wanted:
            view = ENCODER.encode(state.view(eyes))
            outcome = ENCODER.encode(outcome_view(state.outcome()))
            found.add(Told(eyes, at, digest(view, outcome)))

    is_first = True
    for step, known in noted_steps(session.record()):
        if is_first:
            is_first = False
            for eyes, sight in visibility_of(step.before, 0).sights.items():
                look(step.before, eyes, sight.at)
        for eyes, sight in known.sights.items():
            look(step.after, eyes, sight.at)
    return found
