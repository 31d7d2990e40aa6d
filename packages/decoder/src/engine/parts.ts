import type { Meaning, Part } from "./decoding.ts";
import type { Format, Matcher } from "./format.ts";

const FINENESS: readonly string[] = ["year", "month", "week", "day"];

/** Whether a part says more than a precision allows. */
const isFiner = (means: Meaning, near: NonNullable<Format["near"]>): boolean =>
  FINENESS.indexOf(means) > FINENESS.indexOf(near);

/**
 * Cuts a matched serial number into its parts.
 *
 * @param near Precision that the format is good for when it fits nearly only. What is finer means nothing then.
 */
export function partsOf(
  { parts: names }: Matcher,
  match: RegExpExecArray,
  near: Format["near"],
): readonly Part[] {
  let from = 0;
  let gaps = false;
  const parts = names.map((name, index): Part => {
    const text = match[index + 1] ?? "";
    gaps ||= text === "";
    const means: Meaning = name === "dayOfYear" ? "day" : name;
    const to = from + text.length;
    const part: Part = {
      from,
      to,
      text,
      means: near !== undefined && isFiner(means, near) ? "unknown" : means,
    };
    from = to;
    return part;
  });
  return gaps ? parts.filter(({ text }) => text !== "") : parts;
}
