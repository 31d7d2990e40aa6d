import { Card } from "@heater-age/ui/Card";
import { Drawing, type HeaterKind } from "@heater-age/ui/Drawing";
import { Plate } from "@heater-age/ui/Plate";
import { FormattedMessage, useIntl } from "react-intl";
import { plateParts } from "../../shared/reading/format.ts";
import type { ToolContext } from "../../shared/check/tool-context.ts";
import * as styles from "./home.css.ts";

const places = [
  { kind: "tank", name: "home.whereTank", text: "home.whereTankText" },
  { kind: "heatPump", name: "home.whereHeatPump", text: "home.whereHeatPumpText" },
  { kind: "tankless", name: "home.whereTankless", text: "home.whereTanklessText" },
] as const satisfies readonly { kind: HeaterKind; name: string; text: string }[];

/** Where the plate is, and what a result will look like. */
export function Introduction({ example }: Pick<ToolContext, "example">) {
  const intl = useIntl();
  const serial = example.parts.map(({ text }) => text).join("");
  return (
    <Card className={styles.example} aria-labelledby="where-heading">
      <h2 className={styles.heading} id="where-heading">
        <FormattedMessage id="home.whereTitle" />
      </h2>
      <p className={styles.quiet}>
        <FormattedMessage id="home.whereIntro" />
      </p>
      <div className={styles.places}>
        {places.map(({ kind, name, text }) => (
          <div key={kind} className={styles.place}>
            <span className={styles.picture}>
              <Drawing kind={kind} />
            </span>
            <div>
              <h3 className={styles.placeName}>{intl.formatMessage({ id: name })}</h3>
              <p className={styles.quiet}>{intl.formatMessage({ id: text })}</p>
            </div>
          </div>
        ))}
      </div>
      <h2 className={styles.heading}>
        <FormattedMessage id="home.exampleTitle" />
      </h2>
      <Plate
        title={intl.formatMessage({ id: "reading.plateTitle" })}
        label={intl.formatMessage({ id: "reading.plateLabel" }, { serial })}
        parts={plateParts(intl, example)}
      />
      <p className={styles.quiet}>
        <FormattedMessage id="home.exampleCaption" />
      </p>
    </Card>
  );
}
