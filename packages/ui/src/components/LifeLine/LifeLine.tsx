import { useId } from "react";
import * as styles from "./LifeLine.css.ts";

/** The meaning of a stretch of the line. */
export type LifeLineTone = keyof typeof styles.span;

/** A point of the line, from 0 to 1, and the word above it, if there is room. */
export interface LifeLineMark {
  readonly at: number;
  readonly text: string;
}

interface LifeLineProps {
  /** The whole line as text, for screen readers. */
  readonly label: string;
  /** When the heater may have been made, earliest first. */
  readonly starts: readonly LifeLineMark[];
  /** Today's word goes below the line if there is no room above. */
  readonly today: LifeLineMark & { readonly isBelow: boolean };
  /** Stretches from and to, as parts of the line from 0 to 1. A later one is drawn over an earlier one. */
  readonly spans: readonly { readonly tone: LifeLineTone; readonly from: number; readonly to: number }[];
  readonly legend: readonly { readonly tone: LifeLineTone; readonly name: string; readonly value: string }[];
}

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;
/** Words closer to an end than this are aligned to it, so that they stay inside. */
const NEAR_END = 0.14;
const TOP = 22;
const ABOVE = 11;
const BELOW = 56;
const HEIGHT = 16;

/**
 * Renders the life of a heater on a scale of calendar years: warranty, expected life and today. It is drawn in
 * percentages without a `viewBox`, so its words keep their size, and it needs no style attribute, which the content
 * security policy forbids.
 *
 * @example
 * <LifeLine
 *   label="Made in May 2004. Expected life: 2012–2024. Today is 2026."
 *   starts={[{ at: 0, text: "May 2004" }]}
 *   today={{ at: 0.94, text: "Today", isBelow: false }}
 *   spans={[{ tone: "life", from: 0.33, to: 0.84 }]}
 *   legend={[{ tone: "life", name: "Expected life", value: "2012–2024" }]}
 * />
 */
export function LifeLine({ label, starts, today, spans, legend }: LifeLineProps) {
  const stripes = useId();
  return (
    <div className={styles.life}>
      <svg className={today.isBelow ? styles.tallLine : styles.line} role="img" aria-label={label}>
        <pattern
          id={stripes}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className={styles.stripe} d="M0 0V7" />
        </pattern>
        <g className={styles.track}>
          <rect className={styles.ground} y={TOP} width="100%" height={HEIGHT} />
          {spans.map(({ tone, from, to }) => {
            const place = { x: percent(from), y: TOP, width: percent(to - from), height: HEIGHT };
            return (
              <g key={tone}>
                <rect className={styles.span[tone]} {...place} />
                {tone === "life" ? <rect fill={`url(#${stripes})`} {...place} /> : null}
              </g>
            );
          })}
        </g>
        {starts.length < 2
          ? null
          : starts.map(({ at }) => (
              <svg key={at} x={percent(at)} overflow="visible">
                <rect className={styles.start} x="-2" y={TOP - 3} width="4" height={HEIGHT + 6} rx="2" />
              </svg>
            ))}
        <svg x={percent(today.at)} overflow="visible">
          <rect className={styles.halo} x="-5" y={TOP - 7} width="10" height={HEIGHT + 14} rx="5" />
          <rect className={styles.mark} x="-2.5" y={TOP - 5} width="5" height={HEIGHT + 10} rx="2.5" />
        </svg>
        <g className={styles.word} aria-hidden="true">
          {[...starts, today].map((mark) => (
            <text
              key={`${String(mark.at)} ${mark.text}`}
              x={percent(mark.at)}
              y={mark === today && today.isBelow ? BELOW : ABOVE}
              textAnchor={mark.at < NEAR_END ? "start" : mark.at > 1 - NEAR_END ? "end" : "middle"}
            >
              {mark.text}
            </text>
          ))}
        </g>
      </svg>
      <ul className={styles.legend} role="list" aria-hidden="true">
        {legend.map(({ tone, name, value }) => (
          <li key={tone} className={styles.entry}>
            <svg className={styles.sample}>
              <rect className={styles.span[tone]} width="100%" height="100%" rx="2" />
              {tone === "life" ? <rect fill={`url(#${stripes})`} width="100%" height="100%" rx="2" /> : null}
            </svg>
            <span>
              <span className={styles.name}>{name}</span> <span className={styles.value[tone]}>{value}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
