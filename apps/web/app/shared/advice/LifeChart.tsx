import type { Advice } from "@heater-age/client";
import { Disclosure } from "@heater-age/ui/Disclosure";
import { FormattedMessage, useIntl } from "react-intl";
import { Curve } from "./Curve.tsx";
import * as styles from "./advice.css.ts";

type LifeAdvice = Advice["life"];

interface LifeChartProps {
  readonly curve: NonNullable<LifeAdvice["curve"]>;
  /** Ages of the heater, one for each possible date. */
  readonly ages: LifeAdvice["byDate"];
  /** The planning range of a whole life. */
  readonly range: LifeAdvice["range"];
}

/**
 * Renders how many heaters of a kind are still in use at each age, and the age of this one, as a chart and as a
 * table.
 */
export function LifeChart({ curve: { statement, points }, ages, range }: LifeChartProps) {
  const intl = useIntl();
  return (
    <figure className={styles.figure}>
      <figcaption>
        <p>{statement.text}</p>
      </figcaption>
      <Curve
        label={statement.text}
        points={points}
        range={range && [range.from, range.to]}
        marks={[...new Set(ages.map(({ age }) => age.maxMonths / 12))]}
        mark={intl.formatMessage({ id: "advice.chartNow" })}
        axis={intl.formatMessage({ id: "advice.chartAge" })}
      />
      <Disclosure summary={<FormattedMessage id="advice.chartTable" />}>
        <table className={styles.table}>
          <thead>
            <tr>
              {(["advice.chartAge", "advice.chartInUse", "advice.chartBand"] as const).map((id) => (
                <th key={id} scope="col">
                  <FormattedMessage id={id} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ age, percent, low, high }) => (
              <tr key={age}>
                <th scope="row">{age}</th>
                <td>{percent}</td>
                <td>
                  {low}–{high}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  );
}
