// Written by `pnpm generate`. Do not edit.
/** Keys of the texts by area, in the order of the lists. */
export const keys = {
  advice: "ours source kind safetyHeading safetyRead safetyCheck safetyLink safetyMakerPage safetyPhone safetySearch warrantyHeading warrantyConditions warrantyOpenCheck lifeHeading ifMade",
  result: "kind-gas-tank kind-electric-tank kind-heat-pump kind-tankless-gas kindFromModel",
  specifications: "sureHigh sureMedium sureLow",
};

/** Fetches the list of each language. */
export const lists = {
  en: () => import("./advice-texts-en.ts"),
  es: () => import("./advice-texts-es.ts"),
  fr: () => import("./advice-texts-fr.ts"),
  de: () => import("./advice-texts-de.ts"),
  it: () => import("./advice-texts-it.ts"),
};
