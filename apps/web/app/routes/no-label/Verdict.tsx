import { Button } from "@heater-age/ui/Button";
import { Icon } from "@heater-age/ui/Icon";
import { Notice } from "@heater-age/ui/Notice";
import { screenOnly } from "@heater-age/ui/theme";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { actionTexts, clueText, dayText, yearsStateText } from "@heater-age/messages/format";
import * as layout from "@heater-age/ui/layout";
import { AgeState } from "../../shared/result/AgeState.tsx";
import { copyResult } from "../../shared/result/copy-result.ts";
import { useCopied } from "../../shared/share/use-copied.ts";
import type { Guidance } from "./guide.ts";
import * as styles from "./no-label.css.ts";
import { answerText, reasonText, saidText, yearsAgeText } from "./labels.ts";

export interface VerdictProps {
  readonly guidance: Guidance;
  /** Calendar date `"YYYY-MM-DD"`. */
  readonly today: string;
}

/** Renders what the years mean: the age, the likeliest state, what would narrow it, and what to do. */
export function Verdict({ guidance, today }: VerdictProps) {
  const intl = useIntl();
  const [copied, setCopied] = useCopied();
  const { years, age, weak, clue } = guidance;
  const inWords = yearsAgeText(intl, age);

  const copy = async () => {
    if (await copyResult(intl, summary(intl, guidance, today))) setCopied();
  };

  return (
    <section className={layout.column.small} aria-labelledby="verdict-heading">
      <h2 className={styles.subheading} id="verdict-heading">
        {saidText(intl, years)}
      </h2>
      {inWords === undefined ? null : (
        <p className={styles.answer}>
          <FormattedMessage id="noLabel.age" values={{ age: inWords }} />
        </p>
      )}
      {age.isCertain ? <AgeState state={age.state} /> : <p>{yearsStateText(intl, age)}</p>}
      {age.isCertain || clue === undefined ? null : <p>{clueText(intl, clue)}</p>}
      {weak ? (
        <Notice icon="alert">
          <FormattedMessage id="noLabel.weak" />
        </Notice>
      ) : null}
      <h3 className={styles.answer}>
        <FormattedMessage id="result.actionsHeading" />
      </h3>
      <ol className={styles.points}>
        {actionTexts[age.state].map((id) => (
          <li key={id}>{intl.formatMessage({ id })}</li>
        ))}
      </ol>
      <div className={`${styles.ways} ${screenOnly}`}>
        <Button tone="secondary" className={styles.scripted} onClick={() => void copy()}>
          <Icon name={copied ? "check" : "copy"} />
          <FormattedMessage id={copied ? "share.copyDone" : "result.copy"} />
        </Button>
        <Button tone="secondary" className={styles.scripted} onClick={() => window.print()}>
          <Icon name="print" />
          <FormattedMessage id="result.print" />
        </Button>
      </div>
    </section>
  );
}

/** Returns the conclusions as plain text for the clipboard, one fact per line. */
function summary(intl: IntlShape, { years, age, effects }: Guidance, today: string): string {
  const inWords = yearsAgeText(intl, age);
  const reasons = effects.flatMap(({ answer, step }) =>
    step?.agrees
      ? [
          intl.formatMessage(
            { id: "noLabel.copyReason" },
            { answer: answerText(intl, answer), reason: reasonText(intl, step.reason) },
          ),
        ]
      : [],
  );
  return [
    intl.formatMessage({ id: "noLabel.copyTitle" }),
    saidText(intl, years),
    ...(inWords === undefined ? [] : [intl.formatMessage({ id: "noLabel.age" }, { age: inWords })]),
    yearsStateText(intl, age),
    ...reasons,
    intl.formatMessage({ id: "result.copyChecked" }, { date: dayText(intl, today) }),
  ].join("\n");
}
