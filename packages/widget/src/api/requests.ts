import { type Advice, type AdviceInput, ApiError, createClient } from "@heater-age/client";
import type { CheckInput } from "@heater-age/decoder/check";
import type { Recording } from "../check/run-check.ts";

/** Milliseconds until an answer that does not come is given up. The date is shown meanwhile. */
const answerTimeout = 8000;

const clientFor = (baseUrl: string, language: string) =>
  createClient({ baseUrl, language, credentials: "omit" });

/**
 * Has the API record a check. The client names it, so that it is recorded once however often it is sent.
 *
 * @param baseUrl Where the API is, without `/api`.
 * @param language Language of a refusal.
 */
export async function recordCheck(baseUrl: string, input: CheckInput, language: string): Promise<Recording> {
  try {
    const { recorded } = await clientFor(baseUrl, language).check(input, { deadline: answerTimeout });
    return { kind: recorded ? "recorded" : "not-stored" };
  } catch (error) {
    const isRefusal = error instanceof ApiError && error.status < 500 && error.code !== undefined;
    return isRefusal ? { kind: "refused", message: error.text } : { kind: "no-answer" };
  }
}

/**
 * Asks the API what follows from the date of a heater. Nothing is recorded.
 *
 * @throws when it does not answer.
 */
export const advise = async (baseUrl: string, input: AdviceInput, language: string): Promise<Advice> =>
  clientFor(baseUrl, language).advise(input, { deadline: answerTimeout });
