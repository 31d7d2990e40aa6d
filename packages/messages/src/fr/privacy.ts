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
    "Conservé pour chaque vérification : marque, numéro de série, numéro de modèle (s’il est donné), date et âge trouvés, heure. Cela nous sert à trouver les règles fausses et les marques manquantes.",
  checksAnonymous:
    "Non conservé : votre nom, votre adresse IP et tout ce qui identifie votre appareil. Mais quelqu’un qui sait à qui est le chauffe-eau pourrait faire le lien.",
  checksScan:
    "Les scans et les photos de plaques ne quittent jamais votre appareil et disparaissent quand vous fermez le scanner. Si une photo partagée avec l’application arrive par erreur sur notre serveur, elle est rejetée sans être lue.",
  checksAddress:
    "L’adresse d’un résultat contient votre saisie et reste dans l’historique de votre navigateur. Nous ne la journalisons pas.",

  reports: "Rapports",
  reportsStored:
    "Conservé si vous en demandez un : marque, numéro de série, numéro de modèle, dates possibles et heure de la vérification. Toute personne qui a le lien peut le lire. Nous demandons aux moteurs de recherche de l’ignorer.",
  reportsDelete:
    "Le lien de suppression, affiché une seule fois, efface le contenu. Le numéro du rapport subsiste un certain temps.",

  contact: "Messages",
  contactStored:
    "Conservé avec un message : nom, adresse e-mail, numéro de téléphone (s’il est donné), objet, texte, langue de la page et heure. Cela ne sert qu’à vous répondre. Une copie peut rester dans notre messagerie aussi longtemps que nécessaire.",

  correctionsStored:
    "Conservé avec une date imprimée que vous envoyez : marque, numéro de série, date et emplacement, remarque, langue de la page, heure et notre lecture. Cela nous sert à tester et à corriger nos règles.",

  errors: "Rapports d’erreur",
  errorsStored:
    "Pour réparer les pages en panne, nous conservons l’erreur, son emplacement dans notre code, l’adresse de la page et la requête en échec. S’y ajoutent le navigateur, la taille de la fenêtre, la langue, l’heure, votre description (si vous en donnez une) et un nombre aléatoire par visite.",
  errorsMasked:
    "Nous masquons d’abord les adresses e-mail, les numéros de téléphone, les autres longs numéros et les numéros de série désignés comme tels. Ne mettez pas de noms dans votre description.",

  network: "Journaux des serveurs",
  networkLimits: "Nous comptons les requêtes par adresse IP, pour que personne ne surcharge le service.",
  networkLogs:
    "Nos journaux contiennent l’heure, la page ou la fonction, le résultat et la durée, mais ni adresse IP ni rien de votre saisie. Nos fournisseurs de réseau et de serveurs voient aussi votre adresse IP.",

  browser: "Votre navigateur",
  browserIntro:
    "Nous ne déposons aucun cookie nous-mêmes et ne vous suivons pas d’un site à l’autre. Votre navigateur conserve :",
  browserLanguage: "votre langue ;",
  browserReports: "les liens qui suppriment vos rapports ;",
  browserTyped:
    "votre saisie et un nombre aléatoire pour les rapports d’erreur, jusqu’à la fermeture de l’onglet ;",
  browserHeaters:
    "les chauffe-eau et les visites que vous enregistrez, avec notes et photos (jamais envoyés) ;",
  browserKept: "ce site, pour l’utiliser hors ligne ;",
  browserWaiting:
    "les vérifications faites hors ligne, jusqu’à leur envoi (supprimées après 30 jours)\u202f;",
  browserInstall: "le nombre de résultats vus, puis le fait que nous avons proposé l’application ;",
  browserConsent: "votre réponse sur le consentement.",
  browserDelete:
    "Supprimez chauffe-eau et visites dans « Mes chauffe-eau ». Pour tout supprimer, effacez les données de ce site dans les réglages de votre navigateur.",

  counts: "Comptages et partage",
  countsNumbers:
    "Nous gardons des totaux quotidiens qui ne permettent de remonter à personne : vérifications par marque et par âge, erreurs et moyens de partage.",
  countsSharing: "Quand vous partagez, seul le service choisi reçoit l’adresse et le texte.",

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
  keepCorrections: "Dates imprimées",
  keepCorrectionsTime: "{corrections, plural, one {# jour} many {# de jours} other {# jours}}",
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
  rightsCheck:
    "pour une vérification ou une date imprimée : la marque, le numéro de série et la date approximative de l’envoi ;",
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
