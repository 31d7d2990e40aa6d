import * as styles from "./Gauge.css.ts";

const SCALE = 20 * 12;
const percent = (months: number): number => (Math.min(Math.max(months, 0), SCALE) / SCALE) * 100;
const zones = [
  { name: "good", from: 0, to: 72 },
  { name: "monitor", from: 72, to: 120 },
  { name: "replace", from: 120, to: SCALE },
] as const;

/** What the gauge takes. Ages are in months. */
export interface GaugeProps {
  /** The whole of it in words, for those who do not see it. */
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** Ages of the other possible dates. */
  readonly others?: readonly number[];
  /** Words at the two ends of the scale. */
  readonly start: string;
  readonly end: string;
}

/**
 * An age on a scale of 20 years with zones that end at 6 and 10 years. Drawn with percentages only, so that it
 * needs neither a style attribute nor a script to have the right width.
 *
 * @example
 * <Gauge label="8 years on a scale of 20" min={96} max={96} start="new" end="20+ years" />
 */
export function Gauge({ label, min, max, others = [], start, end }: GaugeProps) {
  const from = percent(min);
  const to = percent(max);
  return (
    <svg className={styles.gauge} role="img" aria-label={label}>
      <svg x="4" y="14" width="100%" height="12" overflow="visible">
        {zones.map((zone) => (
          <rect
            key={zone.name}
            className={styles.zone[zone.name]}
            x={`${percent(zone.from) * 0.98}%`}
            width={`${(percent(zone.to) - percent(zone.from)) * 0.98 - 0.5}%`}
            height="12"
            rx="6"
          />
        ))}
      </svg>
      {others.map((months) => (
        <svg key={months} x={`${percent(months) * 0.98}%`} y="0" overflow="visible">
          <circle className={styles.other} cx="4" cy="20" r="6" />
        </svg>
      ))}
      <svg x={`${from * 0.98}%`} width={`${(to - from) * 0.98}%`} y="0" height="40" overflow="visible">
        <rect className={styles.halo} x="-2" y="5" width="100%" height="30" rx="6" />
        <rect className={styles.halo} x="-2" y="5" width="12" height="30" rx="6" />
        <svg x="100%" overflow="visible">
          <rect className={styles.halo} x="-2" y="5" width="12" height="30" rx="6" />
          <rect className={styles.band} x="1" y="8" width="6" height="24" rx="3" />
        </svg>
        <rect className={styles.band} x="4" y="17" width="100%" height="6" />
        <rect className={styles.band} x="1" y="8" width="6" height="24" rx="3" />
      </svg>
      <g className={styles.tick} aria-hidden="true">
        <text x="0" y="50">
          {start}
        </text>
        <text x="29.4%" y="50" textAnchor="middle">
          6
        </text>
        <text x="49%" y="50" textAnchor="middle">
          10
        </text>
        <text x="100%" y="50" textAnchor="end">
          {end}
        </text>
      </g>
    </svg>
  );
}
