// Written by `pnpm generate`. Do not edit.

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "Hypothèses",
  "Sources",
  "De quel type est-il ?",
  "Rappels",
  "Voir les rappels",
  "Votre chauffe-eau n’est concerné que si :",
  "Page officielle du rappel",
  "Page de rappel du fabricant",
  (values: { readonly number: string | number }): string => `Appeler le ${values.number}`,
  "Chercher dans les listes officielles",
  "Garantie",
  "Conditions et exclusions",
  "Chercher la garantie",
  "Durée de vie",
  (values: { readonly date: string | number }): string => `Si c’est ${values.date}`,
  "Gaz à réservoir",
  "Électrique à réservoir",
  "Thermo­dynamique",
  "Gaz instantané",
  "D’après le numéro de modèle.",
  "Fiabilité élevée.",
  "Fiabilité moyenne.",
  "Fiabilité faible.",
];
