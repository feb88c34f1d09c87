import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = "http://localhost:8000";
const WORKER = "sw.js";

/** The service worker is told which files there are; what is big comes with its first use. */
function listFiles(): Plugin {
  return {
    name: "list-files",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const built = Object.keys(bundle).filter((name) => !/\.wasm$|^sw\.js$/.test(name));
        const files = [...built, ...readdirSync("public")].map((name) => `/${name}`).sort();
        const name = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk") throw new Error("there is no service worker");
        worker.code = `const BUILD = ${JSON.stringify({ name, files })};\n${worker.code}`;
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), listFiles()],
  build: {
    outDir: process.env["POWDERKEG_CLIENT_OUT"] ?? "dist",
    emptyOutDir: true,
    // The pages are served with a strict content policy: nothing inline, nothing as data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2023",
    rolldownOptions: {
      input: { main: "index.html", sw: "src/offline/sw.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? WORKER : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    // The words of the house and of the games lie beside the rules, outside this folder.
    fs: { allow: [fileURLToPath(new URL("..", import.meta.url))] },
    proxy: { "/api": { target: server, ws: true } },
  },
  // Components are tested as the browser runs them, not as a server would render them.
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    // Each file has a world of its own, but not a DOM made anew: that took longer than the tests.
    pool: "vmThreads",
    // A module that gathers others by their names must see the new ones.
    fsModuleCache: false,
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
  },
});
