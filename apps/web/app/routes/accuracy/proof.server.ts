import {
  type Brand,
  type BrandSlug,
  brands as allBrands,
  type Candidate,
  type Confidence,
  decode,
  type Decoding,
  type Format,
  normaliseSerial,
  type Source,
} from "@heater-age/decoder";
import { type Case, independent } from "@heater-age/decoder/brands/cases";
import { type Agreement, agreement, type KnownDate } from "@heater-age/decoder/proof";
import { listMeanings } from "../../shared/guide/format-meanings.ts";
import type { ExampleReading } from "../../shared/guide/guide-data.ts";
import { capped, once, toReading } from "../../shared/guide/guide-of.ts";
import { shownSerial } from "../../config/real-heater.ts";
import { findOrigin } from "../../shared/guide/origin.ts";
import { type Claim, claims } from "./claims.ts";

/** Number of heaters by how well the rule fits their date. */
export type Tally = Readonly<Record<Agreement, number>>;

/** How our result compares with a date that is known without decoding: the first, a later one, none, or none is read. */
export type Verdict = "first" | "later" | "contradicts" | "no-date";

/** Number of heaters by verdict. */
export type KnownTally = Readonly<Record<Verdict, number>>;

/** Serial numbers by how their date is known. Each counts once. */
export interface Evidence {
  /** Rating plates with a printed date. */
  readonly plates: Tally;
  /** Rating plates, records and recalls that give a range of dates. */
  readonly bounded: Tally;
  /** Examples published by makers. */
  readonly makers: Tally;
  /** Serial numbers that others published with their reading. They only prove that the readings agree. */
  readonly published: number;
  /** Made-up numbers that illustrate a rule. They prove nothing and are counted only here. */
  readonly illustrations: number;
}

/** Number of formats that give a date, by confidence, and of those that are known to contain none. */
export type FormatCounts = Readonly<Record<Confidence | "undated", number>>;

/** The evidence for the rules of a brand. */
export interface BrandProof extends Pick<Brand, "label" | "withoutFormat"> {
  readonly slug: BrandSlug;
  readonly formats: FormatCounts;
  readonly evidence: Evidence;
}

/** Totals over all brands. Brands that share a format count it once, with its highest confidence. */
export interface Overview {
  /** Number of brands with a rule that gives a date. */
  readonly ruled: number;
  readonly formats: FormatCounts;
  readonly sources: number;
  readonly evidence: Evidence;
  readonly known: KnownTally;
}

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
  readonly readings: readonly ExampleReading[];
  /** Address where a reader finds it, if there is one. */
  readonly url?: string;
}

/** A published claim, with our reading of the same serial number. */
export interface ComparedClaim extends Claim {
  readonly label: string;
  /** Every date that the serial number can mean, likeliest first. */
  readonly dates: readonly ExampleReading[];
  /** Meanings of its characters, as ids of texts. */
  readonly meanings: ReturnType<typeof listMeanings>;
}

/** The data of the page. */
export interface Proof {
  readonly overview: Overview;
  /** Sorted by name. */
  readonly brands: readonly BrandProof[];
  /** Starting with those whose date is known without decoding. */
  readonly heaters: readonly DatedHeater[];
  readonly claims: readonly ComparedClaim[];
}

interface CasesFile {
  readonly cases: readonly Case[];
}

const folder = "../../../../../packages/decoder/src/brands/";
/** The decoder's test cases, by file. */
const caseFiles = import.meta.glob<CasesFile>("../../../../../packages/decoder/src/brands/*.cases.ts", {
  eager: true,
});

/** Returns the cases of a brand. */
export const listCases = (slug: string): readonly Case[] =>
  caseFiles[`${folder}${slug}.cases.ts`]?.cases ?? [];

/** The result of a case. */
interface DecodedCase {
  readonly one: Case;
  /** Letters and digits only. */
  readonly serial: string;
  /** How our reading agrees with the known date. Absent if none is known without decoding. */
  readonly agrees: Agreement | undefined;
}

function decodeCases(brand: Brand, today: string): readonly DecodedCase[] {
  return listCases(brand.slug).map((one) => {
    const { serial, model, known } = one;
    const agrees =
      known === undefined ? undefined : agreement(decode(brand, serial, { today, model }), known);
    return { one, serial: normaliseSerial(serial), agrees };
  });
}

function tally(cases: readonly DecodedCase[]): Tally {
  const count = (wanted: Agreement) => cases.filter(({ agrees }) => agrees === wanted).length;
  return {
    agrees: count("agrees"),
    ambiguous: count("ambiguous"),
    contradicts: count("contradicts"),
    "no-date": count("no-date"),
  };
}

/** Returns whether the plate has a printed date, which proves more than bounds from other clues on the plate. */
const isPrinted = ({ one: { evidence, known } }: DecodedCase): boolean =>
  evidence === "plate" && typeof known === "string";

function evidenceIn(all: readonly DecodedCase[]): Evidence {
  const cases = once(all, ({ serial, one }) => `${serial} ${one.evidence}`);
  const kind = (...kinds: readonly Case["evidence"][]) =>
    cases.filter(({ one }) => kinds.includes(one.evidence));
  return {
    plates: tally(kind("plate").filter(isPrinted)),
    bounded: tally(kind("plate", "record", "recall").filter((one) => !isPrinted(one))),
    makers: tally(kind("maker")),
    published: kind("published").length,
    illustrations: kind("illustration").length,
  };
}

const levels = ["high", "medium", "low"] as const satisfies Confidence[];

function countFormats(all: readonly Brand[]): FormatCounts {
  const dated = new Map<Format, Confidence>();
  const undated = new Set<Format>();
  for (const { formats, atMost } of all) {
    for (const format of formats) {
      const sure = capped(format.confidence, atMost);
      const known = dated.get(format);
      if (format.undated) undated.add(format);
      else if (known === undefined || levels.indexOf(sure) < levels.indexOf(known)) dated.set(format, sure);
    }
  }
  const count = (wanted: Confidence) => [...dated.values()].filter((sure) => sure === wanted).length;
  return { high: count("high"), medium: count("medium"), low: count("low"), undated: undated.size };
}

/**
 * Returns the evidence for the rules of a brand.
 *
 * @param today Calendar date that the decoder uses as today.
 *
 * @example
 * brandProof(brands.rheem, "2026-11-20").evidence.plates; //=> { agrees: 1, ambiguous: 0, contradicts: 0, "no-date": 0 }
 */
export function brandProof(brand: (typeof allBrands)[BrandSlug], today: string): BrandProof {
  const { slug, label, withoutFormat }: Brand = brand;
  return {
    slug: slug as BrandSlug,
    label,
    ...(withoutFormat && { withoutFormat }),
    formats: countFormats([brand]),
    evidence: evidenceIn(decodeCases(brand, today)),
  };
}

const readingsIn = (decoding: Decoding): readonly ExampleReading[] =>
  decoding.status === "unreadable" ? [] : decoding.candidates.map(toReading);

function verdictOn(decoding: Decoding, known: KnownDate): Verdict {
  const candidates = decoding.status === "unreadable" ? [] : decoding.candidates;
  const fits = (candidate: Candidate) =>
    agreement({ status: "decoded", candidates: [candidate] }, known) === "agrees";
  const [first] = candidates;
  if (first === undefined) return "no-date";
  if (fits(first)) return "first";
  return candidates.some(fits) ? "later" : "contradicts";
}

function datedHeater(brand: Brand, one: Case, today: string): DatedHeater {
  const { serial, model, known } = one;
  const decoding = decode(brand, serial, { today, model });
  const url = findOrigin(brand, one);
  return {
    serial: shownSerial(one),
    labels: [brand.label],
    readings: readingsIn(decoding),
    ...(known !== undefined && { known, verdict: verdictOn(decoding, known) }),
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
  const all = Object.values(allBrands).flatMap((brand) =>
    listCases(brand.slug).map((one) => ({ evidence: one.evidence, heater: datedHeater(brand, one, today) })),
  );
  const found = [...independent, "published" as const].flatMap((kind) =>
    all.flatMap(({ evidence, heater }) => (evidence === kind ? [heater] : [])),
  );
  const toName = ({ serial }: DatedHeater) => normaliseSerial(serial);
  return once(found, toName).map((heater) => {
    const same = found.filter((one) => toName(one) === toName(heater));
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

/**
 * Returns the errors in other published rules, each with our decoding of the same serial number.
 *
 * @param today Calendar date that the decoder uses as today.
 */
export const comparedClaims = (today: string): readonly ComparedClaim[] =>
  claims.map((claim) => {
    const brand: Brand = allBrands[claim.brand];
    const decoding = decode(brand, claim.serial, { today });
    const first = decoding.status === "unreadable" ? undefined : decoding.candidates[0].format;
    const format = brand.formats.find(({ id }) => id === first);
    return {
      ...claim,
      label: brand.label,
      dates: readingsIn(decoding),
      meanings: format === undefined ? [] : listMeanings(format.shape),
    };
  });

const sourceName = ({ title, url = "" }: Source): string => `${title} ${url}`;

function overview(all: readonly Brand[], heaters: readonly DatedHeater[], today: string): Overview {
  const sources = all.flatMap(({ formats, sources: own = [] }) => [
    ...formats.flatMap((format) => format.sources),
    ...own,
  ]);
  return {
    ruled: all.filter(({ formats }) => formats.some(({ undated }) => !undated)).length,
    formats: countFormats(all),
    sources: new Set(sources.filter(({ url }) => url !== undefined).map(sourceName)).size,
    evidence: evidenceIn(all.flatMap((brand) => decodeCases(brand, today))),
    known: knownTally(heaters),
  };
}

let latest: { readonly today: string; readonly proof: Proof } | undefined;

/**
 * Returns the evidence for the rules, computed from them and from the cases that test them, once a day.
 *
 * @param today Calendar date that the decoder uses as today.
 *
 * @example
 * proofOn("2026-11-20").overview.ruled; //=> 56
 */
export function proofOn(today: string): Proof {
  if (latest?.today === today) return latest.proof;
  const all = Object.values(allBrands).toSorted((one, other) => one.label.localeCompare(other.label, "en"));
  const heaters = datedHeaters(today);
  const proof = {
    overview: overview(all, heaters, today),
    brands: all.map((brand) => brandProof(brand, today)),
    heaters,
    claims: comparedClaims(today),
  };
  latest = { today, proof };
  return proof;
}
