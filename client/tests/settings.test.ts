import { expect, test } from "vitest";
import { browserLanguage } from "../src/settings.svelte";

test("the first language of the browser that we speak is spoken", () => {
  expect(browserLanguage(["rm-CH", "de-CH", "en"])).toBe("de");
  expect(browserLanguage(["IT"])).toBe("it");
});

test("where we speak none of them we speak English", () => {
  expect(browserLanguage(["ja", "pt-BR"])).toBe("en");
  expect(browserLanguage([])).toBe("en");
});
