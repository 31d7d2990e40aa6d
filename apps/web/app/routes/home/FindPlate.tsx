import { Card } from "@heater-age/ui/Card";
import { Drawing, type HeaterKind } from "@heater-age/ui/Drawing";
import { screenOnly } from "@heater-age/ui/theme";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "./FindPlate.css.ts";

const places = [
  { kind: "gas", name: "home.whereGas", text: "home.whereGasText" },
  { kind: "electric", name: "home.whereElectric", text: "home.whereElectricText" },
  { kind: "heatPump", name: "home.whereHeatPump", text: "home.whereHeatPumpText" },
  { kind: "tankless", name: "home.whereTankless", text: "home.whereTanklessText" },
] as const satisfies readonly { kind: HeaterKind; name: string; text: string }[];

const withoutLabel = [
  "home.goneClean",
  "home.goneSecond",
  "home.goneValve",
  "home.goneStandard",
  "home.goneMaker",
] as const;

/** Where the rating plate is on each kind of heater, and what else tells the age when there is none. */
export function FindPlate() {
  const intl = useIntl();
  return (
    <section className={`${styles.section} ${screenOnly}`} aria-labelledby="where-heading">
      <div className={styles.head}>
        <h2 className={styles.title} id="where-heading">
          <FormattedMessage id="home.whereTitle" />
        </h2>
        <p className={styles.quiet}>
          <FormattedMessage id="home.whereIntro" />
        </p>
      </div>
      <ul className={styles.places} role="list">
        {places.map(({ kind, name, text }) => (
          <li key={kind} className={styles.place}>
            <span className={styles.picture}>
              <Drawing kind={kind} />
            </span>
            <div>
              <h3 className={styles.name}>{intl.formatMessage({ id: name })}</h3>
              <p className={styles.quiet}>{intl.formatMessage({ id: text })}</p>
            </div>
          </li>
        ))}
      </ul>
      <Card className={styles.gone} aria-labelledby="gone-heading">
        <h3 className={styles.goneTitle} id="gone-heading">
          <FormattedMessage id="home.goneTitle" />
        </h3>
        <ul className={styles.clues}>
          {withoutLabel.map((id) => (
            <li key={id}>{intl.formatMessage({ id })}</li>
          ))}
        </ul>
        <p className={styles.quiet}>
          <FormattedMessage id="home.goneCare" />
        </p>
      </Card>
    </section>
  );
}
