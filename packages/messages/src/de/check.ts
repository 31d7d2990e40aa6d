import type { Messages } from "../catalog/shape.ts";

/** The home page around the form. */
export const home: Messages["home"] = {
  metaTitle: "Wie alt ist Ihr Warmwasserbereiter? Seriennummer kostenlos prüfen",
  metaDescription:
    "Geben Sie die Seriennummer vom Typenschild ein und sehen Sie, wann Ihr Warmwasserbereiter hergestellt wurde und was jetzt zu tun ist. Kostenlos, ohne Anmeldung.",
  title: "Wie alt ist Ihr Warmwasserbereiter?",
  intro: "Scannen Sie das Typenschild oder tippen Sie die Seriennummer ein.",
  steps: "Fortschritt",
  stepBrand: "Marke wählen",
  stepDetails: "Nummer eingeben",
  stepResults: "Ergebnis ansehen",
  stepDone: "{step}, erledigt",
  whereTitle: "Wo ist das Typenschild?",
  brandsTitle: "Unterstützte Marken",
};

/** The home page beside the form: an example, where the rating plate is, and what to do without one. */
export const plate: Messages["plate"] = {
  exampleTitle: "So sieht das Ergebnis aus",
  exampleCaption: "Echtes Typenschild.",
  exampleDate: "Das Alter und wie sicher wir sind",
  exampleAdvice: "Was jetzt zu tun ist",
  whereGas: "Gasspeicher",
  whereGasText: "Neben dem Gasventil oder oben links.",
  whereElectric: "Elektrospeicher",
  whereElectricText: "Im oberen Drittel oder neben der Abdeckung eines Heizstabs.",
  whereHeatPump: "Wärmepumpe",
  whereHeatPumpText: "Oft oben links, unter der Wärmepumpe.",
  whereTankless: "Durchlauferhitzer",
  whereTanklessText: "Seitlich oder hinter der Frontabdeckung.",
  goneTitle: "Schild weg?",
  goneMore: "Andere Hinweise",
  goneClean: "Wischen Sie das Schild ab, leuchten Sie es von der Seite an und vergrößern Sie ein Foto davon.",
  goneSecond: "Suchen Sie in den Unterlagen und am Karton nach einem Schild.",
  goneValve:
    "Lesen Sie bei einem Gasgerät die vier Ziffern auf dem Gasventil: 0329 ist Woche 29 von 2003. Ein getauschtes Ventil ist jünger.",
  goneStandard: "Steht eine Norm mit Jahr da, etwa ANSI, ist das Gerät nicht älter als dieses Jahr.",
  goneMaker: "Fragen Sie den Hersteller, oder suchen Sie Rechnung oder Genehmigung.",
  goneCare: "Öffnen Sie keine verschraubten Abdeckungen. Dahinter können Teile unter Spannung stehen.",
  goneAsk: "Alter ohne Schild schätzen",
};

/** The check form: labels, help and the messages of its validation. */
export const form: Messages["form"] = {
  heading: "Ihr Warmwasserbereiter",
  scan: "Typenschild scannen",
  scanPhoto: "Foto auswählen",
  scanMissing: "Der Scanner ließ sich nicht laden. Prüfen Sie die Verbindung oder tippen Sie die Nummer ein.",
  brand: "Marke",
  required: "Pflichtfeld",
  brandPrompt: "Marke wählen",
  brandsFirst: "Häufige Marken",
  brandsMore: "Weitere Marken und Handelsmarken",
  brandsFound: "{count, plural, =0 {Keine Marke gefunden} one {# Marke gefunden} other {# Marken gefunden}}",
  brandsNone: "Keine Marke gefunden. Wählen Sie „{other}“.",
  other: "Andere / nicht aufgeführt",
  serial: "Seriennummer",
  serialHelp: "Leerzeichen und Striche sind egal.",
  where: "Wo steht sie?",
  whereText: "Auf dem Typenschild außen am Gerät, hinter „Serial“ oder „S/N“.",
  modelToggle: "Ich habe die Modellnummer",
  model: "Modellnummer",
  modelHelp: "Freiwillig. Sie kann das Datum klären.",
  submit: "Alter prüfen",
  submitting: "Wird geprüft …",
  privacy:
    "Kostenlos, ohne Anmeldung. Was Sie eingeben, verlässt Ihren Browser erst, wenn Sie auf „Alter prüfen“ tippen.",
  photosStay: "Fotos verlassen ihn nie.",
  brandRequired: "Bitte wählen Sie die Marke des Warmwasserbereiters",
  brandUnknown: "Diese Marke kennen wir nicht. Wählen Sie eine aus der Liste oder „{other}“.",
  brandCharacters: "Die Marke darf nur Kleinbuchstaben, Ziffern und Bindestriche enthalten",
  serialRequired: "Bitte geben Sie die Seriennummer ein",
  serialBlank: "Die Seriennummer darf nicht leer sein oder nur aus Leerzeichen bestehen",
  serialTooShort: "Die Seriennummer muss mindestens {shortest} Zeichen haben",
  serialTooLong: "Die Seriennummer darf höchstens {longest} Zeichen haben",
  serialCharacters: "Die Seriennummer darf nur Buchstaben und Ziffern enthalten",
  serialLeftOut:
    "Ein Zeichen fehlt hier, weil es weder Buchstabe noch Ziffer ist. Vielleicht ist das Schild dort abgenutzt.",
  serialInvalid:
    "Bitte geben Sie eine gültige Seriennummer ein ({shortest} bis {longest} Zeichen, nur Buchstaben und Ziffern)",
  modelLength: "Die Modellnummer muss, falls angegeben, 3 bis 30 Zeichen haben",
  modelInvalid: "Bitte geben Sie eine gültige Modellnummer ein (3 bis 30 Zeichen)",
  unavailableTitle: "Die Antwort ließ sich nicht laden",
  unavailableText: "Sie waren offline. Die Antwort kommt, sobald Sie wieder online sind.",
  unavailableRetry: "Erneut versuchen",
  change: "Ändern",
};

/** Dates, ages and the meaning of the characters of a serial number. */
export const reading: Messages["reading"] = {
  years: "{count, plural, one {# Jahr} other {# Jahre}}",
  months: "{count, plural, one {# Monat} other {# Monate}}",
  yearsAndMonths:
    "{years, plural, one {# Jahr} other {# Jahre}}, {months, plural, one {# Monat} other {# Monate}}",
  lessThanAMonth: "unter 1 Monat",
  aboutYears: "etwa {count, plural, one {# Jahr} other {# Jahre}}",
  rangeYears: "{from} bis {to} Jahre",
  dateYear: "{year}",
  dateWeek: "KW {week, number}/{year} ({around})",
  around: "{part, select, early {Anfang} middle {Mitte} other {Ende}} {month}",
  partYear: "Jahr",
  partMonth: "Monat",
  partWeek: "Woche",
  partDay: "Tag",
  partPlant: "Werk",
  partPrefix: "Präfix",
  partSequence: "laufende Nummer",
  partModel: "Modell",
  partUnknown: "unbekannt",
  plateTitle: "Serien-Nr.",
  plateLabel: "So liest sich die Seriennummer {serial}",
  hintReads: "Als {brand} gelesen: {dates}",
  hintSoFar: "Bisher sieht das nach {brand} aus: {dates}",
  hintMany: "Als {brand} gelesen: {count, plural, one {# Datum} other {# Daten}} möglich",
  hintUndated: "Kein Datum in dieser Nummer von {brand}",
  hintModel: "Das sieht nach der Modellnummer aus",
  hintUnread: "Passt noch nicht zu {brand}",
  hintOthers: "{count, plural, =0 {Noch kein Treffer} one {# Marke passt} other {# Marken passen}}",
  whichBrand: "Welche Marke steht auf dem Schild?",
  brandDates: "{brand} · {dates}",
  didYouMean: "Meinten Sie {serial}? {dates}",
  useThis: "Übernehmen",
  looksLike: "Das sieht nach {brand} aus: {dates}.",
  switchTo: "Zu {brand} wechseln",
};

/** What can be looked up on a heater, and why it tells when the heater was made. */
export const clues: Messages["clues"] = {
  "ask-rating-name": "Steht auf dem gelben EnergyGuide-Label UEF oder EF?",
  "where-rating-name": "Es klebt am Gerät oder liegt bei den Unterlagen.",
  "ask-label-price": "Welchen Energiepreis nennt das EnergyGuide-Label?",
  "where-label-price": "Er steht im Kleingedruckten.",
  "ask-gas-valve-code": "Welche vier Ziffern stehen auf dem Gasventil?",
  "where-gas-valve-code": "Das ist der Kasten mit dem Temperaturregler. 0329 ist Woche 29 von 2003.",
  "ask-standard-year": "Welches Jahr steht hinter „ANSI Z21.10“ auf dem Schild?",
  "where-standard-year": "Zum Beispiel: ANSI Z21.10.1-2014.",

  "answer-uef": "UEF",
  "answer-ef": "EF",
  "answer-prices-2023": "14 Cent pro kWh oder 1,21 $ pro Therm",
  "answer-prices-before-2023": "Ein anderer Preis",
  "answer-code-between": "Von {from} bis {to}",
  "answer-year-from": "{year} oder später",

  "because-uef-since": "UEF steht erst seit {year} auf den Labels.",
  "because-ef-until": "EF stand nur bis spätestens {year} auf den Labels.",
  "because-prices-since": "EnergyGuide-Labels nennen diese Preise seit {year}.",
  "because-prices-until": "Labels mit einem anderen Preis sind von {year} oder älter.",
  "because-valve-fitted-soon":
    "Ein Gasventil wird innerhalb von etwa {years, plural, one {# Jahr} other {# Jahren}} eingebaut.",
  "because-written-after": "Ein Schild mit der Jahreszahl {year} ist frühestens aus diesem Jahr.",
  "because-arrestor-since": "Der erste Gasspeicher mit Flammensperre wurde {year} erfunden.",
  "because-arrestor-until": "Seit {year} haben solche Gasspeicher einen geschlossenen Brenner.",
  "because-below-minimum":
    "Seit {until} brauchen solche Geräte mindestens den Energiefaktor {minimum, number}.",
  "because-heat-pump-since":
    "Seit {year} braucht ein Elektrospeicher mit mehr als {gallons, number} Gallonen eine Wärmepumpe.",
  "because-mark-since": "Vor {year} trug kein Warmwasserbereiter dieses Zeichen.",
  "because-there-by": "Jemand hat dort {year} notiert, das Gerät ist also mindestens so alt.",
  "because-valve-made":
    "Das Gasventil ist aus Woche {week, number} von {year}. Wurde es nicht ersetzt, kam es innerhalb von etwa einem Jahr ins Gerät.",

  "assumed-valve-fitted-soon": "Wann es eingebaut wurde, nehmen wir an.",
  "assumed-written-after": "Das schließen wir aus dem Aufdruck.",

  settleHeading: "Eine Frage",
  sometimes: "Ein früheres Jahr oder gar keines klärt nichts.",
  settled: "Gesehen: {answer}.",
  ruledOut: "Ausgeschlossen: {dates}.",
  undo: "Rückgängig",
};
