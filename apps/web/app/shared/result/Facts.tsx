import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import * as styles from "./card.css.ts";

export const Facts = ({ children }: { readonly children: ReactNode }) => (
  <dl className={styles.facts}>{children}</dl>
);

interface FactProps {
  readonly name: FormatjsIntl.Message["ids"];
  readonly children: ReactNode;
}

/** Renders a fact in such a list. */
export const Fact = ({ name, children }: FactProps) => (
  <div className={styles.fact}>
    <dt className={styles.term}>
      <FormattedMessage id={name} />
    </dt>
    <dd>{children}</dd>
  </div>
);
