import { age, type Candidate } from "@heater-age/decoder";
import { tellingReasons } from "@heater-age/decoder/reasons";
import type { Outcome } from "../check/run-check.ts";
import { ageText, dateText, reasonText } from "@heater-age/messages/format";
import { labelOf } from "../check/brand-choices.ts";
import { useTranslator, withElements } from "../translator/translator.ts";

/** What the list of other dates takes. */
export interface OtherDatesProps {
  readonly outcome: Outcome;
  readonly others: readonly Candidate[];
}

/** Every other date the number can mean, why, and what settles it. */
export function OtherDates({ outcome, others }: OtherDatesProps) {
  const translator = useTranslator();
  const { formatMessage } = translator;
  return (
    <section class="section" part="section">
      <h3>{formatMessage({ id: "result.otherHeading" })}</h3>
      <ul class="others" role="list">
        {others.map((candidate) => (
          <li key={`${candidate.format} ${candidate.date}`}>
            <p>
              {withElements(
                (date) =>
                  formatMessage(
                    { id: "result.otherDate" },
                    {
                      strong: () => date,
                      date: "",
                      age: ageText(translator, age(candidate.date, outcome.today)),
                    },
                  ),
                <strong>{dateText(translator, candidate)}</strong>,
              )}
            </p>
            <p class="quiet">
              {tellingReasons(candidate.reasons)
                .map((reason) => reasonText(translator, labelOf, reason))
                .join(" ")}
            </p>
          </li>
        ))}
      </ul>
      <p class="quiet">
        <strong>{formatMessage({ id: "result.otherSettle" })}</strong>{" "}
        {formatMessage({ id: "result.settlePrinted" })}{" "}
        {outcome.modelSettles && outcome.input.model === ""
          ? formatMessage({ id: "result.settleModel" })
          : null}
      </p>
    </section>
  );
}
