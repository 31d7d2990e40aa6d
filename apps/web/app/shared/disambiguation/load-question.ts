import type { Language } from "@heater-age/messages";
import { preloadable } from "../lazy/preloadable.tsx";
import { disambiguationAreas } from "../texts/areas.ts";
import { loadAreas } from "../texts/load.ts";

const nothing = () => null;

/** The question that separates the dates of a result, loaded on demand because most results have one date. */
export const Question = preloadable(async () => (await import("./Question.tsx")).Question, nothing);

/** Loads the question and its texts, so that it appears with the result. */
export async function loadQuestion(language: Language): Promise<void> {
  await Promise.all([Question.prepare(), loadAreas(language, disambiguationAreas)]);
}
