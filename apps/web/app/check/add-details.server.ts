import { safetyNotices } from "@heater-age/decoder/safety";
import { heaterRegion, type Language } from "@heater-age/messages";
import type { ApiAccess } from "../context/server-contexts.ts";
import { clientIn } from "../http/client-in.ts";
import { deadlines } from "../http/queries.ts";
import type { CheckData } from "../shared/check/check-data.ts";
import { type CountedRecall, detailsIn } from "../shared/check/details.ts";
import { type DatedCheck, isDated } from "../shared/check/shown-check.ts";
import { disambiguate, validAnswers } from "../shared/result/answered.ts";

/**
 * Adds the details that a page shows before scripts run: the number of recalls, and the advice if the address has a
 * model number, a choice or an open row. If the API doesn't respond, the page asks for the advice itself.
 */
export async function addDetails(
  data: CheckData,
  query: URLSearchParams,
  language: Language,
  { url, headers }: ApiAccess,
): Promise<CheckData> {
  const { check } = data;
  if (check === undefined || !isDated(check)) return data;
  const details = detailsIn(query);
  const counted = { recalls: countedRecalls(check, language) };
  if (details === undefined && check.input.model === "") return { ...data, details: counted };
  try {
    const { brand, serial: serialNumber, model: modelNumber } = check.input;
    const client = await clientIn(language, { baseUrl: url, headers });
    const { kind, date, answered = [] } = details ?? {};
    const all = check.result.decoding.candidates;
    const { candidates } = disambiguate(check, validAnswers(all, answered)).result.decoding;
    const isOne = candidates.some((candidate) => candidate.date === date);
    const left = candidates.length < all.length ? candidates.map((candidate) => candidate.date) : undefined;
    const dates = isOne && date !== undefined ? [date] : left;
    const chosen = { ...(kind && { type: kind }), ...(dates && { dates }) };
    const input = { brand, serialNumber, modelNumber, ...chosen };
    const advice = await client.advise(input, { deadline: deadlines.renderedAdvice, attempts: 1 });
    const { model } = advice;
    const known = model === undefined ? check : { ...check, model: { ...model, language } };
    return { ...data, check: known, details: { ...details, advice } };
  } catch {
    return { ...data, details: { ...(details ?? counted), isIncomplete: true } };
  }
}

/** Returns the recalls for all dates of a check, like the API for a model that is not in a catalog. */
function countedRecalls({ result, today }: DatedCheck, language: Language): readonly CountedRecall[] {
  const { brand, serialNumber: serial, modelNumber: model, decoding } = result;
  const { matches } = safetyNotices({
    brand,
    serial,
    model,
    candidates: decoding.candidates,
    isEuropean: heaterRegion({ brand, candidates: decoding.candidates }, language) === "europe",
    today,
  });
  return matches.map(({ answer }) => ({ answer }));
}
