import type { Messages } from "../catalog/shape.ts";

/** What every page shows: header, footer, and the screens for when something is missing or broken. */
export const shell: Messages["shell"] = {
  siteName: "Heater Age",
  close: "Schließen",
  error: "Fehler",
  sending: "Wird gesendet …",
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

/** What one can do when the page is broken. That it is broken is said by the shell, as it has to be there at once. */
export const failure: Messages["failure"] = {
  id: "Fehler-ID: {id}",
  details: "Technische Details",
  describe: "Helfen Sie uns, den Fehler zu beheben (freiwillig)",
  describePrompt: "Was haben Sie gerade gemacht?",
  report: "Problem melden",
  reported: "Vielen Dank für die Meldung. Wir haben sie erhalten und gehen dem Problem nach.",
};

/** What stands around every long text. */
export const document: Messages["document"] = {
  backHome: "Zur Startseite",
  contents: "Inhalt",
  updated: "Zuletzt aktualisiert: {date}",
};

/** What the page says about the device that it is on: checks to be saved, a new version, shared photos. */
export const device: Messages["device"] = {
  missingPage: "Diese Seite ist nicht auf Ihrem Gerät gespeichert.",
  recallNew:
    "{count, plural, one {Neuer Rückruf für ein gespeichertes Gerät.} other {Neue Rückrufe für # gespeicherte Geräte.}}",
  recallShow: "Gerät ansehen",
  waitingOffline:
    "{count, plural, one {# Prüfung wird} other {# Prüfungen werden}} gespeichert, sobald Sie online sind.",
  waitingOnline: "{count, plural, one {# Prüfung ist} other {# Prüfungen sind}} noch nicht gespeichert.",
  updateReady: "Eine neue Version ist da.",
  update: "Aktualisieren",
};

/** The place for short messages. */
export const toast: Messages["toast"] = {
  place: "Mitteilungen ({hotkey})",
  announcement: "Mitteilung",
};

/** Offers a page in this language to those who read it in another. */
export const offer: Messages["offer"] = {
  text: "Diese Seite gibt es auch auf Deutsch.",
  accept: "Auf Deutsch lesen",
  dismiss: "Nein, danke",
};

/** To share the website or a result. */
export const share: Messages["share"] = {
  heading: "Diese Seite weiterempfehlen",
  button: "Teilen",
  website: "Diese Website teilen",
  result: "Dieses Ergebnis teilen",
  resultNote: "Der Link enthält die Marke und die Nummern, die Sie eingegeben haben.",
  facebook: "Facebook",
  twitter: "Twitter (X)",
  linkedin: "LinkedIn",
  whatsapp: "WhatsApp",
  reddit: "Reddit",
  email: "E-Mail",
  sms: "SMS",
  copy: "Link kopieren",
  copyDone: "Kopiert",
  byEmail: "Per E-Mail teilen",
  bySms: "Per SMS teilen",
  on: "Auf {name} teilen",
  newWindow: "{action} (neues Fenster)",
  copied: "Link kopiert!",
  copiedWebsite: "Der Link zur Website liegt in der Zwischenablage.",
  copiedTitle: "Link kopiert",
  copiedResult: "Er liegt in der Zwischenablage.",
  copyFailed: "Kopieren fehlgeschlagen",
  copyFailedText: "Der Link ließ sich nicht kopieren. Bitte kopieren Sie ihn aus der Adresszeile.",
  websiteText:
    "Wie alt ist Ihr Warmwasserbereiter? Die Seriennummer verrät es, kostenlos und ohne Anmeldung.",
};

/** The question whether Google may count, where an operator has configured that. */
export const analytics: Messages["analytics"] = {
  label: "Besuchsstatistik",
  question:
    "Darf Google Analytics zählen, welche Seiten Sie öffnen? Es setzt vielleicht Cookies, bekommt aber nie Serien- oder Modellnummern.",
  policy: "Datenschutzerklärung",
  allow: "Erlauben",
  deny: "Nicht erlauben",
  allowed: "Erlaubt.",
  denied: "Nicht erlaubt.",
};
