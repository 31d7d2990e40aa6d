import type { Reason } from "@heater-age/decoder";
import { labelOf } from "../check/brand-choices.ts";
import { dateText } from "./reading.ts";
import { filled, type Speech } from "../translator/translator.ts";

type Values = Readonly<Record<string, string | number>>;

const MONTH = /^(\d{4})-(\d{2})$/u;

/**
 * A reason as a sentence. Months become words, brands get their names.
 *
 * @example
 * reasonText(speech, { code: "letters-repeat", values: { every: 20 } });
 * //=> "The year letters start again every 20 years."
 */
export function reasonText(speech: Speech, { code, values = {} }: Reason): string {
  const words = Object.entries(values).map(([name, value]) => {
    const [, year, month] = MONTH.exec(String(value)) ?? [];
    if (year !== undefined && month !== undefined) {
      return [name, dateText(speech, { year: Number(year), month: Number(month) })] as const;
    }
    // Years are no amounts: no thousands separator.
    return [name, name === "brand" ? labelOf(String(value)) : String(value)] as const;
  });
  // A span without an end has no such value.
  const text: string | ((values: never) => string) = speech.texts.reasons[code];
  return filled(text as string | ((values: Values) => string), { to: "open", ...Object.fromEntries(words) });
}
