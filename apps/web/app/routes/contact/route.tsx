import { Notice } from "@heater-age/ui/Notice";
import * as layout from "@heater-age/ui/layout";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { serverContext } from "../../context/server-contexts.ts";
import { pathIn } from "../../seo/paths.ts";
import { ContentPage } from "../../shared/shell/ContentPage.tsx";
import { readLanguage } from "../../seo/language.ts";
import { site } from "../../config/site.ts";
import type { Route } from "./+types/route.ts";
import { answerForm } from "./answer-form.server.ts";
import * as styles from "./contact.css.ts";
import { ContactForm } from "./ContactForm.tsx";
import { dateQuestion } from "./date-question.ts";

export { RouteFailure as ErrorBoundary } from "../../shared/shell/RouteFailure.tsx";

const path = "/contact/";

/** Handles a message sent without scripts. */
export const action = ({ params, context, request, url }: Route.ActionArgs) =>
  answerForm(request, {
    language: readLanguage(params.language),
    api: context.get(serverContext).api ?? { url: url.origin, headers: {} },
  });

export default function Contact({ params, actionData: answer }: Route.ComponentProps) {
  const language = readLanguage(params.language);
  const { companyEmail } = site;
  const intl = useIntl();
  const [query] = useSearchParams();
  return (
    <ContentPage
      language={language}
      path={path}
      area="contact"
      heading="contact.title"
      intro="contact.intro"
      about={
        companyEmail === "" ? null : (
          <p>
            <FormattedMessage
              id="contact.direct"
              values={{ email: <a href={`mailto:${companyEmail}`}>{companyEmail}</a> }}
            />
          </p>
        )
      }
      className={styles.page}
    >
      {answer?.delivery?.sent ? (
        <Notice icon="check">
          <strong className={layout.heading.subtitle}>
            <FormattedMessage id="contact.sentTitle" />
          </strong>{" "}
          <FormattedMessage id="contact.sentText" />
        </Notice>
      ) : null}
      <ContactForm
        language={language}
        path={pathIn(language, path)}
        initial={dateQuestion(intl, query)}
        answer={answer}
      />
    </ContentPage>
  );
}
