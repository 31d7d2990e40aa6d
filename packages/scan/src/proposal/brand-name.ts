import { brands, labels, plateCharacters } from "@heater-age/decoder";
import leven from "leven";
import type { PlateLine } from "./layout.ts";

/** A name on water heaters. */
interface Name {
  /** Upper case letters and digits only. */
  readonly letters: string;
  /** Slug of the brand or label. */
  readonly slug: string;
  /** True for store brands and private labels, which are often everyday words. */
  readonly isLabel: boolean;
}

/** A brand that was read on a plate. */
export interface ReadBrand {
  /** Slug, as in the decoder. */
  readonly slug: string;
  readonly place: PlateLine;
}

const shortest = 2;

const names: readonly Name[] = [
  ...Object.values(brands).flatMap(({ label, aliases, slug }) =>
    [label, ...aliases].map((name) => ({ letters: plateCharacters(name), slug, isLabel: false })),
  ),
  ...labels.map(({ label, slug }) => ({ letters: plateCharacters(label), slug, isLabel: true })),
].filter(({ letters }) => letters.length >= shortest);

/** A name in a longer text mostly concerns another thing: a standard, a patent, an address. */
const maxTextLength = 40;

/**
 * Returns the brand of a plate: the name printed largest.
 *
 * @returns `undefined` when no brand name was read.
 */
export function brandOn(places: readonly PlateLine[]): ReadBrand | undefined {
  let best: (ReadBrand & { readonly size: number }) | undefined;
  for (const place of places) {
    const letters = plateCharacters(place.text);
    if (letters.length < shortest) continue;
    for (const name of names) {
      // A company's own name can have more text after it: "BRADFORD WHITE CORPORATION (www.bradfordwhite.com)".
      const isHead = name.letters.length >= longName && letters.startsWith(name.letters);
      if (letters.length > maxTextLength && !isHead) continue;
      const size = place.height * likeness(place.text, letters, name);
      if (size > (best?.size ?? 0)) best = { slug: name.slug, place, size };
    }
  }
  return best;
}

/** A shorter name can be part of other words: "Therm" in the units on an EnergyGuide. */
const longName = 8;

const hasWord = (text: string, name: string): boolean => text.split(/[^A-Z0-9]+/u).includes(name);

/** Returns how much a line resembles a name, from 0 to 1. */
function likeness(text: string, letters: string, { letters: name, isLabel }: Name): number {
  const short = name.length < 4 ? 0.7 : 1;
  if (letters === name) return isLabel ? 0.5 : short;
  if (isLabel) return 0;
  const misread = name.length >= 8 ? 2 : 1;
  if (name.length >= 5 && leven(letters, name, { maxDistance: misread + 1 }) <= misread) return 0.85;
  const isInside =
    name.length >= longName
      ? letters.includes(name)
      : name.length >= 5
        ? hasWord(text, name)
        : text.length <= 20 && plateCharacters(text.trim().split(/\s+/u)[0] ?? "") === name;
  return isInside ? 0.6 * short : 0;
}
