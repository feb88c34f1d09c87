"""The flask's physics in a real browser: the same bits as in Python, under our content policy."""

from __future__ import annotations

from base64 import b64decode, b64encode

from powderkeg.rules.nitro.physics.rapier import GLUE
from powderkeg.rules.nitro.physics.walls import SPEC
from powderkeg.rules.nitro.physics.world import POSE, plan
from powderkeg.rules.nitro.pieces import RATE
from powderkeg.rules.nitro.standing import hash_of
from tests.browser.house import CLIENT
from tests.browser.people import PHONE, People
from tests.rules.nitro.rounds import places_of, rounds

# Links the three modules as the client does, builds a flask and runs a round. The poses come back.
RUN = """async ([modules, standIns, plan, pushes, width]) => {
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const [glue, driver, rapier] = await Promise.all(
    modules.map((address) => WebAssembly.compileStreaming(fetch(address))),
  );
  const linked = async (module, imports) =>
    (await WebAssembly.instantiate(module, imports)).exports;
  const ours = await linked(glue);
  const imports = {};
  for (const { module, name } of WebAssembly.Module.imports(rapier)) {
    const found = Object.entries(standIns).find(([part]) => name.includes(part));
    (imports[module] ??= {})[name] = found ? ours[found[1]] : () => { throw new Error(name); };
  }
  const theirs = await linked(rapier, imports);
  const loop = await linked(driver, { glue: ours, rapier: theirs });
  const written = (data) => {
    const at = loop.room(data.length);
    new Uint8Array(theirs.memory.buffer).set(data, at);
    return at;
  };
  const world = loop.build(written(bytes(plan)));
  const ticks = bytes(pushes).length / 2;
  const poses = loop.room(ticks * width);
  loop.run(world, written(bytes(pushes)), poses, ticks);
  const seen = new Uint8Array(theirs.memory.buffer, poses, ticks * width);
  return btoa(Array.from(seen, (byte) => String.fromCharCode(byte)).join(""));
}"""


def test_a_recorded_round_goes_in_a_browser_as_it_went(people: People) -> None:
    """The wild one: cubes jump out of it and are put back."""
    [wild] = [each for each in rounds() if each["name"] == "as wild as can be"]
    ada = people.come("Ada", PHONE)
    ada.visit("/")
    names = ("glue", "driver", "rapier")
    modules = [f"/assets/{next(CLIENT.glob(f'assets/{name}-*.wasm')).name}" for name in names]
    drawn = b64encode(plan(SPEC, places_of(wild))).decode()
    width = POSE * len(wild["places"])
    poses = b64decode(ada.page.evaluate(RUN, [modules, GLUE, drawn, wild["pushes"], width]))
    ticks = len(poses) // width
    seconds = [*range(RATE, ticks, RATE), ticks]
    hashes = [hash_of(poses[(tick - 1) * width : tick * width]) for tick in seconds]
    assert hashes == wild["hashes"][1:]
