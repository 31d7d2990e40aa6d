/** Returns the edit distance between two texts: characters to insert, remove, replace or swap. */
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

const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** Longer texts can't be a misspelled name, and would take long. */
const longest = 40;

/**
 * Returns the names that may have been meant, at most three, closest first. Up to a third of the characters may
 * differ; case, spaces and punctuation are ignored.
 *
 * @example
 * closest("rhem", ["rheem", "rinnai"]); //=> ["rheem"]
 * closest("acme", ["rheem", "rinnai"]); //=> []
 */
export function closest(text: string, names: readonly string[]): readonly string[] {
  const typed = plain(text);
  if (typed.length < 2 || typed.length > longest) return [];
  const most = Math.max(1, Math.floor(typed.length / 3));
  return names
    .map((name) => ({ name, far: distance(typed, plain(name)) }))
    .filter(({ far }) => far <= most)
    .toSorted((one, other) => one.far - other.far)
    .slice(0, 3)
    .map(({ name }) => name);
}
