import type { Messages } from "../catalog/shape.ts";

/** The page that says how sure the rules are: its head, and the form for dates that are printed on heaters. */
export const accuracy: Messages["accuracy"] = {
  metaTitle: "Wie sicher wir sind: jede Regel mit Belegen | Heater Age",
  metaDescription:
    "Zu jeder Marke: wie wir die Seriennummern ihrer Warmwasserbereiter lesen, seit wann, aus welchen Quellen, was für oder gegen die Regel spricht und was offen ist.",
  backHome: "Zur Startseite",
  title: "Wie sicher wir sind",
  formTitle: "Schicken Sie uns ein aufgedrucktes Datum",
  formIntro:
    "Steht auf Ihrem Warmwasserbereiter auch aufgedruckt, wann er hergestellt wurde? Dann kann er unsere Regeln prüfen, gleich ob wir dasselbe Datum lesen. Wir möchten kein Foto und nichts über Sie: Bitte lassen Sie beides weg.",
  required: "erforderlich",
  brand: "Marke",
  brandChoose: "Marke wählen",
  serial: "Seriennummer",
  date: "Datum, wie es aufgedruckt ist",
  dateHelp: "Nur, was dasteht: das Jahr und dazu Monat und Tag oder die Woche.",
  year: "Jahr",
  month: "Monat",
  day: "Tag",
  week: "Woche",
  notPrinted: "fehlt",
  seenOn: "Wo steht das Datum?",
  seenChoose: "Stelle wählen",
  seenPlate: "Auf dem Typenschild",
  seenLabel: "An anderer Stelle auf dem Gerät",
  seenPapers: "In den mitgelieferten Papieren",
  seenElsewhere: "Woanders",
  note: "Was sonst noch hilft",
  noteHelp: "Zum Beispiel, wie das Datum geschrieben ist. Bitte keine Namen, Adressen oder Telefonnummern.",
  trap: "Dieses Feld leer lassen",
  send: "Datum senden",
  sending: "Wird gesendet …",
  privacy:
    "Wir bewahren auf, was Sie schicken, um unsere Regeln zu prüfen, und nichts über Sie. <link>Datenschutzerklärung</link>",
  brandMissing: "Bitte wählen Sie die Marke.",
  serialMissing: "Bitte geben Sie die Seriennummer so ein, wie sie auf dem Gerät steht.",
  yearWrong: "Bitte geben Sie das Jahr mit allen Ziffern an.",
  dayAlone: "Zu einem Tag gehört der Monat.",
  weekOrMonth: "Bitte geben Sie entweder die Woche an oder Monat und Tag.",
  placeMissing: "Bitte geben Sie an, wo das Datum steht.",
  noteLong: "Die Anmerkung ist zu lang: höchstens {longest, number} Zeichen.",
  sentTitle: "Vielen Dank",
  sentAgrees: "Wir lesen dasselbe Datum. Ein Mensch sieht es sich an; dann stützt es die Regel.",
  sentAmbiguous:
    "Es ist eines der Daten, die wir lesen, und sagt, welches stimmt. Ein Mensch sieht es sich an.",
  sentContradicts:
    "Wir lesen ein anderes Datum. Ein Mensch sieht sich beide an und verbessert die Regel, wenn sie falsch ist.",
  sentNoDate:
    "Wir lesen aus dieser Nummer kein Datum; Ihres hilft uns also, die Regel zu finden. Ein Mensch sieht es sich an.",
  failedTitle: "Nicht gesendet",
  failedText:
    "Das Datum konnte nicht gesendet werden. Ihre Eingaben sind noch da; bitte versuchen Sie es noch einmal.",
  offline:
    "Sie sind offline. Ihre Eingaben bleiben hier stehen; senden Sie sie, wenn Sie wieder verbunden sind.",
};
