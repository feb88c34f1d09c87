/** A pinch of salt: chance of one's own that goes into the shuffle, so that no server can cook it. */
import { SALT_LENGTH } from "../facts.gen";

const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"; // none that look alike

export function pinch(length = 10): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length] ?? "").join("");
}

/** Only letters that a record can hold on one line. */
export function cleanSalt(text: string): string {
  return text.replace(/[^!-~]/g, "").slice(0, SALT_LENGTH);
}
