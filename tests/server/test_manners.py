"""Bad input: a clear answer each time, and the table plays on."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from powderkeg.table.news import Happened, Pong, Problem, Said, Welcome
from powderkeg.table.protocol import Hello, Ping, Play, Say, Start
from tests.server.house import House, Person, open_house


@pytest.fixture
async def ada(house: House) -> Person:
    table, token = await house.make(name="Ada", bots={"count": 1}, start=True)
    return await house.come(table, token)


async def plays_on(person: Person) -> None:
    game = person.welcome.game
    assert game is not None
    await person.do(Play(game.at, game.offers[0].move, "still-here"))
    await person.sees(Happened, lambda news: news.at > game.at)


@pytest.mark.parametrize(
    "garbage",
    [
        "",
        "hello",
        "{}",
        "[1, 2]",
        "null",
        '{"do": "dance"}',
        '{"do": "play"}',
        '{"do": "play", "at": "three", "move": "pawn:0"}',
        '{"do": "play", "at": 1, "move": "pawn:0", "seat": 1}',
        '{"do": "say", "text": ""}',
        '{"do": "introduce", "salt": "with blanks"}',
        '{"do": "play", "at": 1e999, "move": "pawn:0"}',
        "\x00\x01",
        "{" * 5000,
    ],
)
async def test_garbage_is_told_to_be_garbage(ada: Person, garbage: str) -> None:
    await ada.line.send(garbage)
    assert await ada.problem() == "garbage"
    await plays_on(ada)


async def test_bytes_are_read_as_text_and_nonsense_bytes_are_garbage(ada: Person) -> None:
    await ada.line.send(b"\xff\xfe\x00")
    assert await ada.problem() == "garbage"
    await ada.line.send(b'{"do": "ping"}')
    await ada.hear(Pong)


async def test_twenty_kilobytes_are_too_long(ada: Person) -> None:
    await ada.line.send('{"do": "say", "text": "' + "a" * 20_000 + '"}')
    assert await ada.problem() == "too-long"
    await plays_on(ada)


async def test_a_megabyte_ends_the_line_before_it_has_come_whole(ada: Person) -> None:
    """What is kept until it is whole takes the house's memory."""
    with pytest.raises(ConnectionClosed) as ended:
        await ada.line.send('{"do": "say", "text": "' + "a" * 1_000_000 + '"}')
        await ada.line.wait_closed()
        await ada.problem()
    assert ended.value.rcvd is not None and ended.value.rcvd.code == 1009


async def test_a_flood_is_dammed(tmp_path: Path) -> None:
    async with open_house(tmp_path, rate=20.0, burst=30.0) as house:
        table, token = await house.make(name="Ada", bots={"count": 1}, start=True)
        ada = await house.come(table, token)
        for _ in range(60):
            await ada.do(Ping())
        assert await ada.problem() == "too-fast"
        bo = await house.come(table)  # the others are not disturbed
        await bo.do(Ping())
        await bo.hear(Pong)
        with pytest.raises((ConnectionClosed, OSError)):  # the system may notice it first
            for _ in range(400):
                await ada.do(Ping())
            while True:
                await ada.next()


async def test_a_forged_token_is_no_seat(house: House) -> None:
    table, token = await house.make(name="Ada", bots={"count": 1}, start=True)
    forged = token[:-1] + ("A" if token[-1] != "A" else "B")
    mallory = await house.line(table)
    await mallory.do(Hello(forged))
    assert await mallory.problem() == "forged"
    await mallory.do(Play(0, "pawn:0"))
    assert await mallory.problem() == "not-seated"
    await mallory.do(Start())
    assert await mallory.problem() == "not-host"


async def test_a_token_opens_one_table_only(house: House) -> None:
    _, token = await house.make(name="Ada")
    other, _ = await house.make(name="Bo")
    mallory = await house.line(other)
    await mallory.do(Hello(token))
    assert await mallory.problem() == "forged"


async def test_hello_comes_first(house: House) -> None:
    table, _ = await house.make(name="Ada")
    line = await house.line(table)
    await line.do(Start())
    assert await line.problem() == "hello-first"


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://["])
async def test_a_page_of_another_site_gets_no_socket(house: House, origin: str) -> None:
    table, _ = await house.make(name="Ada")
    stranger = await house.line(table, origin)
    with pytest.raises(ConnectionClosed) as closed:
        await stranger.next()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
    own = await house.line(table, f"http://{house.address}")
    await own.do(Hello())
    assert await own.hear(Welcome)


async def test_there_is_no_table_that_nobody_made(house: House) -> None:
    nobody = await house.line("nowhere")
    with pytest.raises(ConnectionClosed) as closed:
        await nobody.next()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


async def test_chat_is_kept_limited_and_never_markup(house: House) -> None:
    table, token = await house.make(name="Ada")
    ada = await house.come(table, token)
    await ada.do(Say("<b>hello</b>   there"))
    said = (await ada.hear(Said)).lines[0]
    assert said.text == "<b>hello</b> there"  # a text: whoever shows it must show it as one
    await ada.do(Say(phrase="nice"))
    await ada.hear(Said)
    await ada.line.send('{"do": "say", "text": "' + "a" * 301 + '"}')
    assert await ada.problem() == "garbage"
    for _ in range(8):
        await ada.do(Say("again and again"))
    assert await ada.problem() == "too-fast"
    bo = await house.come(table)
    assert [line.text for line in bo.welcome.chat[:2]] == ["<b>hello</b> there", ""]
    await bo.do(Say("me too"))
    assert await bo.problem() == "not-seated"


async def test_problems_are_counted(house: House, ada: Person) -> None:
    before = await count(house)
    await ada.line.send("nonsense")
    await ada.hear(Problem)
    assert await count(house) == before + 1


async def count(house: House) -> float:
    text = house.metrics()
    lines = [line for line in text.splitlines() if 'problems_total{code="garbage"}' in line]
    return float(lines[0].split()[-1]) if lines else 0.0
