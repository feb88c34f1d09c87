"""Who looks after a table: its owner, else whoever is host meanwhile; and whom they send away.

The owner made the table. An heir may light the fuse while the owner is away, no longer.
A ban keeps hashes of a token and of addresses, and only for this table.
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Literal

from powderkeg.table.cannot import Cannot
from powderkeg.table.documents import BanDoc, TableDoc
from powderkeg.table.guest import SENT_AWAY, Guest
from powderkeg.table.keeper import NotSaved
from powderkeg.table.protocol import Kick, Lift, SendAway
from powderkeg.table.seating import chair_of, copied, hash_of, is_same

if TYPE_CHECKING:
    from powderkeg.table.table import Table

MOST_BANS = 100  # then the oldest is lifted


def recognise(table: Table, guest: Guest, token: str) -> None:
    """Whose token is it?"""
    doc = table.doc
    guest.token_hash = hash_of(token)
    guest.chair = chair_of(doc, guest.token_hash)
    guest.owner = is_same(doc.owner_hash, guest.token_hash)
    guest.host = guest.owner or is_same(doc.host_hash, guest.token_hash)
    if guest.chair is None and not guest.host:
        if is_banned(doc, guest, "sit"):
            guest.problem("banned", "the host has sent you away from this table")
        else:
            guest.problem("forged", "no seat at this table has this token")


def is_known(doc: TableDoc, token_hash: str) -> bool:
    """Is a token without a chair still worth keeping?"""
    known = [doc.owner_hash, doc.host_hash, *(ban.token_hash for ban in doc.banned)]
    return any(is_same(each, token_hash) for each in known)


# The fuse.


async def give_back(table: Table, guest: Guest) -> None:
    """The owner is here again; if that cannot be kept, it is so all the same."""
    if not guest.owner or is_same(table.doc.host_hash, table.doc.owner_hash):
        return
    doc = copied(table.doc)
    doc.host_hash = doc.owner_hash
    try:
        await table.keep(doc)
    except NotSaved as problem:
        table.doc = doc
        table.try_again(problem)
    for other in table.guests:
        other.host = other.owner


async def pass_the_match(table: Table) -> None:
    """The host has gone: the next person who is there may light the fuse."""
    if any(guest.host for guest in table.guests):
        return
    heirs = [guest for guest in table.guests if guest.chair is not None]
    if not heirs:
        return
    doc = copied(table.doc)
    number = heirs[0].chair
    assert number is not None
    doc.host_hash = doc.chairs[number].token_hash
    await table.keep(doc)
    for guest in heirs:
        guest.host = guest.chair == number


def hand_on(doc: TableDoc, guest: Guest, number: int) -> None:
    """With a chair comes a new token: it is the right to all that the old one was."""
    token_hash = doc.chairs[number].token_hash
    if guest.host:
        doc.host_hash = token_hash
    if guest.owner:
        doc.owner_hash = token_hash


def expect_host(guest: Guest) -> None:
    if not guest.host:
        raise Cannot("not-host", "only the host can do that")


# Sending away.


async def kick(table: Table, guest: Guest, request: Kick) -> None:
    expect_host(guest)
    table.stage.expect_chair(request.chair)
    chair = table.doc.chairs[request.chair]
    if chair.kind == "free" or request.chair == guest.chair:
        raise Cannot("chair-taken", "nobody sits there whom you could send away")
    if request.ban:
        if chair.kind != "person":
            raise Cannot("chair-taken", "no person sits there")
        if is_same(chair.token_hash, table.doc.owner_hash):
            raise Cannot("not-host", "the table is theirs")
        theirs = [other for other in table.guests if other.chair == request.chair]
        ban = BanDoc(0, "sit", chair.name, chair.token_hash, addresses_of(table, theirs))
        await keep_ban(table, ban)
    await table.stage.vacate(request.chair)


async def send_away(table: Table, guest: Guest, request: SendAway) -> None:
    """All who only watch. They may not come back before the host lifts it."""
    expect_host(guest)
    going = [other for other in table.guests if other.chair is None and not other.host]
    addresses = addresses_of(table, going)
    if addresses:
        await keep_ban(table, BanDoc(0, "watch", addresses=addresses))
    for other in going:
        other.hang_up(SENT_AWAY, "the host has sent you away")


async def lift(table: Table, guest: Guest, request: Lift) -> None:
    expect_host(guest)
    doc = copied(table.doc)
    doc.banned = [ban for ban in doc.banned if ban.number != request.ban]
    await table.keep(doc)


async def keep_ban(table: Table, ban: BanDoc) -> None:
    doc = copied(table.doc)
    ban.number = max((each.number for each in doc.banned), default=-1) + 1
    doc.banned = [*doc.banned, ban][-MOST_BANS:]
    await table.keep(doc)


def addresses_of(table: Table, going: list[Guest]) -> list[str]:
    """An address that somebody has who stays is nobody's own: a household, a proxy."""
    staying = [guest for guest in table.guests if guest not in going]
    shared = {home_of(guest.address) for guest in staying if guest.chair is not None or guest.host}
    homes = {home_of(guest.address) for guest in going if guest.address} - shared
    return sorted(address_hash(table.doc, home) for home in homes)


def address_hash(doc: TableDoc, home: str) -> str:
    return hash_of(f"{doc.id} {home}")


def home_of(address: str) -> str:
    """Who has one address of IPv6 has a whole network of them."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return str(ip_network(f"{found.compressed.partition('%')[0]}/64", strict=False))
    return str(getattr(found, "ipv4_mapped", None) or found)


def is_banned(doc: TableDoc, guest: Guest, what: Literal["sit", "watch"]) -> bool:
    """Who may not watch may not sit either."""
    address = address_hash(doc, home_of(guest.address)) if guest.address else ""
    barred: Iterable[BanDoc] = doc.banned
    if what == "watch":
        barred = [ban for ban in doc.banned if ban.what == "watch"]
    return any(
        is_same(ban.token_hash, guest.token_hash) or address in ban.addresses for ban in barred
    )


def expect_welcome(table: Table, guest: Guest, what: Literal["sit", "watch"]) -> None:
    if not guest.host and is_banned(table.doc, guest, what):
        raise Cannot("banned", "the host has sent you away from this table")
