import {
  type Brand,
  type BrandSlug,
  brands as allBrands,
  type Confidence,
  decode,
  type Decoding,
  type Format,
  normaliseSerial,
} from "@heater-age/decoder";
import { type Case, independent } from "@heater-age/decoder/brands/cases";
import { type Agreement, agreement, type KnownDate } from "@heater-age/decoder/proof";
import { listMeanings } from "../../shared/guide/format-meanings.ts";
import { capped, type ExampleReading, once, toReading } from "../../shared/guide/guide-data.ts";
import { shownSerial } from "../../config/real-heater.ts";
import { findOrigin } from "../../shared/guide/origin.ts";
import { claims } from "./claims.ts";

/** How our result compares with a date that is known without decoding: the first, a later one, none, or none is read. */
type Verdict = "first" | "later" | "contradicts" | "no-date";

/** Number of heaters by how well the rule fits their date. */
export type Tally = Readonly<Record<Agreement, number>>;

/** Serial numbers by how their date is known. Each counts once. */
interface Evidence {
  /** Rating plates with a printed date. */
  readonly plates: Tally;
  /** Rating plates, records and recalls that give a range of dates. */
  readonly bounded: number;
  /** Examples published by makers. */
  readonly makers: number;
  /** Serial numbers that others published with their reading. They only prove that the readings agree. */
  readonly published: number;
  /** Made-up numbers that illustrate a rule. They prove nothing and are counted only here. */
  readonly illustrations: number;
}

/** A case of a brand, and our reading of its serial number. */
interface DecodedCase {
  readonly brand: Brand;
  readonly one: Case;
  /** Its known letters and digits. */
  readonly serial: string;
  readonly decoding: Decoding;
}

/** The evidence for the rules of a brand. */
export type BrandProof = ReturnType<typeof brandProof>;

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
export type ComparedClaim = ReturnType<typeof comparedClaims>[number];

/** The data of the page. */
export type Proof = ReturnType<typeof createProof>;

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

const decodeCases = (brand: Brand, today: string): readonly DecodedCase[] =>
  listCases(brand.slug).map((one) => ({
    brand,
    one,
    serial: normaliseSerial(shownSerial(one)),
    decoding: decode(brand, one.serial, { today, model: one.model }),
  }));

function tally(cases: readonly DecodedCase[]): Tally {
  const counts = { agrees: 0, ambiguous: 0, contradicts: 0, "no-date": 0 };
  for (const { one, decoding } of cases)
    if (one.known !== undefined) counts[agreement(decoding, one.known)] += 1;
  return counts;
}

function evidenceIn(cases: readonly DecodedCase[]): Evidence {
  const each = once(cases, ({ serial, one }) => `${serial} ${one.evidence}`);
  const count = (...kinds: readonly Case["evidence"][]) =>
    each.filter(({ one }) => kinds.includes(one.evidence)).length;
  // A printed date proves more than bounds from other clues on the plate.
  const printed = each.filter(
    ({ one: { evidence, known } }) => evidence === "plate" && typeof known === "string",
  );
  return {
    plates: tally(printed),
    bounded: count("plate", "record", "recall") - printed.length,
    makers: count("maker"),
    published: count("published"),
    illustrations: count("illustration"),
  };
}

const levels = ["high", "medium", "low"] as const satisfies Confidence[];

/**
 * Returns the number of formats that give a date, by confidence, and of those that are known to contain none. Brands
 * that share a format count it once, with its highest confidence.
 */
function countFormats(all: readonly Brand[]) {
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

const brandProof = (brand: Brand, cases: readonly DecodedCase[]) => ({
  slug: brand.slug as BrandSlug,
  label: brand.label,
  withoutFormat: brand.withoutFormat,
  formats: countFormats([brand]),
  evidence: evidenceIn(cases),
});

const readingsIn = (decoding: Decoding): readonly ExampleReading[] =>
  decoding.status === "unreadable" ? [] : decoding.candidates.map(toReading);

function verdictOn(decoding: Decoding, known: KnownDate): Verdict {
  if (decoding.status === "unreadable") return "no-date";
  if (agreement(decoding, known) === "contradicts") return "contradicts";
  const [first] = decoding.candidates;
  return agreement({ status: "decoded", candidates: [first] }, known) === "agrees" ? "first" : "later";
}

/**
 * Returns every real serial number with a date, starting with those whose date is known without decoding. A number of
 * several brands is one heater, read by the first of them.
 */
function datedHeaters(cases: readonly DecodedCase[]): readonly DatedHeater[] {
  const dated = [...independent, "published" as const].flatMap((kind) =>
    cases.filter(({ one }) => one.evidence === kind),
  );
  return once(dated, ({ serial }) => serial).map(({ one, serial, decoding }) => {
    const same = dated.filter((each) => each.serial === serial);
    const [url] = same.flatMap((each) => findOrigin(each.brand, each.one) ?? []);
    return {
      serial: shownSerial(one),
      labels: [...new Set(same.map(({ brand }) => brand.label))],
      readings: readingsIn(decoding),
      ...(one.known !== undefined && { known: one.known, verdict: verdictOn(decoding, one.known) }),
      ...(url !== undefined && { url }),
    };
  });
}

/** Returns the errors in other published rules, each with our decoding of the same serial number. */
const comparedClaims = (today: string) =>
  claims.map((claim) => {
    const brand: Brand = allBrands[claim.brand];
    const decoding = decode(brand, claim.serial, { today });
    const first = decoding.status === "unreadable" ? undefined : decoding.candidates[0].format;
    const format = brand.formats.find(({ id }) => id === first);
    return {
      ...claim,
      label: brand.label,
      /** Every date that the serial number can mean, likeliest first. */
      dates: readingsIn(decoding),
      /** Meanings of its characters, as ids of texts. */
      meanings: format === undefined ? [] : listMeanings(format.shape),
    };
  });

/**
 * Returns the evidence for the rules, from them and from the cases that test them. Brands are sorted by name.
 *
 * @param today Calendar date that the decoder uses as today.
 */
export function createProof(today: string) {
  const all: readonly Brand[] = Object.values(allBrands).toSorted((one, other) =>
    one.label.localeCompare(other.label, "en"),
  );
  const cases = new Map(Object.values(allBrands).map((brand: Brand) => [brand, decodeCases(brand, today)]));
  const allCases = [...cases.values()].flat();
  const heaters = datedHeaters(allCases);
  const count = (wanted: Verdict) => heaters.filter(({ verdict }) => verdict === wanted).length;
  const sources = all.flatMap(({ formats, sources: own = [] }) => [
    ...formats.flatMap((format) => format.sources),
    ...own,
  ]);
  return {
    overview: {
      /** Number of brands with a rule that gives a date. */
      ruled: all.filter(({ formats }) => formats.some(({ undated }) => !undated)).length,
      formats: countFormats(all),
      sources: new Set(sources.flatMap(({ title, url }) => (url === undefined ? [] : [`${title} ${url}`])))
        .size,
      evidence: evidenceIn(allCases),
      /** How many of the known dates are our first result, a later one, or none. */
      known: {
        first: count("first"),
        later: count("later"),
        contradicts: count("contradicts"),
        "no-date": count("no-date"),
      },
    },
    brands: all.map((brand) => brandProof(brand, cases.get(brand) ?? [])),
    heaters,
    claims: comparedClaims(today),
  };
}

let proof: Proof | undefined;

/** Returns the evidence for the rules on the day of the build. */
export const loadProof = (): Proof => (proof ??= createProof(import.meta.env.BUILD_DAY));
