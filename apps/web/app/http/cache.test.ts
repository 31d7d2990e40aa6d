import { expect, it } from "vitest";
import { untilMidnight } from "./cache.ts";

it.each([
  ["2026-11-21T00:00:00Z", 86_400],
  ["2026-11-21T12:00:00.999Z", 43_200],
  ["2026-11-21T23:59:59.999Z", 1],
])("a response of %s may be cached for %d seconds", (now, seconds) => {
  expect(untilMidnight(new Date(now))).toBe(`public, max-age=${seconds}`);
});
