import type { Details } from "./details.ts";
import type { AddressInput } from "./input.ts";
import type { Refusal, ShownCheck } from "./shown-check.ts";
import type { FieldErrors } from "./validate.ts";

/** What the address of a page with the form asks, and what came of it. */
export interface CheckData {
  readonly address: AddressInput;
  /** What is wrong with it. */
  readonly errors?: FieldErrors;
  readonly check?: ShownCheck;
  readonly refusal?: Refusal;
  readonly details?: Details;
  /** Set when what answers could not be fetched. */
  readonly unavailable?: true;
}

/** Whether there is an answer to show. */
export const isAnswered = ({ check, refusal }: CheckData): boolean => (check ?? refusal) !== undefined;
