/**
 * Returns whether a text matches a pattern, where each `…` matches any text.
 *
 * @example
 * fits("made in May 2004", "made in …"); //=> true
 */
export function fits(text: string, pattern: string): boolean {
  const parts = pattern.split("…").map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`));
  return new RegExp(`^${parts.join("[^]*")}$`, "u").test(text);
}
