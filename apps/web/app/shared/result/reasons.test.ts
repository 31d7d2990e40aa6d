import { formatText } from "@heater-age/messages/server";
import { brands, decode, type ReasonCode } from "@heater-age/decoder";
import { languages, type Messages } from "@heater-age/messages";
import { reasonText } from "@heater-age/messages/format";
import { describe, expect, it } from "vitest";
import { toName } from "../check/choices.ts";
import { allChoices } from "../check/tool-context.ts";
import { intlIn } from "../shell/intl-in.ts";
import { examples } from "../guide/guide-data.ts";

const choices = toName(allChoices());

// Every reason of the decoder has a text, and every text has a reason.
type Same<One, Other> = [One, Other] extends [Other, One] ? true : false;
const reasonsHaveTexts: Same<ReasonCode, keyof Messages["reasons"]> = true;
void reasonsHaveTexts;

describe("reasonText", () => {
  it.each([
    ["en", "letters-repeat", { every: 20 }, { every: 20 }],
    ["en", "fits-other-brand", { brand: "ao-smith" }, { brand: "A. O. Smith" }],
    ["de", "seven-digits-after-letters", { until: "2007-03" }, { until: "März 2007" }],
    ["en", "outside-attested-years", { from: 1990, to: 2004 }, { from: 1990, to: 2004 }],
    ["en", "outside-attested-years", { from: 2009 }, { from: 2009, to: "open" }],
  ] as const)("in %s of %s with %o", (language, code, values, shown) => {
    const text = formatText(language, "reasons", code, shown);
    expect(reasonText(intlIn(language), choices, { code, values })).toBe(text);
  });

  const serials = [
    ...new Set(
      Object.values(examples).flatMap((list) =>
        Object.values(list)
          .slice(0, 1)
          .map(({ serial }) => serial),
      ),
    ),
  ];
  const numbers = [...serials, "LR821547C", "12345678", "160430444", "0504123456", "AB1234567", "FD8712345"];
  const allReasons = Object.values(brands).flatMap((brand) => [
    ...(brand.reasons ?? []),
    ...brand.formats.flatMap(({ reasons = [] }) => reasons),
    ...numbers.flatMap((serial) => {
      const decoding = decode(brand, serial, { today: "2026-11-20", model: "M240T6FBN" });
      return decoding.status === "unreadable" ? [] : decoding.candidates.flatMap(({ reasons }) => reasons);
    }),
  ]);

  it.each(languages)("has a text for every reason of the decoder in $name", ({ code }) => {
    const speaker = intlIn(code);
    expect(allReasons.length).toBeGreaterThan(100);
    for (const reason of allReasons) {
      expect(reasonText(speaker, choices, reason), reason.code).not.toMatch(/\{|undefined|^reasons\./u);
    }
  });
});
