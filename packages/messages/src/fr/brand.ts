import type { Messages } from "../catalog/shape.ts";

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
  plateText: "Cherchez « Serial », « Serial No. » ou « S/N » sur la plaque.",
  aboutTitle: "La marque {brand}",
  aboutMaker: "Fabricant des chauffe-eau {brand} : {maker}.",
  aboutUnknown: "Nous ne savons pas qui a fabriqué les chauffe-eau {brand}.",
  aboutSources: "Sources",
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
  sureProof: "Voir toutes les preuves",
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
