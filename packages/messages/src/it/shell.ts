import type { Messages } from "../catalog/shape.ts";

/** What every page shows: header, footer, and the screens for when something is missing or broken. */
export const shell: Messages["shell"] = {
  siteName: "Heater Age",
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
