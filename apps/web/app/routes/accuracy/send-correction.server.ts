import { type CorrectionInput, HeaterAgeError, InvalidRequestError } from "@heater-age/client";
import type { Language } from "@heater-age/messages";
import { data } from "react-router";
import type { ApiAccess } from "../../context/api-context.ts";
import { cache } from "../../http/cache.ts";
import { clientIn } from "../../http/client-in.ts";
import { contentId } from "../../shared/forms/content-id.server.ts";
import { honeypot } from "../../shared/forms/HoneypotField.tsx";

const TIMEOUT = 15_000;

interface Options {
  readonly language: Language;
  readonly api: ApiAccess;
}

/**
 * Sends the printed date of a form to the API, whose names its fields have, and returns how it compares with our
 * reading, or what is wrong.
 */
export async function sendCorrection(request: Request, { language, api }: Options) {
  const form = new URLSearchParams(await request.text());
  const headers = { "Cache-Control": cache.personal };
  if (form.get(honeypot)) return data({ sent: true, agreement: "agrees" } as const, { headers });
  const field = (name: keyof CorrectionInput) => form.get(name) ?? "";
  const values = {
    brand: field("brand"),
    serialNumber: field("serialNumber"),
    printedDate: field("printedDate"),
    // The API rejects every other place.
    seenOn: field("seenOn") as CorrectionInput["seenOn"],
    note: field("note"),
  };
  try {
    const client = await clientIn(language, { baseUrl: api.url, headers: api.headers });
    const id = contentId({ ...values, language });
    const { agreement } = await client.corrections.send({ ...values, id }, { timeout: TIMEOUT });
    return data({ sent: true, agreement } as const, { headers });
  } catch (error) {
    const isInvalid = InvalidRequestError.is(error);
    const failure = {
      sent: false,
      values,
      errors: isInvalid ? error.details : [],
      reason: HeaterAgeError.is(error) ? error.text : undefined,
    } as const;
    return data(failure, { status: isInvalid ? 422 : 503, headers });
  }
}

/** What the form shows after it was sent. */
export type CorrectionAnswer = Awaited<ReturnType<typeof sendCorrection>>["data"];
