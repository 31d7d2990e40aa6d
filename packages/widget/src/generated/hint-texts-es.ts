// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("es-US");
const rules = new Intl.PluralRules("es");
const plural = (count: number, forms: Readonly<Record<string, string>>): string =>
  forms[`=${count}`] ?? forms[rules.select(count)] ?? forms["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  (values: { readonly brand: string | number; readonly dates: string | number }): string => `Se lee como ${values.brand}: ${values.dates}`,
  (values: { readonly brand: string | number; readonly dates: string | number }): string => `Por ahora parece ${values.brand}: ${values.dates}`,
  (values: { readonly brand: string | number; readonly count: number }): string => `Se lee como ${values.brand}: ${plural(values.count, { one: `${numbers.format(values.count)} fecha`, many: `${numbers.format(values.count)} de fechas`, other: `${numbers.format(values.count)} fechas` })}`,
  (values: { readonly brand: string | number }): string => `Este número de ${values.brand} no lleva fecha`,
  (values: { readonly brand: string | number }): string => `Todavía no parece de ${values.brand}`,
  (values: { readonly count: number }): string => `${plural(values.count, { "=0": `Todavía no coincide`, one: `Coincide con ${numbers.format(values.count)} marca`, many: `Coincide con ${numbers.format(values.count)} de marcas`, other: `Coincide con ${numbers.format(values.count)} marcas` })}`,
];
