/**
 * What is there for a code that the API says; `undefined` for one that this page does not know yet.
 *
 * @example
 * entryOf({ high: "We are sure." }, "high"); //=> "We are sure."
 */
export const entryOf = <Entry>(entries: Readonly<Record<string, Entry>>, code: string): Entry | undefined =>
  Object.hasOwn(entries, code) ? entries[code] : undefined;
