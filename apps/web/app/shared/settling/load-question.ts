import type { Language } from "@heater-age/messages";
import { settlingAreas } from "../texts/areas.ts";
import { loadAreas } from "../texts/load.ts";

/** Fetches what tells dates apart, so that it is there without a network. A result does without it where that fails. */
export function loadQuestion(language: Language): void {
  Promise.all([import("./Question.tsx"), loadAreas(language, settlingAreas)]).catch(() => undefined);
}
