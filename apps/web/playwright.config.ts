import { presentChromium } from "@heater-age/run/chromium";
import { languages } from "@heater-age/messages";
import { defineConfig } from "@playwright/test";
import type { JourneyOptions } from "./e2e/visitor.ts";
import { ports } from "./e2e/ports.ts";

const chromium = presentChromium();

const withoutLanguage = ["english.spec.ts", "heads.spec.ts", "server.spec.ts"];

// Every journey is made in two languages, in all others those where it is the words that may go wrong.
const whole: ReadonlySet<string> = new Set(["en", "de"]);
// Of a language that is there for the tests alone only those which show that it fits, and that it can be typed in.
const fitting = ["contact.spec.ts", "fits.spec.ts", "form.spec.ts", "look.spec.ts", "pages.spec.ts"];
const only = process.env["E2E_LANGUAGES"]?.split(",");
const spoken = languages.filter(({ code }) => only === undefined || only.includes(code));

export default defineConfig<JourneyOptions>({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "line",
  forbidOnly: true,
  use: {
    baseURL: `http://127.0.0.1:${ports.web}`,
    timezoneId: "America/New_York",
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium.path }),
      // The sandbox refuses to run as root.
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    },
  },
  projects: [
    ...spoken.map(({ code, name, locale }) => ({
      name,
      use: { language: code, locale: locale.replace("_", "-") },
      testIgnore: withoutLanguage,
      ...(whole.has(code) ? {} : { grep: /@words/u }),
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
