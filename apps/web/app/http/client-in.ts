import type { Client, ClientOptions, StatusMessages } from "@heater-age/client";
import {
  createAdvise,
  createCheck,
  createDeleteReport,
  createFailureReports,
  createGetReport,
  createMakeReport,
  createModel,
  createRead,
  createRecordShare,
  createSend,
  createSendMessage,
  english,
} from "@heater-age/client/parts";
import { defaultLanguage, type Language } from "@heater-age/messages";
import { setServerTime } from "../shared/browser/today.ts";

/** The methods of the client that the site needs. Others would only add to the download. */
export interface SiteClient extends Pick<Client, "advise" | "contact" | "model" | "read"> {
  readonly check: ReturnType<typeof createCheck>;
  readonly report: Client["report"];
  readonly share: Pick<Client["share"], "record">;
}

/** The client's texts for responses without a text. Those of the default language are in the client. */
const statusTexts = import.meta.glob<StatusMessages>(
  "../../../../packages/client/src/compiled/messages/*.ts",
  { import: "messages" },
);

// One for all requests of a page, because it limits the reports.
const reportFailure = createFailureReports(async (report) =>
  (await import("../shared/shell/report.ts")).sendReport(report),
);

/** Reads the server's time from the responses to writes, because the browser never caches those. */
const hearing: typeof fetch = async (address, request) => {
  const response = await fetch(address, request);
  if (request?.method === "POST") setServerTime(Date.parse(response.headers.get("date") ?? ""));
  return response;
};

/**
 * Returns a client for the API with texts in the language of the page.
 *
 * @param options How to reach the API from outside of the page.
 *
 * @example
 * const client = await clientIn("de");
 */
export async function clientIn(language: Language, options: ClientOptions = {}): Promise<SiteClient> {
  const messages =
    language === defaultLanguage
      ? undefined
      : await statusTexts[`../../../../packages/client/src/compiled/messages/${language}.ts`]?.();
  const reached: ClientOptions = { ...options, language, ...(messages && { messages }) };
  // Pages rendered on the server leave the API's errors to the log.
  const send = import.meta.env.SSR
    ? createSend(english, reached)
    : createSend(english, { credentials: "include", fetch: hearing, ...reached }, reportFailure);
  return {
    check: createCheck(send),
    model: createModel(send),
    advise: createAdvise(send),
    report: {
      create: createMakeReport(send),
      get: createGetReport(send),
      delete: createDeleteReport(send),
    },
    share: { record: createRecordShare(send) },
    contact: { send: createSendMessage(send) },
    read: createRead(send),
  };
}
