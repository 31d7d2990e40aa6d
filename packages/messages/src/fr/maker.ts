import type { Messages } from "../catalog/shape.ts";

/** Who may have built a heater that carries another name, and why. The keys with hyphens are the decoder's reason codes. */
export const maker: Messages["maker"] = {
  heading: "Qui l’a fabriqué ?",
  text: "Comparez avec la plaque, puis choisissez une marque.",
  builtBy: "Fabriqué par {makers}",
  unconfirmed: "{maker} (non confirmé)",
  noDates: "Pas de date",
  sureHigh: "Documenté",
  sureMedium: "Probable",
  sureLow: "Possible",
  ours: "Notre conclusion, d’après :",
  more: "{brands, plural, one {# marque moins probable} many {# de marques moins probables} other {# marques moins probables}}",
  "model-prefix": "Ce fabricant a produit les modèles {name} qui commencent par {prefix}.",
  "model-shape": "Le numéro de modèle a le format de ce fabricant.",
  "serial-shape": "Le numéro de série a exactement le format de ce fabricant.",
  "serial-near": "Le numéro de série ne correspond pas tout à fait : la date est incertaine.",
  "built-for": "Ce fabricant a produit des chauffe-eau vendus sous le nom {name}.",
  "listed-under": "Des tableaux, des rappels ou des listes rattachent {name} à cette marque.",
  "said-to-have-built": "Ce fabricant aurait produit certains chauffe-eau {name}.",
  "prefix-unknown": "Nous ne savons pas qui a fabriqué les modèles {name} qui commencent par {prefix}.",
  "model-of-others": "Mais le numéro de modèle correspond à une autre marque.",
  "serial-of-others": "Mais le numéro de série correspond à d’autres marques.",
  "other-makers": "Des marques d’autres fabricants sont tout aussi probables.",
  "sister-brands": "Ses marques sœurs sont tout aussi probables.",
};
