import { type Brand, brands, type Confidence, decode, type Format } from "@heater-age/decoder";
import { capped, exampleOf } from "../../../shared/guide/guide-of.ts";
import type { BrandRules, BrandSummary, ExampleDate, FormatRules, ShapePart } from "./rules-data.ts";
import { shapeWords } from "./shape-words.ts";

type Years = Format["inUse"];
type Read = NonNullable<Format["read"]>;

const GROUP = /\(\?<(?<name>\w+)>(?<body>[^()]+)\)(?<optional>\??)/gu;
const LOOKS_AHEAD = /\(\?[=!]/u;

const meanings: Readonly<Record<string, string>> = {
  dayOfYear: "day of the year",
  sequence: "running number",
  prefix: "letters in front",
  unknown: "meaning not known",
  suffix: "meaning not known",
};

const yearsText = ([from, to]: Years): string => {
  if (to === null) return `since ${from}`;
  return to === from ? `in ${from}` : `${from} to ${to}`;
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const shifted = (plus: number): string => `the number ${plus < 0 ? "minus" : "plus"} ${Math.abs(plus)}`;

function yearText(year: NonNullable<Read["year"]>): string {
  if (year.plus !== undefined) return shifted(year.plus);
  if (year.starts !== undefined) {
    const starts = year.starts.map((start, index) => `${year.from + index} from ${start}`);
    return `by the running number: ${starts.join(", ")}`;
  }
  const { letters, from } = year;
  if (letters.length === 1) return `${letters} is ${from}`;
  const last = `${letters.at(-1) ?? ""} is ${from + letters.length - 1}`;
  return `in the order ${letters}: ${letters.charAt(0)} is ${from}, ${last}, then from the beginning again`;
}

function monthText(month: NonNullable<Read["month"]>): string {
  if (typeof month !== "string") return shifted(month.plus);
  return `in the order ${month}: ${month.charAt(0)} is January, ${month.at(-1) ?? ""} is December`;
}

/** Returns how a part is read if its digits are not plain values. */
function readingOf(name: string, body: string, read: Read = {}): string | undefined {
  if (name === "year" && read.year !== undefined) return yearText(read.year);
  if (name === "month" && read.month !== undefined) return monthText(read.month);
  if (name === "week" && read.week !== undefined) return shifted(read.week.plus);
  if (name !== "year") return undefined;
  const [first = ""] = ["1999", "99", "9"].filter((year) => new RegExp(`^(?:${body})$`, "u").test(year));
  return { 1: "the last digit of the year", 2: "the last two digits of the year" }[first.length];
}

const partsOf = ({ shape, read }: Format): readonly ShapePart[] =>
  [...shape.source.matchAll(GROUP)].map(({ groups = {} }) => {
    const { name = "", body = "", optional } = groups;
    const reading = readingOf(name, body, read);
    return {
      name,
      meaning: meanings[name] ?? name,
      looks: shapeWords(body, optional === "?"),
      ...(reading && { reading }),
    };
  });

function notesOf({ shape, near, printed, counter, turns }: Format): readonly string[] {
  return [
    ...(LOOKS_AHEAD.test(shape.source)
      ? ["The pattern begins with conditions that keep the number apart from other formats."]
      : []),
    ...(near === undefined
      ? []
      : [
          `With a running number that is longer, shorter or otherwise unlike the known ones, the date is given as the ${near} and with low confidence.`,
        ]),
    ...(printed === undefined ? [] : ["Dots or hyphens as printed settle that it is this format."]),
    ...(counter === undefined
      ? []
      : [
          `The maker counts through: where the running number stood at ${counter.length} known dates tells readings apart.`,
        ]),
    ...(turns === undefined
      ? []
      : [
          `Of the turns of the year code the newest ${turns} are offered as dates; older ones are named in a reason.`,
        ]),
  ];
}

function titleOf(format: Format, parts: readonly ShapePart[]): string {
  const years = capitalised(yearsText(format.attested ?? format.inUse));
  if (format.undated) return `${years}: a number without a date`;
  const said = parts.map(({ meaning }) => meaning).filter((meaning) => meaning !== meanings["unknown"]);
  return `${years}: ${said.filter((meaning, index) => meaning !== said[index - 1]).join(", ")}`;
}

function formatRules(brand: Brand, format: Format, today: string): FormatRules {
  const { id, shape, inUse, attested, confidence, undated = false, reasons = [] } = format;
  const { shortest, longest } = format.matcher();
  const parts = partsOf(format);
  const example = exampleOf(brand, id, today);
  return {
    id,
    title: titleOf(format, parts),
    confidence: capped(confidence, brand.atMost),
    undated,
    parts,
    shortest,
    longest,
    used: capitalised(yearsText(inUse)),
    ...(attested && { attested: capitalised(yearsText(attested)) }),
    pattern: shape.source,
    notes: notesOf(format),
    reasons,
    ...(example && { example }),
    dates: example === undefined ? [] : datesOf(brand, example.serial, today),
    sources: format.sources,
  };
}

function datesOf(brand: Brand, serial: string, today: string): readonly ExampleDate[] {
  const decoding = decode(brand, serial, { today });
  if (decoding.status === "unreadable") return [];
  return decoding.candidates.map(({ date, confidence, format }) => ({ date, confidence, format }));
}

/**
 * Returns all rules of a brand for developers, derived from the rules themselves.
 *
 * @param today Calendar date: an example has no date after it.
 *
 * @example
 * rulesOf(brands.rheem, "2026-11-20").formats[2]?.id; //=> "rheem-prefix-mmyy-letter"
 */
export function rulesOf(brand: Brand, today: string): BrandRules {
  const { slug, label, maker, plate, aliases, withoutFormat, atMost, reasons = [], sources = [] } = brand;
  return {
    slug,
    label,
    maker,
    plate,
    aliases,
    ...(withoutFormat && { withoutFormat }),
    ...(atMost && { atMost }),
    formats: brand.formats.map((format) => formatRules(brand, format, today)),
    reasons,
    models: (brand.models ?? []).map(({ shape, from, to, source }) => ({
      pattern: shape.source,
      years: yearsText([from, to]),
      source,
    })),
    sources,
  };
}

/** Returns all brands by name, with the number of their formats by confidence. */
export function allRules(): readonly BrandSummary[] {
  const summaries = Object.values(brands).map(({ slug, label, formats, atMost }): BrandSummary => {
    const counts: Record<Confidence, number> = { high: 0, medium: 0, low: 0 };
    for (const { confidence, undated } of formats) if (!undated) counts[capped(confidence, atMost)] += 1;
    return { slug, label, counts, undated: formats.filter(({ undated }) => undated).length };
  });
  return summaries.toSorted((one, other) => one.label.localeCompare(other.label, "en"));
}
