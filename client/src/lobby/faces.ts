/** What a game gives to the lobby, fetched when first wanted. Most give nothing. */
import type { LobbyFace } from "../games/face";

const files = import.meta.glob<LobbyFace>("../games/*/lobby.ts", { import: "lobby" });

export async function lobbyFaceOf(game: string): Promise<LobbyFace | null> {
  return (await files[`../games/${game}/lobby.ts`]?.()) ?? null;
}
