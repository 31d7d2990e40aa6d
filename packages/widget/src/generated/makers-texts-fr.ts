// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("fr");
const rules = new Intl.PluralRules("fr");
const plural = (count: number, forms: Readonly<Record<string, string>>): string =>
  forms[`=${count}`] ?? forms[rules.select(count)] ?? forms["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "Qui l’a fabriqué ?",
  "Comparez avec la plaque, puis choisissez une marque.",
  (values: { readonly makers: string | number }): string => `Fabriqué par ${values.makers}`,
  (values: { readonly maker: string | number }): string => `${values.maker} (non confirmé)`,
  "Pas de date",
  "Documenté",
  "Probable",
  "Possible",
  "Notre conclusion, d’après :",
  (values: { readonly brands: number }): string => `${plural(values.brands, { one: `${numbers.format(values.brands)} marque moins probable`, many: `${numbers.format(values.brands)} de marques moins probables`, other: `${numbers.format(values.brands)} marques moins probables` })}`,
  (values: { readonly name: string | number; readonly prefix: string | number }): string => `Ce fabricant a produit les modèles ${values.name} qui commencent par ${values.prefix}.`,
  "Le numéro de modèle a le format de ce fabricant.",
  "Le numéro de série a exactement le format de ce fabricant.",
  "Le numéro de série ne correspond pas tout à fait : la date est incertaine.",
  (values: { readonly name: string | number }): string => `Ce fabricant a produit des chauffe-eau vendus sous le nom ${values.name}.`,
  (values: { readonly name: string | number }): string => `Des tableaux, des rappels ou des listes rattachent ${values.name} à cette marque.`,
  (values: { readonly name: string | number }): string => `Ce fabricant aurait produit certains chauffe-eau ${values.name}.`,
  (values: { readonly name: string | number; readonly prefix: string | number }): string => `Nous ne savons pas qui a fabriqué les modèles ${values.name} qui commencent par ${values.prefix}.`,
  "Mais le numéro de modèle correspond à une autre marque.",
  "Mais le numéro de série correspond à d’autres marques.",
  "Des marques d’autres fabricants sont tout aussi probables.",
  "Ses marques sœurs sont tout aussi probables.",
];
