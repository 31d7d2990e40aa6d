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
  plateHeading: "Wo das Schild sitzt:",
  formatIntro: "Wir kennen {count, plural, one {ein Datumsformat} other {# Datumsformate}} von {brand}.",
  formatSince: "Seit {from}",
  formatBetween: "{from} bis {to}",
  formatIn: "{year}",
  formatHolds: "In dieser Reihenfolge: {parts}.",
  formatUndated: "Eine laufende Nummer ohne Datum.",
  yearsNote: "Die Jahre stammen von datierten Geräten. Ein Format kann länger in Gebrauch gewesen sein.",
  confidenceHigh: "gut belegt",
  confidenceMedium: "teilweise belegt",
  confidenceLow: "unsicher",
  others: "Weitere Datumsformate",
  more: "Mehr zu Seriennummern von {brand}",
  printedDate: "Steht auf dem Schild auch ein Herstellungsdatum, gilt dieses.",
  "ao-smith":
    "Seit 2008: zwei Ziffern für das Jahr, zwei für die Woche. 1836 ist Woche 36 des Jahres 2018. Davor: ein Monatsbuchstabe, dann zwei Ziffern für das Jahr. A ist Januar, M ist Dezember, ohne I: E07 ist Mai 2007. Von etwa 1982 bis 2003 steht ein Werksbuchstabe davor: MD91 ist April 1991.",
  rheem:
    "Überspringen Sie die Buchstaben am Anfang. Dann kommen zwei Ziffern für den Monat und zwei für das Jahr: 0504 ist Mai 2004. Ausnahme: Nach einem einzelnen A, M oder Q mit neun Ziffern dahinter sind die ersten zwei die Woche.",
  "bradford-white":
    "Der erste Buchstabe ist das Jahr, der zweite der Monat. A ist Januar, M ist Dezember, ohne I. Die Jahresbuchstaben wiederholen sich alle 20 Jahre: A ist 1984, 2004 oder 2024. Acht Ziffern nach den Buchstaben heißt Ende 2007 oder neuer, sieben heißt älter.",
  whirlpool:
    "Die ersten zwei Ziffern sind das Jahr, die nächsten zwei die Woche. Die Codes der Küchengeräte von Whirlpool gelten hier nicht.",
  ruud: "Überspringen Sie die Buchstaben am Anfang. Dann kommen zwei Ziffern für den Monat und zwei für das Jahr: 0585 ist Mai 1985. Ausnahme: Nach einem einzelnen A, M oder Q mit neun Ziffern dahinter sind die ersten zwei die Woche.",
  state:
    "Seit 2008: zwei Ziffern für das Jahr, zwei für die Woche. Einen Buchstaben davor überspringen Sie. Vor 2008: ein Monatsbuchstabe, dann zwei Ziffern für das Jahr. A ist Januar, M ist Dezember, ohne I: H76 ist August 1976.",
  ge: "Bei Speichern von Rheem überspringen Sie die Buchstaben: Die erste und zweite Ziffer sind der Monat, die dritte und vierte das Jahr. Beim Hybridgerät GeoSpring mit zwei Buchstaben und sechs Ziffern sind die Buchstaben Monat und Jahr. Sie wiederholen sich alle 12 Jahre. Bei neueren Speichern aus dem eigenen Werk von GE suchen Sie ein aufgedrucktes Datum.",
  kenmore:
    "Sears hat keine Warmwasserbereiter gebaut, sehen Sie also auf die Modellnummer. Beginnt sie mit 153, ist das Gerät von State oder A. O. Smith: seit 2008 Jahr und Woche, davor Monatsbuchstabe und Jahr. Den Code von Rheem nehmen Sie nur, wenn Rheem auf dem Schild steht.",
  american:
    "Die ersten zwei Ziffern sind das Jahr, die nächsten zwei die Woche: 9948 ist Woche 48 des Jahres 1999. Einen einzelnen Buchstaben davor überspringen Sie. Ältere Nummern aus einem Buchstaben und sechs oder sieben Ziffern enthalten kein Datum. Lesen Sie dann den Garantiecode auf dem Schild.",
  reliance:
    "Seit 2008 sind die ersten vier Ziffern Jahr und Woche: 0833 ist Woche 33 des Jahres 2008. Ältere Nummern beginnen mit einem Monatsbuchstaben, dann zwei Ziffern für das Jahr.",
  richmond:
    "Überspringen Sie die Buchstaben am Anfang. Dann kommen zwei Ziffern für den Monat und zwei für das Jahr: 0419 ist April 2019. Ausnahme: Nach einem einzelnen A, M oder Q mit neun Ziffern dahinter sind die ersten zwei die Woche.",
  craftmaster:
    "Die erste und zweite Ziffer sind das Jahr, die dritte und vierte die Woche: 0120 ist Woche 20 des Jahres 2001.",
  navien:
    "Neuere Geräte: vier Ziffern, ein Buchstabe, zwei Ziffern für das Jahr, ein Zeichen für den Monat, zwei für den Tag. X, Y und Z sind Oktober bis Dezember. Ältere mit 16 Ziffern: Die Stellen 5 bis 8 sind das Jahr, dann Monat und Tag. Steht das Jahr auf dem seitlichen Schild, gilt dieses.",
  rinnai:
    "Seit 2009: ein Jahresbuchstabe, dann ein Monatsbuchstabe. Jahre: A ist 2009, ohne I, O, Q, U und V. Monate: A ist Januar, M ist Dezember, ohne I. Davor: vier Ziffern für Jahr und Monat. 04.03 ist März 2004.",
};
