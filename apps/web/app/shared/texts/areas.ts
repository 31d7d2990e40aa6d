import type { Area } from "@heater-age/messages";

/** Texts of the result card. */
export const resultAreas = [
  "result",
  "reasons",
  "problems",
  "recommendation",
  "share",
  "specifications",
  "maker",
  "advice",
  "clues",
] as const satisfies readonly Area[];

/** Texts of a brand's guide. */
export const guideAreas = ["guide", "problems", "reasons"] as const satisfies readonly Area[];

/** Texts of the page of a report. */
export const reportAreas = ["reading", ...resultAreas, "report"] as const satisfies readonly Area[];
