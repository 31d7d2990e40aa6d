// Written by `pnpm generate`. Do not edit.

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "Ce que nous supposons",
  "D’où cela vient",
  "Quel type d’appareil est-ce ?",
  "Rappels",
  "Voir les avis",
  "Votre chauffe-eau n’est concerné que si :",
  "Page officielle du rappel",
  "Page du fabricant : mon chauffe-eau est-il visé ?",
  (values: { readonly number: string | number }): string => `Téléphone : ${values.number}`,
  "Chercher dans les listes officielles",
  "Garantie",
  "Conditions et exclusions",
  "Ouvrir la vérification du fabricant",
  "Durée de vie",
  (values: { readonly date: string | number }): string => `Si la date est ${values.date}`,
  "À gaz, avec réservoir",
  "Électrique, avec réservoir",
  "Thermodynamique",
  "Instantané à gaz",
  "Choisi d’après le numéro de modèle.",
  "Très sûr.",
  "Assez sûr.",
  "Incertain.",
];
