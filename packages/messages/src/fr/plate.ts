import type { Messages } from "../catalog/shape.ts";

/** The home page beside the form: an example, where the rating plate is, and what to do without one. */
export const plate: Messages["plate"] = {
  exampleTitle: "Ce que vous verrez",
  exampleCaption: "Relevé sur une vraie plaque.",
  exampleDate: "La date de fabrication et sa fiabilité",
  exampleAdvice: "Que faire à cet âge",
  whereGas: "À gaz, à réservoir",
  whereGasText: "À côté de la vanne gaz. Sur les anciens modèles, parfois en haut à gauche.",
  whereElectric: "Électrique, à réservoir",
  whereElectricText: "Dans le tiers supérieur, ou près du cache d’un élément chauffant.",
  whereHeatPump: "Thermo\u00addynamique",
  whereHeatPumpText: "Souvent en haut à gauche, sous la pompe à chaleur.",
  whereTankless: "Instantané",
  whereTanklessText: "Sur le côté, parfois derrière le panneau avant.",
  goneTitle: "Plus de plaque ?",
  goneMore: "Autres moyens de savoir",
  goneClean: "Nettoyez la plaque avec un chiffon humide, éclairez-la de côté et agrandissez une photo.",
  goneSecond: "Cherchez une deuxième étiquette avec le mode d’emploi, dans vos papiers ou sur le carton.",
  goneValve:
    "Chauffe-eau à gaz : cherchez quatre chiffres sur la vanne gaz. 0329 veut dire année 2003, semaine 29. Le chauffe-eau a à peu près cet âge, sauf si la vanne a été remplacée.",
  goneStandard:
    "Une norme suivie d’une année, comme ANSI : le chauffe-eau ne date pas d’avant cette année. Il peut être plus récent de plusieurs années.",
  goneMaker: "Interrogez le fabricant avec le numéro de modèle, ou retrouvez la facture ou le permis.",
  goneCare: "N’ouvrez aucun panneau vissé : il peut cacher des pièces sous tension.",
  goneAsk: "Estimer l’âge d’après ce que vous voyez",
};
