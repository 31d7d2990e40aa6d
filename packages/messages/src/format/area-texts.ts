import type { Area, MessageId, Messages } from "../catalog/shape.ts";
import type { Translator } from "./translator.ts";

/** Formats the texts of one area in one language. */
export type AreaTexts<Name extends Area> = (
  key: keyof Messages[Name] & string,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * Returns the texts of one area.
 *
 * @example
 * areaTexts(translatorIn("en"), "life")("years", { count: 2 }); //=> "2 years"
 */
export const areaTexts =
  <Name extends Area>({ formatMessage }: Translator, area: Name): AreaTexts<Name> =>
  (key, values) =>
    formatMessage({ id: `${area}.${key}` as MessageId }, values);
