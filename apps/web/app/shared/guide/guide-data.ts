import {
  type Brand,
  type Confidence,
  decode,
  type Format,
  type Reason,
  type ReasonCode,
  type Source,
} from "@heater-age/decoder";
import type { meaningTexts } from "@heater-age/messages/format";
import type { Example, Examples } from "../../config/example.ts";
import { listMeanings } from "./list-meanings.ts";
import { type ExampleReading, toReading } from "./to-reading.ts";
import generated from "./generated/examples.json" with { type: "json" };

export interface EraExample extends Example {
  /** Every date that it can mean, likeliest first. */
  readonly readings: readonly [ExampleReading, ...ExampleReading[]];
  /** Why there are several, if so. */
  readonly why: readonly Reason[];
}

/** One serial number format of a brand. */
export interface Era {
  readonly id: string;
  /** First and last year of known dated heaters; `null` if still in use. */
  readonly years: readonly [from: number, to: number | null];
  /** The meanings of the characters, in order, as ids of texts. Empty if they contain no date. */
  readonly meanings: readonly (typeof meaningTexts)[keyof typeof meaningTexts][];
  readonly confidence: Confidence;
  readonly reasons: readonly Reason[];
  readonly example?: EraExample;
}

/** The data about a brand's serial numbers that is sent with a page. */
export interface GuideData extends Pick<Brand, "slug" | "label" | "maker" | "plate" | "withoutFormat"> {
  /** The formats with high or medium confidence, newest first; all formats if there is none. */
  readonly eras: readonly Era[];
  /** The other formats. */
  readonly rarer: readonly Era[];
  /** The highest confidence of its rules. Absent if there is no rule. */
  readonly confidence?: Confidence;
  readonly reasons: readonly Reason[];
  /** Sources of the rules and of the maker's name. */
  readonly sources: readonly Source[];
}

/** A serial number for each dated format of each brand, by slug and id. */
export const examples = generated as Examples;

const order = ["high", "medium", "low"] as const satisfies Confidence[];
/** Reasons why a serial number can mean several dates. */
const repeating: readonly ReasonCode[] = [
  "letters-repeat",
  "single-year-digit",
  "formats-overlap",
  "month-not-padded",
];

/** Returns the lower of two confidences. */
export const capped = (confidence: Confidence, atMost: Confidence = "high"): Confidence =>
  order.indexOf(confidence) < order.indexOf(atMost) ? atMost : confidence;

const surest = (eras: readonly Era[]): Confidence | undefined =>
  order.find((confidence) => eras.some((era) => era.confidence === confidence));

/**
 * Returns the guide of a brand, computed from the brand's own rules.
 *
 * @param today Calendar date. No example has a later date.
 *
 * @example
 * createGuide(brands.craftmaster, "2026-11-20").eras.map(({ years }) => years);
 * //=> [[2016, null], [2008, 2016], [1989, 2008]]
 */
export function createGuide(brand: Brand, today: string): GuideData {
  const { slug, label, maker, plate, withoutFormat, formats } = brand;
  const eras = distinct(formats.map((format) => toEra(brand, format, today)));
  const confidence = surest(eras.filter(({ meanings }) => meanings.length > 0));
  const isRare = (era: Era) => era.confidence === "low" && confidence !== "low";
  return {
    slug,
    label,
    maker,
    plate,
    ...(withoutFormat && { withoutFormat }),
    eras: eras.filter((era) => !isRare(era)),
    rarer: eras.filter(isRare),
    ...(confidence && { confidence }),
    reasons: brand.reasons ?? [],
    sources: listSources(brand),
  };
}

/**
 * Returns the facts about one serial number format of a brand.
 *
 * @param today Calendar date. No example has a later date.
 */
export function toEra(brand: Brand, format: Format, today: string): Era {
  const { id, shape, inUse, attested, undated, confidence, reasons = [] } = format;
  const example = findExample(brand, id, today);
  return {
    id,
    years: attested ?? inUse,
    meanings: undated ? [] : listMeanings(shape),
    confidence: capped(confidence, brand.atMost),
    reasons,
    ...(example && { example }),
  };
}

/** Returns the decoded best example of a brand's format; `undefined` if there is none. */
export function findExample(brand: Brand, format: string, today: string): EraExample | undefined {
  const known = examples[brand.slug]?.[format];
  return known && read(brand, known, today);
}

function read(brand: Brand, example: Example, today: string): EraExample | undefined {
  const decoding = decode(brand, example.serial, { today });
  if (decoding.status === "unreadable") return undefined;
  const [first, ...others] = decoding.candidates;
  const why = decoding.candidates.flatMap(({ reasons }) => reasons);
  return {
    ...example,
    readings: [toReading(first), ...others.map(toReading)],
    why: once(why, ({ code }) => code).filter(({ code }) => repeating.includes(code)),
  };
}

/** Returns the first of the things with each name. */
export function once<Thing>(things: readonly Thing[], name: (thing: Thing) => string): readonly Thing[] {
  const names = things.map(name);
  return things.filter((thing, index) => names.indexOf(name(thing)) === index);
}

/** Returns the formats without those whose differences the guide doesn't show. */
const distinct = (eras: readonly Era[]): readonly Era[] =>
  once(eras, ({ years, meanings }) => [...years, ...meanings].join(" "));

const listSources = ({ formats, sources = [] }: Brand): GuideData["sources"] =>
  once(
    [...formats.flatMap((format) => format.sources), ...sources],
    ({ title, url = "" }) => `${title} ${url}`,
  );
