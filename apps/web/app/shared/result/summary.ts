import { ageParts, ageText, datesText, dateText } from "@heater-age/messages/format";
import type { IntlShape } from "react-intl";
import { type LifeType, usualLife } from "@heater-age/decoder/life";
import type { DatedCheck } from "../check/shown-check.ts";
import { confidenceTexts } from "./confidence-texts.ts";
import { knownAge } from "./known-age.ts";

/**
 * Returns a result as a sentence for an inspector's own report.
 *
 * @param kind Kind of heater; absent if unknown.
 *
 * @example
 * summary(intl, check);
 * //=> "Rheem water heater, serial RH0504B01826: manufactured May 2004 (high confidence), 22 years old, beyond its …"
 */
export function summary(intl: IntlShape, { label, result }: DatedCheck, kind?: LifeType): string {
  const [first, ...others] = result.decoding.candidates;
  const age = knownAge(result);
  const { from, to } = usualLife(kind);
  const stage = age.maxMonths >= to * 12 ? "beyond" : age.maxMonths >= from * 12 ? "within" : "before";
  const sentence = intl.formatMessage(
    { id: "result.copySentence" },
    {
      brand: label,
      serial: result.serialNumber,
      date: dateText(intl, first),
      sure: intl.formatMessage({ id: confidenceTexts[first.confidence] }).toLocaleLowerCase(intl.locale),
      age: ageParts(intl, age).main,
      from,
      to,
      stage,
    },
  );
  if (others.length === 0) return sentence;
  return `${sentence} ${intl.formatMessage({ id: "result.verdictOther" }, { dates: datesText(intl, others) })}`;
}

/**
 * Returns a result in one line.
 *
 * @example
 * headline(intl, check); //=> "Rheem water heater, made in May 2004: 22 years, 6 months old"
 */
export function headline(intl: IntlShape, { label, result }: DatedCheck): string {
  const values = {
    brand: label,
    date: dateText(intl, result.decoding.candidates[0]),
    age: ageText(intl, knownAge(result)),
  };
  return intl.formatMessage({ id: "result.headline" }, values);
}
