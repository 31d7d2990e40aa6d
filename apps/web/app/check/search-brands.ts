import { brands, findBrand } from "@heater-age/decoder";
import type { Choice } from "../shared/check/choices.ts";

/** A choice with its names, normalized for comparison. */
interface Entry {
  readonly choice: Choice;
  readonly names: readonly string[];
}

/** Finds choices by typed text. */
export interface BrandSearch {
  /** Returns the choices that match a text, best first. Misspelled names only if no name contains the text. */
  readonly find: (typed: string) => readonly Choice[];
  /** Returns the choice for a text: by an exact name, or by the only name that starts with it. */
  readonly named: (typed: string) => Choice | undefined;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^a-z\d]+/gu, "");

function allEntries(choices: readonly Choice[]): readonly Entry[] {
  const aliases = Object.values(brands).flatMap(({ aliases: names }) =>
    names.map((name) => ({ name, slug: findBrand(name)?.slug ?? "" })),
  );
  const listed = choices.map((choice) => ({
    choice,
    names: [choice.label, ...aliases.filter(({ slug }) => slug === choice.value).map(({ name }) => name)].map(
      plain,
    ),
  }));
  // A name that other makers may also have used is not in the list, and its readings have less confidence.
  const unlisted = aliases
    .filter(({ slug }) => !choices.some(({ value }) => value === slug))
    .map(({ name }) => ({ choice: { value: name, label: name }, names: [plain(name)] }));
  return [...listed, ...unlisted];
}

/** Returns the number of letters that may be wrong in a text. */
const mistakesIn = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Returns the minimum number of letters to add, remove, replace or swap so that a text becomes the start of a name.
 */
function mistakes(text: string, name: string): number {
  let last: readonly number[] = [];
  let row = Array.from({ length: name.length + 1 }, (_, index) => index);
  for (let at = 1; at <= text.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= name.length; to += 1) {
      const isSame = text[at - 1] === name[to - 1];
      const isSwapped = text[at - 1] === name[to - 2] && text[at - 2] === name[to - 1];
      next[to] = Math.min(
        (row[to - 1] ?? 0) + (isSame ? 0 : 1),
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        isSwapped ? (last[to - 2] ?? 0) + 1 : Infinity,
      );
    }
    last = row;
    row = next;
  }
  return Math.min(...row);
}

/** Returns how well names match: 0 is exact, 1 starts with the text, 2 contains it, 3 and more are misspelled. */
function toRank({ names }: Entry, text: string): number {
  if (names.includes(text)) return 0;
  if (names.some((name) => name.startsWith(text))) return 1;
  if (names.some((name) => name.includes(text))) return 2;
  const fewest = Math.min(...names.map((name) => mistakes(text, name)));
  return fewest > mistakesIn(text) ? Infinity : 2 + fewest;
}

/**
 * Creates the search for brands, their other names and store brands. Case, dots and spaces are ignored.
 *
 * @example
 * searchBrands(choices).find("bradferd"); //=> [{ value: "bradford-white", label: "Bradford White" }]
 */
export function searchBrands(choices: readonly Choice[]): BrandSearch {
  const entries = allEntries(choices);

  const ranked = (typed: string) => {
    const text = plain(typed);
    if (text === "") return [];
    const fitting = entries
      .map(({ choice, names }) => ({ choice, rank: toRank({ choice, names }, text) }))
      .filter(({ rank }) => rank < Infinity)
      .toSorted((one, other) => one.rank - other.rank);
    if (fitting[0] !== undefined && fitting[0].rank <= 2) return fitting.filter(({ rank }) => rank <= 2);
    // A name in full, as plates write it, and makers of other equipment, which are in no list.
    const known = findBrand(typed);
    if (known === undefined) return fitting;
    const choice = choices.find(({ value }) => value === known.slug);
    return [{ choice: choice ?? { value: known.label, label: known.label }, rank: 0 }];
  };

  return {
    find: (typed) => ranked(typed).map(({ choice }) => choice),
    named: (typed) => {
      const [best, second] = ranked(typed);
      const isNamed = best?.rank === 0 || (best?.rank === 1 && second?.rank !== 1);
      return isNamed ? best?.choice : undefined;
    },
  };
}
