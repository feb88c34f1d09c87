/** Calls by Web Push: this device, for this seat, as long as its owner wishes to be called. */
import { api } from "../api";
import { worker } from "../offline/keep";
import type { Request } from "../protocol.gen";
import type { Settings } from "../settings.svelte";

interface Table {
  readonly connected: boolean;
  readonly chair: number | null;
  readonly send: (request: Request) => boolean;
}

/** Call inside a component. */
export function beCalled(table: Table, settings: Settings): void {
  // Whoever can see the table is not called.
  $effect(() => {
    if (!table.connected || table.chair === null) return;
    const look = () => void table.send({ do: "look", visible: !document.hidden });
    if (document.hidden) look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });
  let asked = "";
  $effect(() => {
    const { notify, language } = settings;
    if (!table.connected || table.chair === null) return;
    if (notify)
      void subscription().then((found) => {
        const { endpoint, keys } = found?.toJSON() ?? {};
        if (!endpoint || !keys) return;
        asked = endpoint;
        const { p256dh = "", auth = "" } = keys;
        table.send({ do: "call-me", endpoint, p256dh, auth, language });
      });
    else if (asked) {
      table.send({ do: "call-off", endpoint: asked });
      asked = "";
    }
  });
}

/** null where the server calls nobody, or this browser cannot be called. */
async function subscription(): Promise<PushSubscription | null> {
  try {
    const at = await worker();
    if (!at?.pushManager) return null;
    const { push } = await api.house();
    if (!push) return null;
    const applicationServerKey = push;
    return await at.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  } catch {
    return null; // then the page itself calls, while it is open
  }
}
