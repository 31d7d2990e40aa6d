import type { Advice } from "@heater-age/client";
import { energyNames, findEntry, kindNames } from "@heater-age/messages/format";
import * as layout from "@heater-age/ui/layout";
import { useIntl } from "react-intl";
import * as styles from "./advice.css.ts";
import type { SectionProps } from "./section-props.ts";
import { Evidence } from "../result/Evidence.tsx";

type Heater = Advice["energy"]["heaters"][number];

/** Renders the yearly energy cost of the heater, compared with new ones. */
export function Energy({ advice: { energy }, onUserInput }: SectionProps) {
  // Nothing is asked if nothing can be entered.
  if (energy.missing === "no-type" && onUserInput === undefined) return null;
  const heaters = [...(energy.present === undefined ? [] : [energy.present]), ...energy.heaters];
  const dearest = Math.max(0, ...heaters.map(({ cost }) => cost?.to ?? 0));
  return (
    <section className={layout.column.small}>
      {heaters.length === 0 ? null : (
        <ul className={layout.column.medium} role="list">
          {heaters.map((heater) => (
            <li key={heater.statement.text} className={styles.heater}>
              <HeaterCost heater={heater} dearest={dearest} />
            </li>
          ))}
        </ul>
      )}
      {energy.measures === undefined ? null : <p>{energy.measures.text}</p>}
      {energy.prices.map((price) => (
        <p key={price.text}>{price.text}</p>
      ))}
      {energy.text === undefined ? null : <p role="status">{energy.text}</p>}
      <Evidence of={energy} />
    </section>
  );
}

/** Renders a heater with its cost, also as a bar. */
function HeaterCost({ heater, dearest }: { readonly heater: Heater; readonly dearest: number }) {
  const intl = useIntl();
  const { type, of, cost, kWh, statement, installed } = heater;
  const kindName = findEntry(kindNames, type);
  const kind = kindName === undefined ? type : intl.formatMessage({ id: kindName });
  const name = findEntry(energyNames, of);
  return (
    <>
      <p className={styles.row}>
        <span>{name === undefined ? kind : intl.formatMessage({ id: name }, { kind })}</span>
        <strong className={styles.cost}>{cost?.text ?? kWh?.text}</strong>
      </p>
      {cost === undefined || dearest === 0 ? null : (
        <svg className={styles.bar} aria-hidden="true">
          <rect className={styles.track} width="100%" height="100%" rx="3" />
          <rect
            className={of === "new-heater" ? styles.fresh : styles.present}
            width={`${(cost.to / dearest) * 100}%`}
            height="100%"
            rx="3"
          />
        </svg>
      )}
      <div className={layout.quiet}>
        <p>{statement.text}</p>
        {installed === undefined ? null : <p>{installed.text}</p>}
      </div>
    </>
  );
}
