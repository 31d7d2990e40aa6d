import { ApiError, HeaterAgeError } from "@heater-age/client";
import { data, redirect } from "react-router";
import { serverContext } from "../../context/server-contexts.ts";
import { notFound } from "../../http/not-found.ts";
import { clientIn } from "../../http/client-in.ts";
import { deadlines } from "../../http/queries.ts";
import { tokenHash } from "../../shared/report/deletion.ts";
import { reportPath } from "../../shared/report/report-path.ts";
import { readLanguage } from "../../seo/language.ts";
import type { Route } from "./+types/route.ts";

export { RouteFailure as ErrorBoundary } from "../../shared/shell/RouteFailure.tsx";

/** Creates the report of a result whose button was pressed before, or without, its scripts, and opens it. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const language = readLanguage(params.language);
  const form = new URLSearchParams(await request.text());
  const api = context.get(serverContext).api ?? { url: url.origin, headers: {} };
  const field = (name: string) => form.get(name) ?? "";
  try {
    const client = await clientIn(language, { baseUrl: api.url, headers: api.headers });
    const report = {
      id: field("id"),
      brand: field("brand"),
      serialNumber: field("serial"),
      modelNumber: field("model"),
      manufacturingDate: field("date"),
    };
    const { id, deletionToken } = await client.report.create(report, {
      deadline: deadlines.sentReport,
      attempts: 1,
    });
    return redirect(reportPath(language, id) + tokenHash("created", deletionToken), 303);
  } catch (error) {
    if (!HeaterAgeError.is(error)) throw error;
    const status = error instanceof ApiError && error.status === 429 ? 429 : 503;
    throw data(error.text, { status });
  }
}

/** The address has no page of its own. */
export function loader(): never {
  throw notFound();
}

export default function NewReport() {
  return null;
}
