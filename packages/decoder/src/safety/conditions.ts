import { dayNumber, period } from "../engine/calendar.ts";
import type { Confidence } from "../engine/format.ts";
import { modelKey } from "../models/model-key.ts";
import type { NoticeModels, NoticeSerials, Span } from "./notices/notice.ts";

/** Whether a heater meets a condition; `open` if the known facts don't decide it. */
export type Fit = "yes" | "open" | "no";

/** A possible manufacturing date of a heater. */
export interface MadeDate {
  /** As in a candidate: `"2018"`, `"2018-09"`, `"2018-W36"` or `"2018-09-05"`. */
  readonly date: string;
  readonly confidence: Confidence;
}

const bare = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/gu, "");

/** Returns whether a brand, by its name or slug, is in a list. */
export function isAmong(brand: string, names: readonly string[]): boolean {
  const bareBrand = bare(brand);
  return bareBrand !== "" && names.some((name) => bare(name) === bareBrand);
}

// Fewer characters are the start of too many numbers.
const TELLING = 4;
const begins = (text: string, start: string): boolean => start.length >= TELLING && text.startsWith(start);

/** Returns whether a notice covers a model number, as `modelKey` writes it. */
export function modelFit({ listed, family, near, complete }: NoticeModels, key: string): Fit {
  if (key === "") return "open";
  const keys = listed.map(modelKey);
  if (keys.includes(key) || family?.test(key)) return "yes";
  if (near?.test(key) || keys.some((known) => begins(key, known) || begins(known, key))) return "open";
  return complete ? "no" : "open";
}

const inRange = (code: string | undefined, [from, to]: readonly [string, string]): boolean =>
  code?.length === from.length && code >= from && code <= to;

/** Returns whether a notice covers a serial number, as `normaliseSerial` writes it. */
export function serialFit(serials: readonly NoticeSerials[], serial: string): Fit {
  if (serial === "") return "open";
  const named = serials.some(({ shape, range }) => {
    const match = shape.exec(serial);
    return match !== null && (range === undefined || inRange(match.groups?.["code"], range));
  });
  return named ? "yes" : "no";
}

const firstDay = (date: string): number => dayNumber(period(date)[0]);
const lastDay = (date: string): number => dayNumber(period(date)[1]);

/** Returns whether all, some or no days of a date are within a span. */
export function dateFit([from, to]: Span, date: string): Fit {
  const first = from === null ? -Infinity : firstDay(from);
  const last = to === null ? Infinity : lastDay(to);
  if (lastDay(date) < first || firstDay(date) > last) return "no";
  return firstDay(date) >= first && lastDay(date) <= last ? "yes" : "open";
}

/** Returns a span with its ends moved by some years, each end separately. */
export const widen = ([from, to]: Span, { before = 0, after = 0 }): Span => [
  from === null ? null : shift(from, -before),
  to === null ? null : shift(to, after),
];

// Weeks and days become their months, because another year doesn't have the same weeks or always the same days.
function shift(date: string, years: number): string {
  if (years === 0) return date;
  const { year, month } = period(date)[years < 0 ? 0 : 1];
  return `${year + years}-${`${month}`.padStart(2, "0")}`;
}
