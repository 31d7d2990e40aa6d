import type { Messages } from "../catalog/shape.ts";

/** What every page shows: header, footer, and the screens for when something is missing or broken. */
export const shell: Messages["shell"] = {
  siteName: "Heater Age",
  skip: "Zum Inhalt springen",
  mainNavigation: "Hauptmenü",
  supportedBrands: "Marken",
  myHeaters: "Meine Geräte",
  languageSwitcher: "Sprache:",
  footerPromise: "Kostenlos. Ohne Anmeldung, ohne Werbung.",
  footerNavigation: "Über diese Website",
  footerContact: "Kontakt",
  footerPrivacy: "Datenschutz",
  footerTerms: "Nutzungsbedingungen",
  footerDevelopers: "Für Entwickler (Englisch)",
  footerCompany: "Ein Angebot von {company}",
  footerPoweredBy: "Bereitgestellt von",
  footerCopyright: "© {year} {owner}",
  notFoundTitle: "404 – Seite nicht gefunden",
  notFoundText: "Vielleicht ist sie umgezogen, oder in der Adresse steckt ein Tippfehler.",
  notFoundHome: "Warmwasserbereiter prüfen",
  errorTitle: "Da ist etwas schiefgelaufen",
  errorText:
    "Es tut uns leid, ein unerwarteter Fehler ist aufgetreten. Unser Team wurde benachrichtigt und geht der Sache nach.",
  errorRetry: "Erneut versuchen",
  errorHome: "Zur Startseite",
  offline: "Sie sind offline.",
  offlineReads: "Seriennummern prüfen können Sie trotzdem.",
  offlineKept: "Ihre Eingaben bleiben hier stehen.",
};
