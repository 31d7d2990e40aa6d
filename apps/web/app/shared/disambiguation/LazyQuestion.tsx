import { afterResult } from "../lazy/after-result.tsx";

/** The question that tells dates apart, fetched after the result. */
export const LazyQuestion = afterResult(async () => (await import("./Question.tsx")).Question);
