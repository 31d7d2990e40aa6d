import { loadOnce } from "../browser/load-part.ts";

/** Loads the question that separates dates. Most results have one date, and the others work without it. */
export const loadQuestion = loadOnce(async () => ({ default: (await import("./Question.tsx")).Question }));
