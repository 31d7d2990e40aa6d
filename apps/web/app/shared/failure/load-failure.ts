import type { Language } from "@heater-age/messages";
import { loadAreas } from "../texts/load.ts";

/** Loads the report for an error. */
export async function loadFailure(language: Language): Promise<typeof import("./FailureReport.tsx")> {
  const [report] = await Promise.all([import("./FailureReport.tsx"), loadAreas(language, ["failure"])]);
  return report;
}
