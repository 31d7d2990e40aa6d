import { expect, it } from "vitest";
import { timeOfCheck } from "./check-time.ts";

const now = new Date("2026-11-20T09:30:00.000Z");

it.each([
  ["a week ago", "2026-11-13T09:30:00Z", "2026-11-13T09:30:00.000Z"],
  ["another time zone", "2026-11-13T01:30:00-08:00", "2026-11-13T09:30:00.000Z"],
  ["a millisecond after now", "2026-11-20T09:30:00.001Z", "2026-11-20T09:30:00.000Z"],
  ["30 days ago", "2026-10-21T09:30:00.000Z", "2026-10-21T09:30:00.000Z"],
  ["a millisecond more", "2026-10-21T09:29:59.999Z", "2026-10-21T09:30:00.000Z"],
])("uses, for %s (%s), the time %s", (_name, sent, time) => {
  expect(timeOfCheck(sent, now).toISOString()).toBe(time);
});

it("uses the current time for a check that was not queued", () => {
  expect(timeOfCheck(undefined, now)).toBe(now);
});
