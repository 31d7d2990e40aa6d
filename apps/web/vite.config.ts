import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { comesFirst } from "./scripts/chunks.ts";
import { serveScanner } from "./scripts/scanner/plugin.ts";
import { scannerFiles } from "./scripts/scanner/scanner-files.ts";
import { passToPages, readSettings } from "./server/env.ts";

const { environment, site, logo } = readSettings();
// For development, in which this process renders the pages.
passToPages(site);
const scanner = await scannerFiles();

export default defineConfig({
  plugins: [
    vanillaExtractPlugin({ unstable_mode: "inlineCssInDev" }),
    reactRouter(),
    serveScanner(scanner),
    {
      name: "company-logo",
      configureServer({ middlewares }) {
        if (logo === undefined) return;
        middlewares.use(logo.shown.src, (_request, response) => {
          response.setHeader("content-type", logo.type).end(logo.content);
        });
      },
    },
  ],
  define: {
    "import.meta.env.BUILD_YEAR": String(new Date().getFullYear()),
    "import.meta.env.BUILD_DAY": JSON.stringify(new Date().toISOString().slice(0, 10)),
    "import.meta.env.SCAN_WORKER": JSON.stringify(scanner.worker),
  },
  resolve: {
    // Messages are compiled ahead: the parser stays out of the browser.
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/u,
        replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
      },
    ],
  },
  ssr: { noExternal: [/^@formatjs\//u, /^@heater-age\//u, "react-intl", "intl-messageformat"] },
  // What comes late in development is prepared early, so that the page is not loaded again when it comes.
  optimizeDeps: {
    include: ["@tanstack/react-query", "downshift", "ical-generator", "radix-ui", "react-intl", "uqr"],
  },
  // The built web server proxies these itself.
  server: { proxy: { "/api": environment.apiUrl } },
  build: {
    target: "es2022",
    manifest: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Shared parts are named after all who need them, and pages and scripts repeat these names.
            chunkFileNames: ({ name }) => `assets/${name.split("~", 1)[0]}-[hash].js`,
            codeSplitting: {
              groups: [
                {
                  name: "vendor",
                  test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie|react-intl|intl-messageformat|@formatjs)[\\/]/u,
                },
                // What the first page shares with what comes later is one file and not twenty.
                {
                  name: (id, graph) => (comesFirst(id, graph) ? "page" : null),
                  debugName: "page",
                  test: /(?:apps[\\/]web[\\/]app|packages[\\/]ui)[\\/]/u,
                  minShareCount: 2,
                },
                // Shared code is split by who needs it, but not into files of a few hundred bytes: a check would load a
                // hundred.
                {
                  name: "part",
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 2000,
                },
              ],
            },
          },
        },
      },
    },
  },
});
