import { Suspense } from "react";
import { SafetyLine, type SafetyLineProps } from "./SafetyLine.tsx";
import * as styles from "./SafetyPlace.css.ts";

/** The place of what safety notices say near the date: there from the beginning, so that it is read aloud when it comes. */
export function SafetyPlace(props: SafetyLineProps) {
  return (
    <div className={styles.place} role="status">
      <Suspense>
        <SafetyLine {...props} />
      </Suspense>
    </div>
  );
}
