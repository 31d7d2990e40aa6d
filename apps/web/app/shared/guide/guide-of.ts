import {
  type Brand,
  type Candidate,
  type Confidence,
  decode,
  type Format,
  type ReasonCode,
} from "@heater-age/decoder";
import { listMeanings } from "./format-meanings.ts";
import { examples } from "./generated/examples.ts";
import type { Example } from "../../config/example.ts";
import type { Era, EraExample, ExampleReading, GuideData } from "./guide-data.ts";

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

const guides = new WeakMap<Brand, { readonly today: string; readonly guide: GuideData }>();

/**
 * Returns the guide of a brand, computed from the brand's own rules, once a day.
 *
 * @param today Calendar date. No example has a later date.
 *
 * @example
 * createGuide(brands.craftmaster, "2026-11-20").eras.map(({ years }) => years);
 * //=> [[2016, null], [2008, 2016], [1989, 2008]]
 */
export function createGuide(brand: Brand, today: string): GuideData {
  const before = guides.get(brand);
  if (before?.today === today) return before.guide;
  const guide = workOut(brand, today);
  guides.set(brand, { today, guide });
  return guide;
}

function workOut(brand: Brand, today: string): GuideData {
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

/** Returns the shown fields of a date that a serial number can mean. */
export const toReading = ({ year, month, week, day, parts }: Candidate): ExampleReading => ({
  year,
  parts,
  ...(month !== undefined && { month }),
  ...(week !== undefined && { week }),
  ...(day !== undefined && { day }),
});

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
