import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whileSeen } from "./while-seen";

let hidden = false;
const turn = (away: boolean) => {
  hidden = away;
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("it is done at once and again, but not while nobody looks", async () => {
  const act = vi.fn(() => Promise.resolve());
  const stop = whileSeen(10, act);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(act).toHaveBeenCalledTimes(3);
  turn(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(act).toHaveBeenCalledTimes(3);
  turn(false);
  expect(act).toHaveBeenCalledTimes(4);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(act).toHaveBeenCalledTimes(4);
});

test("what goes wrong once is done again, and what takes long is not done twice at a time", async () => {
  const act = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new Error("no network"))
    .mockImplementation(() => new Promise(() => undefined));
  const stop = whileSeen(10, act);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(act).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(act).toHaveBeenCalledTimes(2);
  stop();
});
