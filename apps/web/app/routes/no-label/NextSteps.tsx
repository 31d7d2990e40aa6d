import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "./no-label.css.ts";

const steps = ["plate.goneClean", "plate.goneSecond", "plate.goneMaker", "noLabel.stepPlumber"] as const;

/** Renders how a label may still be found, and whom to ask. */
export function NextSteps() {
  const intl = useIntl();
  return (
    <section className={styles.section} aria-labelledby="steps-heading">
      <h2 className={styles.subheading} id="steps-heading">
        <FormattedMessage id="noLabel.stepsHeading" />
      </h2>
      <ul className={styles.points}>
        {steps.map((id) => (
          <li key={id}>{intl.formatMessage({ id })}</li>
        ))}
      </ul>
      <p className={styles.quiet}>
        <FormattedMessage id="plate.goneCare" />
      </p>
    </section>
  );
}
