import type { Candidate, DecodeOptions, Decoding } from "../engine/decoding.ts";
import type { Brand } from "../engine/format.ts";
import { sureness } from "../engine/readings.ts";
import { decode, identify } from "../index.ts";

/** What a mistyped serial number, or one typed for the wrong brand, may mean. */
export type Offer = { readonly candidates: readonly [Candidate, ...Candidate[]] } & (
  | {
      readonly kind: "repair";
      /** The serial number with look-alike characters exchanged. */
      readonly serial: string;
    }
  | {
      readonly kind: "brand";
      /** Slug of a brand with such serial numbers. */
      readonly brand: string;
      readonly label: string;
    }
);

const listDates = (decoding: Decoding): Offer["candidates"] | undefined => {
  const [first, ...others] = decoding.status === "unreadable" ? [] : decoding.candidates;
  return first && [first, ...others];
};

/**
 * Returns suggestions for a serial number that its brand can't read: repairs and other brands, the surest date first.
 * Without a brand, returns every brand that can read the number. Returns nothing for a brand without formats, because
 * it can't rule the number out.
 *
 * @param serial As typed.
 *
 * @example
 * offersFor(brands["bradford-white"], "RH0504B01826", { today: "2026-11-20" })[0];
 * //=> { kind: "brand", brand: "rheem", label: "Rheem", candidates: [{ date: "2004-05", … }] }
 */
export function offersFor(
  brand: Brand | undefined,
  serial: string,
  options: DecodeOptions,
): readonly Offer[] {
  const decoding = brand && decode(brand, serial, options);
  if (brand?.formats.length === 0 || (decoding && decoding.status !== "unreadable")) return [];
  const { repairs = [], brands } = decoding?.problem ?? {};
  const repaired = repairs.flatMap((repair): readonly Offer[] => {
    const candidates = listDates(repair.decoding);
    return candidates ? [{ kind: "repair", serial: repair.serial, candidates }] : [];
  });
  const fitting = identify(serial, options).flatMap((identified): readonly Offer[] => {
    const { slug, label } = identified.brand;
    const candidates = listDates(identified.decoding);
    return candidates && brands?.includes(slug) !== false
      ? [{ kind: "brand", brand: slug, label, candidates }]
      : [];
  });
  return [...repaired, ...fitting].toSorted(
    ({ candidates: [one] }, { candidates: [other] }) => sureness(other.confidence) - sureness(one.confidence),
  );
}
