"""Somebody whose phone is in the pocket is called when it is their turn, and nobody else is."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from queue import Empty
from typing import Any

import http_ece
import pytest

from powderkeg.rules.core import Complaint
from powderkeg.server.web_push import PublicConnection, WebPush, is_public
from powderkeg.table import calls
from powderkeg.table.clock import Clock
from powderkeg.table.news import Played, Pong
from powderkeg.table.protocol import CallMe, CallOff, Kick, Look, Ping, Play, Start
from tests.server.house import PATIENCE, House, Person, open_house
from tests.server.push_service import Delivered, Device, Service, push_service, signed_claims

CONTACT = "mailto:host@example.org"


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    monkeypatch.setattr(calls, "GRACE", 0.05)
    with push_service() as opened:
        yield opened


@asynccontextmanager
async def calling_house(folder: Path, service: Service) -> AsyncIterator[House]:
    push: dict[str, Any] = {"push_key": folder / "push.pem", "push": CONTACT}
    async with open_house(folder, **push, push_hosts=(service.host,)) as house:
        yield house


async def two(house: House, **wish: Any) -> tuple[str, Person, Person]:
    """Ada begins; Bo sits there, too."""
    table, token = await house.make(name="Ada", **wish)
    ada = await house.come(table, token)
    return table, ada, await house.sit(table, "Bo")


async def heard(person: Person) -> None:
    """All that was asked for is done."""
    await person.do(Ping())
    await person.hear(Pong)


async def subscribed(person: Person, device: Device, **how: Any) -> None:
    await person.do(device.subscription(**how))
    await heard(person)


async def bos_turn(ada: Person) -> None:
    await ada.do(Start())
    await ada.play_first(await ada.turn(), "k")
    await ada.hear(Played)


async def call_of(service: Service) -> Delivered:
    return await asyncio.to_thread(service.calls.get, timeout=PATIENCE)


async def no_call(service: Service) -> None:
    await asyncio.sleep(0.4)
    with pytest.raises(Empty):
        service.calls.get_nowait()


async def key_of(house: House) -> str:
    return str((await house.http.get("/api/house")).json()["push"])


async def test_who_is_away_is_called_in_their_language(tmp_path: Path, service: Service) -> None:
    """The phone can read it, nobody else can; and the push service can tell who called."""
    async with calling_house(tmp_path, service) as house:
        table, ada, bo = await two(house)
        phone = Device(service)
        await subscribed(bo, phone, language="de")
        await bo.leave()
        await bos_turn(ada)
        call = await call_of(service)
        said = {"title": "Verflixxt!", "body": "Du bist am Zug.", "table": table}
        assert phone.read(call) == said
        with pytest.raises(http_ece.ECEException):
            Device(service).read(call)
        claims = signed_claims(call, await key_of(house))
        assert (claims["aud"], claims["sub"]) == (f"http://{service.host}", CONTACT)
        assert 0 < claims["exp"] - time.time() <= 86_400
        assert call.path == "/phone" and call.headers["content-encoding"] == "aes128gcm"
        assert table not in str(call.headers)
        await no_call(service)  # once is enough


async def test_who_looks_at_the_table_is_not_called(tmp_path: Path, service: Service) -> None:
    async with calling_house(tmp_path, service) as house:
        _, ada, bo = await two(house)
        await subscribed(bo, Device(service))
        await bos_turn(ada)
        await no_call(service)


async def test_who_has_the_page_in_the_background_is(tmp_path: Path, service: Service) -> None:
    async with calling_house(tmp_path, service) as house:
        _, ada, bo = await two(house)
        await subscribed(bo, Device(service))
        await bo.do(Look(False))
        await heard(bo)
        await bos_turn(ada)
        await call_of(service)


@pytest.mark.parametrize("status", [404, 410])
async def test_a_device_that_is_gone_is_forgotten(
    tmp_path: Path, service: Service, status: int
) -> None:
    async with calling_house(tmp_path, service) as house:
        service.status = status
        table, ada, bo = await two(house)
        await subscribed(bo, Device(service))
        await bo.leave()
        await bos_turn(ada)
        await call_of(service)
        bo = await house.come(table, bo.token)
        await heard(bo)
        await bo.play_first(await in_turn(bo))
        await bo.leave()
        await ada.play_first(await ada.turn())
        await no_call(service)


async def in_turn(person: Person) -> Any:
    assert person.welcome.game is not None and person.welcome.game.offers
    return person.welcome.game


async def test_a_redirect_is_not_followed_and_ends_nothing(
    tmp_path: Path, service: Service
) -> None:
    async with calling_house(tmp_path, service) as house:
        service.status = 307
        _, ada, bo = await two(house)
        await subscribed(bo, Device(service))
        await bo.leave()
        await bos_turn(ada)
        await call_of(service)
        await heard(ada)


@pytest.mark.parametrize("how", ["call-off", "kick"])
async def test_who_wants_no_calls_or_has_left_has_none(
    tmp_path: Path, service: Service, how: str
) -> None:
    async with calling_house(tmp_path, service) as house:
        table, ada, bo = await two(house)
        phone = Device(service)
        await subscribed(bo, phone)
        if how == "kick":
            await ada.do(Kick(1))
            await ada.table(lambda view: view.chairs[1].kind == "free")
            bo = await house.sit(table, "Cy")
        else:
            await bo.do(CallOff(phone.endpoint))
            await heard(bo)
        await bo.leave()
        await bos_turn(ada)
        await no_call(service)


async def test_a_push_service_that_sleeps_keeps_no_move_waiting(
    tmp_path: Path, service: Service
) -> None:
    async with calling_house(tmp_path, service) as house:
        service.awake.clear()
        table, ada, bo = await two(house)
        await subscribed(bo, Device(service))
        await bo.leave()
        await bos_turn(ada)
        await call_of(service)
        back = await house.come(table, bo.token)
        await back.do(Play(back.welcome.game.at, back.welcome.game.offers[0].move, "k"))  # type: ignore[union-attr]
        await back.hear(Played)
        assert service.answered == 0
        service.awake.set()


async def test_nobody_is_called_unless_it_is_switched_on(house: House) -> None:
    assert await key_of(house) == ""
    table, token = await house.make(name="Ada")
    ada = await house.come(table, token)
    await ada.do(CallMe("https://push.example.org/x", "k", "a"))
    assert await ada.problem() == "no-calls"


async def test_who_watches_is_not_called(tmp_path: Path, service: Service) -> None:
    async with calling_house(tmp_path, service) as house:
        table, _ = await house.make(name="Ada")
        watcher = await house.come(table)
        await watcher.do(Device(service).subscription())
        assert await watcher.problem() == "not-seated"


async def test_devices_are_told_to_nobody(tmp_path: Path, service: Service) -> None:
    async with calling_house(tmp_path, service) as house:
        table, ada, bo = await two(house)
        await subscribed(bo, Device(service, "bos-phone"))
        watcher = await house.come(table)
        await bos_turn(ada)
        await heard(ada)
        told = str([*ada.heard, *watcher.heard, watcher.welcome])
        assert "bos-phone" not in told


# Addresses that a stranger typed.


@pytest.fixture
def push(tmp_path: Path) -> Iterator[WebPush]:
    made = WebPush(tmp_path / "push.pem", CONTACT, Clock())
    yield made
    made.threads.shutdown()


@pytest.mark.parametrize(
    ("endpoint", "fine"),
    [
        ("https://push.example.org/abc?d=e", True),
        ("https://push.example.org:443/abc", True),
        ("http://push.example.org/abc", False),
        ("https://push.example.org:8443/abc", False),
        ("https://me@push.example.org/abc", False),
        ("https://localhost/abc", False),
        ("https://127.0.0.1/abc", False),
        ("https://2130706433/abc", False),
        ("https://127.1/abc", False),
        ("https://[::1]/abc", False),
        ("https://10.0.0.7/abc", False),
        ("https://[broken/abc", False),
        ("https://push.example.org:port/abc", False),
        ("file:///etc/passwd", False),
        ("", False),
    ],
)
def test_a_push_service_has_a_name_and_https(push: WebPush, endpoint: str, fine: bool) -> None:
    assert push.accepts(endpoint) == fine


@pytest.mark.parametrize(
    ("address", "fine"),
    [
        ("93.184.215.14", True),
        ("2606:2800:21f::1", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::a00:1", False),
        ("2002:a00:1::", False),
        ("fe80::1", False),
        ("fd00::1", False),
    ],
)
def test_and_a_public_address(address: str, fine: bool) -> None:
    assert is_public(address) == fine


@pytest.mark.parametrize("addresses", [["192.168.0.1"], ["93.184.215.14", "127.0.0.1"], []])
def test_whatever_its_name_stands_for(
    monkeypatch: pytest.MonkeyPatch, addresses: list[str]
) -> None:
    """It is looked up once, and one private address spoils it: nothing is connected to."""
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, 443)) for each in addresses]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    monkeypatch.setattr(socket, "create_connection", lambda *_: pytest.fail("it was asked"))
    with pytest.raises(PermissionError):
        PublicConnection("push.example.org").connect()


# The key.


def test_a_key_is_made_once_and_is_its_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "push.pem"
    first, second = (WebPush(file, CONTACT, Clock()).key for _ in range(2))
    assert first == second and len(first) == 87
    assert file.stat().st_mode & 0o777 == 0o600


def test_push_services_want_to_know_whom_to_write_to(tmp_path: Path) -> None:
    with pytest.raises(Complaint, match="mailto"):
        WebPush(tmp_path / "push.pem", "me", Clock())
