import type { Area } from "@heater-age/messages";

/** Texts of the result card. */
export const resultAreas = [
  "result",
  "reasons",
  "problems",
  "recommendation",
] as const satisfies readonly Area[];

/** Texts of a brand's guide. */
export const guideAreas = ["guide", "problems"] as const satisfies readonly Area[];
