import { Icon } from "@heater-age/ui/Icon";
import type { ReactNode } from "react";
import * as styles from "./NarrowFold.css.ts";

/** What the fold takes. */
export interface NarrowFoldProps {
  readonly summary: string;
  /** Width from which on it stands open. */
  readonly openFrom: keyof typeof styles.openFrom;
  readonly children: ReactNode;
}

/** What is folded on narrow screens and stands open, without its summary, on wide ones. It needs no scripts. */
export function NarrowFold({ summary, openFrom, children }: NarrowFoldProps) {
  return (
    <details className={`${styles.fold} ${styles.openFrom[openFrom]}`}>
      <summary className={`${styles.summary} ${styles.goneFrom[openFrom]}`}>
        <Icon name="chevron" className={styles.arrow} />
        {summary}
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
