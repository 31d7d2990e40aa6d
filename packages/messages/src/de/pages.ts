import type { Messages } from "../catalog/shape.ts";

/**
 * The age of a heater without a readable label. `ask-…` and `look-…` end in the code of a question; other keys with a
 * code end in that of an answer. Why an answer narrows the years is in the area `disambiguation`.
 */
export const noLabel: Messages["noLabel"] = {
  metaTitle: "Warmwasserbereiter ohne Typenschild: Alter ermitteln",
  metaDescription: "Keine Seriennummer am Warmwasserbereiter? Ein paar Fragen grenzen das Baujahr ein.",
  title: "Wie alt ist ein Warmwasserbereiter ohne Typenschild?",
  intro: "Andere Hinweise grenzen das Alter ein. Beantworten Sie, was Sie sehen können.",
  toSerial: "Seriennummer prüfen",
  yearsHeading: "Mögliche Baujahre",
  between: "{from} bis {to}",
  until: "{to} oder früher",
  any: "Alle Jahre",
  barLabel: "{years}, auf einer Skala von {from} bis {to}",
  saidBetween: "Das Gerät wurde zwischen {from} und {to} hergestellt.",
  saidOne: "Das Gerät wurde {year} hergestellt.",
  saidUntil: "Das Gerät wurde {to} oder früher hergestellt.",
  age: "Alter: {age}",
  ageAtLeast: "{count, plural, one {# Jahr} other {# Jahre}} oder mehr",
  ageAtMost: "bis zu {count, plural, one {# Jahr} other {# Jahren}}",
  "likely-good": "Wahrscheinlich in gutem Zustand",
  "likely-monitor": "Wahrscheinlich im Auge zu behalten",
  "likely-replace": "Wahrscheinlich reif für den Austausch",
  orOlder: "{likely}; es kann aber bis zu {years, plural, one {# Jahr} other {# Jahre}} alt sein.",
  orYounger:
    "{likely}; es kann aber {years, plural, =0 {fast neu} one {erst # Jahr alt} other {erst # Jahre alt}} sein.",
  clue: "So grenzen Sie es ein: {question} {look}",
  weak: "Das sind schwache Hinweise. Nehmen Sie die Jahre nur als Anhaltspunkt.",
  question: "Frage {number, number}",
  left: "{count, plural, =0 {die letzte} one {höchstens noch eine} other {höchstens noch #}}",
  unknown: "Weiß ich nicht",
  next: "Weiter",
  back: "Zurück",
  startOver: "Neu beginnen",
  change: "Ändern: {question}",
  "ask-energy": "Was erwärmt das Wasser?",
  "look-energy": "Gibt es eine Gasleitung, ist es Gas.",
  "ask-energy-factor": "Wie hoch ist der Energiefaktor (EF)?",
  "look-energy-factor":
    "Eine Zahl wie 0,58 auf dem gelben Label, dem Typenschild oder in der Anleitung. Geben Sie nicht den UEF ein.",
  "ask-flame-arrestor": "Sehen Sie die Flamme des Brenners?",
  "look-flame-arrestor":
    "Sehen Sie unten am Speicher nach. Offen: Eine Blechklappe lässt sich von Hand abnehmen. Geschlossen: Eine Platte ist aufgeschraubt. Schrauben Sie nichts ab.",
  "ask-standard-year": "Welches Jahr steht hinter einer Norm auf dem Schild?",
  "look-standard-year":
    "Im Kleingedruckten, etwa EN 26:2015 oder ANSI Z21.10.1-2014. Geben Sie das späteste ein.",
  "ask-certification-mark": "Sehen Sie eines dieser Zeichen?",
  "look-certification-mark":
    "Auf dem Typenschild, dem gelben Label oder vorn am Gerät. Wählen Sie das erste der Liste, das Sie sehen.",
  "ask-electric-tank-size": "Wie viel fasst der Elektrospeicher?",
  "look-electric-tank-size":
    "Das steht auf einem Schild oder in der Modellnummer. Bei Wärmepumpen (Lüfter oben) überspringen Sie die Frage.",
  "ask-printed-date": "Steht auf einem Schild ein gedrucktes Datum?",
  "look-printed-date":
    "Etwa „Rev. 03/08“ oder „© 2012“ auf Warnhinweisen und Schaltplänen. Geben Sie das späteste ein.",
  "ask-inspection-tag": "Hat ein Gutachter oder Prüfer ein Datum notiert?",
  "look-inspection-tag": "Auf Anhängern von Gutachter, Gemeinde oder Gasprüfung. Geben Sie das älteste ein.",
  "ask-installation-sticker": "Hat ein Installateur ein Datum notiert?",
  "look-installation-sticker":
    "Auf dem Speicher und auf Schildern. Auch Reparaturen zählen. Geben Sie das älteste ein.",
  "ask-pipe-tag": "Hat jemand ein Datum an den Rohren notiert?",
  "look-pipe-tag":
    "Auf Anhängern neben dem Gerät. Geben Sie das älteste ein, aber kein Datum des Rohrherstellers.",
  "energy-gas": "Erd- oder Flüssiggas",
  "energy-electric": "Strom",
  "rating-name-no-label": "Kein gelbes Label",
  "label-price-before-2023": "12 Cent pro kWh oder 1,09 $ pro Therm",
  "flame-arrestor-open-chimney":
    "Offen: 30, 40 oder 50 Gallonen (114, 151 oder 189 l), Naturzug, nicht für ein Mobilheim",
  "flame-arrestor-open": "Offen: anderer Gasspeicher bis 75.000 BTU/h (22 kW)",
  "flame-arrestor-named": "Geschlossen, und ein Schild nennt FVIR oder eine Flammensperre",
  "mark-ahri": "„AHRI Certified“",
  "mark-energy-star": "ENERGY STAR",
  "mark-ul-gas-fired": "UL im Kreis mit „GAS-FIRED“ darüber",
  "field-code": "Vier Ziffern",
  "field-year": "Jahr",
  "field-factor": "Energiefaktor (EF)",
  "field-kind": "Bauart",
  "field-gallons": "US-Gallonen (je 3,8 l)",
  gallons: "{gallons, number} Gallonen",
  factorOf: "EF {factor}, {kind}",
  "wrong-code": "Geben Sie Jahr und Woche ein, etwa 0329.",
  "wrong-year": "Geben Sie ein Jahr von 1920 bis {year} ein.",
  "wrong-factor": "Geben Sie eine Zahl wie {example} ein, kleiner als 10.",
  "wrong-gallons": "Geben Sie eine Zahl von 1 bis 500 ein.",
  "wrong-kind": "Wählen Sie die Bauart.",
  reasonsHeading: "Ihre Antworten",
  leaves: "Bleibt: {years}",
  against: "Zählt nicht: Es spricht für {years}, bessere Hinweise sprechen dagegen.",
  from: "{from} oder später",
  nothing: "Das schließt kein Jahr aus.",
  notSeen: "Nicht gesehen",
  ours: "Unsere Schlussfolgerung",
  doneTitle: "Das sind alle Hinweise",
  stepsHeading: "Noch unsicher?",
  stepPlumber: "Fragen Sie einen Installateur oder Gutachter.",
  copyTitle: "Warmwasserbereiter ohne Typenschild",
  copyReason: "{answer}: {reason}",
};

/** The page that compares our dates with known ones. Every number is a value: no text of this area holds a digit. */
export const accuracy: Messages["accuracy"] = {
  metaTitle: "Wie sicher wir sind | Heater Age",
  metaDescription:
    "Unsere Daten im Vergleich mit Warmwasserbereitern, deren Alter ohne Seriennummer bekannt ist.",
  title: "Wie sicher wir sind",
  intro:
    "Bei manchen Geräten ist das Datum ohne die Seriennummer bekannt: vom Typenschild, aus einem Nachweis, einem Rückruf oder vom Hersteller. Wir haben es mit unserem verglichen.",
  proves:
    "Viele dieser Geräte haben uns geholfen, die Regeln zu finden. Die Tabelle zeigt also, dass die Regeln zu ihnen passen, nicht, wie oft wir richtigliegen.",
  heaters: "Geräte",
  agrees: "Richtig",
  ambiguous: "Zwei Daten",
  contradicts: "Falsch",
  undated: "{count, plural, one {# Gerät} other {# Geräte}} konnten wir nicht datieren.",
  other: "Steht auf Ihrem Typenschild ein anderes Datum? <contact>Schreiben Sie uns</contact>.",
};

/** The page with the form to write to the operator. */
export const contact: Messages["contact"] = {
  metaTitle: "Kontakt | Heater Age",
  metaDescription:
    "Fragen zum Alter Ihres Warmwasserbereiters oder zur Website? Wir antworten innerhalb von 24 Stunden.",
  title: "Kontakt",
  intro:
    "Haben Sie Fragen zum Alter Ihres Warmwasserbereiters, oder brauchen Sie Hilfe mit dieser Seite? Wir helfen Ihnen gern.",
  direct: "Oder schreiben Sie an {email}.",
  formTitle: "Schreiben Sie uns",
  name: "Vor- und Nachname",
  email: "E-Mail-Adresse",
  phone: "Telefonnummer",
  subject: "Betreff",
  message: "Nachricht",
  dateSubject: "Datum eines Geräts: {brand} {serial}",
  dateMessage: "Marke: {brand}\nSeriennummer: {serial}\nModellnummer: {model}\nDatum auf dem Typenschild:",
  trap: "Leer lassen",
  captcha: "Hier wird reCAPTCHA eingebunden.",
  captchaUnticked: "Bestätigen Sie, dass Sie kein Roboter sind.",
  captchaMissing: "reCAPTCHA ließ sich nicht laden. Prüfen Sie Verbindung oder Werbeblocker.",
  send: "Nachricht senden",
  privacy: "Das verwenden wir nur, um Ihnen zu antworten. <link>Datenschutzerklärung</link>",
  nameShort: "Der Name muss mindestens 2 Zeichen haben",
  emailInvalid: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  subjectShort: "Der Betreff muss mindestens 5 Zeichen haben",
  messageShort: "Die Nachricht muss mindestens 10 Zeichen haben",
  sentTitle: "Nachricht erhalten",
  sentText: "Vielen Dank für Ihre Nachricht. Wir melden uns innerhalb von 24 Stunden bei Ihnen.",
  failedText:
    "Ihre Nachricht ließ sich nicht senden. Bitte versuchen Sie es noch einmal oder wenden Sie sich direkt an uns.",
  offline: "Ihre Nachricht bleibt hier. Senden Sie sie, wenn Sie wieder online sind.",
};
