import { expect, it } from "vitest";
import { contentSecurityPolicy } from "./csp.ts";

const own =
  "default-src 'self'; script-src 'self' 'nonce-abc'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

it("allows nothing from outside", () => {
  expect(contentSecurityPolicy(["'nonce-abc'"], { recaptchaSiteKey: "" })).toBe(own);
});

it("allows reCAPTCHA where it is configured", () => {
  const policy = contentSecurityPolicy(["'nonce-abc'"], { recaptchaSiteKey: "public-key" });
  const added = policy
    .split("; ")
    .filter((directive) => !own.split("; ").includes(directive))
    .toSorted();
  expect(added).toEqual([
    "connect-src 'self' https://www.google.com/recaptcha/",
    "frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
    "script-src 'self' 'nonce-abc' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    "style-src-attr 'unsafe-inline'",
  ]);
});
