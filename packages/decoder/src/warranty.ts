/** What a warranty text means for a heater of a given age. */
export interface Warranty {
  /** Years of cover in the text. */
  readonly years: number;
  readonly status: "active" | "expired";
  /** Remaining years of cover; 0 when expired. Whole years if the age is. */
  readonly remainingYears: number;
}

/**
 * Finds the first "N year" in a warranty text, in English, German, French, Italian, Portuguese or Spanish, and compares
 * it with an age in years.
 *
 * Most makers' cover starts with the installation, which the age doesn't include.
 *
 * @returns `undefined` when the text contains no number of years.
 *
 * @example
 * warranty("6 year limited tank warranty", 4); //=> { years: 6, status: "active", remainingYears: 2 }
 */
export function warranty(text: string, ageYears: number): Warranty | undefined {
  const digits = /(?<!\d)(\d{1,3})[\s-]{0,3}(?:year|jahr|an(?:s|n[io]|os?)?\b|año)/iu.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const years = Number(digits);
  return ageYears < years
    ? { years, status: "active", remainingYears: years - ageYears }
    : { years, status: "expired", remainingYears: 0 };
}
