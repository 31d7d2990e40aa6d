import type { Candidate, Hint } from "./decoding.ts";
import type { Context } from "./exact.ts";
import type { Brand, Format } from "./format.ts";
import { measureLengths, toMatcher } from "./matcher.ts";
import { hasDigits } from "./other-number.ts";
import { rank } from "./rank.ts";
import { listReadings, toBrandFormat } from "./readings.ts";

/** How many digits a running number may be longer or shorter than known. */
const TOLERANCE = 2;
/** Most letters in a running number that may be misread digits. */
const MAX_LETTERS = 2;

const GROUP = /\((?!\?)([^()]*)\)/gu;

interface Loosened {
  /** The pattern with a running number of up to two digits more or less. */
  readonly digits: RegExp;
  /** The characters before the running number, and anything after them. */
  readonly start: RegExp;
}

const patterns = new WeakMap<RegExp, Loosened>();

/** Returns the patterns of a format with another running number. Made once, on first use. */
function loosen(format: Format): Loosened {
  const known = patterns.get(format.shape);
  if (known !== undefined) return known;
  const { pattern, parts } = toMatcher(format);
  const { source } = pattern;
  const group = [...source.matchAll(GROUP)][parts.indexOf("sequence")];
  const from = group?.index ?? source.length;
  const [text = "", body = ""] = group ?? [];
  const [shortest, longest] = measureLengths(body);
  const head = source.slice(0, from);
  const loosened = {
    digits: new RegExp(
      `${head}(\\d{${Math.max(shortest - TOLERANCE, 1)},${longest + TOLERANCE}})${source.slice(from + text.length)}`,
      "u",
    ),
    start: new RegExp(`${head}([A-Z\\d]*)$`, "u"),
  };
  patterns.set(format.shape, loosened);
  return loosened;
}

/** Returns the dates of a serial number by formats that it fits but for the number of digits in its running number. */
export function readNearly(brand: Brand, serial: string, context: Context): readonly Candidate[] {
  const candidates = brand.formats.flatMap((format) => {
    const match = format.near && loosen(format).digits.exec(serial);
    if (!match) return [];
    return listReadings(toBrandFormat(brand, format, true), match, context.today, format.near).map(
      (candidate) => ({
        ...candidate,
        reasons: [
          { code: "near-miss-tail" as const, values: { length: serial.length } },
          ...candidate.reasons,
        ],
      }),
    );
  });
  return rank(brand, candidates, context);
}

/**
 * Returns the dates that the first characters of a serial number would mean, if only its running number is unlike the
 * known ones, or `undefined` if they mean none.
 */
export function findHint(brand: Brand, serial: string, context: Context): Hint | undefined {
  let hint: Hint | undefined;
  for (const format of brand.formats) {
    const match = format.near && loosen(format).start.exec(serial);
    const rest = match?.at(-1) ?? "";
    const letters = rest.replaceAll(/\d/gu, "").length;
    if (!match || !hasDigits(rest) || letters > MAX_LETTERS) continue;
    const start = serial.slice(0, serial.length - rest.length);
    if (hint !== undefined && hint.start !== start) continue;
    const dates = listReadings(toBrandFormat(brand, format, true), match, context.today, format.near).map(
      ({ date }) => date,
    );
    const all = [...new Set([...(hint?.dates ?? []), ...dates])].toSorted().toReversed();
    if (all.length > 0) hint = { start, rest, dates: all };
  }
  return hint;
}
