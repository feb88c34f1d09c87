/** A game as the table needs it: its drawings and its words, fetched when first wanted. */
import { api } from "../api";
import type { AnyFace } from "../games/face";
import type { Speech } from "../speech.svelte";

// The one place where a game's own types are let go of.
const files = import.meta.glob<AnyFace>("../games/*/index.ts", { import: "face" });

export interface Kit {
  game: string;
  /** null: nobody has drawn this game yet; it is played as text. */
  face: AnyFace | null;
  families: Record<string, string>;
  /** The option whose values are played through in order; empty where there is none. */
  course: string;
}

export async function unpack(game: string, speech: Speech): Promise<Kit> {
  const face = files[`../games/${game}/index.ts`];
  const [drawn, shelf, known] = await Promise.all([
    face?.(),
    api.games(),
    api.facts(game),
    speech.learn(game),
  ]);
  drawn?.learn?.(known.facts);
  speech.quote(game, known.messages);
  const about = shelf.find(({ name }) => name === game);
  return {
    game,
    face: drawn ?? null,
    families: about?.families ?? {},
    course: about?.course ?? "",
  };
}
