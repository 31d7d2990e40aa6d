import type { Messages } from "../catalog/shape.ts";

/** The terms of service of the website: sixteen numbered sections and what they end with. */
export const terms: Messages["terms"] = {
  metaTitle: "Conditions d’utilisation | Heater Age",
  metaDescription:
    "Les conditions d’utilisation du site Heater Age : ce qu’il fait, à quoi il sert, dans quelle mesure on peut se fier à ses réponses et ce que vous pouvez en faire.",
  title: "Conditions d’utilisation",
  intro:
    "Les présentes conditions régissent l’utilisation de ce site. Elles sont aussi courtes que nous avons pu les faire.",

  acceptance: "Acceptation des conditions",
  acceptanceUse:
    "En utilisant ce site, vous acceptez les présentes conditions. Si vous ne les acceptez pas, veuillez ne pas l’utiliser. « Nous » désigne {named, select, yes {{company}, éditeur de ce site} other {l’exploitant de ce site}}.",

  description: "Description du service",
  descriptionWhat:
    "Le service lit le numéro de série d’un chauffe-eau et indique quand l’appareil a été fabriqué, quel âge il a et à quoi penser ensuite. Quand il le peut, il ajoute des données sur le modèle. Il crée des rapports que vous pouvez imprimer et partager. Il est gratuit et ne demande pas de compte.",
  descriptionChange:
    "Nous pouvons compléter le service, le modifier ou y mettre fin. Nous ne garantissons pas qu’il soit toujours disponible.",

  license: "Droit d’utilisation et restrictions",
  licenseGrant:
    "Vous pouvez utiliser ce site tant que vous respectez les présentes conditions. Ce droit d’utilisation est non exclusif, non cessible et révocable. Le service est réservé à un usage personnel et non commercial.",
  licensePersonal:
    "Rechercher à la main, un appareil à la fois, l’âge du chauffe-eau que vous avez devant vous est un usage personnel, même si vous le faites dans votre travail de plombier, d’inspecteur ou de technicien. Vendre les réponses, ou les intégrer à l’un de vos propres produits ou services, n’en est pas un.",
  licenseNot: "Il vous est interdit :",
  licenseBots: "d’utiliser sur ce site des robots, des outils d’extraction ou d’autres programmes ;",
  licenseRequests:
    "d’envoyer un nombre excessif de requêtes ou de contourner les limites fixées à leur nombre ;",
  licenseCopy:
    "de copier le site ou de grandes parties de celui-ci et de les publier comme étant les vôtres ;",
  licenseNotices: "de retirer de ce que vous transmettez les mentions d’origine, d’âge ou de certitude.",
  licenseDevelopers:
    "Les programmes sont les bienvenus ailleurs : notre interface de programmation (API) et nos paquets logiciels ont leurs propres conditions, les <developers>conditions pour les développeurs</developers>.",

  accuracy: "Exactitude des informations",
  accuracyRules:
    "Les dates sont lues selon des règles que nous avons recueillies auprès des fabricants, des autorités et des professionnels. Beaucoup de fabricants n’ont jamais publié leurs règles, les ont modifiées ou utilisent des codes qui recommencent au bout de quelques années. Une réponse peut être fausse, ou n’être qu’une date possible parmi d’autres. Nous indiquons à quel point une règle est sûre et d’où elle vient. Lorsqu’une date est importante, vérifiez-la auprès du fabricant.",
  accuracyAge:
    "La date indique quand un appareil a été fabriqué, et non quand il a été installé ni dans quel état il est. C’est au fabricant de dire si une garantie est en vigueur. Les données sur les modèles peuvent être incomplètes ou périmées. Celles qui portent la mention « complété par l’IA » viennent d’un modèle de langage et appellent une prudence particulière.",

  advice: "Avis d’un professionnel",
  adviceGeneral:
    "Ce que vous lisez ici est une information générale. Elle ne remplace pas l’inspection d’un plombier ou d’un technicien agréé et ne constitue pas un conseil en matière de sécurité, d’assurance, de garantie ou d’achat immobilier.",
  adviceSafety:
    "Le gaz, l’électricité et l’eau chaude sous pression peuvent blesser et tuer. Confiez tout travail sur un chauffe-eau à un professionnel agréé. Si vous sentez une odeur de gaz, quittez le bâtiment et appelez de l’extérieur votre fournisseur de gaz ou les services d’urgence.",

  conduct: "Comportement des utilisateurs",
  conductList: "Lorsque vous utilisez le site, nous vous prions de ne pas :",
  conductLaw: "violer la loi ou les droits d’autrui ;",
  conductSystems:
    "tenter d’accéder à des systèmes ou à des données qui ne vous sont pas destinés, ni perturber ou surcharger le service ;",
  conductCode: "envoyer du code malveillant, ni des données personnelles d’autrui sans son consentement ;",
  conductMessages: "utiliser le formulaire de contact à des fins de publicité, de menace ou de tromperie ;",
  conductMislead:
    "utiliser un résultat ou un rapport pour induire quelqu’un en erreur, par exemple sur l’âge d’un appareil lors d’une vente.",

  property: "Propriété intellectuelle",
  propertyOurs:
    "Les textes, les dessins et la présentation de ce site nous appartiennent, ou appartiennent à ceux qui nous en concèdent l’usage. Vous pouvez imprimer, conserver et partager les résultats et les rapports pour vos propres besoins. Nos paquets logiciels sont soumis à une licence propre, indiquée dans les <developers>conditions pour les développeurs</developers>.",
  propertyMakers:
    "Les noms et les marques des fabricants appartiennent à leurs titulaires. Nous ne les utilisons que pour dire de quel appareil il s’agit. Les fabricants n’ont pas approuvé ce site et n’ont aucun lien avec lui.",

  liability: "Exclusion de garantie et limitation de responsabilité",
  liabilityAsIs:
    "Dans la mesure permise par la loi, le service est fourni « en l’état » et « selon sa disponibilité », sans garantie d’aucune sorte, expresse ou implicite, notamment de qualité marchande, d’adéquation à un usage particulier, d’exactitude ou d’absence d’atteinte aux droits de tiers.",
  liabilityLimit:
    "Dans la mesure permise par la loi, nous ne sommes pas responsables des dommages indirects, accessoires, particuliers ou consécutifs, ni des pertes de profits, de données ou de biens, qui résultent de l’utilisation du service, de l’impossibilité de l’utiliser ou de la confiance accordée à une réponse.",
  liabilityMandatory:
    "Aucune disposition des présentes conditions ne limite une responsabilité que la loi ne permet pas de limiter, notamment en cas de faute intentionnelle, de faute lourde ou d’atteinte à la vie, à l’intégrité physique ou à la santé, ni les droits que la loi accorde aux consommateurs.",

  indemnity: "Indemnisation",
  indemnityClaims:
    "Si un tiers forme une réclamation contre nous parce que vous avez, par votre faute, enfreint les présentes conditions ou la loi en utilisant le service, vous nous garantissez contre cette réclamation et contre les frais raisonnables de notre défense, dans la mesure permise par la loi.",

  termination: "Résiliation",
  terminationYou: "Vous pouvez cesser d’utiliser le site à tout moment, sans nous en avertir.",
  terminationWe:
    "Si vous enfreignez les présentes conditions, votre droit d’utiliser le site prend fin. Nous pouvons alors bloquer votre accès, sans préavis lorsque la protection du service l’exige. Les sections 4, 5, 7, 8, 9, 13 et 15 restent applicables.",

  third: "Services de tiers",
  thirdList:
    "Certaines parties du site dépendent de services de tiers. Leurs propres conditions s’appliquent à ce qu’ils font. Il s’agit :",
  thirdAnalytics:
    "d’un service de mesure d’audience, s’il est configuré, qui compte les visites et les événements ;",
  thirdCaptcha: "de reCAPTCHA de Google sur la page de contact, s’il est configuré ;",
  thirdModel:
    "d’un modèle de langage, s’il est configuré, interrogé sur les modèles que nos propres données ne connaissent pas ;",
  thirdSharing:
    "des réseaux et des services de messagerie que vous choisissez quand vous partagez quelque chose.",
  thirdLinks:
    "Le site renvoie à d’autres sites, par exemple à des sources. Nous ne répondons pas de leur contenu.",

  privacy: "Confidentialité",
  privacyPart:
    "Ce que nous conservons et pendant combien de temps, et comment vous pouvez le faire supprimer, figure dans notre <privacy>politique de confidentialité</privacy>.",

  law: "Droit applicable",
  lawStates:
    "Les présentes conditions sont régies par le droit des États-Unis et, lorsque celui-ci laisse une question aux États, par le droit de l’État où nous avons notre siège, à l’exclusion de leurs règles de conflit de lois.",
  lawConsumers:
    "Si vous êtes consommateur, vous conservez la protection que vous accordent les dispositions impératives du droit de votre lieu de résidence. En cas de divergence entre les versions linguistiques des présentes conditions, la version anglaise prévaut dans la mesure où ce droit le permet.",

  changes: "Modification des conditions",
  changesNotice:
    "Nous pouvons modifier les présentes conditions. Nous annonçons les modifications importantes sur ce site 30 jours avant leur entrée en vigueur. Les autres modifications prennent effet dès leur publication. Quiconque utilise ensuite le site accepte les conditions modifiées.",
  changesDate: "Cette page présente toujours les conditions en vigueur à la date indiquée en haut.",

  severability: "Divisibilité",
  severabilityRest:
    "Si une partie des présentes conditions n’est pas valable ou ne peut être appliquée, le reste demeure en vigueur. Les dispositions prévues par la loi remplacent cette partie.",

  contact: "Coordonnées",
  contactReach:
    "Pour toute question sur les présentes conditions, vous pouvez joindre {named, select, yes {{company}} other {l’exploitant de ce site}} {mail, select, yes {par courriel à {email} ou } other {}}par le <contact>formulaire de contact</contact>.",

  important: "Important",
  importantEntire:
    "Les présentes conditions constituent l’intégralité de l’accord entre vous et nous sur l’utilisation de ce site. Elles remplacent tout ce qui a été convenu ou dit auparavant à ce sujet.",
};
