import { nameWords } from "./brand-names.ts";
import { brands } from "./brands/index.ts";
import type { Brand } from "./engine/format.ts";
import { requireString } from "./engine/wrong-type.ts";
import { findBrand, labels } from "./labels.ts";

/** Shorter names have too many neighbors: "AOS" is one character from "ABS". */
const MIN_LENGTH = 4;
/** Store brands are everyday words: only a longer one is recognized with a mistake. */
const MIN_LABEL = 6;
/** Longer texts are no misspelled name, and would take long to compare. */
const MAX_LENGTH = 40;
const MAX_BRANDS = 3;

/** Returns how many characters must be added, removed, replaced or swapped to turn one text into the other. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}

const spell = (text: string): string => nameWords(text).join("");

const knownNames = () =>
  [
    ...Object.values(brands).flatMap(({ slug, label, aliases }) =>
      [label, ...aliases].map((name) => ({ slug, name: spell(name), shortest: MIN_LENGTH })),
    ),
    ...labels.map(({ slug, label }) => ({ slug, name: spell(label), shortest: MIN_LABEL })),
  ].filter(({ name, shortest }) => name.length >= shortest);

// Created on first use, because a program that takes its brands from `brands` doesn't need it.
let known: ReturnType<typeof knownNames> | undefined;

/**
 * Returns the brands whose name an unknown text may misspell, closest first, at most three. One character in four may
 * differ, but not the first one: "Trane" isn't a misspelled "Crane". Names of two brands in one text are suggested as
 * well.
 *
 * @throws {TypeError} when the text is not a string.
 *
 * @example
 * suggestBrands("Rhem").map(({ slug }) => slug); //=> ["rheem"]
 * suggestBrands("Trane"); //=> []
 */
export function suggestBrands(text: string): readonly Brand[] {
  requireString("suggestBrands", "text", text);
  const typed = spell(text);
  if (typed.length < MIN_LENGTH || typed.length > MAX_LENGTH) return [];
  known ??= knownNames();
  const near = known
    .filter(({ name }) => name[0] === typed[0])
    .map(({ slug, name }) => ({ slug, far: distance(typed, name) }))
    .filter(({ far }) => far <= Math.max(1, Math.floor(typed.length / 4)))
    .toSorted((one, other) => one.far - other.far);
  const slugs = new Set([...near.map(({ slug }) => slug), ...namedBrands(text)]);
  return [...slugs].slice(0, MAX_BRANDS).flatMap((slug) => findBrand(slug) ?? []);
}

/** Returns the slugs of the brands whose whole name is in a text, in its order. */
function namedBrands(text: string): readonly string[] {
  const words = nameWords(text);
  return words.flatMap((_, from) => {
    const phrases = [3, 2, 1].map((count) => words.slice(from, from + count).join(""));
    const brand = Object.values(brands).find(({ label }) => phrases.includes(spell(label)));
    return brand ? [brand.slug] : [];
  });
}
