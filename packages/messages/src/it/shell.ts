import type { Messages } from "../catalog/shape.ts";

/** What every page shows: header, footer, and the screens for when something is missing or broken. */
export const shell: Messages["shell"] = {
  siteName: "Heater Age",
  skip: "Vai al contenuto",
  mainNavigation: "Menu principale",
  supportedBrands: "Marche",
  languageSwitcher: "Lingua:",
  footerPromise: "Gratis. Senza registrazione, senza pubblicità.",
  footerNavigation: "Informazioni su questo sito",
  footerContact: "Contatti",
  footerPrivacy: "Informativa sulla privacy",
  footerTerms: "Condizioni d’uso",
  footerDevelopers: "Per sviluppatori (in inglese)",
  footerCompany: "Pubblicato da {company}",
  footerPoweredBy: "Fornito da",
  footerCopyright: "© {year} {owner}",
  notFoundTitle: "404 – Pagina non trovata",
  notFoundText:
    "Questa pagina non c’è. Forse è stata spostata, oppure c’è un errore di battitura nell’indirizzo.",
  notFoundHome: "Controlla uno scaldabagno",
  errorTitle: "Qualcosa è andato storto",
  errorText:
    "Ci dispiace, si è verificato un errore imprevisto. Il nostro team è stato avvisato e ne cercherà la causa.",
  errorRetry: "Riprova",
  errorHome: "Torna alla home",
  offline: "Sei offline.",
  offlineReads: "La pagina legge comunque i numeri di serie. I controlli però non vengono registrati.",
  offlineKept: "Quello che hai scritto resta qui.",
};
