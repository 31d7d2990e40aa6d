import { kindNames } from "@heater-age/messages/format";
import { screenOnly } from "@heater-age/ui/theme";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import * as cardStyles from "../result/card.css.ts";
import * as styles from "./KindChoice.css.ts";
import { type Kind, kinds } from "./kinds.ts";

/** What the choice takes. */
export interface KindChoiceProps {
  readonly kind: string | undefined;
  /** Whether the model number has told it. */
  readonly fromModel: boolean;
  readonly onChoose: (kind: Kind) => void;
}

/** Asks what kind of heater it is. */
export function KindChoice({ kind, fromModel, onChoose }: KindChoiceProps) {
  const name = useId();
  return (
    <fieldset className={`${styles.choice} ${screenOnly}`}>
      <legend className={styles.legend}>
        <FormattedMessage id="advice.kind" />
      </legend>
      <div className={styles.options}>
        {kinds.map((one) => (
          <label key={one} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={one}
              checked={one === kind}
              onChange={() => onChoose(one)}
            />
            <FormattedMessage id={kindNames[one]} />
          </label>
        ))}
      </div>
      {fromModel ? (
        <p className={cardStyles.about}>
          <FormattedMessage id="advice.kindFromModel" />
        </p>
      ) : null}
    </fieldset>
  );
}
