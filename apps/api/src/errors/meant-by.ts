/** Maximum number of wrong characters in a name. */
const mostWrong = 2;

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]/gu, "");

/** Returns how many characters have to be added, removed or replaced to turn one text into another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, character] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, there] of [...other].entries()) {
      const replaced = (row[place] ?? 0) + (character === there ? 0 : 1);
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * Returns the name that was probably meant: spelled differently, shortened, or with at most two wrong characters.
 * `undefined` if none is close.
 *
 * @param typed At most a few dozen characters, because the time grows with their number.
 *
 * @example
 * meantBy("serial_number", ["brand", "serialNumber"]); //=> "serialNumber"
 * meantBy("model", ["brand", "modelNumber"]); //=> "modelNumber"
 * meantBy("sreialNumber", ["brand", "serialNumber"]); //=> "serialNumber"
 * meantBy("foo", ["brand", "serialNumber"]); //=> undefined
 */
export function meantBy(typed: string, names: readonly string[]): string | undefined {
  const key = plain(typed);
  if (key.length < 3) return undefined;
  const near = names
    .map((name) => ({ name, wrong: plain(name).startsWith(key) ? 0 : distance(key, plain(name)) }))
    .filter(({ name, wrong }) => wrong <= Math.min(mostWrong, Math.floor(plain(name).length / 3)))
    .toSorted((one, other) => one.wrong - other.wrong);
  return near[0]?.name;
}
