import type { NarrowingReason, Years, YearsAge } from "@heater-age/decoder/no-label";
import { kindNames } from "@heater-age/messages/format";
import type { IntlShape } from "react-intl";
import { type Answer, type factorKinds, valueIn } from "./answers.ts";
import { questions } from "./questions.ts";

/**
 * Returns years in words, also for a range with an unknown start or end.
 *
 * @example
 * yearsText(intl, [2016, 2026]); //=> "2016 to 2026"
 */
export function yearsText(intl: IntlShape, [from, to]: Years): string {
  if (from === null && to === null) return intl.formatMessage({ id: "noLabel.any" });
  if (from === null) return intl.formatMessage({ id: "noLabel.until" }, { to: String(to) });
  if (to === null) return intl.formatMessage({ id: "noLabel.from" }, { from: String(from) });
  if (from === to) return String(from);
  return intl.formatMessage({ id: "noLabel.between" }, { from: String(from), to: String(to) });
}

/** Returns the conclusion from the answers in a sentence. */
export function saidText(intl: IntlShape, [from, to]: Years): string {
  if (to === null) return intl.formatMessage({ id: "noLabel.any" });
  if (from === null) return intl.formatMessage({ id: "noLabel.saidUntil" }, { to: String(to) });
  if (from === to) return intl.formatMessage({ id: "noLabel.saidOne" }, { year: String(from) });
  return intl.formatMessage({ id: "noLabel.saidBetween" }, { from: String(from), to: String(to) });
}

/** Returns the age in whole years; `undefined` if it can be any. */
export function yearsAgeText(intl: IntlShape, { minMonths, maxMonths }: YearsAge): string | undefined {
  const from = Math.floor(minMonths / 12);
  if (maxMonths === null)
    return from === 0 ? undefined : intl.formatMessage({ id: "noLabel.ageAtLeast" }, { count: from });
  const to = Math.floor(maxMonths / 12);
  if (from === 0) return intl.formatMessage({ id: "noLabel.ageAtMost" }, { count: Math.max(to, 1) });
  if (from === to) return intl.formatMessage({ id: "reading.aboutYears" }, { count: to });
  return intl.formatMessage({ id: "reading.rangeYears" }, { from, to });
}

/** Returns why an answer rules out years. */
export function reasonText(intl: IntlShape, reason: NarrowingReason): string {
  // Years have no thousands separator.
  const years = Object.entries(reason.values)
    .filter(([name]) => name === "year" || name === "until")
    .map(([name, value]) => [name, String(value)] as const);
  return intl.formatMessage(
    { id: `disambiguation.because-${reason.code}` },
    { ...reason.values, ...Object.fromEntries(years) },
  );
}

/** Returns the name of a kind of heater. */
export const kindText = (intl: IntlShape, kind: (typeof factorKinds)[number]): string =>
  intl.formatMessage({ id: kindNames[kind] });

/** Returns an answer in words. */
export function answerText(intl: IntlShape, { questionCode, fields, clue }: Answer): string {
  if (clue?.question === "electric-tank-size")
    return intl.formatMessage({ id: "noLabel.gallons" }, { gallons: clue.gallons });
  if (clue?.question === "energy-factor") {
    const { energyFactor, gallons, type } = clue;
    const factor = intl.formatMessage(
      { id: "noLabel.factorOf" },
      { factor: intl.formatNumber(energyFactor), kind: kindText(intl, type) },
    );
    const size = gallons === undefined ? [] : [intl.formatMessage({ id: "noLabel.gallons" }, { gallons })];
    return [factor, ...size].join(", ");
  }
  const value = valueIn(fields, questionCode).trim();
  const question = questions[questionCode];
  const choice = "choices" in question ? question.choices[value] : undefined;
  return choice === undefined ? value : intl.formatMessage({ id: choice.text });
}
