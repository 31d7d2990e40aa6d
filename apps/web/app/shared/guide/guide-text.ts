import { firstBrands } from "@heater-age/decoder";
import type { IntlShape } from "react-intl";
import type { Era, GuideData } from "./guide-data.ts";

type FirstBrand = (typeof firstBrands)[number];

const isFirst = (slug: string): slug is FirstBrand => firstBrands.some((first) => first === slug);

// Brands that number like another one share its text.
const ownTexts = {
  "ao-smith": "guide.ao-smith",
  rheem: "guide.rheem",
  "bradford-white": "guide.bradford-white",
  whirlpool: "guide.whirlpool",
  ruud: "guide.rheem",
  state: "guide.state",
  ge: "guide.ge",
  kenmore: "guide.kenmore",
  american: "guide.american",
  reliance: "guide.state",
  richmond: "guide.rheem",
  craftmaster: "guide.craftmaster",
  navien: "guide.navien",
  rinnai: "guide.rinnai",
} as const satisfies Record<FirstBrand, string>;

/** Returns the text about the serial numbers of one of the first brands; `undefined` for other brands. */
export const ownGuideText = (intl: IntlShape, { slug }: Pick<GuideData, "slug">): string | undefined =>
  isFirst(slug) ? intl.formatMessage({ id: ownTexts[slug] }) : undefined;

/** Returns how a brand writes its serial numbers, or why they can't be read, in a few sentences. */
export function guideText(intl: IntlShape, guide: GuideData): string {
  const { label, eras, rarer, withoutFormat = "no-public-rule" } = guide;
  const count = eras.length + rarer.length;
  if (count === 0) return intl.formatMessage({ id: `problems.${withoutFormat}` }, { brand: label });
  return (
    ownGuideText(intl, guide) ?? intl.formatMessage({ id: "guide.formatIntro" }, { brand: label, count })
  );
}

/** Returns the meanings of the characters in one phrase: "month, year, plant, running number". */
export const partsText = (intl: IntlShape, meanings: Era["meanings"]): string =>
  intl.formatList(
    meanings.map((id) => intl.formatMessage({ id })),
    { type: "unit" },
  );
