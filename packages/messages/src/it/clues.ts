import type { Messages } from "../catalog/shape.ts";

/** What can be looked up on a heater, and why it tells when the heater was made. */
export const clues: Messages["clues"] = {
  "ask-rating-name": "Sull’etichetta gialla EnergyGuide c’è UEF o EF?",
  "where-rating-name": "È sull’apparecchio o tra i documenti.",
  "ask-label-price": "Quale prezzo dell’energia usa l’etichetta EnergyGuide?",
  "where-label-price": "È scritto in piccolo.",
  "ask-gas-valve-code": "Quali quattro cifre ci sono sulla valvola gas?",
  "where-gas-valve-code": "È la scatola con la manopola della temperatura. 0329 è la settimana 29 del 2003.",
  "ask-standard-year": "Quale anno segue «ANSI Z21.10» sulla targhetta?",
  "where-standard-year": "Per esempio: ANSI Z21.10.1-2014.",

  "answer-uef": "UEF",
  "answer-ef": "EF",
  "answer-prices-2023": "14 centesimi per kWh o 1,21 $ per therm",
  "answer-prices-before-2023": "Un altro prezzo",
  "answer-code-between": "Da {from} a {to}",
  "answer-year-from": "dal {year} in poi",

  "because-uef-since": "L’UEF è sulle etichette solo dal {year}.",
  "because-ef-until": "Dopo il {year} le etichette non riportano più l’EF.",
  "because-prices-since": "Le etichette EnergyGuide usano questi prezzi dal {year}.",
  "because-prices-until": "Un’etichetta con un altro prezzo è del {year} o precedente.",
  "because-valve-fitted-soon":
    "Una valvola gas si monta entro circa {years, plural, one {# anno} many {# di anni} other {# anni}}.",
  "because-written-after": "Un’etichetta che cita il {year} è di quell’anno o successiva.",
  "because-arrestor-since": "Il primo scaldabagno a gas con rompifiamma è stato inventato nel {year}.",
  "because-arrestor-until": "Dal {year} questi apparecchi a gas hanno il bruciatore chiuso.",
  "because-below-minimum":
    "Dall’anno {until} questi apparecchi devono avere un fattore energetico di almeno {minimum, number}.",
  "because-heat-pump-since":
    "Dal {year} un serbatoio elettrico oltre i {gallons, number} galloni deve avere la pompa di calore.",
  "because-mark-since": "Prima del {year} nessuno scaldabagno aveva questo marchio.",
  "because-there-by": "Qualcuno ci ha scritto {year}: lo scaldabagno c’era già.",
  "because-valve-made":
    "La valvola gas è della settimana {week, number} del {year}. Se non è un ricambio, è stata montata entro un anno circa.",

  "assumed-valve-fitted-soon": "I tempi di montaggio sono una nostra ipotesi.",
  "assumed-written-after": "Lo deduciamo da quello che è stampato.",

  settleHeading: "Una domanda",
  sometimes: "Se l’anno è precedente, o non c’è, resta il dubbio.",
  settled: "Hai visto: {answer}.",
  ruledOut: "Escluso: {dates}.",
  undo: "Annulla",
};
