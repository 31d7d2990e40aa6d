import { describe, expect, it } from "vitest";
import { hasBearerToken, digest } from "./bearer.ts";

describe("hasBearerToken", () => {
  const expected = digest("open-sesame");
  const asked = (authorization?: string) =>
    hasBearerToken({ headers: authorization === undefined ? {} : { authorization } }, expected);

  it("accepts the secret", () => {
    expect(asked("Bearer open-sesame")).toBe(true);
    expect(asked("bearer open-sesame")).toBe(true);
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
    expect(asked(authorization)).toBe(false);
  });
});
