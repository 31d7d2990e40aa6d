import { FormattedMessage } from "react-intl";
import type { Question } from "../../seo/structured-data.ts";
import * as styles from "./brand.css.ts";

/** Common questions and their answers. */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <section className={styles.questions} aria-labelledby="questions-heading">
      <h2 className={styles.title} id="questions-heading">
        <FormattedMessage id="brand.questionsTitle" />
      </h2>
      <div className={styles.answers}>
        {questions.map(({ question, answer }) => (
          <div key={question} className={styles.answer}>
            <h3 className={styles.heading}>{question}</h3>
            <p>{answer}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
