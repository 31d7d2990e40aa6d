import type { Messages } from "../catalog/shape.ts";

/** The home page around the form. */
export const home: Messages["home"] = {
  metaTitle: "Quel âge a votre chauffe-eau ? Vérification gratuite du numéro de série",
  metaDescription:
    "Saisissez le numéro de série de la plaque signalétique : vous saurez quand votre chauffe-eau a été fabriqué, quel âge il a et que faire ensuite. Gratuit, sans inscription.",
  title: "Quel âge a votre chauffe-eau ?",
  intro:
    "Saisissez le numéro de série inscrit sur la plaque signalétique. Nous y lisons la date, vous montrons comment et vous disons que faire ensuite.",
  steps: "Progression",
  stepBrand: "Marque",
  stepDetails: "Numéro",
  stepResults: "Résultat",
  stepDone: "{step}, étape terminée",
  exampleTitle: "Ce que vous verrez",
  exampleCaption:
    "Un numéro de série relevé sur la photo d’une plaque signalétique. Chaque partie du vôtre sera repérée de la même façon.",
  exampleDate: "La date de fabrication et l’âge, avec toute la précision que le numéro permet.",
  exampleParts: "Chaque partie du numéro expliquée, avec son degré de certitude.",
  exampleAdvice: "Ce qu’il convient de faire à cet âge.",
};
