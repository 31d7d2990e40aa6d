import { plateText } from "@heater-age/ui/theme";
import { Fragment } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { DatedCheck } from "../check/shown-check.ts";
import { People } from "../report/People.tsx";
import type { ReportPeople } from "../report/people.ts";
import { useOrigin } from "../share/use-origin.ts";
import { CheckDays } from "./CheckDays.tsx";
import { Publisher } from "./Publisher.tsx";
import * as styles from "./print.css.ts";
import { qrCode } from "./qr-code.ts";

export interface PaperHeadProps {
  readonly check: DatedCheck;
  /** Day of the check, `"YYYY-MM-DD"`. */
  readonly checkedOn: string;
  readonly path: string;
  /** Who checked the heater, and for whom. Absent for a result. */
  readonly people?: ReportPeople | undefined;
  /** Public origin of the site, if the server knows it. */
  readonly origin?: string | undefined;
}

/** Renders what only paper shows: the publisher, which heater it is, and the page's address as a QR code. */
export function PaperHead({ check, checkedOn, path, people, ...sent }: PaperHeadProps) {
  const { label, result, today } = check;
  const configured = useOrigin();
  const origin = sent.origin ?? configured;
  const { modelNumber, serialNumber } = result;
  const numbers = [
    ["form.serial", serialNumber],
    ["form.model", modelNumber],
  ] as const;
  return (
    <header className={`${styles.head} ${styles.printOnly}`}>
      <div>
        <Publisher origin={origin} />
        <h1 className={styles.title}>
          <FormattedMessage id="report.about" values={{ brand: label }} />
        </h1>
        <p>
          {numbers.map(([id, number]) =>
            number === "" ? null : (
              <Fragment key={id}>
                <FormattedMessage id={id} />{" "}
                <span className={plateText} translate="no">
                  {number}
                </span>
                {" · "}
              </Fragment>
            ),
          )}
          <CheckDays checkedOn={checkedOn} today={today} />
        </p>
        {people === undefined ? null : <People people={people} />}
      </div>
      {origin === "" ? null : <Code address={origin + path} />}
    </header>
  );
}

function Code({ address }: { readonly address: string }) {
  const intl = useIntl();
  const { path, size } = qrCode(address);
  return (
    <figure className={styles.code}>
      <a href={address}>
        <svg
          className={styles.modules}
          role="img"
          aria-label={intl.formatMessage({ id: "report.code" })}
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
        >
          <path d={path} />
        </svg>
      </a>
      <figcaption className={styles.quiet}>
        <FormattedMessage id="report.codeText" />
      </figcaption>
    </figure>
  );
}
