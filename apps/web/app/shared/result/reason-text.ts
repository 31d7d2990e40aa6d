import type { Reason, ReasonCode } from "@heater-age/decoder";
import type { Messages } from "@heater-age/messages";
import type { IntlShape } from "react-intl";
import { choiceOf, type Choices } from "../check/choices.ts";
import { dateText } from "../reading/format.ts";

// Every reason the decoder can give has a text, and no text is without a reason.
type Same<One, Other> = [One, Other] extends [Other, One] ? true : false;
const reasonsHaveTexts: Same<ReasonCode, keyof Messages["reasons"]> = true;
void reasonsHaveTexts;

const MONTH = /^(\d{4})-(\d{2})$/u;

/**
 * A reason as a sentence. Months become words, brands get their names.
 *
 * @example
 * reasonText(intl, choices, { code: "letters-repeat", values: { every: 20 } });
 * //=> "The year letters start again every 20 years."
 */
export function reasonText(intl: IntlShape, choices: Choices, { code, values = {} }: Reason): string {
  const words = Object.entries(values).map(([name, value]) => {
    const [, year, month] = MONTH.exec(String(value)) ?? [];
    if (year !== undefined && month !== undefined) {
      return [name, dateText(intl, { year: Number(year), month: Number(month) })] as const;
    }
    if (name === "brand") return [name, choiceOf(choices, String(value))?.label ?? value] as const;
    // Years are no amounts: no thousands separator.
    return [name, String(value)] as const;
  });
  // A span without an end has no such value.
  return intl.formatMessage({ id: `reasons.${code}` }, { to: "open", ...Object.fromEntries(words) });
}
