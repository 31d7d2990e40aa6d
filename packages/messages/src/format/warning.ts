import type { Messages } from "../catalog/shape.ts";
import { isoDateText } from "./iso-dates.ts";
import type { Translator } from "./translator.ts";

/** A part of a check that was ignored or looks wrong, from the decoder. */
export interface WarningCodes {
  readonly code: Extract<
    keyof Messages["problems"],
    | "model-too-long"
    | "model-not-sold-then"
    | "several-brands"
    | "unknown-characters"
    | "unknown-outside-date"
    | "accessory-number"
    | "counter-misfit"
    | "also-other-equipment"
    | "look-alike"
    | "note-agrees"
    | "note-agrees-with-other"
    | "note-contradicts"
    | "note-other-brand"
  >;
  readonly values?: Readonly<Record<string, string | number>>;
}

/**
 * Returns a warning of a check as a sentence.
 *
 * @example
 * warningText(translatorIn("en"), { code: "model-too-long", values: { longest: 30 } });
 * //=> "We left out the model number: it has over 30 characters."
 */
export function warningText(translator: Translator, { code, values = {} }: WarningCodes): string {
  const words = Object.entries(values).map(([name, value]): readonly [string, string] => [
    name,
    // Years have no thousands separator.
    name === "date" ? isoDateText(translator, String(value)) : String(value),
  ]);
  // A range without an end has no such value.
  return translator.formatMessage({ id: `problems.${code}` }, { to: "open", ...Object.fromEntries(words) });
}
