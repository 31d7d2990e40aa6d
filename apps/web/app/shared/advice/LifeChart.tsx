import type { Advice } from "@heater-age/client";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "./LifeChart.css.ts";
import { table } from "./Life.css.ts";
import { StatementText } from "../statement/StatementText.tsx";

type LifeAdvice = Advice["life"];

/** What the chart takes. */
export interface LifeChartProps {
  readonly curve: NonNullable<LifeAdvice["curve"]>;
  /** Ages of the heater, one for each date that it may be from. */
  readonly ages: LifeAdvice["byDate"];
  /** The planning range of a whole life. */
  readonly range: LifeAdvice["range"];
}

const LAST = 30;
const STEP = 5;
/** Parts of the drawing in percent, so that it has the right width without a script or a style attribute. */
const TOP = 6;
const HEIGHT = 78;
const at = (years: number): string => `${(Math.min(Math.max(years, 0), LAST) / LAST) * 100}%`;
const up = (percent: number): string => `${TOP + HEIGHT * (1 - percent / 100)}%`;

/** How many heaters of a kind are still in use at each age, and how old this one is. Drawn, and as a table. */
export function LifeChart({ curve: { statement, points }, ages, range }: LifeChartProps) {
  const intl = useIntl();
  const line = points.map(({ age, percent }) => `${age},${100 - percent}`).join(" ");
  const band = [
    ...points.map(({ age, high }) => `${age},${100 - high}`),
    ...points.toReversed().map(({ age, low }) => `${age},${100 - low}`),
  ].join(" ");
  const years = Array.from({ length: LAST / STEP + 1 }, (_, index) => index * STEP);
  // Older than the drawing is wide: what is left says so.
  const heaters = [...new Set(ages.map(({ age }) => age.maxMonths / 12))].filter((age) => age <= LAST);
  return (
    <figure className={styles.figure}>
      <figcaption>
        <StatementText statement={statement} />
      </figcaption>
      <svg className={styles.chart} role="img" aria-label={statement.text}>
        {range === undefined ? null : (
          <rect
            className={styles.range}
            x={at(range.from)}
            y={up(100)}
            width={`${((range.to - range.from) / LAST) * 100}%`}
            height={`${HEIGHT}%`}
          />
        )}
        {[0, 50, 100].map((percent) => (
          <line key={percent} className={styles.grid} x1="0" x2="100%" y1={up(percent)} y2={up(percent)} />
        ))}
        <svg
          y={`${TOP}%`}
          width="100%"
          height={`${HEIGHT}%`}
          viewBox={`0 0 ${LAST} 100`}
          preserveAspectRatio="none"
        >
          <polygon className={styles.band} points={band} />
          <polyline className={styles.line} points={line} vectorEffect="non-scaling-stroke" />
        </svg>
        {heaters.map((age) => (
          <line
            key={age}
            className={styles.heater}
            x1={at(age)}
            x2={at(age)}
            y1={`${TOP}%`}
            y2={`${TOP + HEIGHT}%`}
          />
        ))}
        <g className={styles.label} aria-hidden="true">
          {years.map((year) => (
            <text
              key={year}
              x={at(year)}
              y="97%"
              textAnchor={year === 0 ? "start" : year === LAST ? "end" : "middle"}
            >
              {year}
            </text>
          ))}
          {[50, 100].map((percent) => (
            <text key={percent} x="0" y={up(percent)} dy="-0.3em">
              {intl.formatNumber(percent / 100, { style: "percent" })}
            </text>
          ))}
          {heaters.map((age) => (
            <text
              key={age}
              className={styles.now}
              x={at(age)}
              y={`${TOP}%`}
              dy="1em"
              dx={age > LAST / 2 ? "-0.4em" : "0.4em"}
              textAnchor={age > LAST / 2 ? "end" : "start"}
            >
              {intl.formatMessage({ id: "advice.chartNow" })}
            </text>
          ))}
        </g>
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <FormattedMessage id="advice.chartAge" />
      </p>
      <details className={styles.asTable}>
        <summary className={styles.asTableName}>
          <FormattedMessage id="advice.chartTable" />
        </summary>
        <table className={table}>
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
      </details>
    </figure>
  );
}
