import type { Format, Matcher } from "./format.ts";

const LOOKAHEAD = /\(\?[!=](?:[^()]|\([^()]*\))*\)/gu;
// How often, a class of characters, or one character. A class that excludes some allows "?" as it is.
const ATOM = /\{[^{}]*\}|\[[^[\]]+\]|\\?[A-Za-z\d]/gu;
const patterns = new WeakMap<Matcher, RegExp>();

/** Returns the pattern of a format in which every character may be unknown, created on first use. */
export function allowUnknown({ matcher }: Format): RegExp {
  const known = patterns.get(matcher());
  if (known) return known;
  const source = matcher()
    .pattern.source.replaceAll(LOOKAHEAD, "")
    .replaceAll(ATOM, (atom) => {
      if (atom.startsWith("{") || atom.startsWith("[^")) return atom;
      return atom.startsWith("[") ? `${atom.slice(0, -1)}?]` : `[${atom}?]`;
    });
  const pattern = new RegExp(source, "u");
  patterns.set(matcher(), pattern);
  return pattern;
}
