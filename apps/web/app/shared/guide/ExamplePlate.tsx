import { Plate } from "@heater-age/ui/Plate";
import { FormattedMessage, useIntl } from "react-intl";
import { datesText, plateParts } from "@heater-age/messages/format";
import * as styles from "./Eras.css.ts";
import { captions } from "../../config/example.ts";
import type { EraExample } from "./guide-data.ts";

/** Renders a serial number like its plate, with its parts labeled and every date it can mean. */
export function ExamplePlate({ example }: { readonly example: EraExample }) {
  const intl = useIntl();
  const { serial, evidence, readings } = example;
  const [first] = readings;
  return (
    <figure>
      <Plate
        size="small"
        title={intl.formatMessage({ id: "reading.plateTitle" })}
        label={intl.formatMessage({ id: "reading.plateLabel" }, { serial })}
        parts={plateParts(intl, first)}
      />
      <figcaption className={styles.caption}>
        <FormattedMessage id={captions[evidence]} values={{ serial, date: datesText(intl, readings) }} />
      </figcaption>
    </figure>
  );
}
