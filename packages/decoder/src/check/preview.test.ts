import { describe, expect, it } from "vitest";
import { recogniseModel } from "../models/index.ts";
import { preview as previewOf } from "./preview.ts";

const preview = (brand: string, serial: string) =>
  previewOf(brand, serial, { today: "2026-11-20", recogniseModel });
const listDates = (brand: string, serial: string) => {
  const shown = preview(brand, serial);
  return shown !== undefined && "candidates" in shown ? shown.candidates.map(({ date }) => date) : undefined;
};

describe("preview", () => {
  it("returns nothing for fewer than four characters", () => {
    expect(preview("bradford-white", "BH6")).toBeUndefined();
  });

  it("returns the dates as soon as their characters are entered", () => {
    expect(preview("bradford-white", "BH65")?.kind).toBe("soFar");
    expect(listDates("bradford-white", "BH65")).toEqual(expect.arrayContaining(["2005-08", "1985-08"]));
    expect(listDates("ao-smith", "1836")).toContain("2018-W36");
  });

  it("returns the decoded date for a complete number", () => {
    expect(preview("bradford-white", "BH6511396")).toMatchObject({
      kind: "reads",
      label: "Bradford White",
    });
    expect(listDates("bradford-white", "BH6511396")).toEqual(["2005-08", "1985-08"]);
  });

  it.each([
    ["rheem", "XG40T06EC36U1"],
    ["kenmore", "153336433"],
  ])("reports a model number of %s", (brand, serial) => {
    expect(preview(brand, serial)).toEqual({ kind: "model" });
  });

  it("does not mistake a matching serial number for another brand's model number", () => {
    expect(preview("takagi", "153336433")?.kind).toBe("reads");
    expect(preview("ge", "XG40T06EC36U1")).toEqual({ kind: "unread", label: "GE", offers: [] });
  });

  it("reports a complete number that cannot be decoded", () => {
    expect(preview("rheem", "ZZZZZZ999")).toEqual({ kind: "unread", label: "Rheem", offers: [] });
    expect(preview("rheem", "RHO504B01826")).toMatchObject({
      kind: "unread",
      offers: [{ kind: "repair", serial: "RH0504B01826" }],
    });
  });

  it("reports matching brands if none is selected", () => {
    expect(preview("other", "BH65")).toBeUndefined();
    expect(preview("other", "BH6511396")).toMatchObject({ kind: "others" });
  });

  it("returns nothing for brands without a rule", () => {
    expect(preview("no-such-brand", "BH6511396")).toBeUndefined();
    expect(preview("regency", "BH6511396")).toBeUndefined();
  });
});
