import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { cutFonts, FONTS } from "./fonts.js";

/** Where `centans serve` listens, for `npm run dev`. */
const SERVER = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte({ configFile: false }), { name: "fonts", buildStart: cutFonts }],
  resolve: { alias: { fonts: FONTS } },
  build: {
    outDir: "../src/centans/server/page",
    emptyOutDir: true,
    manifest: true, // tests weigh what each page loads
    target: "es2022",
    assetsInlineLimit: 0, // the server's content policy allows no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": SERVER, "/schema": SERVER, "/health": SERVER } },
  test: { include: ["tests/**/*.test.ts", "src/games/**/*.test.ts"] },
});
