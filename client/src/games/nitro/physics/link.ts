// The three modules of the flask: Rapier's own wasm, what it expects of its host (glue), and what
// builds flasks and runs their ticks (driver). The judge links the same three, and neither of us
// needs Rapier's JavaScript.

/** What driver.wat offers. Addresses are in Rapier's memory. */
export interface Driver {
  /** Room for a plan, for pushes or for poses. */
  room(bytes: number): number;
  build(plan: number): number;
  run(world: number, pushes: number, poses: number, ticks: number): void;
  free(world: number): void;
}

// Which function of glue.wat stands in for which import of Rapier's, known by a part of its name.
const STAND_INS = {
  object_drop_ref: "drop",
  object_clone_ref: "clone",
  static_accessor: "global",
  performance: "performance",
  now_: "now",
  is_undefined: "is_undefined",
  set_index: "set_index",
};

export async function link(
  glue: WebAssembly.Module,
  driver: WebAssembly.Module,
  rapier: WebAssembly.Module,
): Promise<{ driver: Driver; memory: WebAssembly.Memory }> {
  const ours = (await WebAssembly.instantiate(glue)).exports;
  const imports: WebAssembly.Imports = {};
  for (const { module, name } of WebAssembly.Module.imports(rapier)) {
    const found = Object.entries(STAND_INS).find(([part]) => name.includes(part));
    (imports[module] ??= {})[name] = (found && ours[found[1]]) ?? missing(name);
  }
  const theirs = (await WebAssembly.instantiate(rapier, imports)).exports;
  const loop = (await WebAssembly.instantiate(driver, { glue: ours, rapier: theirs })).exports;
  return {
    driver: loop as unknown as Driver,
    memory: theirs["memory"] as WebAssembly.Memory,
  };
}

/** What Rapier never should call; its own panics come this way, too. */
function missing(name: string): () => never {
  return () => {
    throw new Error(`the flask's physics calls for ${name}`);
  };
}
