import type { Messages } from "../catalog/shape.ts";

/** To share the website or a result. */
export const share: Messages["share"] = {
  heading: "Fai conoscere il sito",
  button: "Condividi",
  website: "Condividi questo sito",
  result: "Condividi questo risultato",
  resultNote: "Il link contiene la marca e i numeri che hai scritto.",
  close: "Chiudi",
  facebook: "Facebook",
  twitter: "Twitter (X)",
  linkedin: "LinkedIn",
  whatsapp: "WhatsApp",
  reddit: "Reddit",
  email: "E-mail",
  sms: "SMS",
  copy: "Copia link",
  copyDone: "Copiato",
  byEmail: "Condividi via e-mail",
  bySms: "Condividi via SMS",
  on: "Condividi su {name}",
  newWindow: "{action} (si apre in una nuova finestra)",
  copied: "Link copiato!",
  copiedWebsite: "Il link al sito è stato copiato negli appunti.",
  copiedTitle: "Link copiato",
  copiedResult: "È negli appunti.",
  copyFailed: "Copia non riuscita",
  copyFailedText: "Impossibile copiare il link. Copialo dalla barra degli indirizzi.",
  websiteTitle: "Quanti anni ha il tuo scaldabagno?",
  websiteText:
    "Quanti anni ha il tuo scaldabagno? Scoprilo dal numero di serie, gratis e senza registrazione.",
};
