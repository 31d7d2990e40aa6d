import { warranty as readCover } from "@heater-age/decoder";
import { Disclosure } from "@heater-age/ui/Disclosure";
import { FormattedMessage } from "react-intl";
import * as cardStyles from "../result/card.css.ts";
import type { SectionProps } from "./section-props.ts";
import { Evidence } from "../statement/Evidence.tsx";
import { StatementText } from "../statement/StatementText.tsx";
import * as styles from "./Warranty.css.ts";
import { WarrantyForm } from "./WarrantyForm.tsx";

type Cover = SectionProps["advice"]["warranty"]["covers"][number];

/** Returns whether the state of a cover is already shown with the model, as the specification requires. */
function isSaid({ yearsFrom, yearsTo, states }: Cover, cover: string | undefined): boolean {
  const years = cover === undefined ? undefined : readCover(cover, 0)?.years;
  return (
    yearsFrom === years &&
    yearsTo === years &&
    states.length === 1 &&
    states[0]?.countedFrom === "manufacture"
  );
}

/** Renders what is covered and how long, when that starts, and what the visitor can add. */
export function Warranty({ advice, cover, editing }: SectionProps) {
  const { covers, counting, conditions, remarks, steps, check } = advice.warranty;
  const link = check?.sources[0]?.url;
  return (
    <section className={cardStyles.section}>
      <div className={styles.said} aria-live="polite">
        {covers.map((each) => (
          <div key={[...each.parts, each.recirculation].join(" ")} className={styles.cover}>
            <StatementText statement={each.statement} />
            {isSaid(each, cover)
              ? null
              : each.states.map(({ statement }) => (
                  <div key={statement.text} className={styles.state}>
                    <StatementText statement={statement} />
                  </div>
                ))}
          </div>
        ))}
        {remarks.map((statement) => (
          <StatementText key={statement.text} statement={statement} />
        ))}
      </div>
      {steps.length === 0 ? null : (
        <ul className={cardStyles.plainList}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      )}
      {covers.length === 0 ? null : <StatementText statement={counting} />}
      {check === undefined ? null : (
        <p>
          {check.text}{" "}
          {link === undefined ? null : (
            <a href={link}>
              <FormattedMessage id="advice.warrantyOpenCheck" />
            </a>
          )}
        </p>
      )}
      {editing === undefined ? (
        <StatementText statement={conditions} />
      ) : (
        <>
          <WarrantyForm advice={advice} {...editing} />
          <Disclosure summary={<FormattedMessage id="advice.warrantyConditions" />}>
            <StatementText statement={conditions} />
          </Disclosure>
        </>
      )}
      <Evidence of={advice.warranty} />
    </section>
  );
}
