import { age, type Candidate } from "@heater-age/decoder";
import type { IntlShape } from "react-intl";
import type { Outcome } from "../check/outcome.ts";
import { ageText, dateText, dayText } from "../reading/format.ts";
import { statesOf, stateTexts } from "./states.ts";

/** A result as plain text, one fact a line, for the clipboard. */
export function summary(
  intl: IntlShape,
  { input, label, today }: Outcome,
  [first, ...others]: readonly [Candidate, ...Candidate[]],
): string {
  const old = age(first.date, today);
  const states = statesOf(old).flatMap((state) =>
    state === undefined ? [] : [intl.formatMessage({ id: stateTexts[state] })],
  );
  const lines = [
    intl.formatMessage({ id: "result.copyTitle" }),
    intl.formatMessage({ id: "result.copyBrand" }, { brand: label }),
    intl.formatMessage({ id: "result.copySerial" }, { serial: input.serial }),
    ...(input.model === "" ? [] : [intl.formatMessage({ id: "result.copyModel" }, { model: input.model })]),
    intl.formatMessage({ id: "result.copyMade" }, { date: dateText(intl, first) }),
    intl.formatMessage({ id: "result.copyAge" }, { age: ageText(intl, old) }),
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
 * A result in one line.
 *
 * @example
 * headline(intl, outcome, candidate); //=> "Rheem water heater, made in May 2004: 22 years, 6 months old"
 */
export function headline(intl: IntlShape, { label, today }: Outcome, candidate: Candidate): string {
  const values = {
    brand: label,
    date: dateText(intl, candidate),
    age: ageText(intl, age(candidate.date, today)),
  };
  return intl.formatMessage({ id: "result.headline" }, values);
}
