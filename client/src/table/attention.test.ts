import { afterEach, expect, test, vi } from "vitest";
import { Settings } from "../settings.svelte";
import { wishNotify } from "./attention.svelte";

/** As on Android: there are notifications, but a page may not make them. */
const Android = Object.assign(
  () => {
    throw new TypeError("Illegal constructor");
  },
  { permission: "granted" },
);

afterEach(() => vi.unstubAllGlobals());

function browser(Notification: unknown, serviceWorker?: unknown): Settings {
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("Notification", Notification);
  vi.stubGlobal(
    "navigator",
    serviceWorker ? { serviceWorker, languages: ["en"] } : { languages: ["en"] },
  );
  return new Settings();
}

test("a browser that shows one call will be asked again", async () => {
  const shown = vi.fn();
  const settings = browser(Object.assign(shown, { permission: "granted" }));
  await wishNotify(settings, true, "This is how.");
  expect(shown).toHaveBeenCalledWith("This is how.", expect.anything());
  expect(settings.notify).toBe(true);
});

test("where a page may not call, its service worker does", async () => {
  const showNotification = vi.fn();
  const settings = browser(Android, { getRegistration: () => ({ showNotification }) });
  await wishNotify(settings, true, "This is how.");
  expect(showNotification).toHaveBeenCalledWith("This is how.", expect.anything());
  expect(settings.notify).toBe(true);
});

test("where nobody can call, the wish is not kept", async () => {
  for (const settings of [
    browser(Android),
    browser(Android, { getRegistration: () => undefined }),
  ]) {
    await wishNotify(settings, true, "This is how.");
    expect(settings.notify).toBe(false);
  }
});
