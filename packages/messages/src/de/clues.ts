import type { Messages } from "../catalog/shape.ts";

/** What can be looked up on a heater, and why it tells when the heater was made. */
export const clues: Messages["clues"] = {
  "ask-rating-name": "Steht auf dem gelben EnergyGuide-Label UEF oder EF?",
  "where-rating-name": "Es klebt am Gerät oder liegt bei den Unterlagen.",
  "ask-label-price": "Welchen Energiepreis nennt das EnergyGuide-Label?",
  "where-label-price": "Er steht im Kleingedruckten.",
  "ask-gas-valve-code": "Welche vier Ziffern stehen auf dem Gasventil?",
  "where-gas-valve-code": "Das ist der Kasten mit dem Temperaturregler. 0329 ist Woche 29 von 2003.",
  "ask-standard-year": "Welches Jahr steht hinter „ANSI Z21.10“ auf dem Schild?",
  "where-standard-year": "Zum Beispiel: ANSI Z21.10.1-2014.",

  "answer-uef": "UEF",
  "answer-ef": "EF",
  "answer-prices-2023": "14 Cent pro kWh oder 1,21 $ pro Therm",
  "answer-prices-before-2023": "Ein anderer Preis",
  "answer-code-between": "Von {from} bis {to}",
  "answer-year-from": "{year} oder später",

  "because-uef-since": "UEF steht erst seit {year} auf den Labels.",
  "because-ef-until": "EF stand nur bis spätestens {year} auf den Labels.",
  "because-prices-since": "EnergyGuide-Labels nennen diese Preise seit {year}.",
  "because-prices-until": "Labels mit einem anderen Preis sind von {year} oder älter.",
  "because-valve-fitted-soon":
    "Ein Gasventil wird innerhalb von etwa {years, plural, one {# Jahr} other {# Jahren}} eingebaut.",
  "because-written-after": "Ein Schild mit der Jahreszahl {year} ist frühestens aus diesem Jahr.",
  "because-arrestor-since": "Der erste Gasspeicher mit Flammensperre wurde {year} erfunden.",
  "because-arrestor-until": "Seit {year} haben solche Gasspeicher einen geschlossenen Brenner.",
  "because-below-minimum":
    "Seit {until} brauchen solche Geräte mindestens den Energiefaktor {minimum, number}.",
  "because-heat-pump-since":
    "Seit {year} braucht ein Elektrospeicher mit mehr als {gallons, number} Gallonen eine Wärmepumpe.",
  "because-mark-since": "Vor {year} trug kein Warmwasserbereiter dieses Zeichen.",
  "because-there-by": "Jemand hat dort {year} notiert, das Gerät ist also mindestens so alt.",
  "because-valve-made":
    "Das Gasventil ist aus Woche {week, number} von {year}. Wurde es nicht ersetzt, kam es innerhalb von etwa einem Jahr ins Gerät.",

  "assumed-valve-fitted-soon": "Wann es eingebaut wurde, nehmen wir an.",
  "assumed-written-after": "Das schließen wir aus dem Aufdruck.",

  settleHeading: "Eine Frage",
  sometimes: "Ein früheres Jahr oder gar keines klärt nichts.",
  settled: "Gesehen: {answer}.",
  ruledOut: "Ausgeschlossen: {dates}.",
  undo: "Rückgängig",
};
