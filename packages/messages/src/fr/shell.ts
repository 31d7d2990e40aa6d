import type { Messages } from "../catalog/shape.ts";

/** What every page shows: header, footer, and the screens for when something is missing or broken. */
export const shell: Messages["shell"] = {
  siteName: "Heater Age",
  close: "Fermer",
  error: "Erreur",
  sending: "Envoi…",
  skip: "Aller au contenu",
  mainNavigation: "Navigation principale",
  supportedBrands: "Marques",
  myHeaters: "Mes chauffe-eau",
  languageSwitcher: "Langue :",
  footerPromise: "Gratuit. Sans inscription, sans publicité.",
  footerNavigation: "À propos de ce site",
  footerContact: "Contact",
  footerPrivacy: "Confidentialité",
  footerTerms: "Conditions",
  footerDevelopers: "Développeurs (en anglais)",
  footerCompany: "Publié par {company}",
  footerPoweredBy: "Propulsé par",
  footerCopyright: "© {year} {owner}",
  notFoundTitle: "404 – Page introuvable",
  notFoundText: "Elle a peut-être été déplacée, ou l’adresse contient une faute de frappe.",
  notFoundHome: "Vérifier un chauffe-eau",
  errorTitle: "Un problème est survenu",
  errorText:
    "Nous sommes désolés : une erreur inattendue s’est produite. Notre équipe en a été informée et va examiner le problème.",
  errorRetry: "Réessayer",
  errorHome: "Retour à l’accueil",
  offline: "Vous êtes hors ligne.",
  offlineReads: "Vous pouvez quand même vérifier des numéros de série.",
  offlineKept: "Votre saisie n’est pas perdue.",
};

/** What one can do when the page is broken. That it is broken is said by the shell, as it has to be there at once. */
export const failure: Messages["failure"] = {
  id: "ID de l’erreur : {id}",
  details: "Détails techniques",
  describe: "Aidez-nous à corriger ce problème (facultatif)",
  describePrompt: "Que faisiez-vous quand c’est arrivé ?",
  report: "Signaler le problème",
  reported: "Merci pour votre signalement. Nous l’avons bien reçu et allons examiner ce problème.",
};

/** What stands around every long text. */
export const document: Messages["document"] = {
  backHome: "Retour à l’accueil",
  contents: "Sommaire",
  updated: "Dernière mise à jour : {date}",
};

/** What the page says about the device that it is on: checks to be saved, a new version, shared photos. */
export const device: Messages["device"] = {
  missingPage: "Cette page n’est pas enregistrée sur votre appareil.",
  recallNew:
    "{count, plural, one {Nouveau rappel pour un chauffe-eau enregistré.} many {Nouveaux rappels pour # de chauffe-eau enregistrés.} other {Nouveaux rappels pour # chauffe-eau enregistrés.}}",
  recallShow: "Voir le chauffe-eau",
  waitingOffline:
    "{count, plural, one {# vérification sera enregistrée} many {# de vérifications seront enregistrées} other {# vérifications seront enregistrées}} dès que vous serez en ligne.",
  waitingOnline:
    "{count, plural, one {# vérification reste à enregistrer} many {# de vérifications restent à enregistrer} other {# vérifications restent à enregistrer}}.",
  updateReady: "Une nouvelle version est prête.",
  update: "Mettre à jour",
};

/** The place for short messages. */
export const toast: Messages["toast"] = {
  place: "Notifications ({hotkey})",
  announcement: "Notification",
};

/** Offers a page in this language to those who read it in another. */
export const offer: Messages["offer"] = {
  text: "Cette page existe aussi en français.",
  accept: "Lire en français",
  dismiss: "Non, merci",
};

/** To share the website or a result. */
export const share: Messages["share"] = {
  heading: "Partager cet outil",
  button: "Partager",
  website: "Partager ce site",
  result: "Partager ce résultat",
  resultNote: "Le lien contient la marque et les numéros saisis.",
  facebook: "Facebook",
  twitter: "Twitter (X)",
  linkedin: "LinkedIn",
  whatsapp: "WhatsApp",
  reddit: "Reddit",
  email: "E-mail",
  sms: "SMS",
  copy: "Copier le lien",
  copyDone: "Copié",
  byEmail: "Partager par e-mail",
  bySms: "Partager par SMS",
  on: "Partager sur {name}",
  newWindow: "{action} (s’ouvre dans une nouvelle fenêtre)",
  copied: "Lien copié !",
  copiedWebsite: "Le lien du site est dans le presse-papiers.",
  copiedTitle: "Lien copié",
  copiedResult: "Il est dans le presse-papiers.",
  copyFailed: "Échec de la copie",
  copyFailedText: "Impossible de copier le lien. Veuillez le copier vous-même dans la barre d’adresse.",
  websiteText: "Quel âge a votre chauffe-eau ? Le numéro de série le dit, gratuitement et sans inscription.",
};

/** The question whether Google may count, where an operator has configured that. */
export const analytics: Messages["analytics"] = {
  label: "Mesure d’audience",
  question:
    "Google Analytics peut-il compter les pages que vous ouvrez ? Il peut déposer des cookies, mais ne reçoit jamais de numéro de série ni de modèle.",
  policy: "Politique de confidentialité",
  allow: "Autoriser",
  deny: "Refuser",
  allowed: "Autorisée.",
  denied: "Refusée.",
};
