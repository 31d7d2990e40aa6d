import type { Messages } from "../catalog/shape.ts";

/**
 * How to read the serial number of a brand: three sentences at most, for the 14 most common brands. The guides of the
 * other brands are made from their formats with the `format…` texts.
 */
export const guide: Messages["guide"] = {
  title: "Come leggere i numeri di serie {brand}",
  exampleCaption: "Esempio: {serial} significa {date}.",
  plateCaption: "Da una targhetta: {serial} significa {date}.",
  illustrationCaption: "Ecco come sarebbe: {serial}, cioè {date}.",
  plateHeading: "Posizione della targhetta:",
  formatIntro:
    "Per i numeri di serie {brand} conosciamo {count, plural, one {un formato} many {# di formati} other {# formati}}.",
  formatSince: "Dal {from}",
  formatBetween: "Dal {from} al {to}",
  formatIn: "{year}",
  formatHolds: "In quest’ordine: {parts}.",
  formatUndated: "Un numero progressivo che non contiene alcuna data.",
  yearsNote:
    "Gli anni sono quelli degli apparecchi datati che conosciamo. Ogni formato può essere stato in uso più a lungo.",
  confidenceHigh: "prove solide",
  confidenceMedium: "prove parziali",
  confidenceLow: "prove incerte",
  others: "Altri modi di scrivere la data",
  more: "Tutto quello che sappiamo sui numeri di serie {brand}",
  printedDate:
    "Se sulla targhetta è stampata anche una data di fabbricazione, fidati di quella più che del numero di serie.",
  "ao-smith":
    "Dal 2008 il numero inizia con due cifre per l’anno e due per la settimana: 1836 è la settimana 36 del 2018. Per gli anni precedenti cerca una lettera per il mese davanti a due cifre per l’anno; A è gennaio, M è dicembre e la I non si usa, quindi E07 è maggio 2007. Dal 1982 circa al 2003 davanti c’è anche una lettera per la fabbrica: MD91 è aprile 1991.",
  rheem:
    "Salta le lettere iniziali. Le prime due cifre sono il mese, la terza e la quarta l’anno: 0504 è maggio 2004. C’è un’eccezione: dopo una sola A, M o Q seguita da nove cifre, le prime due sono la settimana.",
  "bradford-white":
    "La prima lettera è l’anno e la seconda il mese; A è gennaio, M è dicembre e la I non si usa. Le lettere dell’anno ricominciano ogni 20 anni, quindi A è il 1984, il 2004 o il 2024. Conta le cifre dopo le lettere: con otto l’apparecchio è della fine del 2007 o più recente, con sette è precedente.",
  whirlpool:
    "American Water Heater ha costruito gli scaldabagni Whirlpool. Le prime due cifre sono l’anno e le due successive la settimana. I codici a lettere degli elettrodomestici da cucina Whirlpool qui non valgono.",
  ruud: "Lo stesso sistema di Rheem: salta le lettere iniziali, poi leggi due cifre per il mese e due per l’anno. 0585 è maggio 1985. Dopo una sola A, M o Q seguita da nove cifre, le prime due sono la settimana.",
  state:
    "Dal 2008: due cifre per l’anno e due per la settimana, dopo una lettera che puoi saltare. Prima di allora la prima lettera è il mese e le due cifre successive sono l’anno; A è gennaio, M è dicembre e la I non si usa. H76 è agosto 1976.",
  ge: "Sui modelli ad accumulo costruiti da Rheem, salta le lettere: la prima e la seconda cifra sono il mese, la terza e la quarta l’anno. Su un ibrido GeoSpring con due lettere e sei cifre, la prima lettera è il mese e la seconda l’anno, e le lettere si ripetono ogni 12 anni. Sui modelli ad accumulo più recenti della fabbrica di GE, cerca una data sulla targhetta.",
  kenmore:
    "Sears non ha mai costruito scaldabagni, quindi conta prima di tutto il numero di modello: se inizia con 153, il produttore è State o A. O. Smith. Sugli apparecchi dal 2008 in poi leggi anno e settimana, su quelli precedenti una lettera per il mese e poi l’anno. Usa il codice Rheem solo se sulla targhetta c’è scritto Rheem.",
  american:
    "Le prime due cifre sono l’anno e le due successive la settimana: 9948 è la settimana 48 del 1999. Una singola lettera davanti si può saltare. I numeri più vecchi, con una lettera e sei o sette cifre, non contengono alcuna data: leggi il codice di garanzia sulla stessa targhetta.",
  reliance:
    "State costruisce gli scaldabagni Reliance. Dal 2008 le prime quattro cifre sono anno e settimana: 0833 è la settimana 33 del 2008. Gli apparecchi precedenti iniziano con una lettera per il mese e due cifre per l’anno.",
  richmond:
    "Rheem costruisce i modelli ad accumulo Richmond, che usano il suo codice: salta le lettere, poi leggi due cifre per il mese e due per l’anno. 0419 è aprile 2019. Dopo una sola A, M o Q seguita da nove cifre, le prime due sono la settimana.",
  craftmaster:
    "La prima e la seconda cifra sono l’anno, la terza e la quarta la settimana: 0120 è la settimana 20 del 2001.",
  navien:
    "Sugli apparecchi più recenti il numero è composto da quattro cifre, una lettera, due cifre per l’anno, un carattere per il mese (X, Y e Z sono ottobre, novembre e dicembre) e due per il giorno. Su quelli meno recenti, con 16 cifre, i caratteri da 5 a 8 sono l’anno completo, seguito da mese e giorno. L’anno può essere stampato anche sulla targhetta laterale: fidati prima di tutto di quello.",
  rinnai:
    "Dal 2009 il numero inizia con due lettere: la prima è l’anno (A è il 2009; I, O, Q, U e V non si usano), la seconda il mese (A è gennaio, M è dicembre, senza la I). Prima del 2009 inizia con quattro cifre, anno e mese: 04.03 è marzo 2004.",
};
