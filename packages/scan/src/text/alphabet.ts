/** The first and the last printable character of ASCII, which are all that the recognition model still knows. */
const first = 0x20;
const last = 0x7e;

/**
 * The characters that the recognition model tells apart, in the order of its output. Before them comes one more output,
 * for "no character here".
 */
export const alphabet: readonly string[] = Array.from({ length: last - first + 1 }, (_, index) =>
  String.fromCodePoint(first + index),
);
