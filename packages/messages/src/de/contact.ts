import type { Messages } from "../catalog/shape.ts";

/** The page with the form to write to the operator. */
export const contact: Messages["contact"] = {
  metaTitle: "Kontakt | Heater Age",
  metaDescription:
    "Fragen zum Alter Ihres Warmwasserbereiters, eine Seriennummer, die wir nicht lesen können, oder Hilfe mit der Seite: Schreiben Sie uns. Wir antworten innerhalb von 24 Stunden.",
  backHome: "Zur Startseite",
  title: "Kontakt",
  intro:
    "Haben Sie Fragen zum Alter Ihres Warmwasserbereiters, oder brauchen Sie Hilfe mit dieser Seite? Wir helfen Ihnen gern.",
  direct: "Sie können uns auch an {email} schreiben.",
  formTitle: "Schreiben Sie uns",
  required: "Pflichtfeld",
  name: "Vor- und Nachname",
  email: "E-Mail-Adresse",
  phone: "Telefonnummer",
  subject: "Betreff",
  message: "Nachricht",
  trap: "Dieses Feld bitte leer lassen",
  captcha: "Hier wird reCAPTCHA eingebunden.",
  captchaUnticked: "Bitte bestätigen Sie, dass Sie kein Roboter sind.",
  captchaMissing:
    "reCAPTCHA lässt sich nicht laden. Bitte prüfen Sie Ihre Verbindung oder erlauben Sie dieser Seite, es zu laden, und versuchen Sie es noch einmal.",
  send: "Nachricht senden",
  sending: "Wird gesendet\u00a0…",
  privacy:
    "Was Sie hier schreiben, verwenden wir, um Ihnen zu antworten, und für nichts anderes. <link>Datenschutzerklärung</link>",
  nameShort: "Der Name muss mindestens 2 Zeichen haben",
  emailInvalid: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  subjectShort: "Der Betreff muss mindestens 5 Zeichen haben",
  messageShort: "Die Nachricht muss mindestens 10 Zeichen haben",
  sentTitle: "Nachricht erhalten",
  sentText: "Vielen Dank für Ihre Nachricht. Wir melden uns innerhalb von 24 Stunden bei Ihnen.",
  failedTitle: "Fehler",
  failedText:
    "Beim Senden Ihrer Nachricht ist ein Problem aufgetreten. Bitte versuchen Sie es noch einmal, oder wenden Sie sich direkt an uns.",
  offline: "Sie sind offline. Ihr Text bleibt hier stehen; senden Sie ihn, sobald Sie wieder verbunden sind.",
};
