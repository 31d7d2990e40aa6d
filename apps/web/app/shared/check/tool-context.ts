import type { Candidate } from "@heater-age/decoder";
import type { Choices } from "./choices.ts";

/** The data of every page with the form. */
export interface ToolContext {
  readonly choices: Choices;
  /** Number of brands with rules of their own. */
  readonly rules: number;
  /** A serial number from a real plate, decoded. */
  readonly example: Pick<Candidate, "year" | "month" | "parts">;
}
