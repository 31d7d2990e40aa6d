import { brands, decode, type Reason } from "@heater-age/decoder";
import { describe, expect, it } from "vitest";
import { allChoices } from "../check/choices.server.ts";
import { english } from "../reading/english.ts";
import { examples } from "../guide/examples.ts";
import { reasonText } from "./reason-text.ts";

const intl = english();
const choices = allChoices();

describe("reasonText", () => {
  it.each<readonly [Reason, string]>([
    [{ code: "letters-repeat", values: { every: 20 } }, "The year letters start again every 20 years."],
    [
      { code: "seven-digits-after-letters", values: { until: "2007-11" } },
      "Seven digits after the letters: made before November 2007.",
    ],
    [
      { code: "fits-other-brand", values: { brand: "ao-smith" } },
      "Serial numbers of A. O. Smith can have the same shape. Check the name on the plate.",
    ],
    [
      { code: "outside-attested-years", values: { from: 1990, to: 2004 } },
      "Dated heaters with this format are known from 1990 to 2004 only.",
    ],
  ])("%o", (reason, text) => {
    expect(reasonText(intl, choices, reason)).toBe(text);
  });

  it("has words, and the values they need, for all that the decoder says of the examples", () => {
    for (const [slug, list] of Object.entries(examples)) {
      const brand = Object.values(brands).find((known) => known.slug === slug);
      if (brand === undefined) throw new Error(`${slug} is no brand`);
      for (const { serial } of list) {
        const decoding = decode(brand, serial, { today: "2026-11-20" });
        const reasons =
          decoding.status === "unreadable" ? [] : decoding.candidates.flatMap((one) => one.reasons);
        for (const reason of [...reasons, ...brand.formats.flatMap((format) => format.reasons ?? [])]) {
          expect(reasonText(intl, choices, reason), `${slug} ${reason.code}`).not.toMatch(
            /\{|undefined|^reasons\./u,
          );
        }
      }
    }
  });
});
