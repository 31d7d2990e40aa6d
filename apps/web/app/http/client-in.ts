import { type Client, type ClientOptions, createClient, type StatusMessages } from "@heater-age/client";
import { defaultLanguage, type Language } from "@heater-age/messages";
import { reportingFetch } from "../shared/failure/reporting-fetch.ts";

/** The client's texts for answers without one of their own. Those of the default language are in the client. */
const statusTexts = import.meta.glob<StatusMessages>(
  "../../../../packages/client/src/generated/messages/*.ts",
  { import: "messages" },
);

/**
 * The way from the page to the API, whose texts are in the language of the page.
 *
 * @param options How to reach the API from elsewhere than the page.
 *
 * @example
 * const client = await clientIn("de");
 */
export async function clientIn(language: Language, options: ClientOptions = {}): Promise<Client> {
  // Pages that are made on the server leave what the API refuses to the log.
  const reached: ClientOptions = import.meta.env.SSR ? options : { fetch: reportingFetch, ...options };
  if (language === defaultLanguage) return createClient(reached);
  const messages = await statusTexts[`../../../../packages/client/src/generated/messages/${language}.ts`]?.();
  return createClient({ ...reached, language, ...(messages && { messages }) });
}
