import type { ReactNode } from "react";
import { FormattedMessage, type MessageDescriptor } from "react-intl";
import * as styles from "../result/card.css.ts";

/** Props of a fact. */
export interface FactProps {
  /** Id of its name. */
  readonly term: NonNullable<MessageDescriptor["id"]>;
  readonly children: ReactNode;
}

/** Renders a line in a list of facts. */
export function Fact({ term, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>
        <FormattedMessage id={term} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
