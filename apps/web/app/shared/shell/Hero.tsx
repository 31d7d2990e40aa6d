import type { ReactNode } from "react";
import * as styles from "./Hero.css.ts";

/** What stands on top of a page. */
export interface HeroProps {
  /** One sentence of promise. */
  readonly title: ReactNode;
  /** One sentence of how. */
  readonly intro: ReactNode;
}

/** The promise of a page with the form. Not on paper. */
export function Hero({ title, intro }: HeroProps) {
  return (
    <div className={styles.hero}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.intro}>{intro}</p>
    </div>
  );
}
