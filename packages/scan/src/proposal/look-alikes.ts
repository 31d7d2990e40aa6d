import { plateCharacters } from "@heater-age/decoder";
import type { ReadCharacter } from "../reading/reading.ts";

/** Characters with the same shape in some print. Recognizers confuse them without any doubt. */
const sameShape = ["0ODQ", "1IL", "2Z", "5S", "8B"];

/** Characters that look alike on a plate. */
const groups = [...sameShape, "6G", "4A", "7T", "VU", "CG", "MN"];

/**
 * Returns the shape of a serial number, which is the same for numbers that differ only in characters of the same
 * shape.
 *
 * @example
 * toShape("Q1-5"); //=> "015"
 */
export const toShape = (serial: string): string =>
  [...plateCharacters(serial)]
    .map((char) => sameShape.find((group) => group.includes(char))?.[0] ?? char)
    .join("");

/**
 * Returns the texts that differ from one by one character of the same shape.
 *
 * @example
 * listSameShapes("A8"); //=> ["AB"]
 */
export const listSameShapes = (text: string): readonly string[] =>
  [...text].flatMap((char, index) =>
    sameShape
      .filter((group) => group.includes(char))
      .flatMap((group) => [...group].filter((other) => other !== char))
      .map((other) => exchanged(text, { index, char: other })),
  );

/** Another reading of characters. */
export interface Variant {
  readonly text: string;
  /** How much less likely it is: 0 for the characters as read. */
  readonly cost: number;
}

/** One character read as another. */
interface Exchange {
  readonly index: number;
  readonly char: string;
  readonly cost: number;
}

/** The cost of a look-alike character that the recognizer did not consider. */
const lookAlikeCost = { same: { least: 1, rise: 1 }, near: { least: 3, rise: 3 } } as const;

const maxSingle = 40;

const maxInPairs = 14;

/**
 * Returns the characters that look like a character.
 *
 * @example
 * listLookAlikes("8"); //=> ["B"]
 */
export const listLookAlikes = (char: string): readonly string[] =>
  groups.filter((group) => group.includes(char)).flatMap((group) => [...group].filter((one) => one !== char));

/**
 * Returns the possible readings of characters: as read, then with one and with two of them replaced by the
 * recognizer's alternatives and by look-alikes.
 *
 * @param characters Upper case letters and digits only.
 */
export function listVariants(characters: readonly ReadCharacter[]): readonly Variant[] {
  const text = characters.map(({ char }) => char).join("");
  const exchanges = characters
    .flatMap(listExchanges)
    .toSorted((one, other) => one.cost - other.cost)
    .slice(0, maxSingle);
  const likeliest = exchanges.slice(0, maxInPairs);
  const pairs = likeliest.flatMap((one, index) =>
    likeliest
      .slice(index + 1)
      .filter((other) => other.index !== one.index)
      .map((other) => ({
        text: exchanged(exchanged(text, one), other),
        cost: one.cost + other.cost,
      })),
  );
  return [
    { text, cost: 0 },
    ...exchanges.map((one) => ({ text: exchanged(text, one), cost: one.cost })),
    ...pairs,
  ];
}

const exchanged = (text: string, { index, char }: Pick<Exchange, "index" | "char">): string =>
  text.slice(0, index) + char + text.slice(index + 1);

function listExchanges(
  { char, probability, alternatives }: ReadCharacter,
  index: number,
): readonly Exchange[] {
  const costs = new Map<string, number>();
  for (const other of alternatives) {
    const letter = plateCharacters(other.char);
    const cost = Math.max(0, Math.log((probability + 1e-4) / (other.probability + 1e-4)));
    if (letter.length === 1 && letter !== char) costs.set(letter, Math.min(cost, costs.get(letter) ?? cost));
  }
  for (const alike of listLookAlikes(char)) {
    const isSame = sameShape.some((group) => group.includes(char) && group.includes(alike));
    const { least, rise } = isSame ? lookAlikeCost.same : lookAlikeCost.near;
    const cost = least + rise * Math.max(0, probability - 0.5);
    costs.set(alike, Math.min(cost, costs.get(alike) ?? cost));
  }
  return [...costs].map(([other, cost]) => ({ index, char: other, cost }));
}
