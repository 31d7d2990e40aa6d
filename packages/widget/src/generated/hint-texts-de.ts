// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("de");
const rules = new Intl.PluralRules("de");
const plural = (count: number, forms: Readonly<Record<string, string>>): string =>
  forms[`=${count}`] ?? forms[rules.select(count)] ?? forms["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  (values: { readonly brand: string | number; readonly dates: string | number }): string => `Als ${values.brand} gelesen: ${values.dates}`,
  (values: { readonly brand: string | number; readonly dates: string | number }): string => `Bisher sieht das nach ${values.brand} aus: ${values.dates}`,
  (values: { readonly brand: string | number; readonly count: number }): string => `Als ${values.brand} gelesen: ${plural(values.count, { one: `${numbers.format(values.count)} Datum`, other: `${numbers.format(values.count)} Daten` })} möglich`,
  (values: { readonly brand: string | number }): string => `Kein Datum in dieser Nummer von ${values.brand}`,
  (values: { readonly brand: string | number }): string => `Passt noch nicht zu ${values.brand}`,
  (values: { readonly count: number }): string => `${plural(values.count, { "=0": `Noch kein Treffer`, one: `${numbers.format(values.count)} Marke passt`, other: `${numbers.format(values.count)} Marken passen` })}`,
];
