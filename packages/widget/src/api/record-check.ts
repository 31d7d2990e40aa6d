import { ApiError, createClient } from "@heater-age/client";
import type { CheckInput } from "@heater-age/decoder/check";
import type { Recording } from "../check/run-check.ts";

/**
 * Asks the API to record a check. The client gives it an id, so it is recorded once however often it is sent.
 *
 * @param baseUrl Address of the API, without `/api`.
 * @param language Language of an error.
 */
export async function recordCheck(baseUrl: string, input: CheckInput, language: string): Promise<Recording> {
  try {
    const client = createClient({ baseUrl, language, credentials: "omit" });
    const { recorded } = await client.check(input, { deadline: 8000 });
    return { kind: recorded ? "recorded" : "not-stored" };
  } catch (error) {
    const isRefusal = error instanceof ApiError && error.status < 500 && error.code !== undefined;
    return isRefusal ? { kind: "refused", message: error.text } : { kind: "no-answer" };
  }
}
