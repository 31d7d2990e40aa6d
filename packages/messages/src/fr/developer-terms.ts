import type { Messages } from "../catalog/shape.ts";

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
    "Nous conservons les vérifications et les rapports comme l’indique notre <privacy>politique de confidentialité</privacy>. N’envoyez rien qui identifie une personne. Informez vos utilisateurs que nous recevons les numéros de série.",

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
