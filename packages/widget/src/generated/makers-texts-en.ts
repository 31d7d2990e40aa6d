// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("en");
const rules = new Intl.PluralRules("en");
const plural = (count: number, forms: Readonly<Record<string, string>>): string =>
  forms[`=${count}`] ?? forms[rules.select(count)] ?? forms["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "Who built it?",
  "The name on a heater is not always its maker’s. This is what the name and the numbers say of who built it. Compare it with the plate, then pick a brand to read the number as its own.",
  (values: { readonly makers: string | number }): string => `Built by ${values.makers}`,
  (values: { readonly maker: string | number }): string => `${values.maker} (not confirmed)`,
  "No date under its rules",
  "Documented",
  "Likely",
  "Possible",
  "We concluded this ourselves. The facts behind it come from:",
  (values: { readonly brands: number }): string => `${plural(values.brands, { one: `Another brand with less behind it`, other: `${numbers.format(values.brands)} more brands with less behind them` })}`,
  (values: { readonly name: string | number; readonly prefix: string | number }): string => `Model numbers of ${values.name} that begin with ${values.prefix} were built by this maker.`,
  "The model number is written like this maker’s.",
  "The serial number has exactly the shape of this maker’s.",
  "The serial number has nearly the shape of this maker’s, so the date is uncertain.",
  (values: { readonly name: string | number }): string => `This maker built heaters that were sold as ${values.name}.`,
  (values: { readonly name: string | number }): string => `Charts, recalls or lists name ${values.name} under this brand.`,
  (values: { readonly name: string | number }): string => `This maker is said to have built some ${values.name} heaters. Which ones is not told.`,
  (values: { readonly name: string | number; readonly prefix: string | number }): string => `Who built the ${values.name} heaters whose model numbers begin with ${values.prefix} is not known.`,
  "Against it: the model number is written like another brand’s.",
  "Against it: the serial number has the shape of other brands.",
  (values: { readonly brands: number }): string => `As much speaks for ${plural(values.brands, { one: `a brand of another maker`, other: `${numbers.format(values.brands)} brands of other makers` })}.`,
  (values: { readonly brands: number }): string => `As much speaks for ${plural(values.brands, { one: `another brand`, other: `${numbers.format(values.brands)} other brands` })} of the same company.`,
];
