import { ageLimits } from "@heater-age/decoder";
import { useTranslator } from "../translator/translator.ts";

// In months.
const scale = 20 * 12;
const monitor = ageLimits.monitor * 12;
const replace = ageLimits.replace * 12;
const zones = [
  { name: "good", from: 0, to: monitor },
  { name: "monitor", from: monitor, to: replace },
  { name: "replace", from: replace, to: scale },
] as const;

const percent = (months: number): number => (Math.min(Math.max(months, 0), scale) / scale) * 100;
/** Marks closer than this would overlap. */
const near = 4;
const gap = 0.5;

/**
 * Renders an age on a scale of 20 years, with a zone for each state. It is drawn in percentages, without style
 * attributes.
 */
export function Gauge({
  label,
  min,
  max,
  others,
}: {
  /** The whole gauge as text, for screen readers. */
  readonly label: string;
  /** In months. */
  readonly min: number;
  readonly max: number;
  /** Ages of the other possible dates. */
  readonly others: readonly number[];
}) {
  const { formatMessage } = useTranslator();
  const from = percent(min);
  const to = percent(max);
  const apart = others.map(percent).filter((at) => Math.abs(at - to) > near && Math.abs(at - from) > near);
  return (
    <svg class="gauge" part="gauge" role="img" aria-label={label}>
      {zones.map((zone) => (
        <rect
          key={zone.name}
          class={`zone ${zone.name}`}
          x={`${percent(zone.from)}%`}
          y="14"
          width={`${percent(zone.to) - percent(zone.from) - gap}%`}
          height="12"
          rx="6"
        />
      ))}
      {apart.map((at) => (
        <circle key={at} class="other-mark" cx={`${at}%`} cy="20" r="6" />
      ))}
      <rect class="band" x={`${from}%`} y="17" width={`${to - from}%`} height="6" />
      {[...new Set([from, to])].map((at) => (
        <svg key={at} x={`${at}%`} overflow="visible">
          <rect class="halo" x="-6" y="5" width="12" height="30" rx="6" />
          <rect class="band" x="-3" y="8" width="6" height="24" rx="3" />
        </svg>
      ))}
      <g class="ticks" aria-hidden="true">
        <text x="-4" y="50">
          {formatMessage({ id: "result.gaugeNew" })}
        </text>
        {Object.values(ageLimits).map((years) => (
          <text key={years} x={`${percent(years * 12)}%`} y="50" text-anchor="middle">
            {years}
          </text>
        ))}
        <text x="100%" dx="4" y="50" text-anchor="end">
          {formatMessage({ id: "result.gaugeEnd" })}
        </text>
      </g>
    </svg>
  );
}
