import type { LifeType } from "@heater-age/decoder/life";
import { kindNames } from "@heater-age/messages/format";
import { Drawing, type HeaterKind } from "@heater-age/ui/Drawing";
import * as layout from "@heater-age/ui/layout";
import { screenOnly } from "@heater-age/ui/theme";
import { FormattedMessage } from "react-intl";
import { HiddenFields } from "../result/HiddenFields.tsx";
import * as styles from "./KindChoice.css.ts";

const drawings = {
  "gas-tank": "gas",
  "electric-tank": "electric",
  "heat-pump": "heatPump",
  "tankless-gas": "tankless",
  "tankless-electric": "tanklessElectric",
} as const satisfies Record<LifeType, HeaterKind>;

/** Kinds of heater, in the order in which they are offered. */
const kinds = Object.keys(drawings) as readonly LifeType[];

interface KindChoiceProps {
  /** Absent if unknown. */
  readonly kind: LifeType | undefined;
  /** Whether it comes from the model number. */
  readonly isFromModel: boolean;
  /** Path of the page, where the form is sent without scripts. */
  readonly path: string;
  readonly fields: object;
  readonly onChoose: (kind: LifeType) => void;
}

/** Renders the choice of the kind of heater, with pictures. Life, cost, steps and recalls depend on it. */
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
          <p className={layout.quiet}>
            <FormattedMessage id="result.kindFromModel" />
          </p>
        ) : null}
      </fieldset>
    </form>
  );
}
