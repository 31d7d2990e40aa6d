import { ApiError } from "@heater-age/client";
import { createCheck, createSend, english } from "@heater-age/client/parts";
import type { Sent } from "./send-checks.ts";
import type { WaitingCheck } from "./stored-checks.ts";

const TRY_AGAIN = new Set([408, 409, 425, 429]);
const check = createCheck(createSend(english, { fetch: (...request) => fetch(...request) }));

/** Sends a queued check to the API, without retries. */
export async function saveCheck({ id, input, madeAt }: WaitingCheck): Promise<Sent> {
  const { brand, serial: serialNumber, model: modelNumber } = input;
  try {
    const { recorded } = await check(
      { brand, serialNumber, modelNumber },
      { checkId: id, checkedAt: new Date(madeAt).toISOString(), attempts: 1 },
    );
    return recorded ? "saved" : "later";
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    return isRefused && !TRY_AGAIN.has(error.status) ? "never" : "later";
  }
}
