import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Client } from "../client";
import type { AnyFace } from "../games/face";
import { Words } from "../words";
import type { Entry } from "./diary.svelte";
import Log from "./Log.svelte";
import type { Source } from "./source";
import { Telling } from "./telling.svelte";

const client = new Client();
const line = (number: number): Entry => ({
  number,
  kind: "event",
  event: { event: "rolled" },
  sound: null,
});
let frames: FrameRequestCallback[] = [];
let stop: () => void = () => undefined;

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal("cancelAnimationFrame", (at: number) => (frames[at - 1] = () => undefined));
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("however much happens in a frame, the log is measured once", async () => {
  const measured = vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(700);
  const props = $state({ entries: [line(1)], seats: [], words: new Words([]) });
  const log = mount(Log, { target: document.body, props, context: client.context });
  flushSync();
  for (let number = 2; number < 30; number += 1) {
    props.entries = [...props.entries, line(number)];
    flushSync();
  }
  expect(measured).not.toHaveBeenCalled();
  for (const draw of frames) draw(0);
  expect(measured).toHaveBeenCalledOnce();
  expect(document.querySelector("ol")?.scrollTop).toBe(700);
  await unmount(log);
});

test("a new view has no line told anew, unless somebody is called otherwise now", () => {
  const titles = (view: unknown) => ({ 0: (view as { title: string }).title });
  const face = { says: { titles } } as unknown as AnyFace;
  const source = $state({
    kit: { game: "", face },
    view: { title: "captain" },
    seats: [{ seat: 0, name: "Ada", badge: "A", bot: false }],
    me: 0,
  });
  let told = 0;
  stop = $effect.root(() => {
    const telling = new Telling(source as unknown as Source, client.speech);
    $effect(() => {
      if (telling.words && telling.seats.length > 0) told += 1;
    });
  });
  flushSync();
  source.view = { title: "captain" };
  flushSync();
  expect(told).toBe(1);
  source.view = { title: "spy" };
  flushSync();
  expect(told).toBe(2);
});
