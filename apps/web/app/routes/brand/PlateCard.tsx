import { Card } from "@heater-age/ui/Card";
import * as layout from "@heater-age/ui/layout";
import { FormattedMessage, useIntl } from "react-intl";
import type { GuideData } from "../../shared/guide/guide-data.ts";
import { PlateDrawing } from "../../shared/guide/PlateDrawing.tsx";
import * as styles from "./brand.css.ts";

/** Renders where to find the serial number of a brand. */
export function PlateCard({ guide }: { readonly guide: GuideData }) {
  const intl = useIntl();
  return (
    <Card className={styles.card} aria-labelledby="plate-heading">
      <h2 className={layout.heading.subtitle} id="plate-heading">
        <FormattedMessage id="brand.plateTitle" />
      </h2>
      <div className={styles.place}>
        <PlateDrawing plate={guide.plate} />
        <p>
          <FormattedMessage id="brand.plateText" /> {intl.formatMessage({ id: `problems.${guide.plate}` })}
        </p>
      </div>
      <p>
        <FormattedMessage id="guide.printedDate" />
      </p>
    </Card>
  );
}
