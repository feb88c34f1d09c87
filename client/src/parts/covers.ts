/** The box covers: pictures of their own, so that a page fetches only those it shows. */
const files = import.meta.glob<string>("../games/*/box/cover.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The address of a game's box, 262 × 318; empty where nobody has drawn it. */
export function coverOf(game: string): string {
  return files[`../games/${game}/box/cover.svg`] ?? "";
}
