/** The start of a cell that spreadsheets treat as a formula, some only after removing white space. */
const formula = /^(?:\s*[=+\-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}]|[\t\r])/u;

/**
 * Returns a cell of a CSV file with an apostrophe before what a spreadsheet would run as a formula.
 *
 * @example
 * escapeFormula("\n=1+1"); //=> "'\n=1+1"
 * escapeFormula("RH0504B01826"); //=> "RH0504B01826"
 */
export const escapeFormula = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);
