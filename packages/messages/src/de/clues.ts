import type { Messages } from "../catalog/shape.ts";

/** What can be looked up on a heater, and why it tells when the heater was made. */
export const clues: Messages["clues"] = {
  "ask-rating-name": "Steht auf dem gelben EnergyGuide-Schild UEF oder EF?",
  "where-rating-name":
    "UEF ist der Einheitliche Energiefaktor, EF der frühere Energiefaktor. Das Schild ist außen am Gerät oder liegt bei den Unterlagen.",
  "ask-label-price": "Welchen Energiepreis nennt das EnergyGuide-Schild?",
  "where-label-price": "Er steht im Kleingedruckten, in Cent je kWh oder in Dollar je Therm.",
  "ask-gas-valve-code": "Welche vier Ziffern stehen auf dem Gehäuse des Gasventils?",
  "where-gas-valve-code":
    "Die ersten beiden sind das Jahr, die letzten beiden die Woche, in der das Ventil hergestellt wurde.",
  "ask-standard-year": "Welches Jahr steht auf dem Typenschild hinter „ANSI Z21.10“?",
  "where-standard-year": "Zum Beispiel: ANSI Z21.10.1-2014.",

  "answer-uef": "UEF",
  "answer-ef": "EF",
  "answer-prices-2023": "14 Cent für die kWh oder 1,21 $ für das Therm",
  "answer-prices-before-2023": "Ein anderer Preis, etwa 12 Cent für die kWh oder 1,09 $ für das Therm",
  "answer-code-between": "Von {from} bis {to}",
  "answer-year-from": "{year} oder später",

  "because-uef-since": "UEF steht erst seit {year} auf den Schildern.",
  "because-ef-until": "UEF hat EF abgelöst: EF steht höchstens bis {year} auf den Schildern.",
  "because-prices-since": "EnergyGuide-Schilder nennen diese Preise seit {year}.",
  "because-prices-until":
    "Die Preise auf EnergyGuide-Schildern haben sich {year} geändert: Mit einem anderen Preis ist das Schild spätestens aus diesem Jahr.",
  "because-valve-fitted-soon":
    "Ein Gasventil wird innerhalb von etwa {years, plural, one {# Jahr} other {# Jahren}} eingebaut.",
  "because-written-after":
    "Ein Schild kann kein Jahr nennen, das noch nicht begonnen hat. Es ist also frühestens von {year}.",
  "because-arrestor-since": "Der erste Gasspeicher mit Flammensperre wurde {year} erfunden.",
  "because-arrestor-until":
    "Seit {year} werden Gasspeicher dieser Art mit geschlossenem Brenner und Flammensperre gebaut.",
  "because-below-minimum":
    "Seit {until} muss ein solches Gerät mindestens den Energiefaktor {minimum, number} haben. Dieses hat weniger.",
  "because-heat-pump-since":
    "Seit {year} braucht ein Elektrospeicher mit mehr als {gallons, number} Gallonen eine Wärmepumpe. Dieser hat keine.",
  "because-mark-since": "Dieses Zeichen tragen Warmwasserbereiter frühestens seit {year}.",
  "because-there-by": "Jemand hat dort {year} notiert: Das Gerät ist nicht jünger.",
  "because-valve-made":
    "Das Gasventil wurde in Woche {week, number} des Jahres {year} hergestellt. Es wird etwa innerhalb eines Jahres eingebaut, außer als Ersatzteil.",

  "assumed-valve-fitted-soon":
    "Wie der Code geschrieben wird, zeigen Rückrufe der CPSC. Wie bald ein Ventil eingebaut wird, nehmen wir an.",
  "assumed-written-after":
    "Dafür braucht es keine Quelle: Wir schließen es aus dem, was auf dem Gerät gedruckt ist.",

  settleHeading: "Eine Frage klärt es",
  sometimes: "Ein früheres Jahr oder gar keines klärt nichts.",
  settled: "Geklärt durch das, was Sie gesehen haben: {answer}.",
  ruledOut: "Ausgeschlossen: {dates}.",
  undo: "Rückgängig machen",
};
