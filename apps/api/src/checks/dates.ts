import { type Candidate, monthOf } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";
import { dateIn } from "@heater-age/messages/format";
import { formatText } from "@heater-age/messages/server";

const twoDigits = (number: number): string => String(number).padStart(2, "0");

/**
 * The date of a candidate as `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; a week is given as its month.
 *
 * @example
 * calendarDate({ date: "2018-W36", year: 2018, week: 36 }); //=> "2018-09"
 */
export function calendarDate(candidate: Pick<Candidate, "date" | "year" | "month" | "week">): string {
  const month = monthOf(candidate);
  return candidate.week === undefined || month === undefined
    ? candidate.date
    : `${candidate.year}-${twoDigits(month)}`;
}

/**
 * The date of a candidate as it stands in a sentence.
 *
 * @example
 * spokenDate({ year: 2005, month: 8 }, "en"); //=> "August 2005"
 * spokenDate({ year: 2018, week: 36 }, "en"); //=> "week 36 of 2018"
 */
export function spokenDate(
  { year, month, week, day }: Pick<Candidate, "year" | "month" | "week" | "day">,
  language: Language,
): string {
  if (week !== undefined)
    return formatText(language, "recommendation", "dateWeek", { week, year: String(year) });
  if (month === undefined) return String(year);
  return dateIn(language, Date.UTC(year, month - 1, day ?? 1), {
    year: "numeric",
    month: "long",
    ...(day === undefined ? {} : { day: "numeric" }),
  });
}

const ISO = /^(?<year>\d{4})(?:-W(?<week>\d{2})|-(?<month>\d{2})(?:-(?<day>\d{2}))?)?$/u;

/**
 * A date at the precision known, as it stands in a sentence.
 *
 * @param date `"2018"`, `"2018-09"`, `"2018-W36"` or `"2018-09-05"`.
 * @throws {RangeError} when it is written otherwise: a mistake in the calling program.
 *
 * @example
 * spokenIso("2018-09-05", "en"); //=> "September 5, 2018"
 */
export function spokenIso(date: string, language: Language): string {
  const parts = ISO.exec(date)?.groups;
  if (parts === undefined) throw new RangeError(`"${date}" is no date`);
  const { year, ...finer } = Object.fromEntries(
    Object.entries(parts).flatMap(([name, digits]: [string, string | undefined]) =>
      digits === undefined ? [] : [[name, Number(digits)]],
    ),
  );
  return spokenDate({ year: year ?? 0, ...finer }, language);
}
