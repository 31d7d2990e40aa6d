import type { Messages } from "../catalog/shape.ts";

/** Warranties in responses of the API. */
export const warranty: Messages["warranty"] = {
  cover: "{parts}\u00A0: {span}",
  coverWith: "{parts}, {condition}\u00A0: {span}",
  "part-tank": "cuve",
  "part-parts": "pièces",
  "part-labour": "main-d’œuvre",
  "part-heat-exchanger": "échangeur",
  "part-unnamed": "garantie",
  "with-controlled": "avec recirculation sur minuterie ou sonde",
  "with-uncontrolled": "avec recirculation en continu",
  years: "{years, plural, one {# an} many {# d’ans} other {# ans}}",
  yearsByVersion: "{from} à {to, plural, one {# an} many {# d’ans} other {# ans}}, selon la version",
  orHours: "{years} ou {hours, number} heures de fonctionnement, selon ce qui arrive en premier",

  fromPapers: "D’après vos papiers.",
  fromNumber: "D’après le numéro de modèle. Comparez avec vos papiers.",
  fromLanguageModel: "Texte écrit par une IA, peut-être faux. Comparez avec vos papiers.",

  dated: "{dates}\u00A0: {state}",
  active: "en cours, encore {time} environ",
  activeBetween: "en cours, encore entre {from} et {to}",
  expired: "expirée",
  openDate: "en cours ou expirée ; encore {time} au plus",
  openVersion:
    "expirée si elle dure {from, plural, one {# an} many {# d’ans} other {# ans}}, en cours si elle dure {to, plural, one {# an} many {# d’ans} other {# ans}} ; encore {time} au plus",
  fromManufacture: "Comptée depuis la fabrication : elle peut durer plus longtemps.",
  fromInstallation: "Comptée depuis votre date d’installation.",

  counting:
    "Elle court à partir de l’installation ou de l’achat si vous en avez la preuve, sinon à partir de la fabrication.",
  conditions:
    "Elle peut exiger un enregistrement ou un installateur agréé. Déplacer l’appareil, mal l’utiliser, l’acheter en ligne ou retirer l’anode sacrificielle peut l’annuler.",
  check: "{brand} permet de chercher la garantie par numéro de série.",

  unknown: "Nous n’avons pas les détails de la garantie de ce chauffe-eau.",
  "todo-model": "Ajoutez le numéro de modèle.",
  "todo-papers": "Regardez la plaque et vos papiers.",
  "todo-maker": "Demandez au fabricant.",
  papersUnread: "Saisissez par exemple « 6 ans sur la cuve et les pièces ».",
  noDate: "Sans date, impossible de dire si elle court encore.",
};
