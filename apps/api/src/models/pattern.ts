import { modelKey } from "@heater-age/decoder/models";

/** A printed model number, for comparison. */
export interface ModelPattern {
  /** Upper case, without separators, `*` if the source leaves characters open. */
  readonly pattern: string;
  /** The pattern up to its first `*`. */
  readonly key: string;
}

/**
 * Returns the pattern of a printed model number. A `*` inside replaces one character, at the end any number of them.
 *
 * @example
 * modelPattern("HCG3130T3003N *"); //=> { pattern: "HCG3130T3003N*", key: "HCG3130T3003N" }
 */
export function modelPattern(printed: string): ModelPattern {
  let pattern = printed
    .split("*")
    .map((part) => modelKey(part))
    .join("*");
  while (pattern.endsWith("**")) pattern = pattern.slice(0, -1);
  return { pattern, key: pattern.split("*", 1)[0] ?? "" };
}

/**
 * Returns whether a pattern matches a number as `modelKey` returns it.
 *
 * @example
 * isMeant("HCG3130T3003N*", "HCG3130T3003N100"); //=> true
 */
export function isMeant(pattern: string, key: string): boolean {
  const open = pattern.endsWith("*");
  const fixed = open ? pattern.slice(0, -1) : pattern;
  if (open ? key.length < fixed.length : key.length !== fixed.length) return false;
  return [...fixed].every((character, index) => character === "*" || character === key[index]);
}

/** Returns whether the typed number has a separator after this many letters and digits. */
function isParted(typed: string, after: number): boolean {
  let counted = 0;
  for (const character of typed.trim()) {
    if (modelKey(character) !== "") counted += 1;
    else if (counted === after) return true;
    if (counted > after) return false;
  }
  return false;
}

const shortest = 5;
const maxOptionsLength = 8;
const isDigit = (character = ""): boolean => /^\d$/u.test(character);

/**
 * Returns whether a typed number is a known one followed by options. Options start at a separator, or where letters
 * change to digits or digits to letters. Within a run of either it could be another number.
 *
 * @param typed As typed.
 * @param known As `modelKey` returns it.
 *
 * @example
 * hasOptions("ENT-40 110", "ENT40"); //=> true
 * hasOptions("ENT-400", "ENT40"); //=> false
 */
export function hasOptions(typed: string, known: string): boolean {
  const key = modelKey(typed);
  const rest = key.slice(known.length);
  if (known.length < shortest || !key.startsWith(known) || rest === "" || rest.length > maxOptionsLength) {
    return false;
  }
  return isDigit(known.at(-1)) !== isDigit(rest[0]) || isParted(typed, known.length);
}
