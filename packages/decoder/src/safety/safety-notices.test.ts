import { describe, expect, it } from "vitest";
import { bradfordWhite } from "../brands/bradford-white.ts";
import { aoSmith } from "../brands/ao-smith.ts";
import { navien } from "../brands/navien.ts";
import { decode } from "../engine/decode.ts";
import type { NoticeCase } from "./notice-case.ts";
import { gasControlCases } from "./notices/gas-controls.cases.ts";
import { notices } from "./notices/index.ts";
import { tanklessAndBoilerCases } from "./notices/tankless-and-boilers.cases.ts";
import { tankCases } from "./notices/tanks.cases.ts";
import { safetyNotices } from "./safety-notices.ts";

const today = "2026-11-20";
const noticeCases = { ...gasControlCases, ...tankCases, ...tanklessAndBoilerCases };

/** Returns how a notice matches the heater of a case, in the words of the cases. */
function say(id: string, { brand, serial, model, made }: NoticeCase): string {
  const candidates = made?.map((date) => ({ date, confidence: "high" as const }));
  const { matches } = safetyNotices({ brand, serial, model, candidates, today });
  const match = matches.find(({ notice }) => notice.id === id);
  if (!match) return "no";
  return match.answer === "covered" ? "covered" : `may be: ${match.check.join(", ")}`;
}

it("has a matching and a non-matching case for every notice", () => {
  expect(Object.keys(noticeCases).toSorted()).toEqual(notices.map(({ id }) => id).toSorted());
  for (const cases of Object.values(noticeCases)) {
    expect(cases.some(({ is }) => is === "no")).toBe(true);
    expect(cases.some(({ is }) => is !== "no")).toBe(true);
  }
});

describe.each(Object.entries(noticeCases))("%s", (id, cases) => {
  it.each(cases)("$brand $serial $model $made: $is ($because)", (heater) => {
    expect(say(id, heater)).toBe(heater.is);
  });
});

describe("a serial number that may be misread", () => {
  const heater = { brand: "ao-smith", serial: "I54OA0I2345", model: "GUF 40", today };

  it("excludes no notice, and has to be checked", () => {
    const { answer, matches } = safetyNotices({ ...heater, serialUnsure: true });
    expect(answer).toBe("may-be-covered");
    const match = matches.find(({ notice }) => notice.id === "cpsc-2018-aosmith-ulnox");
    expect(match?.check).toEqual(["serial-number", "official-page", "made-date"]);
    expect(match?.dates).toEqual([]);
  });

  it("still counts in favor of a notice", () => {
    const { matches } = safetyNotices({ ...heater, serial: "1540A012345", serialUnsure: true });
    expect(matches.map(({ check }) => check)).toContainEqual(["official-page", "made-date"]);
  });
});

describe("an ultra-low NOx heater of 2015", () => {
  const serial = "1540A012345";
  const decoding = decode(aoSmith, serial, { today });

  it("may be covered by the notice of 2018, with a list of checks", () => {
    const answer = safetyNotices({ brand: "ao-smith", serial, model: "G6-UT4040NV", decoding, today });
    expect(answer).toMatchObject({
      answer: "may-be-covered",
      listDate: "2026-11-20",
      matches: [
        {
          notice: { id: "cpsc-2018-aosmith-ulnox", makerPage: "https://waterheaterrecall.com" },
          dates: ["2015-W40"],
          check: ["official-page"],
        },
      ],
    });
  });
});

it("returns the one candidate date that fits a notice", () => {
  const serial = "YE1395234";
  const decoding = decode(bradfordWhite, serial, { today });
  expect(decoding).toMatchObject({ candidates: [{ date: "2002-05" }, { date: "1982-05" }] });
  const { matches } = safetyNotices({ brand: "bradford-white", serial, decoding, today });
  expect(matches.map(({ notice, dates, check }) => [notice.id, dates, check])).toEqual([
    ["cpsc-2002-bradford-white-75", ["2002-05"], ["model-number", "made-date"]],
  ]);
});

it("sorts notices that cover the heater before those that may", () => {
  const serial = "0012200806234567";
  const decoding = decode(navien, serial, { today });
  const { answer, matches } = safetyNotices({ brand: "navien", serial, model: "CR-240A", decoding, today });
  expect(answer).toBe("covered");
  expect(matches.map(({ notice, answer: each }) => [notice.id, each])).toEqual([
    ["cpsc-12-074", "covered"],
    ["tssa-fs-187-11", "may-be-covered"],
  ]);
});

it("does not answer `covered` for a date of low confidence", () => {
  const candidates = [{ date: "2008", confidence: "low" as const }];
  const { matches } = safetyNotices({ brand: "navien", model: "CR-240A", candidates, today });
  expect(matches[0]).toMatchObject({ notice: { id: "cpsc-12-074" }, check: ["made-date"] });
});

it.each([
  ["gas-tank", undefined, "no-match"],
  ["tankless-gas", undefined, "may-be-covered"],
  [undefined, undefined, "may-be-covered"],
  ["tankless-gas", "XG40T06EC36U1", "no-match"],
] as const)("for a heater entered as %s, model %s: %s", (type, model, answer) => {
  const candidates = [{ date: "2005-06", confidence: "high" as const }];
  expect(safetyNotices({ brand: "rheem", model, type, candidates, today }).answer).toBe(answer);
});

it("drops dates that begin after today", () => {
  const candidates = [{ date: "2018-05", confidence: "high" as const }];
  const heater = { brand: "navien", model: "NPE-180A", candidates };
  const datesOn = (day: string) =>
    safetyNotices({ ...heater, today: day })
      .matches.filter(({ notice }) => notice.id === "cpsc-2018-navien-npe")
      .map(({ dates }) => dates);
  expect(datesOn("2018-04-30")).toEqual([[]]);
  expect(datesOn("2018-05-01")).toEqual([["2018-05"]]);
});

it("returns the age of the list", () => {
  expect(safetyNotices({ brand: "rheem", today: "2028-01-20" }).listMonths).toBe(14);
  expect(safetyNotices({ brand: "rheem", today: "2020-01-20" }).listMonths).toBe(0);
});

it("throws for an invalid day", () => {
  expect(() => safetyNotices({ brand: "rheem", today: "yesterday" })).toThrow(RangeError);
});
