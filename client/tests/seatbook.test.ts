import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  history.replaceState({}, "", "/");
  vi.resetModules();
});

const open = () => import("../src/seatbook");

test("a seat is found again after a reload, the latest first", async () => {
  const before = await open();
  before.keep("oak", "t1", "verflixxt", 1);
  before.keep("elm", "t2", "verflixxt", 2);
  vi.resetModules();
  const after = await open();
  expect(after.tokenOf("oak")).toBe("t1");
  expect(after.seats().map((seating) => seating.table)).toEqual(["elm", "oak"]);
});

test("the token of a link is kept and leaves the address at once", async () => {
  const { pickUp, tokenOf } = await open();
  history.replaceState({}, "", "/t/oak#seat=s3cret");
  pickUp("oak");
  expect([tokenOf("oak"), location.hash]).toEqual(["s3cret", ""]);
});

test("a link without a seat changes nothing", async () => {
  const { pickUp, seats } = await open();
  history.replaceState({}, "", "/t/oak#rule-E7");
  pickUp("oak");
  expect([seats().length, location.hash]).toEqual([0, "#rule-E7"]);
});

test("a seat given up is forgotten", async () => {
  const { keep, forget, tokenOf } = await open();
  keep("oak", "t1");
  forget("oak");
  expect(tokenOf("oak")).toBeNull();
});

test("a spoilt book is an empty book", async () => {
  localStorage.setItem("powderkeg.seats", '[{"table": 3}, "x"');
  expect((await open()).seats()).toEqual([]);
});
