import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { focused, listenAsking, type Asking } from "./asking";

const HELD = 600;
const RESTED = 800;
const asked = vi.fn();
const tapped = vi.fn();
let asking: Asking;

beforeEach(() => {
  vi.useFakeTimers();
  document.elementFromPoint = () => null;
  document.body.innerHTML = `<button data-about="guard" data-facts='{"place":9}'></button>`;
  find().addEventListener("click", tapped);
  asking = listenAsking(asked);
});
afterEach(() => {
  asking.stop();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const find = (): HTMLElement => document.querySelector("button") ?? document.body;

/** Everything lies at 0, 0: nothing has a size here. */
function point(name: string, pointerType: string, x = 0): void {
  const event = new MouseEvent(name, { bubbles: true, clientX: x, clientY: 0 });
  find().dispatchEvent(Object.assign(event, { pointerType }));
}

test("a long touch asks what it is, and the tap that ends it is none", () => {
  point("pointerdown", "touch");
  vi.advanceTimersByTime(HELD);
  point("pointerup", "touch");
  find().click();

  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({ key: "guard", facts: { place: 9 }, keyed: false }),
  );
  expect(tapped).not.toHaveBeenCalled();
});

test("the answer stays when the end of the touch brings the focus", () => {
  point("pointerdown", "touch");
  vi.advanceTimersByTime(HELD);
  point("pointerup", "touch");
  find().focus();

  expect(asked).toHaveBeenCalledOnce();
  expect(asked).not.toHaveBeenCalledWith(null);
});

test("a short touch is a tap, and asks nothing", () => {
  point("pointerdown", "touch");
  point("pointerup", "touch");
  find().click();
  vi.advanceTimersByTime(RESTED);

  expect(tapped).toHaveBeenCalledOnce();
  expect(asked).not.toHaveBeenCalled();
});

test("a finger that drags or scrolls asks nothing", () => {
  point("pointerdown", "touch");
  point("pointermove", "touch", 30);
  vi.advanceTimersByTime(RESTED);

  expect(asked).not.toHaveBeenCalled();
});

test("what has a use of its own for a long touch keeps it", () => {
  find().dataset["holds"] = "";
  point("pointerdown", "touch");
  vi.advanceTimersByTime(RESTED);

  expect(asked).not.toHaveBeenCalled();
});

test("a mouse that rests asks, and one that goes asks no more", () => {
  point("pointermove", "mouse");
  vi.advanceTimersByTime(RESTED);
  expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ key: "guard" }));

  point("pointermove", "mouse", 40);
  expect(asked).toHaveBeenLastCalledWith(null);
});

test("Escape leaves an answer that was asked for by keyboard, and puts nothing else away", () => {
  find().focus();
  asking.ask(focused());
  const key = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  find().dispatchEvent(key);

  expect(asked).toHaveBeenLastCalledWith(null);
  expect(key.defaultPrevented).toBe(true);
});

test("the ? key finds what the focus is on", () => {
  expect(focused()).toBeNull();
  find().focus();
  expect(focused()).toMatchObject({ key: "guard", keyed: true });
});
