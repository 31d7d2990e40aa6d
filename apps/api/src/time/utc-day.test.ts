import { expect, it } from "vitest";
import { utcDay } from "./utc-day.ts";

it.each([
  ["2026-11-20T00:00:00.000Z", "2026-11-20"],
  ["2026-11-20T23:59:59.999Z", "2026-11-20"],
  ["2026-11-21T00:00:00.000Z", "2026-11-21"],
  ["2026-11-20T12:00:00.000Z", "2026-11-20"],
  ["2026-11-20T23:30:00-02:00", "2026-11-21"],
  ["1969-12-31T23:59:59.999Z", "1969-12-31"],
  ["1970-01-01T00:00:00.000Z", "1970-01-01"],
])("the day of %s is %s", (moment, day) => {
  expect(utcDay(new Date(moment))).toBe(day);
});

it("returns no day for an invalid date", () => {
  expect(() => utcDay(new Date("never"))).toThrow(RangeError);
});
