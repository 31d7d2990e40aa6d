import type { Line } from "../reading/reading.ts";

/** A date printed on a plate. */
export interface PrintedDate {
  /** ISO 8601 at the precision printed: `"2014"`, `"2014-05"` or `"2014-05-12"`. */
  readonly date: string;
  /** The line that contains it. */
  readonly text: string;
}

const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

const year = "(?<year>19[5-9]\\d|20[0-4]\\d)";

/** Words for a date of manufacture, including ones with a misread letter. */
const aboutMaking = /M[FE][GRD]|MANUF|FABRI|DATE/u;

/** Words for the date of a standard, a patent or a certificate. */
const aboutOther = /ANSI|CSA|PAT|REV|EFF|CERT|Z21|STD|COPYRIGHT/u;

const monthName = `(?<name>${months.join("|")})[A-Z]*`;

/** Printed date formats, the finest first. */
const forms = [
  `${year}[-/. ](?<month>[01]?\\d)[-/. ](?<day>[0-3]?\\d)`,
  `(?<month>[01]?\\d)[-/.](?<day>[0-3]?\\d)[-/.]${year}`,
  `(?:(?<day>[0-3]?\\d)[- ]?)?${monthName}[-., ]*${year}`,
  `(?<month>[01]?\\d)[-/.] ?${year}`,
  `${year}[-/. ](?<month>[01]?\\d)`,
  year,
].map((form) => new RegExp(`(?<!\\d)${form}(?!\\d)`, "u"));

/** A line in upper case, with its source. */
interface DateLine {
  readonly text: string;
  readonly line: Line;
}

/** A date with a less likely character would wrongly contradict serial numbers. */
const leastProbability = 0.6;

/**
 * Returns the printed date of manufacture in some lines: after a word for it, or alone in its line.
 *
 * @param today Calendar date `"YYYY-MM-DD"`: a later date can't be one of manufacture.
 */
export function printedDateOn(lines: readonly DateLine[], today: string): PrintedDate | undefined {
  const dates = lines.flatMap(({ text, line }) => {
    const hasWord = aboutMaking.test(text);
    const match = hasWord || !aboutOther.test(text) ? dateIn(text) : undefined;
    if (match === undefined || match.date > today) return [];
    const isAlone = match.length === text.trim().length && match.date.length > 4;
    const characters = line.characters.slice(match.from, match.from + match.length);
    const isReadWell = characters.every(
      ({ char, probability }) => char === " " || probability >= leastProbability,
    );
    return (hasWord || isAlone) && isReadWell ? [{ date: match.date, text, hasWord }] : [];
  });
  const best = dates.find(({ hasWord }) => hasWord) ?? dates[0];
  return best && { date: best.date, text: best.text };
}

/** A date in a text. */
interface FoundDate {
  /** ISO 8601 at the precision printed. */
  readonly date: string;
  readonly from: number;
  readonly length: number;
}

/**
 * Returns the date in a text.
 *
 * @param text In upper case.
 *
 * @example
 * dateIn("MFG DATE 05/2014")?.date; //=> "2014-05"
 */
export function dateIn(text: string): FoundDate | undefined {
  for (const form of forms) {
    const match = form.exec(text);
    const date = match?.groups && isoDate(match.groups);
    if (match !== null && date !== undefined) return { date, from: match.index, length: match[0].length };
  }
  return undefined;
}

/** Returns the ISO date, or `undefined` if there is no such month or day. */
function isoDate(groups: Readonly<Record<string, string | undefined>>): string | undefined {
  const name = groups["name"];
  const month = name === undefined ? Number(groups["month"] ?? 0) : months.indexOf(name) + 1;
  const day = Number(groups["day"] ?? 0);
  const years = Number(groups["year"]);
  if (month > 12 || (groups["month"] !== undefined && month === 0)) return undefined;
  if (groups["day"] !== undefined && (day === 0 || day > new Date(Date.UTC(years, month, 0)).getUTCDate()))
    return undefined;
  const parts = [month, day].filter((part) => part > 0).map((part) => String(part).padStart(2, "0"));
  return [years, ...parts].join("-");
}
