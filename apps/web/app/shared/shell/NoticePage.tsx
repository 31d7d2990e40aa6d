import * as layout from "@heater-age/ui/layout";
import { wrap } from "@heater-age/ui/theme";
import type { ReactNode, Ref } from "react";
import * as styles from "./NoticePage.css.ts";

interface NoticePageProps {
  readonly title: string;
  readonly text: ReactNode;
  /** The heading, if a script focuses it. */
  readonly heading?: Ref<HTMLHeadingElement>;
  /** What the visitor can do next. */
  readonly children: ReactNode;
}

/** Renders a page that says why there is nothing to show, and what to do next. Search engines don't list it. */
export function NoticePage({ title, text, heading, children }: NoticePageProps) {
  return (
    <main className={wrap}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.notice}>
        <h1 className={layout.heading.title} ref={heading} tabIndex={heading === undefined ? undefined : -1}>
          {title}
        </h1>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </main>
  );
}
