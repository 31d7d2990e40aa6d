import type { Messages } from "../catalog/shape.ts";

/**
 * How to read the serial number of a brand: three sentences at most, for the 14 most common brands. The guides of the
 * other brands are made from their formats with the `format…` texts.
 */
export const guide: Messages["guide"] = {
  title: "Come leggere i numeri di serie {brand}",
  exampleCaption: "Esempio: {serial} significa {date}.",
  plateCaption: "Da una targhetta vera: {serial} significa {date}.",
  illustrationCaption: "Esempio inventato: {serial} per {date}.",
  plateHeading: "Dov’è la targhetta:",
  formatIntro:
    "Di {brand} conosciamo {count, plural, one {un formato della data} many {# di formati della data} other {# formati della data}}.",
  formatSince: "Dal {from}",
  formatBetween: "Dal {from} al {to}",
  formatIn: "{year}",
  formatHolds: "In quest’ordine: {parts}.",
  formatUndated: "Un numero progressivo senza data.",
  yearsNote: "Gli anni vengono da apparecchi datati. Un formato può essere rimasto in uso più a lungo.",
  confidenceHigh: "prove solide",
  confidenceMedium: "prove parziali",
  confidenceLow: "incerto",
  others: "Altri formati della data",
  more: "Altro sui numeri di serie {brand}",
  printedDate: "Se sulla targhetta c’è anche la data di fabbricazione, fa fede quella.",
  "ao-smith":
    "Dal 2008: due cifre per l’anno, due per la settimana. 1836 è la settimana 36 del 2018. Prima: una lettera per il mese, poi due cifre per l’anno. A è gennaio, M dicembre, la I non si usa: E07 è maggio 2007. Dal 1982 circa al 2003 davanti c’è una lettera per la fabbrica: MD91 è aprile 1991.",
  rheem:
    "Salta le lettere iniziali. Poi due cifre sono il mese e due l’anno: 0504 è maggio 2004. Eccezione: dopo una sola A, M o Q seguita da nove cifre, le prime due sono la settimana.",
  "bradford-white":
    "La prima lettera è l’anno, la seconda il mese. A è gennaio, M dicembre, la I non si usa. Le lettere dell’anno si ripetono ogni 20 anni: A è il 1984, il 2004 o il 2024. Otto cifre dopo le lettere: dalla fine del 2007 in poi. Sette: prima.",
  whirlpool:
    "Le prime due cifre sono l’anno, le due dopo la settimana. I codici degli elettrodomestici da cucina Whirlpool qui non valgono.",
  ruud: "Salta le lettere iniziali. Poi due cifre sono il mese e due l’anno: 0585 è maggio 1985. Eccezione: dopo una sola A, M o Q seguita da nove cifre, le prime due sono la settimana.",
  state:
    "Dal 2008: due cifre per l’anno, due per la settimana. Salta la lettera davanti, se c’è. Prima: una lettera per il mese, poi due cifre per l’anno. A è gennaio, M dicembre, la I non si usa: H76 è agosto 1976.",
  ge: "Sui modelli ad accumulo costruiti da Rheem salta le lettere: la prima e la seconda cifra sono il mese, la terza e la quarta l’anno. Su un ibrido GeoSpring con due lettere e sei cifre, le lettere sono mese e anno e si ripetono ogni 12 anni. Sui modelli ad accumulo più recenti, della fabbrica di GE, cerca una data stampata.",
  kenmore:
    "Sears non costruiva scaldabagni: guarda il numero di modello. Se inizia con 153, è di State o A. O. Smith: anno e settimana dal 2008, prima una lettera per il mese e poi l’anno. Usa il codice Rheem solo se la targhetta riporta Rheem.",
  american:
    "Le prime due cifre sono l’anno, le due dopo la settimana: 9948 è la settimana 48 del 1999. Salta la lettera davanti, se è una sola. I numeri più vecchi, con una lettera e sei o sette cifre, non contengono una data: leggi il codice di garanzia sulla targhetta.",
  reliance:
    "Dal 2008 le prime quattro cifre sono anno e settimana: 0833 è la settimana 33 del 2008. I numeri più vecchi iniziano con una lettera per il mese, poi due cifre per l’anno.",
  richmond:
    "Salta le lettere iniziali. Poi due cifre sono il mese e due l’anno: 0419 è aprile 2019. Eccezione: dopo una sola A, M o Q seguita da nove cifre, le prime due sono la settimana.",
  craftmaster:
    "La prima e la seconda cifra sono l’anno, la terza e la quarta la settimana: 0120 è la settimana 20 del 2001.",
  navien:
    "Più recenti: quattro cifre, una lettera, due cifre per l’anno, un carattere per il mese, due per il giorno. X, Y e Z sono ottobre, novembre e dicembre. Più vecchi, con 16 cifre: i caratteri da 5 a 8 sono l’anno, poi mese e giorno. Se la targhetta laterale riporta l’anno, fa fede quello.",
  rinnai:
    "Dal 2009: una lettera per l’anno, poi una per il mese. Anni: A è il 2009, senza I, O, Q, U e V. Mesi: A è gennaio, M dicembre, senza la I. Prima: quattro cifre per anno e mese. 04.03 è marzo 2004.",
};
