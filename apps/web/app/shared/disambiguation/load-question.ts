import type { Language } from "@heater-age/messages";
import { adviceAreas, disambiguationAreas } from "../texts/areas.ts";
import { loadAreas } from "../texts/load.ts";

/**
 * Fetches what tells dates apart, so that it is there without a network, and the texts of what follows from a date, so
 * that they are there with it. A result does without where that fails.
 */
export function loadQuestion(language: Language): void {
  Promise.all([
    import("./Question.tsx"),
    loadAreas(language, disambiguationAreas),
    loadAreas(language, adviceAreas),
  ]).catch(() => undefined);
}
