import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Client } from "../client";
import type { CourseStep } from "../protocol.gen";
import Course from "./Course.svelte";

// Verflixxt is not played through; its expansions do for three steps.
const course: CourseStep[] = [
  { value: "none", tries: 2, best: 7, done: true },
  { value: "nochmal", tries: 1, best: 3, done: false },
  { value: "worms", tries: 0, best: null, done: false },
];
const client = new Client();
let chosen: string[] = [];
let shown: Record<string, unknown> | undefined;

function show(value: string, host = true): void {
  const words = client.speech.wordsOf("verflixxt");
  const onchange = (each: string) => chosen.push(each);
  const props = { game: "verflixxt", course, option: "expansion", value, words, host, onchange };
  shown = mount(Course, { target: document.body, props, context: client.context });
  flushSync();
}

const steps = () => [...document.querySelectorAll<HTMLInputElement>("input")];

beforeEach(async () => {
  chosen = [];
  await client.speech.speak("en");
  await client.speech.learn("verflixxt");
});

afterEach(async () => {
  if (shown) await unmount(shown);
});

test("every step tells how it went", () => {
  show("none");
  expect(document.body.textContent).toContain("1 of 3 done.");
  const told = steps().map((step) => step.ariaLabel ?? step.getAttribute("aria-label") ?? "");
  expect(told[0]).toContain("Done. 2 tries, best result 7.");
  expect(told[1]).toContain("Tried once, best result 3.");
  expect(told[2]).toContain("Not tried yet.");
});

test("the host chooses any step, and the next one is offered", () => {
  show("none");
  steps()[2]?.click();
  document.querySelector("button")?.click();
  expect(chosen).toEqual(["worms", "nochmal"]);
});

test("what is next already is not offered again", () => {
  show("nochmal");
  expect(document.querySelector("button")).toBeNull();
});

test("guests read along", () => {
  show("none", false);
  expect(document.querySelector("fieldset")?.disabled).toBe(true);
  expect(document.querySelector("button")).toBeNull();
});
