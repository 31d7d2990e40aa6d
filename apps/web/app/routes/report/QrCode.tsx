import { FormattedMessage, useIntl } from "react-intl";
import type { Code } from "./code.server.ts";
import * as styles from "./Sheet.css.ts";

/** Leads from paper back to the page. */
export function QrCode({ code: { size, path }, address }: { readonly code: Code; readonly address: string }) {
  const { formatMessage } = useIntl();
  return (
    <figure className={styles.code}>
      <a href={address}>
        <svg
          className={styles.modules}
          role="img"
          aria-label={formatMessage({ id: "report.code" })}
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
        >
          <path d={path} />
        </svg>
      </a>
      <figcaption className={styles.caption}>
        <FormattedMessage id="report.codeText" />
      </figcaption>
    </figure>
  );
}
