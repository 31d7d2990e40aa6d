import { meaningTexts } from "@heater-age/messages/format";

const GROUP = /\(\?<(\w+)>/gu;
// Groups whose meaning is finer than what visitors see.
const broader: Readonly<Record<string, keyof typeof meaningTexts>> = { dayOfYear: "day" };
// Hidden meanings.
const silent = new Set(["unknown", "suffix"]);

const isMeaning = (name: string): name is keyof typeof meaningTexts => Object.hasOwn(meaningTexts, name);

/**
 * Returns the meanings of a format's characters, in order, as ids of texts.
 *
 * @example
 * listMeanings(/^(?<year>[A-Z])(?<month>[A-M])(?<sequence>\d{7})$/u);
 * //=> ["reading.partYear", "reading.partMonth", "reading.partSequence"]
 */
export function listMeanings(shape: RegExp): readonly (typeof meaningTexts)[keyof typeof meaningTexts][] {
  const names = [...shape.source.matchAll(GROUP)]
    .map(([, name = ""]) => broader[name] ?? name)
    .filter((name) => !silent.has(name));
  const ids = names.flatMap((name) => (isMeaning(name) ? [meaningTexts[name]] : []));
  return ids.filter((id, index) => id !== ids[index - 1]);
}
