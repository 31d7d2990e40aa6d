import type { Messages } from "../catalog/shape.ts";

/** The privacy policy, in twelve sections. */
export const privacy: Messages["privacy"] = {
  metaTitle: "Politique de confidentialité | Heater Age",
  metaDescription: "Ce que Heater Age conserve, combien de temps, et comment le faire supprimer.",
  title: "Politique de confidentialité",

  who: "Qui nous sommes",
  whoOperator:
    "« Nous » désigne {named, select, yes {{company}, éditeur de ce site} other {l’exploitant de ce site}}. Nous sommes responsables de vos données. Vous pouvez nous joindre {mail, select, yes {par e-mail à {email} ou } other {}}par le <contact>formulaire de contact</contact>.",
  whoBasis:
    "Lorsque le RGPD de l’Union européenne s’applique, nos bases juridiques sont à l’article 6, paragraphe 1. Nous traitons vérifications, rapports et messages parce que vous nous le demandez (b). Nous enregistrons les vérifications, limitons les requêtes et examinons les erreurs dans un intérêt légitime : un service exact, qui fonctionne, sans abus (f). Ce qui exige votre consentement n’a lieu qu’avec lui (a).",

  checks: "Vérifications",
  checksStored:
    "Conservé pour chaque vérification : marque, numéro de série, numéro de modèle (s’il est donné), date et âge trouvés, heure. Un nombre aléatoire évite de la compter deux fois. Les vérifications nous servent à trouver les règles fausses et les marques manquantes.",
  checksAnonymous:
    "Non conservé : votre nom, votre adresse IP et tout ce qui identifie votre appareil. Mais quelqu’un qui sait à qui est le chauffe-eau pourrait faire le lien.",
  checksScan:
    "Les scans et les photos de plaques ne quittent jamais votre appareil et disparaissent quand vous fermez le scanner.",
  checksAddress:
    "L’adresse d’un résultat contient votre saisie et reste dans l’historique de votre navigateur. Nous ne la journalisons pas.",

  reports: "Rapports",
  reportsStored:
    "Conservé si vous en demandez un : marque, numéro de série, numéro de modèle, dates possibles et heure de la vérification. Si vous les saisissez, aussi les noms, le téléphone et le client ou l’adresse. Toute personne qui a le lien peut le lire. Nous demandons aux moteurs de recherche de l’ignorer.",
  reportsDelete:
    "Le lien de suppression, affiché une seule fois, efface le contenu. Le numéro du rapport subsiste un certain temps.",

  contact: "Messages",
  contactStored:
    "Conservé avec un message : nom, adresse e-mail, numéro de téléphone (s’il est donné), objet, texte, langue de la page et heure. Cela ne sert qu’à vous répondre. Une copie peut rester dans notre messagerie aussi longtemps que nécessaire.",

  errors: "Rapports d’erreur",
  errorsStored:
    "Pour réparer les pages en panne, nous conservons l’erreur, son emplacement dans notre code, l’adresse de la page et la requête en échec. S’y ajoutent le navigateur, la taille de la fenêtre, la langue, l’heure, votre description (si vous en donnez une) et un nombre aléatoire par visite.",
  errorsMasked:
    "Nous masquons d’abord les adresses e-mail, les numéros de téléphone, les autres longs numéros et les numéros de série désignés comme tels. Ne mettez pas de noms dans votre description.",

  network: "Journaux des serveurs",
  networkLimits: "Nous comptons les requêtes par adresse IP, pour que personne ne surcharge le service.",
  networkLogs:
    "Nos journaux contiennent l’heure, la page ou la fonction, le résultat et la durée, mais ni adresse IP ni rien de votre saisie. Nos fournisseurs de réseau et de serveurs voient aussi votre adresse IP. Leurs proxys peuvent la journaliser, avec l’adresse de la page et le navigateur.",

  browser: "Votre navigateur",
  browserIntro:
    "Nous ne déposons aucun cookie nous-mêmes et ne vous suivons pas d’un site à l’autre. Votre navigateur conserve :",
  browserLanguage: "votre langue ;",
  browserReports: "les liens qui suppriment vos rapports et les noms que vous y mettez ;",
  browserTyped:
    "votre saisie et un nombre aléatoire pour les rapports d’erreur, jusqu’à la fermeture de l’onglet ;",
  browserHeaters: "les chauffe-eau que vous enregistrez, avec adresses, notes et photos (jamais envoyés) ;",
  browserKept: "ce site, pour l’utiliser hors ligne ;",
  browserWaiting:
    "les vérifications faites hors ligne, jusqu’à leur envoi (supprimées après 30 jours)\u202f;",
  browserConsent: "votre réponse sur le consentement.",
  browserDelete:
    "Supprimez vos chauffe-eau dans « Mes chauffe-eau ». Pour tout supprimer, effacez les données de ce site dans les réglages de votre navigateur.",

  counts: "Comptages et partage",
  countsNumbers:
    "Nous gardons des totaux quotidiens qui ne permettent de remonter à personne : vérifications par marque et par âge, erreurs et moyens de partage.",
  countsSharing:
    "Quand vous partagez, seul le service choisi reçoit l’adresse et le texte. Pour ne compter qu’une fois, nous gardons un nombre aléatoire pendant 30 jours.",

  services: "Services de tiers",
  servicesIntro:
    "Nous ne vendons pas de données et n’affichons pas de publicité. Des fournisseurs de serveurs et de messagerie travaillent pour nous. Ces services, s’ils sont configurés, peuvent traiter des données dans d’autres pays, dont les États-Unis :",
  servicesAnalytics:
    "La mesure d’audience (actuellement : {analytics, select, no {désactivée} other {{analytics}}}) compte les pages vues et des événements comme les vérifications. Elle voit votre adresse IP, mais jamais de numéro de série ni de modèle. Google Analytics peut déposer des cookies et ne reçoit rien avant votre accord. Vous pouvez retirer votre consentement ci-dessous. Le signal Global Privacy Control vaut refus.",
  servicesCaptcha:
    "La protection contre les robots (actuellement : {captcha, select, yes {activée} other {désactivée}}) charge reCAPTCHA, de Google, sur la page de contact. Google reçoit votre adresse IP et des données du navigateur, et peut déposer des cookies.",
  servicesModel:
    "Pour un modèle inconnu, marque et numéro de modèle peuvent être envoyés au fournisseur d’un modèle de langage, mais jamais le numéro de série.",

  keep: "Durée de conservation",
  keepChecks: "Vérifications",
  keepChecksTime: "{checks, plural, one {# jour} many {# de jours} other {# jours}}",
  keepReports: "Rapports",
  keepReportsTime:
    "Jusqu’à ce que vous les supprimiez, {reports, plural, one {# jour} many {# de jours} other {# jours}} au plus",
  keepMessages: "Messages",
  keepMessagesTime: "{messages, plural, one {# jour} many {# de jours} other {# jours}}",
  keepErrors: "Rapports d’erreur",
  keepErrorsTime: "{errors, plural, one {# jour} many {# de jours} other {# jours}}",
  keepAnswers: "Réponses d’un modèle de langage",
  keepAnswersTime: "{answers, plural, one {# jour} many {# de jours} other {# jours}}",
  keepNetwork: "Adresses IP, en mémoire vive seulement",
  keepNetworkTime: "Un jour au plus",
  keepCounts: "Comptages",
  keepCountsTime: "Sans limite",
  keepBackups:
    "Les données sont ensuite supprimées automatiquement. Les sauvegardes peuvent les garder encore aussi longtemps.",

  rights: "Vos droits",
  rightsList:
    "Vous pouvez consulter, rectifier, supprimer ou recevoir vos données, vous opposer à leur utilisation ou retirer un consentement pour l’avenir. C’est gratuit et sans justification. Indiquez-nous :",
  rightsCheck: "pour une vérification : la marque, le numéro de série et la date approximative de l’envoi ;",
  rightsReport: "pour un rapport : son adresse ;",
  rightsMessage: "pour un message : votre adresse e-mail ;",
  rightsError: "pour un rapport d’erreur : l’ID de l’erreur.",
  rightsReach:
    "<contact>Écrivez-nous</contact>. Nous répondons dans un délai d’un mois. Vous pouvez aussi déposer une réclamation auprès de votre autorité de protection des données.",

  changes: "Enfants et modifications",
  changesChildren:
    "Ce site ne s’adresse pas aux enfants de moins de 13 ans, et nous ne conservons sciemment rien à leur sujet.",
  changesNotice:
    "Les modifications sont publiées ici. Si l’une concerne des données déjà détenues, nous l’annonçons sur ce site 30 jours à l’avance.",
};

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

/** The terms for the programming interface and the packages. */
export const developerTerms: Messages["developerTerms"] = {
  metaTitle: "Conditions pour les développeurs | Heater Age",
  metaDescription:
    "Ce que vous pouvez faire de l’API et des paquets Heater Age, y compris à des fins commerciales.",
  title: "Conditions pour les développeurs",

  scope: "Objet",
  scopeParts:
    "Ces conditions couvrent l’API (tout ce qui est sous {api}) et les paquets {decoder} et {client}. Pour les pages du site, voir les <terms>conditions d’utilisation</terms>. « Nous » désigne {named, select, yes {{company}, éditeur de ce site} other {l’exploitant de ce site}}.",

  packages: "Paquets",
  packagesLicense:
    "Seule la licence MIT, jointe à chacun, s’applique aux paquets et au code source de ce service.",
  packagesLocal: "Le décodeur n’envoie rien. Le client n’appelle que l’adresse que vous lui donnez.",

  use: "Utilisation de l’API",
  useFree:
    "L’API est gratuite, sans clé ni compte. Utilisez-la, et utilisez ses réponses, dans vos programmes et vos pages web, y compris à des fins commerciales. Voir la <docs>documentation</docs>.",
  usePages:
    "N’utilisez ni les appels de nos propres pages (rapports d’erreur, comptage des partages, messages), ni ceux de l’exploitant.",

  limits: "Limites",
  limitsHeaders:
    "Les appels sont limités par adresse IP. Après un statut 429, attendez le nombre de secondes donné par {retryAfter}.",
  limitsFair:
    "Ne contournez pas les limites et ne perturbez pas le service. Pour des listes, utilisez {batch}. Pour de gros volumes, utilisez le décodeur, sans limite.",

  data: "Données",
  dataStored:
    "Nous conservons les vérifications et les rapports comme l’indique notre <privacy>politique de confidentialité</privacy>. N’envoyez rien qui identifie une personne, sauf les noms d’un rapport. Informez vos utilisateurs que nous recevons les numéros de série.",

  answers: "Partage des réponses",
  answersHonest: "Lorsque des personnes voient les réponses ou s’y fient :",
  answersAll: "montrez toutes les dates possibles, ou dites qu’il y en a d’autres ;",
  answersCertainty: "ne présentez pas une réponse incertaine comme certaine ;",
  answersModel: "conservez la mention « complété par l’IA » là où elle figure ;",
  answersName: "ne laissez pas croire que nous, ou un fabricant, approuvons votre produit.",

  availability: "Disponibilité",
  availabilityNone: "Nous ne garantissons ni que l’API soit disponible, ni qu’elle le reste.",
  availabilityStable:
    "De nouveaux codes et champs peuvent s’ajouter à tout moment : ignorez ceux que vous ne connaissez pas. Nous annonçons ici les changements incompatibles 30 jours à l’avance, sauf si la sécurité exige d’agir plus tôt.",

  liability: "Garantie et responsabilité",
  liabilityAsIs:
    "Dans la mesure permise par la loi, l’API est fournie « en l’état », sans aucune garantie. Nous ne répondons pas des dommages dus à son utilisation, à l’impossibilité de l’utiliser ou à la confiance accordée à une réponse.",
  liabilityMandatory:
    "Les présentes conditions ne limitent pas la responsabilité que la loi interdit de limiter : faute intentionnelle, faute lourde, décès ou dommage corporel, notamment.",

  blocking: "Blocage",
  blockingWhen:
    "Nous pouvons bloquer ceux qui enfreignent les présentes conditions ou mettent le service en danger.",

  law: "Droit applicable et modifications",
  lawStates:
    "Les présentes conditions sont régies par le droit des États-Unis et de l’État de notre siège. Les dispositions impératives du droit de votre lieu de résidence restent applicables. Si les versions linguistiques divergent, l’anglaise prévaut dans la mesure où ce droit le permet.",
  lawChanges:
    "Nous annonçons ici les modifications importantes 30 jours à l’avance. Si une partie est nulle, le reste demeure en vigueur.",

  contact: "Contact",
  contactReach:
    "Si vous êtes bloqué ou s’il vous faut des limites plus élevées, écrivez-nous {mail, select, yes {à {email} ou } other {}}par le <contact>formulaire de contact</contact>.",
};
