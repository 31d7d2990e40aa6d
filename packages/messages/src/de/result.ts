import type { Messages } from "../shape.ts";

/** The result card. Comes with the first result, not with the page. */
export const result: Messages["result"] = {
  statusGood: "Guter Zustand",
  statusMonitor: "Genau beobachten",
  statusReplace: "Austausch empfohlen",
  verdictMade: "Herstellungsdatum: {date}",
  verdictMadeDay: "hergestellt am {date}",
  verdictOther: "Es kann auch {dates} sein.",
  verdictLow:
    "Diese Lesart ist unsicher: Nehmen Sie sie als Anhaltspunkt und suchen Sie nach einem aufgedruckten Datum.",
  verdictAround: "Die Seriennummer nennt nur das Jahr. Mögliches Alter: {from} bis {to}.",
  crossing:
    "Das Datum ist nicht genau genug bekannt, um zu sagen, ob das Gerät schon {years, number} Jahre alt ist. Darum stehen hier beide Einstufungen.",
  brandAndSerial: "{brand} · Seriennummer {serial}",
  serialOnly: "Seriennummer {serial}",
  brandSerialModel: "{brand} · Seriennummer {serial} · Modell {model}",
  gaugeLabel: "{age} auf einer Skala von neu bis 20 Jahre, mit Marken bei 6 und 10 Jahren",
  gaugeRangeLabel: "{from} bis {to} auf einer Skala von neu bis 20 Jahre, mit Marken bei 6 und 10 Jahren",
  gaugeNew: "neu",
  gaugeEnd: "über 20 Jahre",
  otherHeading: "Kann es auch ein anderes Datum sein?",
  otherSettle: "So klärt es sich:",
  settleModel: "Geben Sie auch die Modellnummer ein. Sie gehört oft nur zu wenigen Jahren.",
  settlePrinted:
    "Suchen Sie auf dem Schild nach einem aufgedruckten Datum. Gibt es eines, gilt es mehr als die Seriennummer.",
  otherDate: "<strong>{date}</strong> · Alter: {age}",
  repairsHeading: "Steht eine dieser Nummern auf Ihrem Schild?",
  repairsText:
    "Diese Zeichen werden leicht verwechselt. Sehen Sie noch einmal nach und wählen Sie dann, was dort steht.",
  brandsHeading: "Die Nummer passt zu einer anderen Marke",
  brandsText:
    "Diese Marken verwenden solche Nummern. Prüfen Sie den Namen auf dem Schild und wählen Sie ihn.",
  brandTry: "Als {brand} lesen",
  identifyHeading: "Eine dieser Marken könnte es sein",
  identifyText: "Die Nummer allein verrät die Marke nicht. Wählen Sie die, die auf Ihrem Schild steht.",
  actionsHeading: "Was jetzt zu tun ist",
  sureHeading: "Wie sicher wir sind und warum",
  confidenceHigh: "Hoch: Der Hersteller, eine Behörde oder mehrere unabhängige Quellen stimmen überein.",
  confidenceMedium:
    "Mittel: eine oder zwei Quellen oder eine Regel, die bei einer Schwestermarke erwiesen ist.",
  confidenceLow:
    "Gering: schwache oder einzelne Quellen oder eine Nummer, die nicht ganz so aussieht wie die uns bekannten.",
  confidence: "Sicherheit",
  why: "Gründe",
  sources: "Quellen",
  sourceMaker: "Hersteller",
  sourceRegulator: "Behörde",
  sourceTrade: "Fachleute",
  sourceCompiled: "Zusammenstellung",
  sourceUnpublished: "unveröffentlichte Zusammenstellungen",
  notRecorded: "Nicht gespeichert.",
  notRecordedOffline:
    "Unser Dienst hat nicht geantwortet. Die Seite hat das Datum selbst ermittelt; diese Prüfung wurde nicht gespeichert.",
  notRecordedLink:
    "Dieses Ergebnis stammt aus einem Link. Das Datum wurde neu ermittelt und keine Prüfung gespeichert.",
  notRecordedStore: "Das Datum wurde ermittelt, aber diese Prüfung konnte nicht gespeichert werden.",
  unreadableTitle: "Ihr Warmwasserbereiter ließ sich nicht bestimmen",
  checkFailed: "Das Alter konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.",
  tipsHeading: "Was helfen kann",
  tipPlate: "Suchen Sie das Typenschild. {place}",
  tipCharacters:
    "Geben Sie alle Buchstaben und Ziffern ein, von der ersten bis zur letzten Stelle, und achten Sie auf abgenutzte oder undeutliche.",
  tipBrand:
    "Vergewissern Sie sich, dass die Seriennummer zur gewählten Marke gehört. Geräte mit Handelsmarken hat oft eine andere Firma gebaut.",
  tipModel: "Versuchen Sie es mit der Modellnummer. Sie kann klären, was die Seriennummer offenlässt.",
  tipModelField:
    "Prüfen Sie, ob das die Seriennummer ist und nicht die Modellnummer. Beide stehen auf dem Schild.",
  tryAgain: "Noch einmal versuchen",
  checkAnother: "Weiteres Gerät prüfen",
  copy: "Kopieren",
  copied: "Ergebnis kopiert!",
  copyFailed: "Das Ergebnis ließ sich nicht kopieren. Bitte markieren Sie es und kopieren Sie es von Hand.",
  print: "Drucken",
  copyTitle: "Prüfung eines Warmwasserbereiters",
  copyBrand: "Marke: {brand}",
  copySerial: "Seriennummer: {serial}",
  copyModel: "Modellnummer: {model}",
  copyMade: "Hergestellt: {date}",
  copyAge: "Alter: {age}",
  copyStatus: "Zustand: {status}",
  copyOther: "Anderes mögliches Datum: {date}",
  copyChecked: "Geprüft am {date, date, ::yyyyMMMMd}",
};
