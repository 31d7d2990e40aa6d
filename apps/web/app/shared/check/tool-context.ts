import type { Candidate } from "@heater-age/decoder";
import type { Choices } from "./choices.ts";

/** What every page with the form has. */
export interface ToolContext {
  readonly choices: Choices;
  /** How many brands have rules of their own. */
  readonly rules: number;
  /** A serial number from a real plate, read. */
  readonly example: Pick<Candidate, "year" | "month" | "parts">;
}
