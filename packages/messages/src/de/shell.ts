import type { Messages } from "../catalog/shape.ts";

/** What every page shows: header, footer, and the screens for when something is missing or broken. */
export const shell: Messages["shell"] = {
  siteName: "Heater Age",
  skip: "Zum Inhalt springen",
  mainNavigation: "Hauptmenü",
  supportedBrands: "Marken",
  languageSwitcher: "Sprache:",
  footerPromise: "Kostenlos. Ohne Anmeldung, ohne Werbung.",
  footerNavigation: "Über diese Seite",
  footerContact: "Kontakt",
  footerPrivacy: "Datenschutzerklärung",
  footerTerms: "Nutzungsbedingungen",
  footerDevelopers: "Für Entwickler (Englisch)",
  footerCompany: "Ein Angebot von {company}",
  footerPoweredBy: "Bereitgestellt von",
  footerCopyright: "© {year} {owner}",
  notFoundTitle: "404 – Seite nicht gefunden",
  notFoundText:
    "Diese Seite gibt es hier nicht. Vielleicht ist sie umgezogen, oder in der Adresse steckt ein Tippfehler.",
  notFoundHome: "Warmwasserbereiter prüfen",
  errorTitle: "Da ist etwas schiefgelaufen",
  errorText:
    "Es tut uns leid, es ist ein unerwarteter Fehler aufgetreten. Unser Team wurde benachrichtigt und geht der Sache nach.",
  errorRetry: "Noch einmal versuchen",
  errorHome: "Zur Startseite",
  offline: "Sie sind offline.",
  offlineReads: "Die Seite liest Seriennummern auch so. Die Prüfungen werden dann nicht gespeichert.",
  offlineKept: "Was Sie eingegeben haben, bleibt hier stehen.",
};
