// Runs before every page, in every browser: tells the test what goes over the table's socket, and
// what goes wrong. `overhear(kind, text)` is what the browser's driver has for it.
(() => {
  const tell = (kind, text) => void globalThis.overhear?.(kind, String(text))?.catch?.(() => 0);
  globalThis.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      tell("asked", this.url);
      this.addEventListener("message", ({ data }) => tell("heard", data));
    }
    send(text) {
      tell("said", text);
      super.send(text);
    }
  };
  if (!globalThis.isOverheardHere) return; // the driver tells of troubles by itself
  addEventListener("error", ({ message }) => tell("trouble", message ?? "something did not load"), true);
  addEventListener("unhandledrejection", ({ reason }) => tell("trouble", reason?.stack ?? reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    tell("trouble", `Content Security Policy: ${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...words) => {
    tell("trouble", words.join(" "));
    error.apply(console, words);
  };
})();
