import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const server = "http://localhost:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: process.env["POWDERKEG_CLIENT_OUT"] ?? "dist",
    emptyOutDir: true,
    // The pages are served with a strict content policy: nothing inline, nothing as data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2023",
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
    // A module that gathers others by their names must see the new ones.
    fsModuleCache: false,
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
  },
});
