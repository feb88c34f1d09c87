/** Where we are. Plain links; clicks on them are caught at the window, pages are fetched on demand. */

export type Route =
  | { readonly page: "shelf" }
  | { readonly page: "new"; readonly game: string }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "replay"; readonly id: string }
  | { readonly page: "rules"; readonly game: string }
  | {
      readonly page: "example";
      readonly game: string;
      readonly rule: string;
      readonly number: number;
    }
  | { readonly page: "lesson"; readonly game: string }
  | { readonly page: "mine" }
  | { readonly page: "tally" }
  | { readonly page: "lost" };

/** The address of a replay that has no address: of a file that somebody opened. */
export const FROM_FILE = "file";

/** The address of a place: `to.table("maple-spark-42")`. */
export const to = {
  shelf: () => "/",
  new: (game: string) => `/new/${encodeURIComponent(game)}`,
  table: (table: string) => `/t/${encodeURIComponent(table)}`,
  replay: (id: string) => `/replay/${encodeURIComponent(id)}`,
  rules: (game: string, rule?: string) =>
    `/rules/${encodeURIComponent(game)}${rule ? `#rule-${rule}` : ""}`,
  example: (game: string, rule: string, number: number) =>
    `/rules/${encodeURIComponent(game)}/${encodeURIComponent(rule)}/${number}`,
  lesson: (game: string) => `/lesson/${encodeURIComponent(game)}`,
  mine: () => "/mine",
  tally: () => "/tally",
};

export function read(path: string): Route {
  const [first = "", second = "", ...rest] = path.replace(/^\/|\/$/g, "").split("/");
  const name = decoded(second);
  if (second === "" && rest.length === 0) {
    if (first === "") return { page: "shelf" };
    if (first === "mine" || first === "tally") return { page: first };
  }
  const [rule = "", number = ""] = rest.map(decoded);
  if (first === "rules" && name && rule && /^[1-9]$/.test(number) && rest.length === 2)
    return { page: "example", game: name, rule, number: Number(number) };
  if (name === "" || rest.length > 0) return { page: "lost" };
  switch (first) {
    case "new":
      return { page: "new", game: name };
    case "t":
      return { page: "table", table: name };
    case "replay":
      return { page: "replay", id: name };
    case "rules":
      return { page: "rules", game: name };
    case "lesson":
      return { page: "lesson", game: name };
    default:
      return { page: "lost" };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

type Listener = (route: Route) => void;
const listeners = new Set<Listener>();

const tell = () => {
  const route = read(location.pathname);
  for (const listener of listeners) listener(route);
};

/** Go there without reloading. `replace` leaves no way back to here. */
export function go(address: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"]({}, "", address);
  tell();
}

/** Be told of every change of place, the back button's too. Returns how to stop. */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  const clicked = (event: MouseEvent) => {
    const address = inner(event);
    if (!address) return;
    event.preventDefault();
    go(address);
  };
  addEventListener("popstate", tell);
  addEventListener("click", clicked);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", tell);
    removeEventListener("click", clicked);
  };
}

/** The address behind a plain click on a link to another page of ours, or null. */
function inner(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return null;
  const url = new URL(link.href);
  const leaves = url.origin !== location.origin || url.pathname.startsWith("/api/");
  // A link within the page is the browser's own business.
  const stays = url.pathname === location.pathname && url.hash !== "";
  return leaves || stays ? null : url.pathname + url.search + url.hash;
}
