import { expect, it } from "vitest";
import { brands } from "./brands/index.ts";
import { allCases } from "./cases.fixture.ts";
import { decode } from "./engine/decode.ts";
import { hasFormat } from "./engine/has-format.ts";
import { normaliseSerial } from "./engine/normalise.ts";

const today = "2026-11-20";
const dated = allCases.filter(({ is, evidence }) => /^\d{4}/u.test(is) && evidence !== "illustration");

/** Yields the brands that surely date a number of another brand, in another year. */
function* sureMistakes() {
  for (const { slug, serial, is } of dated)
    for (const brand of Object.values(brands)) {
      // A number without a shape of the brand is never sure, and takes long to refuse.
      if (brand.slug === slug || !hasFormat(brand, normaliseSerial(serial))) continue;
      const decoding = decode(brand, serial, { today });
      if (decoding.status === "unreadable") continue;
      const isRight = decoding.candidates.some(({ year }) => is.includes(String(year)));
      if (!isRight && decoding.candidates[0].confidence === "high") yield `${brand.slug} ${serial}`;
    }
}

it("a number typed under another brand is refused, of the same year, or unsure", () => {
  // Nine digits with the code of a month, and eleven with year and week, are whole numbers of these makers.
  expect([...sureMistakes()]).toEqual([
    "bosch 168252873",
    "junkers 168252873",
    "bosch 168252873",
    "junkers 168252873",
    "gsw 1 95 065004 - 31",
    "john-wood 1 95 065004 - 31",
    "bosch 181315552",
    "junkers 181315552",
  ]);
});
