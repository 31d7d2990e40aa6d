import { type Brand, brands, type Candidate, decode, normaliseSerial } from "@heater-age/decoder";
import { type Case, independent } from "@heater-age/decoder/brands/cases";
import { agreement, type KnownDate } from "@heater-age/decoder/proof";
import { once } from "../../../shared/guide/guide-of.ts";
import { shownSerial } from "../../../shared/heaters/heater.ts";
import { originOf } from "../../../shared/heaters/origin.ts";
import type { KnownTally } from "./proof-data.ts";
import { casesOf } from "./proof-of.ts";

/** How our result compares with a date that is known without decoding. */
export type Verdict = keyof KnownTally;

/** A real serial number and its date. */
export interface DatedHeater {
  /** The known characters. */
  readonly serial: string;
  /** Names of the brands, usually one. */
  readonly labels: readonly string[];
  /** When it was made, and how our result compares. Absent if others have read the date from the serial number. */
  readonly known?: KnownDate;
  readonly verdict?: Verdict;
  /** Every date in our reading, likeliest first. */
  readonly readings: readonly Candidate[];
  /** Address where a reader finds it, if there is one. */
  readonly url?: string;
}

function verdictOn(readings: readonly Candidate[], known: KnownDate): Verdict {
  const fits = (candidate: Candidate) =>
    agreement({ status: "decoded", candidates: [candidate] }, known) === "agrees";
  const [first] = readings;
  if (first === undefined) return "no-date";
  if (fits(first)) return "first";
  return readings.some(fits) ? "later" : "contradicts";
}

function heaterOf(brand: Brand, one: Case, today: string): DatedHeater {
  const { serial, model, known } = one;
  const decoding = decode(brand, serial, { today, model });
  const readings = decoding.status === "unreadable" ? [] : decoding.candidates;
  const url = originOf(brand, one);
  return {
    serial: shownSerial(one),
    labels: [brand.label],
    readings,
    ...(known !== undefined && { known, verdict: verdictOn(readings, known) }),
    ...(url !== undefined && { url }),
  };
}

/**
 * Returns every real serial number with a date, starting with those whose date is known without decoding. A number of
 * several brands is one heater, read by the first of them.
 *
 * @param today Calendar date that the decoder uses as today.
 *
 * @example
 * datedHeaters("2026-11-20")[0]?.verdict; //=> "first"
 */
export function datedHeaters(today: string): readonly DatedHeater[] {
  const all = Object.values(brands).flatMap((brand) =>
    casesOf(brand.slug).map((one) => ({ evidence: one.evidence, heater: heaterOf(brand, one, today) })),
  );
  const found = [...independent, "published" as const].flatMap((kind) =>
    all.flatMap(({ evidence, heater }) => (evidence === kind ? [heater] : [])),
  );
  const nameOf = ({ serial }: DatedHeater) => normaliseSerial(serial);
  return once(found, nameOf).map((heater) => {
    const same = found.filter((one) => nameOf(one) === nameOf(heater));
    const url = same.find((one) => one.url !== undefined)?.url;
    return {
      ...heater,
      labels: [...new Set(same.flatMap(({ labels }) => labels))],
      ...(url !== undefined && { url }),
    };
  });
}

/** Returns how many of the known dates are our first result, a later one, or none. */
export function knownTally(heaters: readonly DatedHeater[]): KnownTally {
  const count = (wanted: Verdict) => heaters.filter(({ verdict }) => verdict === wanted).length;
  return {
    first: count("first"),
    later: count("later"),
    contradicts: count("contradicts"),
    "no-date": count("no-date"),
  };
}
