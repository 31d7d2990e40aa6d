import type { Part } from "./decoding.ts";
import type { Format, Meaning } from "./format.ts";
import type { Matcher } from "./matcher.ts";

const FINENESS: readonly string[] = ["year", "month", "week", "day"];

/** Returns whether a part is finer than a precision allows. */
const isFiner = (means: Meaning, near: NonNullable<Format["near"]>): boolean =>
  FINENESS.indexOf(means) > FINENESS.indexOf(near);

/**
 * Returns the parts of a matched serial number.
 *
 * @param near Finest precision that is reliable when the format only nearly fits. Finer parts get no meaning.
 */
export function listParts(
  { parts: names }: Matcher,
  match: RegExpExecArray,
  near: Format["near"],
): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (let index = 0; index < names.length; index += 1) {
    const text = match[index + 1];
    const name = names[index];
    if (text === undefined || text === "" || name === undefined) continue;
    const means: Meaning = name === "dayOfYear" ? "day" : name;
    const to = from + text.length;
    parts.push({ from, to, text, means: near !== undefined && isFiner(means, near) ? "unknown" : means });
    from = to;
  }
  return parts;
}
