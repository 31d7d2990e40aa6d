import type { Messages } from "../catalog/shape.ts";

/** The terms of service of the website: sixteen numbered sections and what they end with. */
export const terms: Messages["terms"] = {
  metaTitle: "Conditions d’utilisation | Heater Age",
  metaDescription: "Ce que vous pouvez faire de Heater Age, et dans quelle mesure vous y fier.",
  title: "Conditions d’utilisation",

  acceptance: "Acceptation des conditions",
  acceptanceUse:
    "En utilisant ce site, vous acceptez les présentes conditions. « Nous » désigne {named, select, yes {{company}, éditeur de ce site} other {l’exploitant de ce site}}.",

  description: "Description du service",
  descriptionWhat:
    "Le service date les chauffe-eau d’après leur numéro de série et indique que faire ensuite. Il est gratuit et ne demande pas de compte.",
  descriptionChange: "Le service peut changer, prendre fin ou être indisponible.",

  license: "Droit d’utilisation et restrictions",
  licenseGrant:
    "Tant que vous respectez les présentes conditions, vous pouvez utiliser ce site. Ce droit, non exclusif, non cessible et révocable, est réservé à un usage personnel et non commercial.",
  licensePersonal:
    "Vérifier des chauffe-eau à la main, un par un, est un usage personnel, même au travail. Vendre les réponses, ou les intégrer à un produit ou à un service, n’en est pas un.",
  licenseNot: "Il vous est interdit :",
  licenseBots: "d’utiliser des robots, des outils d’extraction ou d’autres programmes ;",
  licenseRequests: "d’envoyer trop de requêtes ou de contourner nos limites ;",
  licenseCopy: "de publier de grandes parties du site comme les vôtres ;",
  licenseNotices: "de retirer la source, l’âge ou la fiabilité de ce que vous partagez.",
  licenseDevelopers:
    "Pour notre API et nos paquets, voir les <developers>conditions pour les développeurs</developers>.",

  accuracy: "Exactitude des informations",
  accuracyRules:
    "Une réponse peut être fausse, ou n’être que l’une de plusieurs dates possibles. Si une date compte pour vous, vérifiez-la auprès du fabricant.",
  accuracyAge:
    "La date est celle de la fabrication : elle ne dit ni quand l’appareil a été installé, ni dans quel état il est. Seul le fabricant peut dire si une garantie s’applique. Les données sur les modèles peuvent être incomplètes ou dépassées, surtout avec la mention « complété par l’IA ».",

  advice: "Avis d’un professionnel",
  adviceGeneral:
    "Nos réponses ne sont pas un conseil en matière de sécurité, d’assurance, de garantie ou d’achat immobilier. Elles ne remplacent pas l’inspection d’un professionnel agréé.",
  adviceSafety:
    "Le gaz, l’électricité et l’eau chaude sous pression peuvent blesser et tuer. Confiez tout travail sur un chauffe-eau à un professionnel agréé. Si vous sentez le gaz, sortez du bâtiment et appelez de l’extérieur votre fournisseur de gaz ou les secours.",

  conduct: "Comportement des utilisateurs",
  conductList: "Il vous est interdit :",
  conductLaw: "de violer la loi ou les droits d’autrui ;",
  conductSystems:
    "d’accéder à des systèmes ou à des données qui ne vous sont pas destinés, ou de perturber le service ;",
  conductCode: "d’envoyer du code malveillant, ou les données personnelles d’autrui sans son consentement ;",
  conductMessages: "d’utiliser le formulaire de contact à des fins de publicité, de menace ou de tromperie ;",
  conductMislead: "d’utiliser un résultat ou un rapport pour tromper quelqu’un.",

  property: "Propriété intellectuelle",
  propertyOurs:
    "Les textes, les dessins et la présentation de ce site nous appartiennent, ou appartiennent à nos concédants. Vous pouvez imprimer, conserver et partager les résultats et les rapports.",
  propertyMakers:
    "Les noms et les marques des fabricants appartiennent à leurs titulaires et ne servent qu’à identifier les chauffe-eau. Aucun fabricant n’a approuvé ce site ni n’a de lien avec lui.",

  liability: "Exclusion de garantie et limitation de responsabilité",
  liabilityAsIs:
    "Dans la mesure permise par la loi, le service est fourni « en l’état » et « selon sa disponibilité », sans aucune garantie, expresse ou implicite. Cela vaut aussi pour la qualité marchande, l’adéquation à un usage particulier, l’exactitude et l’absence d’atteinte aux droits de tiers.",
  liabilityLimit:
    "Dans les limites de la loi, nous ne répondons ni des dommages indirects, accessoires, particuliers ou consécutifs, ni des pertes de profits, données ou biens. Cela vaut pour l’utilisation du service, l’impossibilité de l’utiliser et la confiance accordée à une réponse.",
  liabilityMandatory:
    "Les présentes conditions ne limitent pas les droits que la loi accorde aux consommateurs. Elles ne limitent pas non plus la responsabilité que la loi interdit de limiter : faute intentionnelle, faute lourde, décès ou dommage corporel, notamment.",

  indemnity: "Indemnisation",
  indemnityClaims:
    "Si vous enfreignez par votre faute les présentes conditions ou la loi, vous nous garantissez contre les réclamations, dans la mesure permise par la loi. Cela comprend les frais raisonnables de notre défense.",

  termination: "Résiliation",
  terminationWe:
    "Si vous enfreignez les présentes conditions, votre droit d’utiliser le site prend fin. Nous pouvons vous bloquer, sans préavis si nécessaire. Les sections 4, 5, 7, 8, 9, 13 et 15 restent applicables.",

  third: "Services de tiers",
  thirdList: "Nous utilisons ces services, soumis à leurs propres conditions :",
  thirdAnalytics: "un service de mesure d’audience, s’il est configuré ;",
  thirdCaptcha: "reCAPTCHA, de Google, sur la page de contact, s’il est configuré ;",
  thirdModel: "un modèle de langage pour les modèles inconnus, s’il est configuré ;",
  thirdSharing: "les services par lesquels vous partagez.",
  thirdLinks: "Nous ne répondons pas des sites vers lesquels nous renvoyons.",

  privacy: "Confidentialité",
  privacyPart: "Voir notre <privacy>politique de confidentialité</privacy>.",

  law: "Droit applicable",
  lawStates:
    "Les présentes conditions sont régies par le droit des États-Unis et de l’État de notre siège, sans ses règles de conflit de lois.",
  lawConsumers:
    "Les dispositions impératives du droit de la consommation de votre lieu de résidence restent applicables. Si les versions linguistiques divergent, l’anglaise prévaut dans la mesure où ce droit le permet.",

  changes: "Modification des conditions",
  changesNotice:
    "Nous pouvons modifier les présentes conditions, en annonçant les modifications importantes sur ce site 30 jours à l’avance. Si vous utilisez ensuite le site, vous les acceptez.",
  changesDate: "Cette page donne les conditions en vigueur à la date ci-dessus.",

  severability: "Divisibilité",
  severabilityRest:
    "Si une partie des présentes conditions est nulle, la loi la remplace et le reste demeure en vigueur.",

  contact: "Coordonnées",
  contactReach:
    "Écrivez à {named, select, yes {{company}} other {l’exploitant de ce site}} {mail, select, yes {par e-mail à {email} ou } other {}}par le <contact>formulaire de contact</contact>.",

  important: "Important",
  importantEntire:
    "Les présentes conditions constituent l’intégralité de l’accord entre vous et nous sur l’utilisation de ce site.",
};
