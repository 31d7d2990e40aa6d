import { screenOnly } from "@heater-age/ui/theme";
import type { Heading } from "./markdown.server.ts";
import { NarrowFold } from "./NarrowFold.tsx";
import * as styles from "./OnThisPage.css.ts";
import { words } from "./words.ts";

const FEWEST = 3;

/** Renders links to the headings of a page, unless there are very few. Not printed. */
export function OnThisPage({ headings }: { readonly headings: readonly Heading[] }) {
  if (headings.length < FEWEST) return null;
  return (
    <nav className={`${styles.contents} ${screenOnly}`} aria-label={words.onThisPage}>
      <p className={styles.title} aria-hidden="true">
        {words.onThisPage}
      </p>
      <NarrowFold summary={words.onThisPage} openFrom="threeColumns">
        <ul role="list">
          {headings.map(({ id, text, depth }) => (
            <li key={id}>
              <a className={styles.entry[depth]} href={`#${id}`}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </NarrowFold>
    </nav>
  );
}
