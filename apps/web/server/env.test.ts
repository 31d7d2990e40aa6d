import { expect, it } from "vitest";
import { EnvironmentError, settingsFrom } from "./env.ts";
import { unset } from "./site.ts";

it("has a default for every setting", () => {
  expect(settingsFrom({})).toEqual({
    environment: {
      host: "127.0.0.1",
      port: 3000,
      apiUrl: "http://127.0.0.1:3001",
      trustedProxies: 0,
      pagesPerMinute: 120,
      logLevel: "info",
      serviceWorker: true,
      hstsSubdomains: false,
      prerender: true,
    },
    site: unset,
    logo: undefined,
  });
});

it.each([
  ["PORT", "http"],
  ["PORT", "70000"],
  ["SERVICE_WORKER", "no"],
  ["LOG_LEVEL", "loud"],
  ["TRUSTED_PROXIES", "-1"],
  ["API_URL", "ftp://example.com"],
  ["SOCIAL_URLS", "@example"],
  ["KEEP_CHECKS_DAYS", "a year"],
  ["COMPANY_LOGO", "nowhere.svg"],
  ["COMPANY_LOGO", "logo.gif"],
  ["ANALYTICS_GA4_ID", "UA-123-4"],
  ["ANALYTICS_PLAUSIBLE_DOMAIN", "https://heater-age.example"],
])("rejects %s=%s", (name, value) => {
  expect(() => settingsFrom({ [name]: value })).toThrow(`${name} must be`);
});

it("lists all mistakes at once", () => {
  const wrong = { PORT: "http", SITE_URL: "heaters", KEEP_ERRORS_DAYS: "long" };
  expect(() => settingsFrom(wrong)).toThrow(
    new EnvironmentError(
      [
        'PORT must be a whole number from 0 to 65535, not "http"',
        'SITE_URL must be an http or https address, not "heaters"',
        'KEEP_ERRORS_DAYS must be a whole number from 0 to 1000000, not "long"',
      ].join("\n"),
    ),
  );
});

it.each([
  [
    { SITE_URL: "https://heaters.example", SITE_URL_FALLBACK: "http://localhost:3000" },
    "https://heaters.example",
  ],
  [{ SITE_URL_FALLBACK: "http://localhost:3000" }, "http://localhost:3000"],
])("takes the origin of pages from %o", (variables, origin) => {
  expect(settingsFrom(variables).site.origin).toBe(origin);
});

it("reads the site without spaces and trailing slash", () => {
  const { site } = settingsFrom({
    SITE_URL: "https://heater-age.example/",
    COMPANY_NAME: " Example Plumbing ",
    SOCIAL_URLS: " https://x.com/example , https://www.youtube.com/@example,",
    ANALYTICS_GA4_ID: "G-ABC123",
    ANALYTICS_PLAUSIBLE_DOMAIN: "heater-age.example",
  });
  expect(site).toMatchObject({
    url: "https://heater-age.example",
    company: "Example Plumbing",
    socialUrls: ["https://x.com/example", "https://www.youtube.com/@example"],
    ga4Id: "G-ABC123",
    plausibleDomain: "heater-age.example",
  });
});

it("names the setting that a misspelled one means", () => {
  expect(() => settingsFrom({ COMPANY_NAM: "Acme" })).toThrow("did you mean COMPANY_NAME?");
});
