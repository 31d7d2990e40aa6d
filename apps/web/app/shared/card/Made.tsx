import type { Candidate } from "@heater-age/decoder";
import { datesText, dateText } from "@heater-age/messages/format";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "../result/card.css.ts";

/** Renders when the heater was made, other possible dates, and the confidence. Needs area "result". */
export function Made({ candidates }: { readonly candidates: readonly [Candidate, ...Candidate[]] }) {
  const intl = useIntl();
  const [first, ...others] = candidates;
  return (
    <>
      <p className={styles.made}>
        <FormattedMessage
          id={first.day === undefined ? "result.verdictMade" : "result.verdictMadeDay"}
          values={{ date: dateText(intl, first) }}
        />
      </p>
      {others.length === 0 ? null : (
        <p className={styles.about}>
          <FormattedMessage id="result.verdictOther" values={{ dates: datesText(intl, others) }} />
        </p>
      )}
      {first.confidence === "low" ? (
        <p className={styles.about}>
          <FormattedMessage id="result.verdictLow" />
        </p>
      ) : null}
    </>
  );
}
