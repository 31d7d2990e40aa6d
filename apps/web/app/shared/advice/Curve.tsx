import { useIntl } from "react-intl";
import * as styles from "./advice.css.ts";

/** Props of the curve. Ages are in years. */
export interface CurveProps {
  /** The content of the curve as text. */
  readonly label: string;
  readonly points: readonly {
    readonly age: number;
    readonly percent: number;
    readonly low: number;
    readonly high: number;
  }[];
  /** A highlighted range of ages. */
  readonly range: readonly [from: number, to: number] | undefined;
  /** Marked ages. */
  readonly marks: readonly number[];
  readonly mark: string;
  /** Name of the axis of ages. */
  readonly axis: string;
}

const LAST = 30;
const STEP = 5;
/**
 * Parts of the drawing in percent, so that it has the right width without a script or a style attribute. The top has
 * room for a text, which paper would cut off at the edge of a column.
 */
const TOP = 12;
const HEIGHT = 72;
const at = (years: number): string => `${(Math.min(Math.max(years, 0), LAST) / LAST) * 100}%`;
const up = (percent: number): string => `${TOP + HEIGHT * (1 - percent / 100)}%`;

/** Renders a curve of how many heaters of a kind are still in use at each age, and the age of this one. */
export function Curve({ label, points, range, marks, mark, axis }: CurveProps) {
  const intl = useIntl();
  const line = points.map(({ age, percent }) => `${age},${100 - percent}`).join(" ");
  const band = [
    ...points.map(({ age, high }) => `${age},${100 - high}`),
    ...points.toReversed().map(({ age, low }) => `${age},${100 - low}`),
  ].join(" ");
  const years = Array.from({ length: LAST / STEP + 1 }, (_, index) => index * STEP);
  // Ages beyond the scale are left out, because the text next to it has them.
  const heaters = marks.filter((age) => age <= LAST);
  return (
    <>
      <svg className={styles.chart} role="img" aria-label={label}>
        {range === undefined ? null : (
          <rect
            className={styles.range}
            x={at(range[0])}
            y={up(100)}
            width={`${((range[1] - range[0]) / LAST) * 100}%`}
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
            className={styles.mark}
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
              {mark}
            </text>
          ))}
        </g>
      </svg>
      <p className={styles.axis} aria-hidden="true">
        {axis}
      </p>
    </>
  );
}
