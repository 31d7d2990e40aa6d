import type { ReactNode } from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import * as styles from "./StatePill.css.ts";

const icons = { good: "check", monitor: "eye", replace: "warning" } as const satisfies Record<
  keyof typeof styles.state,
  IconName
>;

interface StatePillProps {
  readonly state: keyof typeof styles.state;
  readonly children: ReactNode;
}

/**
 * Renders the state of a heater: an icon, a word and a color with the same meaning.
 *
 * @example
 * <StatePill state="monitor">Monitor Closely</StatePill>
 */
export function StatePill({ state, children }: StatePillProps) {
  return (
    <span className={styles.state[state]}>
      <Icon name={icons[state]} />
      {children}
    </span>
  );
}
