import type { Language } from "@heater-age/messages";
import { guideAreas } from "../texts/areas.ts";
import { loadAreas } from "../texts/load.ts";
import type { CheckData } from "../check/check-data.ts";
import type { AddressInput } from "../check/input.ts";
import { RowPart } from "../card/row-part.ts";
import { loadQuestion } from "../disambiguation/load-question.ts";
import { ResultCard, ResultDialog } from "./result-parts.ts";

/**
 * Loads all that a check needs beside the page: the request layer, the decoder's rules, the result card, the guide and
 * their texts. Called when the form is touched, so that the check works if the connection breaks afterwards.
 */
export async function loadCheck(language: Language): Promise<typeof import("./run-check.ts")> {
  const [check] = await Promise.all([
    import("./run-check.ts"),
    ResultCard.fetch(language),
    ResultDialog.prepare(),
    import("../serial-hint/SerialHint.tsx"),
    import("../guide/BrandGuide.tsx"),
    loadAreas(language, guideAreas),
    // A result does without these.
    Promise.all([loadQuestion(language), RowPart.prepare()]).catch(() => undefined),
  ]);
  return check;
}

let failures = 0;

/**
 * Runs the check that an address asks for. When its scripts cannot be loaded, the result says so. After a second failure
 * with a connection the whole page is requested: the scripts may belong to a version that is gone.
 *
 * @param path Path of the page with the query that asks.
 */
export async function checkInPage(
  address: AddressInput,
  language: Language,
  path: string,
): Promise<CheckData> {
  try {
    const { runCheck } = await loadCheck(language);
    failures = 0;
    return await runCheck(address, language);
  } catch {
    failures += 1;
    if (failures > 1 && navigator.onLine) window.location.assign(path);
    return { address, unavailable: true };
  }
}
