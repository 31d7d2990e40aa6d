import * as fc from "fast-check";
import { expect, it } from "vitest";
import { timeOfCheck } from "./check-time.ts";

const now = new Date("2026-11-20T09:30:00.000Z");

it.each([
  ["the same moment", "2026-11-20T09:30:00.000Z", "2026-11-20T09:30:00.000Z"],
  ["a week ago", "2026-11-13T09:30:00Z", "2026-11-13T09:30:00.000Z"],
  ["another time zone", "2026-11-13T01:30:00-08:00", "2026-11-13T09:30:00.000Z"],
  ["a millisecond after now", "2026-11-20T09:30:00.001Z", "2026-11-20T09:30:00.000Z"],
  ["a clock that is years ahead", "2031-01-01T00:00:00Z", "2026-11-20T09:30:00.000Z"],
  ["30 days ago", "2026-10-21T09:30:00.000Z", "2026-10-21T09:30:00.000Z"],
  ["a millisecond more", "2026-10-21T09:29:59.999Z", "2026-10-21T09:30:00.000Z"],
  ["a clock that was never set", "1970-01-01T00:00:00Z", "2026-10-21T09:30:00.000Z"],
])("uses, for %s (%s), the time %s", (_name, sent, time) => {
  expect(timeOfCheck(sent, now).toISOString()).toBe(time);
});

it("uses the current time for a check that was not queued", () => {
  expect(timeOfCheck(undefined, now)).toBe(now);
});

it("limits the time to the last 30 days, and keeps any time within them", () => {
  const earliest = now.getTime() - 30 * 24 * 60 * 60 * 1000;
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), (sent) => {
      const time = timeOfCheck(sent.toISOString(), now).getTime();
      expect(time).toBeGreaterThanOrEqual(earliest);
      expect(time).toBeLessThanOrEqual(now.getTime());
      if (sent.getTime() >= earliest && sent <= now) expect(time).toBe(sent.getTime());
    }),
  );
});
