import { Icon } from "@heater-age/ui/Icon";
import { screenOnly } from "@heater-age/ui/theme";
import { FormattedMessage, useIntl } from "react-intl";
import type { Section } from "./content.ts";
import * as styles from "./Contents.css.ts";

/**
 * Renders links to the sections: folded on narrow screens, open next to the text on wide ones. It needs no scripts.
 * Not printed.
 */
export function Contents({ sections }: { readonly sections: readonly Section[] }) {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: "document.contents" });
  return (
    <nav className={`${styles.side} ${screenOnly}`} aria-label={name}>
      <p className={styles.title} aria-hidden="true">
        {name}
      </p>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          <Icon name="chevron" className={styles.arrow} />
          {name}
        </summary>
        <ol className={styles.inside} role="list">
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                <span className={styles.number}>{index + 1}.</span>{" "}
                <span>
                  <FormattedMessage id={title} />
                </span>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
