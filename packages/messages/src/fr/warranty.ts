import type { Messages } from "../catalog/shape.ts";

/** Warranties in responses of the API. */
export const warranty: Messages["warranty"] = {
  cover: "{parts}\u00A0: {span}",
  coverWith: "{parts}, {condition}\u00A0: {span}",
  "part-tank": "cuve",
  "part-parts": "pièces",
  "part-labour": "main-d’œuvre",
  "part-heat-exchanger": "échangeur de chaleur",
  "part-unnamed": "garantie",
  "with-controlled": "avec une recirculation commandée par une minuterie ou une sonde",
  "with-uncontrolled": "avec une recirculation en continu",
  years: "{years, plural, one {# an} many {# d’ans} other {# ans}}",
  yearsByVersion: "{from} à {to, plural, one {# an} many {# d’ans} other {# ans}}, selon la version",
  orHours: "{years}, ou {hours, number} heures de fonctionnement si elles sont atteintes avant",

  fromPapers: "Lu dans ce que vous avez saisi de vos papiers.",
  fromNumber:
    "Lu dans le numéro de modèle, où un tel chiffre donne les années de la cuve. Comparez avec vos papiers.",
  fromLanguageModel:
    "Un modèle de langage a écrit ceci. Cela peut être faux\u00A0: comparez avec les papiers de l’appareil.",

  dated: "{dates}\u00A0: {state}",
  active: "en cours, il reste environ {time}",
  activeBetween: "en cours, il reste entre {from} et {to}",
  expired: "expirée",
  openDate:
    "en cours ou expirée, la date n’est pas connue assez précisément pour le dire\u202F; il reste au plus {time}",
  openVersion:
    "expirée avec {from, plural, one {# an} many {# d’ans} other {# ans}}, en cours avec {to, plural, one {# an} many {# d’ans} other {# ans}}\u202F; il reste au plus {time}",
  fromManufacture:
    "Comptée depuis la fabrication, car le jour de l’installation n’est pas connu. Elle peut durer plus longtemps.",
  fromInstallation: "Comptée depuis l’installation que vous avez indiquée.",

  counting:
    "Elle court depuis l’installation ou l’achat s’il y en a une preuve, sinon depuis la fabrication.",
  conditions:
    "Le fabricant peut exiger un enregistrement ou un installateur agréé. Déplacer l’appareil, l’utiliser autrement que prévu, l’acheter en ligne ou retirer l’anode sacrificielle peut mettre fin à la garantie.",
  check: "{brand} indique la garantie d’un appareil d’après son numéro de série.",

  unknown:
    "Nous n’avons pas les détails de la garantie de ce chauffe-eau. Ajoutez le numéro de modèle pour les chercher.",
  "todo-model": "Cherchez le numéro de modèle\u00A0: chez de nombreuses marques, il indique les années.",
  "todo-papers": "Cherchez un nombre d’années sur l’étiquette ou dans les papiers.",
  "todo-maker": "Demandez au fabricant, avec le numéro de série et la facture sous la main.",
  papersUnread:
    "Nous ne trouvons aucun nombre d’années dans ce que vous avez saisi. Cela ressemble à «\u00A06 ans sur la cuve et les pièces\u00A0».",
  noDate: "Sans date, on ne peut pas dire si elle court encore.",
};
