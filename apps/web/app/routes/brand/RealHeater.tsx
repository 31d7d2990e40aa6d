import { datesText } from "@heater-age/messages/format";
import { FormattedMessage, useIntl } from "react-intl";
import { shownSerial } from "../../config/real-heater.ts";
import { knownText } from "../../shared/guide/known-text.ts";
import { originName } from "../../shared/guide/origin.ts";
import * as styles from "./brand.css.ts";
import type { DatedHeater } from "./brand-facts.ts";

interface RealHeaterProps {
  /** Name of the brand. */
  readonly brand: string;
  /** `undefined` if none is known. */
  readonly heater: DatedHeater | undefined;
}

/**
 * Renders a real heater of the brand with its date, where it was found and whether its date is known without
 * decoding.
 */
export function RealHeater({ brand, heater }: RealHeaterProps) {
  const intl = useIntl();
  if (heater === undefined) {
    return (
      <p>
        <FormattedMessage id="brand.realNone" values={{ brand }} />
      </p>
    );
  }
  const { known, readings, url } = heater;
  return (
    <>
      <p data-heater={known === undefined ? "dated" : "known"}>
        <FormattedMessage
          id={known === undefined ? "brand.realDated" : "brand.realKnown"}
          values={{
            serial: <b translate="no">{shownSerial(heater)}</b>,
            known: known === undefined ? "" : knownText(intl, known),
            dates: datesText(intl, readings),
          }}
        />
      </p>
      <p className={styles.sources}>
        <a href={url}>{originName(url)}</a>
      </p>
    </>
  );
}
