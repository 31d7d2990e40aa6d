/** Texts for the confidence of a date, in two words. */
export const confidenceTexts = {
  high: "result.sureHigh",
  medium: "result.sureMedium",
  low: "result.sureLow",
} as const;
