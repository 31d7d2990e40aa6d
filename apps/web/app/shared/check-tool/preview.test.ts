import { describe, expect, it } from "vitest";
import { preview } from "./preview.ts";

const today = "2026-11-20";
const datesOf = (brand: string, serial: string) => {
  const hint = preview(brand, serial, today);
  return hint !== undefined && "candidates" in hint ? hint.candidates.map(({ date }) => date) : undefined;
};

describe("preview", () => {
  it("keeps silent until there are four characters", () => {
    expect(preview("bradford-white", "BH6", today)).toBeUndefined();
  });

  it("tells the dates as soon as their characters are there", () => {
    expect(preview("bradford-white", "BH65", today)?.kind).toBe("soFar");
    expect(datesOf("bradford-white", "BH65")).toEqual(expect.arrayContaining(["2005-08", "1985-08"]));
    expect(datesOf("ao-smith", "1836")).toContain("2018-W36");
  });

  it("tells a whole number as the decoder reads it", () => {
    expect(preview("bradford-white", "BH6511396", today)).toMatchObject({
      kind: "reads",
      label: "Bradford White",
    });
    expect(datesOf("bradford-white", "BH6511396")).toEqual(["2005-08", "1985-08"]);
  });

  it.each([
    ["rheem", "XG40T06EC36U1"],
    ["kenmore", "153336433"],
  ])("says so when it is a model number of %s", (brand, serial) => {
    expect(preview(brand, serial, today)).toEqual({ kind: "model" });
  });

  it("takes no serial number that fits for a model number of another brand", () => {
    expect(preview("takagi", "153336433", today)?.kind).toBe("reads");
    expect(preview("ge", "XG40T06EC36U1", today)).toEqual({ kind: "unread", label: "GE" });
  });

  it("says so when a whole number does not read", () => {
    expect(preview("rheem", "ZZZZZZZZZ", today)).toEqual({ kind: "unread", label: "Rheem" });
  });

  it("counts the brands that fit when none is chosen", () => {
    expect(preview("other", "BH65", today)).toBeUndefined();
    expect(preview("other", "BH6511396", today)).toMatchObject({ kind: "others" });
  });

  it("keeps silent about brands without a rule", () => {
    expect(preview("no-such-brand", "BH6511396", today)).toBeUndefined();
    expect(preview("samsung", "BH6511396", today)).toBeUndefined();
  });
});
