import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Client } from "../../client";
import Caption from "./Caption.svelte";
import { MUTED, voice } from "./voice.svelte";

const spoken: { text: string; lang: string }[] = [];
const client = new Client();
let shown: Record<string, unknown> | undefined;

class Utterance {
  lang = "";
  voice = null;
  constructor(readonly text: string) {}
}

function show(live: boolean, window = 0): void {
  const recording = { caption: "19-4", window, heard: [] };
  const props = { recording, live, at: null, say: (key: string) => `<${key}>` };
  shown = mount(Caption, { target: document.body, props, context: client.context });
  flushSync();
}

beforeEach(() => {
  voice.begin();
  client.settings.sound = true;
  client.settings.language = "it";
  client.settings.turn(MUTED, false);
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => [],
    cancel: vi.fn(),
    speak: (said: Utterance) => spoken.push(said),
  });
});

afterEach(async () => {
  if (shown) await unmount(shown);
  spoken.length = 0;
  vi.unstubAllGlobals();
});

const caption = () => document.querySelector(".caption");

test("what the voice says is read by all, and spoken in the language of the page", () => {
  show(true);
  expect(caption()?.textContent).toContain("<recording-19-4>");
  expect(spoken).toMatchObject([{ text: "<recording-19-4>", lang: "it-IT" }]);
});

test("it is only read where the voice is off, the sound is, or the game is watched back", async () => {
  client.settings.turn(MUTED, true);
  show(true);
  await unmount(shown ?? {});
  client.settings.turn(MUTED, false);
  client.settings.sound = false;
  voice.begin();
  show(true);
  await unmount(shown ?? {});
  client.settings.sound = true;
  voice.begin();
  show(false);
  expect(caption()).not.toBeNull();
  expect(spoken).toEqual([]);
});

test("it is put away by a touch, but not while all are to hear it", async () => {
  show(true);
  document.querySelector<HTMLButtonElement>(".caption button")?.click();
  flushSync();
  expect(caption()).toBeNull();
  await unmount(shown ?? {});
  show(true, 12);
  expect(caption()?.querySelector("button")).toBeNull();
});
