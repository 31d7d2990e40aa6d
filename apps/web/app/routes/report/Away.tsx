import { buttonClass } from "@heater-age/ui/Button";
import * as layout from "@heater-age/ui/layout";
import { wrap } from "@heater-age/ui/theme";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation } from "react-router";
import * as styles from "./notice.css.ts";

/** Renders a notice instead of a report that is temporarily unavailable. */
export function Away({ text }: { readonly text: string | undefined }) {
  const { formatMessage } = useIntl();
  const { pathname, hash } = useLocation();
  const title = formatMessage({ id: "report.awayTitle" });
  return (
    <main className={wrap}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.notice}>
        <h1 className={layout.heading.title}>{title}</h1>
        <p className={styles.text}>{text ?? <FormattedMessage id="report.awayText" />}</p>
        <Link className={buttonClass("primary")} to={{ pathname, hash }} replace>
          <FormattedMessage id="result.tryAgain" />
        </Link>
      </div>
    </main>
  );
}
