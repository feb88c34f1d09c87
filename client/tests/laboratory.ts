import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { openLaboratory, type Laboratory } from "../src/games/nitro/physics/laboratory";

const PHYSICS = join(import.meta.dirname, "../../src/powderkeg/rules/nitro/physics");

/** The flask's laboratory, without a browser that fetches: whoever asks for it afterwards gets this one. */
export function laboratory(): Promise<Laboratory> {
  return openLaboratory(fromDisk);
}

async function fromDisk(address: string): Promise<WebAssembly.Module> {
  const name = basename(address.replace(/\?.*/, ""));
  return WebAssembly.compile(await readFile(join(PHYSICS, name)));
}
