import type { LifeType } from "@heater-age/decoder/life";
import { kindNames } from "@heater-age/messages/format";
import { Drawing, type HeaterKind } from "@heater-age/ui/Drawing";
import { screenOnly } from "@heater-age/ui/theme";
import { FormattedMessage } from "react-intl";
import * as cardStyles from "../result/card.css.ts";
import { HiddenFields } from "./HiddenFields.tsx";
import * as styles from "./KindChoice.css.ts";

const drawings = {
  "gas-tank": "gas",
  "electric-tank": "electric",
  "heat-pump": "heatPump",
  "tankless-gas": "tankless",
} as const satisfies Record<LifeType, HeaterKind>;

/** Kinds of heater, in the order in which they are offered. */
const kinds = Object.keys(drawings) as readonly LifeType[];

/** What the choice takes. */
export interface KindChoiceProps {
  /** Absent if unknown. */
  readonly kind: LifeType | undefined;
  /** Whether the model number has told it. */
  readonly isFromModel: boolean;
  /** Path of the page that it is on: without scripts the choice is sent there. */
  readonly path: string;
  /** What is sent with it. */
  readonly fields: object;
  readonly onChoose: (kind: LifeType) => void;
}

/** Asks with pictures what kind of heater it is: life, cost, steps and recalls depend on it. */
export function KindChoice({ kind, isFromModel, path, fields, onChoose }: KindChoiceProps) {
  return (
    <form className={screenOnly} action={path} method="get">
      <HiddenFields fields={fields} />
      <fieldset className={styles.choice}>
        <legend className={styles.heading}>
          <FormattedMessage id="result.kindHeading" />
        </legend>
        <div className={styles.kinds}>
          {kinds.map((one) => (
            <button
              key={one}
              type="submit"
              className={styles.kind}
              name="kind"
              value={one}
              aria-pressed={one === kind}
              onClick={(event) => {
                event.preventDefault();
                onChoose(one);
              }}
            >
              <span className={styles.drawing}>
                <Drawing kind={drawings[one]} />
              </span>
              <FormattedMessage id={kindNames[one]} />
            </button>
          ))}
        </div>
        {isFromModel ? (
          <p className={cardStyles.about}>
            <FormattedMessage id="result.kindFromModel" />
          </p>
        ) : null}
      </fieldset>
    </form>
  );
}
