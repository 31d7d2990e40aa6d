/** Texts of how sure a date is, in two words. */
export const confidenceTexts = {
  high: "result.sureHigh",
  medium: "result.sureMedium",
  low: "result.sureLow",
} as const;
