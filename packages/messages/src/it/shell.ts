import type { Messages } from "../catalog/shape.ts";

/** What every page shows: header, footer, and the screens for when something is missing or broken. */
export const shell: Messages["shell"] = {
  siteName: "Heater Age",
  close: "Chiudi",
  error: "Errore",
  sending: "Invio in corso…",
  skip: "Vai al contenuto",
  mainNavigation: "Menu principale",
  supportedBrands: "Marche",
  myHeaters: "I miei scaldabagni",
  languageSwitcher: "Lingua:",
  footerPromise: "Gratis. Senza registrazione, senza pubblicità.",
  footerNavigation: "Informazioni sul sito",
  footerContact: "Contatti",
  footerPrivacy: "Privacy",
  footerTerms: "Condizioni d’uso",
  footerDevelopers: "Sviluppatori (in inglese)",
  footerCompany: "Pubblicato da {company}",
  footerPoweredBy: "Fornito da",
  footerCopyright: "© {year} {owner}",
  notFoundTitle: "404 – Pagina non trovata",
  notFoundText: "Forse è stata spostata, o nell’indirizzo c’è un errore.",
  notFoundHome: "Controlla uno scaldabagno",
  errorTitle: "Qualcosa è andato storto",
  errorText:
    "Ci dispiace, si è verificato un errore imprevisto. Il nostro team è stato avvisato e ne cercherà la causa.",
  errorRetry: "Riprova",
  errorHome: "Torna alla home",
  offline: "Sei offline.",
  offlineReads: "Puoi comunque controllare i numeri di serie.",
  offlineKept: "Quello che hai scritto resta qui.",
};

/** What one can do when the page is broken. That it is broken is said by the shell, as it has to be there at once. */
export const failure: Messages["failure"] = {
  id: "ID errore: {id}",
  details: "Dettagli tecnici",
  describe: "Aiutaci a risolvere il problema (facoltativo)",
  describePrompt: "Che cosa stavi facendo quando è successo?",
  report: "Segnala il problema",
  reported: "Grazie per la segnalazione! L’abbiamo ricevuta e cercheremo la causa del problema.",
};

/** What stands around every long text. */
export const document: Messages["document"] = {
  backHome: "Torna alla home",
  contents: "Indice",
  updated: "Ultimo aggiornamento: {date}",
};

/** What the page says about the device that it is on: checks to be saved, a new version, shared photos. */
export const device: Messages["device"] = {
  missingPage: "Questa pagina non è salvata su questo dispositivo.",
  recallNew:
    "{count, plural, one {Nuovo richiamo per uno scaldabagno salvato.} many {Nuovi richiami per # di scaldabagni salvati.} other {Nuovi richiami per # scaldabagni salvati.}}",
  recallShow: "Mostra lo scaldabagno",
  waitingOffline:
    "{count, plural, one {# controllo verrà registrato} many {# di controlli verranno registrati} other {# controlli verranno registrati}} quando sarai online.",
  waitingOnline:
    "{count, plural, one {# controllo ancora da registrare} many {# di controlli ancora da registrare} other {# controlli ancora da registrare}}.",
  updateReady: "È pronta una nuova versione.",
  update: "Aggiorna",
};

/** The place for short messages. */
export const toast: Messages["toast"] = {
  place: "Notifiche ({hotkey})",
  announcement: "Notifica",
};

/** Offers a page in this language to those who read it in another. */
export const offer: Messages["offer"] = {
  text: "Questa pagina è disponibile anche in italiano.",
  accept: "Leggila in italiano",
  dismiss: "No, grazie",
};

/** To share the website or a result. */
export const share: Messages["share"] = {
  heading: "Fai conoscere il sito",
  button: "Condividi",
  website: "Condividi questo sito",
  result: "Condividi questo risultato",
  resultNote: "Il link contiene la marca e i numeri che hai scritto.",
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
  websiteText:
    "Quanti anni ha il tuo scaldabagno? Scoprilo dal numero di serie, gratis e senza registrazione.",
};

/** The question whether Google may count, where an operator has configured that. */
export const analytics: Messages["analytics"] = {
  label: "Statistiche",
  question:
    "Consenti a Google Analytics di contare le pagine che apri? Può impostare cookie, ma non riceve mai numeri di serie o di modello.",
  policy: "Informativa sulla privacy",
  allow: "Consenti",
  deny: "Non consentire",
  allowed: "Consenso dato.",
  denied: "Consenso negato.",
};
