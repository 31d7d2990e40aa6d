import type { Messages } from "../catalog/shape.ts";

/** The check form: labels, help and the messages of its validation. */
export const form: Messages["form"] = {
  heading: "Ihr Warmwasserbereiter",
  scan: "Typenschild scannen",
  scanPhoto: "Foto auswählen",
  scanMissing: "Der Scanner fehlt. Prüfen Sie die Verbindung, oder tippen Sie die Nummer ein.",
  brand: "Marke",
  required: "Pflichtfeld",
  brandPrompt: "Marke wählen",
  brandsFirst: "Häufige Marken",
  brandsMore: "Weitere Marken und Handelsmarken",
  brandsFound: "{count, plural, =0 {Keine Marke gefunden} one {# Marke gefunden} other {# Marken gefunden}}",
  brandsNone: "Keine Marke mit diesem Namen. Wählen Sie „{other}“, dann probieren wir alle durch.",
  other: "Andere / nicht aufgeführt",
  serial: "Seriennummer",
  serialHelp: "Wie auf dem Typenschild; Leerzeichen und Striche sind egal.",
  where: "Wo steht sie?",
  whereText: "Sie steht außen am Gerät auf dem Typenschild, mit „Serial“, „Serial No.“ oder „S/N“ davor.",
  modelToggle: "Ich habe auch die Modellnummer",
  model: "Modellnummer",
  modelHelp: "Freiwillig. Sie kann klären, welches von zwei Herstellungsdaten stimmt.",
  submit: "Alter prüfen",
  submitting: "Wird geprüft\u00a0…",
  privacy:
    "Kostenlos, ohne Anmeldung. Was Sie eingeben, verlässt Ihren Browser erst, wenn Sie die Schaltfläche drücken. Fotos verlassen ihn nie.",
  brandRequired: "Bitte wählen Sie die Marke des Warmwasserbereiters",
  brandCharacters: "Die Marke darf nur Kleinbuchstaben, Ziffern und Bindestriche enthalten",
  serialRequired: "Bitte geben Sie die Seriennummer ein",
  serialBlank: "Die Seriennummer darf nicht leer sein und nicht nur aus Leerzeichen bestehen",
  serialTooShort: "Die Seriennummer muss mindestens {shortest} Zeichen lang sein",
  serialTooLong: "Die Seriennummer darf höchstens {longest} Zeichen lang sein",
  serialCharacters: "Die Seriennummer darf nur Buchstaben und Ziffern enthalten",
  serialInvalid:
    "Bitte geben Sie eine gültige Seriennummer ein ({shortest} bis {longest} Zeichen, nur Buchstaben und Ziffern)",
  modelLength: "Die Modellnummer muss, wenn Sie eine angeben, 3 bis 30 Zeichen lang sein",
  modelInvalid: "Bitte geben Sie eine gültige Modellnummer ein (3 bis 30 Zeichen)",
  unavailableTitle: "Die Antwort konnte nicht geladen werden",
  unavailableText:
    "Der Teil dieser Seite, der Seriennummern liest, fehlt noch, weil keine Verbindung bestand. Ihre Eingaben bleiben hier. Die Antwort kommt, sobald Sie wieder online sind.",
  unavailableRetry: "Noch einmal versuchen",
  change: "Ändern",
};
