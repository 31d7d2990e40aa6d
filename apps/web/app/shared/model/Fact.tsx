import type { ReactNode } from "react";
import { FormattedMessage, type MessageDescriptor } from "react-intl";
import * as styles from "../result/card.css.ts";

/** What a fact takes. */
export interface FactProps {
  /** Text of its name. */
  readonly term: NonNullable<MessageDescriptor["id"]>;
  readonly children: ReactNode;
}

/** A line of a list of facts. */
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
