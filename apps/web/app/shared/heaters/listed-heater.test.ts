import { describe, expect, it } from "vitest";
import { toHeater } from "./heater.fixture.ts";
import { isFound, listedHeater, listedHeaters } from "./listed-heater.ts";
import type { SavedHeater } from "./saved-heater.ts";

const today = "2026-11-23";

const heater = (id: string, brand: string, serial: string, more: Partial<SavedHeater> = {}): SavedHeater =>
  toHeater(id, { brand, serial, ...more });

const rheem2004 = heater("rheem-2004", "rheem", "RH0504B01826");
const twoDates = heater("two-dates", "bradford-white", "BH6511396");
const smith2018 = heater("smith-2018", "ao-smith", "1836111786352");
const unread = heater("unread", "rheem", "ZZZZZ999");

describe("listedHeater", () => {
  it("keeps all dates unless one was chosen, which comes first", () => {
    expect(listedHeater(twoDates, today).isOpen).toBe(true);
    const chosen = listedHeater({ ...twoDates, date: "1985-08" }, today);
    expect(chosen.isOpen).toBe(false);
    expect(chosen.check?.result.manufacturingDate).toBe("1985-08");
  });

  it.each([
    ["the same date", { ...rheem2004, date: "2004-05" }, false],
    ["no date then", rheem2004, false],
    ["another date then", { ...rheem2004, date: "1999-05" }, true],
    ["no date now", { ...unread, date: "2004-05" }, true],
  ])("detects a changed date: %s", (_what, saved, isChanged) => {
    expect(listedHeater(saved, today).isChanged).toBe(isChanged);
  });

  it.each([
    ["a brand of a newer page", heater("a", "heaters-of-tomorrow", "RH0504B01826"), "heaters-of-tomorrow"],
    ["a serial number that is too short", heater("a", "rheem", "ZZ"), "Rheem"],
    ["no brand", heater("a", "other", "BH6511396"), ""],
  ])("returns no date for %s", (_what, saved, label) => {
    expect(listedHeater(saved, today)).toMatchObject({
      check: undefined,
      isOpen: false,
      label,
      recalls: [],
    });
  });

  it("marks recalls as new until they are seen", () => {
    const { recalls, newRecalls } = listedHeater(rheem2004, today);
    expect(newRecalls).toEqual(recalls.map(({ notice }) => notice.id));
    expect(newRecalls.length).toBeGreaterThan(0);
    expect(listedHeater({ ...rheem2004, seenRecalls: newRecalls }, today).newRecalls).toEqual([]);
  });

  it("omits recalls that the chosen date rules out", () => {
    const two = heater("two", "bradford-white", "LA1234567");
    const all = listedHeater(two, today).recalls.map(({ notice }) => notice.id);
    const chosen = listedHeater({ ...two, date: "1994-01" }, today).recalls.map(({ notice }) => notice.id);
    expect(all).toContain("cpsc-81-005");
    expect(chosen).not.toContain("cpsc-81-005");
  });

  it("omits American recalls of a gas control under a European plate", () => {
    const gas = { kind: "gas-tank" } as const;
    const saved = heater("one", "ariston", "9405123456");
    expect(listedHeater({ ...saved, ...gas }, today).recalls).toEqual([]);
    const american = heater("two", "rheem", "RH0694B01826");
    expect(listedHeater({ ...american, ...gas }, today).recalls).not.toEqual([]);
  });

  it("omits recalls of another kind of heater", () => {
    const all = listedHeater(rheem2004, today).recalls.length;
    expect(listedHeater({ ...rheem2004, kind: "gas-tank" }, today).recalls.length).toBeLessThan(all);
  });
});

describe("listedHeaters", () => {
  const listIds = (heaters: readonly SavedHeater[]) =>
    listedHeaters(heaters, today).map(({ heater: { id } }) => id);

  it("sorts by state, then by age, and puts heaters without a date last", () => {
    const older = heater("rheem-2003", "rheem", "RH0503B01826");
    expect(listIds([unread, smith2018, rheem2004, twoDates, older])).toEqual([
      "two-dates", // or 41 years old
      "rheem-2003",
      "rheem-2004",
      "smith-2018",
      "unread",
    ]);
  });

  it("does not decode an unchanged heater again", () => {
    const before = listedHeaters([rheem2004, smith2018], today);
    const after = listedHeaters([{ ...rheem2004 }, { ...smith2018, name: "Garage" }], today, before);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(listedHeaters([rheem2004], "2026-11-24", before)[0]).not.toBe(before[0]);
  });
});

describe("isFound", () => {
  const listed = listedHeater(
    heater("a", "ao-smith", "18-36.111786352", {
      model: "GCV 40",
      name: "Calle Álamo 12, sótano",
      notes: "Anode replaced in 2019",
    }),
    today,
  );

  it.each([
    ["", true],
    ["álamo", true],
    ["ALAMO 12", true],
    ["sotano calle", true],
    ["a. o. smith", true],
    ["18-36", true],
    ["1836111786352", true],
    ["gcv", true],
    ["anode", true],
    ["alamo 13", false],
  ])("%j: %s", (typed, expected) => {
    expect(isFound(listed, typed)).toBe(expected);
  });
});
