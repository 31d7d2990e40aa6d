// Written by `pnpm generate`. Do not edit.

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "Ce que nous supposons",
  "D’où cela vient",
  "Quel type d’appareil est-ce ?",
  "Avis de sécurité",
  "Voir les avis",
  "Il vise votre chauffe-eau si tout ceci est vrai :",
  "Page officielle de l’avis",
  "Page du fabricant : mon chauffe-eau est-il visé ?",
  (values: { readonly number: string | number }): string => `Téléphone : ${values.number}`,
  "Listes officielles à consulter",
  "Garantie",
  "Ce qui peut y mettre fin et ce qu’elle peut exiger",
  "Ouvrir la vérification du fabricant",
  "Combien de temps il peut encore durer",
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
