import { Icon } from "@heater-age/ui/Icon";
import { screenOnly, wrap } from "@heater-age/ui/theme";
import { useIntl } from "react-intl";
import { PageHead } from "../../seo/PageHead.tsx";
import { breadcrumbs } from "../../seo/structured-data.ts";
import * as styles from "./DeveloperPage.css.ts";
import { findNeighbors, findParent } from "./find-neighbors.ts";
import type { Document } from "./markdown.server.ts";
import { Neighbors } from "./Neighbors.tsx";
import { OnThisPage } from "./OnThisPage.tsx";
import { Pages } from "./Pages.tsx";
import { text } from "./text.css.ts";
import { words } from "./words.ts";

const root = "/developers/";

/** Props of the page. */
export interface DeveloperPageProps {
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
              <Neighbors {...findNeighbors(path)} />
            </div>
          </>
        )}
      </div>
    </main>
  );
}

function Head({ path, document }: { readonly path: string; readonly document: Document }) {
  const siteName = useIntl().formatMessage({ id: "shell.siteName" });
  const parent = findParent(path);
  const trail = [{ path: "/", name: siteName }];
  if (path !== root) trail.push({ path: root, name: words.pages });
  if (parent !== undefined) trail.push(parent);
  trail.push({ path, name: path === root ? words.pages : document.title });
  return (
    <PageHead
      language="en"
      path={path}
      title={path === root ? document.title : `${document.title} · ${words.name}`}
      description={document.description}
      things={[breadcrumbs("en", trail)]}
      alone
      indexed
    />
  );
}
