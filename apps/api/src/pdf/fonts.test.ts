import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { legible } from "./fonts.ts";

const inFont = (codePoint: number) => codePoint <= 0xff && codePoint >= 0x20;

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
    expect(legible(text, inFont)).toBe(shown);
  });

  it("accepts any text, and returns characters that the font has", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect([...legible(text, inFont)].every((character) => inFont(character.codePointAt(0) ?? 0))).toBe(
          true,
        );
      }),
    );
  });
});
