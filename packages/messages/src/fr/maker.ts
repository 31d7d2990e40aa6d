import type { Messages } from "../catalog/shape.ts";

/** Who may have built a heater that carries another name, and why. The keys with hyphens are the decoder's reason codes. */
export const maker: Messages["maker"] = {
  heading: "Qui l’a construit\u202f?",
  text: "Une autre entreprise l’a peut-être construit. Comparez avec la plaque, puis choisissez une marque.",
  builtBy: "Construit par {makers}",
  unconfirmed: "{maker} (non confirmé)",
  noDates: "Pas de date selon ses règles",
  sureHigh: "Documenté",
  sureMedium: "Probable",
  sureLow: "Possible",
  ours: "Notre conclusion, d’après :",
  more: "{brands, plural, one {Une autre marque, moins probable} many {# d’autres marques, moins probables} other {# autres marques, moins probables}}",
  "model-prefix": "Ce fabricant a construit les modèles {name} qui commencent par {prefix}.",
  "model-shape": "Le numéro de modèle a le format de ce fabricant.",
  "serial-shape": "Le numéro de série a exactement le format de ce fabricant.",
  "serial-near": "Le numéro de série a presque le format de ce fabricant : la date est incertaine.",
  "built-for": "Ce fabricant a construit des chauffe-eau vendus sous le nom {name}.",
  "listed-under": "Des tableaux, des rappels ou des listes rangent {name} sous cette marque.",
  "said-to-have-built":
    "Ce fabricant aurait construit certains chauffe-eau {name}. Nous ne savons pas lesquels.",
  "prefix-unknown": "Nous ne savons pas qui a construit les modèles {name} qui commencent par {prefix}.",
  "model-of-others": "Contre : le numéro de modèle a le format d’une autre marque.",
  "serial-of-others": "Contre : le numéro de série correspond à d’autres marques.",
  "other-makers":
    "{brands, plural, one {Une marque d’un autre fabricant est tout aussi probable.} many {# de marques d’autres fabricants sont tout aussi probables.} other {# marques d’autres fabricants sont tout aussi probables.}}",
  "sister-brands":
    "{brands, plural, one {Une autre marque de la même entreprise est tout aussi probable.} many {# d’autres marques de la même entreprise sont tout aussi probables.} other {# autres marques de la même entreprise sont tout aussi probables.}}",
};
