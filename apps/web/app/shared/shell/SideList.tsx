import { Icon } from "@heater-age/ui/Icon";
import { screenOnly } from "@heater-age/ui/theme";
import type { ReactNode } from "react";
import * as styles from "./SideList.css.ts";

interface SideListProps {
  /** Label for screen readers. */
  readonly label: string;
  readonly name: ReactNode;
  /** Whether its name is above it on wide screens too. @default false */
  readonly titled?: boolean;
  /** Width from which it is next to the text. */
  readonly from: keyof typeof styles.open;
  readonly className: string;
  /** Comes before the fold. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders a list of links: folded on narrow screens, open next to the text on wide ones. It needs no scripts. Not
 * printed.
 */
export function SideList({ label, name, titled = false, from, className, before, children }: SideListProps) {
  return (
    <nav className={`${styles.side} ${styles.sticky[from]} ${className} ${screenOnly}`} aria-label={label}>
      {before}
      {titled ? (
        <p className={`${styles.title} ${styles.titleBeside[from]}`} aria-hidden="true">
          {name}
        </p>
      ) : null}
      <details className={`${styles.fold} ${styles.open[from]}`}>
        <summary className={`${styles.summary} ${styles.gone[from]}`}>
          <Icon name="chevron" className={styles.arrow} />
          {name}
        </summary>
        <div className={styles.inside}>{children}</div>
      </details>
    </nav>
  );
}
