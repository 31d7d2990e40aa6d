import { Button } from "@heater-age/ui/Button";
import * as layout from "@heater-age/ui/layout";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { askWorker } from "../../shared/offline/worker-message.ts";
import { readerSize } from "../../shared/scan/reader-size.ts";

type Keeping = "missing" | "busy" | "kept" | "failed";

/** Renders a button that caches the scanner for use offline, unless it is cached already or can't be. */
export function KeepScanner() {
  const intl = useIntl();
  const [keeping, setKeeping] = useState<Keeping>();

  useEffect(() => {
    let cancelled = false;
    void askWorker({ task: "is-scanner-cached" }).then((has) => {
      if (!cancelled && has === false) setKeeping("missing");
    });
    return () => {
      cancelled = true;
    };
  }, []);

  const keep = async () => {
    if (keeping === "busy") return;
    setKeeping("busy");
    setKeeping((await askWorker({ task: "cache-scanner" })) === true ? "kept" : "failed");
  };

  if (keeping === undefined) return null;
  return (
    <>
      {keeping === "kept" ? null : (
        <div className={layout.row}>
          <Button tone="secondary" busy={keeping === "busy"} onClick={() => void keep()}>
            <FormattedMessage id="heaters.scannerKeep" values={{ size: readerSize(intl) }} />
          </Button>
        </div>
      )}
      <p className={layout.quiet} role="status">
        {keeping === "busy" ? <FormattedMessage id="heaters.scannerKeeping" /> : null}
        {keeping === "kept" ? <FormattedMessage id="heaters.scannerKept" /> : null}
        {keeping === "failed" ? <FormattedMessage id="heaters.scannerFailed" /> : null}
      </p>
    </>
  );
}
