import type { Brand } from "../engine/format.ts";
import { bradfordWhite } from "./bradford-white.ts";

// One line a brand: first the fourteen of the specification in their order, then the others by name.
const all = {
  "bradford-white": bradfordWhite,
} as const satisfies Record<string, Brand>;

/** Slug of a brand that the package knows: `"bradford-white"`. */
export type BrandSlug = keyof typeof all;

const list: readonly Brand[] = Object.values(all).map((brand) => ({
  ...brand,
  others: () => list.filter(({ slug }) => slug !== brand.slug),
}));

/**
 * Every brand, keyed by slug: the fourteen of the website's own pages first, then the others by name.
 *
 * A brand taken from here knows the others, so that {@link decode} can say whose format an unreadable serial number
 * fits. A brand imported alone from `@heater-age/decoder/brands/<slug>` does not, and costs a fraction of the size.
 *
 * @example
 * brands["bradford-white"].label; //=> "Bradford White"
 */
export const brands = Object.fromEntries(list.map((brand) => [brand.slug, brand])) as Readonly<
  Record<BrandSlug, Brand>
>;

/**
 * Whether a text is the slug of a known brand.
 *
 * @example
 * isBrand("rheem"); //=> true
 * isBrand("Rheem"); //=> false
 */
export const isBrand = (text: string): text is BrandSlug => Object.hasOwn(all, text);
