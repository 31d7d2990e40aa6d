import { ageText, dateText, dayText, statesOf, stateTexts } from "@heater-age/messages/format";
import type { IntlShape } from "react-intl";
import type { DatedCheck } from "../check/shown-check.ts";
import { knownAge } from "./known-age.ts";

/** Returns a result as plain text, one fact a line, for the clipboard. */
export function summary(intl: IntlShape, { label, result, today }: DatedCheck): string {
  const { serialNumber: serial, modelNumber: model } = result;
  const [first, ...others] = result.decoding.candidates;
  const states = statesOf(result.recommendationCode).flatMap((state) =>
    state === undefined ? [] : [intl.formatMessage({ id: stateTexts[state] })],
  );
  const lines = [
    intl.formatMessage({ id: "result.copyTitle" }),
    intl.formatMessage({ id: "result.copyBrand" }, { brand: label }),
    intl.formatMessage({ id: "result.copySerial" }, { serial }),
    ...(model === "" ? [] : [intl.formatMessage({ id: "result.copyModel" }, { model })]),
    intl.formatMessage({ id: "result.copyMade" }, { date: dateText(intl, first) }),
    intl.formatMessage({ id: "result.copyAge" }, { age: ageText(intl, knownAge(result)) }),
    intl.formatMessage(
      { id: "result.copyStatus" },
      { status: intl.formatList(states, { type: "disjunction" }) },
    ),
    ...others.map((other) => intl.formatMessage({ id: "result.copyOther" }, { date: dateText(intl, other) })),
    intl.formatMessage({ id: "result.copyChecked" }, { date: dayText(intl, today) }),
  ];
  return lines.join("\n");
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
