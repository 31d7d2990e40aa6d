import { describe, expect, it } from "vitest";
import { environmentFrom, siteFrom } from "./env.ts";

describe("environmentFrom", () => {
  it("has a sensible value for everything", () => {
    expect(environmentFrom({})).toEqual({
      host: "127.0.0.1",
      port: 3000,
      apiUrl: "http://127.0.0.1:3001",
      trustedProxies: 0,
      logLevel: "info",
    });
  });

  it.each([
    [{ PORT: "http" }, /PORT/u],
    [{ PORT: "70000" }, /PORT/u],
    [{ TRUSTED_PROXIES: "-1" }, /TRUSTED_PROXIES/u],
    [{ API_URL: "ftp://example.com" }, /API_URL/u],
    [{ API_URL: "not an address" }, /API_URL/u],
  ])("refuses %o", (variables, message) => {
    expect(() => environmentFrom(variables)).toThrow(message);
  });
});

it("takes the slash off the address of the site", () => {
  expect(siteFrom({ SITE_URL: "https://heater-age.example/", COMPANY_NAME: " Example Plumbing " })).toEqual({
    url: "https://heater-age.example",
    company: "Example Plumbing",
    companyUrl: "",
  });
});
