import { datedStates } from "@heater-age/decoder/check";
import { datedStatesText, dateText } from "@heater-age/messages/format";
import * as layout from "@heater-age/ui/layout";
import { FormattedMessage, useIntl } from "react-intl";
import type { DatedCheck } from "../check/shown-check.ts";
import * as styles from "../result/card.css.ts";

/** Renders when the heater was made, other possible dates with their states, and the confidence. */
export function ManufactureDate({ check: { result, today } }: { readonly check: DatedCheck }) {
  const intl = useIntl();
  const [first, ...others] = result.decoding.candidates;
  return (
    <>
      <p className={styles.made}>
        <FormattedMessage
          id={first.day === undefined ? "result.verdictMade" : "result.verdictMadeDay"}
          values={{ date: dateText(intl, first) }}
        />
      </p>
      {others.length === 0 ? null : (
        <p className={layout.quiet}>
          <FormattedMessage
            id="result.verdictOther"
            values={{ dates: datedStatesText(intl, datedStates(others, today)) }}
          />
        </p>
      )}
      {first.confidence === "low" ? (
        <p className={layout.quiet}>
          <FormattedMessage id="result.verdictLow" />
        </p>
      ) : null}
    </>
  );
}
