import type { Delivery } from "./sender.ts";

/** What the server says to a form that was sent without scripts. */
export interface FormAnswer<Field extends string, Receipt> {
  /** What became of it; `undefined` when something in it is wrong, so that it was not sent. */
  readonly delivery: Delivery<Field, Receipt> | undefined;
  readonly values: Readonly<Record<Field, string>>;
}
