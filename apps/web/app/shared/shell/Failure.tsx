import { Button, buttonClass } from "@heater-age/ui/Button";
import { wrap } from "@heater-age/ui/theme";
import { FormattedMessage, useIntl } from "react-intl";
import { isRouteErrorResponse, Link, useLocation, useRevalidator } from "react-router";
import { pathIn } from "../../seo/paths.ts";
import { languageAt } from "../texts/language.ts";
import * as styles from "./Failure.css.ts";

/** What one sees when a page is missing or broken, with a way on. */
export function Failure({ error }: { readonly error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const home = pathIn(languageAt(useLocation().pathname), "/");
  const title = formatMessage({ id: missing ? "shell.notFoundTitle" : "shell.errorTitle" });
  return (
    <main className={wrap} id="check">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.failure}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>
          <FormattedMessage id={missing ? "shell.notFoundText" : "shell.errorText"} />
        </p>
        <div className={styles.actions}>
          {missing ? null : (
            <Button tone="primary" onClick={() => void revalidate()}>
              <FormattedMessage id="shell.errorRetry" />
            </Button>
          )}
          <Link
            className={buttonClass(missing ? "primary" : "secondary")}
            to={home}
            reloadDocument={!missing}
          >
            <FormattedMessage id={missing ? "shell.notFoundHome" : "shell.errorHome"} />
          </Link>
        </div>
      </div>
    </main>
  );
}
