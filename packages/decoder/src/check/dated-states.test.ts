import { expect, it } from "vitest";
import { age, ageStatus, anyTimeZone } from "../age.ts";
import { calendarDate, datedStates } from "./dated-states.ts";

const today = "2026-11-20";

it.each([
  ["2020-11-21", "good"],
  ["2020-11", "monitor"],
  ["2020-W49", "good"],
  ["2020-W48", "monitor"],
  ["2020", "monitor"],
  ["2016-11-21", "monitor"],
  ["2016-11", "replace"],
])("gives a heater made in %s one state, that of its age in completed years: %s", (date, state) => {
  expect(datedStates([{ date }], today)).toEqual([{ date: { date }, state }]);
  expect(state).toBe(ageStatus(age(date, today, anyTimeZone).years));
});

it("returns the state of each date, in order", () => {
  expect(datedStates([{ date: "2020-05" }, { date: "2016" }], today).map(({ state }) => state)).toEqual([
    "monitor",
    "replace",
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
