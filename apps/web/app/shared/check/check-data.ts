import type { AddressInput } from "./input.ts";
import type { Outcome, Refusal } from "./outcome.ts";
import type { FieldErrors } from "./validate.ts";

/** What the address of a page with the form asks, and what came of it. */
export interface CheckData {
  readonly address: AddressInput;
  /** What is wrong with it. */
  readonly errors?: FieldErrors;
  readonly outcome?: Outcome;
  readonly refusal?: Refusal;
  /** Set when what answers could not be fetched. */
  readonly unavailable?: true;
}
