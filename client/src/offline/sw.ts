/// <reference lib="webworker" />
// What is kept for when there is no network, and who answers a call when no page is open. It is one
// file without imports: browsers load it by itself.
export {};

const worker = self as unknown as ServiceWorkerGlobalScope;

/** Filled in when it is built: the client's files, and a name that changes with them. */
declare const BUILD: { name: string; files: string[] };

const HERE = `powderkeg-${BUILD.name}`;
/** Raised when what the server tells changes its shape. */
const KEPT = "powderkeg-kept-1";
const PAGE = "/index.html";
const MOST_REPLAYS = 30;
const PATIENCE = 4000;
/** What anybody may know and never changes while a version lasts. No table, nobody's seat. */
const OPEN = [
  /^\/api\/games(\/[^/]+\/facts)?$/,
  /^\/api\/rules\/[^/]+(\/[^/]+\/examples)?$/,
  /^\/api\/lessons\/[^/]+(\/\d+)?$/,
];
const REPLAY = /^\/api\/replays\/[^/]+(\/review)?$/;

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(HERE).then((cache) => cache.addAll(BUILD.files)));
});

// Pages of the last version are closed by now: until then they had their own files.
worker.addEventListener("activate", (event) => {
  event.waitUntil(clearAway().then(() => worker.clients.claim()));
});

async function clearAway(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("powderkeg-") && ![HERE, KEPT].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/api/")) {
    // Whoever shows a token asks for what is theirs alone: that is never kept.
    if (request.headers.has("authorization")) return;
    if (OPEN.some((path) => path.test(url.pathname))) event.respondWith(newest(request, isAny));
    else if (REPLAY.test(url.pathname)) event.respondWith(newest(request, isOver));
  } else event.respondWith(file(request));
});

/** The newest page; without a network, or where it does not answer, the one that is here. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

/** The name of an asset says what is in it: once here, it is never asked for again. */
async function file(request: Request): Promise<Response> {
  const found = await caches.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok && new URL(request.url).pathname.startsWith("/assets/"))
    await (await caches.open(HERE)).put(request, response.clone());
  return response;
}

/** What the house says now; without it, what it said last. */
async function newest(
  request: Request,
  isKept: (response: Response) => Promise<boolean>,
): Promise<Response> {
  const cache = await caches.open(KEPT);
  let response: Response;
  try {
    response = await fetch(request);
  } catch (problem) {
    const found = await cache.match(request);
    if (found) return found;
    throw problem;
  }
  if (response.ok && (await isKept(response.clone()))) {
    await cache.put(request, response.clone());
    await forgetReplays(cache);
  }
  return response;
}

async function isAny(): Promise<boolean> {
  return Promise.resolve(true);
}

/** Of a finished game nothing is a secret. Its review is told of a finished game alone. */
async function isOver(response: Response): Promise<boolean> {
  const told = (await response.json()) as Record<string, unknown>;
  return "outcome" in told ? told["outcome"] !== null : "lines" in told;
}

/** The oldest go first. */
async function forgetReplays(cache: Cache): Promise<void> {
  const kept = (await cache.keys()).filter(({ url }) => REPLAY.test(new URL(url).pathname));
  await Promise.all(kept.slice(0, -MOST_REPLAYS).map((request) => cache.delete(request)));
}

// Calls.

interface Note {
  title: string;
  body: string;
  table: string;
}

worker.addEventListener("push", (event) => {
  const { title, body, table } = event.data?.json() as Note;
  const path = `/t/${encodeURIComponent(table)}`;
  // By the same tag as the page itself would use: whoever is called twice sees it once.
  const note = { body, tag: path, icon: "/icon-192.png", data: path };
  event.waitUntil(worker.registration.showNotification(title, note));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data ?? event.notification.tag)));
});

async function show(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((each) => new URL(each.url).pathname === path);
  await (open ? open.focus() : worker.clients.openWindow(path));
}
