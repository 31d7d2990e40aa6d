import type { Messages } from "../catalog/shape.ts";

/** The page with the form to write to the operator. */
export const contact: Messages["contact"] = {
  metaTitle: "Kontakt | Heater Age",
  metaDescription:
    "Fragen zum Alter Ihres Warmwasserbereiters oder zur Website? Wir antworten innerhalb von 24 Stunden.",
  backHome: "Zur Startseite",
  title: "Kontakt",
  intro:
    "Haben Sie Fragen zum Alter Ihres Warmwasserbereiters, oder brauchen Sie Hilfe mit dieser Seite? Wir helfen Ihnen gern.",
  direct: "Oder schreiben Sie an {email}.",
  formTitle: "Schreiben Sie uns",
  required: "Pflichtfeld",
  name: "Vor- und Nachname",
  email: "E-Mail-Adresse",
  phone: "Telefonnummer",
  subject: "Betreff",
  message: "Nachricht",
  trap: "Leer lassen",
  captcha: "Hier wird reCAPTCHA eingebunden.",
  captchaUnticked: "Bestätigen Sie, dass Sie kein Roboter sind.",
  captchaMissing: "reCAPTCHA ließ sich nicht laden. Prüfen Sie Verbindung oder Werbeblocker.",
  send: "Nachricht senden",
  sending: "Wird gesendet …",
  privacy: "Das verwenden wir nur, um Ihnen zu antworten. <link>Datenschutzerklärung</link>",
  nameShort: "Der Name muss mindestens 2 Zeichen haben",
  emailInvalid: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  subjectShort: "Der Betreff muss mindestens 5 Zeichen haben",
  messageShort: "Die Nachricht muss mindestens 10 Zeichen haben",
  sentTitle: "Nachricht erhalten",
  sentText: "Vielen Dank für Ihre Nachricht. Wir melden uns innerhalb von 24 Stunden bei Ihnen.",
  failedTitle: "Fehler",
  failedText:
    "Ihre Nachricht ließ sich nicht senden. Bitte versuchen Sie es noch einmal oder wenden Sie sich direkt an uns.",
  offline: "Ihre Nachricht bleibt hier. Senden Sie sie, wenn Sie wieder online sind.",
};
