/** The five boxes, in the order they stand. What the server knows of them comes on top. */
export interface Box {
  readonly game: string;
  readonly title: string;
}

export const BOXES: readonly Box[] = [
  { game: "verflixxt", title: "Verflixxt!" },
  { game: "zundstoff", title: "Zündstoff" },
  { game: "bombbusters", title: "Bomb Busters" },
  { game: "elixir", title: "Elixir" },
  { game: "nitro", title: "Nitro Glyxerol" },
];

export function titleOf(game: string): string {
  return BOXES.find((box) => box.game === game)?.title ?? game;
}
