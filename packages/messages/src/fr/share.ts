import type { Messages } from "../catalog/shape.ts";

/** To share the website or a result. */
export const share: Messages["share"] = {
  heading: "Partager cet outil",
  text: "Vous connaissez quelqu’un qui a un vieux chauffe-eau ?",
  button: "Partager",
  website: "Partager ce site",
  result: "Partager ce résultat",
  resultNote: "Le lien contient la marque et les numéros que vous avez saisis.",
  close: "Fermer",
  facebook: "Facebook",
  twitter: "Twitter (X)",
  linkedin: "LinkedIn",
  whatsapp: "WhatsApp",
  reddit: "Reddit",
  email: "Courriel",
  sms: "SMS",
  copy: "Copier le lien",
  copyDone: "Copié",
  byEmail: "Partager par courriel",
  bySms: "Partager par SMS",
  on: "Partager sur {name}",
  newWindow: "{action} (s’ouvre dans une nouvelle fenêtre)",
  copied: "Lien copié !",
  copiedWebsite: "Le lien vers le site est maintenant dans le presse-papiers.",
  copiedTitle: "Lien copié",
  copiedResult: "Le lien vers ce résultat est maintenant dans le presse-papiers.",
  copyFailed: "Échec de la copie",
  copyFailedText: "Impossible de copier le lien. Veuillez le copier vous-même dans la barre d’adresse.",
  websiteTitle: "Quel âge a votre chauffe-eau ?",
  websiteText:
    "Quel âge a votre chauffe-eau ? Le numéro de série vous le dit, gratuitement et sans inscription.",
};
