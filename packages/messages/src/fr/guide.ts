import type { Messages } from "../catalog/shape.ts";

/**
 * How to read the serial number of a brand: three sentences at most, for the 14 most common brands. The guides of the
 * other brands are made from their formats with the `format…` texts.
 */
export const guide: Messages["guide"] = {
  title: "Comment lire un numéro de série {brand}",
  exampleCaption: "Exemple : {serial} se lit {date}.",
  plateCaption: "Relevé sur une plaque signalétique : {serial} se lit {date}.",
  illustrationCaption: "Pour illustrer : {serial} se lirait {date}.",
  plateHeading: "Où se trouve la plaque ?",
  formatIntro:
    "Nous connaissons {count, plural, one {un format} many {# de formats} other {# formats}} de numéro de série {brand}.",
  formatSince: "Depuis {from}",
  formatBetween: "De {from} à {to}",
  formatIn: "{year}",
  formatHolds: "Dans cet ordre : {parts}.",
  formatUndated: "Un numéro d’ordre, qui ne contient aucune date.",
  yearsNote:
    "Ces années sont celles des appareils datés que nous connaissons. Chaque format a pu servir plus longtemps.",
  confidenceHigh: "bien attesté",
  confidenceMedium: "en partie attesté",
  confidenceLow: "incertain",
  others: "Autres façons d’écrire la date",
  more: "Tout ce que nous savons des numéros de série {brand}",
  printedDate:
    "Si la plaque indique aussi une date de fabrication, fiez-vous à elle plutôt qu’au numéro de série.",
  "ao-smith":
    "Depuis 2008, le numéro commence par deux chiffres pour l’année et deux pour la semaine : 1836 donne la semaine 36 de 2018. Avant cela, cherchez une lettre de mois devant deux chiffres d’année ; A désigne janvier, M décembre, et le I n’est pas utilisé : E07 donne mai 2007. De 1982 environ à 2003, une lettre d’usine vient en tête : MD91 donne avril 1991.",
  rheem:
    "Sautez les lettres du début. Les deux chiffres suivants indiquent le mois, et les deux d’après l’année : 0504 donne mai 2004. Une exception : après un A, un M ou un Q seul, suivi de neuf chiffres, les deux premiers indiquent la semaine.",
  "bradford-white":
    "La première lettre indique l’année et la deuxième le mois ; A désigne janvier, M décembre, et le I n’est pas utilisé. Les lettres d’année recommencent tous les 20 ans : A désigne donc 1984, 2004 ou 2024. Comptez les chiffres après les lettres : huit, c’est fin 2007 ou plus récent ; sept, c’est plus ancien.",
  whirlpool:
    "Les chauffe-eau Whirlpool ont été construits par American Water Heater. Les deux premiers chiffres indiquent l’année et les deux suivants la semaine. Les codes à lettres des appareils de cuisine Whirlpool ne s’appliquent pas ici.",
  ruud: "Même système que chez Rheem : sautez les lettres du début, puis lisez deux chiffres pour le mois et deux pour l’année. 0585 donne mai 1985. Après un A, un M ou un Q seul, suivi de neuf chiffres, les deux premiers indiquent la semaine.",
  state:
    "Depuis 2008 : deux chiffres pour l’année et deux pour la semaine, après une lettre que vous pouvez sauter. Avant cela, la première lettre indique le mois et les deux chiffres suivants l’année ; A désigne janvier, M décembre, et le I n’est pas utilisé. H76 donne août 1976.",
  ge: "Sur les réservoirs construits par Rheem, sautez les lettres : les premier et deuxième chiffres indiquent le mois, les troisième et quatrième l’année. Sur un hybride GeoSpring dont le numéro compte deux lettres et six chiffres, la première lettre indique le mois et la deuxième l’année, et les lettres se répètent tous les 12 ans. Sur les réservoirs plus récents, sortis de l’usine de GE, cherchez une date sur l’étiquette.",
  kenmore:
    "Sears ne construisait pas de chauffe-eau : c’est donc le numéro de modèle qui compte d’abord. S’il commence par 153, le fabricant est State ou A. O. Smith : lisez l’année et la semaine sur les appareils fabriqués depuis 2008, une lettre de mois et l’année sur les plus anciens. N’utilisez le code de Rheem que si l’étiquette nomme Rheem.",
  american:
    "Les deux premiers chiffres indiquent l’année et les deux suivants la semaine : 9948 donne la semaine 48 de 1999. Vous pouvez sauter une lettre seule placée devant. Les anciens numéros d’une lettre et de six ou sept chiffres ne cachent pas de date ; lisez alors le code de garantie sur la même étiquette.",
  reliance:
    "Ces appareils sont fabriqués par State. Depuis 2008, les quatre premiers chiffres indiquent l’année et la semaine : 0833 donne la semaine 33 de 2008. Les numéros plus anciens commencent par une lettre de mois et deux chiffres d’année.",
  richmond:
    "Les réservoirs Richmond sont fabriqués par Rheem et suivent son code : sautez les lettres, puis lisez deux chiffres pour le mois et deux pour l’année. 0419 donne avril 2019. Après un A, un M ou un Q seul, suivi de neuf chiffres, les deux premiers indiquent la semaine.",
  craftmaster:
    "Les premier et deuxième chiffres indiquent l’année, les troisième et quatrième la semaine : 0120 donne la semaine 20 de 2001.",
  navien:
    "Sur les appareils récents, le numéro se compose de quatre chiffres, d’une lettre, de deux chiffres pour l’année, d’un caractère pour le mois (X, Y et Z désignent octobre, novembre et décembre) et de deux chiffres pour le jour. Sur les anciens appareils à 16 chiffres, les caractères 5 à 8 donnent l’année complète, suivie du mois et du jour. L’étiquette sur le côté indique parfois aussi l’année : fiez-vous d’abord à elle.",
  rinnai:
    "Depuis 2009, le numéro commence par deux lettres : la première indique l’année (A désigne 2009 ; I, O, Q, U et V ne sont pas utilisés), la deuxième le mois (A désigne janvier, M décembre, sans I). Avant 2009, il commence par quatre chiffres, l’année puis le mois : 04.03 donne mars 2004.",
};
