/** How the page calls somebody back who looks elsewhere: its title, a buzz, a notification. */
import type { Settings } from "../settings.svelte";

const BUZZ = 120;

/** Call inside a component. `title` is the sentence of the moment; `mine` says that I am awaited. */
export function attend(settings: Settings, title: () => string, mine: () => boolean): void {
  let was = false;
  $effect(() => {
    document.title = mine() ? `● ${title()}` : title();
  });
  $effect(() => {
    const called = mine() && !was;
    was = mine();
    if (!called) return;
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
    if (document.hidden && settings.notify) void notify(title());
  });
}

/** False where the browser shows none after all. */
async function notify(text: string): Promise<boolean> {
  if (!mayNotify()) return false;
  const look = { icon: "/icon-192.png", tag: location.pathname };
  try {
    const note = new Notification(text, look);
    note.onclick = () => {
      focus();
      note.close();
    };
    return true;
  } catch {
    // On Android a page may not, but its service worker may, if it has one.
    const worker = await workerOf();
    await worker?.showNotification(text, look);
    return worker !== undefined;
  }
}

async function workerOf(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

/** Notifications exist only where the page came over a safe connection. */
export function canNotify(): boolean {
  return "Notification" in globalThis && isSecureContext;
}

function mayNotify(): boolean {
  return canNotify() && Notification.permission === "granted";
}

/**
 * Ask for leave to call, and call once, to show what it looks like. What came of it is kept as the
 * setting.
 */
export async function wishNotify(settings: Settings, wish: boolean, text: string): Promise<void> {
  settings.notify = wish;
  if (wish && canNotify() && Notification.permission === "default")
    await Notification.requestPermission();
  settings.notify = wish && (await notify(text));
}
