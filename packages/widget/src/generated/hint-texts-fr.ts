// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("fr");
const rules = new Intl.PluralRules("fr");
const plural = (count: number, forms: Readonly<Record<string, string>>): string =>
  forms[`=${count}`] ?? forms[rules.select(count)] ?? forms["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  (values: { readonly brand: string | number; readonly dates: string | number }): string => `Selon le code ${values.brand} : ${values.dates}`,
  (values: { readonly brand: string | number; readonly dates: string | number }): string => `On dirait ${values.brand} pour l’instant : ${values.dates}`,
  (values: { readonly brand: string | number; readonly count: number }): string => `Selon le code ${values.brand} : ${plural(values.count, { one: `${numbers.format(values.count)} date possible`, many: `${numbers.format(values.count)} de dates possibles`, other: `${numbers.format(values.count)} dates possibles` })}`,
  (values: { readonly brand: string | number }): string => `Pas de date dans ce numéro ${values.brand}`,
  (values: { readonly brand: string | number }): string => `Pas encore un numéro ${values.brand}`,
  (values: { readonly count: number }): string => `${plural(values.count, { "=0": `Aucune marque pour l’instant`, one: `${numbers.format(values.count)} marque possible`, many: `${numbers.format(values.count)} de marques possibles`, other: `${numbers.format(values.count)} marques possibles` })}`,
];
