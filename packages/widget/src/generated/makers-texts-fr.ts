// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("fr");
const rules = new Intl.PluralRules("fr");
const plural = (count: number, forms: Readonly<Record<string, string>>): string =>
  forms[`=${count}`] ?? forms[rules.select(count)] ?? forms["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "Qui l’a construit ?",
  "Une autre entreprise l’a peut-être construit. Comparez avec la plaque, puis choisissez une marque.",
  (values: { readonly makers: string | number }): string => `Construit par ${values.makers}`,
  (values: { readonly maker: string | number }): string => `${values.maker} (non confirmé)`,
  "Pas de date selon ses règles",
  "Documenté",
  "Probable",
  "Possible",
  "Notre conclusion, d’après :",
  (values: { readonly brands: number }): string => `${plural(values.brands, { one: `Une autre marque, moins probable`, many: `${numbers.format(values.brands)} d’autres marques, moins probables`, other: `${numbers.format(values.brands)} autres marques, moins probables` })}`,
  (values: { readonly name: string | number; readonly prefix: string | number }): string => `Ce fabricant a construit les modèles ${values.name} qui commencent par ${values.prefix}.`,
  "Le numéro de modèle a le format de ce fabricant.",
  "Le numéro de série a exactement le format de ce fabricant.",
  "Le numéro de série a presque le format de ce fabricant : la date est incertaine.",
  (values: { readonly name: string | number }): string => `Ce fabricant a construit des chauffe-eau vendus sous le nom ${values.name}.`,
  (values: { readonly name: string | number }): string => `Des tableaux, des rappels ou des listes rangent ${values.name} sous cette marque.`,
  (values: { readonly name: string | number }): string => `Ce fabricant aurait construit certains chauffe-eau ${values.name}. Nous ne savons pas lesquels.`,
  (values: { readonly name: string | number; readonly prefix: string | number }): string => `Nous ne savons pas qui a construit les modèles ${values.name} qui commencent par ${values.prefix}.`,
  "Contre : le numéro de modèle a le format d’une autre marque.",
  "Contre : le numéro de série correspond à d’autres marques.",
  (values: { readonly brands: number }): string => `${plural(values.brands, { one: `Une marque d’un autre fabricant est tout aussi probable.`, many: `${numbers.format(values.brands)} de marques d’autres fabricants sont tout aussi probables.`, other: `${numbers.format(values.brands)} marques d’autres fabricants sont tout aussi probables.` })}`,
  (values: { readonly brands: number }): string => `${plural(values.brands, { one: `Une autre marque de la même entreprise est tout aussi probable.`, many: `${numbers.format(values.brands)} d’autres marques de la même entreprise sont tout aussi probables.`, other: `${numbers.format(values.brands)} autres marques de la même entreprise sont tout aussi probables.` })}`,
];
