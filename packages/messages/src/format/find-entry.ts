/**
 * Returns the entry for a code of the API, or `undefined` for a code that is newer than this program.
 *
 * @example
 * findEntry({ high: "We are sure." }, "high"); //=> "We are sure."
 */
export const findEntry = <Entry>(
  entries: Readonly<Record<string, Entry>>,
  code: string,
): Entry | undefined => (Object.hasOwn(entries, code) ? entries[code] : undefined);
