import type { PlatePlace } from "@heater-age/decoder";
import { Card } from "@heater-age/ui/Card";
import { Drawing, type HeaterKind } from "@heater-age/ui/Drawing";
import { FormattedMessage, useIntl } from "react-intl";
import { ExamplePlate } from "../../shared/guide/ExamplePlate.tsx";
import type { GuideData } from "../../shared/guide/guide-data.ts";
import * as styles from "./brand.css.ts";
import { showableEra } from "./questions.ts";

/** The drawing that shows the place, where one does. */
const drawings: Readonly<Partial<Record<PlatePlace, HeaterKind>>> = {
  "tank-outside": "gas",
  "tank-side-low": "gas",
  "tank-upper-front": "electric",
  "tank-front": "electric",
  jacket: "gas",
  "cabinet-side": "tankless",
  "cabinet-side-or-front": "tankless",
};

/** Where the serial number of a brand is, and what it looks like. */
export function PlateCard({ guide }: { readonly guide: GuideData }) {
  const intl = useIntl();
  const kind = drawings[guide.plate];
  const era = showableEra(guide);
  return (
    <Card className={styles.card} aria-labelledby="plate-heading">
      <h2 className={styles.heading} id="plate-heading">
        <FormattedMessage id="brand.plateTitle" />
      </h2>
      <div className={kind === undefined ? undefined : styles.place}>
        {kind === undefined ? null : (
          <span className={styles.picture}>
            <Drawing kind={kind} />
          </span>
        )}
        <p>
          <FormattedMessage id="brand.plateText" /> {intl.formatMessage({ id: `problems.${guide.plate}` })}
        </p>
      </div>
      {era === undefined ? null : <ExamplePlate example={era.example} />}
      <p>
        <FormattedMessage id="guide.printedDate" />
      </p>
    </Card>
  );
}
