// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("en");
const rules = new Intl.PluralRules("en");
const plural = (count: number, forms: Readonly<Record<string, string>>): string =>
  forms[`=${count}`] ?? forms[rules.select(count)] ?? forms["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "Who built it?",
  "Another company may have built it. Compare with the label, then pick a brand.",
  (values: { readonly makers: string | number }): string => `Built by ${values.makers}`,
  (values: { readonly maker: string | number }): string => `${values.maker} (not confirmed)`,
  "No date by its rules",
  "Documented",
  "Likely",
  "Possible",
  "Our conclusion, based on:",
  (values: { readonly brands: number }): string => `${plural(values.brands, { one: `One less likely brand`, other: `${numbers.format(values.brands)} less likely brands` })}`,
  (values: { readonly name: string | number; readonly prefix: string | number }): string => `This maker built ${values.name} models that start with ${values.prefix}.`,
  "The model number fits this maker’s format.",
  "The serial number fits this maker’s format exactly.",
  "The serial number nearly fits this maker’s format, so the date is uncertain.",
  (values: { readonly name: string | number }): string => `This maker built heaters sold as ${values.name}.`,
  (values: { readonly name: string | number }): string => `Charts, recalls or lists put ${values.name} under this brand.`,
  (values: { readonly name: string | number }): string => `This maker reportedly built some ${values.name} heaters. We don’t know which.`,
  (values: { readonly name: string | number; readonly prefix: string | number }): string => `We don’t know who built ${values.name} models that start with ${values.prefix}.`,
  "Against it: the model number fits another brand’s format.",
  "Against it: the serial number fits other brands.",
  (values: { readonly brands: number }): string => `${plural(values.brands, { one: `A brand of another maker is just as likely.`, other: `${numbers.format(values.brands)} brands of other makers are just as likely.` })}`,
  (values: { readonly brands: number }): string => `${plural(values.brands, { one: `Another brand of the same company is just as likely.`, other: `${numbers.format(values.brands)} other brands of the same company are just as likely.` })}`,
];
