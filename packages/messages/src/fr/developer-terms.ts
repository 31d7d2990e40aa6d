import type { Messages } from "../catalog/shape.ts";

/** The terms for the programming interface and the packages. */
export const developerTerms: Messages["developerTerms"] = {
  metaTitle: "Conditions pour les développeurs | Heater Age",
  metaDescription:
    "Ce que vous pouvez faire de l’API de Heater Age et de ses paquets : les programmes et l’usage commercial sont les bienvenus, dans certaines limites et sans garantie.",
  title: "Conditions pour les développeurs",
  intro:
    "Les présentes conditions s’adressent à ceux qui écrivent des programmes. En bref : les paquets sont des logiciels libres, et l’API peut être appelée par des programmes, y compris à des fins commerciales, pour autant qu’ils en respectent les limites.",

  scope: "Objet des présentes conditions",
  scopeParts:
    "Elles portent sur l’interface de programmation (API), c’est-à-dire tout ce qui se trouve sous {api} à l’adresse de ce site, et sur les paquets {decoder} et {client}. Les pages du site ont leurs propres <terms>conditions d’utilisation</terms>. « Nous » désigne {named, select, yes {{company}, éditeur de ce site} other {l’exploitant de ce site}}.",

  packages: "Les paquets",
  packagesLicense:
    "Les paquets et le code source de ce service sont publiés sous la licence MIT, jointe à chacun d’eux. Vous pouvez les utiliser, les modifier, les redistribuer et les vendre, à condition de conserver l’avis de droit d’auteur et de licence. Ils sont régis par cette seule licence ; les sections qui suivent concernent l’API.",
  packagesLocal:
    "Le décodeur fonctionne là où s’exécute votre programme : il n’envoie rien nulle part et ne limite pas le nombre d’appels. Le client n’appelle que l’adresse que vous lui donnez.",

  use: "Utilisation de l’API",
  useFree:
    "L’API est gratuite et ne demande ni clé ni compte. Vous pouvez l’appeler depuis des programmes et des pages web et exploiter ses réponses, y compris à des fins commerciales. Ses appels sont décrits dans la <docs>documentation de l’API</docs>.",
  usePages:
    "Les appels propres à nos pages, pour les rapports d’erreur, le comptage des partages et les messages, ne sont pas destinés à d’autres programmes. Ce qui demande le jeton de l’exploitant est réservé à l’exploitant.",

  limits: "Limites",
  limitsHeaders:
    "Le nombre d’appels provenant d’une même adresse est limité. Les réponses indiquent dans leurs en-têtes {rateLimit} combien il en reste. Après une réponse de statut 429, attendez le nombre de secondes indiqué par {retryAfter}.",
  limitsFair:
    "Ne contournez pas ces limites, par exemple en répartissant les appels sur de nombreuses adresses, et ne perturbez pas le service pour les autres. Pour les listes de numéros de série, il y a {batch} ; pour les grandes quantités, prenez le paquet du décodeur, qui n’a pas de limite.",

  data: "Données conservées",
  dataStored:
    "Une vérification faite par l’API est enregistrée comme une vérification faite sur le site, et un rapport est conservé jusqu’à sa suppression. La <privacy>politique de confidentialité</privacy> explique ce que cela signifie. N’envoyez rien qui révèle l’identité de quelqu’un. Si d’autres personnes utilisent votre programme, informez-les qu’il nous envoie des numéros de série.",

  answers: "Transmission des réponses",
  answersHonest: "Lorsque des personnes voient les réponses ou s’y fient :",
  answersAll: "montrez toutes les dates possibles s’il y en a plusieurs, ou dites qu’il y en a d’autres ;",
  answersCertainty: "ne présentez pas comme certain ce que la réponse dit incertain ;",
  answersModel: "conservez la mention « complété par l’IA » là où elle figure ;",
  answersName:
    "ne donnez pas l’impression que nous, ou un fabricant de chauffe-eau, approuvons votre produit.",

  availability: "Disponibilité et évolution de l’API",
  availabilityNone:
    "Nous ne garantissons ni que l’API soit toujours disponible, ni qu’elle existe pendant une durée donnée.",
  availabilityStable:
    "Les codes et les noms de champs restent ce qu’ils sont. De nouveaux peuvent apparaître à tout moment : votre programme doit donc ignorer ce qu’il ne connaît pas. Une modification qui empêche des programmes de fonctionner est annoncée sur cette page 30 jours à l’avance, sauf si la sécurité l’exige plus tôt.",

  liability: "Absence de garantie et responsabilité",
  liabilityAsIs:
    "Dans la mesure permise par la loi, l’API est fournie « en l’état », sans garantie d’aucune sorte, et nous ne sommes pas responsables des dommages résultant de son utilisation, de l’impossibilité de l’utiliser ou de la confiance accordée à une réponse. Lorsqu’une date est importante, vérifiez-la auprès du fabricant.",
  liabilityMandatory:
    "Aucune disposition des présentes conditions ne limite une responsabilité que la loi ne permet pas de limiter, notamment en cas de faute intentionnelle, de faute lourde ou d’atteinte à la vie, à l’intégrité physique ou à la santé.",

  blocking: "Blocage",
  blockingWhen:
    "Nous pouvons bloquer ceux dont les appels enfreignent les présentes conditions ou mettent le service en danger. Si vous êtes bloqué sans savoir pourquoi, écrivez-nous.",

  law: "Droit applicable et modification des présentes conditions",
  lawStates:
    "Les présentes conditions sont régies par le droit des États-Unis et, lorsque celui-ci laisse une question aux États, par le droit de l’État où nous avons notre siège. Les dispositions impératives du droit de votre lieu de résidence ne sont pas affectées. En cas de divergence entre les versions linguistiques, la version anglaise prévaut dans la mesure où ce droit le permet.",
  lawChanges:
    "Nous annonçons sur cette page toute modification importante des présentes conditions 30 jours avant son entrée en vigueur. Si une partie n’est pas valable, le reste demeure en vigueur.",

  contact: "Contact",
  contactReach:
    "Écrivez-nous {mail, select, yes {à {email} ou } other {}}par le <contact>formulaire de contact</contact>, y compris si les limites ne vous suffisent pas.",
};
