import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brands } from "./brands/index.ts";
import { calendarDay, dayNumber, period, weeksIn } from "./engine/calendar.ts";
import { toContext } from "./engine/decode.ts";
import type { Candidate } from "./engine/decoding.ts";
import { readExactly } from "./engine/exact.ts";
import type { Brand, Format } from "./engine/format.ts";
import { sureness } from "./engine/readings.ts";

const today = "2026-11-20";
const context = toContext("", "", { today });

/** Returns every number with some digits; for four digits, the years from 1930 to 2029. */
const everyNumber = (digits: number): readonly string[] =>
  Array.from({ length: 10 ** Math.min(digits, 2) }, (_, number) =>
    digits === 4
      ? `${number < 30 ? 20 : 19}${String(number).padStart(2, "0")}`
      : String(number).padStart(digits, "0"),
  );

interface Group {
  readonly name: string;
  readonly body: string;
  readonly optional: boolean;
}

const listGroups = ({ shape }: Format): readonly Group[] =>
  [...shape.source.matchAll(/\(\?<(\w+)>([^()]+)\)(\??)/gu)].map(([, name = "", body = "", optional]) => ({
    name,
    body,
    optional: optional === "?",
  }));

const samples = (body: string, count: number): readonly string[] =>
  fc.sample(fc.stringMatching(new RegExp(`^(?:${body})$`, "u")), { numRuns: count, seed: 19 });

/**
 * Returns the texts of a group: all that its pattern allows if it carries the date or the plant, otherwise one or a
 * few.
 */
function listTexts({ name, body }: Group, { counter }: Format): readonly string[] {
  const fits = new RegExp(`^(?:${body})$`, "u");
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
  const numbers = [1, 2, 3, 4].flatMap(everyNumber);
  const days = Array.from({ length: 366 }, (_, index) => String(index + 1).padStart(3, "0"));
  if (name === "dayOfYear") return days.filter((text, index) => index % 61 === 0 || text === "366");
  if (["year", "month", "week"].includes(name))
    return [...letters, ...numbers].filter((text) => fits.test(text));
  if (name === "plant" && body.length < 12)
    return letters
      .filter((text, index) => index % 12 === 0 && fits.test(text))
      .concat(body.startsWith(String.raw`\d`) ? samples(body, 1) : [])
      .concat(["0082"].filter((text) => fits.test(text)));
  // Numbers with a place in a count, up to the last one before another digit.
  if (name === "sequence" && counter)
    return [...counter.map(({ at }) => String(at)), "9".repeat(samples(body, 1)[0]?.length ?? 0)].filter(
      (text) => fits.test(text),
    );
  // Shapes look ahead for these letters of Rheem's brands, and this article of Viessmann's.
  return ["R", "RHLN", "7571381"].filter((text) => fits.test(text)).concat(samples(body, 1));
}

/** Returns serial numbers of a format with every year, month, week and some plants, up to the limit. */
function sweepFormat(format: Format): readonly string[] {
  const choices = listGroups(format).map((group) => {
    const texts = listTexts(group, format);
    const some = texts.length === 0 ? samples(group.body, 3) : texts;
    return group.optional ? ["", ...some] : some;
  });
  const all = choices.reduce<readonly string[]>(
    (serials, texts) => serials.flatMap((serial) => texts.map((text) => serial + text)),
    [""],
  );
  return all.filter((serial) => format.shape.test(serial));
}

function* listFaults(brand: Brand, candidate: Candidate): Generator<string> {
  const { date, year, week, format: id, confidence, reasons } = candidate;
  const codes = reasons.map(({ code }) => code);
  const [first] = period(date);
  if (dayNumber(first) > dayNumber(calendarDay(today))) yield `${date} is to come`;
  if (week !== undefined && week > weeksIn(year)) yield `${date} is no week of its year`;
  const format = brand.formats.find((one) => one.id === id);
  if (format === undefined) return;
  const [from, to] = format.inUse;
  if (year < from || (to !== null && year > to)) yield `${date} is outside the years of ${id}`;
  const [shown, until] = format.attested ?? format.inUse;
  const isShown = year >= shown && (until === null || year <= until);
  // A running number that fits that year is independent evidence.
  const surest = codes.includes("counter-fits") ? "medium" : "low";
  if (!isShown && (sureness(confidence) > sureness(surest) || !codes.includes("outside-attested-years")))
    yield `${date} is outside the attested years of ${id} and does not say so`;
}

function faults(brand: Brand, serial: string): readonly string[] {
  // Not `decode`, because its suggestions for numbers without a date take a thousand times as long.
  const { candidates } = readExactly(brand, serial, context);
  return [
    ...candidates.flatMap((candidate) => [...listFaults(brand, candidate)]),
    ...candidates.flatMap(({ date, confidence }, index) => {
      const next = candidates[index + 1];
      return next !== undefined && sureness(next.confidence) > sureness(confidence)
        ? [`${next.date} is surer than ${date} before it`]
        : [];
    }),
  ].map((fault) => `${serial}: ${fault}`);
}

describe.each(Object.values(brands).filter(({ formats }) => formats.length > 0))("$slug", (brand) => {
  it.each(brand.formats.map((format) => ({ id: format.id, format })))(
    "returns no wrong date for any year and plant of $id",
    ({ format }) => {
      const serials = sweepFormat(format);
      expect(serials.length).toBeGreaterThan(0);
      expect(serials.flatMap((serial) => faults(brand, serial)).slice(0, 5)).toEqual([]);
    },
  );
});
