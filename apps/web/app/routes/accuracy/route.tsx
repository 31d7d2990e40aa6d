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

/** Brands to choose from, and what the address says about the form. */
export function loader({ url }: Route.LoaderArgs) {
  const { searchParams } = url;
  return {
    brands: brandsToCorrect(),
    given: { brand: searchParams.get("brand") ?? "", serial: searchParams.get("serial") ?? "" },
  };
}

/** Fetches the page whole when it is come to from another: what it proves is not in the browser. */
export const clientLoader = ({ request }: { readonly request: Request }): Promise<never> =>
  Promise.reject(redirectDocument(request.url));

/** An address that differs in what the form begins with is the same page, another language is another. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

/** Takes the printed date of a visitor whose browser runs no scripts. */
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

/** What the rules rest on, rendered once a day in each language: it is most of the page, and the same for everybody. */
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

/** What the server sent in this place stays as it is. */
const ServerHtml = () => (
  // oxlint-disable-next-line react/no-danger -- nothing is set: React leaves alone what the server put there
  <div className={proof} dangerouslySetInnerHTML={sent} suppressHydrationWarning />
);
