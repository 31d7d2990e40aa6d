import type { ReactNode } from "react";
import * as styles from "./Plate.css.ts";

/** A run of characters on the plate. */
export interface PlatePart {
  /** Index of the first character, which distinguishes runs of the same characters. */
  readonly from: number;
  readonly text: string;
  readonly tone: keyof typeof styles.tones;
  /** Meaning of the characters: "month". */
  readonly meaning: string;
  /** Value of the characters: "August". */
  readonly value?: string | undefined;
}

interface PlateProps {
  /** The caption above the number, as on a real plate. */
  readonly title: string;
  readonly label: string;
  readonly parts: readonly PlatePart[];
  readonly size?: "large" | "small";
  readonly children?: ReactNode;
}

const measureSize = (length: number) => (length <= 10 ? "short" : length <= 13 ? "medium" : "long");

/**
 * Renders a serial number like a rating plate, with each run of characters tinted and labeled with its meaning.
 *
 * @example
 * <Plate title="Serial no." label="How BH6511396 reads" parts={[
 *   { from: 0, text: "B", tone: "year", meaning: "year", value: "2005" },
 *   { from: 1, text: "H", tone: "month", meaning: "month", value: "August" },
 *   { from: 2, text: "6511396", tone: "other", meaning: "running number" },
 * ]} />
 */
export function Plate({ title, label, parts, size = "large", children }: PlateProps) {
  const length = parts.reduce((sum, { text }) => sum + text.length, 0);
  const characters = styles.size[size === "small" ? size : measureSize(length)];
  return (
    <div className={styles.plate} role="group" aria-label={label}>
      <p className={styles.title}>{title}</p>
      <ol className={styles.parts} role="list">
        {parts.map(({ from, text, tone, meaning, value }) => (
          <li key={from} className={`${styles.part} ${styles.tones[tone]}`}>
            <span className={characters} translate="no">
              {text}
            </span>{" "}
            <span className={styles.meaning}>
              {`${meaning} `}
              {value === undefined ? null : (
                <span className={styles.value} translate="no">
                  {value}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}
