import type { Messages } from "../catalog/shape.ts";

/** What the rules rest on, brand by brand. Every figure comes with a value: no text of this area holds a digit. */
export const proof: Messages["proof"] = {
  intro:
    "Jede Regel mit ihren Quellen, wie sicher sie ist und was für oder gegen sie spricht. Alle Zahlen werden beim Bau dieser Website aus den Regeln und ihren Prüfungen gezählt.",
  overview: "Auf einen Blick",
  brandsRuled:
    "{count, plural, one {Marke mit einer Regel, die ein Datum ergibt} other {Marken mit einer Regel, die ein Datum ergibt}}",
  brandsAll: "von {brands, number}, die wir kennen",
  formats: "{count, plural, one {Schreibweise des Datums} other {Schreibweisen des Datums}}",
  formatsSure:
    "{high, number} gut belegt, {medium, number} teilweise belegt, {low, number} unsicher; dazu {undated, number}, die bekanntlich kein Datum enthalten",
  known:
    "{count, plural, one {Gerät, dessen Datum ohne seine Nummer bekannt ist} other {Geräte, deren Datum ohne ihre Nummer bekannt ist}}",
  knownFirst:
    "{first, number} passen zum ersten Datum, das wir lesen, {later, number} zu einem späteren, {contradicts, number} sprechen gegen uns",
  knownCaution:
    "Viele dieser Geräte haben uns geholfen, die Regeln zu finden. Die Zahl zeigt, dass Regeln und Daten zusammenpassen, nicht, wie oft wir bei Ihrem Gerät richtig liegen.",
  plates:
    "{count, plural, one {Typenschild mit aufgedrucktem Datum} other {Typenschilder mit aufgedrucktem Datum}}",
  bounded:
    "{count, plural, one {Typenschild, Nachweis oder Rückruf mit bekannten Jahren} other {Typenschilder, Nachweise und Rückrufe mit bekannten Jahren}}",
  makers: "{count, plural, one {Beispiel eines Herstellers} other {Beispiele von Herstellern}}",
  tally:
    "{agrees, number} passen zu dem einen Datum, das wir lesen, {ambiguous, number} zu einem von mehreren, {contradicts, number} sprechen gegen uns",
  tallyUndated: "{count, number} ohne Datum für uns",
  published:
    "{count, plural, one {von anderen datierte Seriennummer} other {von anderen datierte Seriennummern}}",
  publishedHint: "Sie zeigen, dass Lesungen übereinstimmen, und nicht mehr.",
  illustrations: "{count, plural, one {erfundenes Beispiel} other {erfundene Beispiele}}",
  illustrationsHint:
    "Sie zeigen, wie eine Regel funktioniert. Sie beweisen nichts und zählen sonst nirgends.",
  sources: "{count, plural, one {Quelle, die Sie öffnen können} other {Quellen, die Sie öffnen können}}",
  rare: "Typenschilder mit aufgedrucktem Datum werden kaum je veröffentlicht. <link>Schicken Sie uns das Datum auf Ihrem</link>.",
  photos:
    "Wie gut die Kamera Typenschilder liest, steht hier nicht. Erprobt ist sie bisher an selbst gezeichneten, und eine Zahl nennen wir erst, wenn wir hundert echte Fotos haben.",
  heaters: "Alle datierten Geräte",
  heatersKnown: "Datum ohne die Nummer bekannt",
  heatersPublished: "Datum von anderen aus der Nummer gelesen",
  heaterKnown: "bekannt: {date}",
  heaterRead: "wir lesen: {dates}",
  heaterUnread: "wir lesen kein Datum",
  brands: "Marke für Marke",
  ways: "{count, plural, one {# Schreibweise} other {# Schreibweisen}}",
  noWay: "keine Regel",
  dated: "{count, plural, one {# datiertes Typenschild} other {# datierte Typenschilder}}",
  used: "Verwendet",
  shown: "Datierte Geräte bekannt",
  rule: "Regel",
  ruleExact: "Die genaue Regel, auf Englisch",
  platesTerm: "Typenschilder mit aufgedrucktem Datum",
  none: "Noch keine gefunden.",
  otherTerm: "Weitere Belege",
  boundedCount:
    "{count, plural, one {# Typenschild, Nachweis oder Rückruf mit bekannten Jahren} other {# Typenschilder, Nachweise und Rückrufe mit bekannten Jahren}}",
  makersCount: "{count, plural, one {# Beispiel des Herstellers} other {# Beispiele des Herstellers}}",
  publishedCount:
    "{count, plural, one {# von anderen datierte Seriennummer} other {# von anderen datierte Seriennummern}}",
  against: "Was dagegen spricht",
  nothing: "Nichts, was wir gefunden haben.",
  otherwise:
    "{count, plural, one {<link>Eine Veröffentlichung</link> sagt etwas anderes.} other {<link># Veröffentlichungen</link> sagen etwas anderes.}}",
  open: "Was nicht bekannt ist",
  openPlate: "Noch hat sie kein Typenschild mit aufgedrucktem Datum bestätigt.",
  openParts:
    "{count, plural, one {Die Bedeutung einiger Zeichen.} other {Die Bedeutung einiger Zeichen, an # Stellen.}}",
  send: "Aufgedrucktes Datum zu {brand} schicken",
  claims: "Fehler in anderen veröffentlichten Regeln",
  claimsIntro:
    "Von anderen haben wir viel gelernt, und auch wir machen Fehler. Wo das, was wir gefunden haben, gegen eine Veröffentlichung spricht, steht es hier mit den Belegen. Wenn wir es sind, die sich irren, <contact>schreiben Sie uns</contact> bitte.",
  says: "Was dort steht",
  saysDate: "{serial} stammt aus: {date}.",
  saysParts: "Die Nummer beginnt mit: {parts}.",
  weRead: "Was wir lesen",
  weReadDates: "{serial} stammt aus: {dates}.",
  weReadParts: "In {serial}: {parts}.",
  weReadNone: "{serial} ist keine Nummer dieser Marke, die wir datieren können.",
  why: "Warum",
  basisPlate: "Ein Typenschild mit aufgedrucktem Datum zeigt es.",
  basisMaker: "Das eigene Dokument des Herstellers erklärt es anders.",
  basisRegulator: "Eine amtliche Mitteilung nennt, wann solche Geräte hergestellt oder verkauft wurden.",
  basisItself: "Es widerspricht der Tabelle, die dort selbst steht.",
  basisOthers: "Die anderen Quellen, die wir gefunden haben, stimmen miteinander überein.",
  evidence: "Belege",
  decade: "Jahrzehnt",
};
