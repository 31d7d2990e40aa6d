import { ApiError, HeaterAgeError } from "@heater-age/client";
import type { Language } from "@heater-age/messages";
import { data } from "react-router";
import type { ApiAccess } from "../../context/server-contexts.ts";
import { clientIn } from "../../http/client-in.ts";
import type { ReportData } from "./report-data.ts";
import { showReport } from "./show-report.server.ts";

// The visitor sees an empty window meanwhile.
const TIMEOUT = 8000;
const RETRY = { "retry-after": "60" };

export interface ReportRequest {
  readonly id: string;
  readonly language: Language;
  readonly api: ApiAccess;
  /** Public origin of the site. `undefined` if it is unknown. */
  readonly origin: string | undefined;
  /** Aborts when the visitor leaves. */
  readonly signal: AbortSignal;
}

const answer = (shown: ReportData, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  data(shown, {
    status,
    headers: { "x-robots-tag": "noindex", ...headers },
  });

/** Requests a report from the API, each time again, because it may be deleted and ages change. */
export async function loadReport({ id, language, api, origin, signal }: ReportRequest) {
  const client = await clientIn(language, { baseUrl: api.url, headers: api.headers });
  try {
    const report = await client.report.get(id, { signal, deadline: TIMEOUT });
    return answer(showReport(report, origin));
  } catch (error) {
    const refusal = error instanceof ApiError ? error : undefined;
    // An invalid id is treated like an unknown one.
    if (refusal?.status === 404 || refusal?.status === 400) return answer({ state: "unknown" }, 404);
    if (refusal?.status === 410) {
      return answer({ state: refusal.code === "report-withdrawn" ? "withdrawn" : "deleted" }, 410);
    }
    if (refusal?.status === 429) return answer({ state: "away", text: refusal.text }, 429, RETRY);
    if (HeaterAgeError.is(error)) {
      return answer({ state: "away" }, 503, RETRY);
    }
    throw error;
  }
}
