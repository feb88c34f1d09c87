"""The documents say what the code does, and the example plays."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest
from prometheus_client import REGISTRY

from powderkeg.table.news import News
from powderkeg.table.protocol import Request, Start
from tests.server.house import House

ROOT = Path(__file__).parents[2]


def test_every_message_is_in_the_protocol_document() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for message in [*get_args(Request), *get_args(News)]:
        assert f"| `{message.__struct_config__.tag}` |" in text, message


def test_every_metric_that_a_page_names_is_counted() -> None:
    endings = {"counter": ["_total"], "gauge": [""], "histogram": ["", "_bucket"]}
    counted = [metric for metric in REGISTRY.collect() if metric.name.startswith("powderkeg_")]
    told = {metric.name + ending for metric in counted for ending in endings[metric.type]}
    for page in ("operating.md", "running.md"):
        text = (ROOT / "docs" / page).read_text(encoding="utf-8")
        named = {*re.findall(r"\bpowderkeg_[a-z_]+", text)}
        assert named and named <= told, named - told


def test_the_browsers_types_are_made_from_ours() -> None:
    tool = [sys.executable, str(ROOT / "tools" / "client_types.py"), "--check"]
    done = subprocess.run(tool, capture_output=True, text=True)
    assert done.returncode == 0, f"run tools/client_types.py: {done.stdout}{done.stderr}"


@pytest.mark.parametrize("game", ["verflixxt", "zundstoff"])
async def test_the_example_bot_plays_a_game_to_its_end(house: House, game: str) -> None:
    """In company that knows how to bring a game to its end."""
    company = {"count": 1, "level": "sensible"}
    table, token = await house.make(game=game, name="Ada", bots=company)
    ada = await house.come(table, token)
    link = f"http://{house.address}/t/{table}"
    bot = await asyncio.create_subprocess_exec(
        sys.executable,
        str(ROOT / "examples" / "socket_bot.py"),
        link,
        "Gretel",
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    await ada.table(lambda view: "Gretel" in [chair.name for chair in view.chairs])
    await ada.do(Start())
    end = await ada.play_on()
    out, err = await bot.communicate()
    assert bot.returncode == 0 and err == b""
    assert end.outcome is not None and str(end.outcome.scores) in out.decode()
    assert len((ROOT / "examples" / "socket_bot.py").read_text().splitlines()) < 65
