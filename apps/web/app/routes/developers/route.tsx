import { Icon } from "@heater-age/ui/Icon";
import { screenOnly, wrap } from "@heater-age/ui/theme";
import { notFound } from "../../http/not-found.ts";
import { PageHead } from "../../seo/PageHead.tsx";
import * as styles from "../../shared/shell/ContentPage.css.ts";
import { Page } from "../../shared/shell/Page.tsx";
import type { Route } from "./+types/route.ts";
import { loadPage } from "./load.server.ts";
import { text } from "./text.css.ts";

const root = { path: "/developers/", name: "Developers" };

export async function loader({ params }: Route.LoaderArgs) {
  const rest = params["*"].replace(/\/$/u, "");
  const path = rest === "" ? root.path : `${root.path}${rest}/`;
  const document = await loadPage(path);
  if (document === undefined) throw notFound();
  return { path, document };
}

/** Renders a document for developers. These pages are only in English. */
export default function Developers({ loaderData: { path, document } }: Route.ComponentProps) {
  const { title, description, html } = document;
  const isRoot = path === root.path;
  return (
    <Page language="en">
      <main className={wrap}>
        <PageHead
          language="en"
          path={path}
          title={isRoot ? title : `${title} · Heater Age for developers`}
          description={description}
          crumbs={isRoot ? [root] : [root, { path, name: title }]}
          alone
          indexed
        />
        <div className={styles.page}>
          <div className={styles.head}>
            {isRoot ? null : (
              <a className={`${styles.back} ${screenOnly}`} href={root.path}>
                <Icon name="chevron" className={styles.arrow} />
                {root.name}
              </a>
            )}
            <h1 className={styles.title}>{title}</h1>
          </div>
          {/* oxlint-disable-next-line react/no-danger -- our own documents */}
          <div className={text} dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      </main>
    </Page>
  );
}
