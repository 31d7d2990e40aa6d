import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { printAST } from "@formatjs/icu-messageformat-parser/printer.js";

const accents: Readonly<Record<string, string>> = {
  A: "Å",
  C: "Ç",
  D: "Ð",
  E: "É",
  G: "Ğ",
  I: "Î",
  L: "Ļ",
  N: "Ñ",
  O: "Ö",
  R: "Ŕ",
  S: "Š",
  T: "Ţ",
  U: "Û",
  W: "Ŵ",
  Y: "Ý",
  Z: "Ž",
  a: "å",
  c: "ç",
  d: "ð",
  e: "é",
  g: "ğ",
  i: "î",
  l: "ļ",
  n: "ñ",
  o: "ö",
  r: "ŕ",
  s: "š",
  t: "ţ",
  u: "û",
  w: "ŵ",
  y: "ý",
  z: "ž",
};

// Two of five letters in English are vowels: doubling them makes a text 40 % longer, and still readable.
const stretched = (text: string): string =>
  [...text.replaceAll(/[aeiou]/giu, "$&$&")].map((letter) => accents[letter] ?? letter).join("");

const inAccents = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
  elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: stretched(element.value) };
    if (element.type === TYPE.tag) return { ...element, children: inAccents(element.children) };
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
    const options = Object.entries(element.options).map(
      ([name, option]) => [name, { ...option, value: inAccents(option.value) }] as const,
    );
    return { ...element, options: Object.fromEntries(options) };
  });

/**
 * Returns an ICU message with accented words that are about 40 % longer, and the same arguments, tags and cases. A page
 * treats it like a message in a language that the site doesn't have yet.
 *
 * @example
 * accented("Made in {year}"); //=> "Mååðéé îîñ {year}"
 */
export const accented = (message: string): string => printAST(inAccents(parse(message)));
