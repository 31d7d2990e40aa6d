import { type StateCode, statesOf, stateTexts } from "@heater-age/messages/format";
import { StatePill } from "@heater-age/ui/StatePill";
import { useIntl } from "react-intl";
import * as styles from "../result/card.css.ts";

/** Renders the state of a heater, or two if the date is too imprecise for one. */
export function Pills({ code }: { readonly code: StateCode }) {
  const { formatMessage } = useIntl();
  const [older, younger] = statesOf(code);
  return (
    <div className={styles.pills}>
      <StatePill state={older}>{formatMessage({ id: stateTexts[older] })}</StatePill>
      {younger === undefined ? null : (
        <StatePill state={younger}>{formatMessage({ id: stateTexts[younger] })}</StatePill>
      )}
    </div>
  );
}
