import { brands, decode } from "@heater-age/decoder";
import type { KnownDate as Spoken } from "@heater-age/messages/format";
import { meaningsOf } from "../../../shared/guide/format-meanings.ts";
import { type Claim, claims } from "./claims.ts";

/** A published claim, with our reading of the same serial number. */
export interface ComparedClaim extends Claim {
  readonly label: string;
  /** Every date that the serial number can mean, likeliest first. */
  readonly dates: readonly Spoken[];
  /** Meanings of its characters, as ids of texts. */
  readonly meanings: ReturnType<typeof meaningsOf>;
}

/**
 * Returns the errors in other published rules, each with our decoding of the same serial number.
 *
 * @param today Calendar date that the decoder uses as today.
 */
export const comparedClaims = (today: string): readonly ComparedClaim[] =>
  claims.map((claim) => {
    const brand = brands[claim.brand];
    const decoding = decode(brand, claim.serial, { today });
    const candidates = decoding.status === "unreadable" ? [] : decoding.candidates;
    const format = brand.formats.find(({ id }) => id === candidates[0]?.format);
    return {
      ...claim,
      label: brand.label,
      dates: candidates,
      meanings: format === undefined ? [] : meaningsOf(format.shape),
    };
  });

const PARTS = /^(?<year>\d{4})(?:-(?<month>\d{2}))?$/u;

/**
 * Returns the parts of a date that a text needs.
 *
 * @example
 * spoken("2002-02"); //=> { year: 2002, month: 2 }
 */
export function spoken(date: string): Spoken {
  const { year, month } = PARTS.exec(date)?.groups ?? {};
  return { year: Number(year), ...(month !== undefined && { month: Number(month) }) };
}
