import { presentChromium } from "@heater-age/run/chromium";
import { defineConfig } from "@playwright/test";
import { ports } from "./e2e/ports.ts";

const chromium = presentChromium();

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

export default defineConfig({
  name: "English",
  testDir: "e2e",
  fullyParallel: true,
  // A test waits for a third of its time, so two at once leave part of two cores idle.
  workers: 3,
  // Only a test that hangs takes this long, even on a busy machine.
  timeout: 180_000,
  // Longer than a busy machine makes anything wait.
  expect: { timeout: 30_000 },
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
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      // The sandbox refuses to run as root.
      args: [withoutOmnibox, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
    },
  },
  webServer: {
    command: "node e2e/servers.ts",
    url: `http://127.0.0.1:${ports.web}/healthz`,
    reuseExistingServer: false,
    timeout: 90_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
