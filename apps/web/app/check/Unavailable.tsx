import { Button } from "@heater-age/ui/Button";
import { Card } from "@heater-age/ui/Card";
import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { useOnline } from "../shared/browser/online.ts";
import * as styles from "./CheckTool.css.ts";

/**
 * Renders that the decoder could not be loaded, with texts that are always on the page. Tries again when the
 * connection is back.
 */
export function Unavailable({ onAskAgain }: { readonly onAskAgain: () => void }) {
  const online = useOnline();
  const wasOffline = useRef(false);

  useEffect(() => {
    if (online && wasOffline.current) onAskAgain();
    wasOffline.current = !online;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the connection comes back
  }, [online]);

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
          <FormattedMessage id="result.tryAgain" />
        </Button>
      </div>
    </Card>
  );
}
