import { brands, decode, normaliseSerial } from "@heater-age/decoder";
import { describe, expect, it } from "vitest";
import { collectAccuracy } from "./accuracy.ts";
import { brandCases, evidenceDay } from "./examples.ts";

const rows = await collectAccuracy();
const row = (slug: string) => rows.find((one) => one.slug === slug);

describe("collectAccuracy", () => {
  it("counts a serial number with a known date once, and no made-up or published one", async () => {
    for (const { slug, heaters } of rows) {
      const known = (await brandCases(slug)).filter((one) => one.known !== undefined);
      const serials = known.map(({ serial, begins }) => normaliseSerial(serial).slice(0, begins));
      expect(heaters, slug).toBe(new Set(serials).size);
    }
    expect(row("ruud")).toBeUndefined();
  });

  it("counts a heater without a date in our reading as compared, and with no result", async () => {
    const undated = (await brandCases("laars")).filter(
      ({ serial, known }) =>
        known !== undefined && decode(brands.laars, serial, { today: evidenceDay }).status === "unreadable",
    );
    expect(undated.length).toBeGreaterThan(0);
    expect(row("laars")).toMatchObject({ heaters: undated.length, agrees: 0, ambiguous: 0, contradicts: 0 });
  });

  it("tells one date from several", () => {
    expect(row("rheem")).toMatchObject({ path: "/rheem-water-heater-age/", ambiguous: 0, contradicts: 0 });
    expect(row("bradford-white")?.ambiguous).toBeGreaterThan(0);
  });

  it("finds no brand whose dates contradict known ones", () => {
    expect(rows.filter(({ contradicts }) => contradicts > 0)).toEqual([]);
  });
});
