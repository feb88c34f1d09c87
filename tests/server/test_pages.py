"""The client's files: packed by the build, sent once, and never packed by the server."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from powderkeg.server.pages import BYTES_A_MILLISECOND
from tests.server.house import House, open_house
from tests.table.standing import Standing

SCRIPT = b"console.log('powder');\n" * 2_000
WASM = b"\0asm" + bytes(range(256)) * 500


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Powderkeg</title>" * 200)
    (folder / "assets" / "main-1.js").write_bytes(SCRIPT)
    (folder / "assets" / "main-1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "main-1.js.br").write_bytes(b"a brotli, says its name")
    (folder / "assets" / "rapier-2.wasm").write_bytes(WASM)
    return folder


@pytest_asyncio.fixture
async def house(tmp_path: Path, client: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path, pages=client) as opened:
        yield opened


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
async def test_a_file_comes_as_the_build_has_packed_it(
    house: House, client: Path, accepted: str, coding: str | None
) -> None:
    headers = {"accept-encoding": accepted}
    async with house.http.stream("GET", "/assets/main-1.js", headers=headers) as answer:
        sent = b"".join([part async for part in answer.aiter_raw()])
    ending = {"br": ".br", "gzip": ".gz", None: ""}[coding]
    assert answer.headers.get("content-encoding") == coding
    assert sent == (client / "assets" / f"main-1.js{ending}").read_bytes()
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]


async def test_what_is_not_packed_is_sent_as_it_is(house: House) -> None:
    """A megabyte and a half of wasm took an eighth of a second to pack, for each who asked."""
    answer = await house.http.get("/assets/rapier-2.wasm", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in answer.headers and answer.content == WASM
    assert answer.headers["content-type"] == "application/wasm"


@pytest.mark.parametrize("path", ["/assets/main-1.js", "/", "/api/rules/verflixxt"])
async def test_who_has_it_is_not_sent_it_again(house: House, path: str) -> None:
    first = await house.http.get(path)
    mark = first.headers["etag"]
    for held in (mark, f"W/{mark}", f'"other", {mark}'):
        again = await house.http.get(path, headers={"if-none-match": held})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["cache-control"] == first.headers["cache-control"]
    assert (await house.http.get(path, headers={"if-none-match": '"x"'})).status_code == 200


async def test_long_files_cost_more_but_not_who_has_them(tmp_path: Path, client: Path) -> None:
    async with open_house(tmp_path, Standing(), pages=client, limits=1.0) as house:
        purse = house.app.state.purses.of("127.0.0.1")
        path, before = "/assets/rapier-2.wasm", purse.left["work"]
        mark = (await house.http.get(path)).headers["etag"]
        between = purse.left["work"]
        await house.http.get(path, headers={"if-none-match": mark})
        length = len(WASM) / BYTES_A_MILLISECOND
        assert before - between == pytest.approx(between - purse.left["work"] + length)


async def test_a_file_that_was_built_anew_is_a_new_file(house: House, client: Path) -> None:
    first = await house.http.get("/t/any")
    assert first.headers["cache-control"] == "no-cache"
    (client / "index.html").write_text("new")
    again = await house.http.get("/t/any", headers={"if-none-match": first.headers["etag"]})
    assert again.text == "new"


async def test_short_answers_are_packed_when_it_is_worth_it(house: House) -> None:
    games = await house.http.get("/api/games")
    assert games.headers["content-encoding"] == "gzip" and games.json()
    assert "content-encoding" not in (await house.http.get("/api/house")).headers
