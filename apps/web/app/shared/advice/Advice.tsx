import type { Language } from "@heater-age/messages";
import { Button } from "@heater-age/ui/Button";
import { screenOnly } from "@heater-age/ui/theme";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { CheckInput } from "../check/input.ts";
import * as cardStyles from "../result/card.css.ts";
import { WithTexts } from "../texts/WithTexts.tsx";
import { adviceAreas } from "../texts/areas.ts";
import * as styles from "./Advice.css.ts";
import { Safety } from "./Safety.tsx";
import { Sections } from "./Sections.tsx";
import { useAdvice, type UserInput } from "./use-advice.ts";

/** Props of the advice. */
export interface AdviceProps {
  readonly language: Language;
  readonly input: CheckInput;
  /** The remaining dates, if the visitor has ruled others out. */
  readonly left?: readonly string[] | undefined;
  /** The warranty details on the card, next to its state. */
  readonly cover?: string | undefined;
  /** Whether there is no date: only safety notices for the brand and model can be shown then. */
  readonly undated?: boolean;
}

/**
 * Advice for the date of a check: safety notices, warranty, remaining life, what to do. Only safety notices without a
 * date.
 */
export function Advice(props: AdviceProps) {
  return (
    <WithTexts language={props.language} areas={adviceAreas} otherwise="without">
      <Asked {...props} />
    </WithTexts>
  );
}

function Asked({ language, input, left, cover, undated = false }: AdviceProps) {
  const [userInput, setUserInput] = useState<UserInput>({});
  const [{ advice, loading, failure }, askAgain] = useAdvice(language, input, { ...userInput, dates: left });
  const onUserInput = (more: UserInput) => setUserInput((before) => ({ ...before, ...more }));
  return (
    <div className={styles.advice} aria-busy={loading}>
      {advice === undefined ? null : undated ? (
        <Safety safety={advice.safety} />
      ) : (
        <Sections language={language} advice={advice} cover={cover} editing={{ userInput, onUserInput }} />
      )}
      {loading && advice === undefined ? (
        <p className={cardStyles.quiet} role="status">
          <FormattedMessage id={undated ? "advice.safetyLoading" : "advice.loading"} />
        </p>
      ) : null}
      {failure === undefined ? null : (
        <section className={`${cardStyles.section} ${screenOnly}`}>
          <h3 className={cardStyles.heading}>
            <FormattedMessage id={undated ? "advice.safetyFailed" : "advice.failed"} />
          </h3>
          <p role="status">{failure}</p>
          <div>
            <Button tone="secondary" onClick={askAgain}>
              <FormattedMessage id="advice.retry" />
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
