import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./Fold.css.ts";

interface FoldProps {
  /** The heading of the section. One that is not always folded has the same inside as its only `h2`. */
  readonly heading: ReactNode;
  /** Whether the section is a closed row with its heading. If not, it looks as if there were no fold. */
  readonly folded: boolean;
  readonly children: ReactNode;
}

/**
 * Renders a section of a page that can fold into a row. The section stays in the page either way, so folding keeps
 * its state. It needs no scripts. It is not printed.
 *
 * @example
 * <Fold heading="Supported brands" folded={hasResult}><Brands /></Fold>
 */
export function Fold({ heading, folded, children }: FoldProps) {
  return (
    <details className={folded ? styles.folded : styles.fold} open={!folded}>
      <summary className={styles.summary}>
        <h2 className={styles.heading}>{heading}</h2>
        <Icon name="chevron" className={styles.arrow} />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
