import {
  type Brand,
  brands as allBrands,
  type Confidence,
  decode,
  type Decoding,
  type Format,
  normaliseSerial,
  type Reason,
  type ReasonCode,
  type Source,
} from "@heater-age/decoder";
import { type Agreement, agreement, type KnownDate } from "@heater-age/decoder/proof";
import type { Case } from "@heater-age/decoder/brands/cases";
import { capped, eraOf, once } from "../../../shared/guide/guide-of.ts";
import type { BrandProof, Evidence, FormatProof, Overview, Proof, Tally } from "./proof-data.ts";

interface CasesFile {
  readonly cases: readonly Case[];
}

/** The decoder's test cases, by file. */
const caseFiles = import.meta.glob<CasesFile>("../../../../../../packages/decoder/src/brands/*.cases.ts", {
  eager: true,
});

/** Returns the cases of a brand. */
export const casesOf = (slug: string): readonly Case[] =>
  caseFiles[`../../../../../../packages/decoder/src/brands/${slug}.cases.ts`]?.cases ?? [];

/** The result of a case. */
interface Shown {
  readonly one: Case;
  /** Letters and digits only. */
  readonly serial: string;
  /** Id of the format that it is an example of. */
  readonly format: string | undefined;
  /** How our reading agrees with the known date. Absent if none is known without decoding. */
  readonly said: Agreement | undefined;
}

const conflicting: ReadonlySet<ReasonCode> = new Set([
  "sources-disagree",
  "week-or-month-disputed",
  "year-table-disputed",
  "formats-overlap",
  "may-be-undated",
]);

const leavingOpen: ReadonlySet<ReasonCode> = new Set([
  "inferred-from-sister-brand",
  "inferred-rule",
  "letters-repeat",
  "maker-varies",
  "month-not-padded",
  "no-such-week",
  "outside-attested-years",
  "single-source",
  "single-year-digit",
  "week-is-approximate",
  "year-estimated-from-count",
]);

const noTally: Tally = { agrees: 0, ambiguous: 0, contradicts: 0, "no-date": 0 };

/** Returns the format of the date that fits what is known, otherwise of the likeliest date. */
function formatIn(decoding: Decoding, known: KnownDate | undefined): string | undefined {
  if (decoding.status === "unreadable") return undefined;
  const fits = decoding.candidates.find(
    (candidate) =>
      known !== undefined && agreement({ status: "decoded", candidates: [candidate] }, known) === "agrees",
  );
  return (fits ?? decoding.candidates[0]).format;
}

function shownBy(brand: Brand, one: Case, today: string): Shown {
  const { serial, model, known } = one;
  const decoding = decode(brand, serial, { today, model });
  const normalised = normaliseSerial(serial);
  return {
    one,
    serial: normalised,
    format: formatIn(decoding, known) ?? brand.formats.find(({ shape }) => shape.test(normalised))?.id,
    said: known === undefined ? undefined : agreement(decoding, known),
  };
}

const tallyOf = (shown: readonly Shown[]): Tally =>
  shown.reduce<Tally>((tally, { said }) => (said ? { ...tally, [said]: tally[said] + 1 } : tally), noTally);

/** Returns whether the plate has a printed date, which proves more than bounds from other clues on the plate. */
const isPrinted = ({ one: { evidence, known } }: Shown): boolean =>
  evidence === "plate" && typeof known === "string";

function evidenceOf(all: readonly Shown[]): Evidence {
  const shown = once(all, ({ serial, one }) => `${serial} ${one.evidence}`);
  const kind = (...kinds: readonly Case["evidence"][]) =>
    shown.filter(({ one }) => kinds.includes(one.evidence));
  return {
    plates: tallyOf(kind("plate").filter(isPrinted)),
    bounded: tallyOf(kind("plate", "record", "recall").filter((one) => !isPrinted(one))),
    makers: tallyOf(kind("maker")),
    published: kind("published").length,
    illustrations: kind("illustration").length,
  };
}

const isConflict = ({ code }: Reason): boolean => conflicting.has(code);

const reasonsOf = (reasons: readonly Reason[]) => ({
  conflicts: reasons.filter(isConflict),
  open: reasons.filter(({ code }) => leavingOpen.has(code)),
  notes: reasons.filter((reason) => !isConflict(reason) && !leavingOpen.has(reason.code)),
});

/** Returns the limits that follow from a format's shape, whichever number is written in it. */
function limitsOf({ inUse, attested, undated, read, matcher }: Format): readonly Reason[] {
  if (undated) return [];
  const [from, to] = attested ?? inUse;
  const wider = attested !== undefined && (attested[0] > inUse[0] || attested[1] !== inUse[1]);
  const every = read?.year?.letters?.length;
  return [
    ...(wider
      ? [{ code: "outside-attested-years" as const, values: { from, ...(to !== null && { to }) } }]
      : []),
    ...(every !== undefined && every > 1 ? [{ code: "letters-repeat" as const, values: { every } }] : []),
    ...(matcher().groups.week > 0 ? [{ code: "week-is-approximate" as const }] : []),
  ];
}

function formatProof(brand: Brand, format: Format, shown: readonly Shown[], today: string): FormatProof {
  const { id, meanings, confidence, reasons, example } = eraOf(brand, format, today);
  const { inUse, attested, matcher, sources } = format;
  const said = reasonsOf([...reasons, ...limitsOf(format)]);
  return {
    id,
    meanings,
    confidence,
    ...(example && { example }),
    inUse,
    attested,
    evidence: evidenceOf(shown.filter((one) => one.format === id)),
    ...said,
    open: once(said.open, ({ code }) => code),
    unknownParts: matcher().parts.filter((part) => part === "unknown").length,
    sources,
  };
}

/**
 * Returns the facts about the serial numbers of a brand, and their evidence.
 *
 * @param today Calendar date that the decoder uses as today.
 *
 * @example
 * brandProof(brands.rheem, "2026-11-20").evidence.plates; //=> { agrees: 1, ambiguous: 0, contradicts: 0, "no-date": 0 }
 */
export function brandProof(brand: Brand, today: string): BrandProof {
  const { slug, label, withoutFormat, formats, reasons = [], sources = [] } = brand;
  const shown = casesOf(slug).map((one) => shownBy(brand, one, today));
  return {
    slug,
    label,
    ...(withoutFormat && { withoutFormat }),
    formats: formats.map((format) => formatProof(brand, format, shown, today)),
    evidence: evidenceOf(shown),
    ...reasonsOf(reasons),
    sources,
  };
}

const sourceName = ({ title, url = "" }: Source): string => `${title} ${url}`;

function overviewOf(all: readonly Brand[], today: string): Overview {
  const pairs = all.flatMap((brand) => brand.formats.map((format) => ({ brand, format })));
  const dated = pairs.filter(({ format }) => !format.undated);
  // A format that sister brands share counts with its highest confidence.
  const order = ["high", "medium", "low"] as const satisfies readonly Confidence[];
  const surest = new Map<Format, Confidence>();
  for (const { brand, format } of dated) {
    const sure = capped(format.confidence, brand.atMost);
    const known = surest.get(format);
    if (known === undefined || order.indexOf(sure) < order.indexOf(known)) surest.set(format, sure);
  }
  const count = (wanted: Confidence) => [...surest.values()].filter((sure) => sure === wanted).length;
  const sources = all.flatMap((brand) => [
    ...brand.formats.flatMap((format) => format.sources),
    ...(brand.sources ?? []),
  ]);
  return {
    ruled: all.filter(({ formats }) => formats.some(({ undated }) => !undated)).length,
    formats: { high: count("high"), medium: count("medium"), low: count("low") },
    undated: new Set(pairs.filter(({ format }) => format.undated).map(({ format }) => format)).size,
    sources: new Set(sources.filter(({ url }) => url !== undefined).map(sourceName)).size,
    evidence: evidenceOf(
      all.flatMap((brand) => casesOf(brand.slug).map((one) => shownBy(brand, one, today))),
    ),
  };
}

/**
 * Returns the evidence for the rules, brand by brand, computed from the rules and from the cases that test them.
 *
 * @param today Calendar date that the decoder uses as today.
 *
 * @example
 * proofOf("2026-11-20").overview.ruled; //=> 56
 */
export function proofOf(today: string): Proof {
  const all = Object.values(allBrands).toSorted((one, other) => one.label.localeCompare(other.label, "en"));
  return { overview: overviewOf(all, today), brands: all.map((brand) => brandProof(brand, today)) };
}
