/** The drawings as symbols, put into the page once; everything drawn refers to them. */
import { mountSprite } from "../../parts/sprite";
import finds from "./art/finds.svg?raw";
import kitchen from "./art/kitchen.svg?raw";
import spells from "./art/spells.svg?raw";

/** Every drawing calls this: which one comes first depends on the page. */
export function hang(): void {
  mountSprite("elixir-kitchen", kitchen);
  mountSprite("elixir-finds", finds);
  mountSprite("elixir-spells", spells);
}
