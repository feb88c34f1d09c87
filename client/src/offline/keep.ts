/** Keeps what can be looked at without a network: a worker does it, where the browser has one. */

const WORKER = "/sw.js";

export function canKeep(): boolean {
  return "serviceWorker" in navigator && isSecureContext;
}

/** Once the page has all it needs itself. */
export function keep(): void {
  if (!canKeep() || !import.meta.env.PROD) return;
  const begin = () => void navigator.serviceWorker.register(WORKER).catch(() => undefined);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

/** The worker, if there is one by now. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!canKeep()) return null;
  return (await navigator.serviceWorker.getRegistration(WORKER).catch(() => undefined)) ?? null;
}
