/** The first and last printable ASCII character. The trimmed recognition model only has these. */
const first = 0x20;
const last = 0x7e;

/**
 * The characters of the recognition model, in the order of its output. One more output comes before them, for "no
 * character here".
 */
export const alphabet: readonly string[] = Array.from({ length: last - first + 1 }, (_, index) =>
  String.fromCodePoint(first + index),
);
