import { afterwards } from "../later/afterwards.tsx";
import * as styles from "./SafetyPlace.css.ts";
import type { SafetyLineProps } from "./SafetyLine.tsx";

// Without a connection there is the date alone.
const SafetyLine = afterwards(async () => (await import("./SafetyLine.tsx")).SafetyLine);

/** The place of what safety notices say near the date: there from the beginning, so that it is read aloud when it comes. */
export function LaterSafetyLine(props: SafetyLineProps) {
  return (
    <div className={styles.place} role="status">
      <SafetyLine {...props} />
    </div>
  );
}
