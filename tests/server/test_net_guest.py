"""A net that somebody trained comes to a table as a guest."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from powderkeg.table.protocol import Start
from tests.lab.test_seats import net_file
from tests.server.house import House


async def test_a_net_sits_at_a_table_with_people(house: House, tmp_path: Path) -> None:
    """Ada waits for it; it sees what a person there would see, and plays to the end."""
    path = net_file(tmp_path / "mine.onnx")
    table, token = await house.make(game="verflixxt", name="Ada")
    ada = await house.come(table, token)
    link = f"http://{house.address}/t/{table}"
    net = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "powderkeg", "sit", link, "--bot", f"net:{path}", "--name", "Net"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    await ada.table(lambda view: "Net" in [chair.name for chair in view.chairs])
    await ada.do(Start())
    end = await ada.play_on()
    out, err = await net.communicate()
    assert net.returncode == 0, err.decode()
    assert end.outcome is not None
    scores = ", ".join(f"{score:g}" for score in end.outcome.scores)
    assert f"Scores: {scores}" in out.decode()
