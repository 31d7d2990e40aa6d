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
  orHours: "{years} ou {hours, number} heures de fonctionnement, à la première échéance",

  fromPapers: "D’après vos papiers.",
  fromNumber: "D’après le numéro de modèle, qui indique la garantie de la cuve. Comparez avec vos papiers.",
  fromLanguageModel: "Texte écrit par une IA, peut-être faux. Comparez avec vos papiers.",

  dated: "{dates}\u00A0: {state}",
  active: "en cours, encore {time} environ",
  activeBetween: "en cours, encore entre {from} et {to}",
  expired: "expirée",
  openDate: "en cours ou expirée selon la date exacte ; encore {time} au plus",
  openVersion:
    "expirée si elle dure {from, plural, one {# an} many {# d’ans} other {# ans}}, en cours si elle dure {to, plural, one {# an} many {# d’ans} other {# ans}} ; encore {time} au plus",
  fromManufacture: "Comptée depuis la fabrication : elle peut durer plus longtemps.",
  fromInstallation: "Comptée depuis la date d’installation que vous avez donnée.",

  counting:
    "Elle court depuis l’installation ou l’achat si vous en avez la preuve, sinon depuis la fabrication.",
  conditions:
    "Le fabricant peut exiger un enregistrement ou un installateur agréé. Déplacer l’appareil, l’acheter en ligne, en faire un autre usage que prévu ou retirer l’anode sacrificielle peut annuler la garantie.",
  check: "{brand} permet de chercher la garantie par numéro de série.",

  unknown: "Nous n’avons pas les détails de la garantie de ce chauffe-eau.",
  "todo-model": "Ajoutez le numéro de modèle pour la chercher.",
  "todo-papers": "Regardez la plaque et vos papiers.",
  "todo-maker": "Demandez au fabricant, avec le numéro de série et la facture.",
  papersUnread: "Nous n’y avons trouvé aucun nombre d’années. Essayez « 6 ans sur la cuve et les pièces ».",
  noDate: "Sans date, impossible de dire si elle court encore.",
};
