import type { Messages } from "../catalog/shape.ts";

/** The home page beside the form: an example, where the rating plate is, and what to do without one. */
export const plate: Messages["plate"] = {
  exampleTitle: "Ce que vous verrez",
  exampleCaption: "Une vraie plaque.",
  exampleDate: "Son âge, et la fiabilité de la date",
  exampleAdvice: "Que faire ensuite",
  whereGas: "Gaz à\u00a0réservoir",
  whereGasText: "À côté de la vanne gaz, ou en haut à gauche.",
  whereElectric: "Électrique à\u00a0réservoir",
  whereElectricText: "Dans le tiers supérieur, ou près du cache d’un élément chauffant.",
  whereHeatPump: "Thermo\u00addynamique",
  whereHeatPumpText: "Souvent en haut à gauche, sous la pompe à chaleur.",
  whereTankless: "Instantané",
  whereTanklessText: "Sur le côté, ou derrière le panneau avant.",
  goneTitle: "Pas de plaque ?",
  goneMore: "Autres indices",
  goneClean: "Essuyez la plaque, éclairez-la de côté et agrandissez une photo.",
  goneSecond: "Cherchez une étiquette dans vos papiers et sur le carton.",
  goneValve:
    "Chauffe-eau à gaz : lisez les quatre chiffres de la vanne gaz. 0329 désigne la semaine 29 de 2003. Une vanne remplacée est plus récente.",
  goneStandard: "Norme suivie d’une année, comme ANSI : le chauffe-eau ne peut pas être plus ancien.",
  goneMaker: "Interrogez le fabricant, ou retrouvez la facture ou le permis.",
  goneCare: "N’ouvrez aucun panneau vissé : il peut cacher des pièces sous tension.",
  goneAsk: "Estimer l’âge sans la plaque",
};
