import { maxSerialLength, plateCharacters } from "@heater-age/decoder";
import type { Line, ReadCharacter } from "../reading/reading.ts";
import type { CaptionKind } from "./captions.ts";
import type { Segment } from "./layout.ts";

/** Characters on a plate that may be a serial number. */
export interface Token {
  /** Upper case letters and digits, without the separators between them. */
  readonly characters: readonly ReadCharacter[];
  /** As printed. */
  readonly printed: string;
  /** Returns other characters with the separators printed between these: `"05.12-138029"`. */
  readonly withSigns: (letters: string) => string;
  readonly line: Line;
  readonly caption: CaptionKind | undefined;
  /**
   * `whole` for its whole segment, `words` for some of its words, `tail` for the text after a caption without a
   * space.
   */
  readonly extent: "whole" | "words" | "tail";
  /** Number of characters left out before a tail. */
  readonly leftOut: number;
}

const shortest = 6;

/** Minimum number of digits, or look-alikes of digits, in a serial number. */
const minDigits = 4;
const likeDigits = /[0-9ODQISZBLG]/u;

const maxGluedLength = 12;

/** Returns the possible serial numbers in a segment: all of it, its words and runs of words, and its tails. */
export function splitTokens({ place, from, to, caption }: Segment): readonly Token[] {
  const { line } = place;
  const token = (start: number, end: number, extent: Token["extent"], leftOut = 0): Token[] => {
    const all = line.characters.slice(start, end);
    const characters = all.flatMap(plateCharacter).slice(leftOut);
    const digits = characters.filter(({ char }) => likeDigits.test(char)).length;
    const fits = characters.length >= shortest && characters.length <= maxSerialLength && digits >= minDigits;
    const printed = place.text.slice(start, end).trim();
    const withSigns = extent === "tail" ? (letters: string) => letters : findSigns(all);
    return fits ? [{ characters, printed, withSigns, line, caption, extent, leftOut }] : [];
  };
  const words = [...place.text.slice(from, to).matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    start: from + index,
    end: from + index + word.length,
  }));
  const runs = words.flatMap(({ start }, first) =>
    words.slice(first, first + 3).flatMap(({ end }, more) => {
      const isWhole = first === 0 && more === words.length - 1;
      return isWhole ? [] : token(start, end, "words");
    }),
  );
  const letters = plateCharacters(place.text.slice(from, to)).length;
  const most = Math.min(maxGluedLength, letters - shortest - 1);
  const tails = Array.from({ length: Math.max(0, most) }, (_, index) => token(from, to, "tail", index + 1));
  return [...token(from, to, "whole"), ...runs, ...tails.flat()];
}

/** Returns the character as in a serial number, or none for a separator or a space. */
function plateCharacter(character: ReadCharacter): readonly ReadCharacter[] {
  const char = plateCharacters(character.char);
  return char === "" ? [] : [{ ...character, char }];
}

/** Specks are read as punctuation, with a low probability. */
const leastLikelySign = 0.5;

/**
 * Returns a function that adds the printed separators. Some makers print a period or a hyphen between the parts of a
 * serial number, which distinguishes two formats.
 */
function findSigns(characters: readonly ReadCharacter[]): (letters: string) => string {
  const signs = new Map<number, string>();
  let index = 0;
  for (const { char, probability } of characters) {
    if (plateCharacters(char) !== "") index += 1;
    else if (index > 0 && /[.-]/u.test(char) && probability >= leastLikelySign) signs.set(index, char);
  }
  return (letters) => [...letters].map((letter, place) => (signs.get(place) ?? "") + letter).join("");
}
