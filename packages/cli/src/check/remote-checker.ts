import { createClient, HeaterAgeError, InvalidRequestError } from "@heater-age/client";
import { statusMessages } from "../compiled/languages.ts";
import { exitCodes, Failure } from "../terminal/failure.ts";
import type { Translator } from "../texts/translator.ts";
import type { CheckResult } from "./check-result.ts";
import type { Checker } from "./checker.ts";
import { refusal } from "./refusal.ts";

/** Timeout of the server in milliseconds. */
const timeout = 30_000;

/**
 * Returns a checker that calls a server, which records the checks.
 *
 * @param address Address of the server, without `/api`.
 * @param signal Aborts requests in progress.
 */
export async function remoteChecker(
  address: string,
  translator: Translator,
  signal: AbortSignal,
): Promise<Checker> {
  const { messages } = await statusMessages[translator.language]();
  const client = createClient({ baseUrl: address, messages });

  function fail(error: unknown): never {
    if (HeaterAgeError.is(error)) throw new Failure(exitCodes.server, `${address}: ${error.text}`);
    throw error;
  }

  return {
    records: true,
    async check(input) {
      try {
        return (await client.check(input, { signal, timeout })) as CheckResult;
      } catch (error) {
        if (!(error instanceof InvalidRequestError) || error.status !== 400) return fail(error);
        const { code = "invalid-request", text: message, details } = error;
        return refusal({ code, message, details }, input);
      }
    },
    async *checkAll(inputs) {
      try {
        let index = 0;
        for await (const { result } of client.checkMany(inputs, { signal })) {
          const input = inputs[index] ?? { brand: "", serialNumber: "" };
          index += 1;
          const wrong = result.success ? undefined : result.invalid;
          yield wrong === undefined ? result : refusal({ ...wrong, details: wrong.details ?? [] }, input);
        }
      } catch (error) {
        fail(error);
      }
    },
    brands: () => client.brands({ signal, timeout }).catch(fail),
  };
}
