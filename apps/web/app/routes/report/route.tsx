import { publicOrigin } from "@heater-age/requests";
import { useState } from "react";
import { site } from "../../config/site.ts";
import { readLanguage } from "../../seo/language.ts";
import { serverContext } from "../../context/server-contexts.ts";
import type { Route } from "./+types/route.ts";
import { loadReport } from "./load-report.server.ts";
import { NoReport } from "./NoReport.tsx";
import { ReportPage } from "./ReportPage.tsx";

export { RouteFailure as ErrorBoundary } from "../../shared/shell/RouteFailure.tsx";

export const loader = ({ params, context, request, url }: Route.LoaderArgs) =>
  loadReport({
    id: params.id,
    language: readLanguage(params.language),
    api: context.get(serverContext).api ?? { url: url.origin, headers: {} },
    origin: publicOrigin(site.url, url),
    signal: request.signal,
  });

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Report({ loaderData, params }: Route.ComponentProps) {
  const language = readLanguage(params.language);
  const [deleted, setDeleted] = useState<string>();
  const isDeleted = deleted === params.id;
  const data = isDeleted ? ({ state: "deleted" } as const) : loaderData;
  if (data.state === "shown")
    return <ReportPage language={language} report={data} onDeleted={() => setDeleted(params.id)} />;
  return <NoReport language={language} state={data.state} text={data.text} focused={isDeleted} />;
}
