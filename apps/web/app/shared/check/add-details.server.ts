import type { Language } from "@heater-age/messages";
import type { ApiAccess } from "../../context/api-context.ts";
import { clientIn } from "../../http/client-in.ts";
import type { CheckData } from "./check-data.ts";
import { detailsIn } from "./details.ts";
import { isDated } from "./shown-check.ts";

// Someone looks at an empty window meanwhile.
const PATIENCE = 3000;

/**
 * Adds to an answer what a page without scripts asks for beside it. Where the API does not answer, the page says that
 * the details are not there.
 */
export async function addDetails(
  data: CheckData,
  query: URLSearchParams,
  language: Language,
  { url, headers }: ApiAccess,
): Promise<CheckData> {
  const details = detailsIn(query);
  const { check } = data;
  if (details === undefined || check === undefined || !isDated(check)) return data;
  try {
    const { brand, serial: serialNumber, model: modelNumber } = check.input;
    const client = await clientIn(language, { baseUrl: url, headers });
    const { kind, date } = details;
    const isOne = check.result.decoding.candidates.some((candidate) => candidate.date === date);
    const chosen = { ...(kind && { type: kind }), ...(isOne && date && { dates: [date] }) };
    const input = { brand, serialNumber, modelNumber, ...chosen };
    const advice = await client.advise(input, { deadline: PATIENCE, attempts: 1 });
    const { model } = advice;
    const known = model === undefined ? check : { ...check, model: { ...model, language } };
    return { ...data, check: known, details: { ...details, advice } };
  } catch {
    return { ...data, details };
  }
}
