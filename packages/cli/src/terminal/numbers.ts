const english = new Intl.NumberFormat("en");

/** Returns a number as in the messages of the command: `"12,345"`. */
export const toNumber = (number: number): string => english.format(number);

/** Returns a number of rows: `"1 row"`, `"12,345 rows"`. */
export const toRows = (count: number): string => `${toNumber(count)} ${count === 1 ? "row" : "rows"}`;
