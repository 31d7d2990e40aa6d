import type { Years } from "@heater-age/decoder/no-label";
import { useIntl } from "react-intl";
import { yearsText } from "./labels.ts";
import * as styles from "./no-label.css.ts";

interface YearBarProps {
  readonly years: Years;
  /** The years that remained before the last answer, shown faded behind the others. */
  readonly before: Years;
  /** The last year of the scale. */
  readonly now: number;
}

const FIRST = 1980;
const DECADES = [1980, 1990, 2000, 2010, 2020];
const GAP = 0.5;

/** Renders the remaining years on a scale that ends today, in the colors of their states. */
export function YearBar({ years, before, now }: YearBarProps) {
  const intl = useIntl();
  const percent = (year: number) =>
    (Math.min(Math.max(year - FIRST, 0), now + 1 - FIRST) / (now + 1 - FIRST)) * 100;
  const zones = [
    { name: "replace", from: FIRST, to: now - 9 },
    { name: "monitor", from: now - 9, to: now - 5 },
    { name: "good", from: now - 5, to: now + 1 },
  ] as const;
  const span = ([from, to]: Years) => {
    const x = percent(from ?? FIRST);
    return { x: `${x}%`, width: `${percent((to ?? now) + 1) - x}%` };
  };
  const label = intl.formatMessage(
    { id: "noLabel.barLabel" },
    { years: yearsText(intl, years), from: String(FIRST), to: String(now) },
  );
  return (
    <svg className={styles.bar} role="img" aria-label={label}>
      {zones.map(({ name, from, to }) => (
        <rect
          key={name}
          className={styles.zone[name]}
          x={`${percent(from)}%`}
          y="10"
          width={`${percent(to) - percent(from) - (name === "good" ? 0 : GAP)}%`}
          height="12"
          rx="6"
        />
      ))}
      <rect className={styles.before} {...span(before)} y="7" height="18" rx="5" />
      <rect className={styles.remaining} {...span(years)} y="4" height="24" rx="6" />
      <g className={styles.tick} aria-hidden="true">
        {DECADES.map((year) => (
          <svg key={year} x={`${percent(year)}%`} overflow="visible">
            <rect x={year === FIRST ? 0 : -0.5} y="30" width="1" height="5" />
            <text y="49" textAnchor={year === FIRST ? "start" : "middle"}>
              {year}
            </text>
          </svg>
        ))}
      </g>
    </svg>
  );
}
