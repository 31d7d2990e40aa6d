import { presentChromium } from "@heater-age/run/chromium";
import { defaultLanguage, languages } from "@heater-age/messages";
import { defineConfig } from "@playwright/test";
import type { JourneyOptions } from "./e2e/visitor.ts";
import { ports } from "./e2e/ports.ts";

const chromium = presentChromium();

// Tests of behavior below the texts, which is the same in every language, and of pages that exist in English only.
const once = /@once/u;
// The language with the longest words.
const longest = "de";
// In that language: the answer, the questions that settle it, its paper, and the room that every page's words take. No
// fault was ever found in one language alone but a button that was too low.
const spacious = [
  "answer.spec.ts",
  "basement.spec.ts",
  "decode.spec.ts",
  "fold.spec.ts",
  "form.spec.ts",
  "look.spec.ts",
  "my-heaters.spec.ts",
  "no-label.spec.ts",
  "print.spec.ts",
  "scan.spec.ts",
  "settling.spec.ts",
  "texts.spec.ts",
  "visit.spec.ts",
];
// In the other languages: a heater is dated, and its date can be read and tapped. How each page's words fit is looked at
// by one test a page, in all languages.
const smoke = { testMatch: ["decode.spec.ts", "look.spec.ts"], grep: /@smoke/u };
const withoutLanguage = [
  "english.spec.ts",
  "heads.spec.ts",
  "server.spec.ts",
  "widget.spec.ts",
  "widget-pages.spec.ts",
  "widget-papers.spec.ts",
];

function journeysIn(code: string) {
  if (code === defaultLanguage) return { testIgnore: withoutLanguage };
  if (code !== longest) return smoke;
  return { testMatch: spacious, grepInvert: once };
}

/**
 * Chromium prerenders the list below its address bar in two renderers per window, even if it is never shown: a third of
 * all work. Only the last switch of this name takes effect, so it has to repeat what Playwright turns off.
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
  // A test waits for a third of its time, so two at once leave part of two cores idle.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "line",
  forbidOnly: true,
  // A busy machine that is slow once must not fail a change. A test that fails the first time is listed as flaky.
  retries: process.env["CI"] === undefined ? 0 : 1,
  use: {
    baseURL: `http://127.0.0.1:${ports.web}`,
    timezoneId: "America/New_York",
    // Only the tests of the service worker allow it. The others observe every request.
    serviceWorkers: "block",
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium.path }),
      // The sandbox refuses to run as root.
      args: [withoutOmnibox, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
    },
  },
  projects: [
    ...languages.map(({ code, name, locale }) => ({
      name,
      use: { language: code, locale: locale.replace("_", "-") },
      ...journeysIn(code),
    })),
    { name: "server", testMatch: withoutLanguage },
  ],
  webServer: {
    command: "node e2e/servers.ts",
    url: `http://127.0.0.1:${ports.web}/healthz`,
    reuseExistingServer: false,
    timeout: 90_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
