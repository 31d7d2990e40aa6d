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

/** What the advice takes. */
export interface AdviceProps {
  readonly language: Language;
  readonly input: CheckInput;
  /** The dates that are left, where the visitor has ruled others out. */
  readonly left?: readonly string[] | undefined;
  /** What the card says of the warranty beside its state. */
  readonly cover?: string | undefined;
  /** Whether there is no date: safety notices that concern brand and model are all that can be told then. */
  readonly undated?: boolean;
}

/** What follows from the date that a check found: safety notices, warranty, remaining life, what to do. Without a date, safety notices. */
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
