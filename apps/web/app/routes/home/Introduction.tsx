import { Card } from "@heater-age/ui/Card";
import { Icon } from "@heater-age/ui/Icon";
import { Plate } from "@heater-age/ui/Plate";
import { FormattedMessage, useIntl } from "react-intl";
import { plateParts } from "@heater-age/messages/format";
import * as layout from "@heater-age/ui/layout";
import type { Example } from "./examples.ts";
import * as styles from "./home.css.ts";

const points = ["plate.exampleDate", "plate.exampleAdvice"] as const;

export function Introduction({ example }: { readonly example: Example }) {
  const intl = useIntl();
  const serial = example.parts.map(({ text }) => text).join("");
  return (
    <Card className={styles.example} aria-labelledby="example-heading">
      <h2 className={layout.heading.subtitle} id="example-heading">
        <FormattedMessage id="plate.exampleTitle" />
      </h2>
      <figure>
        <Plate
          title={intl.formatMessage({ id: "reading.plateTitle" })}
          label={intl.formatMessage({ id: "reading.plateLabel" }, { serial })}
          parts={plateParts(intl, example)}
        />
        <figcaption className={styles.caption}>
          <FormattedMessage id="plate.exampleCaption" />
        </figcaption>
      </figure>
      <ul className={styles.points} role="list">
        {points.map((id) => (
          <li key={id} className={styles.point}>
            <Icon name="check" className={styles.mark} />
            <span>{intl.formatMessage({ id })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
