import type { Messages } from "../catalog/shape.ts";

/** The brands that can be checked. */
export const brands: Messages["brands"] = {
  intro:
    "Nous connaissons {count, number} marques de chauffe-eau et les formats de date de {rules, number} d’entre elles.",
  more: "Autres marques",
};

/**
 * The page of a brand. `about-…` tells who made its heaters: written by hand for the 14 most common brands and for
 * those with more to tell than a name. Each rests on sources that are named below it.
 */
export const brand: Messages["brand"] = {
  metaTitle: "Âge d’un chauffe-eau {brand} : lire le numéro de série",
  metaDescription: "Le numéro de série {brand} {serial} donne {date}. Vérifiez l’âge de votre appareil.",
  metaDescriptionPlain: "Où est la plaque d’un chauffe-eau {brand}, et comment trouver son âge sans date.",
  title: "Quel âge a votre chauffe-eau {brand} ?",
  intro: "Saisissez le numéro de série indiqué sur la plaque {brand}.",
  introPlain:
    "Nous ne savons pas lire les dates {brand}, mais votre numéro a peut-être le format d’une autre marque.",
  plateTitle: "Trouver le numéro de série",
  plateText: "Cherchez « N° de série », « Serial No. » ou « S/N » sur la plaque.",
  aboutTitle: "La marque {brand}",
  aboutMaker: "Fabricant des chauffe-eau {brand} : {maker}.",
  aboutUnknown: "Nous ne savons pas qui a fabriqué les chauffe-eau {brand}.",
  "about-ao-smith":
    "A. O. Smith fabrique ces chauffe-eau et a racheté State en 2001, puis American en 2006. Un rappel de 2018 montre le même code depuis 2011 pour State, Reliance, Kenmore, American, U.S. Craftmaster et Whirlpool.",
  "about-rheem":
    "Rheem fabrique des chauffe-eau depuis les années 1930. L’entreprise a racheté Ruud en 1959, fabrique les Richmond et a fourni les chauffe-eau GE à The Home Depot dès 1998. Tous suivent son code.",
  "about-bradford-white":
    "Bradford White a publié son code et a fabriqué beaucoup d’anciens Lochinvar à réservoir, avec les mêmes lettres.",
  "about-whirlpool":
    "American Water Heater Company a fabriqué ces chauffe-eau, vendus par Lowe’s à partir de 2000. Un rappel en concerne certains, fabriqués jusqu’en août 2016.",
  "about-ruud": "Rheem a racheté Ruud en 1959, et les deux marques ont le même code.",
  "about-state":
    "State, fondée en 1946, appartient à A. O. Smith depuis 2001. Elle a aussi fabriqué des chauffe-eau Kenmore, Reliance et Maytag.",
  "about-ge":
    "Rheem a fourni les GE à réservoir vendus par The Home Depot à partir de 1998. GE a fabriqué l’hybride GeoSpring en Chine dès 2009, puis à Louisville de 2012 à 2016 ; des hybrides plus récents reprennent ce nom. GE Appliances a ouvert sa propre usine de réservoirs en 2022 ; son code de date n’est pas public. Nous ne savons pas qui a fabriqué les réservoirs avant 1998 et de 2017 à 2020.",
  "about-kenmore":
    "Kenmore est une marque de Sears. State dit en avoir été le seul fournisseur pendant plus de 46 ans, jusqu’en 2001. Certains Kenmore viendraient de Rheem, sans preuve solide.",
  "about-american":
    "American, qui appartient à A. O. Smith depuis 2006, a fabriqué des chauffe-eau sous des dizaines de noms. Tous ont son code : Craftmaster, Envirotemp, Hotmaster, True Value, Whirlpool et d’autres.",
  "about-reliance": "State, qui appartient à A. O. Smith depuis 2001, fabrique ces chauffe-eau.",
  "about-richmond": "Rheem fabrique ces chauffe-eau : nous utilisons son code.",
  "about-craftmaster":
    "American Water Heater Company, qui appartient à A. O. Smith depuis 2006, fabrique ces chauffe-eau.",
  "about-navien":
    "Après un défaut sur des appareils de 2008, une autorité canadienne a expliqué l’année dans les numéros à 16 chiffres. Le code plus récent n’est expliqué que par des tiers.",
  "about-rinnai":
    "Les lettres viennent d’inspecteurs et de plombiers, pas de Rinnai. À partir de 2023, deux de leurs tableaux diffèrent d’un an.",
  "about-american-appliance":
    "American Appliance Manufacturing a fabriqué ces chauffe-eau. Son activité appartient aujourd’hui à A. O. Smith.",
  "about-american-standard":
    "Les modèles thermodynamiques récents suivent le code d’Ariston Group ; les anciens réservoirs, peut-être celui d’American Water Heater Company.",
  "about-bosch":
    "Bosch fabrique les chaudières et les appareils à gaz. Les petits appareils électriques viennent de BSH, avec un autre code.",
  "about-homart":
    "A. O. Smith a fabriqué ces chauffe-eau pour Sears après la guerre, jusqu’au début des années 1960.",
  "about-hotpoint": "D’après un tableau professionnel de 2011, Rheem a fabriqué ces chauffe-eau.",
  "about-intertherm": "Les sources ne s’accordent pas sur le fabricant : State ou Rheem.",
  "about-lochinvar":
    "Lochinvar appartient à A. O. Smith. Bradford White a fabriqué beaucoup de ses anciens réservoirs, avec ses propres lettres.",
  "about-maytag": "State Industries a fabriqué ces chauffe-eau sous licence.",
  "about-mission": "State a probablement fabriqué ces chauffe-eau : un rappel de 2004 cite les deux noms.",
  "about-montgomery-ward": "Ces chauffe-eau viennent de plusieurs fabricants, dont Rheem.",
  "about-mor-flo":
    "Mor-Flo Industries, intégrée plus tard à American Water Heater Company, a fabriqué ces chauffe-eau.",
  "about-solahart": "Solahart appartient peut-être à Rheem Australia.",
  "about-takagi":
    "Takagi, au Japon, a fabriqué ces chauffe-eau. La marque appartient aujourd’hui à A. O. Smith.",
  "about-vanguard": "Ces chauffe-eau viennent peut-être de Rheem.",
  "about-westinghouse": "HTP a fabriqué ces chauffe-eau sous licence.",
  sureTitle: "Fiabilité",
  sureCount:
    "{sure} : {count, plural, one {# format de date} many {# de formats de date} other {# formats de date}}",
  realTitle: "Exemple réel",
  realKnown: "{serial} : {known}, date connue sans le numéro. Nous lisons {dates}.",
  realDated: "{serial} : nous lisons {dates}. Notre source lit aussi le numéro : cela ne prouve rien.",
  realNone: "Nous n’avons trouvé aucun chauffe-eau {brand} daté.",
  sureProof: "Comparaison de nos dates",
  sureNotes: "À savoir",
  questionsTitle: "Questions fréquentes",
  questionTwo: "Pourquoi un numéro de série {brand} peut-il donner plusieurs dates ?",
  answerTwo:
    "{serial} peut donner {dates}. {why} Le numéro de modèle ou une date imprimée permet de trancher.",
  questionOld: "Quand un chauffe-eau {brand} est-il trop vieux ?",
  answerOld:
    "D’après l’âge seul, surveillez-le de près à partir de 6 ans et prévoyez son remplacement à partir de 10. Une fuite, une eau rouillée ou une anode sacrificielle négligée comptent davantage.",
  questionInstalled: "Est-ce la date d’installation ?",
  answerInstalled:
    "Non, c’est la date de fabrication. La garantie court en général à partir de l’installation.",
};

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

/** Facts about the model and its warranty in a result. */
export const specifications: Messages["specifications"] = {
  heading: "Votre modèle",
  loading: "Recherche de votre modèle…",
  capacity: "Capacité",
  type: "Type",
  efficiency: "Efficacité",
  dimensions: "Dimensions",
  weight: "Poids",
  btus: "BTU",
  warranty: "Garantie",
  features: "Caractéristiques",
  source: "Source",
  fromCatalogue: "D’après les documents des fabricants et des registres publics.",
  fromNumber: "D’après le numéro de modèle.",
  fromLanguageModel: "Texte écrit par une IA : comparez avec la plaque.",
  enhanced: "Complété par l’IA",
  estimated: "En partie estimé. Comparez avec la plaque.",
  withoutOptions: "Répertorié sous {model}, sans les options.",
  sureHigh: "Fiabilité élevée.",
  sureMedium: "Fiabilité moyenne.",
  sureLow: "Fiabilité faible.",
  statusActive: "En cours",
  statusExpired: "Expirée",
  warrantyLeft: "{active}, encore {time} environ",
  warrantyOver: "durée écoulée",
  warrantyOpen: "En cours ou expirée, selon la date exacte",
  warrantyDecides: "Comptée depuis la fabrication, mais c’est la date d’installation qui décide.",
  notFound: "Caractéristiques introuvables pour {model}",
  notFoundText: "Notre base de données n’a pas les caractéristiques détaillées de ce numéro de modèle.",
  notFoundHelp: "Demandez les caractéristiques détaillées au fabricant.",
  failed: "Informations sur le modèle introuvables",
};
