import type { Messages } from "../catalog/shape.ts";

/** The terms of service of the website: sixteen numbered sections and what they end with. */
export const terms: Messages["terms"] = {
  metaTitle: "Conditions d’utilisation | Heater Age",
  metaDescription:
    "Ce que fait le site Heater Age, dans quelle mesure vous pouvez vous fier à ses réponses, et ce que vous pouvez en faire.",
  title: "Conditions d’utilisation",
  intro: "Les présentes conditions régissent votre utilisation de ce site.",

  acceptance: "Acceptation des conditions",
  acceptanceUse:
    "En utilisant ce site, vous acceptez les présentes conditions. Si vous ne les acceptez pas, ne l’utilisez pas. « Nous » désigne {named, select, yes {{company}, éditeur de ce site} other {l’exploitant de ce site}}.",

  description: "Description du service",
  descriptionWhat:
    "Le service lit le numéro de série d’un chauffe-eau et indique sa date de fabrication, son âge et que faire ensuite. Quand il le peut, il ajoute des données sur le modèle. Il crée des rapports à imprimer et à partager. Il est gratuit et ne demande pas de compte.",
  descriptionChange:
    "Nous pouvons compléter le service, le modifier ou y mettre fin. Nous ne garantissons pas qu’il soit toujours disponible.",

  license: "Droit d’utilisation et restrictions",
  licenseGrant:
    "Vous pouvez utiliser ce site tant que vous respectez les présentes conditions. Ce droit est non exclusif, non cessible et révocable. Le service est réservé à un usage personnel et non commercial.",
  licensePersonal:
    "Chercher à la main, un par un, l’âge du chauffe-eau que vous avez devant vous est un usage personnel. C’est le cas aussi dans votre travail de plombier, d’inspecteur ou de technicien. Vendre les réponses, ou les intégrer à votre produit ou service, n’en est pas un.",
  licenseNot: "Il vous est interdit :",
  licenseBots: "d’utiliser des robots, des outils d’extraction ou d’autres programmes sur ce site ;",
  licenseRequests: "d’envoyer trop de requêtes ou d’en contourner les limites ;",
  licenseCopy: "de copier le site, ou de grandes parties, et de le publier comme le vôtre ;",
  licenseNotices: "de retirer de ce que vous transmettez les mentions de source, d’âge ou de fiabilité.",
  licenseDevelopers:
    "Les programmes peuvent utiliser notre API et nos paquets logiciels selon les <developers>conditions pour les développeurs</developers>.",

  accuracy: "Exactitude des informations",
  accuracyRules:
    "Nos règles viennent des fabricants, des autorités et des professionnels. Beaucoup de fabricants n’ont jamais publié les leurs, les ont modifiées, ou réutilisent leurs codes après quelques années. Une réponse peut être fausse, ou n’être qu’une date possible parmi d’autres. Nous indiquons la fiabilité d’une règle et sa source. Si une date compte pour vous, vérifiez-la auprès du fabricant.",
  accuracyAge:
    "La date est celle de la fabrication. Elle ne dit ni quand l’appareil a été installé, ni dans quel état il est. Seul le fabricant peut dire si une garantie s’applique. Les données sur les modèles peuvent être incomplètes ou dépassées. Celles qui portent la mention « complété par l’IA » viennent d’un modèle de langage et appellent une prudence particulière.",

  advice: "Avis d’un professionnel",
  adviceGeneral:
    "Ces informations sont générales. Elles ne remplacent pas l’inspection d’un plombier ou d’un technicien agréé. Elles ne sont pas un conseil en matière de sécurité, d’assurance, de garantie ou d’achat immobilier.",
  adviceSafety:
    "Le gaz, l’électricité et l’eau chaude sous pression peuvent blesser et tuer. Confiez tout travail sur un chauffe-eau à un professionnel agréé. Si vous sentez le gaz, sortez du bâtiment et appelez de l’extérieur votre fournisseur de gaz ou les secours.",

  conduct: "Comportement des utilisateurs",
  conductList: "Quand vous utilisez le site, il vous est interdit :",
  conductLaw: "de violer la loi ou les droits d’autrui ;",
  conductSystems:
    "d’accéder à des systèmes ou à des données qui ne vous sont pas destinés, de perturber ou de surcharger le service ;",
  conductCode: "d’envoyer du code malveillant, ou les données personnelles d’autrui sans son consentement ;",
  conductMessages: "d’utiliser le formulaire de contact à des fins de publicité, de menace ou de tromperie ;",
  conductMislead:
    "d’utiliser un résultat ou un rapport pour tromper quelqu’un, par exemple sur l’âge d’un chauffe-eau lors d’une vente.",

  property: "Propriété intellectuelle",
  propertyOurs:
    "Les textes, les dessins et la présentation de ce site nous appartiennent, ou appartiennent à nos concédants. Vous pouvez imprimer, conserver et partager les résultats et les rapports pour vos propres besoins. Nos paquets logiciels ont leur propre licence, indiquée dans les <developers>conditions pour les développeurs</developers>.",
  propertyMakers:
    "Les noms et les marques des fabricants appartiennent à leurs titulaires. Nous ne les utilisons que pour identifier les chauffe-eau. Les fabricants n’ont pas approuvé ce site et n’ont aucun lien avec lui.",

  liability: "Exclusion de garantie et limitation de responsabilité",
  liabilityAsIs:
    "Dans la mesure permise par la loi, le service est fourni « en l’état » et « selon sa disponibilité », sans aucune garantie, expresse ou implicite. Cela vaut aussi pour la qualité marchande, l’adéquation à un usage particulier, l’exactitude et l’absence d’atteinte aux droits de tiers.",
  liabilityLimit:
    "Dans la mesure permise par la loi, nous ne répondons pas des dommages indirects, accessoires, particuliers ou consécutifs, ni des pertes de profits, de données ou de biens. Cela vaut pour les dommages dus à l’utilisation du service, à l’impossibilité de l’utiliser ou à la confiance accordée à une réponse.",
  liabilityMandatory:
    "Les présentes conditions ne limitent aucune responsabilité que la loi interdit de limiter, notamment en cas de faute intentionnelle, de faute lourde ou d’atteinte à la vie, à l’intégrité physique ou à la santé. Elles ne limitent pas les droits que la loi accorde aux consommateurs.",

  indemnity: "Indemnisation",
  indemnityClaims:
    "Si vous enfreignez par votre faute les présentes conditions ou la loi en utilisant le service, vous nous garantissez contre les réclamations qui en résultent. Cela comprend les frais raisonnables de notre défense, dans la mesure permise par la loi.",

  termination: "Résiliation",
  terminationYou: "Vous pouvez cesser d’utiliser le site à tout moment, sans nous prévenir.",
  terminationWe:
    "Si vous enfreignez les présentes conditions, votre droit d’utiliser le site prend fin. Nous pouvons bloquer votre accès, sans préavis si la protection du service l’exige. Les sections 4, 5, 7, 8, 9, 13 et 15 restent applicables.",

  third: "Services de tiers",
  thirdList:
    "Certaines parties du site utilisent des services d’autres entreprises, soumis à leurs propres conditions :",
  thirdAnalytics:
    "un service de mesure d’audience, s’il est configuré, qui compte les visites et les événements ;",
  thirdCaptcha: "reCAPTCHA, de Google, sur la page de contact, s’il est configuré ;",
  thirdModel: "un modèle de langage, s’il est configuré, pour les modèles que nous ne connaissons pas ;",
  thirdSharing: "les réseaux et messageries que vous choisissez pour partager.",
  thirdLinks:
    "Nous renvoyons à d’autres sites, par exemple à des sources. Nous ne répondons pas de leur contenu.",

  privacy: "Confidentialité",
  privacyPart:
    "Notre <privacy>politique de confidentialité</privacy> indique ce que nous conservons, combien de temps, et comment le supprimer.",

  law: "Droit applicable",
  lawStates:
    "Les présentes conditions sont régies par le droit des États-Unis. Lorsque celui-ci laisse une question aux États, le droit de l’État de notre siège s’applique, sans ses règles de conflit de lois.",
  lawConsumers:
    "Si vous êtes consommateur, vous gardez la protection des dispositions impératives du droit de votre lieu de résidence. Si les versions linguistiques divergent, l’anglaise prévaut dans la mesure où ce droit le permet.",

  changes: "Modification des conditions",
  changesNotice:
    "Nous pouvons modifier les présentes conditions. Nous annonçons les modifications importantes sur ce site 30 jours avant leur entrée en vigueur. Les autres prennent effet dès leur publication. Si vous utilisez ensuite le site, vous acceptez les conditions modifiées.",
  changesDate: "Cette page donne les conditions en vigueur à la date indiquée en haut.",

  severability: "Divisibilité",
  severabilityRest:
    "Si une partie des présentes conditions est nulle ou inapplicable, le reste demeure en vigueur. La loi remplace cette partie.",

  contact: "Coordonnées",
  contactReach:
    "Une question sur les présentes conditions ? Écrivez à {named, select, yes {{company}} other {l’exploitant de ce site}} {mail, select, yes {par courriel à {email} ou } other {}}par le <contact>formulaire de contact</contact>.",

  important: "Important",
  importantEntire:
    "Les présentes conditions constituent l’intégralité de l’accord entre vous et nous sur l’utilisation de ce site. Elles remplacent tout ce qui a été convenu ou dit auparavant à ce sujet.",
};
