import type { Messages } from "../catalog/shape.ts";
import type { Translator } from "./translator.ts";

/** What was left aside or looks wrong in a check, as the decoder gives it. */
export interface WarningCodes {
  readonly code: Extract<keyof Messages["problems"], "model-too-long">;
  readonly values?: Readonly<Record<string, string | number>>;
}

/**
 * Returns a warning of a check as a sentence.
 *
 * @example
 * warningText(translatorIn("en"), { code: "model-too-long", values: { longest: 30 } });
 * //=> "We left out the model number: it’s longer than 30 characters."
 */
export const warningText = ({ formatMessage }: Translator, { code, values = {} }: WarningCodes): string =>
  formatMessage({ id: `problems.${code}` }, { ...values });
