import type { Messages } from "../catalog/shape.ts";

/**
 * The page of a brand. `about-…` tells who made its heaters: written by hand for the 14 most common brands and for
 * those with more to tell than a name. Each rests on sources that are named below it.
 */
export const brand: Messages["brand"] = {
  metaTitle: "Âge d’un chauffe-eau {brand} : lire le numéro de série",
  metaDescription:
    "De quand date votre chauffe-eau {brand} ? {serial} se lit {date}. Saisissez votre numéro de série : vous aurez la date et que faire ensuite.",
  metaDescriptionPlain:
    "Quel âge a votre chauffe-eau {brand} ? Où est la plaque, et comment trouver l’âge sans date.",
  title: "Quel âge a votre chauffe-eau {brand} ?",
  intro: "Saisissez le numéro de série {brand} de la plaque. Nous y lisons la date et vous montrons comment.",
  introPlain:
    "Nous ne savons pas lire les dates {brand}. Saisissez quand même votre numéro : il a peut-être le format d’une autre marque.",
  plateTitle: "Où trouver le numéro de série",
  plateText: "Il est sur la plaque, après « Serial », « Serial No. » ou « S/N ».",
  aboutTitle: "À propos de la marque {brand}",
  aboutMaker: "Fabricant des chauffe-eau {brand} : {maker}.",
  aboutUnknown:
    "Nous ne savons pas qui a construit les chauffe-eau {brand}. Cherchez un fabricant sur la plaque : ses règles valent peut-être.",
  aboutSources: "Sources",
  "about-ao-smith":
    "A. O. Smith Corporation construit elle-même ces chauffe-eau. Elle a racheté State Industries en 2001 et American Water Heater Company en 2006. Un rappel de 2018 montre un code commun depuis 2011 : A. O. Smith, State, Reliance, Kenmore, American, U.S. Craftmaster et Whirlpool.",
  "about-rheem":
    "Rheem est née en Californie en 1925 et fait des chauffe-eau depuis les années 1930. Elle a racheté Ruud en 1959, fabrique les Richmond et a fourni les chauffe-eau GE à The Home Depot dès 1998. Tous portent son code.",
  "about-bradford-white":
    "Bradford White Corporation construit elle-même ces chauffe-eau et a publié son code. Elle a aussi construit beaucoup d’anciens réservoirs Lochinvar, avec les mêmes lettres.",
  "about-whirlpool":
    "Ces chauffe-eau ont été construits par American Water Heater Company et vendus par Lowe’s à partir de 2000. American appartient à A. O. Smith depuis 2006. Le nom figure dans un rappel d’appareils construits jusqu’en août 2016.",
  "about-ruud":
    "Edwin Ruud, en Pennsylvanie, fut un pionnier du chauffe-eau automatique en 1889. Rheem a racheté son entreprise en 1959. Les deux marques ont le même code : ce qui est prouvé pour l’une vaut pour l’autre.",
  "about-state":
    "State a été fondée dans le Tennessee en 1946 et appartient à A. O. Smith depuis 2001. Elle a aussi construit des chauffe-eau Kenmore, Reliance et Maytag.",
  "about-ge":
    "Rheem a fourni les réservoirs GE vendus par The Home Depot à partir de 1998. GE a construit l’hybride GeoSpring en Chine dès 2009, puis à Louisville de 2012 à la fin de 2016. Des hybrides plus récents reprennent ce nom. GE Appliances, du groupe Haier, a ouvert en 2022 une usine de réservoirs en Caroline du Sud, dont le code de date n’est pas public. Nous ne savons pas qui a construit les réservoirs avant 1998 ni de 2017 à 2020.",
  "about-kenmore":
    "Kenmore est une marque de Sears, qui n’a jamais construit de chauffe-eau. State Industries dit en avoir été le seul fournisseur pendant plus de 46 ans, jusqu’à son rachat par A. O. Smith en 2001. Les numéros de modèle qui commencent par 153 sont ceux de State. Certains Kenmore viendraient de Rheem, sans preuve solide.",
  "about-american":
    "American Water Heater Company appartient à A. O. Smith depuis 2006. Elle a construit des chauffe-eau sous des dizaines de noms, tous avec son code : Craftmaster, Envirotemp, Hotmaster, True Value, Whirlpool et d’autres.",
  "about-reliance": "State Industries construit ces chauffe-eau. State appartient à A. O. Smith depuis 2001.",
  "about-richmond":
    "Rheem Manufacturing Company construit ces chauffe-eau : nous lisons leurs numéros comme ceux de Rheem. Faute d’un Richmond de date connue, la fiabilité baisse d’un degré.",
  "about-craftmaster":
    "American Water Heater Company construit ces chauffe-eau. American appartient à A. O. Smith depuis 2006.",
  "about-navien":
    "Kyung Dong Navien, en Corée du Sud, fabrique ces chauffe-eau. Après un défaut sur des appareils de 2008, une autorité canadienne a expliqué l’année dans les numéros à 16 chiffres. L’autorité américaine a précisé que la plaque l’indique aussi. Le code plus récent n’est expliqué que par des tiers, pas tous d’accord.",
  "about-rinnai":
    "Rinnai Corporation, au Japon, fabrique ces chauffe-eau. Nous n’avons aucune explication de Rinnai : les lettres viennent d’inspecteurs et de plombiers. À partir de 2023, deux de leurs tableaux diffèrent d’un an. Nous le signalons à chaque résultat.",
  "about-american-appliance":
    "American Appliance Manufacturing Corporation a construit ces chauffe-eau. Son activité appartient aujourd’hui à A. O. Smith.",
  "about-american-standard":
    "Plusieurs fabricants ont utilisé ce nom. Les modèles thermodynamiques récents ont le code d’Ariston Group ; les anciens réservoirs, peut-être celui d’American Water Heater Company.",
  "about-homart":
    "Homart était une marque de Sears. A. O. Smith Corporation a construit ces chauffe-eau après la guerre, jusqu’au début des années 1960.",
  "about-hotpoint": "Rheem a construit ces chauffe-eau, d’après un tableau professionnel de 2011.",
  "about-intertherm":
    "Les sources ne s’accordent pas sur le fabricant : State Industries ou Rheem. Nous montrons les deux lectures.",
  "about-lochinvar":
    "Lochinvar appartient à A. O. Smith. Bradford White a construit beaucoup de ses anciens réservoirs, avec ses propres lettres.",
  "about-maytag": "State Industries a construit ces chauffe-eau sous licence.",
  "about-mission":
    "State Industries a probablement construit ces chauffe-eau : un rappel de 2004 cite les deux noms ensemble.",
  "about-montgomery-ward":
    "Montgomery Ward a vendu des chauffe-eau de plusieurs fabricants. Rheem en était un ; nous ne connaissons pas les autres.",
  "about-mor-flo":
    "Mor-Flo Industries a construit ces chauffe-eau, puis a rejoint American Water Heater Company.",
  "about-solahart": "Solahart appartiendrait à Rheem Australia. Nous n’avons pas pu le confirmer.",
  "about-takagi":
    "Takagi Industrial, au Japon, a construit ces chauffe-eau. La marque appartient aujourd’hui à A. O. Smith.",
  "about-vanguard": "On dit souvent que ces chauffe-eau viennent de Rheem. Nous n’avons pas pu le confirmer.",
  "about-westinghouse": "HTP a construit ces chauffe-eau sous licence.",
  sureTitle: "Fiabilité des règles",
  sureCount:
    "{sure} : {count, plural, one {# format de date} many {# de formats de date} other {# formats de date}}",
  realTitle: "Un vrai chauffe-eau",
  realKnown: "{serial} : fabrication {known}, date connue autrement que par le numéro. Nous lisons {dates}.",
  realDated: "{serial} : nous lisons {dates}. Notre source a lu le même numéro, ce qui ne prouve rien.",
  realNone:
    "Nous n’avons trouvé aucun chauffe-eau {brand} daté. Nos exemples sont inventés, ou viennent de marques qui ont la même règle.",
  sureProof: "Toutes les règles et leurs preuves",
  sureNotes: "À savoir",
  questionsTitle: "Questions fréquentes",
  questionWhere: "Où est le numéro de série d’un chauffe-eau {brand} ?",
  questionRead: "Comment lire la date dans un numéro de série {brand} ?",
  answerRead: "Par exemple, {serial} se lit {date}. Dans l’ordre : {parts}.",
  questionRule: "Un numéro de série {brand} contient-il une date ?",
  questionTwo: "Pourquoi un numéro de série {brand} peut-il donner plusieurs dates ?",
  answerTwo:
    "{serial} peut donner {dates}. {why} Le numéro de modèle ou une date imprimée permet de trancher.",
  questionOld: "Quand un chauffe-eau {brand} est-il trop vieux ?",
  answerOld:
    "À l’âge seul, il est en bon état avant 6 ans. Surveillez-le de près à partir de 6 ans, et prévoyez son remplacement à partir de 10 ans. Une fuite, une eau rouillée ou une anode sacrificielle négligée comptent davantage.",
  questionInstalled: "Est-ce la date d’installation ?",
  answerInstalled:
    "Non, c’est celle de la fabrication. La garantie court en général depuis l’installation, parfois des mois plus tard. Gardez la facture.",
};
