import type { Messages } from "../catalog/shape.ts";

/** The privacy policy, in twelve sections. */
export const privacy: Messages["privacy"] = {
  metaTitle: "Politique de confidentialité | Heater Age",
  metaDescription:
    "Ce que Heater Age conserve quand vous vérifiez un numéro de série, créez un rapport ou nous écrivez, combien de temps, et comment le supprimer.",
  title: "Politique de confidentialité",
  intro:
    "Vous pouvez vérifier un chauffe-eau sans compte et sans nous dire qui vous êtes. Voici ce que nous conservons, combien de temps, et comment le supprimer.",

  who: "Qui est responsable",
  whoOperator:
    "« Nous » désigne {named, select, yes {{company}, éditeur de ce site} other {l’exploitant de ce site}}. Nous décidons de ce qui est conservé et en sommes responsables. Vous pouvez nous joindre {mail, select, yes {par courriel à {email} ou } other {}}par le <contact>formulaire de contact</contact>.",
  whoBasis:
    "Lorsque la loi exige une base juridique, comme le règlement général sur la protection des données (RGPD), voici les nôtres. Nous traitons vérifications, rapports et messages parce que vous nous le demandez (article 6.1.b). Nous enregistrons les vérifications, limitons les requêtes et examinons les erreurs dans un intérêt légitime (article 6.1.f) : un service exact, qui fonctionne et dont on n’abuse pas. Ce qui exige votre consentement n’a lieu qu’avec lui (article 6.1.a).",

  checks: "Vérifications de numéros de série",
  checksStored:
    "Conservé pour chaque vérification envoyée : la marque, le numéro de série, le numéro de modèle (s’il est donné), la date et l’âge que nous avons lus, et l’heure. Nous nous en servons pour trouver les règles fausses et les marques manquantes. Pendant la saisie, le numéro reste dans votre navigateur.",
  checksAnonymous:
    "Non conservé : votre nom, votre adresse IP et tout ce qui identifie votre appareil. Mais quelqu’un qui sait à qui est le chauffe-eau pourrait faire le lien. C’est pourquoi nous supprimons ces données au bout d’un certain temps.",
  checksScan:
    "Les scans et les photos de plaques ne quittent jamais votre appareil et disparaissent quand vous fermez le scanner. Pour vous en assurer, passez en mode avion une fois le scanner chargé, puis scannez.",
  checksShared:
    "Les photos que vous partagez avec l’application installée restent aussi sur votre appareil. Si l’une d’elles arrive par erreur sur notre serveur, elle est rejetée sans être lue.",
  checksAddress:
    "L’adresse d’une page de résultat contient votre saisie, pour que vous puissiez la recharger ou la garder. Elle reste dans l’historique de votre navigateur. Nous demandons au navigateur de ne pas la transmettre à d’autres sites, et nous ne la journalisons pas. Une vérification faite sans réseau, ou pendant une panne de notre service, attend sur votre appareil 30 jours au plus. Nous l’enregistrons quand vous êtes en ligne, avec l’heure à laquelle vous l’avez faite.",

  reports: "Rapports de diagnostic",
  reportsStored:
    "Conservé seulement si vous le demandez : la marque, le numéro de série, le numéro de modèle, les dates possibles et l’heure de la vérification. Toute personne qui a le lien peut lire le rapport. Personne ne peut deviner ce lien, et nous demandons aux moteurs de recherche de l’ignorer.",
  reportsDelete:
    "Vous recevez un lien qui supprime le rapport. Nous ne l’affichons qu’une fois. La suppression efface le contenu définitivement. Seul le numéro subsiste un certain temps, pour que l’adresse puisse indiquer ce qu’il est devenu.",

  contact: "Vos messages",
  contactStored:
    "Conservé quand vous nous écrivez : votre nom, votre adresse électronique, votre numéro de téléphone (s’il est donné), l’objet, le message, la langue de la page et l’heure. Nous ne nous en servons que pour vous répondre. Une copie peut aller dans notre messagerie, où nous la gardons tant que l’affaire l’exige.",

  correctionsStored:
    "Conservé quand vous envoyez une date imprimée : la marque, le numéro de série, la date et son emplacement, votre remarque, la langue de la page, l’heure et notre lecture. Nous nous en servons pour tester et corriger nos règles. Nous n’y joignons ni nom, ni photo, ni adresse IP : n’en mettez pas dans la remarque.",

  errors: "Rapports d’erreur",
  errorsStored:
    "Si une page ne fonctionne plus, votre navigateur nous le signale pour que nous puissions la réparer. Conservé : l’erreur et son emplacement dans notre code, l’adresse de la page, la requête en échec, le navigateur, la taille de la fenêtre, la langue, l’heure, et votre description, si vous en ajoutez une. Un nombre aléatoire relie les erreurs d’une même visite.",
  errorsMasked:
    "Avant l’enregistrement, nous masquons les adresses électroniques, les numéros de téléphone, les autres longs numéros et les numéros de série désignés comme tels. Ne mettez pas de noms dans votre description.",

  network: "Adresses IP et journaux",
  networkLimits:
    "Chaque requête arrive avec une adresse IP. Nous comptons les requêtes par adresse, pour que personne ne surcharge le service. Nous gardons pour cela l’adresse en mémoire vive pendant une minute, ou une heure après l’envoi d’un message ou d’une date imprimée. Elle n’est jamais enregistrée dans notre base de données.",
  networkLogs:
    "Nos journaux contiennent l’heure, la page ou la fonction appelée, le succès ou l’échec, et la durée. Ils ne contiennent ni adresse IP ni rien de ce que vous avez saisi. Comme pour tout site web, nos fournisseurs de réseau et de serveurs voient aussi votre adresse.",

  browser: "Stockage dans votre navigateur",
  browserIntro:
    "Nous ne déposons aucun cookie à nous et ne vous suivons pas d’un site à l’autre. Votre navigateur conserve ceci, que vous pouvez supprimer à tout moment :",
  browserLanguage: "votre langue ;",
  browserReports: "les liens qui suppriment vos rapports ;",
  browserTyped: "votre saisie, jusqu’à la fermeture de l’onglet ;",
  browserHeaters:
    "les chauffe-eau enregistrés, avec notes et photos : rien n’en est envoyé, et vous pouvez tout supprimer sur la page « Mes chauffe-eau » ;",
  browserSession: "le nombre aléatoire des rapports d’erreur, jusqu’à la fermeture de l’onglet ;",
  browserKept: "une copie de ce site, pour qu’il s’ouvre sans réseau\u202f;",
  browserWaiting: "les vérifications faites sans réseau, jusqu’à leur enregistrement\u202f;",
  browserInstall:
    "le nombre de résultats vus, jusqu’à ce que nous proposions l’application, puis le fait de l’avoir proposée ;",
  browserConsent: "votre réponse, si nous avons demandé votre consentement.",

  counts: "Comptages et partage",
  countsNumbers:
    "Nous comptons chaque jour les vérifications par marque et par âge, les erreurs et l’usage de chaque moyen de partage. Nous gardons ces totaux, qui ne permettent de remonter à personne.",
  countsSharing:
    "Quand vous partagez, le service choisi s’ouvre dans sa propre fenêtre et reçoit l’adresse et le texte partagés. Rien n’en est chargé avant.",

  services: "Services de tiers",
  servicesIntro:
    "Nous ne vendons pas de données et n’affichons pas de publicité. Des fournisseurs de serveurs et de messagerie travaillent pour notre compte. Les services ci-dessous ne sont actifs que s’ils sont configurés pour ce site. Ils peuvent traiter des données dans d’autres pays, dont les États-Unis.",
  servicesAnalytics:
    "La mesure d’audience (actuellement : {analytics, select, no {désactivée} other {{analytics}}}) compte les pages vues et des événements comme l’envoi d’une vérification. Elle ne reçoit jamais de numéro de série ni de modèle, ni la partie d’une adresse après le point d’interrogation. Elle voit votre adresse IP, comme tout serveur. Si le consentement est nécessaire, comme pour Google Analytics et ses cookies, rien n’est envoyé avant votre accord. Vous pouvez le retirer en bas de cette page. Le signal Global Privacy Control vaut refus.",
  servicesCaptcha:
    "La protection contre les robots (actuellement : {captcha, select, yes {activée} other {désactivée}}) charge reCAPTCHA, de Google, sur la page de contact. Google reçoit alors votre adresse IP et des données sur votre navigateur, et peut déposer des cookies. Nous demandons seulement à Google si vous avez réussi le test.",
  servicesModel:
    "Si nous ne connaissons pas un modèle, sa marque et son numéro de modèle peuvent être envoyés au fournisseur d’un modèle de langage. Le numéro de série ne l’est jamais. Les données obtenues portent la mention « complété par l’IA ».",

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
  keepAnswers: "Réponses d’un modèle de langage sur les modèles",
  keepAnswersTime: "{answers, plural, one {# jour} many {# de jours} other {# jours}}",
  keepRepeats: "Réponses chiffrées, pour les requêtes répétées",
  keepRepeatsTime: "{repeats, plural, one {# jour} many {# de jours} other {# jours}}",
  keepIds: "Identifiants aléatoires de vérifications, pour éviter les doublons",
  keepIdsTime: "35 jours",
  keepNetwork: "Adresses IP, en mémoire vive seulement",
  keepNetworkTime: "1 minute, ou 1 heure après un message ou une date imprimée",
  keepCounts: "Comptages",
  keepCountsTime: "Sans limite",
  keepBackups:
    "Les données supprimées peuvent rester dans les sauvegardes, au plus pendant une nouvelle durée égale.",

  rights: "Vos droits, et comment supprimer vos données",
  rightsList:
    "Vous pouvez demander ce que nous détenons sur vous, et le faire rectifier, supprimer ou remettre. Vous pouvez vous opposer à notre usage de ces données ou retirer un consentement pour l’avenir. C’est gratuit, et vous n’avez pas à donner de raison. Pour trouver vos données, il nous faut :",
  rightsCheck: "pour une vérification : la marque, le numéro de série et à peu près le moment ;",
  rightsReport: "pour un rapport : son adresse, sauf si vous avez le lien de suppression ;",
  rightsMessage: "pour un message : l’adresse électronique donnée ;",
  rightsCorrection:
    "pour une date imprimée : la marque, le numéro de série et à peu près le moment de l’envoi ;",
  rightsError: "pour un rapport d’erreur : l’ID de l’erreur.",
  rightsReach:
    "Écrivez-nous {mail, select, yes {à {email} ou } other {}}par le <contact>formulaire de contact</contact>. Nous répondons dans un délai d’un mois. Vous pouvez aussi introduire une réclamation auprès de l’autorité de protection des données dont vous dépendez.",

  changes: "Enfants, et modifications",
  changesChildren:
    "Ce site ne s’adresse pas aux enfants de moins de 13 ans, et nous ne conservons sciemment rien à leur sujet.",
  changesNotice:
    "Quand nos pratiques changent, nous mettons à jour cette page et sa date. Si une modification concerne des données déjà détenues, nous l’annonçons sur ce site 30 jours à l’avance.",
};
