import { usualWarranty } from "@heater-age/decoder/warranty";
import { Disclosure } from "@heater-age/ui/Disclosure";
import * as layout from "@heater-age/ui/layout";
import { FormattedMessage, useIntl } from "react-intl";
import * as cardStyles from "../result/card.css.ts";
import type { SectionProps } from "./section-props.ts";
import { Evidence } from "../result/Evidence.tsx";
import * as styles from "./advice.css.ts";
import { WarrantyForm } from "./WarrantyForm.tsx";
import { type AgeOfKind, isPastUsualWarranty } from "./past-usual.ts";

/** Renders what is covered and how long, when that starts, and what the visitor can add. */
export function Warranty({ advice, userInput, onUserInput, ...usual }: SectionProps) {
  const { covers, legal, counting, conditions, remarks, steps, check } = advice.warranty;
  const link = check?.sources[0]?.url;
  return (
    <section className={layout.column.tiny}>
      <div className={layout.column.small} aria-live="polite">
        {covers.length === 0 && legal.length === 0 ? <UsualWarranty {...usual} /> : null}
        {covers.map((each) => (
          <div key={[...each.parts, each.recirculation].join(" ")} className={layout.column.hair}>
            <p>{each.statement.text}</p>
            {each.states.map(({ statement }) => (
              <div key={statement.text} className={styles.state}>
                <p>{statement.text}</p>
              </div>
            ))}
          </div>
        ))}
        {[...legal, ...remarks].map((statement) => (
          <p key={statement.text}>{statement.text}</p>
        ))}
      </div>
      {steps.length === 0 ? null : (
        <ul className={cardStyles.plainList}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      )}
      {covers.length === 0 ? null : <p>{counting.text}</p>}
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
      {onUserInput === undefined ? (
        <p>{conditions.text}</p>
      ) : (
        <>
          <WarrantyForm advice={advice} userInput={userInput} onUserInput={onUserInput} />
          <Disclosure summary={<FormattedMessage id="advice.warrantyConditions" />}>
            <p>{conditions.text}</p>
          </Disclosure>
        </>
      )}
      <Evidence of={advice.warranty} />
    </section>
  );
}

/** Renders how long the warranty of such heaters is, and whether this one is past that. */
export function UsualWarranty(heater: AgeOfKind) {
  const { formatMessage } = useIntl();
  const { from, to } = usualWarranty(heater.kind);
  const years =
    from === to
      ? formatMessage({ id: "reading.years" }, { count: to })
      : formatMessage({ id: "result.lifeRange" }, { from, to });
  return (
    <p>
      <FormattedMessage id="advice.warrantyUsual" values={{ years }} />{" "}
      {isPastUsualWarranty(heater) ? <FormattedMessage id="advice.pastThat" /> : null}
    </p>
  );
}
