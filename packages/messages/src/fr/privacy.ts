import type { Messages } from "../catalog/shape.ts";

/** The privacy policy, in twelve sections. */
export const privacy: Messages["privacy"] = {
  metaTitle: "Politique de confidentialité | Heater Age",
  metaDescription:
    "Ce que Heater Age conserve quand vous vérifiez un numéro de série, créez un rapport ou nous écrivez, pendant combien de temps, et comment le faire supprimer.",
  title: "Politique de confidentialité",
  intro:
    "Vous pouvez vérifier un chauffe-eau ici sans compte et sans nous dire qui vous êtes. Cette page explique ce qui est alors conservé, pendant combien de temps, et comment le faire supprimer.",

  who: "Qui est responsable",
  whoOperator:
    "« Nous » désigne {named, select, yes {{company}, éditeur de ce site} other {l’exploitant de ce site}}. Nous décidons de ce qui est conservé et en sommes responsables. Vous pouvez nous joindre {mail, select, yes {par courriel à {email} ou } other {}}par le <contact>formulaire de contact</contact>.",
  whoBasis:
    "Lorsque la loi exige une base juridique, comme le fait le règlement général sur la protection des données (RGPD), la voici : nous traitons les vérifications, les rapports et les messages parce que vous nous le demandez (article 6.1.b). Nous enregistrons les vérifications, limitons les requêtes et examinons les erreurs parce que nous avons un intérêt légitime à ce que le service soit exact, fonctionne et ne soit pas détourné (article 6.1.f). Ce qui requiert votre consentement n’a lieu qu’avec celui-ci (article 6.1.a).",

  checks: "Vérifications de numéros de série",
  checksStored:
    "Quand vous envoyez une vérification, nous conservons la marque, le numéro de série, le numéro de modèle si vous l’avez indiqué, la date et l’âge que nous avons lus, et le moment de la vérification. Ces enregistrements nous servent à trouver les erreurs de nos règles et à savoir quelles marques manquent. Pendant que vous tapez, votre navigateur lit le numéro tout seul.",
  checksAnonymous:
    "Rien dans un tel enregistrement ne dit qui vous êtes : il ne contient ni nom, ni adresse réseau, ni rien qui identifie votre téléphone ou votre ordinateur. Mais un numéro de série appartient à un seul chauffe-eau, et quelqu’un qui sait à qui est ce chauffe-eau pourrait faire le rapprochement. C’est pourquoi nous supprimons ces enregistrements au bout d’un certain temps.",
  checksScan:
    "Quand vous scannez une plaque avec la caméra ou à partir d’une photo, votre navigateur la lit sur votre appareil. La photo n’est jamais envoyée, et elle disparaît quand vous fermez le scanner. Vous pouvez le vérifier : dans l’onglet Réseau des outils de développement du navigateur, vous verrez qu’un scan ne charge que des fichiers de ce site, et qu’il marche en mode avion une fois qu’ils sont là.",
  checksAddress:
    "L’adresse d’une page de résultat contient ce que vous avez saisi, pour que vous puissiez la recharger ou la garder. Elle reste dans l’historique de votre navigateur. Nous demandons à votre navigateur de ne pas la transmettre à d’autres sites, et elle n’entre pas dans nos journaux. Une vérification à laquelle votre navigateur répond tout seul, parce que le réseau ou notre service est en panne, n’est pas enregistrée.",

  reports: "Rapports de diagnostic",
  reportsStored:
    "Un rapport de diagnostic n’est conservé que si vous en demandez un. Il contient la marque, le numéro de série, le numéro de modèle, les dates possibles et le moment de la vérification. Quiconque a son adresse peut le lire. Cette adresse ne peut pas être devinée, et il est demandé aux moteurs de recherche de l’ignorer.",
  reportsDelete:
    "Avec le rapport, vous recevez un lien qui permet de le supprimer. Nous n’affichons ce lien qu’une seule fois. Quand un rapport est supprimé, son contenu est effacé définitivement. Seul son numéro subsiste un certain temps, pour que son adresse puisse indiquer ce qu’il est devenu.",

  contact: "Vos messages",
  contactStored:
    "Si vous nous écrivez, nous conservons votre nom, votre adresse électronique, votre numéro de téléphone si vous l’avez indiqué, l’objet, le message, la langue de la page et l’heure. Nous nous en servons pour vous répondre, et pour rien d’autre. Le message peut aussi être transmis à notre messagerie, où nous le gardons aussi longtemps que l’affaire l’exige.",

  correctionsStored:
    "Si vous nous envoyez la date imprimée sur un appareil, nous enregistrons la marque, le numéro de série, la date, l’endroit où elle figure, votre remarque si vous en avez écrit une, la langue de la page et l’heure, ainsi que ce que nous avons lu dans le numéro. Cela nous sert à vérifier et à corriger nos règles. Aucun nom, aucune photo ni aucune adresse réseau n’y est joint ; veuillez ne pas en mettre dans la remarque.",

  errors: "Rapports d’erreur",
  errorsStored:
    "Si quelque chose ne fonctionne plus dans la page, votre navigateur nous le signale pour que nous puissions le réparer : l’erreur et l’endroit de notre code où elle s’est produite, l’adresse de la page, la requête qui a échoué, le type de navigateur, la taille de la fenêtre, la langue, l’heure et un nombre aléatoire qui relie les erreurs d’une même visite. Si vous décrivez ce que vous faisiez, nous le recevons aussi.",
  errorsMasked:
    "Avant tout enregistrement, les adresses électroniques, les numéros de téléphone, les autres longs numéros et les numéros de série désignés comme tels sont remplacés par des mentions génériques. Veuillez ne pas mettre de noms dans votre description.",

  network: "Adresses réseau et journaux",
  networkLimits:
    "Toute requête comporte l’adresse réseau (IP) à laquelle la réponse est envoyée. Nous comptons les requêtes qui viennent d’une même adresse, pour que personne ne puisse surcharger le service. L’adresse est pour cela gardée en mémoire vive pendant une minute, et pendant une heure après un message envoyé par le formulaire de contact ou l’envoi d’une date imprimée. Elle n’est jamais enregistrée dans notre base de données.",
  networkLogs:
    "Nos journaux contiennent l’heure, la page ou la fonction appelée, la réussite ou l’échec de l’appel et sa durée. Ils ne contiennent ni adresse réseau ni rien de ce que vous avez saisi. Ceux qui fournissent le réseau et les serveurs voient aussi votre adresse, comme pour tout site web.",

  browser: "Stockage dans votre navigateur",
  browserIntro:
    "Le service ne dépose pas de cookies qui lui soient propres et ne vous suit pas de site en site. Les éléments suivants restent dans votre navigateur, où vous pouvez les supprimer à tout moment :",
  browserLanguage: "la langue que vous avez choisie ;",
  browserReports: "les liens de suppression des rapports que vous avez créés ;",
  browserTyped: "ce que vous avez saisi, jusqu’à la fermeture de l’onglet, pour que rien ne se perde ;",
  browserSession: "le nombre aléatoire des rapports d’erreur, jusqu’à la fermeture de l’onglet ;",
  browserConsent: "votre réponse, si votre consentement vous a été demandé.",

  counts: "Comptages et partage",
  countsNumbers:
    "Nous comptons les vérifications faites chaque jour par marque et par âge d’appareil, les erreurs, et l’usage de chaque moyen de partage. Ce sont de simples nombres, qui ne permettent de remonter à personne, et nous les gardons.",
  countsSharing:
    "Si vous partagez une page ou un résultat, le service que vous choisissez s’ouvre dans sa propre fenêtre et reçoit l’adresse et le texte que vous partagez. Rien n’est chargé auparavant depuis ces services.",

  services: "Services de tiers",
  servicesIntro:
    "Nous ne vendons pas de données et n’affichons pas de publicité. Des fournisseurs de serveurs et de messagerie travaillent pour notre compte. Au-delà, les services suivants ne sont utilisés que s’ils sont configurés pour ce site. Ils peuvent traiter des données dans d’autres pays, dont les États-Unis.",
  servicesAnalytics:
    "Mesure d’audience, si elle est configurée (actuellement : {analytics, select, no {non} other {{analytics}}}) : un service de mesure compte les pages ouvertes et des événements tels que l’envoi d’une vérification. Il ne reçoit jamais de numéro de série ni de modèle, ni la partie d’une adresse qui suit le point d’interrogation. Il voit votre adresse réseau, comme tout serveur que votre navigateur appelle. Lorsque le consentement est nécessaire, comme pour Google Analytics, qui dépose des cookies, rien n’est envoyé avant que vous ne l’ayez donné, et vous pouvez le retirer en bas de cette page. Le signal « Global Privacy Control » de votre navigateur vaut refus.",
  servicesCaptcha:
    "Protection contre les robots, si elle est configurée (actuellement : {captcha, select, yes {oui} other {non}}) : la page de contact charge reCAPTCHA de Google. Google reçoit alors votre adresse réseau et des données sur votre navigateur, et peut déposer des cookies. Nous demandons seulement à Google si le test a été réussi.",
  servicesModel:
    "Données sur les modèles fournies par un modèle de langage, s’il est configuré : la marque et le numéro d’un modèle de chauffe-eau que nos propres données ne connaissent pas peuvent être envoyés au fournisseur d’un modèle de langage. Le numéro de série n’est jamais envoyé. Ces données portent la mention « complété par l’IA ».",

  keep: "Durée de conservation",
  keepIntro: "Les données plus anciennes sont supprimées automatiquement.",
  keepChecks: "Vérifications",
  keepChecksTime: "{checks, plural, one {# jour} many {# de jours} other {# jours}}",
  keepReports: "Rapports de diagnostic",
  keepReportsTime:
    "Jusqu’à ce que vous les supprimiez, {reports, plural, one {# jour} many {# de jours} other {# jours}} au plus",
  keepMessages: "Vos messages",
  keepMessagesTime: "{messages, plural, one {# jour} many {# de jours} other {# jours}}",
  keepCorrections: "Dates imprimées que vous avez envoyées",
  keepCorrectionsTime: "{corrections, plural, one {# jour} many {# de jours} other {# jours}}",
  keepErrors: "Rapports d’erreur",
  keepErrorsTime: "{errors, plural, one {# jour} many {# de jours} other {# jours}}",
  keepAnswers: "Réponses d’un modèle de langage sur les appareils",
  keepAnswersTime: "{answers, plural, one {# jour} many {# de jours} other {# jours}}",
  keepRepeats: "Réponses à des requêtes qu’un navigateur ou un programme peut répéter, chiffrées",
  keepRepeatsTime: "{repeats, plural, one {# jour} many {# de jours} other {# jours}}",
  keepNetwork: "Adresses réseau, en mémoire vive uniquement",
  keepNetworkTime: "Une minute, une heure pour les messages et les dates imprimées",
  keepCounts: "Comptages",
  keepCountsTime: "Sans limite : ils ne permettent de remonter à personne",
  keepBackups:
    "Des sauvegardes sont faites en cas de perte de la base de données. Ce qui a été supprimé en disparaît aussi, au plus tard à l’issue d’un nouveau délai de même durée.",

  rights: "Vos droits, et comment faire supprimer des données",
  rightsList:
    "Vous pouvez nous demander ce que nous détenons sur vous, le faire rectifier ou effacer, ou vous le faire remettre. Vous pouvez vous opposer à l’usage que nous en faisons et retirer un consentement pour l’avenir. C’est gratuit, et vous n’avez pas à donner de raison. Pour que nous trouvions les bonnes données, indiquez-nous :",
  rightsCheck: "pour une vérification : la marque, le numéro de série et le moment approximatif ;",
  rightsReport:
    "pour un rapport dont vous n’avez plus le lien de suppression : l’adresse du rapport. Avec le lien, vous n’avez pas besoin de nous solliciter ;",
  rightsMessage: "pour un message : l’adresse électronique que vous avez indiquée ;",
  rightsCorrection:
    "pour une date imprimée : la marque, le numéro de série et le moment approximatif de l’envoi ;",
  rightsError: "pour un rapport d’erreur : l’ID de l’erreur qui était affiché.",
  rightsReach:
    "Écrivez-nous {mail, select, yes {à {email} ou } other {}}par le <contact>formulaire de contact</contact>. Nous répondons dans un délai d’un mois. Vous pouvez aussi introduire une réclamation auprès de l’autorité de protection des données de votre lieu de résidence.",

  changes: "Enfants, et modification de cette politique",
  changesChildren:
    "Ce site ne s’adresse pas aux enfants de moins de 13 ans, et nous ne conservons sciemment rien à leur sujet.",
  changesNotice:
    "Quand ce que nous faisons change, cette page change aussi, de même que la date en haut. Si une modification concerne des données que nous détenons déjà, nous l’annonçons sur ce site 30 jours à l’avance.",
};
