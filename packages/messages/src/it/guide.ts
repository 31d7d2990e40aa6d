import type { Messages } from "../catalog/shape.ts";

/**
 * How to read the serial number of a brand: three sentences at most, for the 14 most common brands. The guides of the
 * other brands are made from their formats with the `format…` texts.
 */
export const guide: Messages["guide"] = {
  title: "Come leggere i\u00a0numeri di serie {brand}",
  exampleCaption: "Esempio: {serial} significa {date}.",
  plateCaption: "Da una targhetta vera: {serial} significa {date}.",
  illustrationCaption: "Esempio inventato: {serial} per {date}.",
  plateHeading: "La targhetta:",
  formatIntro:
    "Di {brand} conosciamo {count, plural, one {un formato della data} many {# di formati della data} other {# formati della data}}.",
  formatSince: "Dal {from}",
  formatBetween: "Dal {from} al {to}",
  formatIn: "{year}",
  formatHolds: "In quest’ordine: {parts}.",
  formatUndated: "Un numero progressivo senza data.",
  yearsNote: "Un formato può essere rimasto in uso più a lungo.",
  confidenceHigh: "prove solide",
  confidenceMedium: "prove parziali",
  confidenceLow: "incerto",
  others: "Altri formati",
  more: "Altro su {brand}",
  printedDate: "Se su una targhetta c’è la data di fabbricazione, fa fede quella.",
  "ao-smith":
    "Dal 2008: due cifre per l’anno, due per la settimana. Prima: una lettera per il mese (da A a M, senza I), poi due cifre per l’anno. Dal 1982 circa al 2003 davanti c’è una lettera per la fabbrica.",
  rheem:
    "Salta le lettere iniziali. Poi due cifre sono il mese e due l’anno. Eccezione: con una sola A, M o Q e poi nove cifre, le prime due sono la settimana.",
  "bradford-white":
    "La prima lettera è l’anno, la seconda il mese (da A a M, senza I). Le lettere dell’anno si ripetono ogni 20 anni: A è il 1984, il 2004 o il 2024. Otto cifre dopo le lettere: dalla fine del 2007 in poi. Sette: prima.",
  whirlpool:
    "Le prime due cifre sono l’anno, le due successive la settimana. I codici degli elettrodomestici da cucina Whirlpool qui non valgono.",
  state:
    "Dal 2008: due cifre per l’anno, due per la settimana. Salta la lettera davanti, se c’è. Prima: una lettera per il mese (da A a M, senza I), poi due cifre per l’anno.",
  ge: "Sui modelli ad accumulo costruiti da Rheem salta le lettere: la prima e la seconda cifra sono il mese, la terza e la quarta l’anno. Su un ibrido GeoSpring con due lettere e sei cifre, le lettere sono mese e anno. Si ripetono ogni 12 anni. Sui modelli ad accumulo più recenti, della fabbrica di GE, cerca una data stampata.",
  kenmore:
    "Se il numero di modello inizia con 153, è di State o A. O. Smith: anno e settimana dal 2008, prima una lettera per il mese e poi l’anno. Usa il codice Rheem solo se la targhetta riporta Rheem.",
  american:
    "Salta la lettera davanti, se è una sola. Le prime due cifre sono l’anno, le due successive la settimana. I numeri più vecchi, con una lettera e sei o sette cifre, non contengono una data: leggi il codice di garanzia sulla targhetta.",
  craftmaster: "La prima e la seconda cifra sono l’anno, la terza e la quarta la settimana.",
  navien:
    "Più recenti: quattro cifre, una lettera, due cifre per l’anno, un carattere per il mese, due per il giorno. X, Y e Z sono ottobre, novembre e dicembre. Più vecchi, con 16 cifre: i caratteri da 5 a 8 sono l’anno, poi mese e giorno.",
  rinnai:
    "Dal 2009: una lettera per l’anno, poi una per il mese (da A a M, senza I). Per l’anno A è il 2009; I, O, Q, U e V non si usano. Prima: quattro cifre per anno e mese.",
};
