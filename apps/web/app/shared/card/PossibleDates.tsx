import { shortDateText, warningText } from "@heater-age/messages/format";
import * as layout from "@heater-age/ui/layout";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { checkHere } from "../check/check-here.ts";
import { checkQuery } from "../check/input.ts";
import type { UndatedCheck } from "../check/shown-check.ts";
import * as styles from "../result/card.css.ts";

interface PossibleDatesProps {
  readonly check: UndatedCheck;
  /** The serial number, with "?" for each character that can't be read. */
  readonly serial: string;
}

/**
 * Renders the dates that the known characters of a serial number allow, from the decoder in the page. Each brand links to
 * its full result.
 */
export function PossibleDates({ check: { input, today }, serial }: PossibleDatesProps) {
  const intl = useIntl();
  const { brand, model } = input;
  const { label, result } = useMemo(
    () => checkHere({ brand, model, serial }, today, "from-address"),
    [brand, model, serial, today],
  );
  const all = result.success ? [{ brand, label, decoding: result.decoding }] : result.problem.readings;
  const readings = all.filter(({ decoding }) => decoding.candidates.length > 0);
  if (readings.length === 0) {
    return (
      <p>
        <FormattedMessage id="result.unknownNone" />
      </p>
    );
  }
  return (
    <>
      <ul className={styles.list} role="list">
        {readings.map((reading) => (
          <li key={reading.brand}>
            <Link
              className={styles.tryRow}
              to={checkQuery({ ...input, brand: reading.brand, serial })}
              preventScrollReset
            >
              <span>
                {intl.formatMessage(
                  { id: "reading.brandDates" },
                  {
                    brand: reading.label,
                    dates: intl.formatList(
                      new Set(reading.decoding.candidates.map((date) => shortDateText(intl, date))),
                      { type: "disjunction" },
                    ),
                  },
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {result.warnings
        ?.filter(({ code }) => code.startsWith("unknown-"))
        .map((warning) => (
          <p key={warning.code} className={layout.quiet}>
            {warningText(intl, warning)}
          </p>
        ))}
    </>
  );
}
