import { age, ageLimits } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";
import { actionsFor, ageText, monthsText, plateParts, statesOf } from "@heater-age/messages/format";
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
import type { DatedCheck } from "../check/shown-check.ts";
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
import { knownAge } from "../result/known-age.ts";

/** Props of the verdict. */
export interface VerdictProps {
  readonly language: Language;
  /** With the dates that are not ruled out. */
  readonly check: DatedCheck;
  readonly disambiguation: Disambiguation;
  readonly choices: Choices;
  readonly path: string;
  /** True while the dialog covers the card, which must not change until then. */
  readonly behind: boolean;
  readonly onStartAgain: () => void;
}

/** The age, the characters that encode it, other possible dates, and what to do. */
export function Verdict(props: VerdictProps) {
  const { language, check, disambiguation, choices, path, behind, onStartAgain } = props;
  const intl = useIntl();
  const { input, label, today, result } = check;
  const { decoding, modelNumber, recommendationCode: code, serialNumber } = result;
  const [model, askForModel] = useModel(language, check);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [filled, fill] = useState(false);
  const actions = useMemo(() => ({ place, fill }), [place]);
  const [first, ...others] = decoding.candidates;
  const old = knownAge(result);
  const [older, younger] = statesOf(code);
  const inWords = ageText(intl, old);
  const uncertain = old.precision === "year";
  const values = {
    brand: <span translate="no">{label}</span>,
    serial: (
      <span className={plateText} translate="no">
        {serialNumber}
      </span>
    ),
    model: (
      <span className={plateText} translate="no">
        {modelNumber}
      </span>
    ),
  };
  return (
    <Card className={styles.card} aria-labelledby="result-heading">
      <div className={styles.head}>
        <Pills code={code} />
        <h2 className={styles.verdict} id="result-heading" tabIndex={-1}>
          {inWords}
        </h2>
        <Made candidates={decoding.candidates} />
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
              values={{ years: ageLimits[older === "replace" ? "replace" : "monitor"] }}
            />
          </p>
        )}
        <p className={styles.about}>
          {intl.formatMessage(
            { id: modelNumber === "" ? "result.brandAndSerial" : "result.brandSerialModel" },
            values,
          )}
        </p>
        <div className={styles.late}>
          <SafetyPlace language={language} input={input} linked />
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
        limits={ageLimits}
        others={others.map(({ date }) => age(date, today).maxMonths)}
        start={intl.formatMessage({ id: "result.gaugeNew" })}
        end={intl.formatMessage({ id: "result.gaugeEnd" })}
      />
      <Plate
        title={intl.formatMessage({ id: "reading.plateTitle" })}
        label={intl.formatMessage({ id: "reading.plateLabel" }, { serial: serialNumber })}
        parts={plateParts(intl, first)}
      />
      {others.length === 0 && disambiguation.answered.length === 0 ? null : (
        <OtherDates
          check={check}
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
              {actionsFor(intl, code).map((text) => (
                <li key={text} className={styles.action}>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
          )}
          <div className={styles.late} ref={setPlace} />
        </div>
      </section>
      <div className={styles.late}>
        <ModelSection state={model} model={modelNumber} age={old} onAskAgain={askForModel} />
      </div>
      <Makers check={check} path={path} shown={1} />
      <ActionsPlaceContext value={actions}>
        <div className={styles.late}>
          <LazyAdvice
            language={language}
            input={input}
            left={
              disambiguation.answered.length === 0 ? undefined : decoding.candidates.map(({ date }) => date)
            }
            cover={model.status === "found" ? model.known.modelInfo.warranty : undefined}
          />
        </div>
      </ActionsPlaceContext>
      <ClockNotice check={check} />
      <NotRecorded recording={check.recording} />
      <HowSure candidate={first} choices={choices} />
      <Proof language={language} check={check} />
      <Actions
        language={language}
        check={check}
        answered={disambiguation.answered}
        modelInfo={model.status === "found" ? model.known.modelInfo : undefined}
        path={path}
        onStartAgain={onStartAgain}
      />
    </Card>
  );
}
