// Half characters, control characters, and those that turn the order of others around to look like another text.
const unwanted = /\p{Cs}|[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A text in one line, without control characters and without space at its ends.
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
 * A text with its lines, without other control characters and without space at its ends.
 *
 * @example
 * manyLines("One\r\ntwo\u0000 "); //=> "One\ntwo"
 */
export const manyLines = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/gu, "\n")
    .replaceAll(unwanted, "")
    .trim();
