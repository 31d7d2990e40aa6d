import { age, anyTimeZone } from "@heater-age/decoder";
import { usualLife } from "@heater-age/decoder/life";
import { tellingReasons } from "@heater-age/decoder/reasons";
import {
  ageParts,
  confidenceTexts,
  dateText,
  eitherYearsText,
  lifeLine,
  outlookText,
  plateParts,
  reasonText,
} from "@heater-age/messages/format";
import { Card } from "@heater-age/ui/Card";
import { Confidence } from "@heater-age/ui/Confidence";
import { LifeLine } from "@heater-age/ui/LifeLine";
import { Plate } from "@heater-age/ui/Plate";
import * as layout from "@heater-age/ui/layout";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { toName } from "../check/choices.ts";
import { hasCounterMisfit } from "../check/shown-check.ts";
import { knownAge } from "../result/known-age.ts";
import { ResultState } from "../result/AgeState.tsx";
import { warrantyYears } from "./warranty-years.ts";
import * as styles from "./Answer.css.ts";
import { ClockNotice } from "./ClockNotice.tsx";
import { Dates } from "./Dates.tsx";
import { type Heater, isOpen as hasOpenDates } from "../result/heater.ts";
import { NotRecorded } from "./NotRecorded.tsx";
import { PrintedDateNotice } from "./PrintedDateNotice.tsx";
import { Warnings } from "./Warnings.tsx";

interface AnswerProps {
  readonly heater: Heater;
  /** Whether the visitor can choose another date, or a number that looks the same. A report has one. */
  readonly canChoose?: boolean;
  /** The question that separates dates, or its answers. */
  readonly question: ReactNode;
  readonly actions: ReactNode;
}

/** Renders the first screen of a result: the heater's age, its state, and the characters that encode it. */
export function Answer({ heater, canChoose = false, question, actions }: AnswerProps) {
  const intl = useIntl();
  const { check, choices, kind } = heater;
  const { result, today } = check;
  const { candidates } = result.decoding;
  const [first] = candidates;
  const isOpen = hasOpenDates(heater);
  const old = knownAge(result);
  const life = usualLife(kind);
  const [reason] = tellingReasons(first.reasons);
  const line = lifeLine(intl, {
    dates: isOpen ? candidates : [first],
    age: old,
    today,
    life,
    warranty: warrantyYears(heater),
    installed: heater.userInput.installed,
    isKindKnown: kind !== undefined,
  });
  return (
    <Card className={styles.answer} aria-labelledby="result-heading">
      <div>
        <div className={styles.top}>
          <ResultState result={result} />
          {isOpen ? (
            <span className={layout.quiet}>
              <FormattedMessage id="result.datesFit" values={{ count: candidates.length }} />
            </span>
          ) : (
            <Confidence level={first.confidence}>
              <FormattedMessage id={confidenceTexts[first.confidence]} />
            </Confidence>
          )}
        </div>
        <Heading heater={heater} isOpen={isOpen} />
        {isOpen ? null : (
          <p className={styles.made}>
            <FormattedMessage
              id={first.day === undefined ? "result.madeMonth" : "result.madeDay"}
              values={{ b: (text) => <strong key="date">{text}</strong>, date: dateText(intl, first) }}
            />
          </p>
        )}
      </div>
      <PrintedDateNotice />
      <Warnings check={check} canChoose={canChoose} />
      {candidates.length < 2 ? null : <Dates heater={heater} canChoose={canChoose} />}
      {isOpen && reason !== undefined ? (
        <p className={styles.say}>{reasonText(intl, toName(choices), reason)}</p>
      ) : null}
      {question}
      {isOpen ? null : (
        <p className={styles.say}>
          {hasCounterMisfit(result)
            ? null
            : outlookText(intl, { state: result.recommendationCode, age: old, life, kind })}{" "}
          {first.confidence === "low" ? <FormattedMessage id="result.verdictLow" /> : null}
        </p>
      )}
      <LifeLine {...line} />
      <Plate
        title={intl.formatMessage({ id: "reading.plateTitle" })}
        label={intl.formatMessage({ id: "reading.plateLabel" }, { serial: result.serialNumber })}
        parts={plateParts(intl, first)}
      />
      {actions}
      {old.precision === "year" && !isOpen ? (
        <p className={layout.quiet}>
          <FormattedMessage id="result.verdictAround" />
        </p>
      ) : null}
      <ClockNotice check={check} />
      <NotRecorded recording={check.recording} />
    </Card>
  );
}

interface HeadProps {
  readonly heater: Heater;
  /** Whether several dates fit and none is chosen. */
  readonly isOpen: boolean;
}

/** Renders the age in large type, or the years of each date if several fit. */
function Heading({ heater: { check }, isOpen }: HeadProps) {
  const intl = useIntl();
  const { result, today } = check;
  const ages = result.decoding.candidates.map(({ date }) => age(date, today, anyTimeZone));
  const { main, rest } = isOpen
    ? { main: eitherYearsText(intl, ages), rest: intl.formatMessage({ id: "result.datesYears" }) }
    : ageParts(intl, knownAge(result));
  return (
    <h2 className={styles.age} id="result-heading" tabIndex={-1}>
      {main} {rest === "" ? null : <span className={styles.rest}>{rest}</span>}
    </h2>
  );
}
