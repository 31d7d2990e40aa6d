import { age, brands, type Candidate, decode } from "@heater-age/decoder";
import { describe, expect, it } from "vitest";
import { calendarDate, spokenDate } from "./dates.ts";
import { recommendation, recommendationCode } from "./recommendation.ts";

const today = "2026-11-20";

function candidatesOf(decoding: ReturnType<typeof decode>): readonly Candidate[] {
  return decoding.status === "unreadable" ? [] : decoding.candidates;
}

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
  ])("of a heater made in %s is %s", (date, code) => {
    expect(recommendationCode(age(date, today))).toBe(code);
  });
});

describe("recommendation", () => {
  const [first, second] = candidatesOf(decode(brands["bradford-white"], "BH6511396", { today }));
  if (!first || !second) throw new Error("expected two dates");

  it("says both states, the older first, when the date leaves both open", () => {
    const text = recommendation({ first: { ...first, date: "2016" }, others: [] }, today, "en");
    expect(text).toMatch(/^Replacement recommended or monitor closely: .* 10 years/u);
  });

  it("names every other date with what it would mean", () => {
    const others = [
      { ...second, date: "2004-08", year: 2004, month: 8 },
      { ...second, date: "2022", year: 2022, month: undefined },
    ].map(({ month, ...other }) => (month === undefined ? other : { ...other, month }));
    expect(recommendation({ first, others }, today, "en")).toContain(
      "can also mean August 2004 (replacement recommended) or 2022 (good condition).",
    );
  });
});

describe("dates", () => {
  it.each([
    [{ date: "2018", year: 2018 }, "2018", "2018"],
    [{ date: "2018-09", year: 2018, month: 9 }, "2018-09", "September 2018"],
    [{ date: "2018-W36", year: 2018, week: 36 }, "2018-09", "week 36 of 2018"],
    [{ date: "2018-W01", year: 2018, week: 1 }, "2018-01", "week 1 of 2018"],
    [{ date: "2018-09-05", year: 2018, month: 9, day: 5 }, "2018-09-05", "September 5, 2018"],
  ])("%j is %s and spoken as %s", (candidate, calendar, spoken) => {
    expect(calendarDate(candidate)).toBe(calendar);
    expect(spokenDate(candidate, "en")).toBe(spoken);
  });

  it.each([
    [{ year: 2018 }, "2018"],
    [{ year: 2005, month: 8 }, "August 2005"],
    [{ year: 2018, week: 36 }, "KW\u00a036/2018"],
    [{ year: 2018, month: 9, day: 5 }, "5. September 2018"],
  ])("%j is spoken in German as %s", (candidate, spoken) => {
    expect(spokenDate(candidate, "de")).toBe(spoken);
  });

  it("speaks of the first day of a month as French does", () => {
    expect(spokenDate({ year: 2018, month: 9, day: 1 }, "fr")).toBe("1er septembre 2018");
  });
});
