import { publicOrigin } from "@heater-age/requests";
import { useState } from "react";
import { site } from "../../config/site.ts";
import { readLanguage } from "../../seo/language.ts";
import { apiContext } from "../../context/api-context.ts";
import type { Route } from "./+types/route.ts";
import { Away } from "./Away.tsx";
import { Gone } from "./Gone.tsx";
import { loadReport } from "./load-report.server.ts";
import { ReportPage } from "./ReportPage.tsx";

export { RouteFailure as ErrorBoundary } from "../../shared/shell/RouteFailure.tsx";

export const loader = ({ params, context, request, url }: Route.LoaderArgs) =>
  loadReport({
    id: params.id,
    language: readLanguage(params.language),
    api: context.get(apiContext) ?? { url: url.origin, headers: {} },
    origin: publicOrigin(site.url, url),
    signal: request.signal,
  });

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Report({ loaderData, params }: Route.ComponentProps) {
  const language = readLanguage(params.language);
  const [deleted, setDeleted] = useState<string>();
  const state = deleted === params.id ? "deleted" : loaderData.state;
  if (state === "deleted" || state === "unknown" || state === "withdrawn")
    return <Gone language={language} state={state} focused={deleted === params.id} />;
  if (loaderData.state === "shown")
    return <ReportPage language={language} report={loaderData} onDeleted={() => setDeleted(params.id)} />;
  return loaderData.state === "away" ? <Away text={loaderData.text} /> : null;
}
