import { allowUnknown } from "./allow-unknown.ts";
import type { Brand, Format } from "./format.ts";
import type { BrandFormat } from "./readings.ts";
import { unknownMark } from "./unknown-characters.ts";

const NONE: readonly never[] = [];

/** Formats in lists by the length of a serial number, then by the code of its first character. */
interface Index {
  readonly all: readonly BrandFormat[];
  readonly longest: number;
  readonly lists: (readonly BrandFormat[] | undefined)[][];
}

/** Returns whether a serial number may have a format, by its length and its first character. */
const mayHave = (format: Format, serial: string): boolean =>
  allowUnknown(format).test(serial.charAt(0).padEnd(serial.length, unknownMark));

/**
 * Returns a function that lists which of a brand's formats a normalized serial number may have, so that few patterns
 * are tried. Each list is made on first use.
 *
 * @param listAll Returns all formats of a brand, in the order of the lists.
 */
export function indexFormats(
  listAll: (brand: Brand) => readonly BrandFormat[],
): (brand: Brand, serial: string) => readonly BrandFormat[] {
  const indexes = new WeakMap<Brand, Index>();
  return (brand, serial) => {
    let index = indexes.get(brand);
    if (index === undefined) {
      const all = listAll(brand);
      index = { all, longest: Math.max(0, ...all.map(({ matcher }) => matcher.longest)), lists: [] };
      indexes.set(brand, index);
    }
    const { all, longest, lists } = index;
    if (serial === "" || serial.length > longest) return NONE;
    const byStart = (lists[serial.length] ??= []);
    return (byStart[serial.charCodeAt(0)] ??= all.filter(({ format }) => mayHave(format, serial)));
  };
}
