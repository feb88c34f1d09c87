"""What `deploy/` ships names only what there is. No container is built or started here."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from powderkeg.cli.serve import driven
from powderkeg.server.settings import Settings
from tests.cli.test_settings import given, options

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNIT = (DEPLOY / "powderkeg.service").read_text(encoding="utf-8")
IMAGE = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
NODES = {name: each for name, each in COMPOSE["services"].items() if name.startswith("node-")}
VARIABLES = {f"POWDERKEG_{option.name.upper()}" for option in options()}


def seconds(told: str) -> float:
    return float(told.removesuffix("s"))


def test_every_variable_is_a_setting() -> None:
    texts = [path.read_text(encoding="utf-8") for path in DEPLOY.iterdir()]
    named = {name for text in texts for name in re.findall(r"\bPOWDERKEG_[A-Z_]+\b", text)}
    assert named - VARIABLES == {"POWDERKEG_COMPILE"}  # which setup.py reads


@pytest.mark.parametrize("node", NODES)
def test_a_node_of_the_compose_file_can_be_set_up(
    node: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the image and the file set it up together."""
    inside = dict(re.findall(r"(POWDERKEG_\w+)=(?!1 /)(\S+)", IMAGE))
    for name, value in {**inside, **NODES[node]["environment"]}.items():
        monkeypatch.setenv(name, value)
    [words] = re.findall(r"^CMD (\[.*\])$", IMAGE, re.MULTILINE)
    assert json.loads(words)[0] == "serve"
    found = given(*json.loads(words)[1:])
    assert found["node"] == f"http://{node}:{found['port']}"
    assert found["data"] == Path("/data") and f"data-{node[-1]}:/data" in NODES[node]["volumes"]
    assert driven(found["database"]).startswith("postgresql+asyncpg://")
    assert f"{node}:8000" in COMPOSE["services"]["proxy"]["environment"]["NODES"].split()
    assert NODES[node]["read_only"]


def test_the_nodes_have_the_time_they_need_to_let_their_tables_go() -> None:
    for node in NODES.values():
        assert seconds(node["stop_grace_period"]) > Settings().drain + 5
    [stop] = re.findall(r"^TimeoutStopSec=(\d+)$", UNIT, re.MULTILINE)
    assert int(stop) > given(*unit_words())["drain"] + 5


def test_the_nodes_believe_the_proxy_and_one_another() -> None:
    [network] = COMPOSE["networks"]["default"]["ipam"]["config"]
    for node in NODES.values():
        assert node["environment"]["POWDERKEG_PROXIES"] == network["subnet"]


def test_what_is_mounted_is_there() -> None:
    """Files beside the compose file, volumes that it makes."""
    mounted = [
        each.split(":")[0] for one in COMPOSE["services"].values() for each in one["volumes"]
    ]
    for place in mounted:
        assert (DEPLOY / place).is_file() if place.startswith(".") else place in COMPOSE["volumes"]


def test_the_image_is_made_of_what_is_there_and_runs_as_nobody() -> None:
    wanted = re.findall(r"^!(\S+)$", (ROOT / ".dockerignore").read_text(), re.MULTILINE)
    assert wanted and all((ROOT / name).exists() for name in wanted)
    steps = IMAGE.replace("\\\n", "").splitlines()
    assert [step for step in steps if step.startswith("USER")] == ["USER 10001:10001"]
    extras = re.findall(r"'\.\[(.*)\]'", IMAGE)
    declared = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert extras and all(f"\n{extra} = [" in declared for extra in extras[0].split(","))


def unit_words() -> list[str]:
    [command] = re.findall(r"^ExecStart=\S+/powderkeg serve (.*)$", UNIT, re.MULTILINE)
    return shlex.split(command)


def test_the_unit_starts_a_node_that_keeps_its_folder_and_tells_the_journal() -> None:
    found = given(*unit_words())
    assert found["data"] == Path("${STATE_DIRECTORY}") and found["log"] == Path("-")
    assert found["no_browser"] and found["public"] and found["port"] == 8000


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """It looks whether the program is there, so it is shown another one."""
    systemd = shutil.which("systemd-analyze")
    if systemd is None:
        pytest.skip("there is no systemd here")
    unit = tmp_path / "powderkeg.service"
    unit.write_text(UNIT.replace("/opt/powderkeg/bin/powderkeg", "/bin/true"))
    done = subprocess.run([systemd, "verify", "--man=no", unit], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
