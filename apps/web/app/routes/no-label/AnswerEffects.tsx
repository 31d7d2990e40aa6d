import type { Source } from "@heater-age/decoder";
import type { NarrowingStep } from "@heater-age/decoder/no-label";
import { askText, confidenceTexts } from "@heater-age/messages/format";
import * as layout from "@heater-age/ui/layout";
import { screenOnly } from "@heater-age/ui/theme";
import { Fragment } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { SourceName } from "../../shared/result/SourceName.tsx";
import { type Answer, toQuery } from "./answers.ts";
import type { Guidance } from "./guide.ts";
import * as styles from "./no-label.css.ts";
import type { GuideCode } from "./questions.ts";
import { answerText, reasonText, yearsText } from "./labels.ts";

interface AnswerEffectsProps {
  readonly path: string;
  readonly answers: readonly Answer[];
  readonly guidance: Guidance;
}

/** Renders every answer with its effect, confidence and sources, and a link to change it. */
export function AnswerEffects({ path, answers, guidance: { effects, unseen } }: AnswerEffectsProps) {
  const intl = useIntl();
  const energy = answers.find(({ questionCode }) => questionCode === "energy");
  const change = (questionCode: GuideCode) => (
    <Change to={path + toQuery(answers, questionCode)} questionCode={questionCode} />
  );
  return (
    <section className={layout.column.small} aria-labelledby="effects-heading">
      <h2 className={styles.subheading} id="effects-heading">
        <FormattedMessage id="noLabel.reasonsHeading" />
      </h2>
      <ul className={layout.column.medium} role="list">
        {effects.map(({ answer, step }) => (
          <li
            key={answer.questionCode}
            className={step?.agrees === false ? styles.contradicting : styles.counting}
          >
            <p className={layout.quiet}>{askText(intl, answer.questionCode)}</p>
            <p className={styles.answer}>{answerText(intl, answer)}</p>
            {step === undefined ? (
              <p>
                <FormattedMessage id="noLabel.nothing" />
              </p>
            ) : (
              <Step step={step} />
            )}
            {change(answer.questionCode)}
          </li>
        ))}
        {[...(energy === undefined ? [] : [energy]), ...unseen].map((answer) => (
          <li key={answer.questionCode} className={styles.unseen}>
            <p className={layout.quiet}>{askText(intl, answer.questionCode)}</p>
            <p className={layout.quiet}>
              {answer.fields.some(([, value]) => value === "unknown") ? (
                <FormattedMessage id="noLabel.notSeen" />
              ) : (
                answerText(intl, answer)
              )}
            </p>
            {change(answer.questionCode)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Step({ step }: { readonly step: NarrowingStep }) {
  const intl = useIntl();
  const { reason, agrees, years, left, basis, confidence, sources } = step;
  return (
    <>
      <p>{reasonText(intl, reason)}</p>
      <p className={styles.effect}>
        {intl.formatMessage(
          { id: agrees ? "noLabel.leaves" : "noLabel.against" },
          { years: yearsText(intl, agrees ? left : years) },
        )}
      </p>
      <p className={layout.quiet}>
        {basis === "ours" ? (
          <>
            <FormattedMessage id="noLabel.ours" />
            {". "}
          </>
        ) : null}
        <FormattedMessage id={confidenceTexts[confidence]} />
        {". "}
        <Sources sources={sources} />
      </p>
    </>
  );
}

function Sources({ sources }: { readonly sources: readonly Source[] }) {
  return sources.map((source, index) => (
    <Fragment key={source.title}>
      {index === 0 ? null : " · "}
      <SourceName source={source} />
    </Fragment>
  ));
}

function Change({ to, questionCode }: { readonly to: string; readonly questionCode: GuideCode }) {
  const intl = useIntl();
  return (
    <Link
      className={`${styles.change} ${screenOnly}`}
      to={to}
      preventScrollReset
      aria-label={intl.formatMessage({ id: "noLabel.change" }, { question: askText(intl, questionCode) })}
    >
      <FormattedMessage id="form.change" />
    </Link>
  );
}
