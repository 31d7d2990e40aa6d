import Fastify from "fastify";
import { expect, it } from "vitest";
import { contentSecurityPolicy, policies } from "./policies.ts";

const own =
  "default-src 'self'; script-src 'self' 'nonce-abc'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const none = { recaptchaSiteKey: "", ga4Id: "", plausibleDomain: "" };

/** Returns the sources of a policy beyond those of the strictest one. */
const addedBy = (services: Partial<typeof none>): readonly string[] =>
  contentSecurityPolicy(["'nonce-abc'"], { ...none, ...services })
    .split("; ")
    .filter((directive) => !own.split("; ").includes(directive))
    .toSorted();

it("allows no external sources", () => {
  expect(contentSecurityPolicy(["'nonce-abc'"], none)).toBe(own);
});

it("allows reCAPTCHA if configured", () => {
  expect(addedBy({ recaptchaSiteKey: "public-key" })).toEqual([
    "connect-src 'self' https://www.google.com/recaptcha/",
    "frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
    "script-src 'self' 'nonce-abc' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    "style-src-attr 'unsafe-inline'",
  ]);
});

it("allows Google Analytics if configured", () => {
  expect(addedBy({ ga4Id: "G-ABC123" })).toEqual([
    "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com",
    "img-src 'self' data: https://*.google-analytics.com https://www.googletagmanager.com",
    "script-src 'self' 'nonce-abc' https://www.googletagmanager.com/gtag/js",
  ]);
});

it("allows requests to Plausible if configured, but not its scripts", () => {
  expect(addedBy({ plausibleDomain: "heater-age.example" })).toEqual([
    "connect-src 'self' https://plausible.io/api/event",
  ]);
});

it("lets no page frame files and refusals, and names the charset of XML", async () => {
  const app = Fastify();
  await app.register(policies, { hstsSubdomains: false });
  app.get("/icon.svg", (_request, reply) => reply.type("image/svg+xml").send("<svg/>"));
  app.get("/page", (_request, reply) =>
    reply.header("content-security-policy", "default-src 'self'").send(""),
  );
  const headersOf = async (url: string) => (await app.inject(url)).headers;
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  expect(await headersOf("/icon.svg")).toMatchObject({
    "content-security-policy": policy,
    "content-type": "image/svg+xml; charset=utf-8",
  });
  expect(await headersOf("/nothing")).toMatchObject({ "content-security-policy": policy });
  expect(await headersOf("/page")).toMatchObject({ "content-security-policy": "default-src 'self'" });
});
