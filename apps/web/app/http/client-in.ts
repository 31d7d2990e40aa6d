import type { Client, ClientOptions, StatusMessages } from "@heater-age/client";
import {
  createCheck,
  createDeleteReport,
  createFailureReports,
  createGetReport,
  createLimit,
  createMakeReport,
  createModel,
  createRead,
  createRecordShare,
  createSend,
  createSendMessage,
  english,
} from "@heater-age/client/parts";
import { defaultLanguage, type Language } from "@heater-age/messages";

/** The methods of the client that the site needs: a visitor pays for no others. */
export interface SiteClient extends Pick<Client, "contact" | "model" | "read" | "report"> {
  readonly check: ReturnType<typeof createCheck>;
  readonly share: Pick<Client["share"], "record">;
}

/** The client's texts for answers without one of their own. Those of the default language are in the client. */
const statusTexts = import.meta.glob<StatusMessages>(
  "../../../../packages/client/src/generated/messages/*.ts",
  { import: "messages" },
);

// For all that a page asks together.
const mayReport = createLimit(5);
const reportFailure = createFailureReports({
  mayReport,
  report: async (report) => (await import("../shared/failure/report.ts")).sendReport(report),
});

/**
 * The way from the page to the API, whose texts are in the language of the page.
 *
 * @param options How to reach the API from elsewhere than the page.
 *
 * @example
 * const client = await clientIn("de");
 */
export async function clientIn(language: Language, options: ClientOptions = {}): Promise<SiteClient> {
  const messages =
    language === defaultLanguage
      ? undefined
      : await statusTexts[`../../../../packages/client/src/generated/messages/${language}.ts`]?.();
  const reached: ClientOptions = { ...options, language, ...(messages && { messages }) };
  // Pages that are made on the server leave what the API refuses to the log.
  const send = import.meta.env.SSR
    ? createSend(english, reached)
    : createSend(english, { credentials: "include", ...reached }, reportFailure);
  return {
    check: createCheck(send),
    model: createModel(send),
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
