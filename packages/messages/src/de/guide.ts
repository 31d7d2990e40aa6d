import type { Messages } from "../catalog/shape.ts";

/**
 * How to read the serial number of a brand: three sentences at most, for the 14 most common brands. The guides of the
 * other brands are made from their formats with the `format…` texts.
 */
export const guide: Messages["guide"] = {
  title: "Seriennummern von {brand} lesen",
  exampleCaption: "Beispiel: {serial} steht für {date}.",
  plateCaption: "Von einem echten Typenschild: {serial} steht für {date}.",
  illustrationCaption: "Erfundenes Beispiel: {serial} für {date}.",
  plateHeading: "Das Schild:",
  formatIntro: "Wir kennen {count, plural, one {ein Datumsformat} other {# Datumsformate}} von {brand}.",
  formatSince: "Seit {from}",
  formatBetween: "{from} bis {to}",
  formatIn: "{year}",
  formatHolds: "In dieser Reihenfolge: {parts}.",
  formatUndated: "Eine laufende Nummer ohne Datum.",
  yearsNote: "Ein Format kann länger in Gebrauch gewesen sein.",
  confidenceHigh: "gut belegt",
  confidenceMedium: "teilweise belegt",
  confidenceLow: "unsicher",
  others: "Weitere Formate",
  more: "Mehr zu {brand}",
  printedDate: "Steht auf einem Schild ein Herstellungsdatum, gilt dieses.",
  "ao-smith":
    "Seit 2008: zwei Ziffern für das Jahr, zwei für die Woche. Davor: ein Monatsbuchstabe (A bis M, ohne I), dann zwei Ziffern für das Jahr. Von etwa 1982 bis 2003 steht ein Werksbuchstabe davor.",
  rheem:
    "Überspringen Sie die Buchstaben am Anfang. Dann kommen zwei Ziffern für den Monat und zwei für das Jahr. Ausnahme: Nach einem einzelnen A, M oder Q mit neun Ziffern dahinter sind die ersten zwei die Woche.",
  "bradford-white":
    "Der erste Buchstabe ist das Jahr, der zweite der Monat (A bis M, ohne I). Die Jahresbuchstaben wiederholen sich alle 20 Jahre: A ist 1984, 2004 oder 2024. Acht Ziffern nach den Buchstaben bedeuten Ende 2007 oder neuer, sieben älter.",
  whirlpool:
    "Die ersten zwei Ziffern sind das Jahr, die nächsten zwei die Woche. Die Codes der Küchengeräte von Whirlpool gelten hier nicht.",
  state:
    "Seit 2008: zwei Ziffern für das Jahr, zwei für die Woche. Einen Buchstaben davor überspringen Sie. Vor 2008: ein Monatsbuchstabe (A bis M, ohne I), dann zwei Ziffern für das Jahr.",
  ge: "Bei Speichern von Rheem überspringen Sie die Buchstaben: Die erste und zweite Ziffer sind der Monat, die dritte und vierte das Jahr. Beim Hybridgerät GeoSpring mit zwei Buchstaben und sechs Ziffern sind die Buchstaben Monat und Jahr. Sie wiederholen sich alle 12 Jahre. Bei neueren Speichern aus dem eigenen Werk von GE suchen Sie ein aufgedrucktes Datum.",
  kenmore:
    "Beginnt die Modellnummer mit 153, ist das Gerät von State oder A. O. Smith: seit 2008 Jahr und Woche, davor Monatsbuchstabe und Jahr. Den Code von Rheem nehmen Sie nur, wenn Rheem auf dem Schild steht.",
  american:
    "Überspringen Sie einen einzelnen Buchstaben am Anfang. Die ersten zwei Ziffern sind das Jahr, die nächsten zwei die Woche. Ältere Nummern aus einem Buchstaben und sechs oder sieben Ziffern enthalten kein Datum. Lesen Sie dann den Garantiecode auf dem Schild.",
  craftmaster: "Die erste und zweite Ziffer sind das Jahr, die dritte und vierte die Woche.",
  navien:
    "Neuere Geräte: vier Ziffern, ein Buchstabe, zwei Ziffern für das Jahr, ein Zeichen für den Monat, zwei für den Tag. X, Y und Z sind Oktober bis Dezember. Ältere mit 16 Ziffern: Die Stellen 5 bis 8 sind das Jahr, dann Monat und Tag.",
  rinnai:
    "Seit 2009: ein Jahresbuchstabe (A ist 2009, ohne I, O, Q, U und V), dann ein Monatsbuchstabe (A bis M, ohne I). Davor: vier Ziffern für Jahr und Monat.",
};
