import { afterResult } from "../lazy/after-result.tsx";

/** The question that tells dates apart. Without a connection the other ways to settle it remain. */
export const LazyQuestion = afterResult(async () => (await import("./Question.tsx")).Question);
