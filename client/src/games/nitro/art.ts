/** The drawings as symbols, put into the page once; everything drawn refers to them. */
import { mountSprite } from "../../parts/sprite";
import cubes from "./art/cubes.svg?raw";
import lab from "./art/lab.svg?raw";
import { flip, OUTLINE, START, WALLS } from "./layout";

const { x, y, w, h } = START;
const AREA = `x="${x}" y="${flip(y + h)}" width="${w}" height="${h}"`;

/** Every drawing calls this: which one comes first depends on the page. */
export function hang(): void {
  mountSprite("nitro-cubes", cubes);
  mountSprite(
    "nitro-lab",
    lab.replace("{outline}", OUTLINE).replace("{walls}", WALLS).replace("{start}", AREA),
  );
}
