import type { Messages } from "../catalog/shape.ts";

/** What can be looked up on a heater, and why it tells when the heater was made. */
export const clues: Messages["clues"] = {
  "ask-rating-name": "Sull’etichetta gialla EnergyGuide c’è UEF o EF?",
  "where-rating-name": "Guarda sull’apparecchio o tra i documenti. UEF è il fattore energetico uniforme.",
  "ask-label-price": "Quale prezzo dell’energia usa l’etichetta EnergyGuide?",
  "where-label-price": "Scritto in piccolo: centesimi per kWh o dollari per therm.",
  "ask-gas-valve-code": "Quali quattro cifre ci sono sulla valvola gas?",
  "where-gas-valve-code": "Due cifre per l’anno, due per la settimana.",
  "ask-standard-year": "Quale anno segue «ANSI Z21.10» sulla targhetta?",
  "where-standard-year": "Per esempio: ANSI Z21.10.1-2014.",

  "answer-uef": "UEF",
  "answer-ef": "EF",
  "answer-prices-2023": "14 centesimi per kWh o 1,21 $ per therm",
  "answer-prices-before-2023": "Un altro prezzo, per esempio 12 centesimi per kWh o 1,09 $ per therm",
  "answer-code-between": "Da {from} a {to}",
  "answer-year-from": "dal {year} in poi",

  "because-uef-since": "L’UEF è sulle etichette solo dal {year}.",
  "because-ef-until": "L’UEF ha sostituito l’EF: un’etichetta con EF è al più tardi del {year}.",
  "because-prices-since": "Le etichette EnergyGuide usano questi prezzi dal {year}.",
  "because-prices-until":
    "I prezzi EnergyGuide sono cambiati nel {year}. Un’etichetta con un altro prezzo è di quell’anno o precedente.",
  "because-valve-fitted-soon":
    "Una valvola gas si monta entro circa {years, plural, one {# anno} many {# di anni} other {# anni}}.",
  "because-written-after": "Un’etichetta non può citare un anno futuro: è del {year} o successiva.",
  "because-arrestor-since": "Il primo scaldabagno a gas con rompifiamma è stato inventato nel {year}.",
  "because-arrestor-until": "Dal {year} questi apparecchi a gas hanno bruciatore chiuso e rompifiamma.",
  "because-below-minimum":
    "Dall’anno {until} questi apparecchi devono avere un fattore energetico di almeno {minimum, number}. Il tuo è più basso.",
  "because-heat-pump-since":
    "Dal {year} un serbatoio elettrico oltre i {gallons, number} galloni deve avere la pompa di calore. Il tuo non l’ha.",
  "because-mark-since": "Questo marchio c’è sugli scaldabagni dal {year}, non prima.",
  "because-there-by": "Qualcuno ci ha scritto {year}: lo scaldabagno c’era già.",
  "because-valve-made":
    "La valvola gas è della settimana {week, number} del {year}. Si monta entro un anno circa, a meno che sia un ricambio.",

  "assumed-valve-fitted-soon":
    "Il codice è spiegato nei richiami della CPSC. Quando si monta una valvola è una nostra ipotesi.",
  "assumed-written-after": "Lo deduciamo da quello che è stampato sull’apparecchio.",

  settleHeading: "Basta una domanda",
  sometimes: "Se l’anno è precedente, o non c’è, resta il dubbio.",
  settled: "Lo chiarisce quello che hai visto: {answer}.",
  ruledOut: "Escluso: {dates}.",
  undo: "Annulla",
};
