import type { Messages } from "../catalog/shape.ts";

/**
 * How to read the serial number of a brand: three sentences at most, for the 14 most common brands. The guides of the
 * other brands are made from their formats with the `format…` texts.
 */
export const guide: Messages["guide"] = {
  title: "Comment lire un numéro de série {brand}",
  exampleCaption: "Exemple : {serial} donne {date}.",
  plateCaption: "Sur une vraie plaque : {serial} donne {date}.",
  illustrationCaption: "Exemple inventé : {serial} pour {date}.",
  plateHeading: "La plaque :",
  formatIntro:
    "Nous connaissons {count, plural, one {un format} many {# de formats} other {# formats}} de date {brand}.",
  formatSince: "Depuis {from}",
  formatBetween: "De {from} à {to}",
  formatIn: "{year}",
  formatHolds: "Dans l’ordre : {parts}.",
  formatUndated: "Un numéro d’ordre, sans date.",
  yearsNote: "Un format a pu servir plus longtemps qu’indiqué.",
  confidenceHigh: "bien prouvé",
  confidenceMedium: "en partie prouvé",
  confidenceLow: "incertain",
  others: "Autres formats",
  more: "En savoir plus sur {brand}",
  printedDate: "Si une étiquette porte une date de fabrication, c’est elle qui compte.",
  "ao-smith":
    "Depuis 2008 : deux chiffres pour l’année, deux pour la semaine. Avant : une lettre pour le mois (A à M, sans I), puis deux chiffres pour l’année. De 1982 environ à 2003, une lettre d’usine vient en tête.",
  rheem:
    "Ignorez les lettres du début. Viennent ensuite deux chiffres pour le mois et deux pour l’année. Exception : après un A, un M ou un Q seul suivi de neuf chiffres, les deux premiers sont la semaine.",
  "bradford-white":
    "La première lettre est l’année, la deuxième le mois (A à M, sans I). Les lettres d’année reviennent tous les 20 ans : A est 1984, 2004 ou 2024. Huit chiffres après les lettres : fin 2007 ou plus récent ; sept : plus ancien.",
  whirlpool:
    "Les deux premiers chiffres sont l’année, les deux suivants la semaine. Les codes de l’électroménager Whirlpool ne s’appliquent pas.",
  state:
    "Depuis 2008 : deux chiffres pour l’année, deux pour la semaine. Ignorez une éventuelle lettre au début. Avant : une lettre pour le mois (A à M, sans I), puis deux chiffres pour l’année.",
  ge: "Sur les modèles à réservoir fabriqués par Rheem, ignorez les lettres : les deux premiers chiffres sont le mois, les deux suivants l’année. Sur un hybride GeoSpring à deux lettres et six chiffres, les lettres sont le mois et l’année. Elles reviennent tous les 12 ans. Sur les modèles plus récents de l’usine de GE, cherchez une date imprimée.",
  kenmore:
    "Si le numéro de modèle commence par 153, l’appareil vient de State ou d’A. O. Smith : année et semaine depuis 2008, lettre du mois et année avant. N’utilisez le code de Rheem que si la plaque cite Rheem.",
  american:
    "Ignorez une éventuelle lettre seule au début. Les deux premiers chiffres sont l’année, les deux suivants la semaine. Les anciens numéros d’une lettre et de six ou sept chiffres ne contiennent pas de date. Lisez alors le code de garantie sur la plaque.",
  craftmaster: "Les deux premiers chiffres sont l’année, les deux suivants la semaine.",
  navien:
    "Modèles récents : quatre chiffres, une lettre, deux chiffres pour l’année, un caractère pour le mois, deux chiffres pour le jour. X, Y et Z sont octobre, novembre et décembre. Anciens modèles, à 16 chiffres : les caractères 5 à 8 sont l’année, puis viennent le mois et le jour.",
  rinnai:
    "Depuis 2009 : lettre de l’année (A est 2009, sans I, O, Q, U ni V), puis lettre du mois (A à M, sans I). Avant : quatre chiffres pour l’année et le mois.",
};
