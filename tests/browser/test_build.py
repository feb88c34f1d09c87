"""The build: what is sent to browsers is packed there, once."""

from __future__ import annotations

import gzip

from tests.browser.house import CLIENT

WORTH_IT = {".css", ".html", ".js", ".svg", ".wasm", ".webmanifest"}


def test_whatever_is_worth_it_is_packed() -> None:
    built = [path for path in CLIENT.rglob("*") if path.suffix in WORTH_IT]
    assert len(built) > 50
    for path in built:
        data = path.read_bytes()
        if len(data) > 500:
            packed = path.with_name(path.name + ".gz").read_bytes()
            smallest = path.with_name(path.name + ".br").stat().st_size
            assert gzip.decompress(packed) == data and smallest < len(packed) < len(data), path
