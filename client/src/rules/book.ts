/** Rulebooks, each fetched once, when somebody first asks. */
import { api } from "../api";
import type { Rulebook } from "../protocol.gen";

const books = new Map<string, Promise<Rulebook>>();

export function bookOf(game: string): Promise<Rulebook> {
  const known = books.get(game);
  if (known) return known;
  const book = api.rules(game);
  books.set(game, book);
  book.catch(() => books.delete(game)); // then it is asked for again
  return book;
}
