import type { Messages } from "../catalog/shape.ts";

/**
 * How to read the serial number of a brand: three sentences at most, for the 14 most common brands. The guides of the
 * other brands are made from their formats with the `format…` texts.
 */
export const guide: Messages["guide"] = {
  title: "So lesen Sie Seriennummern von {brand}",
  exampleCaption: "Beispiel: {serial} steht für {date}.",
  plateCaption: "Von einem Typenschild: {serial} steht für {date}.",
  illustrationCaption: "So würde es aussehen: {serial} für {date}.",
  plateHeading: "Wo das Schild sitzt:",
  formatIntro:
    "Wir kennen {count, plural, one {eine Schreibweise} other {# Schreibweisen}} für Seriennummern von {brand}.",
  formatSince: "Seit {from}",
  formatBetween: "{from} bis {to}",
  formatIn: "{year}",
  formatHolds: "In dieser Reihenfolge: {parts}.",
  formatUndated: "Eine laufende Nummer, in der kein Datum steckt.",
  yearsNote:
    "Die Jahre sind die der datierten Geräte, die wir kennen. Jede Schreibweise kann auch länger in Gebrauch gewesen sein.",
  confidenceHigh: "gut belegt",
  confidenceMedium: "teilweise belegt",
  confidenceLow: "unsicher",
  others: "Weitere Schreibweisen",
  more: "Alles, was wir über Seriennummern von {brand} wissen",
  printedDate:
    "Steht auf dem Schild auch ein Herstellungsdatum, verlassen Sie sich darauf und nicht auf die Seriennummer.",
  "ao-smith":
    "Seit 2008 beginnt die Nummer mit zwei Ziffern für das Jahr und zwei für die Woche: 1836 ist Woche 36 des Jahres 2018. Davor suchen Sie einen Monatsbuchstaben vor zwei Ziffern für das Jahr; A ist Januar, M ist Dezember, das I fehlt, E07 ist also Mai 2007. Von etwa 1982 bis 2003 steht noch ein Werksbuchstabe davor: MD91 ist April 1991.",
  rheem:
    "Überspringen Sie die Buchstaben am Anfang. Die nächsten zwei Ziffern sind der Monat und die zwei danach das Jahr: 0504 ist Mai 2004. Eine Ausnahme: Nach einem einzelnen A, M oder Q mit neun Ziffern dahinter sind die ersten zwei die Woche.",
  "bradford-white":
    "Der erste Buchstabe ist das Jahr, der zweite der Monat; A ist Januar, M ist Dezember, das I fehlt. Die Jahresbuchstaben beginnen alle 20 Jahre von vorn, A steht also für 1984, 2004 oder 2024. Zählen Sie die Ziffern nach den Buchstaben: Bei acht ist das Gerät von Ende 2007 oder neuer, bei sieben älter.",
  whirlpool:
    "Warmwasserbereiter von Whirlpool hat American Water Heater gebaut. Die ersten zwei Ziffern sind das Jahr, die nächsten zwei die Woche. Die Buchstabencodes der Küchengeräte von Whirlpool gelten hier nicht.",
  ruud: "Dasselbe System wie bei Rheem: Überspringen Sie die Buchstaben am Anfang, dann kommen zwei Ziffern für den Monat und zwei für das Jahr. 0585 ist Mai 1985. Nach einem einzelnen A, M oder Q mit neun Ziffern dahinter sind die ersten zwei die Woche.",
  state:
    "Seit 2008: zwei Ziffern für das Jahr und zwei für die Woche, nach einem Buchstaben, den Sie überspringen können. Davor ist der erste Buchstabe der Monat, und die nächsten zwei Ziffern sind das Jahr; A ist Januar, M ist Dezember, das I fehlt. H76 ist August 1976.",
  ge: "Bei Speichern, die Rheem gebaut hat, überspringen Sie die Buchstaben: Die erste und zweite Ziffer sind der Monat, die dritte und vierte das Jahr. Bei einem GeoSpring-Hybridgerät mit zwei Buchstaben und sechs Ziffern ist der erste Buchstabe der Monat und der zweite das Jahr, und die Buchstaben wiederholen sich alle 12 Jahre. Bei neueren Speichern aus dem eigenen Werk von GE suchen Sie auf dem Schild nach einem Datum.",
  kenmore:
    "Sears hat keine Warmwasserbereiter gebaut, darum zählt zuerst die Modellnummer: Beginnt sie mit 153, ist der Hersteller State oder A. O. Smith. Ab 2008 lesen Sie Jahr und Woche, bei älteren Geräten einen Monatsbuchstaben und das Jahr. Den Code von Rheem verwenden Sie nur, wenn auf dem Schild Rheem steht.",
  american:
    "Die ersten zwei Ziffern sind das Jahr, die nächsten zwei die Woche: 9948 ist Woche 48 des Jahres 1999. Einen einzelnen Buchstaben davor können Sie überspringen. In älteren Nummern aus einem Buchstaben und sechs oder sieben Ziffern steckt kein Datum; lesen Sie dann den Garantiecode auf demselben Schild.",
  reliance:
    "Gebaut von State. Seit 2008 sind die ersten vier Ziffern Jahr und Woche: 0833 ist Woche 33 des Jahres 2008. Ältere Geräte beginnen mit einem Monatsbuchstaben und zwei Ziffern für das Jahr.",
  richmond:
    "Speicher von Richmond baut Rheem, und sie verwenden dessen Code: Überspringen Sie die Buchstaben, dann kommen zwei Ziffern für den Monat und zwei für das Jahr. 0419 ist April 2019. Nach einem einzelnen A, M oder Q mit neun Ziffern dahinter sind die ersten zwei die Woche.",
  craftmaster:
    "Die erste und zweite Ziffer sind das Jahr, die dritte und vierte die Woche: 0120 ist Woche 20 des Jahres 2001.",
  navien:
    "Bei neueren Geräten besteht die Nummer aus vier Ziffern, einem Buchstaben, zwei Ziffern für das Jahr, einem Zeichen für den Monat (X, Y und Z sind Oktober bis Dezember) und zwei für den Tag. Bei älteren Geräten mit 16 Ziffern sind die Stellen 5 bis 8 das volle Jahr, danach folgen Monat und Tag. Manchmal ist das Jahr auch auf dem Schild an der Seite aufgedruckt: Verlassen Sie sich zuerst darauf.",
  rinnai:
    "Seit 2009 beginnt die Nummer mit zwei Buchstaben: Der erste ist das Jahr (A ist 2009; I, O, Q, U und V fehlen), der zweite der Monat (A ist Januar, M ist Dezember, ohne I). Vor 2009 beginnt sie mit vier Ziffern für Jahr und Monat: 04.03 ist März 2004.",
};
