/** A board in a page, as the table would put it there, for tests. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, vi } from "vitest";
import { Client } from "../src/client";
import type { AnyFace, BoardActions, BoardProps, Face } from "../src/games/face";

export interface Seated {
  board: BoardActions;
  props: BoardProps<unknown>;
}

interface Setting {
  /** Of any game. */
  Board: Face<never, never>["Board"];
  width: number;
  height: number;
  told: Pick<BoardProps<unknown>, "view" | "offers">;
}

/** Before each test Ada sits down at it, alone. */
export function seatAt({ Board, width, height, told }: Setting): Seated {
  const seated = {} as Seated;
  let mounted: ReturnType<typeof mount>;
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(height);
    const props: BoardProps<unknown> = $state({
      ...told,
      seats: [{ seat: 0, name: "Ada", badge: "A", bot: false }],
      me: 0,
      picked: null,
      awaited: [],
      due: null,
      time: null,
      onpick: vi.fn(),
      onwhy: vi.fn(),
      say: (key: string) => key,
    });
    mounted = mount(Board as AnyFace["Board"], {
      target: document.body,
      props,
      context: new Client().context,
    });
    flushSync();
    Object.assign(seated, { board: mounted, props });
  });
  afterEach(async () => {
    await unmount(mounted);
    vi.restoreAllMocks();
  });
  return seated;
}
