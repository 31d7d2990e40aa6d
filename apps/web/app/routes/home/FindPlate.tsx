import type { Language } from "@heater-age/messages";
import { Card } from "@heater-age/ui/Card";
import { Disclosure } from "@heater-age/ui/Disclosure";
import { Drawing, type HeaterKind } from "@heater-age/ui/Drawing";
import * as layout from "@heater-age/ui/layout";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { pathIn } from "../../seo/paths.ts";
import * as styles from "./home.css.ts";

const places = [
  { kind: "gas", name: "plate.whereGas", text: "plate.whereGasText" },
  { kind: "electric", name: "plate.whereElectric", text: "plate.whereElectricText" },
  { kind: "heatPump", name: "plate.whereHeatPump", text: "plate.whereHeatPumpText" },
  { kind: "tankless", name: "plate.whereTankless", text: "plate.whereTanklessText" },
] as const satisfies readonly { kind: HeaterKind; name: string; text: string }[];

const withoutLabel = [
  "plate.goneClean",
  "plate.goneSecond",
  "plate.goneValve",
  "plate.goneStandard",
  "plate.goneMaker",
] as const;

/** Renders where the rating plate is on each kind of heater, and other clues to the age if it is missing. */
export function FindPlate({ language }: { readonly language: Language }) {
  const intl = useIntl();
  return (
    <section className={styles.section} aria-labelledby="where-heading">
      <h2 className={layout.heading.title} id="where-heading">
        <FormattedMessage id="home.whereTitle" />
      </h2>
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
      <Card className={layout.column.small} aria-labelledby="gone-heading">
        <h3 className={layout.heading.subtitle} id="gone-heading">
          <FormattedMessage id="plate.goneTitle" />
        </h3>
        <p>
          <Link className={styles.ask} to={pathIn(language, "/no-label/")}>
            <FormattedMessage id="plate.goneAsk" />
          </Link>
        </p>
        <Disclosure summary={<FormattedMessage id="plate.goneMore" />}>
          <ul className={styles.clues}>
            {withoutLabel.map((id) => (
              <li key={id}>{intl.formatMessage({ id })}</li>
            ))}
          </ul>
          <p className={styles.quiet}>
            <FormattedMessage id="plate.goneCare" />
          </p>
        </Disclosure>
      </Card>
    </section>
  );
}
