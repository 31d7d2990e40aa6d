/** A year of four digits. */
export const YEAR = /^(?:19[5-9]|20[0-4])\d$/u;

// January to December in English, German, French, Spanish and Italian, without accents.
const MONTHS = [
  "JAN(?:UARY?|V|VIER)?|ENE(?:RO)?|GEN(?:NAIO)?",
  "FEB(?:RUARY?|RERO|BRAIO)?|FEV(?:R|RIER)?",
  "MAR(?:CH|S|ZO|Z)?",
  "APR(?:IL|ILE)?|AVR(?:IL)?|ABR(?:IL)?",
  "MAY|MAI|MAYO|MAG(?:GIO)?",
  "JUNE?|JUNI|JUIN|JUNIO|GIU(?:GNO)?",
  "JULY?|JULI|JUIL(?:LET)?|JULIO|LUG(?:LIO)?",
  "AUG(?:UST)?|AOUT|AGO(?:STO)?",
  "SEPT?(?:EMBER|EMBRE|IEMBRE)?|SET(?:TEMBRE)?",
  "O[CK]T(?:OBER|OBRE|UBRE)?|OTT(?:OBRE)?",
  "NOV(?:EMBER|EMBRE|IEMBRE)?",
  "DE[CZ](?:EMBER|EMBRE)?|DIC(?:IEMBRE|EMBRE)?",
].map((names) => new RegExp(`^(?:${names})$`, "u"));

const century = (digits: string): string =>
  digits.length === 4 ? digits : (Number(digits) < 50 ? "20" : "19") + digits;

/** Returns the date in a text such as "8/05", "2005-08", "Aug 15, 2005" or "2005", or `undefined` if it is none. */
export function readDate(
  text: string,
  isApart = false,
): { readonly date: string; readonly isSure: boolean } | undefined {
  if (/^'\d\d$/u.test(text)) return { date: century(text.slice(1)), isSure: true };
  const fields = text.split(/[\s,./'-]+/u).filter((field) => field !== "");
  const [first = "", second = "", third = ""] = fields;
  const isSure = /[/\s'A-Z]/u.test(text);
  const toMonth = (field: string): number => MONTHS.findIndex((names) => names.test(field)) + 1;
  const name = fields.findIndex((field) => toMonth(field) > 0);
  if (name >= 0) {
    const numbers = fields
      .filter((_, index) => index !== name)
      .map((field) => field.replace(/^(\d{1,2})(?:ST|ND|RD|TH)$/u, "$1"));
    const year = numbers.find((field) => YEAR.test(field)) ?? numbers.at(-1) ?? "";
    if (numbers.length > 2 || !numbers.every((field) => /^(?:\d{1,2}|\d{4})$/u.test(field))) return undefined;
    if (!YEAR.test(year) && !/^\d\d$/u.test(year)) return undefined;
    const month = String(toMonth(fields[name] ?? "")).padStart(2, "0");
    return { date: `${century(year)}-${month}`, isSure };
  }
  if (fields.length > 3 || !fields.every((field) => /^\d{1,4}$/u.test(field))) return undefined;
  if (fields.length === 1) return YEAR.test(first) ? { date: first, isSure: false } : undefined;
  if (/\s/u.test(text)) return undefined;
  const [year, ...rest] = YEAR.test(first)
    ? [first, second, third]
    : [fields.at(-1) ?? "", ...fields.slice(0, -1)];
  if (!YEAR.test(year) && (!/^\d\d$/u.test(year) || (fields.length === 2 && !isApart && !text.includes("/"))))
    return undefined;
  const numbers = rest.filter((field) => field !== "").map(Number);
  if (numbers.some((number) => number < 1 || number > 31)) return undefined;
  // Day and month stand in either order, unless the year leads.
  const months = YEAR.test(first) ? numbers.slice(0, 1) : numbers;
  const possible = [...new Set(months.filter((number) => number <= 12))];
  if (possible.length === 0) return undefined;
  const [month] = possible;
  return {
    date: possible.length > 1 ? century(year) : `${century(year)}-${String(month).padStart(2, "0")}`,
    isSure,
  };
}

/** Returns the week in a text such as "36/2018" or "36 of 2018" as `"2018-W36"`, or `undefined` if it is none. */
export function readWeek(text: string): string | undefined {
  const [, week = "", year = ""] = /^(\d{1,2})[\s/.-]+(?:OF |VON |DE |DEL |DI )?(\d{4})$/u.exec(text) ?? [];
  return YEAR.test(year) && Number(week) >= 1 && Number(week) <= 53
    ? `${year}-W${week.padStart(2, "0")}`
    : undefined;
}
