import { Card } from "@heater-age/ui/Card";
import { Icon } from "@heater-age/ui/Icon";
import { FormattedMessage } from "react-intl";
import { utcToday } from "../../shared/browser/today.ts";
import { DocumentPage } from "../../shared/shell/DocumentPage.tsx";
import { readLanguage } from "../../seo/language.ts";
import type { Route } from "./+types/route.ts";
import * as styles from "./terms.css.ts";
import { sections } from "./sections.ts";

export { RouteFailure as ErrorBoundary } from "../../shared/shell/RouteFailure.tsx";

export const loader = () => ({ today: utcToday(new Date()) });

/** Uses the date of the browser. */
export const clientLoader = () => ({ today: utcToday() });

export default function Terms({ loaderData, params }: Route.ComponentProps) {
  return (
    <DocumentPage
      language={readLanguage(params.language)}
      path="/terms-of-service/"
      area="terms"
      updated={loaderData.today}
      sections={sections}
    >
      <Important />
    </DocumentPage>
  );
}

/** Renders the end of the terms. */
function Important() {
  return (
    <Card className={styles.important} aria-labelledby="important">
      <h2 className={styles.heading} id="important">
        <Icon name="alert" />
        <FormattedMessage id="terms.important" />
      </h2>
      <p>
        <FormattedMessage id="terms.importantEntire" />
      </p>
    </Card>
  );
}
