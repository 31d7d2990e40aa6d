import type { Messages } from "@heater-age/messages";
import type { IntlShape } from "react-intl";
import type { GuideData } from "../../shared/guide/guide-data.ts";

type Slug<Key> = Key extends `about-${infer Name}` ? Name : never;

const ownTexts = {
  "ao-smith": true,
  rheem: true,
  "bradford-white": true,
  whirlpool: true,
  ruud: true,
  state: true,
  ge: true,
  kenmore: true,
  american: true,
  reliance: true,
  richmond: true,
  craftmaster: true,
  navien: true,
  rinnai: true,
  "american-appliance": true,
  "american-standard": true,
  homart: true,
  hotpoint: true,
  intertherm: true,
  lochinvar: true,
  maytag: true,
  mission: true,
  "montgomery-ward": true,
  "mor-flo": true,
  solahart: true,
  takagi: true,
  vanguard: true,
  westinghouse: true,
} as const satisfies Record<Slug<keyof Messages["brand"]>, true>;

const hasOwnText = (slug: string): slug is keyof typeof ownTexts => Object.hasOwn(ownTexts, slug);

/** Returns the text about who made the heaters of a brand: its own, or one with just the name of the maker. */
export function aboutText(intl: IntlShape, { slug, label, maker }: GuideData): string {
  if (hasOwnText(slug)) return intl.formatMessage({ id: `brand.about-${slug}` });
  if (maker === "") return intl.formatMessage({ id: "brand.aboutUnknown" }, { brand: label });
  return intl.formatMessage({ id: "brand.aboutMaker" }, { brand: label, maker });
}
