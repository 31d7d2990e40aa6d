import type { Messages } from "../catalog/shape.ts";

/** What the rules rest on, brand by brand. Every figure comes with a value: no text of this area holds a digit. */
export const proof: Messages["proof"] = {
  intro:
    "Jede Regel mit ihren Quellen, mit dem, was für und gegen sie spricht, und wie sicher sie ist. Die Zahlen sind aus den Regeln und ihren Tests gezählt.",
  overview: "Auf einen Blick",
  brandsRuled: "{count, plural, one {Marke mit lesbarem Datum} other {Marken mit lesbarem Datum}}",
  brandsAll: "von {brands, number}, die wir kennen",
  formats: "{count, plural, one {Datumsformat} other {Datumsformate}}",
  formatsSure:
    "{high, number} gut belegt, {medium, number} teilweise belegt, {low, number} unsicher; dazu {undated, number} ohne Datum",
  known:
    "{count, plural, one {Gerät, dessen Datum ohne seine Nummer bekannt ist} other {Geräte, deren Datum ohne ihre Nummer bekannt ist}}",
  knownFirst:
    "{first, number} passen zu unserem ersten Datum, {later, number} zu einem späteren, {contradicts, number} widersprechen uns",
  knownCaution:
    "Viele dieser Geräte haben uns geholfen, die Regeln zu finden. Wie oft wir bei Ihrem Gerät richtig liegen, zeigen sie nicht.",
  plates:
    "{count, plural, one {Typenschild mit aufgedrucktem Datum} other {Typenschilder mit aufgedrucktem Datum}}",
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
  illustrationsHint: "Sie zeigen, wie eine Regel funktioniert, und beweisen nichts.",
  sources: "{count, plural, one {Quelle zum Nachlesen} other {Quellen zum Nachlesen}}",
  rare: "Typenschilder mit aufgedrucktem Datum werden selten veröffentlicht. <link>Schicken Sie uns Ihres</link>.",
  photos:
    "Die Kamera haben wir nur an gezeichneten Schildern erprobt. Zahlen nennen wir nach hundert echten Fotos.",
  heaters: "Alle datierten Geräte",
  heatersKnown: "Datum ohne die Nummer bekannt",
  heatersPublished: "Datum von anderen aus der Nummer gelesen",
  heaterKnown: "bekannt: {date}",
  heaterRead: "wir lesen: {dates}",
  heaterUnread: "wir lesen kein Datum",
  brands: "Marke für Marke",
  noWay: "keine Regel",
  dated: "{count, plural, one {# datiertes Typenschild} other {# datierte Typenschilder}}",
  used: "Verwendet",
  shown: "Datierte Geräte",
  rule: "Regel",
  ruleExact: "Die genaue Regel, auf Englisch",
  platesTerm: "Typenschilder mit aufgedrucktem Datum",
  none: "Noch keine gefunden.",
  otherTerm: "Weitere Belege",
  against: "Was dagegen spricht",
  nothing: "Nichts gefunden.",
  otherwise:
    "{count, plural, one {<link>Eine Veröffentlichung</link> widerspricht.} other {<link># Veröffentlichungen</link> widersprechen.}}",
  open: "Was wir nicht wissen",
  openParts:
    "{count, plural, one {Die Bedeutung einiger Zeichen.} other {Die Bedeutung einiger Zeichen, an # Stellen.}}",
  send: "Aufgedrucktes Datum zu {brand} schicken",
  claims: "Fehler in anderen veröffentlichten Regeln",
  claimsIntro: "Auch wir machen Fehler. Ist einer davon unserer, <contact>schreiben Sie uns</contact> bitte.",
  says: "Was dort steht",
  saysDate: "{serial} stammt aus: {date}.",
  saysParts: "Die Nummer beginnt mit: {parts}.",
  weRead: "Was wir lesen",
  weReadDates: "{serial} stammt aus: {dates}.",
  weReadParts: "In {serial}: {parts}.",
  weReadNone: "Bei dieser Marke können wir {serial} nicht datieren.",
  why: "Warum",
  basisPlate: "Ein Typenschild mit aufgedrucktem Datum zeigt es.",
  basisMaker: "Der Hersteller erklärt es in einem eigenen Dokument anders.",
  basisRegulator: "Eine amtliche Mitteilung nennt, wann solche Geräte hergestellt oder verkauft wurden.",
  basisItself: "Es widerspricht der eigenen Tabelle.",
  basisOthers: "Die anderen Quellen, die wir gefunden haben, stimmen überein.",
  evidence: "Belege",
  decade: "Jahrzehnt",
};
