import { describe, expect, it } from "vitest";
import { age } from "../age.ts";
import { calendarDate, datedStates, recommendationCode } from "./recommendation.ts";

const today = "2026-11-20";

describe("recommendationCode", () => {
  it.each([
    ["2026-11", "good"],
    ["2020-12", "good"],
    ["2020-11", "monitor-or-good"],
    ["2020-11-20", "monitor"],
    ["2020-11-21", "good"],
    ["2020", "monitor-or-good"],
    ["2017-01", "monitor"],
    ["2016-11-21", "monitor"],
    ["2016-11", "replace-or-monitor"],
    ["2016", "replace-or-monitor"],
    ["2016-11-20", "replace"],
    ["1985-08", "replace"],
  ])("for a heater made in %s is %s", (date, code) => {
    expect(recommendationCode(age(date, today))).toBe(code);
  });
});

it("returns the status of each date, in order", () => {
  expect(datedStates([{ date: "2020-05" }, { date: "2016" }], today)).toEqual([
    { date: { date: "2020-05" }, code: "monitor" },
    { date: { date: "2016" }, code: "replace-or-monitor" },
  ]);
});

it.each([
  [{ date: "2018", year: 2018 }, "2018"],
  [{ date: "2018-09", year: 2018, month: 9 }, "2018-09"],
  [{ date: "2018-W36", year: 2018, week: 36 }, "2018-09"],
  [{ date: "2018-W01", year: 2018, week: 1 }, "2018-01"],
  [{ date: "2018-09-05", year: 2018, month: 9, day: 5 }, "2018-09-05"],
])("returns %j as %s", (candidate, calendar) => {
  expect(calendarDate(candidate)).toBe(calendar);
});
