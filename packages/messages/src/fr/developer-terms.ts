import type { Messages } from "../catalog/shape.ts";

/** The terms for the programming interface and the packages. */
export const developerTerms: Messages["developerTerms"] = {
  metaTitle: "Conditions pour les développeurs | Heater Age",
  metaDescription:
    "Ce que vous pouvez faire de l’API et des paquets Heater Age : programmes et usage commercial bienvenus, dans des limites et sans garantie.",
  title: "Conditions pour les développeurs",
  intro:
    "En bref : les paquets sont des logiciels libres. Les programmes peuvent appeler l’API dans ses limites, y compris à des fins commerciales.",

  scope: "Objet des présentes conditions",
  scopeParts:
    "Elles couvrent l’API, c’est-à-dire tout ce qui est sous {api} sur ce site, et les paquets {decoder} et {client}. Les pages du site ont leurs propres <terms>conditions d’utilisation</terms>. « Nous » désigne {named, select, yes {{company}, éditeur de ce site} other {l’exploitant de ce site}}.",

  packages: "Les paquets",
  packagesLicense:
    "Les paquets et le code source de ce service sont sous licence MIT, jointe à chacun. Vous pouvez les utiliser, les modifier, les distribuer et les vendre si vous conservez l’avis de droit d’auteur et de licence. Seule cette licence s’y applique. Les sections ci-dessous concernent l’API.",
  packagesLocal:
    "Le décodeur s’exécute dans votre programme, n’envoie rien et ne limite pas les appels. Le client n’appelle que l’adresse que vous lui donnez.",

  use: "Utilisation de l’API",
  useFree:
    "L’API est gratuite et ne demande ni clé ni compte. Vous pouvez l’appeler depuis des programmes et des pages web et exploiter ses réponses, y compris à des fins commerciales. Voir la <docs>documentation de l’API</docs>.",
  usePages:
    "N’utilisez pas les appels réservés à nos pages : rapports d’erreur, comptage des partages et messages. Les appels avec un jeton d’exploitant sont réservés à l’exploitant.",

  limits: "Limites",
  limitsHeaders:
    "Les appels sont limités par adresse. Les en-têtes {rateLimit} indiquent combien il en reste. Après un statut 429, attendez le nombre de secondes donné par {retryAfter}.",
  limitsFair:
    "Ne contournez pas les limites, par exemple en répartissant les appels sur de nombreuses adresses, et ne perturbez pas le service. Pour des listes de numéros de série, utilisez {batch}. Pour de gros volumes, utilisez le paquet du décodeur, sans limite.",

  data: "Données conservées",
  dataStored:
    "Nous enregistrons une vérification faite par l’API comme sur le site, et conservons un rapport jusqu’à sa suppression. Voir la <privacy>politique de confidentialité</privacy>. N’envoyez rien qui identifie une personne. Si d’autres utilisent votre programme, dites-leur qu’il nous envoie des numéros de série.",

  answers: "Transmission des réponses",
  answersHonest: "Lorsque des personnes voient les réponses ou s’y fient :",
  answersAll: "montrez toutes les dates possibles, ou dites qu’il y en a d’autres ;",
  answersCertainty: "ne présentez pas une réponse incertaine comme certaine ;",
  answersModel: "conservez la mention « complété par l’IA » là où elle figure ;",
  answersName: "ne laissez pas croire que nous, ou un fabricant, approuvons votre produit.",

  availability: "Disponibilité et évolution de l’API",
  availabilityNone:
    "Nous ne garantissons ni que l’API soit toujours disponible, ni combien de temps elle existera.",
  availabilityStable:
    "Les codes et les noms de champs restent les mêmes. De nouveaux peuvent s’ajouter à tout moment : ignorez ce que votre programme ne connaît pas. Nous annonçons ici les changements incompatibles 30 jours à l’avance, sauf si la sécurité exige d’agir plus tôt.",

  liability: "Absence de garantie et responsabilité",
  liabilityAsIs:
    "Dans la mesure permise par la loi, l’API est fournie « en l’état », sans aucune garantie. Nous ne répondons pas des dommages dus à son utilisation, à l’impossibilité de l’utiliser ou à la confiance accordée à une réponse. Si une date compte pour vous, vérifiez-la auprès du fabricant.",
  liabilityMandatory:
    "Les présentes conditions ne limitent aucune responsabilité que la loi interdit de limiter, notamment en cas de faute intentionnelle, de faute lourde ou d’atteinte à la vie, à l’intégrité physique ou à la santé.",

  blocking: "Blocage",
  blockingWhen:
    "Nous pouvons bloquer ceux qui enfreignent les présentes conditions ou mettent le service en danger. Si vous êtes bloqué sans savoir pourquoi, écrivez-nous.",

  law: "Droit applicable et modification des présentes conditions",
  lawStates:
    "Les présentes conditions sont régies par le droit des États-Unis. Lorsque celui-ci laisse une question aux États, le droit de l’État de notre siège s’applique. Les dispositions impératives du droit de votre lieu de résidence restent applicables. Si les versions linguistiques divergent, l’anglaise prévaut dans la mesure où ce droit le permet.",
  lawChanges:
    "Nous annonçons ici les modifications importantes 30 jours avant leur entrée en vigueur. Si une partie est nulle, le reste demeure en vigueur.",

  contact: "Contact",
  contactReach:
    "Écrivez-nous {mail, select, yes {à {email} ou } other {}}par le <contact>formulaire de contact</contact>, y compris pour des limites plus élevées.",
};
