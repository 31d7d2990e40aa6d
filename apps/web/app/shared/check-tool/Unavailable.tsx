import { Button } from "@heater-age/ui/Button";
import { Card } from "@heater-age/ui/Card";
import { FormattedMessage } from "react-intl";
import * as styles from "./CheckTool.css.ts";

/** What reads serial numbers could not be fetched: says so, with what the page has from the beginning. */
export function Unavailable({ onAskAgain }: { readonly onAskAgain: () => void }) {
  return (
    <Card aria-labelledby="result-heading">
      <div className={styles.unavailable}>
        <h2 className={styles.unavailableTitle} id="result-heading" tabIndex={-1}>
          <FormattedMessage id="form.unavailableTitle" />
        </h2>
        <p>
          <FormattedMessage id="form.unavailableText" />
        </p>
        <Button tone="secondary" onClick={onAskAgain}>
          <FormattedMessage id="form.unavailableRetry" />
        </Button>
      </div>
    </Card>
  );
}
