import type { ReactNode } from "react";
import { FormattedMessage, type MessageDescriptor } from "react-intl";
import * as styles from "./Sheet.css.ts";

/** Facts with their names, one a line. */
export function FactList({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** A line of them. */
export function Fact({
  term,
  children,
}: {
  readonly term: NonNullable<MessageDescriptor["id"]>;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>
        <FormattedMessage id={term} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
