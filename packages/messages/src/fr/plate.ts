import type { Messages } from "../catalog/shape.ts";

/** The home page beside the form: an example, where the rating plate is, and what to do without one. */
export const plate: Messages["plate"] = {
  exampleTitle: "Ce que vous verrez",
  exampleCaption: "Relevé sur une vraie plaque. Le vôtre sera expliqué de la même façon.",
  exampleDate: "La date de fabrication et son degré de certitude",
  exampleAdvice: "Que faire à cet âge",
  whereGas: "À gaz, avec réservoir",
  whereGasText: "À côté de la vanne gaz. Sur les anciens modèles, parfois en haut à gauche.",
  whereElectric: "Électrique, avec réservoir",
  whereElectricText: "Dans le tiers supérieur, ou près du panneau d’un élément chauffant.",
  whereHeatPump: "Thermodynamique (à thermopompe)",
  whereHeatPumpText: "Souvent en haut à gauche, sous la pompe à chaleur.",
  whereTankless: "Instantané (sans réservoir)",
  whereTanklessText: "Sur le côté de l’appareil, parfois derrière le panneau avant.",
  goneTitle: "La plaque a disparu ?",
  goneMore: "D’autres façons de le savoir",
  goneClean: "Nettoyez la plaque avec un chiffon humide, éclairez-la de côté et prenez une photo à agrandir.",
  goneSecond: "Cherchez une deuxième étiquette : avec le manuel, parmi vos papiers, sur le carton.",
  goneValve:
    "Sur un appareil à gaz, cherchez quatre chiffres sur la vanne gaz (bloc gaz) : l’année et la semaine de sa fabrication. 0329 donne la semaine 29 de 2003. Le chauffe-eau a à peu près le même âge, sauf si la vanne a été remplacée.",
  goneStandard:
    "Si une norme avec son année est encore lisible, par exemple ANSI, le chauffe-eau n’est pas plus ancien que cette année. Il peut être plus récent de plusieurs années.",
  goneMaker:
    "Interrogez le fabricant en donnant le numéro de modèle, ou retrouvez la facture ou le permis de l’installation.",
  goneCare: "N’ouvrez pas les panneaux vissés. Il peut y avoir derrière des pièces sous tension.",
  goneAsk: "Estimer l’âge d’après ce que vous voyez",
};
