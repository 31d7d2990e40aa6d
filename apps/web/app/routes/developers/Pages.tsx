import { screenOnly } from "@heater-age/ui/theme";
import { NarrowFold } from "./NarrowFold.tsx";
import { documents } from "../../seo/generated/documents.ts";
import * as styles from "./Pages.css.ts";
import { words } from "./words.ts";

const parts = [...new Set(documents.flatMap(({ part }) => part ?? []))];
const [first] = documents;

/** Renders the list of all pages for developers, with the current one marked. Not printed. */
export function Pages({ path }: { readonly path: string }) {
  return (
    <nav className={`${styles.pages} ${screenOnly}`} aria-label={words.pagesLabel}>
      <a className={styles.skip} href="#page">
        {words.skipPages}
      </a>
      <NarrowFold summary={words.pages} openFrom="wide">
        {first === undefined ? null : <PageLink path={first.path} name={words.overview} open={path} />}
        {parts.map((part) => (
          <div key={part} className={styles.part}>
            <p className={styles.heading}>{part}</p>
            <ul role="list">
              {documents
                .filter((entry) => entry.part === part)
                .map((entry) => (
                  <li key={entry.path}>
                    <PageLink path={entry.path} name={entry.name} open={path} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </NarrowFold>
    </nav>
  );
}

/** Props of a link in the list. */
interface PageLinkProps {
  readonly path: string;
  readonly name: string;
  /** Path of the current page. */
  readonly open: string;
}

function PageLink({ path, name, open }: PageLinkProps) {
  const within = path !== first?.path && open.startsWith(path);
  const current = path === open ? "page" : within ? "true" : undefined;
  return (
    <a className={styles.link} href={path} aria-current={current}>
      {name}
    </a>
  );
}
