import type { Age } from "@heater-age/decoder";
import { StatePill } from "@heater-age/ui/StatePill";
import { useIntl } from "react-intl";
import * as styles from "../result/card.css.ts";
import { statesOf, stateTexts } from "../result/states.ts";

/** The state of a heater of some age; two where the date leaves it open. */
export function Pills({ age }: { readonly age: Age }) {
  const { formatMessage } = useIntl();
  const [older, younger] = statesOf(age);
  return (
    <div className={styles.pills}>
      <StatePill state={older}>{formatMessage({ id: stateTexts[older] })}</StatePill>
      {younger === undefined ? null : (
        <StatePill state={younger}>{formatMessage({ id: stateTexts[younger] })}</StatePill>
      )}
    </div>
  );
}
