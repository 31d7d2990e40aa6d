import type { Messages } from "../catalog/shape.ts";

/** The home page around the form. */
export const home: Messages["home"] = {
  metaTitle: "Quel âge a votre chauffe-eau ? Le numéro de série le dit, gratuitement",
  metaDescription:
    "Saisissez le numéro de série de la plaque : vous saurez quand votre chauffe-eau a été fabriqué et que faire ensuite. Gratuit, sans inscription.",
  title: "Quel âge a votre chauffe-eau ?",
  intro: "Scannez la plaque, ou saisissez le numéro de série.",
  steps: "Progression",
  stepBrand: "Marque",
  stepDetails: "Numéro",
  stepResults: "Résultat",
  stepDone: "{step}, terminé",
  whereTitle: "Où est la plaque ?",
  brandsTitle: "Marques reconnues",
};
