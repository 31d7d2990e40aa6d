import type { CheckInput } from "./run-check.ts";

/** What became of the record of a check: it was kept, it could not be kept, nobody answered, or the API said no. */
export type Recording =
  | { readonly kind: "recorded" | "not-stored" | "no-answer" }
  | { readonly kind: "refused"; readonly message: string };

// The answer is there already; after this nobody waits for its record.
const PATIENCE = 8000;

/**
 * Has the API record a check. The client names it, so that it is recorded once however often it is sent.
 *
 * @param baseUrl Where the API is, without `/api`.
 * @param language Of what the API says when it refuses.
 */
export async function record(baseUrl: string, input: CheckInput, language: string): Promise<Recording> {
  try {
    // Pages that record nothing do not load it.
    const { ApiError, createClient } = await import("@heater-age/client");
    const client = createClient({ baseUrl, language, credentials: "omit" });
    try {
      const { brand, serial: serialNumber, model: modelNumber } = input;
      const asked = { brand, serialNumber, modelNumber };
      const { recorded } = await client.check(asked, { deadline: PATIENCE });
      return { kind: recorded ? "recorded" : "not-stored" };
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.status < 500 && error.code !== undefined;
      return isRefusal ? { kind: "refused", message: error.text } : { kind: "no-answer" };
    }
  } catch {
    return { kind: "no-answer" };
  }
}
