import type { Advice } from "@heater-age/client";
import { usualLife } from "@heater-age/decoder/life";
import { lifeText } from "@heater-age/messages/format";
import { Disclosure } from "@heater-age/ui/Disclosure";
import * as layout from "@heater-age/ui/layout";
import { FormattedMessage, useIntl } from "react-intl";
import * as cardStyles from "../result/card.css.ts";
import * as styles from "./advice.css.ts";
import { LifeChart } from "./LifeChart.tsx";
import type { SectionProps } from "./section-props.ts";
import { Evidence } from "../result/Evidence.tsx";
import { type AgeOfKind, isPastLife } from "./past-usual.ts";

type LifeAdvice = Advice["life"];

/** Renders how much longer the heater may last, with the sources. Asks for its kind if that helps. */
export function Life({ advice: { life }, ...usual }: Omit<SectionProps, "userInput">) {
  const several = life.byDate.length > 1;
  return (
    <section className={layout.column.small}>
      {life.byDate.length === 0 ? <UsualLife {...usual} /> : null}
      {life.text === undefined ? null : <p role="status">{life.text}</p>}
      {life.byDate.map(({ date, made, left, stillInUse }) => (
        <div
          key={date}
          className={several ? `${layout.column.tiny} ${cardStyles.another}` : layout.column.tiny}
        >
          {several ? (
            <p>
              <strong>
                <FormattedMessage id="advice.ifMade" values={{ date: made }} />
              </strong>
            </p>
          ) : null}
          <div className={styles.left}>
            <p>{left.text}</p>
          </div>
          <p>{stillInUse.text}</p>
        </div>
      ))}
      {life.curve === undefined ? null : (
        <LifeChart curve={life.curve} ages={life.byDate} range={life.range} />
      )}
      {life.whole === undefined ? null : <p>{life.whole.text}</p>}
      {life.spread.length === 0 ? null : (
        <Disclosure summary={<FormattedMessage id="advice.spread" />}>
          <Figures life={life} />
        </Disclosure>
      )}
      <Evidence of={life} />
    </section>
  );
}

/** Renders how long such heaters last, and whether this one is past that. */
export function UsualLife(heater: AgeOfKind) {
  const intl = useIntl();
  return (
    <p>
      {lifeText(intl, heater.kind, usualLife(heater.kind))}{" "}
      {isPastLife(heater) ? <FormattedMessage id="advice.pastThat" /> : null}
    </p>
  );
}

/** Renders each source with its figure, and the remaining years for each date. */
function Figures({ life: { byDate, spread, others } }: { readonly life: LifeAdvice }) {
  return (
    <div className={layout.column.small}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="advice.figure" />
            </th>
            {byDate.map(({ date, made }) => (
              <th key={date} scope="col">
                {byDate.length === 1 ? (
                  <FormattedMessage id="advice.leaves" />
                ) : (
                  <FormattedMessage id="advice.leavesIf" values={{ date: made }} />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spread.map(({ statement, left }) => (
            <tr key={`${statement.text} ${statement.sources[0]?.title ?? ""}`}>
              <td>
                <p>{statement.text}</p>
              </td>
              {byDate.map(({ date }, index) => (
                <td key={date}>{left[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {others.length === 0 ? null : (
        <>
          <p className={layout.quiet}>
            <FormattedMessage id="advice.others" />
          </p>
          <ul className={cardStyles.list} role="list">
            {others.map(({ statement }) => (
              <li key={`${statement.text} ${statement.sources[0]?.title ?? ""}`}>
                <p>{statement.text}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
