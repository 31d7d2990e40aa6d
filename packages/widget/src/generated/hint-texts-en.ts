// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("en");
const rules = new Intl.PluralRules("en");
const plural = (count: number, forms: Readonly<Record<string, string>>): string =>
  forms[`=${count}`] ?? forms[rules.select(count)] ?? forms["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  (values: { readonly brand: string | number; readonly dates: string | number }): string => `Reads as ${values.brand}: ${values.dates}`,
  (values: { readonly brand: string | number; readonly dates: string | number }): string => `Looks like ${values.brand} so far: ${values.dates}`,
  (values: { readonly brand: string | number; readonly count: number }): string => `Reads as ${values.brand}, ${plural(values.count, { one: `${numbers.format(values.count)} date`, other: `${numbers.format(values.count)} dates` })}`,
  (values: { readonly brand: string | number }): string => `No date in this ${values.brand} number`,
  (values: { readonly brand: string | number }): string => `Doesn’t match ${values.brand} yet`,
  (values: { readonly count: number }): string => `${plural(values.count, { "=0": `No match yet`, one: `${numbers.format(values.count)} brand fits`, other: `${numbers.format(values.count)} brands fit` })}`,
];
