import { Icon } from "@heater-age/ui/Icon";
import type { ReactNode } from "react";
import * as styles from "./NarrowFold.css.ts";

/** Props of the fold. */
export interface NarrowFoldProps {
  readonly summary: string;
  /** Width from which it is open. */
  readonly openFrom: keyof typeof styles.openFrom;
  readonly children: ReactNode;
}

/**
 * Renders content that is folded on narrow screens and open, without its summary, on wide ones. It needs no scripts.
 */
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
