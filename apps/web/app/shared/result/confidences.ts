import type { Confidence } from "@heater-age/decoder";

/** Texts of how sure a rule is, and what that means. */
export const confidences = {
  high: "result.confidenceHigh",
  medium: "result.confidenceMedium",
  low: "result.confidenceLow",
} as const satisfies Record<Confidence, string>;
