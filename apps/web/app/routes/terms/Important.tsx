import { Card } from "@heater-age/ui/Card";
import { Icon } from "@heater-age/ui/Icon";
import { FormattedMessage } from "react-intl";
import * as styles from "./Important.css.ts";

/** Renders the end of the terms. */
export function Important() {
  return (
    <Card className={styles.important} aria-labelledby="important">
      <h2 className={styles.heading} id="important">
        <Icon name="alert" />
        <FormattedMessage id="terms.important" />
      </h2>
      <p>
        <FormattedMessage id="terms.importantEntire" />
      </p>
    </Card>
  );
}
