import { calendarDay, dayNumber, period, wholeMonths } from "../engine/calendar.ts";
import type { Decoding } from "../engine/decoding.ts";
import { modelKey } from "../models/model-key.ts";
import type { HeaterType } from "../models/rules/model-rule.ts";
import { normaliseSerial } from "../engine/normalise.ts";
import { dateFit, type Fit, isAmong, type MadeDate, modelFit, serialFit, widen } from "./conditions.ts";
import { type HeaterCondition, heaterFits, sureFacts } from "./heater-facts.ts";
import type { SafetyNotice, Span } from "./notices/notice.ts";
import { listDate, notices } from "./notices/index.ts";

/**
 * What a person at the heater can look up to tell whether a notice covers it. The comment after each code names the
 * field of the notice to compare with.
 */
export type CheckCode =
  | HeaterCondition // `heater`
  | "converted-to-propane" // `condition`
  | "gas-control" // `control`: its maker, model number and, where there are codes, its date code
  | "made-date" // `made`: only `dates` fit, out of the dates that the serial number can mean
  | "model-number" // `models`
  | "official-page" // `link`, `makerPage` or `phones`: our copy of the notice is incomplete
  | "sale-date" // `sold`
  | "serial-number"; // `serials`

/** A notice that covers a heater or may cover it. */
export interface NoticeMatch {
  readonly answer: "covered" | "may-be-covered";
  readonly notice: SafetyNotice;
  /** Possible dates of the heater that fit the notice. Empty if no date is known. */
  readonly dates: readonly string[];
  /** What decides it, most decisive first. Empty if the notice covers the heater. */
  readonly check: readonly CheckCode[];
}

/** Whether safety notices in our list cover a heater. No answer claims that there are none. */
export type SafetyAnswer = {
  /** The day on which the list was compiled. Later notices are missing. */
  readonly listDate: string;
  /** Completed months from that day to today. */
  readonly listMonths: number;
} & (
  | {
      readonly answer: "covered" | "may-be-covered";
      /** Surest first, then newest first. */
      readonly matches: readonly [NoticeMatch, ...NoticeMatch[]];
    }
  | { readonly answer: "no-match"; readonly matches: readonly [] }
);

/** The heater to look notices up for. */
export interface NoticeQuery {
  /** Slug or name of the brand on the heater. */
  readonly brand: string;
  readonly serial?: string | undefined;
  /**
   * Whether the serial number may be misread, for example because no rule of the brand fits. It then rules no notice
   * out.
   */
  readonly serialUnsure?: boolean | undefined;
  readonly model?: string | undefined;
  /** Kind of heater, if known from another source than the model number. Facts from the number take precedence. */
  readonly type?: HeaterType | undefined;
  /** The result of `decode` for the serial number. */
  readonly decoding?: Decoding | undefined;
  /** Possible dates of manufacture from another source. They replace those of `decoding`. */
  readonly candidates?: readonly MadeDate[] | undefined;
  /** Whether the heater is in Europe. Notices of the United States and Canada alone then don't cover it. */
  readonly isEuropean?: boolean | undefined;
  /** Calendar date `"YYYY-MM-DD"` at the visitor's location. Dates that begin after it are dropped. */
  readonly today: string;
}

/**
 * Years that we assume when a notice only says when a part was made or when heaters were sold. `onTheShelf`, until a
 * gas control is fitted, follows from the inspectors' advice to look at the valve. `inTheShop`, until a heater is
 * sold, has no source.
 */
export const assumedYears = { onTheShelf: 1, inTheShop: 2 } as const;

/**
 * Returns when the heaters of a notice were made, as far as it states that. A heater is not recalled before it is made.
 */
function madeSpan({ made, control, sold, serials, date }: SafetyNotice): Span {
  if (made) return made;
  if (control?.made) {
    const [from, to] = control.made;
    return widen([from, control.soldUntil ?? to], { after: assumedYears.onTheShelf });
  }
  if (serials) return [null, null];
  return sold ? widen(sold, { before: assumedYears.inTheShop }) : [null, date ?? null];
}

interface NoticeSubject {
  readonly brand: string;
  readonly serial: string;
  readonly serialUnsure: boolean;
  readonly key: string;
  readonly facts: ReturnType<typeof sureFacts>;
}

/** Returns the conditions of a notice that do not depend on a date, most decisive first. */
function listConditions(notice: SafetyNotice, subject: NoticeSubject): Map<CheckCode, Fit> {
  const { serial, serialUnsure, key, facts } = subject;
  const { models, heater, serials, control, sold, made, condition, unread } = notice;
  const fits = new Map<CheckCode, Fit>();
  if (control) fits.set("gas-control", "open");
  const numbered = serials && serialFit(serials, serial);
  if (numbered) fits.set("serial-number", serialUnsure && numbered === "no" ? "open" : numbered);
  const listed = models && modelFit(models, key);
  if (listed) fits.set("model-number", listed);
  // A listed model number tells the kind of heater.
  if (heater && listed !== "yes") for (const [code, fit] of heaterFits(heater, facts)) fits.set(code, fit);
  if (sold && !made && !serials) fits.set("sale-date", "open");
  if (condition) fits.set(condition, "open");
  if (unread.some((part) => part !== "remedy" && !(part === "models" && listed === "yes")))
    fits.set("official-page", "open");
  return fits;
}

/** Returns how a notice matches a heater; `undefined` if it does not cover it. */
function match(
  notice: SafetyNotice,
  subject: NoticeSubject,
  dates: readonly MadeDate[],
): NoticeMatch | undefined {
  const { kind, brands, slugs = [], anyBrand, made, serials } = notice;
  if (!anyBrand && !isAmong(subject.brand, [...brands, ...slugs])) return undefined;
  // Many makers fit such a control, so the notice is only worth showing with a date that fits.
  if (kind === "gas-control" && dates.length === 0) return undefined;
  const fits = listConditions(notice, subject);
  if ([...fits.values()].includes("no")) return undefined;

  const span = madeSpan(notice);
  const fitting = dates.filter(({ date }) => dateFit(span, date) !== "no");
  if (dates.length > 0 && fitting.length === 0) return undefined;
  const surely = (date: MadeDate): boolean =>
    dateFit(span, date.date) === "yes" && (serials !== undefined || date.confidence !== "low");
  const dated =
    dates.length === 0 ? made === undefined : fitting.length === dates.length && fitting.every(surely);
  if (!dated && (made || fitting.length < dates.length)) fits.set("made-date", "open");

  const check = [...fits].flatMap(([code, fit]) => (fit === "open" ? [code] : []));
  return {
    answer: check.length === 0 && notice.confidence !== "low" ? "covered" : "may-be-covered",
    notice,
    dates: fitting.map(({ date }) => date),
    check,
  };
}

const isAboutEurope = ({ countries }: SafetyNotice): boolean =>
  countries.some((country) => country !== "US" && country !== "CA");

const listDates = ({ decoding, candidates }: NoticeQuery): readonly MadeDate[] =>
  candidates ?? (decoding && decoding.status !== "unreadable" ? decoding.candidates : []);

/**
 * Returns the safety notices in our list that cover a heater, or may cover it.
 *
 * Never throws on what a visitor typed. A notice is `covered` only if all of its conditions are known and met.
 * `may-be-covered` lists what to check. `no-match` means only that our list of that day has none.
 *
 * @throws {RangeError} when `today` or the date of a candidate is invalid.
 *
 * @example
 * const decoding = decode(brands["ao-smith"], "1540A012345", { today: "2026-11-20" });
 * const { answer, matches } = safetyNotices({
 *   brand: "ao-smith", serial: "1540A012345", model: "GUF 40", decoding, today: "2026-11-20",
 * });
 * answer; //=> "may-be-covered"
 * matches[0]?.notice.id; //=> "cpsc-2018-aosmith-ulnox"
 * matches[0]?.check; //=> ["official-page"]
 */
export function safetyNotices(query: NoticeQuery): SafetyAnswer {
  const { brand, serial = "", serialUnsure = false, model = "", type, isEuropean, today } = query;
  const now = calendarDay(today);
  const subject: NoticeSubject = {
    brand,
    serial: normaliseSerial(serial),
    serialUnsure: serialUnsure || serial.includes("?"),
    key: modelKey(model),
    facts: { ...(type && { type }), ...sureFacts(brand, model) },
  };
  const dates = listDates(query).filter(({ date }) => dayNumber(period(date)[0]) <= dayNumber(now));
  const possible = isEuropean ? notices.filter(isAboutEurope) : notices;
  const matches = possible.flatMap((notice) => match(notice, subject, dates) ?? []);
  const [first, ...others] = matches.toSorted((a, b) => rank(a) - rank(b));
  const list = { listDate, listMonths: wholeMonths(calendarDay(listDate), now) };
  return first
    ? { ...list, answer: first.answer, matches: [first, ...others] }
    : { ...list, answer: "no-match", matches: [] };
}

const rank = ({ answer }: NoticeMatch): number => (answer === "covered" ? 0 : 1);
