import { ageText, eitherYearsText, kindNames } from "@heater-age/messages/format";
import { age, anyTimeZone } from "@heater-age/decoder";
import type { IntlShape } from "react-intl";
import { type Heater, isOpen } from "../result/heater.ts";

/**
 * Returns a message that asks a plumber for a quote, with the facts about the heater. The visitor adds the address.
 *
 * @example
 * quoteText(intl, heater);
 * //=> "Hello. I need a quote for a new water heater. The old one: Rheem, Gas tank, 22 years, 6 months old. …"
 */
export function quoteText(intl: IntlShape, heater: Heater): string {
  const { check, kind, model } = heater;
  const ages = check.result.decoding.candidates.map(({ date }) => age(date, check.today, anyTimeZone));
  const [first] = ages;
  const old = isOpen(heater)
    ? `${eitherYearsText(intl, ages)} ${intl.formatMessage({ id: "result.datesYears" })}`
    : intl.formatMessage({ id: "result.dateAge" }, { age: first === undefined ? "" : ageText(intl, first) });
  const facts = [
    check.label,
    kind && intl.formatMessage({ id: kindNames[kind] }),
    model.status === "found" ? model.known.modelInfo.capacity : undefined,
    old,
  ];
  return intl.formatMessage({ id: "result.quoteText" }, { facts: facts.filter(Boolean).join(", ") });
}
