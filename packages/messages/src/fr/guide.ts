import type { Messages } from "../catalog/shape.ts";

/**
 * How to read the serial number of a brand: three sentences at most, for the 14 most common brands. The guides of the
 * other brands are made from their formats with the `format…` texts.
 */
export const guide: Messages["guide"] = {
  title: "Comment lire un numéro de série {brand}",
  exampleCaption: "Exemple : {serial} se lit {date}.",
  plateCaption: "Sur une vraie plaque : {serial} se lit {date}.",
  illustrationCaption: "Exemple inventé : {serial} pour {date}.",
  plateHeading: "Où est la plaque :",
  formatIntro:
    "Nous connaissons {count, plural, one {un format} many {# de formats} other {# formats}} de date {brand}.",
  formatSince: "Depuis {from}",
  formatBetween: "De {from} à {to}",
  formatIn: "{year}",
  formatHolds: "Dans cet ordre : {parts}.",
  formatUndated: "Un numéro d’ordre, sans date.",
  yearsNote: "Ces années sont celles d’appareils datés. Un format a pu servir plus longtemps.",
  confidenceHigh: "bien prouvé",
  confidenceMedium: "en partie prouvé",
  confidenceLow: "incertain",
  others: "Autres formats de date",
  more: "En savoir plus sur les numéros de série {brand}",
  printedDate: "Si la plaque porte aussi une date de fabrication, c’est elle qui compte.",
  "ao-smith":
    "Depuis 2008 : deux chiffres pour l’année, deux pour la semaine. 1836 est la semaine 36 de 2018. Avant : une lettre pour le mois, puis deux chiffres pour l’année. A est janvier, M décembre, sans I : E07 est mai 2007. De 1982 environ à 2003, une lettre d’usine vient en tête : MD91 est avril 1991.",
  rheem:
    "Sautez les lettres du début. Viennent ensuite deux chiffres pour le mois et deux pour l’année : 0504 est mai 2004. Exception : après un A, un M ou un Q seul suivi de neuf chiffres, les deux premiers sont la semaine.",
  "bradford-white":
    "La première lettre est l’année, la deuxième le mois. A est janvier, M décembre, sans I. Les lettres d’année reviennent tous les 20 ans : A est 1984, 2004 ou 2024. Huit chiffres après les lettres : fin 2007 ou plus récent ; sept : plus ancien.",
  whirlpool:
    "Les deux premiers chiffres sont l’année, les deux suivants la semaine. Les codes de l’électroménager Whirlpool ne s’appliquent pas.",
  ruud: "Sautez les lettres du début. Viennent ensuite deux chiffres pour le mois et deux pour l’année : 0585 est mai 1985. Exception : après un A, un M ou un Q seul suivi de neuf chiffres, les deux premiers sont la semaine.",
  state:
    "Depuis 2008 : deux chiffres pour l’année, deux pour la semaine. Sautez une lettre placée devant. Avant : une lettre pour le mois, puis deux chiffres pour l’année. A est janvier, M décembre, sans I : H76 est août 1976.",
  ge: "Sur les modèles à réservoir construits par Rheem, sautez les lettres : les deux premiers chiffres sont le mois, les deux suivants l’année. Sur un hybride GeoSpring à deux lettres et six chiffres, les lettres sont le mois et l’année. Elles reviennent tous les 12 ans. Sur les modèles plus récents de l’usine de GE, cherchez une date imprimée.",
  kenmore:
    "Sears ne construisait pas de chauffe-eau : regardez le numéro de modèle. S’il commence par 153, il vient de State ou d’A. O. Smith : année et semaine depuis 2008, lettre du mois et année avant. N’utilisez le code de Rheem que si la plaque cite Rheem.",
  american:
    "Les deux premiers chiffres sont l’année, les deux suivants la semaine : 9948 est la semaine 48 de 1999. Sautez une lettre seule placée devant. Les anciens numéros d’une lettre et de six ou sept chiffres ne contiennent pas de date. Lisez alors le code de garantie sur la plaque.",
  reliance:
    "Depuis 2008, les quatre premiers chiffres sont l’année et la semaine : 0833 est la semaine 33 de 2008. Les anciens numéros commencent par une lettre pour le mois, puis deux chiffres pour l’année.",
  richmond:
    "Sautez les lettres du début. Viennent ensuite deux chiffres pour le mois et deux pour l’année : 0419 est avril 2019. Exception : après un A, un M ou un Q seul suivi de neuf chiffres, les deux premiers sont la semaine.",
  craftmaster:
    "Les deux premiers chiffres sont l’année, les deux suivants la semaine : 0120 est la semaine 20 de 2001.",
  navien:
    "Modèles récents : quatre chiffres, une lettre, deux chiffres pour l’année, un caractère pour le mois, deux chiffres pour le jour. X, Y et Z sont octobre, novembre et décembre. Anciens modèles, à 16 chiffres : les caractères 5 à 8 sont l’année, puis viennent le mois et le jour. Si l’étiquette sur le côté imprime l’année, c’est elle qui compte.",
  rinnai:
    "Depuis 2009 : une lettre pour l’année, puis une pour le mois. Années : A est 2009, sans I, O, Q, U ni V. Mois : A est janvier, M décembre, sans I. Avant : quatre chiffres pour l’année et le mois. 04.03 est mars 2004.",
};
