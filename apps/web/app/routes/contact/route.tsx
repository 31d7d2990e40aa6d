import { Icon } from "@heater-age/ui/Icon";
import { Notice } from "@heater-age/ui/Notice";
import { wrap } from "@heater-age/ui/theme";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { apiContext } from "../../context/api-context.ts";
import { PageHead } from "../../seo/PageHead.tsx";
import { pathIn } from "../../seo/paths.ts";
import { answerForm } from "../../shared/forms/answer-form.server.ts";
import { readLanguage } from "../../seo/language.ts";
import { site } from "../../config/site.ts";
import type { Route } from "./+types/route.ts";
import * as styles from "./contact.css.ts";
import { contactForm } from "./contact-form.server.ts";
import { ContactForm } from "./ContactForm.tsx";

export { RouteFailure as ErrorBoundary } from "../../shared/shell/RouteFailure.tsx";

const path = "/contact/";

/** Handles a message sent without scripts. */
export const action = ({ params, context, request, url }: Route.ActionArgs) =>
  answerForm(request, contactForm, {
    language: readLanguage(params.language),
    api: context.get(apiContext) ?? { url: url.origin, headers: {} },
  });

export default function Contact({ params, actionData: answer }: Route.ComponentProps) {
  const language = readLanguage(params.language);
  const { formatMessage } = useIntl();
  const { companyEmail } = site;
  return (
    <main className={wrap} id="check">
      <PageHead
        language={language}
        path={path}
        title={formatMessage({ id: "contact.metaTitle" })}
        description={formatMessage({ id: "contact.metaDescription" })}
        crumb={formatMessage({ id: "contact.title" })}
        indexed
      />
      <div className={styles.page}>
        <div className={styles.head}>
          <Link className={styles.back} to={pathIn(language, "/")}>
            <Icon name="chevron" className={styles.arrow} />
            <FormattedMessage id="document.backHome" />
          </Link>
          <h1 className={styles.title}>
            <FormattedMessage id="contact.title" />
          </h1>
          <p className={styles.intro}>
            <FormattedMessage id="contact.intro" />
          </p>
          {companyEmail === "" ? null : (
            <p>
              <FormattedMessage
                id="contact.direct"
                values={{ email: <a href={`mailto:${companyEmail}`}>{companyEmail}</a> }}
              />
            </p>
          )}
        </div>
        {answer?.delivery?.sent ? (
          <Notice icon="check">
            <strong className={styles.sent}>
              <FormattedMessage id="contact.sentTitle" />
            </strong>{" "}
            <FormattedMessage id="contact.sentText" />
          </Notice>
        ) : null}
        <ContactForm language={language} path={pathIn(language, path)} answer={answer} />
      </div>
    </main>
  );
}
