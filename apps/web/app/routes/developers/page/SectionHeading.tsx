import { createElement, type ReactNode } from "react";
import * as styles from "./Pieces.css.ts";
import { words } from "./words.ts";

/** What a heading takes. */
export interface SectionHeadingProps {
  readonly tag: keyof typeof styles.heading;
  readonly id: string;
  /** What it says, as plain text. */
  readonly text: string;
  readonly children: ReactNode;
}

/** A heading that one can link to. */
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
