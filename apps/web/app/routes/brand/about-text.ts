import type { Messages } from "@heater-age/messages";
import type { IntlShape } from "react-intl";
import type { GuideData } from "../../shared/guide/guide-data.ts";

type OwnText = Extract<keyof Messages["brand"], `about-${string}`>;

/** Returns the text about who made the heaters of a brand: its own, or one with just the name of the maker. */
export function aboutText(intl: IntlShape, { slug, label, maker }: GuideData): string {
  const own = `brand.about-${slug}` as `brand.${OwnText}`;
  if (intl.messages[own] !== undefined) return intl.formatMessage({ id: own });
  if (maker === "") return intl.formatMessage({ id: "brand.aboutUnknown" }, { brand: label });
  return intl.formatMessage({ id: "brand.aboutMaker" }, { brand: label, maker });
}
