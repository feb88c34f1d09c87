/** The drawings of equipment, values and signs, put into the page once. */
import { mountSprite } from "../../../parts/sprite";
import drawings from "./cards.svg?raw";

/** Every drawing calls this: which one comes first depends on the page. */
export function hangCards(): void {
  mountSprite("bombbusters-cards", drawings);
}
