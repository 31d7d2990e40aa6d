import { describe, expect, it } from "vitest";
import { otherEquipment } from "./other-equipment.ts";
import { equipmentMakers } from "./equipment-makers.ts";

const listDates = (serial: string) =>
  otherEquipment(serial, { today: "2026-11-20" }).map(
    ({ maker, candidates }) => `${maker} ${candidates.map(({ date }) => date).join(" or ")}`,
  );

describe("serial numbers of furnaces and air conditioners", () => {
  // Examples from the pages that the rules cite.
  it.each([
    ["4311Q76606", ["Carrier 2011-W43"]],
    ["4006A17330", ["Carrier 2006-W40", "Lennox 2006-01"]],
    ["5899L17212", ["Lennox 1999-11"]],
    ["130313596L", ["Trane 2013-W03"]],
    ["91531S41F", ["Trane 2009-W15"]],
    ["B50632891", ["Trane 1987-W50"]],
    ["W291013412", ["Rheem 2010-W29"]],
    ["7351M280616735", ["Rheem 2006-W28"]],
    ["CB5D302F099903346", ["Rheem 1999-W09"]],
    ["W0K5896070", ["York 2005"]],
    ["1609123456", ["Goodman 2016-09"]],
    ["R883512345", ["Heil, Tempstar 1988-W35"]],
  ])("%s: %j", (serial, expected) => {
    expect(listDates(serial)).toEqual(expected);
  });

  it.each(["BH6511396", "1836111786352", "RH0504B0182", "2005.06-004472", "A2363113", ""])(
    "ignores %j, of a water heater",
    (serial) => {
      expect(listDates(serial)).toEqual([]);
    },
  );

  it("returns no future date", () => {
    expect(listDates("W479924596")).toEqual(["Rheem 1999-W47"]);
    expect(listDates("4726Q76606")).toEqual(["Carrier 2026-W47"]);
    expect(listDates("4826Q76606")).toEqual([]);
  });
});

it("has sources with URLs for every rule, and matching confidence", () => {
  for (const { formats } of equipmentMakers)
    for (const { id, sources, confidence } of formats) {
      for (const { url } of sources) expect(url, id).toMatch(/^https:\/\/\S+$/u);
      const pages = sources.filter(({ kind }) => kind !== "compiled");
      expect(pages.length, id).toBeGreaterThanOrEqual(confidence === "high" ? 2 : 1);
    }
});
