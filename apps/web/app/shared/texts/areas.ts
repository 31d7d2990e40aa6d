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
] as const satisfies readonly Area[];

/** Texts of the advice, in addition to those of the result card. */
export const adviceAreas = ["advice"] as const satisfies readonly Area[];

/** Texts of the question that separates dates, in addition to those of the result card. */
export const disambiguationAreas = ["advice", "clues"] as const satisfies readonly Area[];

/** Texts of a brand's guide. */
export const guideAreas = ["guide", "problems", "reasons"] as const satisfies readonly Area[];

/** Texts of the page of a report. */
export const reportAreas = [
  "reading",
  ...resultAreas,
  ...disambiguationAreas,
  "report",
] as const satisfies readonly Area[];
