import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./AnswerRow.css.ts";

const icons = {
  recall: "M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM12 8v5M12 16v.2",
  warranty: "M6 3h12v18l-6-4-6 4z",
  life: "M3 20h18M4 6c8 0 6 11 16 11",
  cost: "M13 2 5 13h6l-1 9 8-12h-6z",
  source: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 11v6M12 7.5v.2",
  model: "M4 17V7l8-4 8 4v10l-8 4zM4 7l8 4 8-4M12 11v10",
  maker: "M3 21V10l6 4v-4l6 4V4h6v17z",
} as const;

export type AnswerRowIcon = keyof typeof icons;

export interface AnswerRowProps extends Omit<ComponentProps<"details">, "name"> {
  readonly icon: AnswerRowIcon;
  readonly name: ReactNode;
  /** The answer in a few words. */
  readonly answer: ReactNode;
  /** How serious the answer is, if it is. */
  readonly tone?: "monitor" | "replace" | undefined;
}

/**
 * Renders a question with its answer, which opens in place.
 *
 * @example
 * <AnswerRows>
 *   <AnswerRow icon="recall" name="Recalls" answer="None known">…</AnswerRow>
 * </AnswerRows>
 */
export function AnswerRow({ icon, name, answer, tone, children, ...rest }: AnswerRowProps) {
  return (
    <details {...rest} className={styles.row}>
      <summary className={styles.summary}>
        <svg
          className={styles.icon}
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d={icons[icon]} />
        </svg>
        <span className={styles.name}>{name}</span>{" "}
        <span className={styles.answer} {...(tone === undefined ? {} : { "data-tone": tone })}>
          {/* New with each answer, because changed text in the same element would count as a layout shift. */}
          <span key={typeof answer === "string" ? answer : ""} className={styles.words}>
            {answer}
          </span>
        </span>
        <Icon name="chevron" className={styles.arrow} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

export function AnswerRows({ className = "", ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={`${styles.rows} ${className}`} />;
}
