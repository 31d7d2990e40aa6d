import { visuallyHidden } from "@heater-age/ui/theme";
import type { ReactNode } from "react";
import * as styles from "./Hero.css.ts";

interface HeroProps {
  /** The promise, in one sentence. */
  readonly title: ReactNode;
  /** How it works, in one sentence. */
  readonly intro: ReactNode;
  /** Whether there is an answer, which replaces the promise. */
  readonly isAnswered: boolean;
}

/** Renders the promise of a page with the form. Not printed. Above an answer only screen readers read it. */
export function Hero({ title, intro, isAnswered }: HeroProps) {
  if (isAnswered) return <h1 className={visuallyHidden}>{title}</h1>;
  return (
    <div className={styles.hero}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.intro}>{intro}</p>
    </div>
  );
}
