import type { KnownDate } from "@heater-age/decoder/proof";
import { dateText } from "@heater-age/messages/format";
import type { IntlShape } from "react-intl";

const parts = /^(?<year>\d{4})(?:-W(?<week>\d{2})|-(?<month>\d{2})(?:-(?<day>\d{2}))?)?$/u;

function oneText(intl: IntlShape, date: string): string {
  const { year = date, ...others } = parts.exec(date)?.groups ?? {};
  const given = Object.entries(others).filter(([, digits]) => digits !== undefined);
  if (given.length === 0) return year;
  return dateText(intl, {
    year: Number(year),
    ...Object.fromEntries(given.map(([name, digits]) => [name, Number(digits)])),
  });
}

/**
 * Returns a date that is known without decoding.
 *
 * @example
 * knownText(intl, "2017-01-20"); //=> "January 20, 2017"
 * knownText(intl, ["2005-05", "2006"]); //=> "May 2005 – 2006"
 */
export const knownText = (intl: IntlShape, known: KnownDate): string =>
  [known]
    .flat()
    .map((date) => oneText(intl, date))
    .join(" – ");
