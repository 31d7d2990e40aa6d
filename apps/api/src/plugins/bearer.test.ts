import { describe, expect, it } from "vitest";
import { hasBearerToken, digest } from "./bearer.ts";

describe("hasBearerToken", () => {
  const expected = digest("open-sesame");
  const hasToken = (authorization?: string) =>
    hasBearerToken({ headers: authorization === undefined ? {} : { authorization } }, expected);

  it("accepts the secret", () => {
    expect(hasToken("Bearer open-sesame")).toBe(true);
    expect(hasToken("bearer open-sesame")).toBe(true);
  });

  it.each([
    undefined,
    "",
    "Bearer",
    "Bearer ",
    "open-sesame",
    "Basic open-sesame",
    "Bearer open-sesame x",
    "Bearer open-sesam",
  ])("refuses %j", (authorization) => {
    expect(hasToken(authorization)).toBe(false);
  });
});
