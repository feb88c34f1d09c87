/** The box covers: pictures of their own, so that a page fetches only those it shows. */
const files = import.meta.glob<string>("./covers/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The address of a game's box, 262 × 318. */
export function coverOf(game: string): string {
  return files[`./covers/${game}.svg`] ?? "";
}
