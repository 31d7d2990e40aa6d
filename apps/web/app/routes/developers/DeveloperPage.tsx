import { buttonClass } from "@heater-age/ui/Button";
import { Icon } from "@heater-age/ui/Icon";
import * as layout from "@heater-age/ui/layout";
import { screenOnly, wrap } from "@heater-age/ui/theme";
import { PageHead } from "../../seo/PageHead.tsx";
import type { Crumb } from "../../seo/structured-data.ts";
import * as styles from "./DeveloperPage.css.ts";
import { findNeighbors, findParent } from "./find-neighbors.ts";
import type { Document } from "./markdown.server.ts";
import { OnThisPage, Pages } from "./SideLists.tsx";
import { text } from "./text.css.ts";
import { words } from "./words.ts";

const root = "/developers/";

interface DeveloperPageProps {
  readonly path: string;
  /** Absent if there is no page at the path. */
  readonly document: Document | undefined;
}

/** Renders a page for developers: its text, the list of all pages, and the links to its headings. */
export function DeveloperPage({ path, document }: DeveloperPageProps) {
  const parent = findParent(path);
  return (
    <main className={wrap}>
      {document === undefined ? (
        <>
          <title>{words.missing.title}</title>
          <meta name="robots" content="noindex" />
        </>
      ) : (
        <Head path={path} document={document} />
      )}
      <div className={styles.page}>
        <Pages path={path} />
        <div className={styles.head} id="page">
          {parent === undefined ? null : (
            <a className={`${styles.back} ${screenOnly}`} href={parent.path}>
              <Icon name="chevron" className={styles.arrow} />
              {parent.name}
            </a>
          )}
          <h1 className={styles.title}>{document?.title ?? words.missing.title}</h1>
        </div>
        {document === undefined ? (
          <p className={styles.body}>{words.missing.text}</p>
        ) : (
          <>
            <OnThisPage headings={document.headings} />
            <div className={styles.body}>
              {/* oxlint-disable-next-line react/no-danger -- our own documents */}
              <div className={text} dangerouslySetInnerHTML={{ __html: document.html }} />
              <Neighbors path={path} />
            </div>
          </>
        )}
      </div>
    </main>
  );
}

function Head({ path, document }: { readonly path: string; readonly document: Document }) {
  const parent = findParent(path);
  const crumbs: Crumb[] = [{ path: root, name: words.pages }];
  if (parent !== undefined) crumbs.push(parent);
  if (path !== root) crumbs.push({ path, name: document.title });
  return (
    <PageHead
      language="en"
      path={path}
      title={path === root ? document.title : `${document.title} · ${words.name}`}
      description={document.description}
      crumbs={crumbs}
      alone
      indexed
    />
  );
}

/** Renders links to the previous and next page. Not printed. */
function Neighbors({ path }: { readonly path: string }) {
  const { previous, next } = findNeighbors(path);
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className={`${layout.row} ${styles.neighbors} ${screenOnly}`} aria-label={words.neighbors}>
      {previous === undefined ? null : (
        <a className={buttonClass("secondary")} href={previous.path} rel="prev">
          {words.previous}: {previous.name}
        </a>
      )}
      {next === undefined ? null : (
        <a className={buttonClass("secondary")} href={next.path} rel="next">
          {words.next}: {next.name}
        </a>
      )}
    </nav>
  );
}
