import { preloadable } from "../lazy/preloadable.tsx";

const nothing = () => null;

/** The question that separates the dates of a result, loaded on demand because most results have one date. */
export const Question = preloadable(async () => (await import("./Question.tsx")).Question, nothing);
