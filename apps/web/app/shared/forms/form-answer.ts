import type { Delivery } from "./sender.ts";

/** The server's answer to a form that was sent without scripts. */
export interface FormAnswer<Field extends string, Receipt> {
  /** The outcome; `undefined` if the form is invalid and was not sent. */
  readonly delivery: Delivery<Field, Receipt> | undefined;
  readonly values: Readonly<Record<Field, string>>;
}
