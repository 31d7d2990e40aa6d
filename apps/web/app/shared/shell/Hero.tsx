import { visuallyHidden } from "@heater-age/ui/theme";
import type { ReactNode } from "react";
import * as styles from "./Hero.css.ts";

/** What stands on top of a page. */
export interface HeroProps {
  /** One sentence of promise. */
  readonly title: ReactNode;
  /** One sentence of how. */
  readonly intro: ReactNode;
  /** Whether there is an answer, which takes the place of the promise. */
  readonly isAnswered: boolean;
}

/** The promise of a page with the form. Not on paper. Above an answer it is there for screen readers only. */
export function Hero({ title, intro, isAnswered }: HeroProps) {
  if (isAnswered) return <h1 className={visuallyHidden}>{title}</h1>;
  return (
    <div className={styles.hero}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.intro}>{intro}</p>
    </div>
  );
}
