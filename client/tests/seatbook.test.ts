import { beforeEach, expect, test } from "vitest";
import { SeatBook } from "../src/seatbook";

beforeEach(() => {
  localStorage.clear();
  history.replaceState({}, "", "/");
});

test("a seat is found again after a reload, the latest first", () => {
  const before = new SeatBook();
  before.keep("oak", "t1", "verflixxt", 1);
  before.keep("elm", "t2", "verflixxt", 2);
  const after = new SeatBook();
  expect(after.tokenOf("oak")).toBe("t1");
  expect(after.seats.map((seating) => seating.table)).toEqual(["elm", "oak"]);
});

test("the token of a link is kept and leaves the address at once", () => {
  const book = new SeatBook();
  history.replaceState({}, "", "/t/oak#seat=s3cret");
  book.pickUp("oak");
  expect([book.tokenOf("oak"), location.hash]).toEqual(["s3cret", ""]);
});

test("a link without a seat changes nothing", () => {
  const book = new SeatBook();
  history.replaceState({}, "", "/t/oak#rule-E7");
  book.pickUp("oak");
  expect([book.seats.length, location.hash]).toEqual([0, "#rule-E7"]);
});

test("a seat given up is forgotten", () => {
  const book = new SeatBook();
  book.keep("oak", "t1");
  book.forget("oak");
  expect(book.tokenOf("oak")).toBeNull();
});

test("a spoilt book is an empty book", () => {
  localStorage.setItem("powderkeg.seats", '[{"table": 3}, "x"');
  expect(new SeatBook().seats).toEqual([]);
});
