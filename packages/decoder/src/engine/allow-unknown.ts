import type { Format } from "./format.ts";
import { toMatcher } from "./matcher.ts";

const LOOKAHEAD = /\(\?[!=](?:[^()]|\([^()]*\))*\)/gu;
// How often, a class of characters, or one character. A class that excludes some allows "?" as it is.
const ATOM = /\{[^{}]*\}|\[[^[\]]+\]|\\?[A-Za-z\d]/gu;
const patterns = new WeakMap<RegExp, RegExp>();

/** Returns the pattern of a format in which every character may be unknown, created on first use. */
export function allowUnknown(format: Format): RegExp {
  const known = patterns.get(format.shape);
  if (known) return known;
  const source = toMatcher(format)
    .pattern.source.replaceAll(LOOKAHEAD, "")
    .replaceAll(ATOM, (atom) => {
      if (atom.startsWith("{") || atom.startsWith("[^")) return atom;
      return atom.startsWith("[") ? `${atom.slice(0, -1)}?]` : `[${atom}?]`;
    });
  const pattern = new RegExp(source, "u");
  patterns.set(format.shape, pattern);
  return pattern;
}
