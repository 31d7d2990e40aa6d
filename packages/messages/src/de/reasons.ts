import type { Messages } from "../catalog/shape.ts";

/** Why a reading is offered, and what speaks for or against it. Keys are the decoder's reason codes. */
export const reasons: Messages["reasons"] = {
  "brand-format": "Die Nummer hat genau das Format dieser Marke.",
  "year-from-table": "Das Jahr steht in der Tabelle des Herstellers.",
  "eight-digits-after-letters": "Acht Ziffern nach den Buchstaben: hergestellt nach {since}.",
  "seven-digits-after-letters": "Sieben Ziffern nach den Buchstaben: hergestellt vor {until}.",
  "four-digit-year": "Das Jahr ist ausgeschrieben.",
  "plant-letter-means-week": "Bei diesem Werksbuchstaben sind die beiden Ziffern die Woche.",
  "manufacturer-exception": "Der Hersteller hat bei dieser Nummer einen Druckfehler gemeldet.",
  "decade-from-month-code": "Das Zeichen für den Monat verrät auch das Jahrzehnt.",
  "printed-form": "Ihre Punkte oder Striche entscheiden, wie die Nummer zu lesen ist.",
  "month-not-padded": "Ohne führende Null hat der Monat zwei Lesarten.",
  "letters-repeat": "Die Jahresbuchstaben wiederholen sich alle {every} Jahre.",
  "older-cycle": "Die Buchstaben standen auch schon für {year}.",
  "single-year-digit": "Die einzelne Jahresziffer wiederholt sich alle zehn Jahre.",
  "counter-fits": "Die laufende Nummer passt zu diesem Datum.",
  "counter-misfit": "Die laufende Nummer passt nicht zu diesem Datum.",
  "check-running-number": "Nur möglich, wenn jede Ziffer der laufenden Nummer stimmt.",
  "model-fits": "Die Modellnummer passt in diese Jahre.",
  "model-excludes": "Die Modellnummer schließt {year} aus.",
  "model-contradicts": "Die Modellnummer gehört zu anderen Jahren.",
  "formats-overlap": "Zwei Formate der Marke passen, mit verschiedenen Daten.",
  "year-estimated-from-count": "Das Jahr ist nach der laufenden Nummer geschätzt.",
  "outside-attested-years":
    "Dieses Datumsformat kennen wir {to, select, open {erst ab {from}} other {nur von {from} bis {to}}}.",
  "near-miss-tail": "Die laufende Nummer ist ungewöhnlich lang oder kurz.",
  "near-miss-characters": "Die laufende Nummer enthält ungewöhnliche Zeichen.",
  "fits-other-brand":
    "Seriennummern von {brand} können genauso aussehen. Prüfen Sie den Namen auf dem Schild.",
  "week-is-approximate": "Die Woche kann um eine danebenliegen.",
  "no-such-week":
    "{year} hatte keine Woche 53. Gemeint sein kann Woche 52 von {year} oder Woche 1 von {next}.",
  "week-or-month-disputed":
    "Die Quellen sind uneins, ob das die Woche oder der Monat ist. Das Jahr ist sicher.",
  "year-table-disputed": "Beim Jahr weichen die Quellen um eins voneinander ab.",
  "sources-disagree": "Die Quellen nennen für diese Marke verschiedene Regeln.",
  "may-be-undated": "Laut einer anderen Quelle enthalten solche Nummern kein Datum.",
  "single-source": "Diese Regel nennt nur eine Quelle.",
  "inferred-from-sister-brand":
    "Der Hersteller nutzt diese Regel. Für diese Marke konnten wir sie nicht bestätigen.",
  "inferred-rule": "Diese Regel ist unsere eigene.",
  "maker-varies": "Unter diesem Namen haben mehrere Hersteller gebaut.",
};
