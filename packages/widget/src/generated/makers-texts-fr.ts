// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("fr");
const rules = new Intl.PluralRules("fr");
const plural = (count: number, forms: Readonly<Record<string, string>>): string =>
  forms[`=${count}`] ?? forms[rules.select(count)] ?? forms["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "Qui l’a construit ?",
  "Le nom que porte un appareil n’est pas toujours celui de son fabricant. Voici ce que le nom et les numéros disent de celui qui l’a construit. Comparez avec la plaque, puis choisissez une marque pour lire le numéro selon ses règles.",
  (values: { readonly makers: string | number }): string => `Construit par ${values.makers}`,
  (values: { readonly maker: string | number }): string => `${values.maker} (non confirmé)`,
  "Aucune date selon ses règles",
  "Documenté",
  "Probable",
  "Possible",
  "La conclusion est la nôtre. Les faits sur lesquels elle repose viennent de :",
  (values: { readonly brands: number }): string => `${plural(values.brands, { one: `Une autre marque, moins probable`, many: `${numbers.format(values.brands)} d’autres marques, moins probables`, other: `${numbers.format(values.brands)} autres marques, moins probables` })}`,
  (values: { readonly name: string | number; readonly prefix: string | number }): string => `Les modèles ${values.name} dont le numéro commence par ${values.prefix} ont été construits par ce fabricant.`,
  "Le numéro de modèle est écrit comme ceux de ce fabricant.",
  "Le numéro de série a exactement la forme de ceux de ce fabricant.",
  "Le numéro de série a presque la forme de ceux de ce fabricant ; la date est donc incertaine.",
  (values: { readonly name: string | number }): string => `Ce fabricant a construit des appareils vendus sous le nom ${values.name}.`,
  (values: { readonly name: string | number }): string => `Des tableaux, des rappels ou des listes classent ${values.name} sous cette marque.`,
  (values: { readonly name: string | number }): string => `Ce fabricant aurait construit certains appareils ${values.name}. Lesquels, ce n’est pas précisé.`,
  (values: { readonly name: string | number; readonly prefix: string | number }): string => `On ne sait pas qui a construit les appareils ${values.name} dont le numéro de modèle commence par ${values.prefix}.`,
  "Contre : le numéro de modèle est écrit comme ceux d’une autre marque.",
  "Contre : le numéro de série a la forme de ceux d’autres marques.",
  (values: { readonly brands: number }): string => `Autant d’indices désignent ${plural(values.brands, { one: `une marque d’un autre fabricant`, many: `${numbers.format(values.brands)} de marques d’autres fabricants`, other: `${numbers.format(values.brands)} marques d’autres fabricants` })}.`,
  (values: { readonly brands: number }): string => `Autant d’indices désignent ${plural(values.brands, { one: `une autre marque`, many: `${numbers.format(values.brands)} d’autres marques`, other: `${numbers.format(values.brands)} autres marques` })} de la même entreprise.`,
];
