import type { Messages } from "../catalog/shape.ts";

/** Why a reading is offered, and what speaks for or against it. Keys are the decoder's reason codes. */
export const reasons: Messages["reasons"] = {
  "brand-format": "Die Nummer hat genau die Form, die diese Marke verwendet.",
  "year-from-table": "Die Tabelle des Herstellers nennt das Jahr, in dem diese Nummern vergeben wurden.",
  "eight-digits-after-letters": "Acht Ziffern nach den Buchstaben: hergestellt nach {since}.",
  "seven-digits-after-letters": "Sieben Ziffern nach den Buchstaben: hergestellt vor {until}.",
  "four-digit-year": "Das Jahr ist ausgeschrieben.",
  "plant-letter-means-week":
    "Bei diesem Werksbuchstaben bedeuten die beiden Ziffern die Woche, nicht den Monat.",
  "manufacturer-exception":
    "Der Hersteller hat einen Druckfehler bekannt gegeben, und diese Nummer gehört zu den betroffenen.",
  "decade-from-month-code": "Das Zeichen für den Monat verrät auch das Jahrzehnt.",
  "printed-form": "Die Punkte oder Striche, wie Sie sie eingegeben haben, entscheiden über die Lesart.",
  "month-not-padded": "Der Monat hat keine führende Null, darum sind zwei Lesarten möglich.",
  "letters-repeat": "Die Jahresbuchstaben beginnen alle {every} Jahre von vorn.",
  "older-cycle":
    "Die Buchstaben standen auch schon für {year}. Das kommt nur in Frage, wenn das Gerät so alt ist.",
  "single-year-digit": "Für das Jahr steht nur eine Ziffer, sie passt also in jedem Jahrzehnt einmal.",
  "counter-fits": "Die laufende Nummer liegt etwa da, wo sie zu diesem Zeitpunkt liegen sollte.",
  "counter-misfit": "Die laufende Nummer liegt weit von da, wo sie zu diesem Zeitpunkt liegen sollte.",
  "check-running-number":
    "Nur möglich, wenn jede Ziffer der laufenden Nummer richtig abgelesen ist. Prüfen Sie sie.",
  "model-fits": "Die Modellnummer gehört in diese Jahre.",
  "model-excludes": "Die Modellnummer schließt {year} aus.",
  "formats-overlap": "Zwei Schreibweisen der Marke haben diese Form, und jede ergibt ein anderes Datum.",
  "year-estimated-from-count":
    "Das Jahr ist aus der laufenden Nummer geschätzt, die alle Geräte der Firmengruppe gemeinsam haben.",
  "outside-attested-years":
    "{to, select, open {Datierte Geräte mit dieser Schreibweise sind erst ab {from} bekannt.} other {Datierte Geräte mit dieser Schreibweise sind nur von {from} bis {to} bekannt.}}",
  "near-miss-tail":
    "Die laufende Nummer ist länger oder kürzer als die uns bekannten. Der Datumscode selbst ist gut lesbar.",
  "near-miss-characters":
    "Die laufende Nummer enthält Zeichen, die wir dort noch nicht gesehen haben. Der Datumscode selbst ist gut lesbar.",
  "fits-other-brand":
    "Seriennummern von {brand} können dieselbe Form haben. Prüfen Sie den Namen auf dem Schild.",
  "week-is-approximate": "Die Woche kann um eine daneben liegen.",
  "no-such-week":
    "{year} hatte keine Woche 53. Gemeint sein kann Woche 52 von {year} oder Woche 1 von {next}.",
  "week-or-month-disputed":
    "Die Quellen sind sich uneins, ob diese Ziffern die Woche oder den Monat bedeuten. Das Jahr ist sicher.",
  "year-table-disputed": "Die Quellen weichen beim Jahr um eines voneinander ab.",
  "sources-disagree": "Die Quellen nennen für diese Marke unterschiedliche Regeln.",
  "may-be-undated": "Nach einer anderen Quelle zählen solche Nummern nur durch und enthalten kein Datum.",
  "single-source": "Diese Regel steht nur in einer einzigen Quelle.",
  "inferred-from-sister-brand":
    "Die Regel ist die des Herstellers; ein datiertes Gerät dieser Marke haben wir nicht gesehen.",
  "inferred-rule": "Das Muster haben wir selbst erschlossen. Es steht in keiner Quelle.",
  "maker-varies": "Mehr als ein Hersteller hat diesen Namen verwendet.",
};
