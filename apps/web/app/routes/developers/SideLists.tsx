import { documents } from "../../seo/developer-paths.ts";
import { SideList } from "../../shared/shell/SideList.tsx";
import * as styles from "./DeveloperPage.css.ts";
import type { Heading } from "./markdown.server.ts";
import { words } from "./words.ts";

const parts = [...new Set(documents.flatMap(({ part }) => part ?? []))];
const [first] = documents;

/** Renders the list of all pages for developers, with the current one marked. */
export function Pages({ path }: { readonly path: string }) {
  const skip = (
    <a className={styles.skip} href="#page">
      {words.skipPages}
    </a>
  );
  const link = (to: string, name: string) => {
    const isWithin = to !== first?.path && path.startsWith(to);
    const current = to === path ? "page" : isWithin ? "true" : undefined;
    return (
      <a className={styles.pageLink} href={to} aria-current={current}>
        {name}
      </a>
    );
  };
  return (
    <SideList label={words.pagesLabel} name={words.pages} from="wide" className={styles.pages} before={skip}>
      {first === undefined ? null : link(first.path, words.overview)}
      {parts.map((part) => (
        <div key={part} className={styles.part}>
          <p className={styles.heading}>{part}</p>
          <ul role="list">
            {documents
              .filter((entry) => entry.part === part)
              .map((entry) => (
                <li key={entry.path}>{link(entry.path, entry.name)}</li>
              ))}
          </ul>
        </div>
      ))}
    </SideList>
  );
}

const FEWEST = 3;

/** Renders links to the headings of a page, unless there are very few. */
export function OnThisPage({ headings }: { readonly headings: readonly Heading[] }) {
  if (headings.length < FEWEST) return null;
  return (
    <SideList
      label={words.onThisPage}
      name={words.onThisPage}
      titled
      from="threeColumns"
      className={styles.contents}
    >
      <ul role="list">
        {headings.map(({ id, text, depth }) => (
          <li key={id}>
            <a className={styles.entry[depth]} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </SideList>
  );
}
