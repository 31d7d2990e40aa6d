import { datesText } from "@heater-age/messages/format";
import * as layout from "@heater-age/ui/layout";
import { FormattedMessage, useIntl } from "react-intl";
import { knownText } from "../../shared/guide/known-text.ts";
import { originName } from "../../shared/guide/origin.ts";
import * as styles from "./accuracy.css.ts";
import type { DatedHeater } from "./proof.server.ts";

/** Renders every real serial number with a date, starting with those whose date is known without decoding. */
export function Heaters({ heaters }: { readonly heaters: readonly DatedHeater[] }) {
  const parts = [
    ["heatersKnown", heaters.filter(({ known }) => known !== undefined)],
    ["heatersPublished", heaters.filter(({ known }) => known === undefined)],
  ] as const;
  return parts.map(([name, some]) => (
    <section key={name} className={layout.column.small}>
      <h3 className={styles.years}>
        <FormattedMessage id={`proof.${name}`} />
      </h3>
      <ul className={styles.list} data-heaters={name}>
        {some.map((heater) => (
          <Line key={heater.serial} heater={heater} />
        ))}
      </ul>
    </section>
  ));
}

function Line({ heater }: { readonly heater: DatedHeater }) {
  const { serial, labels, known, readings, url } = heater;
  const intl = useIntl();
  const said =
    readings.length === 0
      ? intl.formatMessage({ id: "proof.heaterUnread" })
      : intl.formatMessage({ id: "proof.heaterRead" }, { dates: datesText(intl, readings) });
  return (
    <li>
      <b translate="no">{serial}</b> {labels.join(", ")}
      <p className={layout.quiet}>
        {known === undefined ? null : (
          <>
            <FormattedMessage id="proof.heaterKnown" values={{ date: knownText(intl, known) }} />
            {" · "}
          </>
        )}
        {said}
        {url === undefined ? null : (
          <>
            {" · "}
            <a href={url}>{originName(url)}</a>
          </>
        )}
      </p>
    </li>
  );
}
