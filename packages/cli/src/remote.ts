import { ApiError, type Client, createClient, HeaterAgeError } from "@heater-age/client";
import type { Item } from "./check/item.ts";
import type { Checker } from "./checker.ts";
import { exitCodes } from "./exit-codes.ts";
import { Failure } from "./failures.ts";
import { statusMessages } from "./generated/languages.ts";
import type { Speech } from "./texts.ts";

/** Milliseconds that a server has for an answer. */
const patience = 30_000;

/** What a server says of a check is what this program says of it. */
const asItem = (answer: unknown): Item => answer as Item;

/** The server says that brand or number cannot be one. */
const asInvalid = ({ code = "invalid-request", text }: ApiError): Item => ({
  success: false,
  invalid: { code, message: text },
});

/**
 * Makes checks by asking a server, which records them.
 *
 * @param address Where the server is, without `/api`.
 * @param signal Ends what is under way.
 */
export async function remoteChecker(address: string, speech: Speech, signal: AbortSignal): Promise<Checker> {
  const { messages } = await statusMessages[speech.language]();
  const client: Client = createClient({ baseUrl: address, messages });

  /** A failure of a call, in words. */
  function worded(error: unknown): never {
    if (HeaterAgeError.is(error)) throw new Failure(exitCodes.server, `${address}: ${error.text}`);
    throw error;
  }

  return {
    atOnce: 1000,
    records: true,
    check: (input) =>
      client
        .check(input, { signal, timeout: patience })
        .then(asItem, (error: unknown) => {
          if (error instanceof ApiError && error.status === 400) return asInvalid(error);
          throw error;
        })
        .catch(worded),
    async *checkAll(inputs) {
      try {
        for await (const { result } of client.checkMany(inputs, { signal })) yield asItem(result);
      } catch (error) {
        worded(error);
      }
    },
    brands: () => client.brands({ signal, timeout: patience }).catch(worded),
  };
}
