import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hold } from "./hold";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what is held long enough is held", () => {
  const then = vi.fn();
  hold(500, then);
  vi.advanceTimersByTime(479);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(then).toHaveBeenCalledOnce();
});

test("what is let go is not", () => {
  const then = vi.fn();
  const letGo = hold(500, then);
  vi.advanceTimersByTime(400);
  letGo();
  vi.advanceTimersByTime(1000);
  expect(then).not.toHaveBeenCalled();
});

test("a page that was busy hears first that it was let go", () => {
  const then = vi.fn();
  const letGo = hold(500, then);
  // A second has gone by before the page looks again; then it is told what happened meanwhile.
  vi.advanceTimersToNextTimer();
  letGo();
  vi.advanceTimersByTime(1000);
  expect(then).not.toHaveBeenCalled();
});
