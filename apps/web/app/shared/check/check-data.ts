import type { Details } from "./details.ts";
import type { AddressInput } from "./input.ts";
import type { Refusal, ShownCheck } from "./shown-check.ts";
import type { FieldErrors } from "./validate.ts";

/** The check in the address of a page, and its result. */
export interface CheckData {
  readonly address: AddressInput;
  readonly errors?: FieldErrors;
  readonly check?: ShownCheck;
  readonly refusal?: Refusal;
  readonly details?: Details | undefined;
  /** Set if the scripts for the check could not be loaded. */
  readonly unavailable?: true;
}

/** Returns whether there is a result to show. */
export const isAnswered = ({ check, refusal }: CheckData): boolean => (check ?? refusal) !== undefined;
