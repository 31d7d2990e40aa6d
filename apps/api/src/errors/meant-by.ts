import leven from "leven";

/** Maximum number of wrong characters in a name. */
const maxWrong = 2;

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]/gu, "");

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
    .map((name) => ({ name, wrong: plain(name).startsWith(key) ? 0 : leven(key, plain(name)) }))
    .filter(({ name, wrong }) => wrong <= Math.min(maxWrong, Math.floor(plain(name).length / 3)))
    .toSorted((one, other) => one.wrong - other.wrong);
  return near[0]?.name;
}
