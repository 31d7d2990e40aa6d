import type { Delivery } from "./deliver.ts";
import type { Values } from "./fields.ts";

/** What the server says to a form that was sent without scripts. */
export interface ContactAnswer {
  /** What became of the message; `undefined` when something in it is wrong, so that it was not sent. */
  readonly delivery: Delivery | undefined;
  readonly values: Values;
}
