import { datesText } from "@heater-age/messages/format";
import { plateText } from "@heater-age/ui/theme";
import { useIntl } from "react-intl";
import { Link } from "react-router";
import { checkQuery } from "../check/input.ts";
import type { UndatedCheck } from "../check/shown-check.ts";
import * as styles from "../result/card.css.ts";

/** Renders the serial numbers that were typed as one, each with its dates and a link that checks it. */
export function TwoNumbers({ check: { input, result } }: { readonly check: UndatedCheck }) {
  const intl = useIntl();
  return (
    <ul className={styles.list} role="list">
      {result.problem.repairs.map(({ serial, decoding: { candidates } }) => (
        <li key={serial}>
          <Link className={styles.tryRow} to={checkQuery({ ...input, serial })} preventScrollReset>
            <span className={plateText} translate="no">
              {serial}
            </span>
            {candidates.length === 0 ? null : <span>{datesText(intl, candidates)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
