// Written by `pnpm generate`. Do not edit.

/** What is said in one language. Texts with arguments are functions of them. */
export const texts = {
  advice: {
    ours: "Ce que nous supposons",
    source: "D’où cela vient",
    safetyHeading: "Avis de sécurité",
    safetyRead: "Voir les avis",
    safetyCheck: "Il vise votre chauffe-eau si tout ceci est vrai :",
    safetyLink: "Page officielle de l’avis",
    safetyMakerPage: "Page du fabricant : mon chauffe-eau est-il visé ?",
    safetyPhone: (values: { readonly number: string | number }): string => `Téléphone : ${values.number}`,
    safetySearch: "Listes officielles à consulter",
    warrantyHeading: "Garantie",
    warrantyConditions: "Ce qui peut y mettre fin et ce qu’elle peut exiger",
    warrantyOpenCheck: "Ouvrir la vérification du fabricant",
    kind: "Quel type d’appareil est-ce ?",
    kindFromModel: "Choisi d’après le numéro de modèle.",
    "kind-gas-tank": "À gaz, avec réservoir",
    "kind-electric-tank": "Électrique, avec réservoir",
    "kind-heat-pump": "Thermodynamique",
    "kind-tankless-gas": "Instantané à gaz",
    lifeHeading: "Combien de temps il peut encore durer",
    ifMade: (values: { readonly date: string | number }): string => `Si la date est ${values.date}`,
  },
  specifications: {
    sureHigh: "Très sûr.",
    sureMedium: "Assez sûr.",
    sureLow: "Incertain.",
  },
};
