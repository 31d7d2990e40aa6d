import { describe, expect, it } from "vitest";
import { environmentFrom, retentionFrom, siteFrom } from "./env.ts";

describe("environmentFrom", () => {
  it("has a default for every setting", () => {
    expect(environmentFrom({})).toEqual({
      host: "127.0.0.1",
      port: 3000,
      apiUrl: "http://127.0.0.1:3001",
      trustedProxies: 0,
      pagesPerMinute: 120,
      logLevel: "info",
      serviceWorker: true,
    });
  });

  it.each([
    [{ PORT: "http" }, /PORT/u],
    [{ PORT: "70000" }, /PORT/u],
    [{ SERVICE_WORKER: "no" }, /SERVICE_WORKER/u],
    [{ TRUSTED_PROXIES: "-1" }, /TRUSTED_PROXIES/u],
    [{ API_URL: "ftp://example.com" }, /API_URL/u],
    [{ API_URL: "not an address" }, /API_URL/u],
  ])("rejects %o", (variables, message) => {
    expect(() => environmentFrom(variables)).toThrow(message);
  });
});

it("removes the trailing slash from the site's address", () => {
  expect(siteFrom({ SITE_URL: "https://heater-age.example/", COMPANY_NAME: " Example Plumbing " })).toEqual({
    url: "https://heater-age.example",
    fallbackUrl: "",
    company: "Example Plumbing",
    companyUrl: "",
    companyEmail: "",
    companyLogo: "",
    socialUrls: [],
    recaptchaSiteKey: "",
    ga4Id: "",
    plausibleDomain: "",
  });
});

it("parses a list of account addresses", () => {
  const accounts = ["https://x.com/example", "https://www.youtube.com/@example"];
  expect(siteFrom({ SOCIAL_URLS: ` ${accounts.join(" , ")},` }).socialUrls).toEqual(accounts);
  expect(() => siteFrom({ SOCIAL_URLS: "@example" })).toThrow(/SOCIAL_URLS/u);
});

it.each([
  ["ANALYTICS_GA4_ID", "G-ABC123", "UA-123-4"],
  ["ANALYTICS_PLAUSIBLE_DOMAIN", "heater-age.example", "https://heater-age.example"],
])("accepts %s only in the service's format", (name, right, wrong) => {
  expect(Object.values(siteFrom({ [name]: right }))).toContain(right);
  expect(() => siteFrom({ [name]: wrong })).toThrow(name);
});

describe("retentionFrom", () => {
  it("returns the API's defaults unless overridden", () => {
    const usual = {
      checks: 400,
      reports: 730,
      messages: 180,
      corrections: 730,
      errors: 90,
      answers: 180,
      repeats: 1,
    };
    expect(retentionFrom({})).toEqual(usual);
    expect(retentionFrom({ KEEP_CONTACT_DAYS: "14" })).toEqual({ ...usual, messages: 14 });
  });

  it("rejects a value that is not a number", () => {
    expect(() => retentionFrom({ KEEP_CHECKS_DAYS: "a year" })).toThrow(/KEEP_CHECKS_DAYS/u);
  });
});
