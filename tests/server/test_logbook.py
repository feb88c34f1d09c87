"""What a server notes, in files that do not grow for ever."""

from __future__ import annotations

import logging
from pathlib import Path

from powderkeg.server.logbook import Logbook


def test_a_full_file_is_put_aside_and_the_oldest_goes(tmp_path: Path) -> None:
    book = Logbook(tmp_path / "log", maxBytes=100, backupCount=2, encoding="utf-8")
    for number in range(40):
        book.emit(logging.makeLogRecord({"msg": f"line {number}"}))
    book.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["log", "log.1", "log.2"]
    told = [(tmp_path / name).read_text() for name in ("log.2", "log.1", "log")]
    assert all(len(text) < 110 for text in told)
    assert "".join(told).endswith("line 38\nline 39\n")
