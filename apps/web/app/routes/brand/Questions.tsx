import { Fold } from "@heater-age/ui/Fold";
import * as layout from "@heater-age/ui/layout";
import { FormattedMessage } from "react-intl";
import type { Question } from "../../seo/structured-data.ts";
import * as styles from "./brand.css.ts";

/** Renders common questions and their answers. */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <Fold heading={<FormattedMessage id="brand.questionsTitle" />} folded>
      <div className={styles.answers}>
        {questions.map(({ question, answer }) => (
          <div key={question} className={styles.answer}>
            <h3 className={layout.heading.subtitle}>{question}</h3>
            <p>{answer}</p>
          </div>
        ))}
      </div>
    </Fold>
  );
}
