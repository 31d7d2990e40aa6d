import type { Advice, AdviceInput } from "@heater-age/client";
import type { CheckInput } from "../check/run-check.ts";

// The date is there already; after this nobody waits for more.
const PATIENCE = 8000;

/**
 * Asks the API what follows from the date of a heater. Nothing of it is recorded.
 *
 * @param baseUrl Where the API is, without `/api`.
 * @param language Of what it says.
 * @param type Kind of heater, where the visitor has told it.
 * @returns Nothing when it does not answer: there is the date alone then.
 */
export async function advise(
  baseUrl: string,
  { brand, serial, model }: CheckInput,
  language: string,
  type: AdviceInput["type"],
): Promise<Advice | undefined> {
  try {
    const { createClient } = await import("@heater-age/client");
    const client = createClient({ baseUrl, language, credentials: "omit" });
    const heater = { brand, serialNumber: serial, modelNumber: model, ...(type !== undefined && { type }) };
    return await client.advise(heater, { deadline: PATIENCE });
  } catch {
    return undefined;
  }
}
