import type { Messages } from "../catalog/shape.ts";

/** To share the website or a result. */
export const share: Messages["share"] = {
  heading: "Diese Seite weiterempfehlen",
  button: "Teilen",
  website: "Diese Website teilen",
  result: "Dieses Ergebnis teilen",
  resultNote: "Der Link enthält die Marke und die Nummern, die Sie eingegeben haben.",
  close: "Schließen",
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
  websiteTitle: "Wie alt ist Ihr Warmwasserbereiter?",
  websiteText:
    "Wie alt ist Ihr Warmwasserbereiter? Die Seriennummer verrät es, kostenlos und ohne Anmeldung.",
};
