import type { Messages } from "@heater-age/messages";
import type { IntlShape } from "react-intl";
import type { Era, GuideData } from "./guide-data.ts";

const ownTexts = {
  "ao-smith": "guide.ao-smith",
  rheem: "guide.rheem",
  "bradford-white": "guide.bradford-white",
  whirlpool: "guide.whirlpool",
  ruud: "guide.ruud",
  state: "guide.state",
  ge: "guide.ge",
  kenmore: "guide.kenmore",
  american: "guide.american",
  reliance: "guide.reliance",
  richmond: "guide.richmond",
  craftmaster: "guide.craftmaster",
  navien: "guide.navien",
  rinnai: "guide.rinnai",
} as const satisfies Partial<Record<string, `guide.${keyof Messages["guide"]}`>>;

const hasOwnText = (slug: string): slug is keyof typeof ownTexts => Object.hasOwn(ownTexts, slug);

/** How a brand writes its serial numbers, in the words written for it; `undefined` when there are none. */
export const ownGuideText = (intl: IntlShape, { slug }: Pick<GuideData, "slug">): string | undefined =>
  hasOwnText(slug) ? intl.formatMessage({ id: ownTexts[slug] }) : undefined;

/** How a brand writes its serial numbers, or why they cannot be read, in a few sentences. */
export function guideText(intl: IntlShape, guide: GuideData): string {
  const { label, eras, rarer, withoutFormat = "no-public-rule" } = guide;
  const count = eras.length + rarer.length;
  if (count === 0) return intl.formatMessage({ id: `problems.${withoutFormat}` }, { brand: label });
  return (
    ownGuideText(intl, guide) ?? intl.formatMessage({ id: "guide.formatIntro" }, { brand: label, count })
  );
}

/** What the characters stand for, in one phrase: "month, year, plant, running number". */
export const partsText = (intl: IntlShape, meanings: Era["meanings"]): string =>
  intl.formatList(
    meanings.map((id) => intl.formatMessage({ id })),
    { type: "unit" },
  );
