import { createElement, type ReactNode } from "react";
import * as styles from "./Pieces.css.ts";
import { words } from "./words.ts";

/** Props of the heading. */
export interface SectionHeadingProps {
  readonly tag: keyof typeof styles.heading;
  readonly id: string;
  /** Its text without formatting. */
  readonly text: string;
  readonly children: ReactNode;
}

/** Renders a heading with a link to itself. */
export function SectionHeading({ tag, id, text, children }: SectionHeadingProps) {
  return (
    <div className={styles.heading[tag]}>
      {createElement(tag, { id }, children)}
      <a className={styles.anchor} href={`#${id}`} aria-label={words.linkTo(text)}>
        {words.anchor}
      </a>
    </div>
  );
}
