// Lone surrogates, control characters, and bidirectional overrides, which can make a text look like another.
const unwanted = /\p{Cs}|[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Returns a text in one line, trimmed and without control characters.
 *
 * @example
 * oneLine(" Jane\r\nDoe "); //=> "Jane Doe"
 */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/[\s\u0085]+/gu, " ")
    .replaceAll(unwanted, "")
    .trim();

/**
 * Returns a text with its line breaks, trimmed and without other control characters.
 *
 * @example
 * manyLines("One\r\ntwo\u0000 "); //=> "One\ntwo"
 */
export const manyLines = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/gu, "\n")
    .replaceAll(unwanted, "")
    .trim();
