import type { Reason, ReasonCode } from "@heater-age/decoder";
import type { Messages } from "@heater-age/messages";
import { reasonText as sentenceOf } from "@heater-age/messages/format";
import type { IntlShape } from "react-intl";
import { findChoice, type Choices } from "../check/choices.ts";

// Every reason of the decoder has a text, and every text has a reason.
type Same<One, Other> = [One, Other] extends [Other, One] ? true : false;
const reasonsHaveTexts: Same<ReasonCode, keyof Messages["reasons"]> = true;
void reasonsHaveTexts;

/**
 * Returns a reason as a sentence, with the names of months and brands.
 *
 * @example
 * reasonText(intl, choices, { code: "letters-repeat", values: { every: 20 } });
 * //=> "The year letters repeat every 20 years."
 */
export const reasonText = (intl: IntlShape, choices: Choices, reason: Reason): string =>
  sentenceOf(intl, (slug) => findChoice(choices, slug)?.label, reason);
