import * as styles from "./Gauge.css.ts";

const SCALE = 20 * 12;
const percent = (months: number): number => (Math.min(Math.max(months, 0), SCALE) / SCALE) * 100;
/** Marks closer than this would cover each other. */
const NEAR = 4;
const GAP = 0.5;

/** What the gauge takes. Ages are in months. */
export interface GaugeProps {
  /** The whole of it in words, for those who do not see it. */
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** Ages in years at which the zones "monitor" and "replace" begin. */
  readonly limits: Readonly<Record<"monitor" | "replace", number>>;
  /** Ages of the other possible dates. */
  readonly others?: readonly number[];
  /** Words at the two ends of the scale. */
  readonly start: string;
  readonly end: string;
}

/**
 * An age on a scale of 20 years with a zone for each state. Drawn with percentages only, so that it
 * needs neither a style attribute nor a script to have the right width.
 *
 * @example
 * <Gauge label="8 years on a scale of 20" min={96} max={96} limits={ageLimits} start="new" end="20+ years" />
 */
export function Gauge({ label, min, max, limits, others = [], start, end }: GaugeProps) {
  const [monitor, replace] = [limits.monitor * 12, limits.replace * 12];
  const zones = [
    { name: "good", from: 0, to: monitor },
    { name: "monitor", from: monitor, to: replace },
    { name: "replace", from: replace, to: SCALE },
  ] as const;
  const from = percent(min);
  const to = percent(max);
  const apart = others.map(percent).filter((at) => Math.abs(at - to) > NEAR && Math.abs(at - from) > NEAR);
  return (
    <svg className={styles.gauge} role="img" aria-label={label}>
      {zones.map((zone) => (
        <rect
          key={zone.name}
          className={styles.zone[zone.name]}
          x={`${percent(zone.from)}%`}
          y="14"
          width={`${percent(zone.to) - percent(zone.from) - GAP}%`}
          height="12"
          rx="6"
        />
      ))}
      {apart.map((at) => (
        <circle key={at} className={styles.other} cx={`${at}%`} cy="20" r="6" />
      ))}
      <rect className={styles.band} x={`${from}%`} y="17" width={`${to - from}%`} height="6" />
      {[...new Set([from, to])].map((at) => (
        <svg key={at} x={`${at}%`} overflow="visible">
          <rect className={styles.halo} x="-6" y="5" width="12" height="30" rx="6" />
          <rect className={styles.band} x="-3" y="8" width="6" height="24" rx="3" />
        </svg>
      ))}
      <g className={styles.tick} aria-hidden="true">
        <text x="-4" y="50">
          {start}
        </text>
        <text x={`${percent(monitor)}%`} y="50" textAnchor="middle">
          {limits.monitor}
        </text>
        <text x={`${percent(replace)}%`} y="50" textAnchor="middle">
          {limits.replace}
        </text>
        <text x="100%" dx="4" y="50" textAnchor="end">
          {end}
        </text>
      </g>
    </svg>
  );
}
