import { Icon } from "@heater-age/ui/Icon";
import { screenOnly, wrap } from "@heater-age/ui/theme";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { PageHead } from "../../../seo/PageHead.tsx";
import { breadcrumbs } from "../../../seo/structured-data.ts";
import * as styles from "./DeveloperPage.css.ts";
import type { Heading } from "../../../shared/developer-docs/document.ts";
import { Neighbours } from "./Neighbours.tsx";
import { neighboursOf, parentOf } from "./neighbours-of.ts";
import { OnThisPage } from "./OnThisPage.tsx";
import { Pages } from "./Pages.tsx";
import * as text from "./Pieces.css.ts";
import { words } from "./words.ts";

const root = "/developers/";

/** Props of the page. */
export interface DeveloperPageProps {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly headings: readonly Heading[];
  readonly children: ReactNode;
}

/** Renders a page for developers: its text, the list of all pages, and the links to its headings. */
export function DeveloperPage({ path, title, description, headings, children }: DeveloperPageProps) {
  const { formatMessage } = useIntl();
  const parent = parentOf(path);
  const { previous, next } = neighboursOf(path);
  const way = [
    { path: "/", name: formatMessage({ id: "shell.siteName" }) },
    ...(path === root ? [] : [{ path: root, name: words.pages }]),
    ...(parent === undefined ? [] : [parent]),
    { path, name: path === root ? words.pages : title },
  ];
  return (
    <main className={wrap}>
      <PageHead
        language="en"
        path={path}
        title={path === root ? title : `${title} · ${words.name}`}
        description={description}
        things={[breadcrumbs("en", way)]}
        alone
        indexed
      />
      <div className={styles.page}>
        <Pages path={path} />
        <div className={styles.head} id="page">
          {parent === undefined ? null : (
            <a className={`${styles.back} ${screenOnly}`} href={parent.path}>
              <Icon name="chevron" className={styles.arrow} />
              {parent.name}
            </a>
          )}
          <h1 className={styles.title}>{title}</h1>
        </div>
        <OnThisPage headings={headings} />
        <div className={styles.body}>
          <div className={text.text}>{children}</div>
          <Neighbours previous={previous} next={next} />
        </div>
      </div>
    </main>
  );
}
