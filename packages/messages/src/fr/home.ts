import type { Messages } from "../catalog/shape.ts";

/** The home page around the form. */
export const home: Messages["home"] = {
  metaTitle: "Quel âge a votre chauffe-eau ? Vérification gratuite du numéro de série",
  metaDescription:
    "Saisissez le numéro de série de la plaque signalétique : vous saurez quand votre chauffe-eau a été fabriqué, quel âge il a et que faire ensuite. Gratuit, sans inscription.",
  title: "Quel âge a votre chauffe-eau ?",
  intro: "Scannez la plaque, ou saisissez le numéro de série.",
  steps: "Progression",
  stepBrand: "Marque",
  stepDetails: "Numéro",
  stepResults: "Résultat",
  stepDone: "{step}, étape terminée",
  whereTitle: "Où se trouve la plaque signalétique ?",
  brandsTitle: "Marques reconnues",
};
