import { Button } from "@heater-age/ui/Button";
import { Card } from "@heater-age/ui/Card";
import { Icon } from "@heater-age/ui/Icon";
import * as layout from "@heater-age/ui/layout";
import { FormattedMessage } from "react-intl";
import type { Refusal } from "../check/shown-check.ts";
import * as styles from "../result/card.css.ts";
import { Tips } from "./Tips.tsx";

/** Renders that the API refused the check, tips, and a button that asks again with the same values. */
export function Refused({
  refusal,
  onAskAgain,
}: {
  readonly refusal: Refusal;
  readonly onAskAgain: () => void;
}) {
  return (
    <Card className={styles.card} aria-labelledby="result-heading">
      <div className={styles.head}>
        <h2 className={layout.heading.title} id="result-heading" tabIndex={-1}>
          <FormattedMessage id="result.unreadableTitle" />
        </h2>
        <p>{refusal.message}</p>
      </div>
      <Tips place="" last="result.tipModel" />
      <div className={styles.buttons}>
        <Button tone="leading" onClick={onAskAgain}>
          <Icon name="again" />
          <FormattedMessage id="result.askAgain" />
        </Button>
      </div>
    </Card>
  );
}
