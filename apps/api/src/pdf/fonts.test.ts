import { languages } from "@heater-age/messages";
import { messagesOf } from "@heater-age/messages/server";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { legible, readFonts } from "./fonts.ts";

const { regular, semibold, bold } = await readFonts();

const has = (text: string) =>
  [...text].every((character) => regular.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

describe("readFonts", () => {
  it("returns the weights of one font", () => {
    expect([regular, semibold, bold].map(({ postscriptName }) => postscriptName)).toEqual([
      "Inter-Regular",
      "Inter-SemiBold",
      "Inter-Bold",
    ]);
    expect(bold.layout("Heater").advanceWidth).toBeGreaterThan(regular.layout("Heater").advanceWidth);
  });

  it("shapes a word separately for each caller", () => {
    const [first, again] = [regular.layout("AVAIL"), regular.layout("AVAIL")];
    const widths = again.positions.map(({ xAdvance }) => xAdvance);
    for (const position of first.positions) position.xAdvance *= 2;
    expect(again.positions.map(({ xAdvance }) => xAdvance)).toEqual(widths);
    expect(regular.layout("AVAIL").positions.map(({ xAdvance }) => xAdvance)).toEqual(widths);
  });

  it.each(["40x20 -> 1", "E É l’eau “U” „V“ «W» 5\u00A0% · – — … ° × ½ ″"])("keeps %s unchanged", (text) => {
    // As after drawing an earlier PDF.
    const subset = bold.createSubset() as unknown as Readonly<
      Record<"includeGlyph" | "encode", (glyph?: number) => void>
    >;
    subset.includeGlyph(bold.glyphForCodePoint(0xc9).id);
    subset.encode();
    const { glyphs } = bold.layout(text);
    expect(glyphs.flatMap(({ codePoints }) => codePoints)).toEqual(
      [...text].map((character) => character.codePointAt(0)),
    );
  });
});

describe("legible", () => {
  it.each([
    ["Wärme\u00ADpumpe", "Wärmepumpe"],
    ["Überlauf\u202F½", "Überlauf\u00A0½"],
    ["ﬁ ő Ⅷ", "fi o VIII"],
    ["a\nb\tc\u0000d", "a b c d"],
    ["e\u0301", "é"],
    ["non\u2011stop", "non-stop"],
    ["🔥 漢", "? ?"],
    ["\uD83D", "?"],
    ["", ""],
  ])("%j: %j", (text, shown) => {
    expect(legible(text, regular)).toBe(shown);
  });

  it.each(languages)("only changes spaces and soft hyphens in the texts of $name", ({ code }) => {
    const { writing: _, ...areas } = messagesOf(code) as never as Readonly<
      Record<string, Readonly<Record<string, string>>>
    >;
    for (const text of Object.values(areas).flatMap((area) => Object.values(area))) {
      const expected = text.replaceAll("\u00AD", "").replaceAll(/[\s\u202F]/gu, " ");
      expect(legible(text, regular).replaceAll("\u00A0", " ")).toBe(expected);
    }
  });

  it("accepts any text, and returns characters that the font has", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(has(legible(text, regular))).toBe(true);
      }),
    );
  });
});
