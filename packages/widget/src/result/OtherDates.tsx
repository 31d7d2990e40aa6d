import { age, type Candidate } from "@heater-age/decoder";
import { tellingReasons } from "@heater-age/decoder/reasons";
import type { Outcome } from "../check/run-check.ts";
import { reasonText } from "../view/reason-text.ts";
import { ageText, dateText } from "../view/reading.ts";
import { useSpeech, withElements } from "../translator/translator.ts";

/** What the list of other dates takes. */
export interface OtherDatesProps {
  readonly outcome: Outcome;
  readonly others: readonly Candidate[];
}

/** Every other date the number can mean, why, and what settles it. */
export function OtherDates({ outcome, others }: OtherDatesProps) {
  const speech = useSpeech();
  const { texts } = speech;
  return (
    <section class="section" part="section">
      <h3>{texts.result.otherHeading}</h3>
      <ul class="others" role="list">
        {others.map((candidate) => (
          <li key={`${candidate.format} ${candidate.date}`}>
            <p>
              {withElements(
                (date) =>
                  texts.result.otherDate({
                    strong: () => date,
                    date: "",
                    age: ageText(speech, age(candidate.date, outcome.today)),
                  }),
                <strong>{dateText(speech, candidate)}</strong>,
              )}
            </p>
            <p class="quiet">
              {tellingReasons(candidate.reasons)
                .map((reason) => reasonText(speech, reason))
                .join(" ")}
            </p>
          </li>
        ))}
      </ul>
      <p class="quiet">
        <strong>{texts.result.otherSettle}</strong> {texts.result.settlePrinted}{" "}
        {outcome.modelSettles && outcome.input.model === "" ? texts.result.settleModel : null}
      </p>
    </section>
  );
}
