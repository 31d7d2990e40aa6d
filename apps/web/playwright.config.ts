import { presentChromium } from "@heater-age/run/chromium";
import { defaultLanguage, languages } from "@heater-age/messages";
import { defineConfig } from "@playwright/test";
import type { JourneyOptions } from "./e2e/visitor.ts";
import { ports } from "./e2e/ports.ts";

const chromium = presentChromium();

// What goes on beneath the words is the same in every language, and some pages are there in English alone.
const once = /@once/u;
// What is said there is said elsewhere too: it is gone through in English and in the language with the longest words.
const onceOrTwice = /@once|@twice/u;
const second = "de";
const withoutLanguage = [
  "english.spec.ts",
  "heads.spec.ts",
  "server.spec.ts",
  "widget.spec.ts",
  "widget-papers.spec.ts",
];

// Of a language that is there for the tests alone only those which show that it fits, and that it can be typed in.
const fitting = ["contact.spec.ts", "fits.spec.ts", "form.spec.ts", "look.spec.ts", "pages.spec.ts"];
const only = process.env["E2E_LANGUAGES"]?.split(",");
const spoken = languages.filter(({ code }) => only === undefined || only.includes(code));

/**
 * Chromium draws the list below its address bar ahead, in two renderers for each window, also where nobody sees it: a
 * third of all work. The last switch of this name is the only one that counts, so what Playwright turns off stands here
 * again.
 */
const withoutOmnibox = `--disable-features=${[
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
].join(",")}`;

export default defineConfig<JourneyOptions>({
  testDir: "e2e",
  fullyParallel: true,
  // A third of the time in which a journey is made it waits: two at once leave a part of two cores idle.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "line",
  forbidOnly: true,
  // A change is not refused because a busy machine was slow once; what went wrong the first time is listed as flaky.
  retries: process.env["CI"] === undefined ? 0 : 1,
  use: {
    baseURL: `http://127.0.0.1:${ports.web}`,
    timezoneId: "America/New_York",
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium.path }),
      // The sandbox refuses to run as root.
      args: [withoutOmnibox, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
    },
  },
  projects: [
    ...spoken.map(({ code, name, locale }) => ({
      name,
      use: { language: code, locale: locale.replace("_", "-") },
      testIgnore: withoutLanguage,
      ...(code === defaultLanguage ? {} : { grepInvert: code === second ? once : onceOrTwice }),
      ...(only === undefined ? {} : { testMatch: fitting }),
    })),
    ...(only === undefined ? [{ name: "server", testMatch: withoutLanguage }] : []),
  ],
  webServer: {
    command: "node e2e/servers.ts",
    url: `http://127.0.0.1:${ports.web}/healthz`,
    reuseExistingServer: false,
    timeout: 90_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
