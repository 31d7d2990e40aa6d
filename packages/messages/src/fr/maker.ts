import type { Messages } from "../catalog/shape.ts";

/** Who may have built a heater that carries another name, and why. The keys with hyphens are the decoder's reason codes. */
export const maker: Messages["maker"] = {
  heading: "Qui l’a construit\u202f?",
  text: "Le nom que porte un appareil n’est pas toujours celui de son fabricant. Voici ce que le nom et les numéros disent de celui qui l’a construit. Comparez avec la plaque, puis choisissez une marque pour lire le numéro selon ses règles.",
  builtBy: "Construit par {makers}",
  unconfirmed: "{maker} (non confirmé)",
  noDates: "Aucune date selon ses règles",
  sureHigh: "Documenté",
  sureMedium: "Probable",
  sureLow: "Possible",
  ours: "La conclusion est la nôtre. Les faits sur lesquels elle repose viennent de\u00a0:",
  more: "{brands, plural, one {Une autre marque, moins probable} many {# d’autres marques, moins probables} other {# autres marques, moins probables}}",
  "model-prefix":
    "Les modèles {name} dont le numéro commence par {prefix} ont été construits par ce fabricant.",
  "model-shape": "Le numéro de modèle est écrit comme ceux de ce fabricant.",
  "serial-shape": "Le numéro de série a exactement la forme de ceux de ce fabricant.",
  "serial-near":
    "Le numéro de série a presque la forme de ceux de ce fabricant\u202f; la date est donc incertaine.",
  "built-for": "Ce fabricant a construit des appareils vendus sous le nom {name}.",
  "listed-under": "Des tableaux, des rappels ou des listes classent {name} sous cette marque.",
  "said-to-have-built":
    "Ce fabricant aurait construit certains appareils {name}. Lesquels, ce n’est pas précisé.",
  "prefix-unknown":
    "On ne sait pas qui a construit les appareils {name} dont le numéro de modèle commence par {prefix}.",
  "model-of-others": "Contre\u00a0: le numéro de modèle est écrit comme ceux d’une autre marque.",
  "serial-of-others": "Contre\u00a0: le numéro de série a la forme de ceux d’autres marques.",
  "other-makers":
    "Autant d’indices désignent {brands, plural, one {une marque d’un autre fabricant} many {# de marques d’autres fabricants} other {# marques d’autres fabricants}}.",
  "sister-brands":
    "Autant d’indices désignent {brands, plural, one {une autre marque} many {# d’autres marques} other {# autres marques}} de la même entreprise.",
};
