import { afterwards } from "../later/afterwards.tsx";

/** The question that tells dates apart. Without a connection the other ways to settle it remain. */
export const LaterQuestion = afterwards(async () => (await import("./Question.tsx")).Question);
