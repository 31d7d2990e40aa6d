import type { Messages } from "../catalog/shape.ts";

/** The home page beside the form: an example, where the rating plate is, and what to do without one. */
export const plate: Messages["plate"] = {
  exampleTitle: "Ce que vous verrez",
  exampleCaption: "Relevé sur une vraie plaque. Le vôtre sera expliqué de la même façon.",
  exampleDate: "La date de fabrication et son degré de certitude",
  exampleAdvice: "Que faire à cet âge",
  whereIntro:
    "Tout chauffe-eau porte une étiquette avec son numéro de série. Saisissez-le en entier, lettres et chiffres, tel qu’il est imprimé.",
  whereGas: "À gaz, avec réservoir",
  whereGasText:
    "À l’extérieur du réservoir, à côté de la vanne gaz. Sur les anciens modèles, parfois en haut à gauche.",
  whereElectric: "Électrique, avec réservoir",
  whereElectricText:
    "Sur le côté ou l’avant du réservoir : dans le tiers supérieur, ou près du panneau d’accès d’un élément chauffant.",
  whereHeatPump: "Thermodynamique (à thermopompe)",
  whereHeatPumpText: "Sur le côté du réservoir, souvent en haut à gauche, sous la pompe à chaleur.",
  whereTankless: "Instantané (sans réservoir)",
  whereTanklessText: "Sur le côté de l’appareil. Sur certains modèles, derrière le panneau avant.",
  goneTitle: "La plaque a disparu ou elle est illisible ?",
  goneClean:
    "Nettoyez-la avec un chiffon humide, éclairez-la de côté et prenez-la en photo : une photo s’agrandit.",
  goneSecond:
    "Cherchez une deuxième étiquette : dans la pochette du manuel, parmi vos papiers, sur le carton d’emballage.",
  goneValve:
    "Sur un appareil à gaz, cherchez quatre chiffres sur le corps de la vanne gaz (bloc gaz). Ils indiquent l’année et la semaine de fabrication de cette vanne : 0329 donne la semaine 29 de 2003. Le chauffe-eau a à peu près le même âge, sauf si la vanne a été remplacée.",
  goneStandard:
    "Si l’année d’une norme est encore lisible sur la plaque, par exemple ANSI suivi d’une année, le chauffe-eau n’est pas plus ancien que cette norme. Il peut être plus récent de plusieurs années.",
  goneMaker:
    "Interrogez le fabricant en lui donnant le numéro de modèle, ou retrouvez la facture ou le permis de l’installation.",
  goneCare: "N’ouvrez pas les panneaux vissés : il peut y avoir derrière des pièces sous tension.",
  goneAsk: "Réduisez les années en quelques questions",
};
