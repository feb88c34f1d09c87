/** A game as the table needs it: its drawings and its words, fetched when first wanted. */
import { api } from "../api";
import type { Face } from "../games/face";
import type { GameView } from "../protocol.gen";
import { learn } from "../speech.svelte";

const files = import.meta.glob<Face>("../games/*/index.ts", { import: "face" });

export interface Kit {
  game: string;
  /** null: nobody has drawn this game yet; it is played as text. */
  face: Face | null;
  families: Record<string, string>;
  /** The option whose values are played through in order; empty where there is none. */
  course: string;
}

let shelf: Promise<GameView[]> | null = null;

async function find(game: string): Promise<GameView | undefined> {
  shelf ??= api.games();
  try {
    return (await shelf).find((view) => view.name === game);
  } catch (problem) {
    shelf = null; // asked again next time
    throw problem;
  }
}

export async function unpack(game: string): Promise<Kit> {
  const face = files[`../games/${game}/index.ts`];
  const [drawn, about] = await Promise.all([face?.(), find(game), learn(game)]);
  return {
    game,
    face: drawn ?? null,
    families: about?.families ?? {},
    course: about?.course ?? "",
  };
}
