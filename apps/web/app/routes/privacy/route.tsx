import { DocumentPage } from "../../shared/shell/DocumentPage.tsx";
import { readLanguage } from "../../seo/language.ts";
import { site } from "../../config/site.ts";
import type { Route } from "./+types/route.ts";
import { sections, updated } from "./sections.ts";

export { RouteFailure as ErrorBoundary } from "../../shared/shell/RouteFailure.tsx";

const analytics = [
  ...(site.ga4Id === "" ? [] : ["Google Analytics"]),
  ...(site.plausibleDomain === "" ? [] : ["Plausible"]),
];

const values = {
  ...site.retention,
  captcha: site.recaptchaSiteKey === "" ? "no" : "yes",
  analytics: analytics.length === 0 ? "no" : analytics.join(", "),
};

export default function Privacy({ params }: Route.ComponentProps) {
  return (
    <DocumentPage
      language={readLanguage(params.language)}
      path="/privacy-policy/"
      area="privacy"
      updated={updated}
      sections={sections}
      values={values}
    />
  );
}
