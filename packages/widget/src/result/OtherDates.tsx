import { age, ageStatus, anyTimeZone } from "@heater-age/decoder";
import { tellingReasons } from "@heater-age/decoder/reasons";
import { ageText, dateText, reasonText, stateTexts } from "@heater-age/messages/format";
import { findLabel } from "../brands/brand-choices.ts";
import type { DatedResult } from "../check/run-check.ts";
import { slot, useTranslator, withElements } from "../translator/translator.ts";
import { Section } from "../view/Section.tsx";

// The text marks the date as strong.
const text = { id: "result.otherDate" } as const;
const values = { strong: () => slot(0), date: "" };

/** Renders every other date that the number can mean, why, and how to decide. */
export function OtherDates({ result }: { readonly result: DatedResult }) {
  const translator = useTranslator();
  const { formatMessage } = translator;
  const others = result.decoding.candidates
    .slice(1)
    .map((candidate) => ({ candidate, old: age(candidate.date, result.today, anyTimeZone) }));
  return (
    <Section heading="result.otherHeading">
      <ul class="others" role="list">
        {others.map(({ candidate, old }) => (
          <li key={`${candidate.format} ${candidate.date}`}>
            <p>
              {withElements(
                formatMessage(text, {
                  ...values,
                  age: ageText(translator, old),
                  state: formatMessage({ id: stateTexts[ageStatus(old.years)] }),
                }),
                <strong>{dateText(translator, candidate)}</strong>,
              )}
            </p>
            <p class="quiet">
              {tellingReasons(candidate.reasons)
                .map((reason) => reasonText(translator, findLabel, reason))
                .join(" ")}
            </p>
          </li>
        ))}
      </ul>
      <p class="quiet">{formatMessage({ id: "result.printedDecides" })}</p>
    </Section>
  );
}
