/** The mat's drawings as symbols, put into the page once; everything drawn refers to them. */
import { mountSprite } from "../../parts/sprite";
import drawings from "./art/sprite.svg?raw";

/** Every drawing calls this: which one comes first depends on the page. */
export function hang(): void {
  mountSprite("bombbusters", drawings);
}
