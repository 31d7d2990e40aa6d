import { lazy, type ReactNode, Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { retryWhenOnline } from "../browser/load-part.ts";
import type { PaperHeadProps } from "./PaperHead.tsx";
import * as styles from "./print.css.ts";

// Its drawing of QR codes would only delay the result.
const PaperHead = lazy(() =>
  retryWhenOnline(async () => ({ default: (await import("./PaperHead.tsx")).PaperHead })),
);

interface PaperProps extends PaperHeadProps {
  /** ID of the report. Absent for a result. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Renders the only part of a page that is printed. On paper, the publisher is above it, and what to trust below. */
export function Paper({ id, children, ...head }: PaperProps) {
  return (
    <div className={styles.paper}>
      <Suspense>
        <PaperHead {...head} />
      </Suspense>
      {children}
      <footer className={`${styles.foot} ${styles.printOnly}`}>
        <p>
          <FormattedMessage id="report.care" />
        </p>
        {id === undefined ? null : (
          <p>
            <FormattedMessage id="report.number" values={{ id }} />
          </p>
        )}
      </footer>
    </div>
  );
}
