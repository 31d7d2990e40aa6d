import { firstBrands } from "@heater-age/decoder";
import type { IntlShape } from "react-intl";
import type { Era, GuideData } from "./guide-data.ts";

const isFirst = (slug: string): slug is (typeof firstBrands)[number] =>
  firstBrands.some((first) => first === slug);

/** Returns the text about the serial numbers of one of the first brands; `undefined` for other brands. */
export const ownGuideText = (intl: IntlShape, { slug }: Pick<GuideData, "slug">): string | undefined =>
  isFirst(slug) ? intl.formatMessage({ id: `guide.${slug}` }) : undefined;

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
