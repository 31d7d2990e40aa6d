import { expect, it } from "vitest";
import { brands } from "./brands/index.ts";
import { decode } from "./engine/decode.ts";
import { identify } from "./identify.ts";

const today = "2026-11-20";
const slugs = (serial: string) => identify(serial, { today }).map(({ brand }) => brand.slug);
const RANK = { high: 2, medium: 1, low: 0 };

it("lists the matching brands with their dates", () => {
  const [first] = identify("BH6511396", { today });
  expect(first?.brand).toBe(brands["bradford-white"]);
  expect(first?.decoding).toEqual(decode(brands["bradford-white"], "BH6511396", { today }));
  expect(slugs("BL.CA-051306")).toContain("rinnai");
});

it("lists the most confident reading first, and equal ones in the order of the brands", () => {
  for (const serial of ["BH6511396", "8881201005203026", "0704123456", "C00B01803", "22033999"]) {
    const readings = identify(serial, { today }).map(({ brand, decoding }) => ({
      place: Object.values(brands).indexOf(brand),
      rank: decoding.status === "unreadable" ? -1 : RANK[decoding.candidates[0].confidence],
    }));
    expect(readings.length, serial).toBeGreaterThan(0);
    expect(readings).toEqual(readings.toSorted((a, b) => b.rank - a.rank || a.place - b.place));
  }
});

it("returns no near match, correction or impossible date", () => {
  expect(slugs("BH651139612")).not.toContain("bradford-white");
  expect(slugs("8H6511396")).not.toContain("bradford-white");
  expect(slugs("8881203012203026")).not.toContain("navien");
});

it("uses the model number to narrow the brands down", () => {
  for (const { brand, decoding } of identify("BH6511396", { today, model: "XE50" }))
    expect(decoding).toEqual(decode(brand, "BH6511396", { today, model: "XE50" }));
});

it("returns nothing for too short, too long or invalid input", () => {
  for (const serial of ["", "12345", "1".repeat(29), "🔥🔥🔥🔥🔥🔥"]) expect(slugs(serial)).toEqual([]);
});
