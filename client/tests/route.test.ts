import { afterEach, expect, test, vi } from "vitest";
import { go, listen, read, to, type Route } from "../src/route";

afterEach(() => history.replaceState({}, "", "/"));

test("every address leads back to its page", () => {
  expect(read(to.shelf())).toEqual({ page: "shelf" });
  expect(read(to.new("verflixxt"))).toEqual({ page: "new", game: "verflixxt" });
  expect(read(to.table("maple-spark-42"))).toEqual({ page: "table", table: "maple-spark-42" });
  expect(read(to.replay("a/b"))).toEqual({ page: "replay", id: "a/b" });
  expect(read(to.rules("verflixxt"))).toEqual({ page: "rules", game: "verflixxt" });
  const example = { page: "example", game: "verflixxt", rule: "B4", number: 2 };
  expect(read(to.example("verflixxt", "B4", 2))).toEqual(example);
  expect(read(to.lesson("verflixxt"))).toEqual({ page: "lesson", game: "verflixxt" });
  expect(read(to.mine())).toEqual({ page: "mine" });
  expect(read(to.tally())).toEqual({ page: "tally" });
});

test("an address that leads nowhere is lost", () => {
  for (const path of [
    "/t",
    "/t/a/b",
    "/mine/x",
    "/nowhere",
    "/nowhere/x",
    "/t/%E0%A4%A",
    "/rules/x/B4/0",
  ])
    expect(read(path)).toEqual({ page: "lost" });
});

test("a click on a link of ours changes the place without loading", () => {
  const seen: Route[] = [];
  const stop = listen((route) => seen.push(route));
  document.body.innerHTML = `<a href="/rules/verflixxt"><b>rules</b></a>`;
  document.querySelector("b")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(seen).toEqual([{ page: "rules", game: "verflixxt" }]);
  expect(location.pathname).toBe("/rules/verflixxt");
  stop();
});

test("a click with a key held, or out of the house, is the browser's", () => {
  const told = vi.fn();
  const stop = listen(told);
  document.body.innerHTML = `<a href="/new/verflixxt">new</a><a href="/api/x">file</a>`;
  const [mine, file] = document.querySelectorAll("a");
  mine?.dispatchEvent(new MouseEvent("click", { bubbles: true, ctrlKey: true }));
  file?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(told).not.toHaveBeenCalled();
  stop();
});

test("going somewhere in place of here leaves no step back", () => {
  const before = history.length;
  go("/t/maple", { replace: true });
  expect([history.length, location.pathname]).toEqual([before, "/t/maple"]);
});
