import { age, type Candidate } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";
import { Card } from "@heater-age/ui/Card";
import { Gauge } from "@heater-age/ui/Gauge";
import { Plate } from "@heater-age/ui/Plate";
import { plateText, screenOnly } from "@heater-age/ui/theme";
import { useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ActionsPlaceContext } from "../advice/actions-place.ts";
import { LazyAdvice } from "../advice/LazyAdvice.tsx";
import { SafetyPlace } from "../advice/SafetyPlace.tsx";
import type { Choices } from "../check/choices.ts";
import { asTyped } from "../check/typed.ts";
import type { Outcome } from "../check/outcome.ts";
import { ageText, monthsText } from "../reading/format.ts";
import { plateParts } from "../reading/plate.ts";
import { ModelSection } from "../model/ModelSection.tsx";
import { useModel } from "../model/use-model.ts";
import { LazyQuestion } from "../disambiguation/LazyQuestion.tsx";
import type { Disambiguation } from "../disambiguation/use-disambiguation.ts";
import { Actions } from "./Actions.tsx";
import { ClockNotice } from "./ClockNotice.tsx";
import { HowSure } from "./HowSure.tsx";
import { Made } from "./Made.tsx";
import { Makers } from "./Makers.tsx";
import { NotRecorded } from "./NotRecorded.tsx";
import { OtherDates } from "./OtherDates.tsx";
import { Pills } from "./Pills.tsx";
import { Proof } from "./Proof.tsx";
import * as styles from "../result/card.css.ts";
import { actionTexts, statesOf } from "../result/states.ts";

/** What the verdict takes. */
export interface VerdictProps {
  readonly language: Language;
  readonly outcome: Outcome;
  /** Those that are left, best first. */
  readonly candidates: readonly [Candidate, ...Candidate[]];
  readonly disambiguation: Disambiguation;
  readonly choices: Choices;
  readonly path: string;
  /** True as long as the dialog stands before the card: until then nothing in it changes. */
  readonly behind: boolean;
  readonly onStartAgain: () => void;
}

const BOUNDS = { replace: 10, monitor: 6 } as const;

/** How old it is, which characters say so, what else it could mean, and what to do. */
export function Verdict(props: VerdictProps) {
  const { language, outcome, candidates, disambiguation, choices, path, behind, onStartAgain } = props;
  const intl = useIntl();
  const { input, label, today } = outcome;
  const [model, askForModel] = useModel(language, input);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [filled, fill] = useState(false);
  const actions = useMemo(() => ({ place, fill }), [place]);
  const [first, ...others] = candidates;
  const old = age(first.date, today);
  const [older, younger] = statesOf(old);
  const inWords = ageText(intl, old);
  const uncertain = old.precision === "year";
  const values = {
    brand: <span translate="no">{label}</span>,
    serial: (
      <span className={plateText} translate="no">
        {input.serial}
      </span>
    ),
    model: (
      <span className={plateText} translate="no">
        {input.model}
      </span>
    ),
  };
  return (
    <Card className={styles.card} aria-labelledby="result-heading">
      <div className={styles.head}>
        <Pills age={old} />
        <h2 className={styles.verdict} id="result-heading" tabIndex={-1}>
          {inWords}
        </h2>
        <Made candidates={candidates} />
        {uncertain ? (
          <p className={styles.about}>
            <FormattedMessage
              id="result.verdictAround"
              values={{ from: monthsText(intl, old.minMonths), to: monthsText(intl, old.maxMonths) }}
            />
          </p>
        ) : null}
        {younger === undefined ? null : (
          <p className={styles.about}>
            <FormattedMessage
              id="result.crossing"
              values={{ years: older === "replace" ? BOUNDS.replace : BOUNDS.monitor }}
            />
          </p>
        )}
        <p className={styles.about}>
          {intl.formatMessage(
            { id: input.model === "" ? "result.brandAndSerial" : "result.brandSerialModel" },
            values,
          )}
        </p>
        <div className={styles.late}>
          <SafetyPlace language={language} input={asTyped(outcome)} linked />
        </div>
      </div>
      <Gauge
        label={
          uncertain
            ? intl.formatMessage(
                { id: "result.gaugeRangeLabel" },
                { from: monthsText(intl, old.minMonths), to: monthsText(intl, old.maxMonths) },
              )
            : intl.formatMessage({ id: "result.gaugeLabel" }, { age: inWords })
        }
        min={uncertain ? old.minMonths : old.maxMonths}
        max={old.maxMonths}
        others={others.map(({ date }) => age(date, today).maxMonths)}
        start={intl.formatMessage({ id: "result.gaugeNew" })}
        end={intl.formatMessage({ id: "result.gaugeEnd" })}
      />
      <Plate
        title={intl.formatMessage({ id: "reading.plateTitle" })}
        label={intl.formatMessage({ id: "reading.plateLabel" }, { serial: input.serial })}
        parts={plateParts(intl, first)}
      />
      {others.length === 0 && disambiguation.answered.length === 0 ? null : (
        <OtherDates
          outcome={outcome}
          others={others}
          choices={choices}
          question={
            <div className={styles.late}>
              <LazyQuestion language={language} disambiguation={disambiguation} />
            </div>
          }
        />
      )}
      <section className={styles.section}>
        <h3 className={styles.heading}>
          <FormattedMessage id="result.actionsHeading" />
        </h3>
        <div>
          {filled && !behind ? null : (
            <ol className={filled ? `${styles.actions} ${screenOnly}` : styles.actions} role="list">
              {actionTexts[older].map((id) => (
                <li key={id} className={styles.action}>
                  <span>{intl.formatMessage({ id })}</span>
                </li>
              ))}
            </ol>
          )}
          <div className={styles.late} ref={setPlace} />
        </div>
      </section>
      <div className={styles.late}>
        <ModelSection state={model} model={input.model} age={old} onAskAgain={askForModel} />
      </div>
      <Makers outcome={outcome} path={path} shown={1} />
      <ActionsPlaceContext value={actions}>
        <div className={styles.late}>
          <LazyAdvice
            language={language}
            input={asTyped(outcome)}
            left={disambiguation.answered.length === 0 ? undefined : candidates.map(({ date }) => date)}
            cover={model.status === "found" ? model.answer.modelInfo.warranty : undefined}
          />
        </div>
      </ActionsPlaceContext>
      <ClockNotice outcome={outcome} />
      <NotRecorded recording={outcome.recording} />
      <HowSure candidate={first} choices={choices} />
      <Proof language={language} outcome={outcome} />
      <Actions
        language={language}
        outcome={outcome}
        candidates={candidates}
        answered={disambiguation.answered}
        modelInfo={model.status === "found" ? model.answer.modelInfo : undefined}
        path={path}
        onStartAgain={onStartAgain}
      />
    </Card>
  );
}
