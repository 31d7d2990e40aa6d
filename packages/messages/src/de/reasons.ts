import type { Messages } from "../catalog/shape.ts";

/** Why a reading is offered, and what speaks for or against it. Keys are the decoder's reason codes. */
export const reasons: Messages["reasons"] = {
  "brand-format": "Die Nummer hat genau das Format dieser Marke.",
  "year-from-table": "Das Jahr steht in der Tabelle des Herstellers.",
  "eight-digits-after-letters": "Acht Ziffern nach den Buchstaben: hergestellt nach {since}.",
  "seven-digits-after-letters": "Sieben Ziffern nach den Buchstaben: hergestellt vor {until}.",
  "four-digit-year": "Das Jahr ist ausgeschrieben.",
  "plant-letter-means-week": "Bei diesem Werksbuchstaben sind die beiden Ziffern die Woche, nicht der Monat.",
  "manufacturer-exception": "Der Hersteller hat einen Druckfehler gemeldet, der diese Nummer betrifft.",
  "decade-from-month-code": "Das Zeichen für den Monat verrät auch das Jahrzehnt.",
  "printed-form": "Ihre Punkte oder Striche entscheiden, wie die Nummer zu lesen ist.",
  "month-not-padded": "Dem Monat fehlt die führende Null, darum gibt es zwei Lesarten.",
  "letters-repeat": "Die Jahresbuchstaben wiederholen sich alle {every} Jahre.",
  "older-cycle": "Die Buchstaben standen auch schon für {year}, falls das Gerät so alt ist.",
  "single-year-digit": "Das Jahr ist nur eine Ziffer. Sie passt in jedem Jahrzehnt einmal.",
  "counter-fits": "Die laufende Nummer passt zu diesem Datum.",
  "counter-misfit": "Die laufende Nummer passt bei Weitem nicht zu diesem Datum.",
  "check-running-number": "Nur möglich, wenn jede Ziffer der laufenden Nummer stimmt. Prüfen Sie sie.",
  "model-fits": "Die Modellnummer passt in diese Jahre.",
  "model-excludes": "Die Modellnummer schließt {year} aus.",
  "formats-overlap": "Zwei Datumsformate der Marke passen, mit verschiedenen Ergebnissen.",
  "year-estimated-from-count":
    "Das Jahr ist nach der laufenden Nummer geschätzt, die für die ganze Firmengruppe zählt.",
  "outside-attested-years":
    "{to, select, open {Dieses Datumsformat kennen wir erst ab {from}.} other {Dieses Datumsformat kennen wir nur von {from} bis {to}.}}",
  "near-miss-tail": "Die laufende Nummer ist ungewöhnlich lang oder kurz. Der Datumscode ist klar.",
  "near-miss-characters": "Die laufende Nummer enthält ungewöhnliche Zeichen. Der Datumscode ist klar.",
  "fits-other-brand":
    "Seriennummern von {brand} können genauso aussehen. Prüfen Sie den Namen auf dem Schild.",
  "week-is-approximate": "Die Woche kann um eine danebenliegen.",
  "no-such-week":
    "{year} hatte keine Woche 53. Gemeint sein kann Woche 52 von {year} oder Woche 1 von {next}.",
  "week-or-month-disputed":
    "Ob diese Ziffern Woche oder Monat sind, ist unter den Quellen strittig. Das Jahr ist sicher.",
  "year-table-disputed": "Beim Jahr liegen die Quellen um eines auseinander.",
  "sources-disagree": "Die Quellen nennen für diese Marke verschiedene Regeln.",
  "may-be-undated": "Laut einer anderen Quelle sind solche Nummern nur durchgezählt, ohne Datum.",
  "single-source": "Diese Regel stammt aus einer einzigen Quelle.",
  "inferred-from-sister-brand":
    "Das ist die Regel des Herstellers. Ein datiertes Gerät dieser Marke kennen wir nicht.",
  "inferred-rule": "Diese Regel ist unsere eigene. Keine Quelle nennt sie.",
  "maker-varies": "Unter diesem Namen haben mehrere Hersteller gebaut.",
};
