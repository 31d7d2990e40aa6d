import { Fold } from "@heater-age/ui/Fold";
import { FormattedMessage } from "react-intl";
import { redirectDocument } from "react-router";
import { apiContext } from "../../context/api-context.ts";
import { accuracyPath } from "../../seo/paths.ts";
import { ContentPage } from "../../shared/shell/ContentPage.tsx";
import { readLanguage } from "../../seo/language.ts";
import type { Route } from "./+types/route.ts";
import * as styles from "./accuracy.css.ts";
import { BrandTable } from "./BrandTable.tsx";
import { Claims } from "./Claims.tsx";
import { CorrectionForm } from "./CorrectionForm.tsx";
import { Figures } from "./Figures.tsx";
import { Heaters } from "./Heaters.tsx";
import { loadProof } from "./proof.server.ts";
import { sendCorrection } from "./send-correction.server.ts";

export { RouteFailure as ErrorBoundary } from "../../shared/shell/RouteFailure.tsx";

/** Loads the evidence for the rules, and what the form starts with. */
export const loader = ({ url: { searchParams } }: Route.LoaderArgs) => ({
  ...loadProof(),
  given: { brand: searchParams.get("brand") ?? "", serialNumber: searchParams.get("serial") ?? "" },
});

/** Loads the whole page when a link leads to it, because it has no scripts. */
export const clientLoader = ({ request }: { readonly request: Request }): Promise<never> =>
  Promise.reject(redirectDocument(request.url));

/** Handles a printed date. */
export const action = ({ params, context, request, url }: Route.ActionArgs) =>
  sendCorrection(request, {
    language: readLanguage(params.language),
    api: context.get(apiContext) ?? { url: url.origin, headers: {} },
  });

export default function Accuracy({ params, loaderData, actionData }: Route.ComponentProps) {
  const language = readLanguage(params.language);
  const { overview, brands, heaters, claims, given } = loaderData;
  return (
    <ContentPage language={language} path={accuracyPath} area="accuracy" heading="accuracy.title">
      <Figures overview={overview} />
      <p className={styles.intro}>
        <FormattedMessage id="proof.photos" />
      </p>
      <Fold heading={<FormattedMessage id="proof.heaters" />} folded>
        <Heaters heaters={heaters} />
      </Fold>
      <Fold heading={<FormattedMessage id="proof.brands" />} folded>
        <BrandTable brands={brands} language={language} />
      </Fold>
      <Claims claims={claims} language={language} />
      <CorrectionForm language={language} brands={brands} given={given} answer={actionData} />
    </ContentPage>
  );
}
