import { plateText, screenOnly } from "@heater-age/ui/theme";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import * as styles from "./CheckedHeater.css.ts";

interface CheckedHeaterProps {
  /** The form folds again with each answer. */
  readonly answer: object;
  readonly brand: ReactNode;
  /** As printed on the plate. */
  readonly serial: string;
  /** The form, folded behind the line. */
  readonly children: ReactNode;
  /** Called when the form is unfolded. */
  readonly onChange: () => void;
}

/** Renders the checked heater in one line above the answer, with the form folded behind it. Works without scripts. */
export function CheckedHeater({ answer, brand, serial, children, onChange }: CheckedHeaterProps) {
  const [unfoldedFor, setUnfoldedFor] = useState<object>();
  const open = unfoldedFor === answer;
  return (
    <details
      className={`${styles.heater} ${screenOnly}`}
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !open) onChange();
        setUnfoldedFor(currentTarget.open ? answer : undefined);
      }}
    >
      <summary className={styles.line}>
        <span className={styles.what}>
          {brand}{" "}
          <span className={`${plateText} ${styles.serial}`} translate="no">
            {serial}
          </span>
        </span>
        <span className={styles.change}>
          <FormattedMessage id="form.change" />
        </span>
      </summary>
      {children}
    </details>
  );
}
