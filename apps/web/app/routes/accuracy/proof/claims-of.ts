import { brands, decode } from "@heater-age/decoder";
import type { KnownDate as Spoken } from "@heater-age/messages/format";
import { meaningsOf } from "../../../shared/guide/format-meanings.ts";
import { type Claim, claims } from "./claims.ts";

/** A claim, with what we read instead. */
export interface ComparedClaim extends Claim {
  readonly label: string;
  /** Every date that we read from its serial number, best first. */
  readonly dates: readonly Spoken[];
  /** What the characters of that number stand for, as ids of texts. */
  readonly meanings: ReturnType<typeof meaningsOf>;
}

/**
 * The errors in other published rules, each with what the decoder says of the same serial number.
 *
 * @param today Calendar date that the decoder takes for now.
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
 * A date of a claim in the parts that it is spoken with.
 *
 * @example
 * spoken("2002-02"); //=> { year: 2002, month: 2 }
 */
export function spoken(date: string): Spoken {
  const { year, month } = PARTS.exec(date)?.groups ?? {};
  return { year: Number(year), ...(month !== undefined && { month: Number(month) }) };
}
