/** What a warranty text says about a heater of a given age. */
export interface Warranty {
  /** Years of cover as the text states them. */
  readonly years: number;
  readonly status: "active" | "expired";
  /** Years of cover that are left; 0 when expired. Whole years when the age is. */
  readonly remainingYears: number;
}

/**
 * Reads the first "N year" of a warranty text, in English, German, French, Italian or Spanish, and compares it with an
 * age in years.
 *
 * The cover of most makers counts from the installation, which the age does not know.
 *
 * @returns `undefined` when the text names no number of years.
 *
 * @example
 * warranty("6 year limited tank warranty", 4); //=> { years: 6, status: "active", remainingYears: 2 }
 */
export function warranty(text: string, ageYears: number): Warranty | undefined {
  const found = /(?<!\d)(\d{1,3})[\s-]{0,3}(?:year|jahr|an(?:s|n[io])?\b|año)/iu.exec(text)?.[1];
  if (found === undefined) return undefined;
  const years = Number(found);
  return ageYears < years
    ? { years, status: "active", remainingYears: years - ageYears }
    : { years, status: "expired", remainingYears: 0 };
}
