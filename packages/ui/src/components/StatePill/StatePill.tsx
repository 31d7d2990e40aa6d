import type { ReactNode } from "react";
import { MoreIcon, type MoreIconName } from "../MoreIcon/MoreIcon.tsx";
import * as styles from "./StatePill.css.ts";

const icons = { good: "check", monitor: "eye", replace: "warning" } as const satisfies Record<
  keyof typeof styles.state,
  MoreIconName
>;

/** What the pill takes. */
export interface StatePillProps {
  readonly state: keyof typeof styles.state;
  readonly children: ReactNode;
}

/**
 * The state of a heater: a sign, a word and a colour that say the same.
 *
 * @example
 * <StatePill state="monitor">Monitor Closely</StatePill>
 */
export function StatePill({ state, children }: StatePillProps) {
  return (
    <span className={styles.state[state]}>
      <MoreIcon name={icons[state]} />
      {children}
    </span>
  );
}
