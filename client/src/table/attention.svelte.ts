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
    if (document.hidden && settings.notify) notify(title());
  });
}

function notify(text: string): void {
  if (!mayNotify()) return;
  const note = new Notification(text, { icon: "/icon-192.png", tag: location.pathname });
  note.onclick = () => {
    focus();
    note.close();
  };
}

/** Notifications exist only where the page came over a safe connection. */
export function canNotify(): boolean {
  return "Notification" in globalThis && isSecureContext;
}

function mayNotify(): boolean {
  return canNotify() && Notification.permission === "granted";
}

/** Ask for leave to call. The answer is kept as the setting. */
export async function wishNotify(settings: Settings, wish: boolean): Promise<void> {
  if (wish && canNotify() && Notification.permission === "default")
    await Notification.requestPermission();
  settings.notify = wish && mayNotify();
}
