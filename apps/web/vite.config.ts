import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type UserConfig } from "vite";
import { comesFirst } from "./scripts/chunks.ts";
import { companyLogo } from "./scripts/company-logo.ts";
import { serveScanner } from "./scripts/scanner/plugin.ts";
import { scannerFiles } from "./scripts/scanner/scanner-files.ts";
import { readWidgetVersion } from "./scripts/widget/widget.ts";
import { readPrerender, readSettings } from "./server/env.ts";

const { environment, site, retention } = readSettings();
const scanner = await scannerFiles();

export default defineConfig(async ({ command }): Promise<UserConfig> => ({
  plugins: [
    vanillaExtractPlugin({ unstable_mode: "inlineCssInDev" }),
    reactRouter(),
    companyLogo(site.companyLogo),
    serveScanner(scanner),
  ],
  define: {
    "import.meta.env.SITE": JSON.stringify(site),
    "import.meta.env.BUILD_YEAR": String(new Date().getFullYear()),
    "import.meta.env.BUILD_DAY": JSON.stringify(new Date().toISOString().slice(0, 10)),
    // A separate constant, so that pages without analytics leave its code out.
    "import.meta.env.COUNTED": JSON.stringify(site.ga4Id !== "" || site.plausibleDomain !== ""),
    "import.meta.env.SCAN_WORKER": JSON.stringify(scanner.worker),
    "import.meta.env.WIDGET": JSON.stringify(
      command === "build" && readPrerender() ? await readWidgetVersion() : null,
    ),
    "import.meta.env.RETENTION_DAYS": JSON.stringify(retention),
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
}));
