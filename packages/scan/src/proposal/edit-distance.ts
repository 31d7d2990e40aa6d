/**
 * Returns how many characters have to be changed, added or removed to turn one text into the other.
 *
 * @param most Stops counting above this and returns one more than this.
 *
 * @example
 * editDistance("SERAL", "SERIAL", 2); //=> 1
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, character] of [...one].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column += 1)
      next.push(
        Math.min(
          (row[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (row[column - 1] ?? 0) + (character === other[column - 1] ? 0 : 1),
        ),
      );
    if (Math.min(...next) > most) return most + 1;
    row = next;
  }
  return Math.min(most + 1, row[other.length] ?? 0);
}
