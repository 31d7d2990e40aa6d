// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("en");
const rules = new Intl.PluralRules("en");
const plural = (count: number, forms: Readonly<Record<string, string>>): string =>
  forms[`=${count}`] ?? forms[rules.select(count)] ?? forms["other"] ?? "";

/** What is said in one language. Texts with arguments are functions of them. */
export const texts = {
  maker: {
    heading: "Who built it?",
    text: "The name on a heater is not always its maker’s. This is what the name and the numbers say of who built it. Compare it with the plate, then pick a brand to read the number as its own.",
    builtBy: (values: { readonly makers: string | number }): string => `Built by ${values.makers}`,
    unconfirmed: (values: { readonly maker: string | number }): string => `${values.maker} (not confirmed)`,
    noDates: "No date under its rules",
    sureHigh: "Documented",
    sureMedium: "Likely",
    sureLow: "Possible",
    ours: "We concluded this ourselves. The facts behind it come from:",
    more: (values: { readonly brands: number }): string => `${plural(values.brands, { one: `Another brand with less behind it`, other: `${numbers.format(values.brands)} more brands with less behind them` })}`,
    "model-prefix": (values: { readonly name: string | number; readonly prefix: string | number }): string => `Model numbers of ${values.name} that begin with ${values.prefix} were built by this maker.`,
    "model-shape": "The model number is written like this maker’s.",
    "serial-shape": "The serial number has exactly the shape of this maker’s.",
    "serial-near": "The serial number has nearly the shape of this maker’s, so the date is uncertain.",
    "built-for": (values: { readonly name: string | number }): string => `This maker built heaters that were sold as ${values.name}.`,
    "listed-under": (values: { readonly name: string | number }): string => `Charts, recalls or lists name ${values.name} under this brand.`,
    "said-to-have-built": (values: { readonly name: string | number }): string => `This maker is said to have built some ${values.name} heaters. Which ones is not told.`,
    "prefix-unknown": (values: { readonly name: string | number; readonly prefix: string | number }): string => `Who built the ${values.name} heaters whose model numbers begin with ${values.prefix} is not known.`,
    "model-of-others": "Against it: the model number is written like another brand’s.",
    "serial-of-others": "Against it: the serial number has the shape of other brands.",
    "other-makers": (values: { readonly brands: number }): string => `As much speaks for ${plural(values.brands, { one: `a brand of another maker`, other: `${numbers.format(values.brands)} brands of other makers` })}.`,
    "sister-brands": (values: { readonly brands: number }): string => `As much speaks for ${plural(values.brands, { one: `another brand`, other: `${numbers.format(values.brands)} other brands` })} of the same company.`,
  },
};
