import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Text } from "@heater-age/report";
import { breakLines, type Line } from "./lines.ts";

const measure = (text: string) => text.length;
const written = (lines: readonly Line[]) => lines.map((line) => line.map(({ text }) => text).join(""));
const broken = (text: string, most: number) => written(breakLines([{ text }], most, measure));

describe("breakLines", () => {
  it.each([
    ["one two three", 8, ["one two ", "three"]],
    ["one two three", 7, ["one two ", "three"]],
    ["one two three", 6, ["one ", "two ", "three"]],
    ["shut-off valve", 6, ["shut-", "off ", "valve"]],
    ["2026-11-20", 8, ["2026-11-", "20"]],
    ["5\u00A0gal of it", 6, ["5\u00A0gal ", "of it"]],
    ["BH6511396", 4, ["BH65", "1139", "6"]],
    ["a BH6511396", 4, ["a ", "BH65", "1139", "6"]],
    ["one", 0, ["o", "n", "e"]],
    ["", 8, []],
  ])("%j on lines of %i: %j", (text, most, lines) => {
    expect(broken(text, most)).toEqual(lines);
  });

  it("does not break at characters that only look like spaces", () => {
    const text: Text = [{ text: "made " }, { text: "in May", strong: true }, { text: ", or later" }];
    const lines = breakLines(text, 9, measure);
    expect(written(lines)).toEqual(["made in ", "May, or ", "later"]);
    expect(lines[1]).toEqual([
      { run: 1, text: "May", at: 0, width: 3 },
      { run: 2, text: ", or ", at: 3, width: 5 },
    ]);
  });

  it("keeps all text, and only lets trailing spaces and single characters overflow", () => {
    const run = fc.record({ text: fc.string() });
    fc.assert(
      fc.property(fc.array(run), fc.integer({ min: 1, max: 30 }), (text, most) => {
        const lines = written(breakLines(text, most, measure));
        expect(lines.join("")).toBe(text.map((one) => one.text).join(""));
        for (const line of lines) {
          expect([...line.replace(/ +$/u, "")].length === 1 || line.trimEnd().length <= most).toBe(true);
        }
      }),
    );
  });
});
