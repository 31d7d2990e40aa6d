// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("en");
const rules = new Intl.PluralRules("en");
const plural = (count: number, forms: Readonly<Record<string, string>>): string =>
  forms[`=${count}`] ?? forms[rules.select(count)] ?? forms["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "Who built it?",
  "Compare with the label, then pick a brand.",
  (values: { readonly makers: string | number }): string => `Built by ${values.makers}`,
  (values: { readonly maker: string | number }): string => `${values.maker} (not confirmed)`,
  "No date",
  "Documented",
  "Likely",
  "Possible",
  "Our conclusion, based on:",
  (values: { readonly brands: number }): string => `${plural(values.brands, { one: `${numbers.format(values.brands)} less likely brand`, other: `${numbers.format(values.brands)} less likely brands` })}`,
  (values: { readonly name: string | number; readonly prefix: string | number }): string => `This maker built ${values.name} models that start with ${values.prefix}.`,
  "The model number fits this maker’s format.",
  "The serial number fits this maker’s format exactly.",
  "The serial number only nearly fits, so the date is uncertain.",
  (values: { readonly name: string | number }): string => `This maker built heaters sold as ${values.name}.`,
  (values: { readonly name: string | number }): string => `Charts, recalls or lists put ${values.name} under this brand.`,
  (values: { readonly name: string | number }): string => `This maker reportedly built some ${values.name} heaters.`,
  (values: { readonly name: string | number; readonly prefix: string | number }): string => `We don’t know who built ${values.name} models that start with ${values.prefix}.`,
  "But the model number fits another brand.",
  "But the serial number fits other brands.",
  "Brands of other makers are just as likely.",
  "Its sister brands are just as likely.",
];
