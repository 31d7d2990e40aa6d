import type { Area, Language, Messages } from "@heater-age/messages";
import { formatText } from "@heater-age/messages/server";

/** Formats the texts of one area in one language. */
export type AreaTexts<Name extends Area> = (
  key: keyof Messages[Name] & string,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * Returns the texts of one area.
 *
 * @example
 * areaTexts("en", "life")("years", { count: 2 }); //=> "2 years"
 */
export const areaTexts =
  <Name extends Area>(language: Language, area: Name): AreaTexts<Name> =>
  (key, values) =>
    formatText(language, area, key, values);
