/**
 * True when a text is as said, where each `…` stands for anything.
 *
 * @example
 * fits("made in May 2004", "made in …"); // true
 */
export function fits(text: string, said: string): boolean {
  const [first = "", ...others] = said.split("…");
  if (!text.startsWith(first)) return false;
  if (others.length === 0) return text === first;
  const last = others.pop() ?? "";
  const end = text.length - last.length;
  let at = first.length;
  for (const part of others) {
    const found = text.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return at <= end && text.endsWith(last);
}
