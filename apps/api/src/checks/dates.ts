import { type Candidate, monthOf } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";
import { dateIn } from "@heater-age/messages/dates";
import { formatText } from "@heater-age/messages/format";

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
