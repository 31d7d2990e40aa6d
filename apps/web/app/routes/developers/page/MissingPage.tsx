import { wrap } from "@heater-age/ui/theme";
import * as styles from "./DeveloperPage.css.ts";
import { Pages } from "./Pages.tsx";
import * as text from "./Pieces.css.ts";
import { words } from "./words.ts";

/** Renders the list of pages for developers at an address that has none. */
export function MissingPage({ path }: { readonly path: string }) {
  return (
    <main className={wrap}>
      <title>{words.missing.title}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.page}>
        <Pages path={path} />
        <div className={styles.head} id="page">
          <h1 className={styles.title}>{words.missing.title}</h1>
        </div>
        <div className={`${styles.body} ${text.text}`}>
          <p>{words.missing.text}</p>
        </div>
      </div>
    </main>
  );
}
