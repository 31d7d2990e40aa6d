import { Icon } from "@heater-age/ui/Icon";
import { screenOnly } from "@heater-age/ui/theme";
import { FormattedMessage, useIntl } from "react-intl";
import type { Section } from "./content.ts";
import * as styles from "./Contents.css.ts";

/**
 * Renders links to the sections of a long text: folded on narrow screens, next to the text on wide ones. Not printed.
 */
export function Contents({ sections }: { readonly sections: readonly Section[] }) {
  const { formatMessage } = useIntl();
  return (
    <nav className={`${styles.contents} ${screenOnly}`} aria-labelledby="contents-heading">
      <h2 className={styles.heading} id="contents-heading">
        <FormattedMessage id="document.contents" />
      </h2>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          <Icon name="chevron" className={styles.arrow} />
          <FormattedMessage id="document.contents" />
        </summary>
        <ol className={styles.list} role="list">
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <a className={styles.entry} href={`#${id}`}>
                <span className={styles.number}>{index + 1}.</span>{" "}
                <span>{formatMessage({ id: title })}</span>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
