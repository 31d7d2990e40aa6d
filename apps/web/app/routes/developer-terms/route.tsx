import type { ReactNode } from "react";
import { DocumentPage } from "../../shared/shell/DocumentPage.tsx";
import { readLanguage } from "../../seo/language.ts";
import type { Route } from "./+types/route.ts";
import { sections, updated } from "./sections.ts";

export { RouteFailure as ErrorBoundary } from "../../shared/shell/RouteFailure.tsx";

const code = (text: string) => <code>{text}</code>;

const values = {
  api: code("/api"),
  decoder: code("@heater-age/decoder"),
  client: code("@heater-age/client"),
  retryAfter: code("Retry-After"),
  batch: code("POST /api/check/batch"),
  docs: (text: ReactNode) => <a href="/api/docs">{text}</a>,
};

export default function DeveloperTerms({ params }: Route.ComponentProps) {
  return (
    <DocumentPage
      language={readLanguage(params.language)}
      path="/developers/terms/"
      area="developerTerms"
      updated={updated}
      sections={sections}
      values={values}
    />
  );
}
