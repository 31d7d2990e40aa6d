import type { Messages } from "../catalog/shape.ts";

/**
 * The page of a brand. `about-…` tells who made its heaters: written by hand for the 14 most common brands and for
 * those with more to tell than a name. Each rests on sources that are named below it.
 */
export const brand: Messages["brand"] = {
  metaTitle: "Âge d’un chauffe-eau {brand} : lire le numéro de série",
  metaDescription:
    "De quand date votre chauffe-eau {brand} ? Le numéro de série {serial} se lit {date}. Saisissez le vôtre : date, degré de certitude et conseils.",
  metaDescriptionPlain:
    "Quel âge a un chauffe-eau {brand} ? Ce que dit son numéro de série, où se trouve la plaque signalétique et comment connaître l’âge quand le numéro ne contient pas de date.",
  title: "Quel âge a votre chauffe-eau {brand} ?",
  intro:
    "Saisissez le numéro de série inscrit sur la plaque signalétique. Nous y lisons la date selon le code {brand} et vous montrons comment.",
  introPlain:
    "Nous ne connaissons pas de règle pour les numéros de série {brand}. Saisissez quand même le vôtre : nous regardons s’il a la forme de ceux d’une autre marque, et vous disons ce qui peut encore révéler l’âge.",
  plateTitle: "Où trouver le numéro de série",
  plateText: "Il est sur la plaque signalétique, précédé de « Serial », « Serial No. » ou « S/N ».",
  aboutTitle: "À propos de la marque {brand}",
  aboutMaker: "Fabricant des chauffe-eau {brand} : {maker}.",
  aboutUnknown:
    "Nous ne savons pas qui a construit les chauffe-eau {brand}. Cherchez le nom d’un fabricant sur la plaque signalétique : ses règles s’appliquent peut-être.",
  aboutSources: "D’où viennent ces informations",
  "about-ao-smith":
    "A. O. Smith Corporation construit elle-même ces appareils. Elle a acheté State Industries en 2001 et American Water Heater Company en 2006. Un rappel de 2018 montre ce que cela implique : les appareils vendus sous les noms A. O. Smith, State, Reliance, Kenmore, American, U.S. Craftmaster et Whirlpool portent depuis 2011 un même code, fait de l’année et de la semaine.",
  "about-rheem":
    "Les frères Richard et Donald Rheem ont commencé en Californie en 1925, et leur entreprise fait des chauffe-eau depuis les années 1930. Elle a acheté Ruud en 1959, fabrique les appareils Richmond et a fourni à The Home Depot, à partir de 1998, des appareils sous le nom de GE. Tous portent le code de Rheem.",
  "about-bradford-white":
    "Bradford White Corporation construit elle-même ses appareils et a expliqué son code dans son propre bulletin technique. Peu de numéros de série sont aussi bien documentés. Beaucoup d’anciens réservoirs Lochinvar portent les mêmes lettres, car c’est aussi Bradford White qui les a construits.",
  "about-whirlpool":
    "Whirlpool n’a fait que prêter son nom : ces appareils ont été construits par American Water Heater Company et vendus par Lowe’s à partir de 2000. American appartient à A. O. Smith depuis 2006. Le nom figure encore dans un rappel d’appareils construits jusqu’en août 2016.",
  "about-ruud":
    "En 1889, en Pennsylvanie, Edwin Ruud fut un pionnier du chauffe-eau automatique. Rheem a acheté son entreprise en 1959. Les appareils Ruud et Rheem portent le même code : ce qui est prouvé pour l’un vaut pour l’autre.",
  "about-state":
    "State a été fondée en 1946 dans le Tennessee. Elle a construit son premier chauffe-eau électrique en 1948 et son premier chauffe-eau à gaz en 1954, et appartient à A. O. Smith depuis 2001. Elle a aussi construit des appareils sous les noms Kenmore, Reliance et Maytag.",
  "about-ge":
    "Les chauffe-eau GE viennent de plusieurs usines. Rheem a fourni les réservoirs que The Home Depot a vendus à partir de 1998. GE a construit elle-même l’hybride GeoSpring : en Chine à partir de 2009, à Louisville de 2012 à la fin de 2016 ; des hybrides plus récents portent de nouveau ce nom. GE Appliances, une entreprise de Haier, a ouvert en 2022 une usine de réservoirs en Caroline du Sud. Nous ne savons pas qui a construit les réservoirs avant 1998 ni de 2017 à 2020, et il n’existe pas de règle publique pour ceux de la nouvelle usine.",
  "about-kenmore":
    "Kenmore est une marque de Sears, qui n’a jamais construit de chauffe-eau. C’est State Industries qui les construisait : en 2001, l’entreprise disait être depuis plus de 46 ans le seul fournisseur de Sears. State appartient à A. O. Smith depuis 2001. Les numéros de modèle qui commencent par 153 sont les siens. On dit que certains appareils Kenmore viennent de Rheem, mais sans preuve solide.",
  "about-american":
    "American Water Heater Company appartient à A. O. Smith depuis 2006. Elle a construit des appareils sous des dizaines d’autres noms : un tableau du secteur datant de 2011 cite Craftmaster, Envirotemp, Hotmaster, True Value, Whirlpool et bien d’autres. Tous portent son code.",
  "about-reliance":
    "Les appareils Reliance sont construits par State Industries, qui appartient à A. O. Smith depuis 2001. Un rappel de 2018 cite Reliance parmi les marques où les quatre premiers chiffres du numéro de série indiquent l’année et la semaine.",
  "about-richmond":
    "Rheem Manufacturing Company construit les appareils Richmond, et un rappel de chauffe-eau instantanés nomme ensemble Rheem, Ruud et Richmond. Nous n’avons trouvé, dans les sources publiques, aucun appareil Richmond dont la date soit connue. Nous lisons ses numéros de série comme ceux de Rheem, en abaissant la certitude d’un degré.",
  "about-craftmaster":
    "American Water Heater Company, qui appartient à A. O. Smith depuis 2006, construit les appareils Craftmaster. Un rappel de 2018 cite U.S. Craftmaster parmi les marques où les quatre premiers chiffres du numéro de série indiquent l’année et la semaine.",
  "about-navien":
    "Kyung Dong Navien, en Corée du Sud, fabrique les appareils Navien. Après un défaut sur des appareils de 2008, une autorité canadienne a expliqué où se trouve l’année dans les numéros de série à 16 chiffres, et l’autorité américaine a précisé qu’elle est aussi imprimée sur l’étiquette. Le code plus récent n’a été expliqué que par d’autres, qui ne sont pas tous d’accord.",
  "about-rinnai":
    "Rinnai Corporation, au Japon, fabrique les appareils Rinnai. Nous n’avons trouvé aucune explication de Rinnai sur ses numéros de série : ce que l’on sait des lettres vient d’inspecteurs et de plombiers. À partir de 2023, deux de leurs tableaux diffèrent d’un an, et nous le signalons à chaque résultat.",
  "about-american-appliance":
    "American Appliance Manufacturing Corporation a construit ces appareils. Elle n’existe plus ; son activité appartient aujourd’hui à A. O. Smith.",
  "about-american-standard":
    "Ce nom a figuré sur les appareils de plusieurs fabricants : les chauffe-eau thermodynamiques des dernières années portent le code d’Ariston Group, les réservoirs plus anciens peut-être celui d’American Water Heater Company.",
  "about-homart":
    "Homart était une marque de Sears. A. O. Smith Corporation en a construit les appareils après la guerre, jusqu’au début des années 1960.",
  "about-hotpoint":
    "Rheem a construit les chauffe-eau Hotpoint, d’après un tableau du secteur datant de 2011.",
  "about-intertherm":
    "Les sources ne s’accordent pas sur le fabricant des chauffe-eau Intertherm : State Industries ou Rheem. Nous proposons les lectures des deux.",
  "about-lochinvar":
    "Lochinvar appartient à A. O. Smith. Beaucoup de ses anciens réservoirs ont été construits par Bradford White et en portent les lettres.",
  "about-maytag": "State Industries a construit sous licence les chauffe-eau Maytag.",
  "about-mission":
    "State Industries a probablement construit les chauffe-eau Mission : un rappel de 2004 cite ce nom avec ceux de State.",
  "about-montgomery-ward":
    "Montgomery Ward a vendu sous son nom des appareils de plusieurs fabricants. Rheem en était un ; on n’a pas gardé trace des autres.",
  "about-mor-flo":
    "Mor-Flo Industries a construit elle-même ces appareils, avant d’être intégrée à American Water Heater Company.",
  "about-solahart": "Solahart appartiendrait à Rheem Australia. Nous n’avons pas pu le confirmer.",
  "about-takagi":
    "Takagi Industrial, au Japon, a construit ces appareils ; la marque appartient aujourd’hui à A. O. Smith.",
  "about-vanguard":
    "On dit souvent que les appareils Vanguard viennent de Rheem. Nous n’avons pas pu le confirmer.",
  "about-westinghouse": "HTP a construit sous licence les chauffe-eau Westinghouse.",
  sureTitle: "Fiabilité des règles",
  sureCount: "{sure} : {count, plural, one {# format} many {# de formats} other {# formats}}",
  realTitle: "Un appareil réel",
  realKnown: "{serial} : date de fabrication, {known}, connue sans le numéro. Nous lisons {dates}.",
  realDated:
    "{serial} : nous lisons {dates}. La source a aussi tiré la date du numéro : cela montre un accord et ne prouve rien.",
  realNone:
    "Nous n’avons trouvé aucun appareil {brand} avec un numéro de série et une date. Les exemples de cette page sont inventés pour montrer la règle ou appartiennent à d’autres marques qui ont la même règle.",
  sureProof: "Toutes les règles, avec ce qui parle pour et contre elles",
  sureNotes: "À savoir",
  questionsTitle: "Questions fréquentes",
  questionWhere: "Où se trouve le numéro de série sur un chauffe-eau {brand} ?",
  questionRead: "Comment lire la date dans un numéro de série {brand} ?",
  answerRead: "{serial}, par exemple, se lit {date}. Ce numéro contient, dans cet ordre : {parts}.",
  questionRule: "Un numéro de série {brand} donne-t-il la date ?",
  questionTwo: "Pourquoi un numéro de série {brand} peut-il correspondre à plusieurs dates ?",
  answerTwo:
    "{serial} peut se lire {dates}. {why} Le numéro de modèle ou une date imprimée sur la plaque peut trancher.",
  questionOld: "À partir de quel âge un chauffe-eau {brand} est-il trop vieux ?",
  answerOld:
    "À ne considérer que l’âge : avant 6 ans, il est en bon état ; à partir de 6 ans, surveillez-le de près ; à partir de 10 ans, prévoyez son remplacement. Une fuite, une eau rouillée ou une anode sacrificielle négligée comptent plus que les années.",
  questionInstalled: "Est-ce aussi la date d’installation ?",
  answerInstalled:
    "Non. Le numéro de série dit quand l’appareil a été fabriqué ; il a pu être vendu et installé des mois plus tard. La garantie court en général à partir de l’installation : gardez donc la facture.",
};
