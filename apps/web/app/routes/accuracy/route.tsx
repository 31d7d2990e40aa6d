import { Icon } from "@heater-age/ui/Icon";
import { screenOnly, wrap } from "@heater-age/ui/theme";
import { languages } from "@heater-age/messages";
import { type ComponentType, lazy } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, redirectDocument, type ShouldRevalidateFunctionArgs } from "react-router";
import { apiContext } from "../../context/api-context.ts";
import { PageHead } from "../../seo/PageHead.tsx";
import { pathIn } from "../../seo/paths.ts";
import { utcToday } from "../../shared/clock/today.ts";
import { answerForm } from "../../shared/form-submission/answer-form.server.ts";
import { languageOf } from "../../shared/texts/language.ts";
import { WithTexts } from "../../shared/texts/WithTexts.tsx";
import type { Route } from "./+types/route.ts";
import * as styles from "./accuracy.css.ts";
import { correctionForm } from "./correction/correction-form.server.ts";
import { CorrectionForm, type CorrectionFormProps } from "./correction/CorrectionForm.tsx";
import { brandsToCorrect } from "./correction/brands.server.ts";
import type { ProofProps } from "./proof/Proof.tsx";
import { proof } from "./proof/proof.css.ts";

export { RouteFailure as ErrorBoundary } from "../../shared/shell/RouteFailure.tsx";

const path = "/accuracy/";

/** Loads the brands to choose from, and the values in the address for the form. */
export function loader({ url }: Route.LoaderArgs) {
  const { searchParams } = url;
  return {
    brands: brandsToCorrect(),
    given: { brand: searchParams.get("brand") ?? "", serial: searchParams.get("serial") ?? "" },
  };
}

/** Loads the whole page when a link leads to it, because the evidence is not in the browser. */
export const clientLoader = ({ request }: { readonly request: Request }): Promise<never> =>
  Promise.reject(redirectDocument(request.url));

/** Returns whether the page changes. Other initial values of the form don't change it, another language does. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

/** Handles a printed date sent without scripts. */
export const action = ({ params, context, request, url }: Route.ActionArgs) =>
  answerForm(request, correctionForm, {
    language: languageOf(params.language),
    api: context.get(apiContext) ?? { url: url.origin, headers: {} },
  });

export default function Accuracy({ params, loaderData, actionData }: Route.ComponentProps) {
  const language = languageOf(params.language);
  return (
    <WithTexts language={language} areas={["accuracy"]}>
      <AccuracyPage language={language} {...loaderData} answer={actionData} />
    </WithTexts>
  );
}

type AccuracyPageProps = Pick<CorrectionFormProps, "answer" | "brands" | "given" | "language">;

function AccuracyPage({ language, brands, given, answer }: AccuracyPageProps) {
  const { formatMessage } = useIntl();
  return (
    <main className={wrap}>
      <PageHead
        language={language}
        path={path}
        title={formatMessage({ id: "accuracy.metaTitle" })}
        description={formatMessage({ id: "accuracy.metaDescription" })}
        crumb={formatMessage({ id: "accuracy.title" })}
        indexed
      />
      <div className={styles.page}>
        <div className={styles.head}>
          <Link className={`${styles.back} ${screenOnly}`} to={pathIn(language, "/")}>
            <Icon name="chevron" className={styles.arrow} />
            <FormattedMessage id="accuracy.backHome" />
          </Link>
          <h1 className={styles.title}>
            <FormattedMessage id="accuracy.title" />
          </h1>
        </div>
        {import.meta.env.SSR ? <DailyProof language={language} today={utcToday()} /> : <ServerHtml />}
        <CorrectionForm
          language={language}
          path={pathIn(language, path)}
          brands={brands}
          given={given}
          answer={answer}
        />
      </div>
    </main>
  );
}

/**
 * The evidence for the rules, rendered once a day in each language, because it is most of the page and the same for
 * everyone.
 */
const DailyProof: ComponentType<ProofProps> = import.meta.env.SSR
  ? lazy(async () => {
      const [{ staticHtml }, { Proof }] = await Promise.all([
        import("../../shared/lazy/static-html.tsx"),
        import("./proof/Proof.tsx"),
      ]);
      return { default: staticHtml([], Proof, { className: proof, most: languages.length }) };
    })
  : () => null;

const sent = { __html: "" };

/** Keeps the server's HTML unchanged. */
const ServerHtml = () => (
  // oxlint-disable-next-line react/no-danger -- sets nothing: React keeps the server's HTML
  <div className={proof} dangerouslySetInnerHTML={sent} suppressHydrationWarning />
);
