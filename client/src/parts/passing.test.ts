import { afterEach, expect, test, vi } from "vitest";
import { canShare, copy, share } from "./passing";

const LINK = { url: "http://127.0.0.1/t/maple-garden" };
const throws = (error: Error) => () => Promise.reject(error);

afterEach(() => vi.unstubAllGlobals());

test("a browser that cannot share or copy says so, and throws nothing", async () => {
  vi.stubGlobal("navigator", {});
  expect(canShare()).toBe(false);
  expect(await share(LINK)).toBe(false);
  expect(await copy(LINK.url)).toBe(false);
});

test("one that is not allowed to says so, too", async () => {
  const denied = throws(new DOMException("no", "NotAllowedError"));
  vi.stubGlobal("navigator", { share: denied, clipboard: { writeText: denied } });
  expect(await share(LINK)).toBe(false);
  expect(await copy(LINK.url)).toBe(false);
});

test("whoever closes the device's menu wanted it so", async () => {
  vi.stubGlobal("navigator", { share: throws(new DOMException("closed", "AbortError")) });
  expect(await share(LINK)).toBe(true);
});
