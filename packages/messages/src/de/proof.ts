import type { Messages } from "../catalog/shape.ts";

/** What the rules rest on, brand by brand. Every figure comes with a value: no text of this area holds a digit. */
export const proof: Messages["proof"] = {
  overview: "Auf einen Blick",
  brandsRuled: "{count, plural, one {datierbare Marke} other {datierbare Marken}}",
  formats: "{count, plural, one {Datumsformat} other {Datumsformate}}",
  formatsSure:
    "{high, number} gut belegt, {medium, number} teilweise belegt, {low, number} unsicher; dazu {undated, number} ohne Datum",
  known: "{count, plural, one {Gerät} other {Geräte}}, unabhängig von der Nummer datiert",
  knownFirst:
    "{first, number} passen zu unserem ersten Datum, {later, number} zu einem späteren, {contradicts, number} widersprechen uns",
  knownCaution:
    "Viele dieser Geräte haben uns geholfen, die Regeln zu finden. Wie oft wir richtigliegen, zeigen sie nicht.",
  plates: "{count, plural, one {datiertes Typenschild} other {datierte Typenschilder}}",
  bounded:
    "{count, plural, one {Typenschild, Nachweis oder Rückruf mit bekannten Jahren} other {Typenschilder, Nachweise und Rückrufe mit bekannten Jahren}}",
  makers: "{count, plural, one {Beispiel eines Herstellers} other {Beispiele von Herstellern}}",
  tally:
    "{agrees, number} passen zu unserem einzigen Datum, {ambiguous, number} zu einem von mehreren, {contradicts, number} widersprechen uns",
  tallyUndated: "{count, number} können wir nicht datieren",
  published:
    "{count, plural, one {von anderen datierte Seriennummer} other {von anderen datierte Seriennummern}}",
  publishedHint: "Sie zeigen nur, dass die Lesarten übereinstimmen.",
  illustrations: "{count, plural, one {erfundenes Beispiel} other {erfundene Beispiele}}",
  illustrationsHint: "Sie beweisen nichts.",
  sources: "{count, plural, one {Quelle zum Nachlesen} other {Quellen zum Nachlesen}}",
  photos: "Die Kamera haben wir nur an gezeichneten Schildern erprobt.",
  heaters: "Alle datierten Geräte",
  heatersKnown: "Unabhängig von der Nummer datiert",
  heatersPublished: "Von anderen nach der Nummer datiert",
  heaterKnown: "bekannt: {date}",
  heaterRead: "wir lesen: {dates}",
  heaterUnread: "wir lesen kein Datum",
  brands: "Marke für Marke",
  noWay: "keine Regel",
  dated: "{count, plural, one {# datiertes Typenschild} other {# datierte Typenschilder}}",
  send: "Aufgedrucktes Datum von {brand} einsenden",
  claims: "Fehler in anderen veröffentlichten Regeln",
  claimsIntro: "Ist einer davon unser Fehler? <contact>Schreiben Sie uns</contact>.",
  says: "Dort steht",
  saysDate: "{serial} stammt aus: {date}.",
  saysParts: "Die Nummer beginnt mit: {parts}.",
  weRead: "Wir lesen",
  weReadDates: "{serial} stammt aus: {dates}.",
  weReadParts: "In {serial}: {parts}.",
  weReadNone: "Bei dieser Marke können wir {serial} nicht datieren.",
  why: "Warum",
  basisPlate: "Ein Typenschild mit aufgedrucktem Datum zeigt es.",
  basisMaker: "Der Hersteller erklärt es anders.",
  basisRegulator: "Eine amtliche Mitteilung nennt Daten für solche Geräte.",
  basisItself: "Die Regel widerspricht der eigenen Tabelle.",
  basisOthers: "Die anderen Quellen sind sich einig.",
  evidence: "Belege",
  decade: "Jahrzehnt",
};
