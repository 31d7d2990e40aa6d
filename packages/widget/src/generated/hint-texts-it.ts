// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("it");
const rules = new Intl.PluralRules("it");
const plural = (count: number, forms: Readonly<Record<string, string>>): string =>
  forms[`=${count}`] ?? forms[rules.select(count)] ?? forms["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  (values: { readonly brand: string | number; readonly dates: string | number }): string => `Per ${values.brand} significa: ${values.dates}`,
  (values: { readonly brand: string | number; readonly dates: string | number }): string => `Per ora sembra ${values.brand}: ${values.dates}`,
  (values: { readonly brand: string | number; readonly count: number }): string => `Per ${values.brand}: ${plural(values.count, { one: `${numbers.format(values.count)} data possibile`, many: `${numbers.format(values.count)} di date possibili`, other: `${numbers.format(values.count)} date possibili` })}`,
  (values: { readonly brand: string | number }): string => `Nessuna data in questo numero ${values.brand}`,
  (values: { readonly brand: string | number }): string => `Per ora non corrisponde a numeri ${values.brand}`,
  (values: { readonly count: number }): string => `${plural(values.count, { "=0": `Ancora nessuna corrispondenza`, one: `${numbers.format(values.count)} marca possibile`, many: `${numbers.format(values.count)} di marche possibili`, other: `${numbers.format(values.count)} marche possibili` })}`,
];
