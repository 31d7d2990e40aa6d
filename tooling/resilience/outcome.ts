import type { Row } from "@heater-age/run/results";

/** What came of a fault, or of the costly requests to a route: a row of the table. */
export interface Outcome {
  readonly title: string;
  readonly requests: number;
  readonly figures: readonly string[];
  /** The goals that were missed, and by how much. */
  readonly misses: readonly string[];
}

export const toRow = ({ title, requests, figures, misses }: Outcome): Row => ({
  What: title,
  Requests: String(requests),
  Figures: figures.join(", "),
  Goals: misses.join("; ") || "met",
});
