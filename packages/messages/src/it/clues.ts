import type { Messages } from "../catalog/shape.ts";

/** What can be looked up on a heater, and why it tells when the heater was made. */
export const clues: Messages["clues"] = {
  "ask-rating-name": "L’etichetta gialla EnergyGuide riporta UEF o EF?",
  "where-rating-name":
    "UEF è il fattore energetico uniforme, EF il vecchio fattore energetico. L’etichetta è all’esterno dell’apparecchio o tra i suoi documenti.",
  "ask-label-price": "Quale prezzo dell’energia usa l’etichetta EnergyGuide?",
  "where-label-price": "È scritto in piccolo, in centesimi per kWh o in dollari per therm.",
  "ask-gas-valve-code": "Quali quattro cifre ci sono sul corpo della valvola gas?",
  "where-gas-valve-code":
    "Le prime due sono l’anno, le ultime due la settimana in cui è stata fabbricata la valvola.",
  "ask-standard-year": "Quale anno segue «ANSI Z21.10» sulla targhetta?",
  "where-standard-year": "Per esempio: ANSI Z21.10.1-2014.",

  "answer-uef": "UEF",
  "answer-ef": "EF",
  "answer-prices-2023": "14 centesimi per kWh o 1,21 $ per therm",
  "answer-prices-before-2023": "Un altro prezzo, per esempio 12 centesimi per kWh o 1,09 $ per therm",
  "answer-code-between": "Da {from} a {to}",
  "answer-year-from": "{year} o dopo",

  "because-uef-since": "Le etichette riportano UEF dal {year}, non prima.",
  "because-ef-until": "UEF ha sostituito EF: un’etichetta riporta EF al più tardi fino al {year}.",
  "because-prices-since": "Le etichette EnergyGuide usano questi prezzi dal {year}.",
  "because-prices-until":
    "I prezzi sulle etichette EnergyGuide sono cambiati nel {year}: con un altro prezzo è al più tardi di quell’anno.",
  "because-valve-fitted-soon":
    "Una valvola gas viene montata su un apparecchio entro circa {years, plural, one {# anno} many {# di anni} other {# anni}}.",
  "because-written-after":
    "Un’etichetta non può citare un anno ancora da venire, quindi è del {year} o successiva.",
  "because-arrestor-since": "Il primo scaldabagno a gas con rompifiamma è stato inventato nel {year}.",
  "because-arrestor-until":
    "Dal {year} gli apparecchi a gas di questo tipo hanno bruciatore chiuso e rompifiamma.",
  "because-below-minimum":
    "Dall’anno {until} il fattore energetico minimo di un apparecchio simile è {minimum, number}. Questo ne ha meno.",
  "because-heat-pump-since":
    "Dal {year} un serbatoio elettrico di oltre {gallons, number} galloni richiede una pompa di calore. Questo non ce l’ha.",
  "because-mark-since": "Questo marchio si trova sugli scaldabagni non prima del {year}.",
  "because-there-by": "Qualcuno ci ha scritto {year}: l’apparecchio non è più recente.",
  "because-valve-made":
    "La valvola gas è stata fabbricata nella settimana {week, number} del {year}. Viene montata entro un anno circa, a meno che sia un ricambio.",

  "assumed-valve-fitted-soon":
    "Come si scrive il codice risulta dagli avvisi della CPSC. Quanto presto si monta una valvola è una nostra ipotesi.",
  "assumed-written-after": "Non serve una fonte: lo deduciamo da ciò che è stampato sull’apparecchio.",

  settleHeading: "Una domanda lo chiarisce",
  sometimes: "Un anno precedente, o nessuno, non chiarisce nulla.",
  settled: "Chiarito da ciò che hai visto: {answer}.",
  ruledOut: "Da escludere: {dates}.",
  undo: "Annulla",
};
