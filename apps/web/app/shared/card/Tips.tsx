import * as layout from "@heater-age/ui/layout";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import * as styles from "../result/card.css.ts";

interface TipsProps {
  /** Where the rating plate is, as a sentence. Empty if unknown. */
  readonly place: string;
  /** The third tip. */
  readonly last: "result.tipModel" | "result.tipUnclear";
  /** More tips, folded. @default none */
  readonly children?: ReactNode;
}

/** Renders three tips for a number without a date. */
export const Tips = ({ place, last, children }: TipsProps) => (
  <section className={layout.column.tiny}>
    <h3 className={styles.heading}>
      <FormattedMessage id="result.tipsHeading" />
    </h3>
    <ul className={styles.plainList}>
      <li>
        <FormattedMessage id="result.tipPlate" values={{ place }} />
      </li>
      <li>
        <FormattedMessage id="result.tipFormat" />
      </li>
      <li>
        <FormattedMessage id={last} />
      </li>
    </ul>
    {children}
  </section>
);
