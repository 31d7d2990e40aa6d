import { Button } from "@heater-age/ui/Button";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { readerSize } from "./reader-size.ts";
import * as styles from "./Scan.css.ts";
import { ScanView } from "./ScanView.tsx";
import type { ReadStep } from "./worker.ts";

/** Milliseconds after which the view mentions a slow device. */
const slowAfter = 8000;

const stepTexts = {
  reader: "scan.stepReader",
  barcodes: "scan.stepBarcodes",
  text: "scan.stepText",
  "second-look": "scan.stepSecond",
} as const satisfies Record<ReadStep, FormatjsIntl.Message["ids"]>;

interface ReadingViewProps {
  readonly step: ReadStep;
  readonly onType: () => void;
}

/** Renders the progress of reading a photo, and a button to type the number instead. */
export function ReadingView({ step, onType }: ReadingViewProps) {
  const intl = useIntl();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ScanView label={intl.formatMessage({ id: "scan.readingTitle" })}>
      <div className={styles.busy} aria-hidden="true" />
      <p className={styles.lines} role="status">
        <FormattedMessage id={stepTexts[step]} values={{ size: readerSize(intl) }} />
        {isSlow ? (
          <span>
            <FormattedMessage id="scan.slow" />
          </span>
        ) : null}
      </p>
      <Button tone="secondary" wide onClick={onType}>
        <FormattedMessage id="scan.typeInstead" />
      </Button>
    </ScanView>
  );
}
