import { visuallyHidden } from "../../theme/index.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./Steps.css.ts";

interface StepsProps {
  /** Label of the list, for screen readers. */
  readonly label: string;
  readonly steps: readonly string[];
  /** Number of the current step, from 1. */
  readonly current: number;
  /** Returns the text with which a screen reader announces a completed step: `(step) => "Select Brand, done"`. */
  readonly doneLabel: (step: string) => string;
}

/**
 * Renders the progress towards a result.
 *
 * @example
 * <Steps label="Progress" steps={["Select", "Enter", "Read"]} current={2} doneLabel={(step) => `${step}, done`} />
 */
export function Steps({ label, steps, current, doneLabel }: StepsProps) {
  return (
    <ol className={styles.list} role="list" aria-label={label}>
      {steps.map((step, index) => {
        const done = index + 1 < current;
        const now = index + 1 === current;
        return (
          <li
            key={step}
            className={styles.step}
            data-state={done ? "done" : now ? "current" : "ahead"}
            {...(now ? { "aria-current": "step" as const } : {})}
          >
            <span className={styles.number} aria-hidden="true">
              {done ? <Icon name="check" /> : index + 1}
            </span>
            {done ? (
              <>
                <span className={styles.name} aria-hidden="true">
                  {step}
                </span>
                <span className={visuallyHidden}>{doneLabel(step)}</span>
              </>
            ) : (
              <span className={styles.name}>{step}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
