import type { Messages } from "../catalog/shape.ts";

/** What can be looked up on a heater, and why it tells when the heater was made. */
export const clues: Messages["clues"] = {
  "ask-rating-name": "Steht auf dem gelben EnergyGuide-Label UEF oder EF?",
  "where-rating-name":
    "Sehen Sie am Gerät oder in den Unterlagen nach. UEF ist der Einheitliche Energiefaktor.",
  "ask-label-price": "Welchen Energiepreis nennt das EnergyGuide-Label?",
  "where-label-price": "Im Kleingedruckten: Cent je kWh oder Dollar je Therm.",
  "ask-gas-valve-code": "Welche vier Ziffern stehen auf dem Gasventil?",
  "where-gas-valve-code": "Zwei Ziffern für das Jahr, dann zwei für die Woche.",
  "ask-standard-year": "Welches Jahr steht hinter „ANSI Z21.10“ auf dem Schild?",
  "where-standard-year": "Zum Beispiel: ANSI Z21.10.1-2014.",

  "answer-uef": "UEF",
  "answer-ef": "EF",
  "answer-prices-2023": "14 Cent je kWh oder 1,21 $ je Therm",
  "answer-prices-before-2023": "Ein anderer Preis, etwa 12 Cent je kWh oder 1,09 $ je Therm",
  "answer-code-between": "Von {from} bis {to}",
  "answer-year-from": "{year} oder später",

  "because-uef-since": "UEF steht erst seit {year} auf den Labels.",
  "because-ef-until": "UEF hat EF abgelöst: EF steht höchstens bis {year} auf den Labels.",
  "because-prices-since": "EnergyGuide-Labels nennen diese Preise seit {year}.",
  "because-prices-until":
    "Die EnergyGuide-Preise haben sich {year} geändert. Labels mit einem anderen Preis sind aus diesem Jahr oder älter.",
  "because-valve-fitted-soon":
    "Ein Gasventil wird innerhalb von etwa {years, plural, one {# Jahr} other {# Jahren}} eingebaut.",
  "because-written-after": "Ein Schild kann kein künftiges Jahr nennen, es ist also von {year} oder später.",
  "because-arrestor-since": "Der erste Gasspeicher mit Flammensperre wurde {year} erfunden.",
  "because-arrestor-until":
    "Seit {year} haben solche Gasspeicher einen geschlossenen Brenner mit Flammensperre.",
  "because-below-minimum":
    "Seit {until} brauchen solche Geräte mindestens den Energiefaktor {minimum, number}. Ihres hat weniger.",
  "because-heat-pump-since":
    "Seit {year} braucht ein Elektrospeicher mit mehr als {gallons, number} Gallonen eine Wärmepumpe. Ihrer hat keine.",
  "because-mark-since": "Dieses Zeichen tragen Warmwasserbereiter frühestens seit {year}.",
  "because-there-by": "Jemand hat dort {year} notiert, das Gerät ist also mindestens so alt.",
  "because-valve-made":
    "Das Gasventil ist aus Woche {week, number} des Jahres {year}. Eingebaut wird es innerhalb von etwa einem Jahr, außer als Ersatzteil.",

  "assumed-valve-fitted-soon":
    "Den Code erklären Rückrufe der CPSC. Wann ein Ventil eingebaut wird, nehmen wir an.",
  "assumed-written-after": "Das schließen wir aus dem, was auf dem Gerät gedruckt ist.",

  settleHeading: "Eine Frage klärt es",
  sometimes: "Ein früheres Jahr oder gar keines klärt nichts.",
  settled: "Geklärt durch Ihre Beobachtung: {answer}.",
  ruledOut: "Ausgeschlossen: {dates}.",
  undo: "Rückgängig",
};
