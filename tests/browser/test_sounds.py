"""Every sound of every game, rendered in a real browser: none is cut off, and none is lost."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.house import ROOT
from tests.browser.people import PHONE, People

# Decibels under full scale, in the loudest twentieth of a second.
SOFTEST, LOUDEST = -37, -12
CLIENT = ROOT / "client"
BUNDLE = """import { build } from "vite";
await build({
  configFile: false,
  logLevel: "error",
  build: {
    outDir: process.argv[1],
    minify: false,
    lib: { entry: "tests/sounds.ts", formats: ["iife"], name: "sounds", fileName: () => "it.js" },
  },
});"""


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("sounds")
    node = Path(sys.executable).with_name("node")
    call = (node, "--input-type=module", "--eval", BUNDLE, "--", folder)
    subprocess.run(call, cwd=CLIENT, check=True)
    return (folder / "it.js").read_text()


def test_every_sound_is_heard_and_none_hurts(people: People, bundle: str) -> None:
    ada = people.come("Ada", PHONE)
    ada.visit("/")
    heard = ada.page.evaluate(f"() => {{ {bundle}; return sounds.hearAll(); }}")
    assert len(heard) > 30  # all that there are
    assert not {name for name, sound in heard.items() if sound["peak"] >= 1}
    assert not {
        name: sound["loudness"]
        for name, sound in heard.items()
        if not SOFTEST <= sound["loudness"] <= LOUDEST
    }
