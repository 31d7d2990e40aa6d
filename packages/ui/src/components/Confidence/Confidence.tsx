import type { ReactNode } from "react";
import * as styles from "./Confidence.css.ts";

/** How sure something is. */
export type ConfidenceLevel = keyof typeof styles.bar;

interface ConfidenceProps {
  readonly level: ConfidenceLevel;
  readonly children: ReactNode;
}

const filled = { low: 1, medium: 2, high: 3 } as const satisfies Record<ConfidenceLevel, number>;
const heights = [6, 10, 14];

/**
 * Renders a confidence level: three bars, and the word for them.
 *
 * @example
 * <Confidence level="high">High confidence</Confidence>
 */
export function Confidence({ level, children }: ConfidenceProps) {
  return (
    <span className={styles.confidence}>
      <svg className={styles.bars} viewBox="0 0 19 16" aria-hidden="true">
        {heights.map((height, index) => (
          <rect
            key={height}
            className={index < filled[level] ? styles.bar[level] : styles.empty}
            x={index * 7}
            y={15 - height}
            width="5"
            height={height}
            rx="1.5"
          />
        ))}
      </svg>
      {children}
    </span>
  );
}
